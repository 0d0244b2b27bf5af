/**
 * The payslip of a month, step by step: the days, the pay, the events, the contribution, the tax and what the employer
 * pays. Each line is rounded to the cent once; everything else is exact.
 */
import {
  compare,
  type Exact,
  exact,
  minus,
  notNegative,
  over,
  percentOf,
  plus,
  roundedDown,
  roundTo,
  share,
  sum,
  zero,
} from '../../lib/numbers/exact.ts';
import { withoutRecording } from '../../lib/numbers/recording.ts';
import { FGTS_RATE } from '../fgts.ts';
import type { InssRounding } from '../inss-rounding.ts';
import { type Irrf, irrfOf, type IrrfTable } from '../irrf.ts';
import { percentText } from '../payslip.ts';
import { type AlimonyDue, alimonyOn, taxAndAlimony } from './alimony.ts';
import { paydayOf } from './calendar.ts';
import { APPRENTICE_FGTS, DOMESTIC } from './charges.ts';
import { daysOf, type MonthDays } from './days.ts';
import { type EventKind, eventKinds, type PayRates, quantityText } from './events.ts';
import type { MonthFacts } from './facts.ts';
import { type Base, basesOf, type Line, lineOf } from './items.ts';
import { type Contribution, contributionOf, hasOtherWithheld, type Taken, takenBy } from './jobs.ts';
import { FGTS_LAW, SEST_SENAT_LAW } from './laws.ts';
import type { MonthLaw } from './month-law.ts';
import {
  type Calendar,
  calendarOf,
  employerLine,
  type EventLine,
  eventLines,
  intermittentLines,
  leaveLines,
  partOf,
  payOf,
  shown,
  typeOf,
  vacationLines,
  weeklyRest,
} from './pay.ts';
import { type VacationMonth, vacationOf, type VacationPay } from './vacation.ts';

/** A month as the steps after one another fill it in. */
export interface Month {
  readonly facts: MonthFacts;
  readonly law: MonthLaw;
  readonly days: MonthDays;
  readonly payday: string;
  readonly rates: PayRates;
  readonly calendar: Calendar;
  readonly rounding: InssRounding;
  readonly taken: Taken;
  /** The part of each vacation month, where there is a vacation. */
  readonly vacation: VacationPay | undefined;
  readonly proventos: readonly Line[];
  readonly descontos: readonly Line[];
  readonly informativos: readonly Line[];
  /** Lines of events, with what the employer pays of them. */
  readonly events: readonly EventLine[];
  readonly bases: { readonly inss: Exact; readonly irrf: Exact; readonly fgts: Exact; readonly dsr: Exact };
  readonly inss: Contribution;
  /** The pay that the tax of the month falls on, and what it deducts beside alimony. */
  readonly taxed: TaxedPay;
  readonly irrf: Irrf;
  /** The tax on the vacation of an intermittent worker, and on the 13th pay. */
  readonly irrfOfVacation: Irrf | undefined;
  readonly irrfOf13th: Irrf | undefined;
  readonly alimony: AlimonyDue;
  readonly fgts: { readonly base: Exact; readonly valor: Exact };
  /** The line `salario-maternidade`. */
  readonly maternityPay: Exact;
  readonly hasFamilyAllowance: boolean;
  /** The pay that the right to the family allowance depends on is above its limit. */
  readonly isAboveFamilyLimit: boolean;
  readonly margin: Exact | undefined;
  readonly differentWithheld: boolean;
}

/** Rounds as the DAE of a domestic worker does, or as everything else. */
export function rounder({ vinculo }: MonthFacts, rounding: InssRounding): (amount: Exact) => Exact {
  return vinculo === 'domestico' && rounding === 'faixa' ? roundedDown : (amount) => roundTo(amount);
}

