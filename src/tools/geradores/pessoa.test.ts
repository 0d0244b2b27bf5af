import {
  isValidCpf,
  isValidLandlinePhone,
  isValidMobilePhone,
  isValidPis,
  isValidVoterId,
} from '@brazilian-utils/brazilian-utils';
import { isCPF, isPIS, isTituloEleitor } from 'validation-br';
import { beforeAll, describe, expect, it } from 'vitest';
import { givenNameYears } from '../../data/given-name-years.ts';
import { givenNames } from '../../data/given-names.ts';
import { statePopulations } from '../../data/state-populations.ts';
import { states, type Uf } from '../../data/states.ts';
import { lastHouseNumbers } from '../../data/streets.ts';
import { checkCpf, statesOfRegion } from '../../documents/cpf.ts';
import { checkPis } from '../../documents/pis.ts';
import { checkRg, rgIssuer } from '../../documents/rg.ts';
import { checkTituloEleitor, stateOfTitulo } from '../../documents/titulo-eleitor.ts';
import { splitWords } from '../../draws/lists.ts';
import { countsOf, expectShares } from '#test/support/chi-square.ts';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { signos } from '../matematica/signos.ts';
import type { Person } from '../../draws/person.ts';
import { citiesOf } from '../../draws/places.ts';
import { pessoa } from './pessoa.ts';

const TODAY = '2026-11-21';
const PEOPLE = 10_000;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const lastOf = (name: string) => name.split(' ').at(-1) as string;
const namesOf = (gender: 'masculino' | 'feminino') =>
  new Set(givenNames[gender].flatMap(({ names }) => splitWords(names)));

let people: Person[];
/** A few people, each of whom is looked at alone. */
let someone: Person[];

beforeAll(() => {
  people = Array.from({ length: PEOPLE / 10 }, (_, i) =>
    callTool(pessoa, { count: 10, minAge: 0, maxAge: 110, seed: `p${i}` }),
  ).flatMap(({ pessoas }) => pessoas);
  someone = sized(people.slice(0, 300), people);
});

