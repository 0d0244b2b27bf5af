/** Jobs of a world: the admission, what is paid for the way to work, and the salaries. */
import { yearOf } from '../lib/dates/civil-date.ts';
import { toReais } from '../lib/numbers/money.ts';
import { between, chance } from '../lib/random.ts';
import { PEOPLE } from './companies.ts';
import type { Ground } from './ground.ts';
import type { Occupation } from './places.ts';
import type { Rows } from './schema.ts';
import type { Worker } from './workers.ts';

/** In a hundred: those whose way to work is paid. */
const WITH_FARES = 60;
/** Journeys between home and work in a month: two on 22 days. */
const JOURNEYS = 44;
/** The fare of a city, in steps of so many cents. */
const [FARES, FARE_STEP] = [[80, 130], 5] as const;

/** The first pay of employees, by the level of their occupation, in steps of so many cents. */
const PAY_STEP = 1000;
const PAY = [
  [175, 260],
  [210, 400],
  [350, 800],
  [700, 1600],
] as const;
/** Where the largest salary of a company is below that: the bounds of the pay at first, in hundredths of it. */
const [LEAST_OF_LARGEST, MOST_OF_LARGEST] = [75, 90] as const;

/** The first day of a history of salaries. */
const HISTORY = '2024-01-01';
/** Months in which the salaries of a company are raised, and the raise in tenths of a percent. */
const RAISE_MONTHS = [1, 10] as const;
const RAISE = [30, 80] as const;

export function jobOf(ground: Ground, one: Worker): Rows['funcionarios'] {
  const { id, company, workplace, occupation, admitted } = one;
  return {
    id,
    empresa_id: company.row.id,
    pessoa_id: id,
    estabelecimento_id: workplace.row.id,
    matricula: String(id % PEOPLE).padStart(6, '0'),
    cbo: occupation.cbo,
    data_admissao: admitted,
    salario_atual: (salariesOf(ground, one).at(-1) as Rows['salarios']).valor,
    jornada_mensal: 220,
    vale_transporte: faresOf(ground, one),
    conta_bancaria_id: id,
  };
}

/** The cost of transport in a month, BRL, of those who have it paid. */
export function faresOf({ seeds }: Ground, { id, city }: Worker): number | null {
  if (!chance(seeds.random('vale-transporte', id), WITH_FARES, 100)) return null;
  const fare = between(seeds.random('tarifa', Number(city.ibgeCode)), ...FARES) * FARE_STEP;
  return toReais(fare * JOURNEYS);
}

export function salariesOf(
  { plan, seeds }: Ground,
  { id, company, admitted, occupation }: Worker,
): Rows['salarios'][] {
  const random = seeds.random('salarios', id);
  const largest = company.size.salary;
  const [least, greatest] = payOf(occupation, largest);
  const month = between(seeds.random('data-base', company.row.id), ...RAISE_MONTHS);
  const isNew = admitted >= HISTORY;
  const start = isNew ? admitted : HISTORY;
  // Most earn nearer to the least pay of their level, and all begin with an even sum.
  let cents = PAY_STEP * Math.min(between(random, least, greatest), between(random, least, greatest));
  const row = (n: number, vigencia: string, motivo: Rows['salarios']['motivo']) => ({
    id: id * 100 + n,
    funcionario_id: id,
    vigencia,
    valor: toReais(cents),
    motivo,
  });
  const rows: Rows['salarios'][] = [row(1, start, isNew ? 'admissao' : 'implantacao')];
  for (let year = yearOf(start); rows.length < 99; year++) {
    const day = `${year}-${String(month).padStart(2, '0')}-01`;
    if (day > plan.today) break;
    const raised = cents + Math.floor((cents * between(random, ...RAISE)) / 1000);
    if (day <= start || raised > largest) continue;
    cents = raised;
    rows.push(row(rows.length + 1, day, 'reajuste'));
  }
  return rows;
}

/** The least and the greatest pay at first, in steps, where the largest salary is so many cents. */
function payOf({ level }: Occupation, largest: number): readonly [number, number] {
  const [least, greatest] = PAY[level - 1] as (typeof PAY)[number];
  const share = (hundredths: number) => Math.floor((largest * hundredths) / (100 * PAY_STEP));
  return [Math.min(least, share(LEAST_OF_LARGEST)), Math.min(greatest, share(MOST_OF_LARGEST))];
}