/** Computes the month of a worker. The facts are checked before. */
export function monthOf(facts: MonthFacts, law: MonthLaw): Month {
  const start = startOf(facts, law);
  const pay = earningsOf(start);
  const contributed = contributionsOf(start, pay);
  const taxes = taxesOf(start, contributed);
  const ofService = taxesOfService(start, pay, contributed, taxes);
  const employer = employerPartOf(start, pay, contributed, taxes);
  const { days, payday, rates, calendar, taken, vacation, events, leaves } = start;
  const { bases, inss } = contributed;
  const { taxed, irrf, alimony } = taxes;
  const { fgts, family, margin } = employer;
  return {
    ...{
      facts,
      law,
      days,
      payday,
      rates,
      calendar,
      taken,
      vacation,
      events,
      bases,
      inss,
      taxed,
      irrf,
      alimony,
    },
    rounding: facts.arredondamentoInss,
    proventos: shown([...pay.paid, ...family.lines]),
    descontos: discountsOf(start, pay, contributed, taxes, ofService),
    informativos: shown([
      ...fgts.lines,
      ...(start.premium.lost ? [start.premium.lost] : []),
      ...(margin === undefined ? [] : [lineOf('margem-consignavel', margin)]),
      ...events.flatMap(employerLine),
    ]),
    irrfOfVacation: ofService.irrfOfVacation,
    irrfOf13th: ofService.irrfOf13th,
    fgts,
    maternityPay: leaves.maternity,
    hasFamilyAllowance: family.lines.length > 0,
    isAboveFamilyLimit: family.isAboveLimit,
    margin,
    differentWithheld: withoutRecording(() => hasOtherWithheld(law.inss, facts.outrosVinculos)),
  };
}

type Start = ReturnType<typeof startOf>;

/** Days, rates, events, vacation and leaves: what each later step reads. */
function startOf(facts: MonthFacts, law: MonthLaw) {
  const days = daysOf(facts);
  const payday = facts.dataPagamento ?? paydayOf(facts.competencia, facts.vinculo === 'domestico');
  const calendar = calendarOf(facts);
  const taken = takenBy(law.inss, facts.outrosVinculos);
  const part = partOf(facts, days);
  const { rates, salaryLine, premium } = payOf(facts, law, days, part);
  const events = eventLines(facts, rates, part, premium);
  const vacation = vacationOf(facts, law, rates.full, facts.arredondamentoInss);
  const leaves = leaveLines(facts, days, rates);
  const ofMonth = vacation?.months.find(({ month }) => month === facts.competencia);
  return {
    facts,
    law,
    days,
    payday,
    calendar,
    taken,
    rates,
    salaryLine,
    premium,
    events,
    vacation,
    leaves,
    ofMonth,
  };
}

interface Pay {
  /** Earnings before the weekly rest on variable pay. */
  readonly earnings: readonly Line[];
  /** With the weekly rest. */
  readonly basic: readonly Line[];
  /** Vacation, its third and 13th pay of an intermittent worker's service. */
  readonly ofService: readonly Line[];
  /** All of it. */
  readonly paid: readonly Line[];
  /** Lines of events that are taken off. */
  readonly discounts: readonly Line[];
}

function earningsOf({ facts, calendar, salaryLine, ofMonth, leaves, events }: Start): Pay {
  const { vinculo } = facts;
  const visible = new Set<Base>(basesOf(vinculo));
  const seen = (line: Line): Line => ({ ...line, enters: line.enters.filter((base) => visible.has(base)) });
  const restOf = (line: Line) => share(over(line.amount, exact(calendar.work, 'diasUteis')), calendar.rest);
  const hasRestPay = facts.dsrSalario ?? vinculo === 'intermitente';
  const byTime = typeOf(facts) !== 'mensal';
  const earnings = shown([
    salaryLine,
    ...(hasRestPay && byTime
      ? [lineOf('dsr-salario', roundTo(restOf(salaryLine)), `${calendar.rest}/${calendar.work}`)]
      : []),
    ...(ofMonth ? vacationLines(ofMonth) : []),
    ...leaves.lines,
    ...events.flatMap(({ kind, line }) => (kind.side === 'provento' ? [line] : [])),
  ]).map(seen);
  const weekly = weeklyRest(earnings, calendar).map(seen);
  const discounts = events.flatMap(({ kind, line }) => (kind.side === 'desconto' ? [seen(line)] : []));
  const basic = [...earnings, ...weekly];
  const ofService =
    vinculo === 'intermitente' ? shown(intermittentLines(baseOf(basic, discounts, 'inss'))) : [];
  return { earnings, basic, ofService, paid: [...basic, ...ofService], discounts };
}

