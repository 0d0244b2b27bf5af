/** Companies of a world, their establishments and accounts. */
import type { Uf } from '../data/states.ts';
import { drawAccount } from '../documents/conta-bancaria.ts';
import { drawCnpj } from '../documents/cnpj.ts';
import { drawInscricaoEstadual } from '../documents/inscricao-estadual.ts';
import { drawLandline } from '../documents/telefone.ts';
import { addDays, daysBetween } from '../lib/dates/dates.ts';
import { between, chance, pick, pickWeighted, type Random } from '../lib/random.ts';
import { rules, type Size } from '../tools/geradores/_company.ts';
import { type City, drawState } from '../tools/geradores/_places.ts';
import { drawTrade, drawTradeNames, slugOf } from '../tools/geradores/_trades.ts';
import type { Ground } from './ground.ts';
import { addressColumns, bareCnae, drawWorldCity } from './places.ts';
import type { Rows } from './schema.ts';
import { keepLast } from './seeds.ts';

export interface Establishment {
  readonly row: Rows['estabelecimentos'];
  readonly city: City;
}

export interface Company {
  readonly row: Rows['empresas'];
  /** The head office first. */
  readonly establishments: readonly [Establishment, ...Establishment[]];
  readonly account: Rows['contas_bancarias'] & { readonly chave_pix: string };
}

/** Openings. Sales may begin in February 2015, ten years before the earliest last month. */
const OPENED = ['1990-01-01', '2014-12-31'] as const;
/** Letters stand in the CNPJ since then (IN RFB 2.229/2024). */
const OPENED_WITH_LETTERS = ['2026-07-01', '2026-07-31'] as const;

const sizes = ['me', 'epp', 'demais'] as const satisfies readonly Size[];

/** Banks whose accounts issue boletos in worlds. */
const BANKS = ['001', '033', '104', '237', '341'];

/** In a hundred branches, those in the state of the head office. */
const SAME_STATE = 60;

export const PEOPLE = 100_000;
export const BRANCHES = 1000;

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

export function companiesOf({ plan, seeds, numbers }: Ground): (id: number) => Company {
  function establishment(e: number, b: number, head: Omit<Head, 'row'>): Establishment {
    const id = e * BRANCHES + b;
    const random = seeds.random('estabelecimentos', id);
    const uf = b === 0 || chance(random, SAME_STATE, 100) ? head.uf : (plan.state ?? drawState(random));
    const city = drawWorldCity(random, uf);
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

  function head(e: number, random: Random): Head {
    const size = pickWeighted(random, sizes, (one) => rules[one].share);
    const uf = plan.state ?? drawState(random);
    const trade = drawTrade(random, false);
    const names = drawTradeNames(random, trade);
    const isCorporation = size === 'demais' && chance(random, 1, 2);
    const openedOn = drawDay(random, plan.alphanumeric ? OPENED_WITH_LETTERS : OPENED);
    const root = numbers.companyRoot(e - 1, plan.alphanumeric);
    const host = `${slug(names.trade)}${e}.example.com`;
    return {
      uf,
      root,
      host,
      openedOn,
      row: {
        id: e,
        raiz_cnpj: root,
        razao_social: `${names.legal} ${isCorporation ? 'S.A.' : 'LTDA'}`,
        nome_fantasia: names.trade,
        natureza_juridica: isCorporation ? '2054' : '2062',
        porte: size,
        regime_tributario:
          size === 'demais'
            ? pick(random, ['lucro-presumido', 'lucro-real'] as const)
            : chance(random, 4, 5)
              ? 'simples'
              : 'lucro-presumido',
        cnae: bareCnae(trade.code),
        data_abertura: openedOn,
        capital_social: between(random, ...rules[size].capital) * 1000,
        email: `contato@${host}`,
        ficticio: true,
      },
    };
  }

  return keepLast((e) => {
    const random = seeds.random('empresas', e);
    const { row, ...own } = head(e, random);
    const main = establishment(e, 0, own);
    const others = Array.from({ length: plan.branches }, (_, i) => establishment(e, i + 1, own));
    return { row, establishments: [main, ...others], account: account(e, random, main.row, row.email) };
  });
}

interface Head {
  readonly uf: Uf;
  readonly root: string;
  readonly host: string;
  readonly openedOn: string;
  readonly row: Rows['empresas'];
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
