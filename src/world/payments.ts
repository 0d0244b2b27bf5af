/** Boletos, charges of the Pix and payments of a world's sales. */
import { boletoLine, makeBoleto } from '../documents/boleto.ts';
import { staticBrCode } from '../documents/br-code.ts';
import { addDays, daysBetween } from '../lib/dates/dates.ts';
import { toReais } from '../lib/numbers/money.ts';
import { below, between, chance, pick, type Random } from '../lib/random.ts';
import { removeAccents } from '../lib/text/accents.ts';
import { businessDayFrom } from './calendar.ts';
import { type Company, PEOPLE, SALES } from './companies.ts';
import type { Ground } from './ground.ts';
import { bankRows } from './places.ts';
import type { Plan } from './plan.ts';
import type { Rows } from './schema.ts';

/** A sale that is to be paid. */
export interface Due {
  readonly random: Random;
  readonly company: Company;
  readonly row: Rows['vendas'];
  readonly date: string;
  /** Seconds of the day, in UTC. */
  readonly second: number;
  /** Cents. */
  readonly total: number;
  /** Its customer stands at the counter. */
  readonly isAtCounter: boolean;
  /** The city of the establishment. */
  readonly city: string;
}

export interface Paid {
  readonly boletos: readonly Rows['boletos'][];
  readonly charge: Rows['cobrancas_pix'] | null;
  readonly payments: readonly Rows['pagamentos'][];
}

/** In a hundred: boletos paid in time, and late; charges paid of those who are not at the counter, where all pay. */
const [IN_TIME, LATE, CHARGES_PAID] = [85, 8, 95] as const;
/** Days after the due date. */
const LATEST = 30;
/** Seconds until a charge is paid, at most. */
const [AT_COUNTER, ELSEWHERE] = [180, 3600] as const;
/** Days until a shop has the money of a sale by credit card. */
const CARD_DAYS = 30;

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** More than the largest id of a sale. */
const SALE_IDS = 62 ** 7;

export function instant(date: string, seconds: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date}T${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000Z`;
}

/** Cents of a share, half up. */
export function share(cents: number, part: number, whole: number): number {
  return Math.floor((2 * cents * part + whole) / (2 * whole));
}

/** Pays a sale, by its method. */
export function payFor(ground: Ground, due: Due): Paid {
  const { row, total } = due;
  if (row.forma_pagamento === 'boleto') return byBoleto(ground, due);
  if (row.forma_pagamento === 'pix') return byPix(ground, due);
  const isPaid = row.situacao === 'autorizada';
  return {
    boletos: [],
    charge: null,
    payments: isPaid ? [payment(ground.plan, row, { n: 1, paidAt: row.emitida_em, cents: total })] : [],
  };
}

function byBoleto({ plan }: Ground, { random, company, row, date, total }: Due): Paid {
  const boletos: Rows['boletos'][] = [];
  const payments: Rows['pagamentos'][] = [];
  const { account } = company;
  const base = Math.floor(total / row.parcelas);
  for (let n = 1; n <= row.parcelas; n++) {
    const cents = n === 1 ? total - base * (row.parcelas - 1) : base;
    const due = businessDayFrom(addDays(date, 30 * n));
    const paidOn = drawPayday(random, due);
    const paidAt = paidOn && instant(paidOn, between(random, 9 * 3600, 23 * 3600 - 1));
    const isPaid = row.situacao === 'autorizada' && paidAt !== null && paidAt <= endOf(plan);
    const nossoNumero = `0${String(row.id % SALES).padStart(9, '0')}${n}`;
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
        payment(plan, row, { n, paidAt, cents, boleto: id, late: daysBetween(due, paidOn as string) }),
      );
  }
  return { boletos, charge: null, payments };
}

function byPix(
  { plan, seeds }: Ground,
  { random, company, row, date, second, total, isAtCounter, city }: Due,
): Paid {
  const isPaid = (isAtCounter || chance(random, CHARGES_PAID, 100)) && row.situacao === 'autorizada';
  const paidAt = instant(date, second + between(random, 5, isAtCounter ? AT_COUNTER : ELSEWHERE));
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
          : expiresAt <= endOf(plan)
            ? 'expirada'
            : 'ativa',
  };
  const { ispb } = pick(random, bankRows());
  const endToEnd = `E${ispb}${paidAt.replace(/\D/g, '').slice(0, 12)}${base62(seeds.scatter('e2e', SALE_IDS)(row.id))}${signs(random, 4)}`;
  return {
    boletos: [],
    charge,
    payments: isPaid ? [payment(plan, row, { n: 1, paidAt, cents: total, charge: row.id, endToEnd })] : [],
  };
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
  plan: Plan,
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
    creditado_em: creditedOn(plan, forma_pagamento, paidAt.slice(0, 10)),
    end_to_end_id: endToEnd ?? null,
  };
}

/** The day on which the money is there; null after the world's today. */
function creditedOn(
  { today }: Plan,
  method: Rows['vendas']['forma_pagamento'],
  paidOn: string,
): string | null {
  const days = { pix: 0, dinheiro: 0, boleto: 1, 'cartao-debito': 1, 'cartao-credito': CARD_DAYS }[method];
  const day = days === 0 ? paidOn : businessDayFrom(addDays(paidOn, days));
  return day > today ? null : day;
}

/** The last instant of a world. */
const endOf = ({ today }: Plan) => `${today}T23:59:59.000Z`;

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
