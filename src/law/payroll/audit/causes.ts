/**
 * Why a line differs: each cause is the payroll computed once more with one fact or table changed, and is the line's
 * when it gives the amount that is printed.
 */
import {
  compare,
  type Exact,
  exact,
  greatest,
  minus,
  roundTo,
  share,
  sum,
  zero,
} from '../../../lib/numbers/exact.ts';
import { irrfOf, type IrrfTable } from '../../irrf.ts';
import type { InssTable } from '../../inss.ts';
import type { FamilyAllowance } from '../../tables/salario-familia.ts';
import { alimonyOn, taxAndAlimony } from '../alimony.ts';
import { lastOf, monthIn } from '../calendar.ts';
import { APPRENTICE_FGTS } from '../charges.ts';
import { codeOf, eventKinds, type MonthEvent, type PayRates } from '../events.ts';
import { FGTS_RATE } from '../../fgts.ts';
import type { MonthFacts } from '../facts.ts';
import { contributionOf, nothingTaken, takenBy } from '../jobs.ts';
import { depositOf, fgtsRate, type Month, monthOf, type TaxedPay, taxOfMonth, taxOn } from '../month.ts';
import type { MonthLaw } from '../month-law.ts';
import { ofTime, typeOf, weeklyRest } from '../pay.ts';
import { eventOf, type Side } from './match.ts';
import { type Printed, printedBase, printedIn } from './printed.ts';
import type { CauseName } from './reasons.ts';

/** A table in the years that it is held for. */
export interface Held<Value> {
  years(): readonly number[];
  /** `YYYY-MM` */
  in(month: string): Value;
}

/** The tables of other years. */
export interface OtherYears {
  readonly inss: Held<InssTable>;
  readonly irrf: Held<IrrfTable>;
  readonly minimumWage: Held<number>;
  readonly family: Held<FamilyAllowance>;
}

/** A month, the payslip that was printed of it, and the tables of other years. */
export interface Case {
  readonly month: Month;
  readonly printed: Printed;
  readonly others: OtherYears;
  readonly tolerance: Exact;
}

/** An amount that differs: what it should be and what it is. */
export interface Difference {
  readonly expected: Exact;
  readonly found: Exact;
}

type Amount = Exact | undefined;
/** The amounts that a cause may give, in the order in which they are tried. */
type Recomputation = (of: Case) => Iterable<Amount>;
type Row = readonly (readonly [CauseName, Recomputation])[];

const CENT = exact(0.01);
/** The most that rounding explains. */
const ROUNDING = exact(0.05);

const distance = (a: Exact, b: Exact) => (compare(a, b) > 0 ? minus(a, b) : minus(b, a));
export const isWithin = (a: Exact, b: Exact, tolerance: Exact): boolean =>
  compare(distance(a, b), tolerance) <= 0;

/** The cause of a row that explains a difference. */
function causeIn(row: Row, of: Case, { expected, found }: Difference): CauseName | null {
  if (isWithin(expected, found, ROUNDING)) return 'arredondamento';
  const { tolerance } = of;
  const precision = greatest(tolerance, CENT);
  const explains = (amount: Amount) =>
    amount !== undefined && !isWithin(amount, expected, tolerance) && isWithin(amount, found, precision);
  for (const [name, recompute] of row) {
    for (const amount of recompute(of)) if (explains(amount)) return name;
  }
  return null;
}

/** The numbers of a list from the nearest to one on, the lower of two first, without it. */
function nearest(to: number, among: readonly number[]): number[] {
  const far = (value: number) => Math.abs(value - to);
  return among.filter((value) => value !== to).toSorted((a, b) => far(a) - far(b) || a - b);
}

/** A table in the same month of each other year. */
function* otherYears<Value>(held: Held<Value>, month: string): Generator<Value> {
  const [year, number] = month.split('-') as [string, string];
  for (const other of nearest(Number(year), held.years())) yield held.in(`${other}-${number}`);
}

const totalOf = (lines: readonly { readonly amount: Exact }[]) => sum(...lines.map(({ amount }) => amount));
const amountIn = (lines: Month['proventos'], code: string) =>
  totalOf(lines.filter((line) => line.code === code));

/** The month once more, with other facts or tables. */
const again = (
  { facts, law }: Month,
  changed: { readonly facts?: Partial<MonthFacts>; readonly law?: Partial<MonthLaw> },
): Month => monthOf({ ...facts, ...changed.facts }, { ...law, ...changed.law });

