/** Companies of a world, their establishments and accounts. */
import { drawAccount } from '../documents/conta-bancaria.ts';
import { drawCnpj } from '../documents/cnpj.ts';
import { drawInscricaoEstadual } from '../documents/inscricao-estadual.ts';
import { drawLandline } from '../documents/telefone.ts';
import { addDays, daysBetween } from '../lib/dates/dates.ts';
import { between, chance, pick, pickWeighted, type Random } from '../lib/random.ts';
import { type City, drawState } from '../draws/places.ts';
import { drawTradeNames, slugOf } from '../draws/trades.ts';
import type { Ground } from './ground.ts';
import { addressColumns, bareCnae, drawNearCity, drawWorldCity } from './places.ts';
import type { Plan } from './plan.ts';
import type { Rows } from './schema.ts';
import { type Segment, tradesOfGoods } from './segments.ts';
import { keepLast } from './seeds.ts';

export interface Establishment {
  readonly row: Rows['estabelecimentos'];
  readonly city: City;
}

/** How large a company is, which its wages, sales and branches have to fit. */
export interface Size {
  /** Companies of this size among 100. */
  readonly share: number;
  /** BRL cents: the largest salary and the largest sale. */
  readonly salary: number;
  readonly sale: number;
  /** Thousands of BRL. */
  readonly capital: readonly [number, number];
  /** The most that a company may have to be one of that `porte`. */
  readonly porte: readonly {
    readonly name: 'me' | 'epp';
    readonly employees: number;
    readonly sales: number;
  }[];
}

/**
 * A year of the wages, with the 13th pay and a third of a month of vacation, and a year of the sales stay within the revenue
 * of a `me`, 360,000, and an `epp`, 4,800,000 (LC 123/2006, art. 3º).
 */
const me = { name: 'me', employees: 8, sales: 10 } as const;
const epp = { name: 'epp', employees: 60, sales: 40 } as const;
const [small, medium, large] = [
  { share: 60, salary: 330_000, sale: 300_000, capital: [5, 100], porte: [me, epp] },
  { share: 30, salary: 600_000, sale: 1_000_000, capital: [50, 500], porte: [epp] },
  { share: 10, salary: 2_000_000, sale: 10_000_000, capital: [500, 10_000], porte: [] },
] as const satisfies readonly Size[];

export interface Company {
  readonly size: Size;
  readonly segment: Segment;
  readonly row: Rows['empresas'];
  /** The head office first. */
  readonly establishments: readonly [Establishment, ...Establishment[]];
  readonly account: Rows['contas_bancarias'] & { readonly chave_pix: string };
}

/** Openings. Sales may begin in February 2015, ten years before the earliest last month. */
const OPENED = ['1990-01-01', '2014-12-31'] as const;
/** Letters stand in the CNPJ since then (IN RFB 2.229/2024). */
const OPENED_WITH_LETTERS = ['2026-07-01', '2026-07-31'] as const;

/** Banks whose accounts issue boletos in worlds. */
const BANKS = ['001', '033', '104', '237', '341'];

/** In a hundred branches of a large company, those in the state of the head office. */
const SAME_STATE = 60;

export const PEOPLE = 100_000;
export const BRANCHES = 1000;
/** Sales of a company take as many ids in all. */
export const SALES = 1_000_000_000;

/** An address of one of a few names at most. */
export function slug(name: string): string {
  return slugOf(name).slice(0, 30);
}

function drawDay(random: Random, [first, last]: readonly [string, string]): string {
  return addDays(first, between(random, 0, daysBetween(first, last)));
}

/** A UUID of version 4 whose last digits are those given. */
export function uuid(random: Random, end: string): string {
  const hex = (length: number) =>
    between(random, 0, 16 ** length - 1)
      .toString(16)
      .padStart(length, '0');
  return `${hex(8)}-${hex(4)}-4${hex(3)}-${pick(random, '89ab')}${hex(3)}-${end}`;
}

function porteOf({ porte }: Size, { employees, sales }: Plan): Rows['empresas']['porte'] {
  return porte.find((most) => employees <= most.employees && sales <= most.sales)?.name ?? 'demais';
}

