/** Sales of a world with their items, boletos, charges of the Pix and payments. */
import { boletoLine, makeBoleto } from '../documents/boleto.ts';
import { staticBrCode } from '../documents/br-code.ts';
import { drawChaveAcesso } from '../documents/chave-acesso.ts';
import { daysInMonth } from '../lib/dates/civil-date.ts';
import { addDays, daysBetween } from '../lib/dates/dates.ts';
import { toReais } from '../lib/numbers/money.ts';
import { below, between, chance, pick, pickWeighted, type Random, shuffle } from '../lib/random.ts';
import { removeAccents } from '../lib/text/accents.ts';
import { type Company, PEOPLE } from './companies.ts';
import type { Ground } from './ground.ts';
import { isBusinessDay } from './payslips.ts';
import { bankRows } from './places.ts';
import type { Rows } from './schema.ts';
import { keepLast } from './seeds.ts';
import { CUSTOMERS, PRODUCTS, type Trade } from './trade.ts';

export interface Sale {
  readonly row: Rows['vendas'];
  readonly items: readonly Rows['venda_itens'][];
  readonly boletos: readonly Rows['boletos'][];
  readonly charge: Rows['cobrancas_pix'] | null;
  readonly payments: readonly Rows['pagamentos'][];
}

type Method = Rows['vendas']['forma_pagamento'];

/** The first month whose sales are numbered: the earliest month of any world, and that of companies with letters. */
const FIRST_NUMBERED = { digits: '2015-02', letters: '2026-08' } as const;

/** Sales are made from 11:00 to 22:59 UTC, so that their date is the same in Brazil. Seconds. */
const [OPENS, OPEN_FOR] = [11 * 3600, 12 * 3600];