const salaryOf = (month: Month) => amountIn(month.proventos, 'salario');

// INSS.

const contribution = (
  { facts: { vinculo }, law, taken, rounding }: Month,
  pay: Exact,
  { table = law.inss, others = taken } = {},
) => contributionOf(vinculo, table, pay, others, rounding).valor;

/** A limit that no pay comes to. */
const NO_LIMIT = 1e12;

function withoutCeiling(table: InssTable): InssTable {
  const last = table.faixas.length - 1;
  return {
    ...table,
    faixas: table.faixas.map((band, i) => (i === last ? { ...band, ate: NO_LIMIT } : band)),
  };
}

const isSelfEmployed = ({ facts: { vinculo } }: Month) => vinculo === 'prolabore' || vinculo === 'autonomo';

const inssRow: Row = [
  [
    'consequencia-de-outra-linha',
    function* ({ month, printed, tolerance }) {
      const base = printedBase(month, printed, 'inss');
      if (!isWithin(base, month.bases.inss, tolerance)) yield contribution(month, base);
    },
  ],
  [
    'inss-tabela-de-outro-ano',
    function* ({ month, others }) {
      const { facts, bases } = month;
      // The rate of partners and the self-employed is of no year.
      if (isSelfEmployed(month)) return;
      for (const table of otherYears(others.inss, facts.competencia)) {
        yield contribution(month, bases.inss, { table, others: takenBy(table, facts.outrosVinculos) });
      }
    },
  ],
  [
    'inss-sem-teto',
    function* ({ month }) {
      yield contribution(month, month.bases.inss, { table: withoutCeiling(month.law.inss) });
    },
  ],
  [
    'inss-aliquota-unica',
    function* ({ month }) {
      if (isSelfEmployed(month)) return;
      const table: InssTable = { ...month.law.inss, aliquotaUnica: true };
      yield contribution(month, month.bases.inss, { table, others: nothingTaken });
    },
  ],
  [
    'outros-vinculos-ignorados',
    function* ({ month }) {
      yield contribution(month, month.bases.inss, { others: nothingTaken });
    },
  ],
  [
    'inss-so-sobre-o-salario',
    function* ({ month }) {
      yield contribution(month, salaryOf(month));
    },
  ],
  [
    'inss-sobre-todos-os-proventos',
    function* ({ month }) {
      yield contribution(month, totalOf(month.proventos));
    },
  ],
];

// IRRF.

const HIGHEST_DEPENDENTS = 10;
/** The monthly exemption of pensions from the age of 65 on (Lei 7.713/1988, art. 6º, XV, i). */
const EXEMPT_FROM_65 = 1903.98;

const taxWith = (month: Month, changed: Partial<TaxedPay>) => {
  const taxed = { ...month.taxed, ...changed };
  return taxOfMonth(month, (alimony) => taxOn(taxed, alimony)).irrf.withheld;
};

/** The tax, with the reduction by the base in place of the income. */
function withReductionByBase(month: Month): Exact {
  const { table } = month.taxed;
  return taxOfMonth(month, (alimony) => {
    const { base } = taxOn(month.taxed, alimony);
    return irrfOf(table, base, {}, { deduction: 'legal' });
  }).irrf.withheld;
}

