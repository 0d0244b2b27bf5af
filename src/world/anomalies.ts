/** Rows that are wrong on purpose, each named with the rule that it breaks. All that was computed from the right value stays. */
import { drawChaveAcesso } from '../documents/chave-acesso.ts';
import { drawCnpj } from '../documents/cnpj.ts';
import { stateOfCode } from '../documents/states.ts';
import { addDays, addMonths } from '../lib/dates/dates.ts';
import { sumMoney } from '../lib/numbers/money.ts';
import { states, type Uf } from '../data/states.ts';
import { below, between, pick, type Random } from '../lib/random.ts';
import { drawCep } from '../draws/places.ts';
import { BRANCHES } from './companies.ts';
import type { Ground } from './ground.ts';
import type { Payslip } from './payslips.ts';
import { drawWorldCity } from './places.ts';
import type { Rows } from './schema.ts';
import type { Worker } from './workers.ts';

type Anomaly = Rows['anomalias'];

/** One way in which the items of a table are wrong. */
export interface Kind<Item> {
  readonly tipo: string;
  /** The code of the rule that is broken. */
  readonly regra: string;
  readonly coluna: string | ((item: Item) => string);
  /** True where the wrong value is that of the item before, which must then be right. */
  readonly repeats?: true;
  fits?(this: void, item: Item): boolean;
  /** The right value of the column; null where the row itself is wrong. */
  right(this: void, item: Item): string | null;
  spoil(this: void, item: Item, random: Random, before: Item | undefined): Item;
}

/** An item of a table, wrong where an anomaly names it. */
export interface Outcome<Item> {
  readonly item: Item;
  readonly anomaly: Anomaly | null;
}

interface Spoiled<Item> {
  readonly tabela: string;
  readonly kinds: readonly [Kind<Item>, ...Kind<Item>[]];
  idOf(this: void, item: Item): number;
  /** The items among which wrong ones are; all when absent. */
  counts?(this: void, item: Item): boolean;
}

/** Tables of this many rows or more have an anomaly of each kind, among the first so many rows. */
const ENOUGH = 40;
/** Rows that each kind has to itself among them. */
const ROOM = 9;
const SHARES = 10_000;

/** The items of a table in their order, some of them wrong; a null for each piece of work that gave none yet. */
export function* spoil<Item>(
  { plan, seeds }: Ground,
  items: Iterable<Item | null>,
  { tabela, kinds, idOf, counts = () => true }: Spoiled<Item>,
): Generator<Outcome<Item> | null> {
  if (plan.anomalies === 0) {
    for (const item of items) yield item === null ? null : { item, anomaly: null };
    return;
  }
  let before: { readonly item: Item; readonly isWrong: boolean } | undefined;

  function outcome(item: Item, forced: Kind<Item> | null | undefined): Outcome<Item> {
    const random = seeds.random(`anomalia-${tabela}`, idOf(item));
    const isDrawn = below(random, SHARES) < Math.round(plan.anomalies * SHARES);
    const canRepeat = before !== undefined && !before.isWrong;
    const fitting =
      isDrawn && forced === undefined && counts(item)
        ? kinds.filter(({ repeats, fits }) => (!repeats || canRepeat) && (fits?.(item) ?? true))
        : [];
    const kind = forced ?? (fitting.length > 0 ? pick(random, fitting) : null);
    const right = before?.item;
    before = { item, isWrong: kind !== null };
    if (!kind) return { item, anomaly: null };
    const wrong = kind.spoil(item, random, right);
    const coluna = typeof kind.coluna === 'string' ? kind.coluna : kind.coluna(item);
    const anomaly = {
      tabela,
      linha_id: idOf(wrong),
      coluna,
      tipo: kind.tipo,
      regra: kind.regra,
      valor_correto: kind.right(item),
    };
    return { item: wrong, anomaly };
  }

  /** Chooses items for each kind; null for those that stay right. */
  function choose(first: readonly Item[]): Map<Item, Kind<Item> | null> {
    const counted = first.filter(counts);
    const chosen = new Map<Item, Kind<Item> | null>();
    if (counted.length < ENOUGH) return chosen;
    const random = seeds.random(`anomalias-${tabela}`, 0);
    kinds.forEach((kind, k) => {
      const from = 1 + k * ROOM + below(random, ROOM - 1);
      const at = counted.findIndex(
        (item, i) => i >= from && !chosen.has(item) && (kind.fits?.(item) ?? true),
      );
      chosen.set(counted[at] as Item, kind);
      if (kind.repeats) chosen.set(counted[at - 1] as Item, null);
    });
    return chosen;
  }

  const first: Item[] = [];
  let missing = ENOUGH;
  for (const item of items) {
    if (item === null || missing === 0) {
      yield item === null ? null : outcome(item, undefined);
      continue;
    }
    first.push(item);
    yield null;
    if (counts(item)) missing--;
    if (missing === 0) yield* flush();
  }
  if (missing > 0) yield* flush();

  function* flush(): Generator<Outcome<Item>> {
    const chosen = choose(first);
    for (const item of first.splice(0)) yield outcome(item, chosen.get(item));
  }
}

