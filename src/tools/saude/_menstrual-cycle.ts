/** Parts of a menstrual cycle, in days. */

/** Days before ovulation on which conception is possible (Wilcox, Weinberg & Baird, N Engl J Med 1995;333:1517–1521). */
const FERTILE_DAYS_BEFORE = 5;

/** Ogino–Knaus: the fertile days of the cycle, day 1 being its first, run from shortest − 18 to longest − 11. */
const OGINO_KNAUS = { shortest: 18, longest: 11 } as const;

/** Lengths in days; both of the last two, or none. */
interface Cycle {
  readonly cycleLength: number;
  readonly lutealPhase: number;
  readonly shortestCycle?: number | undefined;
  readonly longestCycle?: number | undefined;
}

type Phase = 'menstruacao' | 'ovulacao' | 'fertil' | 'folicular' | 'lutea';

/** Days from the first day of a cycle, and the method that gives them. */
interface Offsets {
  readonly method: 'ciclo-regular' | 'ogino-knaus';
  readonly ovulation: number;
  readonly fertileStart: number;
  readonly fertileEnd: number;
}

/** Finds the days of ovulation and of the fertile window. */
export function offsetsOf({ cycleLength, lutealPhase, shortestCycle, longestCycle }: Cycle): Offsets {
  const ovulation = cycleLength - lutealPhase;
  return shortestCycle === undefined || longestCycle === undefined
    ? {
        method: 'ciclo-regular',
        ovulation,
        fertileStart: ovulation - FERTILE_DAYS_BEFORE,
        fertileEnd: ovulation,
      }
    : {
        method: 'ogino-knaus',
        ovulation,
        fertileStart: shortestCycle - OGINO_KNAUS.shortest - 1,
        fertileEnd: longestCycle - OGINO_KNAUS.longest - 1,
      };
}

/** Finds the phase on the day that many days after the first: the first of the list that holds. */
export function phaseAt(
  offset: number,
  periodLength: number,
  { ovulation, fertileStart, fertileEnd }: Offsets,
): Phase {
  if (offset < periodLength) return 'menstruacao';
  if (offset === ovulation) return 'ovulacao';
  if (offset >= fertileStart && offset <= fertileEnd) return 'fertil';
  return offset < ovulation ? 'folicular' : 'lutea';
}