const irrfRow: Row = [
  [
    'consequencia-de-outra-linha',
    function* ({ month, printed, tolerance }) {
      const { taxed, inss, bases, alimony } = month;
      const now = {
        gross: printedBase(month, printed, 'irrf'),
        inss: printed.amountOf('desconto', 'inss'),
        alimony: printed.amountOf('desconto', 'pensao'),
      };
      const isSame =
        isWithin(now.gross, bases.irrf, tolerance) &&
        isWithin(now.inss, inss.valor, tolerance) &&
        isWithin(now.alimony, alimony.total, tolerance);
      // A vacation deducts its own part of the contribution.
      const ofVacation = minus(inss.valor, taxed.inss);
      const pay = { ...taxed, gross: now.gross, inss: minus(now.inss, ofVacation) };
      if (!isSame) yield taxOn(pay, now.alimony).withheld;
    },
  ],
  [
    'irrf-tabela-do-mes-da-competencia',
    function* ({ month }) {
      const { facts, payday, law } = month;
      if (monthIn(payday) === facts.competencia) return;
      yield taxWith(month, { table: law.irrfOn(lastOf(facts.competencia)) });
    },
  ],
  [
    'reducao-de-2026-nao-aplicada',
    function* ({ month }) {
      yield taxWith(month, { table: { ...month.taxed.table, reducao: null } });
    },
  ],
  [
    'reducao-sobre-a-base',
    function* ({ month }) {
      if (month.taxed.table.reducao) yield withReductionByBase(month);
    },
  ],
  [
    'dispensa-de-10-nao-aplicada',
    function* ({ month }) {
      yield taxWith(month, { exemptSmallTax: false });
    },
  ],
  [
    'desconto-simplificado-nao-aplicado',
    function* ({ month }) {
      yield taxWith(month, { deduction: 'legal' });
    },
  ],
  [
    'deducao-legal-nao-aplicada',
    function* ({ month }) {
      yield taxWith(month, { deduction: 'simplificada' });
    },
  ],
  [
    'dependentes-diferentes',
    function* ({ month }) {
      const counts = Array.from({ length: HIGHEST_DEPENDENTS + 1 }, (_, count) => count);
      for (const dependentes of nearest(month.taxed.dependentes, counts))
        yield taxWith(month, { dependentes });
    },
  ],
  [
    'inss-nao-deduzido',
    function* ({ month }) {
      yield taxOfMonth(month, (due) => taxOn({ ...month.taxed, inss: zero }, due)).irrf.withheld;
    },
  ],
  [
    'pensao-nao-deduzida',
    function* ({ month }) {
      yield taxOn(month.taxed, zero).withheld;
    },
  ],
  [
    'previdencia-nao-deduzida',
    function* ({ month }) {
      yield taxWith(month, { pension: zero });
    },
  ],
  [
    'isencao-65-indevida',
    function* ({ month }) {
      const gross = minus(month.taxed.gross, exact(EXEMPT_FROM_65));
      if (compare(gross, zero) > 0) yield taxWith(month, { gross });
      else yield zero;
    },
  ],
  [
    'irrf-tabela-de-outro-ano',
    function* ({ month, others }) {
      for (const table of otherYears(others.irrf, monthIn(month.payday))) yield taxWith(month, { table });
    },
  ],
  [
    'irrf-sobre-todos-os-proventos',
    function* ({ month }) {
      yield taxWith(month, { gross: totalOf(month.proventos) });
    },
  ],
];

// Alimony.

const pensaoRow: Row = [
  [
    'consequencia-de-outra-linha',
    function* ({ month, printed }) {
      const { facts, taxed, law, inss } = month;
      const tax = printed.amountOf('desconto', 'irrf');
      const ofVacation = minus(inss.valor, taxed.inss);
      yield taxAndAlimony(alimonyOn(facts.pensoes, 'salario'), {
        gross: taxed.gross,
        inss: minus(printed.amountOf('desconto', 'inss'), ofVacation),
        minimumWage: exact(law.minimumWage),
        tax: () => ({ withheld: tax }),
      }).alimony.total;
    },
  ],
  [
    'pensao-sobre-o-bruto',
    function* ({ month }) {
      const pensoes = month.facts.pensoes.map((one) =>
        one.base === 'liquido' ? { ...one, base: 'bruto' as const } : one,
      );
      yield again(month, { facts: { pensoes } }).alimony.total;
    },
  ],
];

// Salary and events.

const CRITERIA = ['30-dias', 'mes-comercial', 'dias-do-mes'] as const;

const salarioRow: Row = [
  [
    'salario-por-outro-criterio',
    function* ({ month }) {
      for (const criterio of CRITERIA) yield salaryOf(again(month, { facts: { criterio } }));
    },
  ],
  [
    'salario-integral',
    function* ({ month }) {
      yield roundTo(month.rates.salary);
    },
  ],
];

/** The lines of an event's code, by other pay of an hour or a day, or with other quantities. */
function eventAmount(
  { facts, rates }: Month,
  code: string,
  by: Partial<PayRates>,
  change: (event: MonthEvent) => MonthEvent = (event) => event,
): Exact {
  const events = facts.eventos.filter((event) => codeOf(event) === code).map(change);
  const amounts = events.map((event) => {
    const kind = eventKinds[codeOf(event)];
    return roundTo(kind.amount(event, { ...rates, ...by }));
  });
  return sum(...amounts);
}

/** The pay of an hour and a day as a part of the salary alone. */
const ofSalary = ({ facts, rates: { salary }, days }: Month): Partial<PayRates> => ({
  full: salary,
  ...ofTime(salary, exact(facts.jornadaMensal), days.divisor),
});