describe('10,000 people', () => {
  it('have documents of their state that our rules and two other programs accept', () => {
    for (const { cpf, rg, rgIssuer: issuer, pis, tituloEleitor, address } of someone) {
      const state = address.state as Uf;
      expect(checkCpf(digitsOf(cpf))).toBeNull();
      expect(isValidCpf(cpf) && isCPF(cpf)).toBe(true);
      expect(statesOfRegion(Number(digitsOf(cpf)[8]))).toContain(state);
      expect(checkRg(rg.replace(/[^\dX]/g, ''), state)).toBeNull();
      expect(issuer).toBe(rgIssuer(state));
      expect(checkPis(digitsOf(pis))).toBeNull();
      expect(isValidPis(pis) && isPIS(pis)).toBe(true);
      if (tituloEleitor === null) continue;
      expect(checkTituloEleitor(digitsOf(tituloEleitor))).toBeNull();
      expect(isValidVoterId(digitsOf(tituloEleitor))).toBe(true);
      // In São Paulo and Minas Gerais that program lets a remainder of 0 give the digit 0, where the TSE gives 1.
      if (state !== 'SP' && state !== 'MG') expect(isTituloEleitor(tituloEleitor)).toBe(true);
      expect(stateOfTitulo(digitsOf(tituloEleitor))).toBe(state);
    }
  });

  it('have phones, CEP and code of one city of their state', () => {
    for (const { address, phone, mobile } of someone) {
      const city = citiesOf(address.state as Uf).find(({ ibgeCode }) => ibgeCode === address.ibgeCode);
      expect(city?.name).toBe(address.city);
      const prefix = Number(address.cep.slice(0, 5));
      expect(city?.ranges.some(([first, last]) => first <= prefix && prefix <= last)).toBe(true);
      expect(address.cep).toMatch(/^\d{5}-[0-8]\d{2}$/);
      expect(isValidLandlinePhone(phone) && isValidMobilePhone(mobile)).toBe(true);
      for (const number of [phone, mobile]) expect(number.startsWith(`(${city?.areaCode}) `)).toBe(true);
      expect(address.street).toMatch(/^(Rua|Avenida|Travessa|Alameda|Praça) \S/);
      expect(address.number).toMatch(/^[1-9]\d{0,3}$/);
    }
  });

  it('bear the surname of the mother, then of the father, and given names of their gender', () => {
    const names = { masculino: namesOf('masculino'), feminino: namesOf('feminino') };
    for (const { name, shortName, gender, motherName, fatherName } of someone) {
      const [given, maternal, last, ...more] = name.split(' ') as [string, string, string, ...string[]];
      expect(more).toEqual([]);
      expect(maternal).not.toBe(last);
      expect(names[gender].has(given)).toBe(true);
      expect(shortName).toBe(`${given} ${last}`);
      expect(motherName.split(' ').slice(1)).toContain(maternal);
      // Nobody is registered as Ana Ana Souza or Ana Souza Souza.
      for (const parent of [motherName, fatherName]) {
        const words = parent.split(' ');
        expect(words.filter((word, i) => word === words[i + 1])).toEqual([]);
      }
      expect(lastOf(fatherName)).toBe(last);
      expect(names.feminino.has(motherName.split(' ')[0] as string)).toBe(true);
      expect(names.masculino.has(fatherName.split(' ')[0] as string)).toBe(true);
    }
  });

  it('are as old as their date of birth says, under its sign', () => {
    for (const { birthDate, age, zodiacSign } of someone) {
      const had = birthDate.slice(5) <= TODAY.slice(5);
      expect(age).toBe(2026 - Number(birthDate.slice(0, 4)) - (had ? 0 : 1));
      expect(zodiacSign).toBe(callTool(signos, { date: birthDate.slice(5) }).sign);
    }
    expect(new Set(people.map(({ age }) => age)).size).toBe(111);
    expect(new Set(people.map(({ zodiacSign }) => zodiacSign)).size).toBe(12);
  });

  it('have an e-mail of their first and last name, two digits after it', () => {
    const plain = (text: string) =>
      text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase();
    for (const { name, email, username } of someone) {
      expect(email).toBe(`${username}@example.com`);
      expect(username).toMatch(/^[a-z]+\.[a-z]+\d{2}$/);
      expect(username.slice(0, -2)).toBe(`${plain(name.split(' ')[0] as string)}.${plain(lastOf(name))}`);
    }
  });

  it('have the bodies of adults from 18 on, documents and trades of the young from 16 on', () => {
    for (const { age, height, weight, tituloEleitor, profession } of someone) {
      expect([height === null, weight === null]).toEqual([age < 18, age < 18]);
      expect([tituloEleitor === null, profession === null]).toEqual([age < 16, age < 16]);
      if (height === null || weight === null) continue;
      expect(Math.round(height * 100) / 100).toBe(height);
      expect(Math.round(weight * 10) / 10).toBe(weight);
      const bmi = weight / height ** 2;
      expect(bmi).toBeGreaterThanOrEqual(18.5 - 1e-9);
      expect(bmi).toBeLessThanOrEqual(32 + 1e-9);
    }
  });

  it.each([
    ['masculino', 1.73],
    ['feminino', 1.61],
  ])('%s: height is normal around %d m, 7 cm wide, cut at three times that', (gender, mean) => {
    const heights = people.flatMap((person) =>
      person.gender === gender && person.height !== null ? [Math.round((person.height - mean) * 100)] : [],
    );
    const average = heights.reduce((sum, height) => sum + height, 0) / heights.length;
    const variance = heights.reduce((sum, height) => sum + (height - average) ** 2, 0) / heights.length;
    expect(Math.abs(average)).toBeLessThan(0.5);
    expect(Math.sqrt(variance)).toBeGreaterThan(6.6);
    expect(Math.sqrt(variance)).toBeLessThan(7.3);
    expect(Math.max(...heights.map(Math.abs))).toBeLessThanOrEqual(21);
    // In a normal distribution, 68.27 % lie within one standard deviation.
    const within = heights.filter((height) => Math.abs(height) <= 7).length / heights.length;
    expect(within).toBeGreaterThan(0.67);
    expect(within).toBeLessThan(0.75);
  });

  it('have blood types as frequent as in Brazil, both genders alike and each state by its residents', () => {
    expectShares(
      countsOf(people.map(({ bloodType }) => bloodType)),
      new Map(
        Object.entries({ 'O+': 36, 'A+': 34, 'O-': 9, 'B+': 8, 'A-': 8, 'AB+': 2.5, 'B-': 2, 'AB-': 0.5 }),
      ),
    );
    expectShares(
      countsOf(people.map(({ gender }) => gender)),
      new Map([
        ['masculino', 1],
        ['feminino', 1],
      ]),
    );
    expectShares(
      countsOf(people.map(({ address }) => address.state)),
      new Map(Object.entries(statePopulations)),
    );
  });

  it('bear names of their years, and live where houses have such numbers', () => {
    const yearsOf = new Map(
      givenNameYears.flatMap(({ names, ...years }) =>
        splitWords(names).map((name) => [name, years] as const),
      ),
    );
    for (const { name, birthDate, address } of someone) {
      const years = yearsOf.get(name.split(' ')[0] as string);
      const born = Number(birthDate.slice(0, 4));
      if (years) expect(years.first <= born && born <= years.last, `${name}, ${born}`).toBe(true);
      const type = address.street.split(' ')[0] as keyof typeof lastHouseNumbers;
      expect(Number(address.number)).toBeLessThanOrEqual(lastHouseNumbers[type]);
    }
    const inCentre = people.filter(({ address }) => address.district === 'Centro').length;
    expectShares(
      new Map([
        ['Centro', inCentre],
        ['other', people.length - inCentre],
      ]),
      new Map([
        ['Centro', 1],
        ['other', 11],
      ]),
    );
  });

  it('have at least 9,900 different names', () => {
    expect(new Set(people.map(({ name }) => name)).size).toBeGreaterThanOrEqual(9900);
  });
});

