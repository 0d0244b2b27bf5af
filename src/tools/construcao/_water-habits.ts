/** Litres of water that a household uses, by its habits. */
import * as v from 'valibot';
import { between, describe, inUnit } from '../../kit/fields/index.ts';
import {
  litres,
  litresPerDay,
  litresPerMinute,
  minutes,
  minutesPerDay,
  minutesPerWeek,
  percentage,
  timesPerDay,
  timesPerWeek,
  type Unit,
} from '../../kit/units.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';

const DAYS_A_WEEK = 7;

/* @__NO_SIDE_EFFECTS__ */
function habit(unit: Unit, byDefault: number) {
  return inUnit(unit, v.optional(between(0, 1e6), byDefault));
}

/** Per person, unless a field says that it is for the house. */
export const habits = v.object({
  banhosPorDia: describe(habit(timesPerDay, 1), {
    pt: 'Banhos de cada pessoa',
    en: 'Showers of each person',
  }),
  minutosBanho: describe(habit(minutes, 8), { pt: 'Duração de um banho', en: 'Duration of a shower' }),
  vazaoChuveiro: describe(habit(litresPerMinute, 9), { pt: 'Vazão do chuveiro', en: 'Flow of the shower' }),
  descargasPorDia: describe(habit(timesPerDay, 4), {
    pt: 'Descargas de cada pessoa',
    en: 'Toilet flushes of each person',
  }),
  litrosDescarga: describe(habit(litres, 6), { pt: 'Água de uma descarga', en: 'Water of one flush' }),
  minutosPia: describe(habit(minutesPerDay, 5), {
    pt: 'Torneira do banheiro aberta, por pessoa',
    en: 'Bathroom tap running, per person',
  }),
  vazaoTorneira: describe(habit(litresPerMinute, 6), {
    pt: 'Vazão das torneiras do banheiro e da cozinha',
    en: 'Flow of the taps of bathroom and kitchen',
  }),
  litrosBebidaPreparo: describe(habit(litresPerDay, 4), {
    pt: 'Água para beber e cozinhar, por pessoa',
    en: 'Water to drink and to cook with, per person',
  }),
  // Of the house, from here on.
  minutosLouca: describe(habit(minutesPerDay, 15), {
    pt: 'Torneira da cozinha aberta, na casa toda',
    en: 'Kitchen tap running, for the whole house',
  }),
  lavagensSemana: describe(habit(timesPerWeek, 3), {
    pt: 'Lavagens de roupa da casa',
    en: 'Loads of laundry of the house',
  }),
  litrosLavagem: describe(habit(litres, 120), {
    pt: 'Água de uma lavagem de roupa',
    en: 'Water of one load of laundry',
  }),
  minutosMangueiraSemana: describe(habit(minutesPerWeek, 0), {
    pt: 'Mangueira aberta, na casa toda',
    en: 'Hose running, for the whole house',
  }),
  vazaoMangueira: describe(habit(litresPerMinute, 18), { pt: 'Vazão da mangueira', en: 'Flow of the hose' }),
});

type Habits = v.InferOutput<typeof habits>;

/** Litres a day of a household, by what they are used for. */
export function litresByUse(people: number, habits: Habits) {
  return {
    banho: people * habits.banhosPorDia * habits.minutosBanho * habits.vazaoChuveiro,
    descarga: people * habits.descargasPorDia * habits.litrosDescarga,
    pia: people * habits.minutosPia * habits.vazaoTorneira,
    cozinha: habits.minutosLouca * habits.vazaoTorneira,
    bebidaPreparo: people * habits.litrosBebidaPreparo,
    roupa: (habits.lavagensSemana * habits.litrosLavagem) / DAYS_A_WEEK,
    externo: (habits.minutosMangueiraSemana * habits.vazaoMangueira) / DAYS_A_WEEK,
  };
}

const share = v.object({
  litrosPorDia: describe(
    v.number(),
    { pt: 'Água que o uso leva por dia', en: 'Water that the use takes a day' },
    litres,
  ),
  participacao: describe(
    v.number(),
    { pt: 'Parte do uso no consumo da casa', en: 'Share of the use in the consumption of the house' },
    percentage,
  ),
});

/** What each use takes a day, and its share in %. */
export const shares = v.object({
  banho: describe(share, { pt: 'Banho', en: 'Showers' }),
  descarga: describe(share, { pt: 'Descarga', en: 'Toilet' }),
  pia: describe(share, { pt: 'Torneira do banheiro', en: 'Bathroom tap' }),
  cozinha: describe(share, { pt: 'Louça', en: 'Dishes' }),
  bebidaPreparo: describe(share, { pt: 'Beber e cozinhar', en: 'Drinking and cooking' }),
  roupa: describe(share, { pt: 'Lavagem de roupa', en: 'Laundry' }),
  externo: describe(share, { pt: 'Mangueira', en: 'Hose' }),
});

export function sharesOf(uses: ReturnType<typeof litresByUse>, all: number): v.InferOutput<typeof shares> {
  const shareOf = (litres: number) => ({
    litrosPorDia: roundTo(litres, 1),
    participacao: all === 0 ? 0 : roundTo((litres / all) * 100, 2),
  });
  return {
    banho: shareOf(uses.banho),
    descarga: shareOf(uses.descarga),
    pia: shareOf(uses.pia),
    cozinha: shareOf(uses.cozinha),
    bebidaPreparo: shareOf(uses.bebidaPreparo),
    roupa: shareOf(uses.roupa),
    externo: shareOf(uses.externo),
  };
}
