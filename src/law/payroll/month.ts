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
  step,
  sum,
  times,
  toDecimal,
  zero,
} from '../../lib/numbers/exact.ts';
import { withoutRecording } from '../../lib/numbers/recording.ts';
import { FGTS_RATE } from '../fgts.ts';
import type { InssTable } from '../inss.ts';
import type { InssRounding } from '../inss-rounding.ts';
import { type Irrf, irrfOf, type IrrfTable } from '../irrf.ts';
import { percentText } from '../payslip.ts';
import type { FamilyAllowance } from '../tables/salario-familia.ts';
import { type AlimonyDue, alimonyOn, taxAndAlimony } from './alimony.ts';
import { paydayOf, workAndRest } from './calendar.ts';
import { APPRENTICE_FGTS, DOMESTIC } from './charges.ts';
import { type BlockDays, daysOf, hasBenefit, isMaternityOfInss, type MonthDays } from './days.ts';
import { codeOf, type EventKind, eventKinds, type PayRates, quantityText } from './events.ts';
import type { MonthFacts } from './facts.ts';
import type { MonthEvent } from './events.ts';
import { type Base, basesOf, items, type Line, lineOf, salaries } from './items.ts';
import { type Contribution, contributionOf, hasOtherWithheld, type Taken, takenBy } from './jobs.ts';
import { type VacationMonth, vacationOf, type VacationPay } from './vacation.ts';
import { FGTS_LAW, HOUR_LAW, SEST_SENAT_LAW } from './laws.ts';

/** The tables of a month, and those of the days on which something is paid. */
export interface MonthLaw {
  readonly inss: InssTable;
  readonly minimumWage: number;
  readonly family: FamilyAllowance;
  /** The table of the month of a payment. */
  irrfOn(date: string): IrrfTable;
  /** The contribution table of another month. */
  inssIn(month: string): InssTable;
}

/** A line that an event makes, with what the employer pays beside it. */
interface EventLine {
  readonly event: MonthEvent;
  readonly kind: EventKind;
  readonly line: Line;
  readonly ofEmployer: Exact;
}

