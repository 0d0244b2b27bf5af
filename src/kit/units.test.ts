import { expect, it } from 'vitest';
import * as units from './units.ts';
import type { Unit } from './units.ts';

const byName = new Map(Object.entries<Unit>(units));

// Units as messages and documents write them after a number: symbols of the SI unchanged, other units in words.
it.each([
  ['reais', 'reais', 'BRL'],
  ['percentage', '%', '%'],
  ['percentageAPeriod', '%', '%'],
  ['kg', 'kg', 'kg'],
  ['g', 'g', 'g'],
  ['mg', 'mg', 'mg'],
  ['gPerKg', 'g/kg', 'g/kg'],
  ['kgPerM3', 'kg/m³', 'kg/m³'],
  ['gPerDay', 'g por dia', 'g a day'],
  ['kgPerM2', 'kg/m²', 'kg/m²'],
  ['gPerCm3', 'g/cm³', 'g/cm³'],
  ['gPerL', 'g/L', 'g/L'],
  ['mgPerL', 'mg/L', 'mg/L'],
  ['gPerLHour', 'g/L por hora', 'g/L an hour'],
  ['mm', 'mm', 'mm'],
  ['cm', 'cm', 'cm'],
  ['m', 'm', 'm'],
  ['m2', 'm²', 'm²'],
  ['m3', 'm³', 'm³'],
  ['ml', 'ml', 'ml'],
  ['litres', 'litros', 'liters'],
  ['litresPerDay', 'litros por dia', 'liters a day'],
  ['litresPerPersonAndDay', 'litros por pessoa e dia', 'liters per person and day'],
  ['litresPerMinute', 'litros por minuto', 'liters a minute'],
  ['litresPerKg', 'litros por kg', 'liters per kg'],
  ['m2PerLitre', 'm² por litro', 'm² per liter'],
  ['unitsPerM2', 'peças por m²', 'pieces per m²'],
  ['degrees', 'graus', 'degrees'],
  ['years', 'anos', 'years'],
  ['months', 'meses', 'months'],
  ['weeks', 'semanas', 'weeks'],
  ['days', 'dias', 'days'],
  ['hours', 'horas', 'hours'],
  ['minutes', 'minutos', 'minutes'],
  ['milliseconds', 'milissegundos', 'milliseconds'],
  ['seconds', 'segundos', 'seconds'],
  ['hoursPerDay', 'horas por dia', 'hours a day'],
  ['hoursPerMonth', 'horas por mês', 'hours a month'],
  ['hoursPerNight', 'horas por noite', 'hours a night'],
  ['daysPerWeek', 'dias por semana', 'days a week'],
  ['daysPerMonth', 'dias por mês', 'days a month'],
  ['businessDays', 'dias úteis', 'business days'],
  ['monthsOrYears', 'meses ou anos', 'months or years'],
  ['daysMonthsOrYears', 'dias, meses ou anos', 'days, months or years'],
  ['periods', 'períodos', 'periods'],
  ['purchasesPerPeriod', 'compras por período', 'purchases a period'],
  ['minutesPerDay', 'minutos por dia', 'minutes a day'],
  ['minutesPerWeek', 'minutos por semana', 'minutes a week'],
  ['timesPerDay', 'vezes por dia', 'times a day'],
  ['timesPerWeek', 'vezes por semana', 'times a week'],
  ['W', 'W', 'W'],
  ['VA', 'VA', 'VA'],
  ['WPerM2', 'W/m²', 'W/m²'],
  ['btuPerHour', 'BTU/h', 'BTU/h'],
  ['kWh', 'kWh', 'kWh'],
  ['reaisPerKWh', 'reais por kWh', 'BRL per kWh'],
  ['lumens', 'lúmens', 'lumens'],
  ['lux', 'lux', 'lux'],
  ['kcal', 'kcal', 'kcal'],
  ['kcalPerDay', 'kcal por dia', 'kcal a day'],
  ['bpm', 'bpm', 'bpm'],
  ['MET', 'MET', 'MET'],
  ['people', 'pessoas', 'people'],
  ['pieces', 'peças', 'pieces'],
  ['bytes', 'bytes', 'bytes'],
  ['bits', 'bits', 'bits'],
  ['characters', 'caracteres', 'characters'],
  ['modules', 'módulos', 'modules'],
  ['lines', 'linhas', 'lines'],
  ['wordsPerMinute', 'ppm', 'wpm'],
])('%s: %s, in English %s', (name, pt, en) => {
  expect(byName.get(name)).toMatchObject({ pt, en });
});

it('a value is called an amount only in units of money', () => {
  const noun = { pt: 'um valor', en: 'an amount' };
  const named = [...byName].filter(([, unit]) => unit.noun !== undefined);
  expect(named.map(([name, unit]) => [name, unit.noun])).toEqual([
    ['reais', noun],
    ['reaisPerKWh', noun],
  ]);
});
