/** A person: every part is drawn so that it agrees with the others. */
import { colors } from '../data/colors.ts';
import type { Uf } from '../data/states.ts';
import { zodiac } from '../data/zodiac.ts';
import { yearOf } from '../lib/dates/civil-date.ts';
import { addDays, addMonths, daysBetween, elapsedBetween } from '../lib/dates/dates.ts';
import { cpfOf, drawCpfBase, fiscalRegionOf, formattedCpfOf } from '../documents/cpf.ts';
import { drawPisBase, formattedPisOf, pisOf } from '../documents/pis.ts';
import { drawRg, formatRg, rgIssuer } from '../documents/rg.ts';
import {
  drawTituloEleitorBase,
  formattedTituloEleitorOf,
  tituloEleitorOf,
} from '../documents/titulo-eleitor.ts';
import { lazy } from '../lib/lazy.ts';
import { splitWords } from './lists.ts';
import { between, chance, digits, pick, type Random } from '../lib/random.ts';
import { type Address, drawAddress } from './address.ts';
import { drawBloodType, drawHeight, drawWeight } from './bodies.ts';
import { drawGivenName, drawSurname, type Gender, plainLetters } from './people.ts';
import { drawLandline, drawMobile, formatPhone } from '../documents/telefone.ts';
import { drawCity } from './places.ts';
import { professionsOf } from './professions.ts';

export interface Person {
  readonly name: string;
  readonly shortName: string;
  readonly gender: Gender;
  readonly birthDate: string;
  /** Whole years. */
  readonly age: number;
  readonly zodiacSign: string;
  readonly motherName: string;
  readonly fatherName: string;
  readonly cpf: string;
  readonly rg: string;
  readonly rgIssuer: string;
  readonly pis: string;
  readonly tituloEleitor: string | null;
  readonly email: string;
  readonly username: string;
  readonly phone: string;
  readonly mobile: string;
  readonly address: Address;
  /** Metres. */
  readonly height: number | null;
  /** Kilograms. */
  readonly weight: number | null;
  readonly bloodType: string;
  readonly favoriteColor: string;
  readonly profession: string | null;
}

export interface PersonTraits {
  readonly gender: Gender;
  readonly state: Uf;
  /** The least and the greatest, in whole years. */
  readonly ages: readonly [number, number];
  readonly today: string;
  /** Punctuation of documents, phones and CEP. */
  readonly formatted: boolean;
}

/** From this age on people may vote (Constituição, art. 14) and learn a trade (CLT, art. 403). */
const YOUTH = 16;

/** Height and weight are those of adults. */
const ADULT = 18;

/** Years from a parent's birth to the child's. */
const PARENT_AGES = [18, 40] as const;

const colorNames = lazy(() => splitWords(colors));

export function drawPerson(random: Random, { gender, state, ages, today, formatted }: PersonTraits): Person {
  const birthDate = drawBirthDate(random, between(random, ...ages), today);
  const age = elapsedBetween(birthDate, today).years;
  const family = drawFamily(random, gender, yearOf(birthDate));
  const username = `${plainLetters(family.given)}.${plainLetters(family.last)}${digits(random, 2)}`;
  const city = drawCity(random, state);
  const write = (bare: string, format: (bare: string) => string) => (formatted ? format(bare) : bare);
  const height = age < ADULT ? null : drawHeight(random, gender);

  return {
    name: family.name,
    shortName: `${family.given} ${family.last}`,
    gender,
    birthDate,
    age,
    zodiacSign: signOf(birthDate),
    motherName: family.mother,
    fatherName: family.father,
    cpf: (formatted ? formattedCpfOf : cpfOf)(drawCpfBase(random, fiscalRegionOf(state))),
    rg: write(drawRg(random, state), (rg) => formatRg(rg, state)),
    rgIssuer: rgIssuer(state),
    pis: (formatted ? formattedPisOf : pisOf)(drawPisBase(random)),
    tituloEleitor:
      age < YOUTH
        ? null
        : (formatted ? formattedTituloEleitorOf : tituloEleitorOf)(drawTituloEleitorBase(random, state)),
    email: `${username}@example.com`,
    username,
    phone: write(drawLandline(random, city.areaCode), formatPhone),
    mobile: write(drawMobile(random, city.areaCode), formatPhone),
    address: drawAddress(random, city, 'home', formatted),
    height,
    weight: height === null ? null : drawWeight(random, height),
    bloodType: drawBloodType(random),
    favoriteColor: pick(random, colorNames()),
    profession: age < YOUTH ? null : pick(random, professionsOf(gender, age)),
  };
}

/** A day on which a person of that age today may have been born. */
function drawBirthDate(random: Random, age: number, today: string): string {
  const last = addMonths(today, -12 * age);
  const first = addDays(addMonths(today, -12 * (age + 1)), 1);
  return addDays(first, between(random, 0, daysBetween(first, last)));
}

export interface Family {
  readonly name: string;
  readonly given: string;
  readonly last: string;
  readonly mother: string;
  readonly father: string;
}

/** A child bears the mother's surname, then the father's. */
export function drawFamily(random: Random, gender: Gender, born: number): Family {
  const parentBorn = () => born - between(random, ...PARENT_AGES);
  const given = drawGivenName(random, gender, born);
  const maternal = drawSurname(random, [given]);
  const last = drawSurname(random, [given, maternal]);
  return {
    name: `${given} ${maternal} ${last}`,
    given,
    last,
    mother: drawParent(random, 'feminino', parentBorn(), maternal),
    father: drawParent(random, 'masculino', parentBorn(), last),
  };
}

/** Draws a parent, with a second given name or a surname of their own before the one that the child bears. */
function drawParent(random: Random, gender: Gender, born: number, surname: string): string {
  const given = drawGivenName(random, gender, born);
  const second = chance(random, 1, 2) ? drawGivenName(random, gender, born) : drawSurname(random, [surname]);
  return second === given || second === surname ? `${given} ${surname}` : `${given} ${second} ${surname}`;
}

function signOf(date: string): string {
  const day = date.slice(5);
  const sign = zodiac.find(({ start, end }) => start <= day && day <= end);
  // Capricorn alone goes on past the end of the year.
  return sign?.id ?? 'capricornio';
}