/** A month as the steps after one another fill it in. */
export interface Month {
  readonly facts: MonthFacts;
  readonly law: MonthLaw;
  readonly days: MonthDays;
  readonly payday: string;
  readonly rates: PayRates;
  readonly calendar: { readonly work: number; readonly rest: number };
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

const MONTHS_OF_YEAR = 12;

/** Rounds as the DAE of a domestic worker does, or as everything else. */
export function rounder({ vinculo }: MonthFacts, rounding: InssRounding): (amount: Exact) => Exact {
  return vinculo === 'domestico' && rounding === 'faixa' ? roundedDown : (amount) => roundTo(amount);
}

/** Computes the month of a worker. The facts are checked before. */
export function monthOf(facts: MonthFacts, law: MonthLaw): Month {
  const { vinculo } = facts;
  const days = daysOf(facts);
  const payday = facts.dataPagamento ?? paydayOf(facts.competencia, vinculo === 'domestico');
  const calendar = calendarOf(facts);
  const rounding = facts.arredondamentoInss;
  const taken = takenBy(law.inss, facts.outrosVinculos);
  const part = partOf(facts, days);
  const { rates, salaryLine, premium } = payOf(facts, law, days, part);
  const events = eventLines(facts, rates, part, premium);
  const vacation = vacationOf(facts, law, rates.full, rounding);
  const leaves = leaveLines(facts, days, rates);
  const visible = new Set<Base>(basesOf(vinculo));
  const seen = (line: Line): Line => ({ ...line, enters: line.enters.filter((base) => visible.has(base)) });

  const ofMonth = vacation?.months.find(({ month }) => month === facts.competencia);
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

  const enter = (lines: readonly Line[], base: Base) =>
    sum(...lines.filter(({ enters }) => enters.includes(base)).map(({ amount }) => amount));
  const baseOf = (lines: readonly Line[], base: Base) =>
    notNegative(minus(enter(lines, base), enter(discounts, base)));

  const basic = [...earnings, ...weekly];
  const ofService = vinculo === 'intermitente' ? shown(intermittentLines(baseOf(basic, 'inss'))) : [];
  const paid = [...basic, ...ofService];
  const transport = shareOfService(facts);
  const bases = {
    inss: scaled(baseOf(paid, 'inss'), transport.inss),
    irrf: scaled(baseOf(paid, 'irrf'), transport.irrf),
    fgts: baseOf(paid, 'fgts'),
    dsr: enter(earnings, 'dsr'),
  };
  const contribution = (pay: Exact) => contributionOf(vinculo, law.inss, pay, taken, rounding);
  const inss = contribution(bases.inss);

  // The vacation of a receipt, and that of an intermittent worker, deduct their own contribution.
  const inssOfVacation = ofMonth
    ? ofMonth.inss.valor
    : ofService.length > 0
      ? minus(inss.valor, contribution(baseOf(basic, 'inss')).valor)
      : zero;
  const inssOfMonth = minus(inss.valor, inssOfVacation);
  const pension = sum(
    ...events.filter(({ event }) => event.tipo === 'previdencia-privada').map(({ line }) => line.amount),
  );
  const table = law.irrfOn(payday);
  const taxed: TaxedPay = {
    table,
    gross: bases.irrf,
    inss: inssOfMonth,
    dependentes: facts.dependentes,
    pension,
    deduction: facts.deducao,
  };
  const { alimony, irrf } = taxOfMonth({ facts, law, taxed }, (due) => taxOn(taxed, due));

  const thirteenth = ofService.find(({ code }) => code === 'decimo-terceiro')?.amount;
  const inssOf13th =
    thirteenth &&
    contributionOf(vinculo, law.inss, thirteenth, { ceiling: zero, bands: zero }, rounding).valor;
  const irrfOf13th =
    thirteenth &&
    irrfOf(
      table,
      thirteenth,
      { inss: inssOf13th ?? zero, dependentes: facts.dependentes },
      { exemptSmallTax: false },
    );
  const irrfOfVacation =
    ofService.length > 0
      ? irrfOf(
          table,
          sum(...ofService.filter(({ code }) => code !== 'decimo-terceiro').map(({ amount }) => amount)),
          { inss: inssOfVacation, dependentes: facts.dependentes },
        )
      : undefined;

  const family = familyAllowance(facts, law, { days, rates, bases, earnings: paid });
  const proventos = shown([...paid, ...family.lines]);
  const fgts = fgtsOf(facts, bases.fgts, leaves.fgtsOnly, rounding);
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
  const iss = vinculo === 'autonomo' ? issAndSest(facts, inss.base, transport.isTransport) : [];
  const ofReceipt = ofMonth
    ? [
        lineOf(
          'ferias-pagas',
          minus(plus(ofMonth.vacation, ofMonth.third), ofMonth.inss.valor),
          quantityText(ofMonth.days, 'dia'),
        ),
      ]
    : [];
  const descontos = shown([
    lineOf('inss', inss.valor),
    lineOf('irrf', irrf.withheld),
    ...(irrfOfVacation ? [lineOf('irrf-ferias', irrfOfVacation.withheld)] : []),
    ...(inssOf13th ? [lineOf('inss-13', inssOf13th)] : []),
    ...(irrfOf13th ? [lineOf('irrf-13', irrfOf13th.withheld)] : []),
    ...alimonyLines('pensao', alimony),
    ...iss,
    ...ofReceipt,
    ...discounts,
  ]);
  return {
    facts,
    law,
    days,
    payday,
    rates,
    calendar,
    rounding,
    taken,
    vacation,
    proventos,
    descontos,
    informativos: shown([
      ...fgts.lines,
      ...(premium.lost ? [premium.lost] : []),
      ...(margin === undefined ? [] : [lineOf('margem-consignavel', margin)]),
      ...events.flatMap(employerLine),
    ]),
    events,
    bases,
    inss,
    taxed,
    irrf,
    irrfOfVacation,
    irrfOf13th,
    alimony,
    fgts,
    maternityPay: leaves.maternity,
    hasFamilyAllowance: family.lines.length > 0,
    isAboveFamilyLimit: family.isAboveLimit,
    margin,
    differentWithheld: withoutRecording(() => hasOtherWithheld(law.inss, facts.outrosVinculos)),
  };
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

/** The lines of an amount other than zero. */
export function shown(lines: readonly Line[]): Line[] {
  return lines.filter(({ amount }) => amount.numerator !== 0n);
}

export function alimonyLines(code: 'pensao' | 'pensao-13' | 'pensao-plr', { amounts }: AlimonyDue): Line[] {
  return amounts.map(({ text, amount }) =>
    lineOf(code, amount, undefined, text === undefined ? {} : { name: { pt: text, en: text } }),
  );
}

function calendarOf({ competencia, diasUteis, diasDescanso }: MonthFacts) {
  if (diasUteis !== undefined && diasDescanso !== undefined) return { work: diasUteis, rest: diasDescanso };
  const { work, rest } = workAndRest(competencia);
  return { work: diasUteis ?? work, rest: diasDescanso ?? rest };
}

export function typeOf({ tipoSalario, vinculo }: MonthFacts): 'mensal' | 'hora' | 'dia' {
  return tipoSalario ?? (vinculo === 'intermitente' ? 'hora' : 'mensal');
}

/** The part of a month's amount that the days of salary earn. */
type Part = (amount: Exact) => Exact;

function partOf({ criterio, vinculo }: MonthFacts, { salary, divisor, contract }: MonthDays): Part {
  if (vinculo === 'prolabore' || vinculo === 'autonomo') return (amount) => amount;
  const isWhole = criterio === 'dias-do-mes' && salary === contract.daysOfMonth;
  return (amount) => (isWhole || salary === divisor ? amount : share(amount, salary, divisor));
}

/** The line of a premium that another one leaves out. */
interface LostPremium {
  readonly kind: 'insalubridade' | 'periculosidade' | undefined;
  readonly lost: Line | undefined;
}

function payOf(facts: MonthFacts, law: MonthLaw, days: MonthDays, part: Part) {
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

function eventLines(
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

function employerLine({ event, line, ofEmployer }: EventLine): Line[] {
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
export function weeklyRest(earnings: readonly Line[], { work, rest }: Month['calendar']): Line[] {
  const entering = earnings.filter(({ enters }) => enters.includes('dsr'));
  const restOn = (lines: readonly Line[]) =>
    roundTo(share(over(sum(...lines.map(({ amount }) => amount)), exact(work, 'diasUteis')), rest));
  const reference = `${rest}/${work}`;
  return shown([
    lineOf('dsr', restOn(entering.filter(({ code }) => code !== 'comissao')), reference),
    lineOf('dsr-comissoes', restOn(entering.filter(({ code }) => code === 'comissao')), reference),
  ]);
}

/** Vacation, its third and the 13th pay of an intermittent worker's service (CLT, art. 452-A, § 6º). */
function intermittentLines(base: Exact): Line[] {
  const vacation = share(base, 1, MONTHS_OF_YEAR);
  return [
    lineOf('ferias-proporcionais', roundTo(vacation), '1/12'),
    lineOf('terco-ferias', roundTo(share(vacation, 1, 3)), '1/3', { enters: ['inss', 'fgts'] }),
    lineOf('decimo-terceiro-proporcional', roundTo(vacation), '1/12', { code: 'decimo-terceiro' }),
  ];
}

function vacationLines({ days, vacation, third }: VacationMonth): Line[] {
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

function leaveLines(facts: MonthFacts, { blocks, divisor }: MonthDays, { full }: PayRates): Leaves {
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