/** The text with another digit in place of one. */
function withOtherDigit(text: string, at: number): string {
  return text.slice(0, at) + String((Number(text[at]) + 1) % 10) + text.slice(at + 1);
}

/** The kinds of a table whose wrong values follow from the row alone, by what they put in its place. */
function kind<Row extends object, Column extends keyof Row & string>(
  tipo: string,
  coluna: Column,
  regra: string,
  wrong: (row: Row, random: Random, before: Row) => Row[Column],
  more: { readonly repeats?: true } = {},
): Kind<Row> {
  return {
    tipo,
    regra,
    coluna,
    ...more,
    right: (row) => valueText(row[coluna]),
    spoil: (row, random, before) => ({ ...row, [coluna]: wrong(row, random, before ?? row) }),
  };
}

/** A value as a text: money with two decimals. */
function valueText(value: unknown): string {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}

const money = (value: number) => value.toFixed(2);

type Person = Rows['pessoas'];

export const peopleSpoiled = (workerOf: (id: number) => Worker): Spoiled<Person> => ({
  tabela: 'pessoas',
  idOf: ({ id }) => id,
  kinds: [
    kind<Person, 'cpf'>('cpf-digito', 'cpf', 'D1', ({ cpf }) => withOtherDigit(cpf, 10)),
    kind<Person, 'cpf'>('cpf-repetido', 'cpf', 'E3', (_, __, before) => before.cpf, { repeats: true }),
    kind<Person, 'cep'>('cep-de-outro-estado', 'cep', 'L2', ({ uf }, random) => {
      const other = pick(
        random,
        states.filter((one) => one !== uf),
      );
      return drawCep(random, drawWorldCity(random, other));
    }),
    kind<Person, 'data_nascimento'>('nascimento-impossivel', 'data_nascimento', 'P1', ({ id }) =>
      addMonths(workerOf(id).admitted, -120),
    ),
  ],
});

export const jobsSpoiled: Spoiled<Rows['funcionarios']> = {
  tabela: 'funcionarios',
  idOf: ({ id }) => id,
  kinds: [
    kind<Rows['funcionarios'], 'estabelecimento_id'>(
      'funcionario-orfao',
      'estabelecimento_id',
      'E4',
      // No company has so many branches.
      ({ empresa_id: company }) => company * BRANCHES + BRANCHES - 1,
    ),
  ],
};

export const customersSpoiled: Spoiled<Rows['clientes']> = {
  tabela: 'clientes',
  idOf: ({ id }) => id,
  kinds: [
    {
      tipo: 'documento-digito',
      regra: 'D1',
      coluna: ({ tipo }) => (tipo === 'pf' ? 'cpf' : 'cnpj'),
      right: ({ cpf, cnpj }) => cpf ?? cnpj,
      spoil: (row) => ({
        ...row,
        cpf: row.cpf && withOtherDigit(row.cpf, 10),
        cnpj: row.cnpj && withOtherDigit(row.cnpj, 13),
      }),
    },
  ],
};

export const productsSpoiled: Spoiled<Rows['produtos']> = {
  tabela: 'produtos',
  idOf: ({ id }) => id,
  kinds: [
    kind<Rows['produtos'], 'gtin'>('gtin-digito', 'gtin', 'D7', ({ gtin }) => withOtherDigit(gtin, 12)),
  ],
};

export const vehiclesSpoiled: Spoiled<Rows['veiculos']> = {
  tabela: 'veiculos',
  idOf: ({ id }) => id,
  kinds: [
    kind<Rows['veiculos'], 'placa'>('placa-repetida', 'placa', 'E3', (_, __, before) => before.placa, {
      repeats: true,
    }),
  ],
};

/** A payslip, and the same with an INSS of one rate on the whole pay. */
export type PayslipPair = readonly [right: Payslip, withSingleRate: () => Payslip];

export const payslipsSpoiled: Spoiled<PayslipPair> = {
  tabela: 'folhas',
  idOf: ([{ row }]) => row.id,
  kinds: [
    {
      tipo: 'folha-nao-fecha',
      regra: 'F2',
      coluna: 'liquido',
      right: ([{ row }]) => money(row.liquido),
      spoil: ([{ row, lines }, other]) => [
        { row: { ...row, liquido: sumMoney([row.liquido, 10]) }, lines },
        other,
      ],
    },
    {
      tipo: 'inss-incorreto',
      regra: 'F4',
      coluna: 'inss',
      // A small 13th pay lies in the first band, whose rate is the only one.
      fits: ([{ row }, other]) => other().row.inss !== row.inss,
      right: ([{ row }]) => money(row.inss),
      spoil: ([, other]) => [other(), other],
    },
  ],
};