const enter = (lines: readonly Line[], base: Base): Exact =>
  sum(...lines.filter(({ enters }) => enters.includes(base)).map(({ amount }) => amount));

const baseOf = (lines: readonly Line[], discounts: readonly Line[], base: Base): Exact =>
  notNegative(minus(enter(lines, base), enter(discounts, base)));

interface Contributed extends Pick<Month, 'bases' | 'inss'> {
  /** The part of the contribution that a vacation pays: that of a receipt, or of an intermittent worker. */
  readonly inssOfVacation: Exact;
}

function contributionsOf(
  { facts, law, taken, ofMonth }: Start,
  { earnings, basic, ofService, paid, discounts }: Pay,
): Contributed {
  const transport = shareOfService(facts);
  const bases = {
    inss: scaled(baseOf(paid, discounts, 'inss'), transport.inss),
    irrf: scaled(baseOf(paid, discounts, 'irrf'), transport.irrf),
    fgts: baseOf(paid, discounts, 'fgts'),
    dsr: enter(earnings, 'dsr'),
  };
  const contribution = (pay: Exact) =>
    contributionOf(facts.vinculo, law.inss, pay, taken, facts.arredondamentoInss);
  const inss = contribution(bases.inss);
  const inssOfVacation = ofMonth
    ? ofMonth.inss.valor
    : ofService.length > 0
      ? minus(inss.valor, contribution(baseOf(basic, discounts, 'inss')).valor)
      : zero;
  return { bases, inss, inssOfVacation };
}

type Taxes = Pick<Month, 'taxed' | 'irrf' | 'alimony'>;

function taxesOf({ facts, law, payday, events }: Start, { bases, inss, inssOfVacation }: Contributed): Taxes {
  const inssOfMonth = minus(inss.valor, inssOfVacation);
  const pension = sum(
    ...events.filter(({ event }) => event.tipo === 'previdencia-privada').map(({ line }) => line.amount),
  );
  const taxed: TaxedPay = {
    table: law.irrfOn(payday),
    gross: bases.irrf,
    inss: inssOfMonth,
    dependentes: facts.dependentes,
    pension,
    deduction: facts.deducao,
  };
  return { taxed, ...taxOfMonth({ facts, law, taxed }, (due) => taxOn(taxed, due)) };
}

interface TaxesOfService extends Pick<Month, 'irrfOfVacation' | 'irrfOf13th'> {
  readonly inssOf13th: Exact | undefined;
}

/** The taxes on the vacation and on the 13th pay of an intermittent worker's service, each by itself. */
function taxesOfService(
  { facts, law }: Start,
  { ofService }: Pay,
  { inssOfVacation }: Contributed,
  { taxed: { table } }: Taxes,
): TaxesOfService {
  if (ofService.length === 0)
    return { inssOf13th: undefined, irrfOf13th: undefined, irrfOfVacation: undefined };
  const { vinculo, dependentes, arredondamentoInss: rounding } = facts;
  const thirteenth = ofService.find(({ code }) => code === 'decimo-terceiro')?.amount;
  const inssOf13th =
    thirteenth &&
    contributionOf(vinculo, law.inss, thirteenth, { ceiling: zero, bands: zero }, rounding).valor;
  const irrfOf13th =
    thirteenth &&
    irrfOf(table, thirteenth, { inss: inssOf13th ?? zero, dependentes }, { exemptSmallTax: false });
  const ofVacation = ofService.filter(({ code }) => code !== 'decimo-terceiro');
  const irrfOfVacation = irrfOf(table, sum(...ofVacation.map(({ amount }) => amount)), {
    inss: inssOfVacation,
    dependentes,
  });
  return { inssOf13th, irrfOf13th, irrfOfVacation };
}