export function companiesOf(ground: Ground): (id: number) => Company {
  const { plan, seeds, numbers } = ground;

  function establishment(e: number, b: number, head: Omit<Head, 'row'>): Establishment {
    const id = e * BRANCHES + b;
    const random = seeds.random('estabelecimentos', id);
    const city = b === 0 ? head.city : branchCity(random, plan, head);
    const uf = city.state;
    const [, last] = plan.alphanumeric ? OPENED_WITH_LETTERS : OPENED;
    const serial = String((e - 1) * 100 + b).padStart(5, '0');
    return {
      city,
      row: {
        id,
        empresa_id: e,
        cnpj: drawCnpj(random, { root: head.root, branch: String(b + 1).padStart(4, '0') }),
        tipo: b === 0 ? 'matriz' : 'filial',
        inscricao_estadual: drawInscricaoEstadual(random, uf, false, serial),
        email: `${b === 0 ? 'contato' : `filial${b}`}@${head.host}`,
        telefone: drawLandline(random, city.areaCode),
        ...addressColumns(random, city, 'business'),
        data_abertura: b === 0 ? head.openedOn : drawDay(random, [head.openedOn, last]),
      },
    };
  }

  function account(e: number, random: Random, { cnpj }: Rows['estabelecimentos'], email: string) {
    const id = e * PEOPLE;
    const banco = pick(random, BANKS);
    const type = pick(random, ['cnpj', 'email', 'evp'] as const);
    const key = { cnpj, email, evp: uuid(random, numbers.uuidEnd(id)) }[type];
    return {
      id,
      empresa_id: e,
      pessoa_id: null,
      ...accountColumns(random, banco, numbers.accountOfCompany(e)),
      tipo: 'corrente' as const,
      chave_pix: key,
      chave_pix_tipo: type,
    };
  }

  return keepLast((e) => {
    const random = seeds.random('empresas', e);
    const { row, ...own } = headOf(ground, e, random);
    const main = establishment(e, 0, own);
    const others = Array.from({ length: plan.branches }, (_, i) => establishment(e, i + 1, own));
    const { size, segment } = own;
    return {
      size,
      segment,
      row,
      establishments: [main, ...others],
      account: account(e, random, main.row, row.email),
    };
  });
}

interface Head {
  readonly size: Size;
  readonly segment: Segment;
  readonly city: City;
  readonly root: string;
  readonly host: string;
  readonly openedOn: string;
  readonly row: Rows['empresas'];
}

/** A company without its establishments and its account. */
function headOf({ plan, numbers }: Ground, e: number, random: Random): Head {
  const size = pickWeighted<Size>(random, [small, medium, large], ({ share }) => share);
  const city = drawWorldCity(random, plan.state ?? drawState(random));
  const [trade, segment] = pick(random, tradesOfGoods());
  const names = drawTradeNames(random, trade);
  const isCorporation = chance(random, 1, 2) && size === large;
  // Each `porte` has its draw, as that of a company follows from the sizes of its world.
  const [simples, real] = [chance(random, 4, 5), chance(random, 1, 2)];
  const porte = porteOf(size, plan);
  const openedOn = drawDay(random, plan.alphanumeric ? OPENED_WITH_LETTERS : OPENED);
  const root = numbers.companyRoot(e - 1, plan.alphanumeric);
  const host = `${slug(names.trade)}${e}.example.com`;
  return {
    size,
    segment,
    city,
    root,
    host,
    openedOn,
    row: {
      id: e,
      raiz_cnpj: root,
      razao_social: `${names.legal} ${isCorporation ? 'S.A.' : 'LTDA'}`,
      nome_fantasia: names.trade,
      natureza_juridica: isCorporation ? '2054' : '2062',
      porte,
      regime_tributario:
        porte === 'demais' && real
          ? 'lucro-real'
          : porte !== 'demais' && simples
            ? 'simples'
            : 'lucro-presumido',
      cnae: bareCnae(trade.code),
      data_abertura: openedOn,
      capital_social: Math.min(between(random, ...size.capital), between(random, ...size.capital)) * 1000,
      email: `contato@${host}`,
      ficticio: true,
    },
  };
}

/** Small companies stay where they are, and medium ones in their state. */
function branchCity(random: Random, { state }: Plan, { size, city }: Omit<Head, 'row'>): City {
  if (size === small) return drawNearCity(random, city);
  const stays = size === medium || chance(random, SAME_STATE, 100);
  return drawWorldCity(random, stays ? city.state : (state ?? drawState(random)));
}

/** The columns of an account at a bank, by its serial. */
export function accountColumns(random: Random, banco: string, serial: number) {
  const { agency, agencyDigit, account, accountDigit } = drawAccount(random, banco, serial);
  return {
    banco,
    agencia: agency,
    agencia_digito: agencyDigit,
    conta: account,
    conta_digito: accountDigit,
  };
}
