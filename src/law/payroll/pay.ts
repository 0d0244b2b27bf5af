/** The pay of a month: its days, the salary, the lines of events, of leaves and of the weekly rest. */
import {
  compare,
  type Exact,
  exact,
  notNegative,
  over,
  plus,
  roundTo,
  share,
  step,
  sum,
  times,
  toDecimal,
  zero,
} from '../../lib/numbers/exact.ts';
import { withoutRecording } from '../../lib/numbers/recording.ts';
import { workAndRest } from './calendar.ts';
import { type BlockDays, hasBenefit, isMaternityOfInss, type MonthDays } from './days.ts';
import {
  codeOf,
  type EventKind,
  eventKinds,
  type MonthEvent,
  type PayRates,
  quantityText,
} from './events.ts';
import type { MonthFacts } from './facts.ts';
import { type Base, items, type Line, lineOf, salaries } from './items.ts';
import { HOUR_LAW } from './laws.ts';
import type { MonthLaw } from './month-law.ts';
import type { VacationMonth } from './vacation.ts';

/** A line that an event makes, with what the employer pays beside it. */
export interface EventLine {
  readonly event: MonthEvent;
  readonly kind: EventKind;
  readonly line: Line;
  readonly ofEmployer: Exact;
}

/** The lines of an amount other than zero. */
export function shown(lines: readonly Line[]): Line[] {
  return lines.filter(({ amount }) => amount.numerator !== 0n);
}

/** The days of work and of rest in a month. */
export interface Calendar {
  readonly work: number;
  readonly rest: number;
}

export function calendarOf({ competencia, diasUteis, diasDescanso }: MonthFacts): Calendar {
  if (diasUteis !== undefined && diasDescanso !== undefined) return { work: diasUteis, rest: diasDescanso };
  const { work, rest } = workAndRest(competencia);
  return { work: diasUteis ?? work, rest: diasDescanso ?? rest };
}

export function typeOf({ tipoSalario, vinculo }: MonthFacts): 'mensal' | 'hora' | 'dia' {
  return tipoSalario ?? (vinculo === 'intermitente' ? 'hora' : 'mensal');
}

/** The part of a month's amount that the days of salary earn. */
export type Part = (amount: Exact) => Exact;

export function partOf({ criterio, vinculo }: MonthFacts, { salary, divisor, contract }: MonthDays): Part {
  if (vinculo === 'prolabore' || vinculo === 'autonomo') return (amount) => amount;
  const isWhole = criterio === 'dias-do-mes' && salary === contract.daysOfMonth;
  return (amount) => (isWhole || salary === divisor ? amount : share(amount, salary, divisor));
}

/** The line of a premium that another one leaves out. */
interface LostPremium {
  readonly kind: 'insalubridade' | 'periculosidade' | undefined;
  readonly lost: Line | undefined;
}

export function payOf(facts: MonthFacts, law: MonthLaw, days: MonthDays, part: Part) {
  const type = typeOf(facts);
  const base = exact(facts.salarioBase, 'salarioBase');
  const hours = exact(facts.jornadaMensal, 'jornadaMensal');
  const salary = type === 'mensal' ? base : type === 'hora' ? times(base, hours) : share(base, 30);
  const minimumWage = exact(law.minimumWage, 'salarioMinimo');
  const bare: PayRates = {
    salary,
    full: salary,
    hour: zero,
    day: zero,
    paid: zero,
    minimumWage,
    rural: facts.rural,
  };
  const premium = lostPremium(facts.eventos, bare, part);
  const fixed = facts.eventos.filter(({ tipo }) => eventKinds[tipo].isFixed && tipo !== premium.kind);
  const full = step(
    sum(salary, ...fixed.map((event) => eventKinds[event.tipo].amount(event, bare))),
    'remuneracao',
    'Salário do mês com os adicionais fixos',
    'Salary of the month with its fixed premiums',
  );
  const salaryLine = lineOfSalary(facts, days, salary, base, part);
  const rates: PayRates = {
    ...bare,
    full,
    ...ofTime(full, hours, days.divisor),
    paid: salaryLine.amount,
  };
  return { rates, salaryLine, premium };
}