const DIVISORS = [220, 210, 200, 180, 150, 120];

const withoutNightHour = (event: MonthEvent): MonthEvent => ({
  ...event,
  // 8/7 of so many hours are the hours of the clock.
  quantidade: ((event.quantidade ?? 0) * 7) / 8,
});

const withoutPremium = (event: MonthEvent): MonthEvent => ({ ...event, tipo: 'hora-extra', percentual: 0 });

/** The hour alone: events become overtime of 0 %, so that their code is asked before. */
const hourAlone = (month: Month, code: string) => eventAmount(month, code, {}, withoutPremium);

const hoursRow = (code: string): Row => [
  [
    'hora-sem-adicionais',
    function* ({ month }) {
      yield eventAmount(month, code, ofSalary(month));
    },
  ],
  [
    'hora-por-outro-divisor',
    function* ({ month }) {
      const { rates, days } = month;
      for (const hours of DIVISORS) {
        yield eventAmount(month, code, ofTime(rates.full, exact(hours), days.divisor));
      }
    },
  ],
  ...(code === 'adicional-noturno' || code === 'hora-extra-noturna' ? nightRow(code) : []),
  ...(code === 'hora-extra' || code === 'hora-extra-50' || code === 'hora-extra-100'
    ? overtimeRow(code)
    : []),
];

const nightRow = (code: string): Row => [
  [
    'hora-noturna-sem-reducao',
    function* ({ month }) {
      if (!month.facts.rural) yield eventAmount(month, code, {}, withoutNightHour);
    },
  ],
];

const overtimeRow = (code: string): Row => [
  [
    'hora-extra-sem-o-percentual',
    function* ({ month }) {
      yield hourAlone(month, code);
    },
  ],
  [
    'so-o-percentual',
    function* ({ month }) {
      yield minus(eventAmount(month, code, {}), hourAlone(month, code));
    },
  ],
];

// Weekly rest.

const REST_DAYS = [4, 5, 6, 7, 8, 9, 10];

const dsrRow = (code: 'dsr' | 'dsr-comissoes'): Row => {
  const rest = (earnings: Month['proventos'], calendar: Month['calendar']) =>
    amountIn(weeklyRest(earnings, calendar), code);
  return [
    [
      'consequencia-de-outra-linha',
      function* ({ month, printed }) {
        yield rest(printedIn(month, printed, 'provento', 'dsr'), month.calendar);
      },
    ],
    [
      'dsr-por-outros-dias',
      function* ({ month }) {
        const { daysOfMonth } = month.days.contract;
        const calendars = [
          ...REST_DAYS.map((days) => ({ rest: days, work: daysOfMonth - days })),
          { rest: 5, work: 25 },
          { rest: 4, work: 26 },
        ];
        for (const calendar of calendars) yield rest(month.proventos, calendar);
      },
    ],
  ];
};

const insalubridadeRow: Row = [
  [
    'insalubridade-sobre-o-salario',
    function* ({ month }) {
      const eventos = month.facts.eventos.map((event) =>
        event.tipo === 'insalubridade' ? { ...event, base: 'salario-base' as const } : event,
      );
      yield amountIn(again(month, { facts: { eventos } }).proventos, 'insalubridade');
    },
  ],
  [
    'salario-minimo-de-outro-ano',
    function* ({ month, others }) {
      for (const minimumWage of otherYears(others.minimumWage, month.facts.competencia)) {
        yield amountIn(again(month, { law: { minimumWage } }).proventos, 'insalubridade');
      }
    },
  ],
  [
    'adicional-sem-proporcao',
    function* ({ month }) {
      yield eventAmount(month, 'insalubridade', {});
    },
  ],
];

const absenceRow = (code: string): Row => [
  [
    'falta-so-sobre-o-salario',
    function* ({ month }) {
      yield eventAmount(month, code, ofSalary(month));
    },
  ],
  ...(code === 'atraso'
    ? []
    : [
        [
          'falta-por-dias-do-mes',
          function* ({ month }: Case) {
            const { full } = month.rates;
            yield eventAmount(month, code, { day: share(full, 1, month.days.contract.daysOfMonth) });
          },
        ] as const,
      ]),
];

const fareRow: Row = [
  [
    'vale-transporte-sobre-a-remuneracao',
    function* ({ month }) {
      yield eventAmount(month, 'vale-transporte', { paid: month.bases.irrf });
    },
  ],
  [
    'vale-transporte-sem-limite',
    function* ({ month }) {
      const fares = month.facts.eventos.filter(({ tipo }) => tipo === 'vale-transporte');
      yield sum(...fares.map(({ valor = 0 }) => exact(valor)));
    },
  ],
];

