/** Litres of water that a household uses, by its habits. */
import * as v from 'valibot';
import { between, inUnit, num } from '../../kit/fields/index.ts';
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

/** The habits of one person, unless a field says that it is for the house. */
export const habits = v.object({
  banhosPorDia: habit(timesPerDay, 1),
  minutosBanho: habit(minutes, 8),
  vazaoChuveiro: habit(litresPerMinute, 9),
  descargasPorDia: habit(timesPerDay, 4),
  litrosDescarga: habit(litres, 6),
  minutosPia: habit(minutesPerDay, 5),
  vazaoTorneira: habit(litresPerMinute, 6),
  litrosBebidaPreparo: habit(litresPerDay, 4),
  // The habits from here on are of the whole house.
  minutosLouca: habit(minutesPerDay, 15),
  lavagensSemana: habit(timesPerWeek, 3),
  litrosLavagem: habit(litres, 120),
  minutosMangueiraSemana: habit(minutesPerWeek, 0),
  vazaoMangueira: habit(litresPerMinute, 18),
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
  litrosPorDia: num(litres),
  participacao: num(percentage),
});

/** Litres a day of each use, and its share in %. */
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
