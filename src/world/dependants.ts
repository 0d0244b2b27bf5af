/** Dependants of a world: spouses and children of employees. */
import type { Uf } from '../data/states.ts';
import { drawGivenName, drawSurname, genders } from '../draws/people.ts';
import { yearOf } from '../lib/dates/civil-date.ts';
import { addDays, addMonths, daysBetween } from '../lib/dates/dates.ts';
import { below, between, chance, pick } from '../lib/random.ts';
import type { Ground } from './ground.ts';
import type { Rows } from './schema.ts';
import { type Sex, type Worker, YOUNGEST } from './workers.ts';

const OLDEST_CHILD = 13;
const MOST_CHILDREN = 3;
/** Months. */
const YOUNGEST_PARENT = 16 * 12;
const OLDEST_PARENT = 50 * 12;
/** Days between children. */
const BETWEEN_BIRTHS = 330;

export function dependantsOf(
  { plan, seeds, numbers }: Ground,
  { id, number, sex, born, city, family }: Worker,
): Rows['dependentes'][] {
  const random = seeds.random('dependentes', id);
  if (chance(random, 1, 2)) return [];
  const rows: Rows['dependentes'][] = [];
  const add = (parentesco: 'filho' | 'conjuge', nome: string, data_nascimento: string) => {
    const n = rows.length + 1;
    const cpf = numbers.cpfOfDependant(number, n, city.state as Uf);
    rows.push({ id: id * 10 + n, funcionario_id: id, nome, parentesco, data_nascimento, cpf });
  };
  const isMarried = chance(random, 1, 2);
  const other = sex === 'feminino' ? 'masculino' : 'feminino';
  const maiden = drawSurname(random, [family.last]);
  // A third of the married bear the surname of the other (Código Civil, art. 1.565, § 1º).
  const takes = chance(random, 1, 3);
  const own = drawSurname(random, [family.last, maiden]);
  const taken = [maiden, own];
  const drawGiven = (gender: Sex, day: string) => {
    let given: string;
    do given = drawGivenName(random, gender, yearOf(day));
    while (taken.includes(given));
    taken.push(given);
    return given;
  };
  if (isMarried) {
    const adult = addMonths(plan.today, -12 * YOUNGEST);
    const spouse = addDays(born, between(random, -1500, 1500));
    const day = spouse < adult ? spouse : addDays(adult, -below(random, 365));
    add('conjuge', `${drawGiven(other, day)} ${maiden} ${takes ? family.last : own}`, day);
  }
  const children = isMarried ? below(random, MOST_CHILDREN + 1) : between(random, 1, MOST_CHILDREN);
  const youngEnough = addMonths(plan.today, -12 * (OLDEST_CHILD + 1));
  const oldEnough = addMonths(born, YOUNGEST_PARENT);
  let from = addDays(youngEnough > oldEnough ? youngEnough : oldEnough, 1);
  const oldest = addMonths(born, OLDEST_PARENT);
  const to = oldest < plan.today ? oldest : plan.today;
  for (let i = 0; i < children && from <= to; i++) {
    const day = addDays(from, below(random, daysBetween(from, to) + 1));
    const given = drawGiven(pick(random, genders), day);
    add('filho', `${given} ${takes ? maiden : own} ${family.last}`, day);
    from = addDays(day, BETWEEN_BIRTHS);
  }
  return rows;
}
