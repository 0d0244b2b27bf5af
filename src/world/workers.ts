/** Employees of a world: the person, the job, the family and the pay. */
import { completeCns } from '../documents/cns.ts';
import { drawRg, rgIssuer } from '../documents/rg.ts';
import { drawLandline } from '../documents/telefone.ts';
import type { Uf } from '../data/states.ts';
import { monthOf, yearOf } from '../lib/dates/civil-date.ts';
import { addDays, addMonths, daysBetween } from '../lib/dates/dates.ts';
import { below, between, chance, pick, type Random } from '../lib/random.ts';
import { toReais } from '../lib/numbers/money.ts';
import { drawGivenName, drawSurname, genders, plainLetters } from '../draws/people.ts';
import { drawFamily } from '../draws/person.ts';
import type { City } from '../draws/places.ts';
import { businessDayFrom } from './calendar.ts';
import { accountColumns, type Company, type Establishment, PEOPLE, uuid } from './companies.ts';
import type { Ground } from './ground.ts';
import { addressColumns, bankRows, drawNearCity, type Occupation } from './places.ts';
import type { Rows } from './schema.ts';
import { drawOccupation } from './segments.ts';
import { keepLast, pairNumber } from './seeds.ts';

type Sex = Rows['pessoas']['sexo'];

interface Family {
  readonly name: string;
  readonly given: string;
  /** The last word of the name, which children bear. */
  readonly last: string;
  readonly mother: string;
  readonly father: string | null;
}

/** The facts of an employee that several tables tell of. */
export interface Worker {
  readonly id: number;
  /** The place among all people of worlds, from 0. */
  readonly number: number;
  readonly company: Company;
  readonly workplace: Establishment;
  readonly city: City;
  readonly sex: Sex;
  readonly born: string;
  readonly admitted: string;
  readonly occupation: Occupation;
  readonly family: Family;
}

/**
 * The youngest at admission; those of occupations that take a degree or lead others (CBO, groups 1 and 2), and drivers of
 * lorries (CTB, art. 145); the oldest at admission, and on the last day of a world.
 */
const [YOUNGEST, YOUNGEST_GRADUATE, YOUNGEST_DRIVER, OLDEST_NEW, OLDEST] = [18, 22, 21, 50, 74] as const;
/** Occupations that take a driver's licence (CBO). */
const [COURIER, VAN_DRIVER, LORRY_DRIVER] = ['519110', '782310', '782510'] as const;
/** Years that an employee may have been with the company. */
const LONGEST = 45;
/** In a hundred: those who have no father on paper, a landline, a driver's licence. */
const [FATHERLESS, LANDLINE, DRIVERS] = [5, 30, 60] as const;
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

const PRIVATE_KEYS = ['cpf', 'telefone', 'email', 'evp', null] as const;

const OLDEST_CHILD = 13;
const MOST_CHILDREN = 3;
/** Months. */
const YOUNGEST_PARENT = 16 * 12;
const OLDEST_PARENT = 50 * 12;
/** Days between children. */
const BETWEEN_BIRTHS = 330;

