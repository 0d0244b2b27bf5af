/** Sales of a world with their items, and how they are paid. */
import { drawChaveAcesso } from '../documents/chave-acesso.ts';
import { daysInMonth } from '../lib/dates/civil-date.ts';
import { toReais } from '../lib/numbers/money.ts';
import { between, chance, pick, pickWeighted, type Random, shuffle } from '../lib/random.ts';
import { kindOfDay } from './calendar.ts';
import { type Company, type Establishment, SALES } from './companies.ts';
import type { Ground } from './ground.ts';
import { instant, type Paid, payFor, share } from './payments.ts';
import type { Plan } from './plan.ts';
import type { Rows } from './schema.ts';
import type { Segment } from './segments.ts';
import { drawItems } from './sale-items.ts';
import type { Seeds } from './seeds.ts';
import { CUSTOMERS, drawId, MOST_FREIGHT, type Trade } from './trade.ts';

export interface Sale extends Paid {
  readonly row: Rows['vendas'];
  readonly items: readonly Rows['venda_itens'][];
}

type Method = Rows['vendas']['forma_pagamento'];

/** The first month whose sales are numbered: the earliest month of any world, and that of companies with letters. */
const FIRST_NUMBERED = { digits: '2015-02', letters: '2026-08' } as const;

/** Sales are made from 11:00 to 22:59 UTC, so that their date is the same in Brazil. Seconds. */
const [OPENS, OPEN_FOR] = [11 * 3600, 12 * 3600];

/** In a shop the first three of each four sales are to people at the counter, by NFC-e; all other sales are by NF-e. */
const [NFC_E, NF_E, ROUND] = [65, 55, 4] as const;

/** Sales in a hundred by each method. */
const METHODS: Readonly<Record<'counter' | 'pf' | 'pj', readonly (readonly [Method, number])[]>> = {
  counter: [
    ['pix', 40],
    ['cartao-credito', 25],
    ['cartao-debito', 20],
    ['dinheiro', 15],
  ],
  pf: [
    ['pix', 40],
    ['cartao-credito', 25],
    ['cartao-debito', 15],
    ['boleto', 10],
    ['dinheiro', 10],
  ],
  pj: [
    ['boleto', 70],
    ['pix', 20],
    ['cartao-credito', 10],
  ],
};

/** Parts in which sales are paid. */
const PARTS: Readonly<Partial<Record<Method, readonly number[]>>> = {
  boleto: [1, 1, 1, 2, 2, 3, 3, 4, 5, 6],
  'cartao-credito': [1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 10, 12],
};

/** In a hundred: cancelled sales; sales with a discount; sales by NF-e with freight. */
const [CANCELLED, DISCOUNTED, SHIPPED] = [3, 20, 30] as const;
/** Cents. */
const LEAST_FREIGHT = 500;
/** Sales of a company take as many ids a month. */
const SALES_OF_MONTH = 100_000;

/** The id before that of a month's first sale. */
const firstId = ({ row }: Company, month: string) =>
  row.id * SALES + Number(month.slice(2, 4) + month.slice(5)) * SALES_OF_MONTH;

/** A day of sales: how much is sold on it, and the end of its part of the month's time. */
interface SalesDay {
  readonly date: string;
  readonly weight: number;
  readonly end: number;
}

/** Parts of a sale that follow from its place among those of its establishment in a month. */
interface Place {
  readonly establishment: Establishment;
  readonly modelo: typeof NFC_E | typeof NF_E;
  readonly numero: number;
}