describe('pessoa', () => {
  it.each(states)('is of %s when asked for it, in any case', (state) => {
    const { pessoas } = callTool(pessoa, { count: 10, state: state.toLowerCase() });
    for (const { address } of pessoas) expect(address.state).toBe(state);
  });

  it('is 18 to 75 years old when no age is asked for, else of the ages asked for', () => {
    const ages = (values: Record<string, unknown>) =>
      Array.from({ length: 40 }, () => callTool(pessoa, { count: 10, ...values }).pessoas)
        .flat()
        .map(({ age }: Person) => age);
    for (const age of ages({})) expect(age >= 18 && age <= 75).toBe(true);
    expect(new Set(ages({ minAge: 16, maxAge: 18 }))).toEqual(new Set([16, 17, 18]));
    expect(new Set(ages({ minAge: 0, maxAge: 0 }))).toEqual(new Set([0]));
    // One sent alone beyond the other's default moves that.
    expect(ages({ minAge: 80 }).every((age) => age >= 80 && age <= 110)).toBe(true);
    expect(ages({ maxAge: 10 }).every((age) => age <= 10)).toBe(true);
    expect(ages({ minAge: 75 }).every((age) => age === 75)).toBe(true);
  });

  it.each(['2024-02-29', '2023-02-28', '2024-03-01', '2026-01-01', '2026-12-31'])(
    'has the right age on %s, leap days included',
    (day) => {
      for (let i = 0; i < 40; i++) {
        const options = { now: `${day}T12:00:00Z` };
        for (const { birthDate, age } of callTool(pessoa, { count: 10, minAge: 30, maxAge: 32 }, options)
          .pessoas) {
          const had = birthDate.slice(5) <= day.slice(5);
          expect(age).toBe(Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (had ? 0 : 1));
          expect(age >= 30 && age <= 32).toBe(true);
        }
      }
    },
  );

  it('has no profession at 21 that takes a degree', () => {
    const young = Array.from({ length: 60 }, (_, i) =>
      callTool(pessoa, { count: 10, minAge: 16, maxAge: 21, gender: 'masculino', seed: `jovens-${i}` }),
    ).flatMap(({ pessoas }) => pessoas.map(({ profession }: Person) => profession));
    const held = new Set(young);
    for (const graduate of ['médico', 'contador', 'juiz', 'engenheiro', 'enfermeiro'])
      expect(held).not.toContain(graduate);
    expect(held.size).toBeGreaterThan(90);
  });

  it('has no punctuation in documents, phones and CEP when asked', () => {
    for (const person of callTool(pessoa, { count: 10, formatted: false, state: 'SP' }).pessoas) {
      expect(person.cpf).toMatch(/^\d{11}$/);
      expect(person.rg).toMatch(/^\d{8}[\dX]$/);
      expect(person.pis).toMatch(/^\d{11}$/);
      expect(person.tituloEleitor).toMatch(/^\d{12}$/);
      expect(person.phone).toMatch(/^1[1-9][2-5]\d{7}$/);
      expect(person.mobile).toMatch(/^1[1-9]9[6-9]\d{7}$/);
      expect(person.address.cep).toMatch(/^\d{8}$/);
    }
  });

  it('has the profession in the form of the gender', () => {
    const { pessoas } = callTool(pessoa, { count: 10, gender: 'feminino' });
    for (const { gender, profession } of pessoas) {
      expect(gender).toBe('feminino');
      expect(profession).not.toMatch(/(or|eiro|ário|ogo|ico)$/);
    }
  });

  it('gives the same bytes for the same seed on the same day, others for another', () => {
    const draw = (seed: string) => JSON.stringify(callTool(pessoa, { count: 10, seed }));
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });

  it.each([
    [{ count: 101 }, 400, 'count'],
    [{ minAge: -1 }, 400, 'minAge'],
    [{ maxAge: 111 }, 400, 'maxAge'],
    [{ gender: 'x' }, 400, 'gender'],
    [{ state: 'XX' }, 400, 'state'],
    [{ minAge: 30, maxAge: 29 }, 422, 'maxAge'],
  ])('%j is %d', (values, status, field) => {
    expect(refusal(pessoa, values)).toMatchObject({ status, fields: [field] });
  });
});