/** An hour and a day of the pay of a month. */
export function ofTime(full: Exact, hours: Exact, daysOfMonth: number): Pick<PayRates, 'hour' | 'day'> {
  return {
    hour: step(
      over(full, hours),
      'hora',
      'Hora: a remuneração dividida pela jornada',
      'Hour: the pay divided by the monthly hours',
      HOUR_LAW,
    ),
    day: share(full, 1, daysOfMonth),
  };
}

function lineOfSalary(
  facts: MonthFacts,
  { salary: count, divisor }: MonthDays,
  salary: Exact,
  base: Exact,
  part: Part,
): Line {
  const type = typeOf(facts);
  const as = salaries[facts.vinculo] ?? {};
  if (facts.vinculo === 'prolabore' || facts.vinculo === 'autonomo') {
    return lineOf('salario', roundTo(base), undefined, as);
  }
  if (type === 'mensal') {
    return lineOf('salario', roundTo(part(salary)), quantityText(count, 'dia'), as);
  }
  const usual =
    type === 'dia' ? exact(count) : share(exact(facts.jornadaMensal, 'jornadaMensal'), count, divisor);
  const quantity = facts.quantidade === undefined ? usual : exact(facts.quantidade, 'quantidade');
  return lineOf(
    'salario',
    roundTo(times(base, quantity)),
    quantityText(
      withoutRecording(() => toDecimal(quantity, 2)),
      type,
    ),
    as,
  );
}

/** Only the larger premium of unhealthy and dangerous work is paid (CLT, art. 193, § 2º); the latter when equal. */
function lostPremium(events: readonly MonthEvent[], rates: PayRates, part: Part): LostPremium {
  const [unhealthy, dangerous] = (['insalubridade', 'periculosidade'] as const).map((tipo) =>
    events.find((event) => event.tipo === tipo),
  );
  if (!unhealthy || !dangerous) return { kind: undefined, lost: undefined };
  const amount = (event: MonthEvent) => eventKinds[event.tipo].amount(event, rates);
  const [kind, event] =
    compare(amount(unhealthy), amount(dangerous)) > 0
      ? (['periculosidade', dangerous] as const)
      : (['insalubridade', unhealthy] as const);
  const { name } = eventKinds[kind];
  return {
    kind,
    lost: {
      code: 'adicional-nao-acumulado',
      name: { pt: `${name.pt} (não acumula)`, en: `${name.en} (does not add up)` },
      nature: null,
      enters: [],
      amount: roundTo(part(amount(event))),
    },
  };
}

export function eventLines(
  { eventos }: MonthFacts,
  rates: PayRates,
  part: Part,
  { kind: lost }: LostPremium,
): EventLine[] {
  return eventos
    .filter(({ tipo }) => tipo !== lost)
    .map((event) => {
      const code = codeOf(event);
      const kind = eventKinds[code];
      const whole = kind.amount(event, rates);
      const amount = roundTo(kind.isFixed ? part(whole) : whole);
      const { descricao, natureza, incidencias = {} } = event;
      const name =
        descricao === undefined ? (kind.text?.(event) ?? kind.name) : { pt: descricao, en: descricao };
      return {
        event,
        kind,
        line: {
          code,
          name,
          nature: natureza ?? kind.natureOf?.(event) ?? kind.nature,
          enters: enteredBy(kind.enters, incidencias),
          reference: kind.reference?.(event),
          amount,
        },
        ofEmployer: kind.ofEmployer ? notNegative(kind.ofEmployer(event, amount)) : zero,
      };
    });
}

const BASES: readonly Base[] = ['inss', 'irrf', 'fgts', 'dsr', 'medias'];

function enteredBy(usual: readonly Base[], chosen: Partial<Record<Base, boolean | undefined>>): Base[] {
  return BASES.filter((base) => chosen[base] ?? usual.includes(base));
}

export function employerLine({ event, line, ofEmployer }: EventLine): Line[] {
  const { name } = line;
  return [
    {
      code: `${event.tipo}-empresa`,
      name: { pt: `${name.pt} pago pela empresa`, en: `${name.en}, paid by the employer` },
      nature: null,
      enters: [],
      amount: ofEmployer,
    },
  ];
}

