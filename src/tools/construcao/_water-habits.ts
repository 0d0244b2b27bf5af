/** Litres of water that a household uses, by its habits. */
import * as v from 'valibot';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { between } from './_fields.ts';

const DAYS_A_WEEK = 7;

/* @__NO_SIDE_EFFECTS__ */
function habit(byDefault: number) {
  return v.optional(between(0, 1e6), byDefault);
}

/** Of each person unless it is said to be of the house; minutes, litres and litres per minute. */
export const habits = v.object({
  banhosPorDia: habit(1),
  minutosBanho: habit(8),
  vazaoChuveiro: habit(9),
  descargasPorDia: habit(4),
  litrosDescarga: habit(6),
  minutosPia: habit(5),
  vazaoTorneira: habit(6),
  litrosBebidaPreparo: habit(4),
  // Of the house, from here on.
  minutosLouca: habit(15),
  lavagensSemana: habit(3),
  litrosLavagem: habit(120),
  minutosMangueiraSemana: habit(0),
  vazaoMangueira: habit(18),
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

const share = v.object({ litrosPorDia: v.number(), participacao: v.number() });

/** What each use takes a day, and its share in %. */
export const shares = v.object({
  banho: share,
  descarga: share,
  pia: share,
  cozinha: share,
  bebidaPreparo: share,
  roupa: share,
  externo: share,
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