const familyRow: Row = [
  [
    'cota-de-outro-ano',
    function* ({ month, others }) {
      const { facts, law } = month;
      for (const { cota } of otherYears(others.family, facts.competencia)) {
        const family = { ...law.family, cota };
        yield amountIn(again(month, { law: { family } }).proventos, 'salario-familia');
      }
    },
  ],
  [
    'cota-sem-proporcao',
    function* ({ month: { facts, law } }) {
      yield share(exact(law.family.cota), facts.filhos);
    },
  ],
];

const deposit = ({ facts, rounding }: Month, base: Exact, percent = fgtsRate(facts)) =>
  depositOf(facts, rounding, base, percent, 'aliquotaFgts');

const fgtsRow: Row = [
  [
    'consequencia-de-outra-linha',
    function* ({ month, printed }) {
      yield deposit(month, printedBase(month, printed, 'fgts'));
    },
  ],
  [
    'fgts-aliquota-errada',
    function* ({ month }) {
      const other = fgtsRate(month.facts) === FGTS_RATE ? APPRENTICE_FGTS : FGTS_RATE;
      yield deposit(month, month.fgts.base, other);
    },
  ],
  [
    'fgts-sobre-todos-os-proventos',
    function* ({ month }) {
      yield deposit(month, totalOf(month.proventos));
    },
  ],
  [
    'fgts-so-sobre-o-salario',
    function* ({ month }) {
      yield deposit(month, salaryOf(month));
    },
  ],
];

const HOURS = new Set([
  'hora-extra',
  'hora-extra-50',
  'hora-extra-100',
  'hora-extra-noturna',
  'banco-de-horas',
  'adicional-noturno',
  'sobreaviso',
  'prontidao',
  'intrajornada',
  'interjornada',
]);
const ABSENCES = new Set(['falta', 'dsr-perdido', 'atraso']);

/** The causes of a line, in the order in which they are tried. */
function rowOf({ facts }: Month, side: Side, code: string): Row {
  if (side === 'desconto') {
    if (code === 'inss') return inssRow;
    if (code === 'irrf') return irrfRow;
    if (code === 'pensao' && facts.pensoes.some(({ base }) => base === 'liquido')) return pensaoRow;
    if (ABSENCES.has(code)) return absenceRow(code);
    return code === 'vale-transporte' ? fareRow : [];
  }
  if (code === 'salario') return typeOf(facts) === 'mensal' ? salarioRow : [];
  if (HOURS.has(code)) return hoursRow(code);
  if (code === 'dsr' || code === 'dsr-comissoes') return dsrRow(code);
  if (code === 'insalubridade') return insalubridadeRow;
  return code === 'salario-familia' ? familyRow : [];
}

/** The cause of a line that is printed with another amount. */
export function causeOfDifference(
  of: Case,
  side: Side,
  code: string,
  difference: Difference,
): CauseName | null {
  return causeIn(rowOf(of.month, side, code), of, difference);
}

/** The cause of a line that is not printed. */
export function causeOfAbsence(side: Side, code: string): CauseName {
  if (code === 'dsr' || code === 'dsr-comissoes') return 'dsr-ausente';
  if (side === 'desconto' && code === 'inss') return 'inss-nao-descontado';
  return side === 'desconto' && code === 'irrf' ? 'irrf-nao-descontado' : 'linha-ausente';
}

/** The cause of a line that the facts do not give. */
export function causeOfSurplus(of: Case, side: Side, code: string, difference: Difference): CauseName | null {
  const { facts } = of.month;
  if (side === 'desconto' && (code === 'inss' || code === 'irrf')) {
    return causeOfDifference(of, side, code, difference);
  }
  if (code === 'salario-familia' && of.month.isAboveFamilyLimit) return 'salario-familia-acima-do-limite';
  const isRisk = code === 'insalubridade' || code === 'periculosidade';
  if (isRisk && facts.eventos.some(({ tipo }) => tipo === code)) return 'adicional-acumulado';
  return eventOf(code) ? 'fato-nao-informado' : null;
}

/** The cause of another deposit of FGTS. */
export function causeOfFgts(of: Case, difference: Difference): CauseName | null {
  return causeIn(fgtsRow, of, difference);
}
