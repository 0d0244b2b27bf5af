/** Payments at the end of a contract: time worked, notice, 13th pay, vacation and the indemnities of its kind. */
import { type CivilDate, daysInMonth, parseDate, yearOf } from '../../lib/dates/civil-date.ts';
import { addDays, daysBetween, type Elapsed } from '../../lib/dates/dates.ts';
import { type Exact, exact, percentOf, plus, share, step, sum, zero } from '../../lib/numbers/exact.ts';
import { daysText, payslipLine, payslipLines, type PayslipLine } from '../../law/payslip.ts';
import {
  accrualStart,
  noticeDays,
  serviceTime,
  thirteenthTwelfths,
  vacationDays,
  vacationTwelfths,
} from '../../law/service-time.ts';
import type { Motivo } from './_fields.ts';
import { terminations } from './_terminations.ts';

/** Days of the notice that a resigning employee owes (CLT, art. 487). */
const RESIGNATION_DAYS = 30;

export type NoticeMode = 'indenizado' | 'trabalhado' | 'dispensado' | 'nao-cumprido' | 'nao-se-aplica';

export interface TerminationInput {
  readonly salarioBruto: number;
  readonly mediaVariaveis: number;
  readonly dataAdmissao: string;
  readonly dataDesligamento: string;
  readonly motivo: Motivo;
  readonly feriasVencidas: number;
  readonly feriasEmDobro: number;
  readonly faltas: number;
  readonly dataFimContrato?: string | undefined;
  readonly atrasoPagamento: boolean;
}

export interface TerminationPay {
  readonly notice: { readonly modo: NoticeMode; readonly dias: number; readonly dataProjetada: string };
  readonly service: Elapsed;
  readonly lines: readonly PayslipLine[];
  /** Unrounded. */
  readonly salary: Exact;
  readonly noticePay: Exact;
  /** Both lines of the 13th pay. */
  readonly thirteenth: Exact;
  /**
   * Half of the pay of the days left of a fixed-term contract, owed by the side that ends it early (CLT, arts. 479 and
   * 480).
   */
  readonly halfOfRest: Exact;
  readonly daysLeft: number;
}

/** Days of the month of the end that are paid, of a month of 30. */
function daysOfMonth(admission: string, end: string): number {
  const [start, last] = [parseDate(admission) as CivilDate, parseDate(end) as CivilDate];
  const sameMonth = start.year === last.year && start.month === last.month;
  if (sameMonth && start.day > 1) return Math.min(30, last.day - start.day + 1);
  return last.day === daysInMonth(last.year, last.month) ? 30 : last.day;
}

/** The days of notice, and the date up to which the contract counts: the notice paid is time of service (CLT, art. 487, § 1º). */
function noticeOf({ dataDesligamento, motivo }: TerminationInput, modo: NoticeMode, service: Elapsed) {
  const dias =
    modo === 'nao-se-aplica' ? 0 : motivo === 'pedido-demissao' ? RESIGNATION_DAYS : noticeDays(service);
  const dataProjetada = modo === 'indenizado' ? addDays(dataDesligamento, dias) : dataDesligamento;
  return { modo, dias, dataProjetada };
}

/** Twelfths of the 13th pay from the year of the end on, up to it and those that the notice adds. */
function thirteenthsOf({ dataAdmissao, dataDesligamento }: TerminationInput, projected: string) {
  const upTo = (date: string) => {
    let twelfths = 0;
    for (let year = yearOf(dataDesligamento); year <= yearOf(date); year++) {
      twelfths += thirteenthTwelfths(dataAdmissao, date, year);
    }
    return twelfths;
  };
  const worked = upTo(dataDesligamento);
  return { worked, byNotice: upTo(projected) - worked };
}

/** Twelfths of vacation of the accrual period of the end, up to it and those that the notice adds. */
function vacationsOf({ dataAdmissao, dataDesligamento }: TerminationInput, projected: string) {
  const from = accrualStart(dataAdmissao, dataDesligamento);
  const worked = vacationTwelfths(from, dataDesligamento);
  return { worked, byNotice: vacationTwelfths(from, projected) - worked };
}

