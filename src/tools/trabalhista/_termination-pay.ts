/** Payments at the end of a contract: time worked, notice, 13th pay, vacation and the indemnities of its kind. */
import { type CivilDate, daysInMonth, parseDate, yearOf } from '../../lib/dates/civil-date.ts';
import { addDays, daysBetween, type Elapsed } from '../../lib/dates/dates.ts';
import {
  type Exact,
  exact,
  minus,
  notNegative,
  percentOf,
  plus,
  share,
  step,
  roundTo,
  sum,
  zero,
} from '../../lib/numbers/exact.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { daysText, payslipLine, payslipLines, type PayslipLine } from '../../law/payslip.ts';
import {
  accrualStart,
  DAYS_OF_A_TWELFTH,
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

/** How the days of a part of a month are counted and paid. */
export const partCriteria = ['30-dias', 'mes-comercial', 'dias-do-mes'] as const;

/** How much of the notice paid by agreement counts as time of service: half of its days, or all. */
export const agreementProjections = ['metade', 'integral'] as const;

export interface TerminationInput {
  readonly salarioBruto: number;
  readonly dataAdmissao: string;
  readonly dataDesligamento: string;
  readonly motivo: Motivo;
  readonly feriasVencidas: number;
  readonly feriasEmDobro: number;
  readonly faltas: number;
  readonly faltasMes: number;
  readonly criterio: (typeof partCriteria)[number];
  readonly outrosProventos: number;
  readonly descansosPerdidos: number;
  readonly diasAvisoTrabalhados: number;
  readonly projecaoAcordo: (typeof agreementProjections)[number];
  readonly dataFimContrato?: string | undefined;
  readonly dataBase?: string | undefined;
}

/** Averages of variable pay by what they enter, unrounded where they were sent. */
export interface TerminationAverages {
  readonly decimoTerceiro: Exact;
  readonly ferias: Exact;
  readonly aviso: Exact;
}

export interface TerminationPay {
  readonly notice: { readonly modo: NoticeMode; readonly dias: number; readonly dataProjetada: string };
  readonly service: Elapsed;
  readonly lines: readonly PayslipLine[];
  /** Pay of the month, other earnings included and rest lost taken off, unrounded. */
  readonly salary: Exact;
  /** The rest lost with absences, unrounded. */
  readonly restLost: Exact;
  /** True when the notice ends on or after the next data-base. */
  readonly reachesRaise: boolean;
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

/** The days of the month of the end that are of the contract, as a criterion counts them, and what divides the salary. */
function partOfMonth({ dataAdmissao, dataDesligamento, criterio }: TerminationInput) {
  const [start, last] = [parseDate(dataAdmissao) as CivilDate, parseDate(dataDesligamento) as CivilDate];
  const first = start.year === last.year && start.month === last.month ? start.day : 1;
  const monthDays = daysInMonth(last.year, last.month);
  const real = last.day - first + 1;
  if (criterio === 'dias-do-mes') return { days: real, divisor: monthDays };
  const isMonthEnd = last.day === monthDays;
  if (criterio === 'mes-comercial') {
    const end = isMonthEnd ? 30 : Math.min(30, last.day);
    return { days: Math.max(1, end - Math.min(30, first) + 1), divisor: 30 };
  }
  return { days: first === 1 && isMonthEnd ? 30 : Math.min(30, real), divisor: 30 };
}

/** Days paid of the month of the end, less absences. 422 on more absences than days. */
function paidPart(input: TerminationInput) {
  const { days, divisor } = partOfMonth(input);
  if (input.faltasMes > days) {
    throw invalidValue('faltasMes', {
      pt: `deve ser no máximo ${days}, os dias do contrato no mês`,
      en: `must be at most ${days}, the days of the contract in the month`,
    });
  }
  return { days: days - input.faltasMes, divisor };
}

/**
 * The days of notice, those that are paid and not worked, and the date up to which the contract counts: the notice paid is
 * time of service (CLT, art. 487, § 1º), by agreement half of it (eSocial, motive 33). 422 on more days worked than there are.
 */
function noticeOf(input: TerminationInput, modo: NoticeMode, service: Elapsed) {
  const { dataDesligamento, motivo, diasAvisoTrabalhados: worked, projecaoAcordo } = input;
  const dias =
    modo === 'nao-se-aplica' ? 0 : motivo === 'pedido-demissao' ? RESIGNATION_DAYS : noticeDays(service);
  if (modo === 'trabalhado' && worked > dias) {
    throw invalidValue('diasAvisoTrabalhados', {
      pt: `deve ser no máximo ${dias}, os dias do aviso`,
      en: `must be at most ${dias}, the days of the notice`,
    });
  }
  const paidDays = modo === 'indenizado' ? dias : modo === 'trabalhado' ? dias - worked : 0;
  const projected = motivo === 'acordo' && projecaoAcordo === 'metade' ? Math.floor(paidDays / 2) : paidDays;
  return { notice: { modo, dias, dataProjetada: addDays(dataDesligamento, projected) }, paidDays };
}

/** Twelfths of the 13th pay from the year of the end on, up to it and those that the notice adds. */
function thirteenthsOf({ dataAdmissao, dataDesligamento, faltasMes }: TerminationInput, projected: string) {
  const upTo = (date: string) => {
    let twelfths = 0;
    for (let year = yearOf(dataDesligamento); year <= yearOf(date); year++) {
      twelfths += thirteenthTwelfths(dataAdmissao, date, year);
    }
    return twelfths;
  };
  // Lei 4.090/1962, art. 1º, § 2º: absences without excuse take days off the month's twelfth.
  const lost = faltasMes > 0 && !keepsTwelfth(dataAdmissao, dataDesligamento, faltasMes) ? 1 : 0;
  const worked = upTo(dataDesligamento) - lost;
  return { worked, byNotice: upTo(projected) - lost - worked };
}

/** True if the month of the end, if it has the days of a twelfth, has them without its absences too. */
function keepsTwelfth(admission: string, end: string, absences: number): boolean {
  const first = `${end.slice(0, 7)}-01`;
  const days = daysBetween(admission > first ? admission : first, end) + 1;
  return days < DAYS_OF_A_TWELFTH || days - absences >= DAYS_OF_A_TWELFTH;
}

/** Twelfths of vacation of the accrual period of the end, up to it and those that the notice adds. */
function vacationsOf({ dataAdmissao, dataDesligamento }: TerminationInput, projected: string) {
  const from = accrualStart(dataAdmissao, dataDesligamento);
  const worked = vacationTwelfths(from, dataDesligamento);
  return { worked, byNotice: vacationTwelfths(from, projected) - worked };
}

/** Days before the next data-base in which a dismissal owes a salary more (Lei 7.238/1984, art. 9º; Súmula 182 of the TST). */
const DAYS_BEFORE_RAISE = 30;

/** Tells if the contract ends in the days before the next data-base, and if it reaches it. */
function raiseOf({ motivo, dataBase }: TerminationInput, projected: string) {
  if (dataBase === undefined || (motivo !== 'sem-justa-causa' && motivo !== 'rescisao-indireta')) {
    return { isNear: false, isReached: false };
  }
  const isReached = projected >= dataBase;
  return { isNear: !isReached && projected >= addDays(dataBase, -DAYS_BEFORE_RAISE), isReached };
}

/** The pay of a termination with its notice given in a mode that its kind allows, late or in time. */
export function terminationPay(
  input: TerminationInput,
  modo: NoticeMode,
  averages: TerminationAverages,
  isLate: boolean,
): TerminationPay {
  const { dataAdmissao, dataDesligamento, dataFimContrato, motivo, feriasVencidas, feriasEmDobro } = input;
  const { aviso, proporcionais } = terminations[motivo];
  const monthlySalary = exact(input.salarioBruto, 'salarioBruto');
  const service = serviceTime(dataAdmissao, dataDesligamento);
  const { notice, paidDays } = noticeOf(input, modo, service);

  const worked = paidPart(input);
  const salary = step(
    share(monthlySalary, worked.days, worked.divisor),
    'saldoSalario',
    'Saldo de salário: um trinta avos por dia do mês, ou um por dia dos que ele tem',
    'Salary due: a thirtieth for each day of the month, or one for each of its days',
  );
  const otherEarnings = exact(input.outrosProventos, 'outrosProventos');
  const restLost = share(monthlySalary, input.descansosPerdidos, 30);
  const noticePay = percentOf(
    share(plus(monthlySalary, averages.aviso), paidDays, 30),
    aviso ?? 0,
    'percentual',
  );

  const thirteenths = thirteenthsOf(input, notice.dataProjetada);
  const thirteenthPay = (twelfths: number) =>
    percentOf(share(plus(monthlySalary, averages.decimoTerceiro), twelfths, 12), proporcionais, 'percentual');
  const [thirteenth, thirteenthByNotice] = [
    thirteenthPay(thirteenths.worked),
    thirteenthPay(thirteenths.byNotice),
  ];

  const monthly = plus(monthlySalary, averages.ferias);
  const vacations = vacationsOf(input, notice.dataProjetada);
  const right = share(monthly, vacationDays(input.faltas), 30);
  // Absences cut the period in course alone: twelfths beyond 12, which the notice opens, are of the next one.
  const vacationPay = (from: number, to: number) => {
    const [cut, whole] = [Math.min(to, 12) - Math.min(from, 12), Math.max(to, 12) - Math.max(from, 12)];
    const ofCourse = share(right, cut, 12);
    const all = whole > 0 ? plus(ofCourse, share(monthly, whole, 12)) : ofCourse;
    return percentOf(all, proporcionais, 'percentual');
  };
  const [overdue, doubled] = [share(monthly, feriasVencidas), share(monthly, feriasEmDobro)];
  const [vacation, vacationByNotice] = [
    vacationPay(0, vacations.worked),
    vacationPay(vacations.worked, vacations.worked + vacations.byNotice),
  ];
  const third = share(sum(overdue, doubled, vacation, vacationByNotice), 1, 3);

  const daysLeft = dataFimContrato === undefined ? 0 : daysBetween(dataDesligamento, dataFimContrato);
  const halfOfRest = share(monthlySalary, daysLeft, 60);
  const indemnity = motivo === 'antecipada-empregador' ? halfOfRest : zero;
  const raise = raiseOf(input, notice.dataProjetada);
  const beforeRaise = raise.isNear ? monthlySalary : zero;
  const fine = isLate ? monthlySalary : zero;

  const periods = (count: number) => ({
    pt: `${count} ${count === 1 ? 'período' : 'períodos'}`,
    en: `${count} ${count === 1 ? 'period' : 'periods'}`,
  });
  const twelfths = (count: number) => `${count}/12`;
  const lines: readonly Parameters<typeof payslipLine>[] = [
    ['saldo-salario', 'Saldo de salário', salary, daysText(worked.days)],
    ['outros-proventos', 'Outros proventos', otherEarnings],
    ['aviso-previo', 'Aviso prévio indenizado', noticePay, daysText(paidDays)],
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
    ['indenizacao-7238', 'Indenização adicional (Lei 7.238, art. 9º)', beforeRaise],
    ['multa-477', 'Multa do art. 477, § 8º, da CLT', fine],
  ];
  const ofMonth = input.outrosProventos > 0 ? plus(salary, otherEarnings) : salary;
  return {
    notice,
    service,
    lines: payslipLines(...lines.map((line) => payslipLine(...line))),
    salary: input.descansosPerdidos > 0 ? notNegative(minus(ofMonth, restLost)) : ofMonth,
    restLost,
    reachesRaise: raise.isReached,
    noticePay,
    // The base is that of the payslip: both lines as they are printed.
    thirteenth: plus(roundTo(thirteenth), roundTo(thirteenthByNotice)),
    halfOfRest,
    daysLeft,
  };
}
