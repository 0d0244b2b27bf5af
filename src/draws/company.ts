/** A company: every part is drawn so that it agrees with the others. */
import type { Uf } from '../data/states.ts';
import { applyMask } from '../documents/check-digits.ts';
import { yearOf } from '../lib/dates/civil-date.ts';
import { addDays, daysBetween, elapsedBetween } from '../lib/dates/dates.ts';
import { drawCnpj, formatCnpj } from '../documents/cnpj.ts';
import { drawCpf, formatCpf } from '../documents/cpf.ts';
import { drawInscricaoEstadual, formatInscricaoEstadual } from '../documents/inscricao-estadual.ts';
import { between, chance, distinctBy, pickWeighted, type Random } from '../lib/random.ts';
import { type Address, drawAddress } from './address.ts';
import { drawFullName } from './people.ts';
import { drawLandline, formatPhone } from '../documents/telefone.ts';
import { drawCity } from './places.ts';
import { drawTrade, drawTradeNames, slugOf } from './trades.ts';

export const sizes = ['mei', 'me', 'epp', 'demais'] as const;

export type Size = (typeof sizes)[number];

export interface Company {
  readonly legalName: string;
  readonly tradeName: string;
  readonly cnpj: string;
  readonly stateRegistration: string;
  readonly cnae: string;
  readonly cnaeDescription: string;
  readonly legalNature: { readonly code: string; readonly description: string };
  readonly size: Size;
  readonly openedOn: string;
  /** Whole years. */
  readonly age: number;
  /** BRL. */
  readonly shareCapital: number;
  readonly partners: { readonly name: string; readonly cpf: string }[];
  readonly email: string;
  readonly website: string;
  readonly phone: string;
  readonly address: Address;
}

export interface CompanyTraits {
  readonly state: Uf;
  readonly size: Size;
  /** A CNPJ of the kind with letters. */
  readonly alphanumeric: boolean;
  readonly today: string;
  /** Punctuation of documents, phone and CEP. */
  readonly formatted: boolean;
}

interface SizeRule {
  /** Companies of this size among 100. */
  readonly share: number;
  /** Thousands of BRL. */
  readonly capital: readonly [number, number];
  readonly partners: readonly [number, number];
}

export const rules: Readonly<Record<Size, SizeRule>> = {
  mei: { share: 45, capital: [1, 10], partners: [1, 1] },
  me: { share: 30, capital: [5, 100], partners: [1, 3] },
  epp: { share: 15, capital: [50, 1000], partners: [1, 3] },
  demais: { share: 10, capital: [500, 50_000], partners: [2, 4] },
};

/** Legal natures (Concla, Tabela de Natureza Jurídica), and what ends the legal name. */
const natures = {
  individual: { code: '213-5', description: 'Empresário (Individual)', suffix: '' },
  limited: { code: '206-2', description: 'Sociedade Empresária Limitada', suffix: ' LTDA' },
  corporation: { code: '205-4', description: 'Sociedade Anônima Fechada', suffix: ' S.A.' },
} as const;

const FIRST_OPENING = '1990-01-01';
/** The MEI exists since then (Lei Complementar 128/2008, art. 14). */
const FIRST_MEI = '2009-07-01';
/** Letters in the CNPJ since then (IN RFB 2.229/2024). */
const FIRST_ALPHANUMERIC = '2026-07-01';

export function drawSize(random: Random): Size {
  return pickWeighted(random, sizes, (size) => rules[size].share);
}

/** Draws a company of a kind that could be opened before today, as `firstOpening` says. */
export function drawCompany(random: Random, traits: CompanyTraits): Company {
  const { state, size, alphanumeric, today, formatted } = traits;
  const write = (bare: string, format: (bare: string) => string) => (formatted ? format(bare) : bare);
  const rule = rules[size];
  const openedOn = drawOpening(random, traits);
  const trade = drawTrade(random, size === 'mei');
  const names = drawTradeNames(random, trade);
  const slug = slugOf(names.trade);
  const { suffix, ...legalNature } = natures[natureOf(random, size)];
  const cnpj = drawCnpj(random, { alphanumeric });
  const partners = distinctBy(
    between(random, ...rule.partners),
    ({ cpf }) => cpf,
    () => ({ name: drawFullName(random, yearOf(today)), cpf: write(drawCpf(random, state), formatCpf) }),
  );
  const city = drawCity(random, state);
  const owner = partners[0]?.name.toUpperCase();

  return {
    legalName:
      size === 'mei' ? `${applyMask(cnpj.slice(0, 8), '00.000.000')} ${owner}` : names.legal + suffix,
    tradeName: names.trade,
    cnpj: write(cnpj, formatCnpj),
    stateRegistration:
      size === 'mei'
        ? 'ISENTO'
        : write(drawInscricaoEstadual(random, state), (number) => formatInscricaoEstadual(number, state)),
    cnae: trade.code,
    cnaeDescription: trade.description,
    legalNature,
    size,
    openedOn,
    age: elapsedBetween(openedOn, today).years,
    shareCapital: between(random, ...rule.capital) * 1000,
    partners,
    email: `contato@${slug}.example.com`,
    website: `https://www.${slug}.example.com`,
    phone: write(drawLandline(random, city.areaCode), formatPhone),
    address: drawAddress(random, city, 'business', formatted),
  };
}

function natureOf(random: Random, size: Size): keyof typeof natures {
  if (size === 'mei') return 'individual';
  return size === 'demais' && chance(random, 1, 2) ? 'corporation' : 'limited';
}

/** The first day on which a company of such a kind could be opened. */
export function firstOpening({ size, alphanumeric }: Pick<CompanyTraits, 'size' | 'alphanumeric'>): string {
  if (alphanumeric) return FIRST_ALPHANUMERIC;
  return size === 'mei' ? FIRST_MEI : FIRST_OPENING;
}

/** A day from the first on which such a company could be opened to yesterday. */
function drawOpening(random: Random, traits: CompanyTraits): string {
  const first = firstOpening(traits);
  return addDays(first, between(random, 0, daysBetween(first, traits.today) - 1));
}
