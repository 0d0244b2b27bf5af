/** A company: every part is drawn so that it agrees with the others. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import type { Uf } from '../../data/states.ts';
import { applyMask } from '../../documents/check-digits.ts';
import { describe } from '../../kit/fields/index.ts';
import { reais } from '../../kit/units.ts';
import { addDays, daysBetween, elapsed } from '../../lib/dates/dates.ts';
import { drawCnpj, formatCnpj } from '../../documents/cnpj.ts';
import { drawCpf, formatCpf } from '../../documents/cpf.ts';
import { drawInscricaoEstadual, formatInscricaoEstadual } from '../../documents/inscricao-estadual.ts';
import { between, chance, distinctBy, pickWeighted, type Random } from '../../lib/random.ts';
import { address, drawAddress } from './_address.ts';
import { drawFullName } from './_people.ts';
import { drawLandline, formatPhone } from '../../documents/telefone.ts';
import { drawCity } from './_places.ts';
import { drawTrade, drawTradeNames, slugOf } from './_trades.ts';

export const sizes = ['mei', 'me', 'epp', 'demais'] as const;

export type Size = (typeof sizes)[number];

const partner = v.object({
  name: describe(v.string(), { pt: 'Nome do sócio', en: 'Name of the partner' }),
  cpf: describe(v.string(), { pt: 'CPF do sócio', en: 'CPF of the partner' }),
});

export const company = v.object({
  legalName: describe(v.string(), { pt: 'Razão social', en: 'Legal name' }),
  tradeName: describe(v.string(), {
    pt: 'Nome fantasia, de acordo com a atividade',
    en: 'Trade name, which fits the activity',
  }),
  cnpj: describe(v.string(), { pt: 'CNPJ da matriz', en: 'CNPJ of the head office' }),
  stateRegistration: describe(v.string(), {
    pt: 'Inscrição estadual da UF do endereço, ou ISENTO para um MEI',
    en: 'State registration of the state of the address, or ISENTO (exempt) for a MEI',
  }),
  cnae: describe(v.string(), {
    pt: 'Código da atividade principal na CNAE (0000-0/00)',
    en: 'Code of the main activity in the CNAE (0000-0/00)',
  }),
  cnaeDescription: describe(v.string(), {
    pt: 'Descrição da atividade, do IBGE',
    en: 'Description of the activity, of IBGE, in Portuguese',
  }),
  legalNature: describe(
    v.object({
      code: describe(v.string(), {
        pt: 'Código da natureza jurídica na Concla',
        en: 'Code of the legal nature in the Concla table',
      }),
      description: describe(v.string(), {
        pt: 'Nome da natureza jurídica',
        en: 'Name of the legal nature, in Portuguese',
      }),
    }),
    { pt: 'Natureza jurídica', en: 'Legal nature' },
  ),
  size: describe(v.picklist(sizes), {
    pt: 'Porte: MEI, microempresa (me), empresa de pequeno porte (epp) ou demais',
    en: 'Size: individual microentrepreneur (mei), micro (me), small (epp) or other (demais)',
  }),
  openedOn: describe(v.string(), {
    pt: 'Data de abertura (AAAA-MM-DD)',
    en: 'Day on which it opened (YYYY-MM-DD)',
  }),
  age: describe(
    v.number(),
    { pt: 'Anos completos desde a abertura', en: 'Whole years since it opened' },
    null,
  ),
  shareCapital: describe(v.number(), { pt: 'Capital social', en: 'Share capital' }, reais),
  partners: describe(v.array(partner), {
    pt: 'Sócios, ou o titular de um MEI',
    en: 'Partners, or the owner of a MEI',
  }),
  email: describe(v.string(), {
    pt: 'E-mail, em um domínio reservado (RFC 2606), que não é de ninguém',
    en: "E-mail address, in a reserved domain (RFC 2606), which is nobody's",
  }),
  website: describe(v.string(), {
    pt: 'Site, em um domínio reservado (RFC 2606)',
    en: 'Website, in a reserved domain (RFC 2606)',
  }),
  phone: describe(v.string(), {
    pt: 'Telefone fixo, com o DDD da cidade',
    en: 'Landline, with the area code of the city',
  }),
  address: describe(address, { pt: 'Endereço', en: 'Address' }),
});

export type Company = v.InferOutput<typeof company>;

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
  /** Of 100 companies. */
  readonly share: number;
  /** Thousands of BRL. */
  readonly capital: readonly [number, number];
  readonly partners: readonly [number, number];
}

const rules: Readonly<Record<Size, SizeRule>> = {
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

/** Throws 422 when today is before what `size` or `alphanumeric` asks for existed. */
export function drawCompany(random: Random, traits: CompanyTraits): Company {
  const { state, size, alphanumeric, today, formatted } = traits;
  const written = (bare: string, format: (bare: string) => string) => (formatted ? format(bare) : bare);
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
    () => ({ name: drawFullName(random), cpf: written(drawCpf(random, state), formatCpf) }),
  );
  const city = drawCity(random, state);
  const owner = partners[0]?.name.toUpperCase();

  return {
    legalName:
      size === 'mei' ? `${applyMask(cnpj.slice(0, 8), '00.000.000')} ${owner}` : names.legal + suffix,
    tradeName: names.trade,
    cnpj: written(cnpj, formatCnpj),
    stateRegistration:
      size === 'mei'
        ? 'ISENTO'
        : written(drawInscricaoEstadual(random, state), (number) => formatInscricaoEstadual(number, state)),
    cnae: trade.code,
    cnaeDescription: trade.description,
    legalNature,
    size,
    openedOn,
    age: elapsed(openedOn, today).years,
    shareCapital: between(random, ...rule.capital) * 1000,
    partners,
    email: `contato@${slug}.example.com`,
    website: `https://www.${slug}.example.com`,
    phone: written(drawLandline(random, city.areaCode), formatPhone),
    address: drawAddress(random, city, 'business', formatted),
  };
}

function natureOf(random: Random, size: Size): keyof typeof natures {
  if (size === 'mei') return 'individual';
  return size === 'demais' && chance(random, 1, 2) ? 'corporation' : 'limited';
}

/** A day from the first on which such a company could be opened to yesterday. */
function drawOpening(random: Random, { size, alphanumeric, today }: CompanyTraits): string {
  const first = alphanumeric ? FIRST_ALPHANUMERIC : size === 'mei' ? FIRST_MEI : FIRST_OPENING;
  const days = daysBetween(first, today);
  if (days < 1) {
    throw invalidValue(alphanumeric ? 'alphanumeric' : 'size', {
      pt: `só existe desde ${first}, e hoje é ${today}`,
      en: `exists only since ${first}, and today is ${today}`,
    });
  }
  return addDays(first, between(random, 0, days - 1));
}