export function workersOf(
  { plan, seeds, numbers }: Ground,
  companyOf: (id: number) => Company,
): WorkerTables {
  const worker = keepLast((id: number): Worker => {
    const company = companyOf(Math.floor(id / PEOPLE));
    const random = seeds.random('vinculos', id);
    const workplace = pick(random, company.establishments);
    const sex = pick(random, genders);
    const occupation = drawOccupation(random, company.segment);
    const admitted = drawAdmission(random, workplace.row.data_abertura);
    const served = yearOf(plan.today) - yearOf(admitted) + 1;
    const youngest = youngestIn(occupation);
    const age = between(random, youngest, Math.max(youngest, Math.min(OLDEST_NEW, OLDEST - 1 - served)));
    const born = addDays(addMonths(admitted, -12 * age), -below(random, 365));
    return {
      id,
      number: pairNumber(company.row.id - 1, (id % PEOPLE) - 1),
      company,
      workplace,
      city: drawNearCity(random, workplace.city),
      sex,
      born,
      admitted,
      occupation,
      family: drawNames(seeds.random('familias', id), sex, born),
    };
  });

  /** The first business day of a month since the establishment opened, the later the more. */
  function drawAdmission(random: Random, opened: string): string {
    const earliest = addMonths(plan.today, -12 * LONGEST);
    const from = opened > earliest ? opened : earliest;
    const month = `${from.slice(0, 7)}-01`;
    const first = businessDayFrom(month) >= from ? month : addMonths(month, 1);
    const months = (yearOf(plan.today) - yearOf(first)) * 12 + monthOf(plan.today) - monthOf(first);
    return businessDayFrom(addMonths(first, Math.max(below(random, months + 1), below(random, months + 1))));
  }

  function person({ id, number, sex, born, city, family, occupation }: Worker): Rows['pessoas'] {
    const random = seeds.random('pessoas', id);
    const uf = city.state;
    const pis = numbers.pis(number);
    const mayBeProfessional = addMonths(born, 12 * YOUNGEST_DRIVER) <= plan.today;
    const licence = drawLicence(random, occupation, mayBeProfessional);
    const phone = drawLandline(random, city.areaCode);
    return {
      id,
      nome: family.name,
      sexo: sex,
      data_nascimento: born,
      nome_mae: family.mother,
      nome_pai: family.father,
      cpf: numbers.cpfOfPerson(number, uf),
      rg: drawRg(random, uf),
      rg_uf: uf,
      rg_emissor: rgIssuer(uf),
      pis,
      titulo_eleitor: numbers.titulo(number, uf),
      cnh: licence && numbers.cnh(number),
      cnh_categoria: licence,
      cns: completeCns(pis),
      email: emailOf(id, family),
      celular: numbers.mobile(number, city.areaCode),
      telefone: chance(random, LANDLINE, 100) ? phone : null,
      ...addressColumns(random, city, 'home'),
      ficticio: true,
    };
  }

  function account({ id, number, city, family }: Worker): Rows['contas_bancarias'] {
    const random = seeds.random('contas_bancarias', id);
    const { codigo } = pick(random, bankRows());
    const type = pick(random, ['corrente', 'salario'] as const);
    // An account for wages has no key of the Pix.
    const keyType = type === 'salario' ? null : pick(random, PRIVATE_KEYS);
    return {
      id,
      empresa_id: null,
      pessoa_id: id,
      ...accountColumns(random, codigo, numbers.accountOfPerson(number)),
      tipo: type,
      chave_pix:
        keyType &&
        {
          cpf: () => numbers.cpfOfPerson(number, city.state),
          telefone: () => `+55${numbers.mobile(number, city.areaCode)}`,
          email: () => emailOf(id, family),
          evp: () => uuid(random, numbers.uuidEnd(id)),
        }[keyType](),
      chave_pix_tipo: keyType,
    };
  }

  function job(one: Worker): Rows['funcionarios'] {
    const { id, company, workplace, occupation, admitted } = one;
    return {
      id,
      empresa_id: company.row.id,
      pessoa_id: id,
      estabelecimento_id: workplace.row.id,
      matricula: String(id % PEOPLE).padStart(6, '0'),
      cbo: occupation.cbo,
      data_admissao: admitted,
      salario_atual: (salaries(one).at(-1) as Rows['salarios']).valor,
      jornada_mensal: 220,
      vale_transporte: fares(one),
      conta_bancaria_id: id,
    };
  }

  function fares({ id, city }: Worker): number | null {
    if (!chance(seeds.random('vale-transporte', id), WITH_FARES, 100)) return null;
    const fare = between(seeds.random('tarifa', Number(city.ibgeCode)), ...FARES) * FARE_STEP;
    return toReais(fare * JOURNEYS);
  }

  function dependants({ id, number, sex, born, city, family }: Worker): Rows['dependentes'][] {
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

  function salaries({ id, company, admitted, occupation }: Worker): Rows['salarios'][] {
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

  return { worker, person, account, job, fares, dependants, salaries };
}

export interface WorkerTables {
  worker(this: void, id: number): Worker;
  person(this: void, worker: Worker): Rows['pessoas'];
  account(this: void, worker: Worker): Rows['contas_bancarias'];
  job(this: void, worker: Worker): Rows['funcionarios'];
  /** The cost of transport in a month, BRL, of those who have it paid. */
  fares(this: void, worker: Worker): number | null;
  dependants(this: void, worker: Worker): Rows['dependentes'][];
  salaries(this: void, worker: Worker): Rows['salarios'][];
}

function youngestIn({ cbo }: Occupation): number {
  if (/^[12]/.test(cbo)) return YOUNGEST_GRADUATE;
  return cbo === LORRY_DRIVER ? YOUNGEST_DRIVER : YOUNGEST;
}

/** The least and the greatest pay at first, in steps, where the largest salary is so many cents. */
function payOf({ level }: Occupation, largest: number): readonly [number, number] {
  const [least, greatest] = PAY[level - 1] as (typeof PAY)[number];
  const share = (hundredths: number) => Math.floor((largest * hundredths) / (100 * PAY_STEP));
  return [Math.min(least, share(LEAST_OF_LARGEST)), Math.min(greatest, share(MOST_OF_LARGEST))];
}

function emailOf(id: number, { given, last }: Family): string {
  return `${plainLetters(given)}.${plainLetters(last)}${id}@example.com`;
}

function drawNames(random: Random, sex: Sex, born: string): Family {
  const { given, last, mother, father, name } = drawFamily(random, sex, yearOf(born));
  if (!chance(random, FATHERLESS, 100)) return { name, given, last, mother, father };
  const maternal = mother.slice(mother.lastIndexOf(' ') + 1);
  return { name: `${given} ${maternal}`, given, last: maternal, mother, father: null };
}

/**
 * The classes of a licence, D and E for those of 21 years or more (CTB, art. 145); those who drive for a living have the one
 * that they need (art. 143).
 */
function drawLicence(
  random: Random,
  { cbo }: Occupation,
  isOldEnough: boolean,
): Rows['pessoas']['cnh_categoria'] {
  const drawn = chance(random, DRIVERS, 100)
    ? pick(random, ['A', 'B', 'B', 'B', 'AB', 'AB', 'C', isOldEnough ? 'D' : 'AB'] as const)
    : null;
  if (cbo === COURIER) return pick(random, ['A', 'AB'] as const);
  if (cbo === VAN_DRIVER) return pick(random, ['B', 'C', isOldEnough ? 'D' : 'B'] as const);
  return cbo === LORRY_DRIVER ? pick(random, ['C', 'E'] as const) : drawn;
}