/** The weekly rest on variable pay (Lei 605/1949, art. 7º; TST, Súmulas 27 and 172). */
export function weeklyRest(earnings: readonly Line[], { work, rest }: Calendar): Line[] {
  const entering = earnings.filter(({ enters }) => enters.includes('dsr'));
  const restOn = (lines: readonly Line[]) =>
    roundTo(share(over(sum(...lines.map(({ amount }) => amount)), exact(work, 'diasUteis')), rest));
  const reference = `${rest}/${work}`;
  return shown([
    lineOf('dsr', restOn(entering.filter(({ code }) => code !== 'comissao')), reference),
    lineOf('dsr-comissoes', restOn(entering.filter(({ code }) => code === 'comissao')), reference),
  ]);
}

const MONTHS_OF_YEAR = 12;

/** Vacation, its third and the 13th pay of an intermittent worker's service (CLT, art. 452-A, § 6º). */
export function intermittentLines(base: Exact): Line[] {
  const vacation = share(base, 1, MONTHS_OF_YEAR);
  return [
    lineOf('ferias-proporcionais', roundTo(vacation), '1/12'),
    lineOf('terco-ferias', roundTo(share(vacation, 1, 3)), '1/3', { enters: ['inss', 'fgts'] }),
    lineOf('decimo-terceiro-proporcional', roundTo(vacation), '1/12', { code: 'decimo-terceiro' }),
  ];
}

export function vacationLines({ days, vacation, third }: VacationMonth): Line[] {
  // Its tax is that of the receipt.
  const enters: readonly Base[] = ['inss', 'fgts'];
  return [
    lineOf('ferias', vacation, quantityText(days, 'dia'), { enters }),
    lineOf('terco-ferias', third, '1/3', { enters }),
  ];
}

interface Leaves {
  readonly lines: readonly Line[];
  /** Pay of days that the INSS pays, on which the FGTS is due all the same (Lei 8.036/1990, art. 15, § 5º). */
  readonly fgtsOnly: Exact;
  /** The line `salario-maternidade`. */
  readonly maternity: Exact;
}

export function leaveLines(facts: MonthFacts, { blocks, divisor }: MonthDays, { full }: PayRates): Leaves {
  const lines: Line[] = [];
  let fgtsOnly = zero;
  let maternity = zero;
  const ofDays = (pay: Exact, days: number, fillsMonth: boolean) =>
    fillsMonth ? pay : share(pay, Math.min(divisor, days), divisor);
  const shownDays = (days: number, fillsMonth: boolean) =>
    fillsMonth && divisor === 30 ? 30 : Math.min(divisor, days);
  for (const one of blocks) {
    const { block, days, paid, fillsMonth } = one;
    const reference = quantityText(shownDays(paid, fillsMonth && paid === days), 'dia');
    const paidAmount = (pay: Exact) => roundTo(ofDays(pay, paid, fillsMonth && paid === days));
    if (block.kind === 'maternidade') {
      const pay = plus(full, exact(facts.maternidade?.media ?? 0, 'media'));
      if (isMaternityOfInss(facts)) fgtsOnly = plus(fgtsOnly, roundTo(ofDays(pay, days, fillsMonth)));
      else {
        maternity = paidAmount(pay);
        lines.push(lineOf('salario-maternidade', maternity, reference));
      }
    }
    if (block.kind === 'paternidade') {
      lines.push(lineOf('licenca-paternidade', paidAmount(full), reference));
    }
    if (block.kind === 'afastamentos') {
      const leave = leaveAt(facts, one);
      const enters = hasBenefit(leave) ? (['irrf', 'fgts'] as const) : items.afastamento.enters;
      lines.push(lineOf('afastamento', paidAmount(full), reference, { enters }));
      if (leave.tipo === 'acidente') {
        const rest = days - paid;
        fgtsOnly = plus(fgtsOnly, roundTo(ofDays(full, rest, fillsMonth && rest === days)));
      }
    }
  }
  return { lines, fgtsOnly, maternity };
}

function leaveAt({ afastamentos }: MonthFacts, { block: { field } }: BlockDays) {
  return afastamentos[Number(/\d+/.exec(field)?.[0])] as MonthFacts['afastamentos'][number];
}