export function salesOf(ground: Ground, trade: Trade) {
  const { plan, seeds } = ground;

  /** The sales of a company in a month. */
  function* inMonth(company: Company, month: string): Generator<Sale> {
    const days = salesDays(company.segment, month);
    const { length } = company.establishments;
    let turns: readonly number[] = [];
    for (let n = 0; n < plan.sales; n++) {
      const round = Math.floor(n / length);
      if (n % length === 0) turns = turnsOf(seeds, firstId(company, month) + round, plan.sales - n, length);
      const place = placeOf(plan, company, month, turns[n % length] as number, round + 1);
      yield sale(company, month, n, days, place);
    }
  }

  function sale(company: Company, month: string, n: number, days: readonly SalesDay[], place: Place): Sale {
    const id = firstId(company, month) + n + 1;
    const random = seeds.random('vendas', id);
    const [date, second] = timeOf(random, days, n, plan.sales);
    const { establishment, modelo, numero } = place;
    const isAtCounter = modelo === NFC_E;
    const cliente = drawId(random, plan.customers, company.row.id * CUSTOMERS, (one) => {
      const mayBuy = !isAtCounter || trade.customerKind(company, one) === 'pf';
      return mayBuy && trade.customerSince(company, one) <= date;
    });
    const items = drawItems(ground, trade, { random, company, id, date });
    const products = items.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
    const discount = chance(random, DISCOUNTED, 100) ? share(products, between(random, 1, 10), 100) : 0;
    const isShipped = !isAtCounter && chance(random, SHIPPED, 100);
    const freight = isShipped ? between(random, LEAST_FREIGHT, MOST_FREIGHT) : 0;
    const total = products - discount + freight;
    const buyer = isAtCounter ? 'counter' : trade.customerKind(company, cliente);
    const { row: seller, city } = establishment;
    const row: Rows['vendas'] = {
      id,
      empresa_id: company.row.id,
      estabelecimento_id: seller.id,
      cliente_id: cliente,
      modelo,
      serie: 1,
      numero,
      chave_acesso: drawChaveAcesso(random, {
        state: city.state,
        year: Number(month.slice(0, 4)),
        month: Number(month.slice(5)),
        cnpj: seller.cnpj,
        model: modelo,
        series: 1,
        number: numero,
      }),
      emitida_em: instant(date, second),
      valor_produtos: toReais(products),
      desconto: toReais(discount),
      frete: toReais(freight),
      total: toReais(total),
      ...drawMethod(random, plan, buyer, total),
      situacao: chance(random, CANCELLED, 100) ? 'cancelada' : 'autorizada',
    };
    return {
      row,
      items,
      ...payFor(ground, { random, company, row, date, second, total, isAtCounter, city: city.name }),
    };
  }

  return { inMonth };
}

/**
 * Establishments take turns in rounds of a drawn order, so that each sells as much in every month, and the numbers of a
 * month do not depend on how many months a world has.
 */
function turnsOf(seeds: Seeds, id: number, rest: number, length: number): number[] {
  return shuffle(
    seeds.random('rodadas', id),
    Array.from({ length: Math.min(rest, length) }, (_, i) => i),
  );
}

/** The k-th sale of the b-th establishment in a month, k from 1. */
function placeOf(plan: Plan, company: Company, month: string, b: number, k: number): Place {
  const { segment, establishments } = company;
  const { length } = establishments;
  const ofMonth = Math.floor(plan.sales / length) + (b < plan.sales % length ? 1 : 0);
  const first = plan.alphanumeric ? FIRST_NUMBERED.letters : FIRST_NUMBERED.digits;
  const months = monthNumber(month) - monthNumber(first);
  const establishment = establishments[b] as Establishment;
  const numberAfter = (before: number, n: number) => months * before + n;
  if (!segment.toConsumers) return { establishment, modelo: NF_E, numero: numberAfter(ofMonth, k) };
  const [nfes, before] = [ofMonth, k].map((n) => Math.floor(n / ROUND)) as [number, number];
  return k % ROUND === 0
    ? { establishment, modelo: NF_E, numero: numberAfter(nfes, before) }
    : { establishment, modelo: NFC_E, numero: numberAfter(ofMonth - nfes, k - before) };
}

/** The day and second of the n-th of so many sales, from 0. Each has a part of the month of its own, so that they follow one another. */
function timeOf(
  random: Random,
  days: readonly SalesDay[],
  n: number,
  sales: number,
): readonly [string, number] {
  const { end: whole } = days.at(-1) as SalesDay;
  const from = Math.floor((whole * n) / sales);
  const to = Math.floor((whole * (n + 1)) / sales);
  // The end of each part leaves a second free on the day on which most is sold.
  const at = between(random, from, to - 1 - Math.max(...days.map(({ weight }) => weight)));
  const { date, weight, end } = days.find((day) => at < day.end) as SalesDay;
  return [date, OPENS + OPEN_FOR - Math.ceil((end - at) / weight)];
}

/** How a sale is paid, and in how many parts: in fewer, or by Pix, where they would fall below the least. */
function drawMethod(
  random: Random,
  { minBoleto, minInstalment }: Plan,
  buyer: keyof typeof METHODS,
  total: number,
) {
  const [method] = pickWeighted(random, METHODS[buyer], ([, weight]) => weight);
  const drawn = pick(random, PARTS[method] ?? [1]);
  if (method !== 'boleto' && method !== 'cartao-credito') return { forma_pagamento: method, parcelas: 1 };
  const least = Math.round((method === 'boleto' ? minBoleto : minInstalment) * 100);
  const most = least === 0 ? drawn : Math.floor(total / least);
  if (method === 'boleto' && most === 0) return { forma_pagamento: 'pix' as const, parcelas: 1 };
  return { forma_pagamento: method, parcelas: Math.max(1, Math.min(drawn, most)) };
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));

function salesDays({ days: weights }: Segment, month: string): SalesDay[] {
  let end = 0;
  const length = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)));
  return Array.from({ length }, (_, i) => {
    const date = `${month}-${String(i + 1).padStart(2, '0')}`;
    const weight = weights[kindOfDay(date)] as number;
    end += weight * OPEN_FOR;
    return { date, weight, end };
  });
}