/** The family allowance, the FGTS, and the most that payroll loans may take. */
function employerPartOf(
  { facts, law, days, rates, leaves }: Start,
  { paid }: Pay,
  { bases, inss }: Contributed,
  { irrf, alimony }: Taxes,
) {
  const family = familyAllowance(facts, law, { days, rates, bases, earnings: paid });
  const fgts = fgtsOf(facts, bases.fgts, leaves.fgtsOnly, facts.arredondamentoInss);
  const margin = facts.eventos.some(({ tipo }) => tipo === 'consignado')
    ? roundTo(
        percentOf(
          notNegative(minus(bases.inss, sum(inss.valor, irrf.withheld, alimony.total))),
          35,
          'margem',
          'Lei nº 10.820/2003; Portaria MTE nº 435/2025, art. 7º',
        ),
      )
    : undefined;
  return { family, fgts, margin };
}

function discountsOf(
  { facts, ofMonth }: Start,
  { discounts }: Pay,
  { inss }: Contributed,
  { irrf, alimony }: Taxes,
  { inssOf13th, irrfOf13th, irrfOfVacation }: TaxesOfService,
): Line[] {
  const isSelfEmployed = facts.vinculo === 'autonomo';
  const iss = isSelfEmployed ? issAndSest(facts, inss.base, shareOfService(facts).isTransport) : [];
  return shown([
    lineOf('inss', inss.valor),
    lineOf('irrf', irrf.withheld),
    ...(irrfOfVacation ? [lineOf('irrf-ferias', irrfOfVacation.withheld)] : []),
    ...(inssOf13th ? [lineOf('inss-13', inssOf13th)] : []),
    ...(irrfOf13th ? [lineOf('irrf-13', irrfOf13th.withheld)] : []),
    ...alimonyLines('pensao', alimony),
    ...iss,
    ...(ofMonth ? [vacationPaid(ofMonth)] : []),
    ...discounts,
  ]);
}

/** The net pay of a vacation, which its receipt has paid. */
function vacationPaid({ days, vacation, third, inss }: VacationMonth): Line {
  return lineOf('ferias-pagas', minus(plus(vacation, third), inss.valor), quantityText(days, 'dia'));
}

/** A pay that income tax falls on, and what it deducts beside alimony. */
export interface TaxedPay {
  readonly table: IrrfTable;
  readonly gross: Exact;
  readonly inss: Exact;
  readonly dependentes: number;
  readonly pension: Exact;
  readonly deduction: MonthFacts['deducao'];
  /** False withholds a tax of up to BRL 10.00 too, as `IrrfOptions` says. */
  readonly exemptSmallTax?: boolean;
}

/** The tax on a pay, with so much alimony. */
export function taxOn(
  { table, gross, inss, dependentes, pension, deduction, exemptSmallTax = true }: TaxedPay,
  alimony: Exact,
): Irrf {
  const deductions = { inss, dependentes, others: sum(alimony, pension) };
  return irrfOf(table, gross, deductions, { deduction, exemptSmallTax });
}

/** The alimony on the pay of a month and its tax: each may depend on the other. */
export function taxOfMonth(
  { facts, law, taxed: { gross, inss } }: Pick<Month, 'facts' | 'law' | 'taxed'>,
  tax: (alimony: Exact) => Irrf,
): { readonly alimony: AlimonyDue; readonly irrf: Irrf } {
  const minimumWage = exact(law.minimumWage, 'salarioMinimo');
  return taxAndAlimony(alimonyOn(facts.pensoes, 'salario'), { gross, inss, minimumWage, tax });
}

export function alimonyLines(code: 'pensao' | 'pensao-13' | 'pensao-plr', { amounts }: AlimonyDue): Line[] {
  return amounts.map(({ text, amount }) =>
    lineOf(code, amount, undefined, text === undefined ? {} : { name: { pt: text, en: text } }),
  );
}

/** The part of a freight or a fare that is pay: Decreto 3.048/1999, art. 201, § 4º; Lei 7.713/1988, art. 9º. */
export function shareOfService({ vinculo, tipoServico }: MonthFacts) {
  if (vinculo !== 'autonomo' || tipoServico === 'geral') return { inss: 100, irrf: 100, isTransport: false };
  return { inss: 20, irrf: tipoServico === 'frete-cargas' ? 10 : 60, isTransport: true };
}

export function scaled(amount: Exact, percent: number): Exact {
  return percent === 100 ? amount : roundTo(percentOf(amount, percent, 'parteTributavel'));
}

/** Percent of a driver's contribution to the Sest and the Senat (Lei 8.706/1993, art. 7º). */
const SEST_SENAT = 2.5;

