/**
 * The unique numbers of a world's people and companies. Each takes its place among the numbers that there are, and the
 * places are scattered one to one.
 */
import type { Uf } from '../data/states.ts';
import { ACCOUNT_SERIALS } from '../documents/conta-bancaria.ts';
import { cnhOf } from '../documents/cnh.ts';
import { cpfOf, fiscalRegionOf } from '../documents/cpf.ts';
import { pisOf } from '../documents/pis.ts';
import { tituloEleitorOf, voterStates } from '../documents/titulo-eleitor.ts';
import type { Seeds } from './seeds.ts';

/** A person and up to four dependants stand side by side. */
export const CPFS_OF_PERSON = 5;
export const PERSON_NUMBERS = 8_000_000;
const PERSON_CPFS = PERSON_NUMBERS * CPFS_OF_PERSON;
/** The last places are kept for numbers in place of those of one repeated digit, which are never issued. */
const SPARE = 10;
/** The first eight digits of a CPF. */
const CPFS = 100_000_000;
export const CUSTOMER_CPFS = CPFS - SPARE - PERSON_CPFS;
/** The first eight digits of a CNPJ: the companies of the world, then its customers. */
const ROOTS = 100_000_000;
const COMPANY_ROOTS = 1000;
const LETTERS = 26;
const SIGNS = 36;
const MOBILES = 40_000_000;
const UUID_END = 2 ** 48;

export function numbersOf(seeds: Seeds) {
  /** A scattered number that is no repdigit of as many places; `repdigit` divides those that are. */
  function scattered(kind: string, size: number, repdigit: (n: number) => number | null, n: number): number {
    const scatter = seeds.scatter(kind, size);
    let number = scatter(n);
    for (;;) {
      const digit = repdigit(number);
      if (digit === null) return number;
      number = scatter(size - SPARE + digit);
    }
  }

  function cpf(place: number, uf: Uf): string {
    const region = fiscalRegionOf(uf);
    const repeated = region * 11_111_111;
    const start = scattered('cpf', CPFS, (n) => (n === repeated ? region : null), place);
    return cpfOf(start * 10 + region);
  }

  return {
    cpfOfPerson: (person: number, uf: Uf) => cpf(person * CPFS_OF_PERSON, uf),
    /** `n` from 1. */
    cpfOfDependant: (person: number, n: number, uf: Uf) => cpf(person * CPFS_OF_PERSON + n, uf),
    cpfOfCustomer: (customer: number, uf: Uf) => cpf(PERSON_CPFS + customer, uf),
    pis: (person: number) => pisOf(1e9 + seeds.scatter('pis', 2e9)(person)),
    titulo: (person: number, uf: Uf) =>
      tituloEleitorOf(seeds.scatter('titulo', 1e8)(person) * 100 + voterStates.indexOf(uf) + 1),
    cnh: (person: number) =>
      cnhOf(scattered('cnh', 1e9, (n) => (n % 111_111_111 === 0 ? n / 111_111_111 : null), person)),
    /** After the area code: 9, then 6 to 9. */
    mobile: (person: number, areaCode: number) =>
      `${areaCode}9${60_000_000 + seeds.scatter('celular', MOBILES)(person)}`,
    accountOfPerson: (person: number) => seeds.scatter('conta', ACCOUNT_SERIALS)(person),
    accountOfCompany: (company: number) => seeds.scatter('conta', ACCOUNT_SERIALS)(PERSON_NUMBERS + company),
    /** The root of a company of the world. */
    companyRoot(company: number, alphanumeric: boolean): string {
      if (!alphanumeric) return String(seeds.scatter('raiz', ROOTS)(company)).padStart(8, '0');
      const n = seeds.scatter('raiz-letras', LETTERS * SIGNS ** 7)(company);
      const rest = (n % SIGNS ** 7).toString(SIGNS).toUpperCase().padStart(7, '0');
      return String.fromCharCode(65 + Math.floor(n / SIGNS ** 7)) + rest;
    },
    customerRoot: (customer: number) =>
      String(seeds.scatter('raiz', ROOTS)(COMPANY_ROOTS + customer)).padStart(8, '0'),
    /** The last twelve digits of a UUID, of an account's id. */
    uuidEnd: (account: number) => seeds.scatter('uuid', UUID_END)(account).toString(16).padStart(12, '0'),
  };
}

export type Numbers = ReturnType<typeof numbersOf>;