/** The pay of a termination with its notice given in a mode that its kind allows. */
export function terminationPay(input: TerminationInput, modo: NoticeMode): TerminationPay {
  const { dataAdmissao, dataDesligamento, dataFimContrato, motivo, feriasVencidas, feriasEmDobro } = input;
  const { aviso, proporcionais } = terminations[motivo];
  const monthlySalary = exact(input.salarioBruto, 'salarioBruto');
  const monthly = plus(monthlySalary, exact(input.mediaVariaveis, 'mediaVariaveis'));
  const service = serviceTime(dataAdmissao, dataDesligamento);
  const notice = noticeOf(input, modo, service);

  const worked = daysOfMonth(dataAdmissao, dataDesligamento);
  const salary = step(
    share(monthlySalary, worked, 30),
    'saldoSalario',
    'Saldo de salário: um trinta avos por dia do mês',
    'Salary due: a thirtieth for each day of the month',
  );
  const noticePay =
    modo === 'indenizado' ? percentOf(share(monthly, notice.dias, 30), aviso ?? 0, 'percentual') : zero;

  const thirteenths = thirteenthsOf(input, notice.dataProjetada);
  const thirteenthPay = (twelfths: number) =>
    percentOf(share(monthly, twelfths, 12), proporcionais, 'percentual');
  const [thirteenth, thirteenthByNotice] = [
    thirteenthPay(thirteenths.worked),
    thirteenthPay(thirteenths.byNotice),
  ];

  const vacations = vacationsOf(input, notice.dataProjetada);
  const right = share(monthly, vacationDays(input.faltas), 30);
  const vacationPay = (twelfths: number) =>
    percentOf(share(right, twelfths, 12), proporcionais, 'percentual');
  const [overdue, doubled] = [share(monthly, feriasVencidas), share(monthly, feriasEmDobro)];
  const [vacation, vacationByNotice] = [vacationPay(vacations.worked), vacationPay(vacations.byNotice)];
  const third = share(sum(overdue, doubled, vacation, vacationByNotice), 1, 3);

  const daysLeft = dataFimContrato === undefined ? 0 : daysBetween(dataDesligamento, dataFimContrato);
  const halfOfRest = share(monthlySalary, daysLeft, 60);
  const indemnity = motivo === 'antecipada-empregador' ? halfOfRest : zero;
  const fine = input.atrasoPagamento ? monthlySalary : zero;

  const periods = (count: number) => ({
    pt: `${count} ${count === 1 ? 'período' : 'períodos'}`,
    en: `${count} ${count === 1 ? 'period' : 'periods'}`,
  });
  const twelfths = (count: number) => `${count}/12`;
  const lines: readonly Parameters<typeof payslipLine>[] = [
    ['saldo-salario', 'Saldo de salário', salary, daysText(worked)],
    ['aviso-previo', 'Aviso prévio indenizado', noticePay, daysText(notice.dias)],
    ['decimo-terceiro', '13º salário proporcional', thirteenth, twelfths(thirteenths.worked)],
    [
      'decimo-terceiro-aviso',
      '13º salário sobre o aviso indenizado',
      thirteenthByNotice,
      twelfths(thirteenths.byNotice),
    ],
    ['ferias-vencidas', 'Férias vencidas', overdue, periods(feriasVencidas)],
    ['ferias-dobro', 'Dobra de férias vencidas (art. 137)', doubled, periods(feriasEmDobro)],
    ['ferias-proporcionais', 'Férias proporcionais', vacation, twelfths(vacations.worked)],
    ['ferias-aviso', 'Férias sobre o aviso indenizado', vacationByNotice, twelfths(vacations.byNotice)],
    ['terco-ferias', 'Terço constitucional de férias', third, '1/3'],
    ['indenizacao-479', 'Indenização do art. 479 da CLT', indemnity, daysText(daysLeft)],
    ['multa-477', 'Multa do art. 477, § 8º, da CLT', fine],
  ];
  return {
    notice,
    service,
    lines: payslipLines(...lines.map((line) => payslipLine(...line))),
    salary,
    noticePay,
    thirteenth: plus(thirteenth, thirteenthByNotice),
    halfOfRest,
    daysLeft,
  };
}