type SaleRow = Rows['vendas'];

export const salesSpoiled: Spoiled<SaleRow> = {
  tabela: 'vendas',
  idOf: ({ id }) => id,
  kinds: [
    {
      tipo: 'venda-nao-soma',
      regra: 'V2',
      coluna: 'valor_produtos',
      right: (row) => money(row.valor_produtos),
      spoil: (row) => ({ ...row, valor_produtos: sumMoney([row.valor_produtos, 1]) }),
    },
    kind<SaleRow, 'chave_acesso'>('chave-de-outro-emitente', 'chave_acesso', 'V4', otherIssuer),
  ],
};

function otherIssuer({ chave_acesso: key, modelo, numero }: SaleRow, random: Random): string {
  const state = stateOfCode(key.slice(0, 2)) as Uf;
  return drawChaveAcesso(random, {
    state,
    year: 2000 + Number(key.slice(2, 4)),
    month: Number(key.slice(4, 6)),
    cnpj: drawCnpj(random),
    model: modelo as 55 | 65,
    series: 1,
    number: numero,
  });
}

type Boleto = Rows['boletos'];

export const boletosSpoiled: Spoiled<Boleto> = {
  tabela: 'boletos',
  idOf: ({ id }) => id,
  kinds: [
    {
      tipo: 'boleto-valor',
      regra: 'B2',
      coluna: 'valor',
      right: ({ valor }) => money(valor),
      spoil: (row) => ({ ...row, valor: sumMoney([row.valor, 0.1]) }),
    },
    // The check digit of the line's first field.
    kind<Boleto, 'linha_digitavel'>('linha-digito', 'linha_digitavel', 'B3', ({ linha_digitavel: line }) =>
      withOtherDigit(line, 9),
    ),
    kind<Boleto, 'vencimento'>(
      'vencimento-antes-da-emissao',
      'vencimento',
      'B4',
      ({ emitido_em: date }, random) => addDays(date, -between(random, 1, 30)),
    ),
  ],
};

type Charge = Rows['cobrancas_pix'];

export const chargesSpoiled: Spoiled<Charge> = {
  tabela: 'cobrancas_pix',
  idOf: ({ id }) => id,
  kinds: [
    kind<Charge, 'copia_e_cola'>('pix-crc', 'copia_e_cola', 'X2', ({ copia_e_cola: code }) => {
      const last = code.slice(-1);
      return code.slice(0, -1) + (last === '0' ? '1' : '0');
    }),
  ],
};

type Payment = Rows['pagamentos'];

/** A second payment of a boleto has the id of the first plus this. */
const SECOND_PAYMENT = 50;

export const paymentsSpoiled: Spoiled<Payment> = {
  tabela: 'pagamentos',
  idOf: ({ id }) => id,
  counts: ({ boleto_id: boleto }) => boleto !== null,
  kinds: [
    {
      tipo: 'boleto-pago-duas-vezes',
      regra: 'G2',
      coluna: 'id',
      right: () => null,
      // The further row; the right one stays too.
      spoil: (row) => ({ ...row, id: row.id + SECOND_PAYMENT }),
    },
    kind<Payment, 'pago_em'>('pagamento-antes-da-emissao', 'pago_em', 'G3', ({ pago_em: at, id }) =>
      beforeSale(at, id),
    ),
  ],
};

/** The time of a payment, in a month before that of the sale, whose id tells its month. */
function beforeSale(at: string, id: number): string {
  const yymm = String(Math.floor(id / 1e7) % 1e4).padStart(4, '0');
  return addDays(`20${yymm.slice(0, 2)}-${yymm.slice(2)}-01`, -3) + at.slice(10);
}

/** Payments in the order of their ids: those that came on top of others stand behind the sale's own. */
export function* paymentRows(
  outcomes: Iterable<Outcome<Payment> | null>,
): Generator<Outcome<Payment> | null> {
  const further: Outcome<Payment>[] = [];
  let sale = 0;
  for (const outcome of outcomes) {
    if (outcome === null) {
      yield null;
      continue;
    }
    if (outcome.item.venda_id !== sale) yield* further.splice(0);
    sale = outcome.item.venda_id;
    if (outcome.anomaly?.coluna !== 'id') yield outcome;
    else {
      yield { item: { ...outcome.item, id: outcome.item.id - SECOND_PAYMENT }, anomaly: null };
      further.push(outcome);
    }
  }
  yield* further;
}
