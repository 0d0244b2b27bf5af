/** Units of measure, as a message names them after a number: `de 30 a 300, em cm`. */
import type { Text } from './texts.ts';

export interface Unit extends Text {
  /** Name of a value in this unit, with its article. Default: a number. */
  readonly noun?: Text;
  /** The field whose choice completes the unit: a rate of `%` counts per month or per year. */
  readonly field?: string;
}

/* @__NO_SIDE_EFFECTS__ */
function symbol(text: string): Unit {
  return { pt: text, en: text };
}

/** Brazilian money. */
export const reais: Unit = { pt: 'reais', en: 'BRL', noun: { pt: 'um valor', en: 'an amount' } };
export const percentage: Unit = symbol('%');
/** A rate of interest. */
export const percentageAPeriod: Unit = { pt: '%', en: '%', field: 'periodoTaxa' };

export const kg: Unit = symbol('kg');
export const g: Unit = symbol('g');
export const mg: Unit = symbol('mg');
export const gPerKg: Unit = symbol('g/kg');
export const kgPerM3: Unit = symbol('kg/m³');
export const gPerDay: Unit = { pt: 'g por dia', en: 'g a day' };
export const kgPerM2: Unit = symbol('kg/m²');
export const gPerCm3: Unit = symbol('g/cm³');
export const gPerL: Unit = symbol('g/L');
export const mgPerL: Unit = symbol('mg/L');
export const gPerLHour: Unit = { pt: 'g/L por hora', en: 'g/L an hour' };

export const mm: Unit = symbol('mm');
export const cm: Unit = symbol('cm');
export const m: Unit = symbol('m');
export const m2: Unit = symbol('m²');
export const m3: Unit = symbol('m³');
export const ml: Unit = symbol('ml');
export const litres: Unit = { pt: 'litros', en: 'liters' };
export const litresPerDay: Unit = { pt: 'litros por dia', en: 'liters a day' };
export const litresPerPersonAndDay: Unit = {
  pt: 'litros por pessoa e dia',
  en: 'liters per person and day',
};
export const litresPerMinute: Unit = { pt: 'litros por minuto', en: 'liters a minute' };
export const litresPerKg: Unit = { pt: 'litros por kg', en: 'liters per kg' };
export const m2PerLitre: Unit = { pt: 'm² por litro', en: 'm² per liter' };
export const unitsPerM2: Unit = { pt: 'peças por m²', en: 'pieces per m²' };
export const degrees: Unit = { pt: 'graus', en: 'degrees' };

export const years: Unit = { pt: 'anos', en: 'years' };
export const months: Unit = { pt: 'meses', en: 'months' };
export const weeks: Unit = { pt: 'semanas', en: 'weeks' };
export const days: Unit = { pt: 'dias', en: 'days' };
export const hours: Unit = { pt: 'horas', en: 'hours' };
export const minutes: Unit = { pt: 'minutos', en: 'minutes' };
export const milliseconds: Unit = { pt: 'milissegundos', en: 'milliseconds' };
export const seconds: Unit = { pt: 'segundos', en: 'seconds' };
export const hoursPerDay: Unit = { pt: 'horas por dia', en: 'hours a day' };
export const hoursPerMonth: Unit = { pt: 'horas por mês', en: 'hours a month' };
export const hoursPerNight: Unit = { pt: 'horas por noite', en: 'hours a night' };
export const daysPerWeek: Unit = { pt: 'dias por semana', en: 'days a week' };
export const daysPerMonth: Unit = { pt: 'dias por mês', en: 'days a month' };
export const businessDays: Unit = { pt: 'dias úteis', en: 'business days' };
export const monthsOrYears: Unit = { pt: 'meses ou anos', en: 'months or years', field: 'unidadePrazo' };
export const daysMonthsOrYears: Unit = {
  pt: 'dias, meses ou anos',
  en: 'days, months or years',
  field: 'unidadePrazo',
};
/** Periods of whatever length the caller counts in. */
export const periods: Unit = { pt: 'períodos', en: 'periods' };
export const purchasesPerPeriod: Unit = { pt: 'compras por período', en: 'purchases a period' };
export const minutesPerDay: Unit = { pt: 'minutos por dia', en: 'minutes a day' };
export const minutesPerWeek: Unit = { pt: 'minutos por semana', en: 'minutes a week' };
export const timesPerDay: Unit = { pt: 'vezes por dia', en: 'times a day' };
export const timesPerWeek: Unit = { pt: 'vezes por semana', en: 'times a week' };

export const W: Unit = symbol('W');
export const VA: Unit = symbol('VA');
export const WPerM2: Unit = symbol('W/m²');
export const btuPerHour: Unit = symbol('BTU/h');
export const kWh: Unit = symbol('kWh');
export const reaisPerKWh: Unit = {
  pt: 'reais por kWh',
  en: 'BRL per kWh',
  noun: { pt: 'um valor', en: 'an amount' },
};
export const lumens: Unit = { pt: 'lúmens', en: 'lumens' };
export const lux: Unit = symbol('lux');
export const kcal: Unit = symbol('kcal');
export const kcalPerDay: Unit = { pt: 'kcal por dia', en: 'kcal a day' };
export const bpm: Unit = symbol('bpm');
export const MET: Unit = symbol('MET');

export const people: Unit = { pt: 'pessoas', en: 'people' };
export const pieces: Unit = { pt: 'peças', en: 'pieces' };
export const bytes: Unit = symbol('bytes');
export const bits: Unit = symbol('bits');
export const characters: Unit = { pt: 'caracteres', en: 'characters' };
/** The squares of a QR code. */
export const modules: Unit = { pt: 'módulos', en: 'modules' };
export const lines: Unit = { pt: 'linhas', en: 'lines' };
export const wordsPerMinute: Unit = { pt: 'ppm', en: 'wpm' };