function issAndSest(
  { aliquotaIss, salarioBase, arredondamentoInss }: MonthFacts,
  base: Exact,
  isTransport: boolean,
) {
  const sest = percentOf(base, SEST_SENAT, 'sestSenat', SEST_SENAT_LAW);
  return [
    lineOf('iss', roundTo(percentOf(exact(salarioBase, 'salarioBase'), aliquotaIss, 'aliquotaIss'))),
    lineOf(
      'sest-senat',
      !isTransport ? zero : arredondamentoInss === 'faixa' ? roundedDown(sest) : roundTo(sest),
    ),
  ];
}

interface FamilyParts {
  readonly days: MonthDays;
  readonly rates: PayRates;
  readonly bases: Pick<Month['bases'], 'inss'>;
  readonly earnings: readonly Line[];
}

const WITH_FAMILY_ALLOWANCE = new Set<string>(['clt', 'domestico', 'aprendiz', 'intermitente']);

/** The allowance for children, by the pay of the month (Lei 8.213/1991, arts. 65 to 70). */
function familyAllowance(facts: MonthFacts, law: MonthLaw, { days, rates, bases, earnings }: FamilyParts) {
  const none = { lines: [], isAboveLimit: false };
  const { filhos, outrosVinculos, vinculo } = facts;
  if (filhos === 0 || !WITH_FAMILY_ALLOWANCE.has(vinculo)) return none;
  const inPart = !days.contract.isWhole && typeOf(facts) === 'mensal';
  const third = earnings.find(({ code }) => code === 'terco-ferias')?.amount ?? zero;
  const isFixed = ({ code }: Line) =>
    code === 'salario' || Boolean((eventKinds as Readonly<Record<string, EventKind>>)[code]?.isFixed);
  const fixedPaid = sum(...earnings.filter(isFixed).map(({ amount }) => amount));
  const ownPay = minus(bases.inss, third);
  const pay = inPart ? plus(minus(ownPay, fixedPaid), rates.full) : ownPay;
  const elsewhere = outrosVinculos
    .filter(({ categoria }) => categoria !== 'contribuinte-individual')
    .map(({ remuneracao }) => exact(remuneracao, 'outrosVinculos'));
  if (compare(sum(pay, ...elsewhere), exact(law.family.limite, 'limite', law.family)) > 0) {
    return { lines: [], isAboveLimit: true };
  }
  const quota = exact(law.family.cota, 'cota', law.family);
  const each = inPart ? roundTo(share(quota, days.contract.counted, 30)) : quota;
  const reference = quantityText(filhos, 'cota');
  return { lines: [lineOf('salario-familia', share(each, filhos), reference)], isAboveLimit: false };
}

/** The percent of the FGTS of a kind of work. */
export function fgtsRate({ vinculo }: Pick<MonthFacts, 'vinculo'>): number {
  return vinculo === 'aprendiz' ? APPRENTICE_FGTS : FGTS_RATE;
}

/** So many percent of a base, deposited in the worker's account. */
export function depositOf(
  facts: MonthFacts,
  rounding: InssRounding,
  base: Exact,
  percent: number,
  name: string,
): Exact {
  return rounder(facts, rounding)(percentOf(base, percent, name, FGTS_LAW));
}

function fgtsOf(facts: MonthFacts, entered: Exact, more: Exact, rounding: InssRounding) {
  if (!basesOf(facts.vinculo).includes('fgts')) return { base: zero, valor: zero, lines: [] };
  const base = plus(entered, more);
  const rate = fgtsRate(facts);
  const deposit = (percent: number, name: string) => depositOf(facts, rounding, base, percent, name);
  const valor = deposit(rate, 'aliquotaFgts');
  const text = (percent: number) => withoutRecording(() => percentText(exact(percent)));
  const lines = [
    lineOf('fgts', valor, text(rate)),
    ...(facts.vinculo === 'domestico'
      ? [
          lineOf(
            'fgts-compensatorio',
            deposit(DOMESTIC.compensatorio, 'compensatorio'),
            text(DOMESTIC.compensatorio),
          ),
        ]
      : []),
  ];
  return { base, valor, lines };
}