/** Sales in a hundred by each method. */
const METHODS: Readonly<Record<'pf' | 'pj', readonly (readonly [Method, number])[]>> = {
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

/** In a hundred: cancelled sales; sales with a discount, with freight; boletos paid in time, and late; charges paid. */
const [CANCELLED, DISCOUNTED, SHIPPED, IN_TIME, LATE, CHARGES_PAID] = [3, 20, 30, 85, 8, 95] as const;
const MOST_ITEMS = 5;
const LATEST = 30;
/** Tries to find a customer or product that was registered by then; the first one always was. */
const TRIES = 8;

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** More than the largest id of a sale. */
const SALE_IDS = 62 ** 7;
/** Sales of a company take as many ids a month, and as many in all. */
const SALES = 100_000;
const SALES_OF_COMPANY = 1_000_000_000;

/** The id before that of a month's first sale. */
const firstId = ({ row }: Company, month: string) =>
  row.id * SALES_OF_COMPANY + Number(month.slice(2, 4) + month.slice(5)) * SALES;

const instant = (date: string, seconds: number) => {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000Z`;
};

/** Cents of a share, half up. */
const share = (cents: number, part: number, whole: number) =>
  Math.floor((2 * cents * part + whole) / (2 * whole));

export function salesOf({ plan, seeds }: Ground, trade: Trade) {
  const end = `${plan.today}T23:59:59.000Z`;

  /** The n-th sale of a month, from 1. */
  function sale(company: Company, month: string, n: number): Sale {
    const id = firstId(company, month) + n;
    const random = seeds.random('vendas', id);
    const [date, second] = timeOf(random, month, n);
    const cliente = pickRegistered(random, plan.customers, date, company.row.id * CUSTOMERS, (one) =>
      trade.customerSince(company, one),
    );
    const items = drawItems(random, company, id, date);
    const products = items.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
    const discount = chance(random, DISCOUNTED, 100) ? share(products, between(random, 1, 10), 100) : 0;
    const freight = chance(random, SHIPPED, 100) ? between(random, 500, 6000) : 0;
    const total = products - discount + freight;
    const [method] = pickWeighted(random, METHODS[trade.customerKind(cliente)], ([, weight]) => weight);
    const parcelas =
      method === 'boleto' ? between(random, 1, 6) : method === 'cartao-credito' ? between(random, 1, 12) : 1;
    const { establishment, numero } = numberOf(company, month, n);
    const { row: seller } = establishment;
    const row: Rows['vendas'] = {
      id,
      empresa_id: company.row.id,
      estabelecimento_id: seller.id,
      cliente_id: cliente,
      modelo: 55,
      serie: 1,
      numero,
      chave_acesso: drawChaveAcesso(random, {
        state: establishment.city.state,
        year: Number(month.slice(0, 4)),
        month: Number(month.slice(5)),
        cnpj: seller.cnpj,
        model: 55,
        series: 1,
        number: numero,
      }),
      emitida_em: instant(date, second),
      valor_produtos: toReais(products),
      desconto: toReais(discount),
      frete: toReais(freight),
      total: toReais(total),
      forma_pagamento: method,
      parcelas,
      situacao: chance(random, CANCELLED, 100) ? 'cancelada' : 'autorizada',
    };
    const paid = { random, company, row, date, second, total };
    if (method === 'boleto') return { row, items, charge: null, ...byBoleto(paid) };
    if (method === 'pix') return { row, items, boletos: [], ...byPix(paid, establishment.city.name) };
    const isPaid = row.situacao === 'autorizada';
    return {
      row,
      items,
      boletos: [],
      charge: null,
      payments: isPaid ? [payment(row, { n: 1, paidAt: row.emitida_em, cents: total })] : [],
    };
  }

  /** The day and second of a sale. Each sale has a part of the month of its own, so that they follow one another. */
  function timeOf(random: Random, month: string, n: number): readonly [string, number] {
    const open = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))) * OPEN_FOR;
    const from = Math.floor((open * (n - 1)) / plan.sales);
    const to = Math.floor((open * n) / plan.sales);
    const at = between(random, from, to - 1);
    const day = String(1 + Math.floor(at / OPEN_FOR)).padStart(2, '0');
    return [`${month}-${day}`, OPENS + (at % OPEN_FOR)];
  }

  /**
   * The establishment of a sale and its number there. Establishments take turns in rounds of a drawn order, so that each
   * sells as much in every month, and the numbers of a month do not depend on how many months a world has.
   */
  function numberOf(company: Company, month: string, n: number) {
    const { length } = company.establishments;
    const round = Math.floor((n - 1) / length);
    const b = turnsOf(firstId(company, month) + round)[(n - 1) % length] as number;
    const perMonth = Math.floor(plan.sales / length) + (b < plan.sales % length ? 1 : 0);
    const first = plan.alphanumeric ? FIRST_NUMBERED.letters : FIRST_NUMBERED.digits;
    const months =
      (Number(month.slice(0, 4)) - Number(first.slice(0, 4))) * 12 +
      Number(month.slice(5)) -
      Number(first.slice(5));
    return {
      establishment: company.establishments[b] as Company['establishments'][0],
      numero: months * perMonth + round + 1,
    };
  }

  const turnsOf = keepLast((id: number) => {
    const length = plan.branches + 1;
    const rest = plan.sales - (id % SALES) * length;
    return shuffle(
      seeds.random('rodadas', id),
      Array.from({ length: Math.min(rest, length) }, (_, i) => i),
    );
  });

  /** One of `count` ids after `start` that was registered by a day. */
  function pickRegistered(
    random: Random,
    count: number,
    date: string,
    start: number,
    since: (id: number) => string,
  ) {
    for (let i = 0; i < TRIES; i++) {
      const id = start + between(random, 1, count);
      if (since(id) <= date) return id;
    }
    return start + 1;
  }

  function drawItems(random: Random, company: Company, sale: number, date: string): Rows['venda_itens'][] {
    const rows: Rows['venda_itens'][] = [];
    const wanted = between(random, 1, MOST_ITEMS);
    for (let i = 0; i < wanted; i++) {
      const product = pickRegistered(random, plan.products, date, company.row.id * PRODUCTS, (one) =>
        trade.productSince(company, one),
      );
      const quantity = pick(random, [1, 1, 1, 2, 2, 3, 4, 6]);
      if (rows.some(({ produto_id }) => produto_id === product)) continue;
      const price = trade.priceOf(product);
      const item = rows.length + 1;
      rows.push({
        id: sale * 100 + item,
        venda_id: sale,
        item,
        produto_id: product,
        quantidade: quantity,
        preco_unitario: toReais(price),
        total: toReais(price * quantity),
      });
    }
    return rows;
  }

  function byBoleto({ random, company, row, date, total }: Paid) {
    const boletos: Rows['boletos'][] = [];
    const payments: Rows['pagamentos'][] = [];
    const { account } = company;
    const base = Math.floor(total / row.parcelas);
    for (let n = 1; n <= row.parcelas; n++) {
      const cents = n === 1 ? total - base * (row.parcelas - 1) : base;
      const due = nextBusinessDay(addDays(date, 30 * n));
      const paidOn = drawPayday(random, due);
      const paidAt = paidOn && instant(paidOn, between(random, 9 * 3600, 23 * 3600 - 1));
      const isPaid = row.situacao === 'autorizada' && paidAt !== null && paidAt <= end;
      const nossoNumero = `0${String(row.id % SALES_OF_COMPANY).padStart(9, '0')}${n}`;
      const barcode = makeBoleto({
        bank: account.banco,
        cents,
        dueDate: due,
        freeField: `${account.agencia}09${nossoNumero}${account.conta.slice(-7).padStart(7, '0')}0`,
      });
      const id = row.id * 100 + n;
      boletos.push({
        id,
        venda_id: row.id,
        parcela: n,
        conta_bancaria_id: company.row.id * PEOPLE,
        nosso_numero: nossoNumero,
        codigo_barras: barcode,
        linha_digitavel: boletoLine(barcode),
        valor: toReais(cents),
        emitido_em: date,
        vencimento: due,
        situacao:
          row.situacao === 'cancelada'
            ? 'cancelado'
            : isPaid
              ? 'pago'
              : due < plan.today
                ? 'vencido'
                : 'aberto',
      });
      if (isPaid)
        payments.push(
          payment(row, { n, paidAt, cents, boleto: id, late: daysBetween(due, paidOn as string) }),
        );
    }
    return { boletos, payments };
  }

  function byPix({ random, company, row, date, second, total }: Paid, city: string) {
    const isPaid = chance(random, CHARGES_PAID, 100) && row.situacao === 'autorizada';
    const paidAt = instant(date, second + between(random, 5, 3600));
    const txid = base62(seeds.scatter('txid', SALE_IDS)(row.id)) + signs(random, 18);
    const expiresAt = `${addDays(date, 1)}${row.emitida_em.slice(10)}`;
    const charge: Rows['cobrancas_pix'] = {
      id: row.id,
      venda_id: row.id,
      chave: company.account.chave_pix,
      txid,
      valor: row.total,
      copia_e_cola: staticBrCode({
        key: company.account.chave_pix,
        amount: row.total,
        name: removeAccents(company.row.razao_social).slice(0, 25).trim(),
        city: removeAccents(city).slice(0, 15).trim(),
        txid,
      }),
      criada_em: row.emitida_em,
      expira_em: expiresAt,
      situacao:
        row.situacao === 'cancelada'
          ? 'cancelada'
          : isPaid
            ? 'concluida'
            : expiresAt <= end
              ? 'expirada'
              : 'ativa',
    };
    const { ispb } = pick(random, bankRows());
    const endToEnd = `E${ispb}${paidAt.replace(/\D/g, '').slice(0, 12)}${base62(seeds.scatter('e2e', SALE_IDS)(row.id))}${signs(random, 4)}`;
    return {
      charge,
      payments: isPaid ? [payment(row, { n: 1, paidAt, cents: total, charge: row.id, endToEnd })] : [],
    };
  }

  return { sale };
}

interface Paid {
  readonly random: Random;
  readonly company: Company;
  readonly row: Rows['vendas'];
  readonly date: string;
  readonly second: number;
  /** Cents. */
  readonly total: number;
}

interface PaymentFacts {
  readonly n: number;
  readonly paidAt: string;
  readonly cents: number;
  readonly boleto?: number;
  readonly charge?: number;
  readonly endToEnd?: string;
  /** Days after the due date. */
  readonly late?: number;
}

/** A payment; a late one has the fine of the CDC (art. 52, § 1º), 2 %, and interest of 1 % a month, by the day. */
function payment(
  { id, forma_pagamento }: Rows['vendas'],
  { n, paidAt, cents, boleto, charge, endToEnd, late = 0 }: PaymentFacts,
): Rows['pagamentos'] {
  const fine = late > 0 ? share(cents, 2, 100) : 0;
  const interest = late > 0 ? share(cents, late, 3000) : 0;
  return {
    id: id * 100 + n,
    venda_id: id,
    boleto_id: boleto ?? null,
    cobranca_pix_id: charge ?? null,
    meio: forma_pagamento,
    valor: toReais(cents),
    multa: toReais(fine),
    juros: toReais(interest),
    total: toReais(cents + fine + interest),
    pago_em: paidAt,
    end_to_end_id: endToEnd ?? null,
  };
}

function nextBusinessDay(date: string): string {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}

/** The day on which a boleto is paid: by the due date, up to 30 days late, or never. */
function drawPayday(random: Random, due: string): string | null {
  const lot = below(random, 100);
  const [early, late] = [below(random, 10), between(random, 1, LATEST)];
  if (lot < IN_TIME) return addDays(due, -early);
  return lot < IN_TIME + LATE ? addDays(due, late) : null;
}

function base62(n: number): string {
  let text = '';
  for (let rest = n; text.length < 7; rest = Math.floor(rest / 62)) text = BASE_62[rest % 62] + text;
  return text;
}

function signs(random: Random, length: number): string {
  return Array.from({ length }, () => pick(random, BASE_62)).join('');
}
