/** The choice among tax regimes: who may take which, what each costs, and where the choice turns. */
import {
  compare,
  type Exact,
  exact,
  minus,
  notNegative,
  over,
  roundedDown,
  roundedUp,
  roundTo,
  sum,
} from '../../lib/numbers/exact.ts';
import { payrollOfAnnexIII } from './fator-r.ts';
import {
  type CompanyYear,
  type ComparedActivity,
  type ComparedRegime,
  comparedRegimes,
  isAbove,
  type LineCode,
  revenueWhere,
  roundedLines,
} from './regime-year.ts';
import {
  factorOf,
  factorPayroll,
  meiKind,
  meiYear,
  presumedYear,
  profitLines,
  realYear,
  type RegimeTables,
  type RegimeYear,
  simplesYear,
} from './regimes.ts';

export const reasonsAgainst = [
  'receita-acima-do-limite',
  'tem-socios',
  'mais-de-um-empregado',
  'atividade-nao-permitida',
  'atividade-vedada',
  'obrigado-ao-lucro-real',
] as const;

export type ReasonAgainst = (typeof reasonsAgainst)[number];

/** A regime of the comparison; `year` is null where the company may not take it. */
export interface Option {
  readonly regime: ComparedRegime;
  readonly reasons: readonly ReasonAgainst[];
  readonly year: RegimeYear | null;
  /** The lines, rounded; their sum; what the price carries of it, rounded; and the rest. */
  readonly lines: readonly (readonly [LineCode, Exact])[];
  readonly total: Exact;
  readonly passedOn: Exact;
  readonly cost: Exact;
}

const NOT_MEI: readonly ComparedActivity[] = ['revenda-combustiveis', 'servicos-hospitalares', 'imobiliaria'];

/** The regimes of the year: those that the company may take first, by what they cost. */
export function compareRegimes(company: CompanyYear, tables: RegimeTables): Option[] {
  const ofYear = comparedRegimes.filter((regime) => regime !== 'simples-hibrido' || tables.consumption);
  const options = ofYear.map((regime) => {
    const reasons = reasonsOf(regime, company, tables);
    return optionOf(regime, reasons, reasons.length === 0 ? yearIn(regime, company, tables) : null);
  });
  const may = options.filter(({ year }) => year);
  return [...may.toSorted((a, b) => compare(a.cost, b.cost)), ...options.filter(({ year }) => !year)];
}

function optionOf(
  regime: ComparedRegime,
  reasons: readonly ReasonAgainst[],
  year: RegimeYear | null,
): Option {
  const lines = year ? roundedLines(year.lines) : [];
  const total = sum(...lines.map(([, value]) => value));
  const passedOn = roundTo(year ? year.passedOn : exact(0));
  return { regime, reasons, year, lines, total, passedOn, cost: minus(total, passedOn) };
}

function yearIn(regime: ComparedRegime, company: CompanyYear, tables: RegimeTables): RegimeYear {
  switch (regime) {
    case 'mei':
      return meiYear(company, tables);
    case 'simples':
      return simplesYear(company, tables, { hybrid: false });
    case 'simples-hibrido':
      return simplesYear(company, tables, { hybrid: true });
    case 'lucro-presumido':
      return presumedYear(company, tables);
    case 'lucro-real':
      return realYear(company, tables);
  }
}

function reasonsOf(regime: ComparedRegime, company: CompanyYear, tables: RegimeTables): ReasonAgainst[] {
  const revenue = revenueWhere(company);
  const has = (activities: readonly ComparedActivity[]) =>
    company.receitas.some(({ atividade }) => activities.includes(atividade));
  const reasons: readonly (readonly [ReasonAgainst, boolean])[] = {
    mei: [
      ['receita-acima-do-limite', isAbove(revenue, meiKind(company, tables.mei).limite)],
      ['tem-socios', company.socios > 1],
      ['mais-de-um-empregado', company.empregados > 1],
      ['atividade-nao-permitida', !company.meiPermitido || has(NOT_MEI)],
    ] as const,
    simples: simplesReasons(),
    'simples-hibrido': simplesReasons(),
    'lucro-presumido': [
      ['receita-acima-do-limite', isAbove(revenue, tables.presumed.limite)],
      ['obrigado-ao-lucro-real', company.obrigadoLucroReal],
    ] as const,
    'lucro-real': [],
  }[regime];
  return reasons.filter(([, holds]) => holds).map(([reason]) => reason);

  function simplesReasons() {
    return [
      ['receita-acima-do-limite', isAbove(revenue, tables.simples.limite)],
      ['atividade-vedada', !company.simplesPermitido || has(['imobiliaria'])],
    ] as const;
  }
}

/** Reasons for which a turning point is not there. */
export const reasonsForNoPoint = {
  fatorR: ['sem-receita-de-fator-r', 'simples-inelegivel'],
  lucroReal: ['sem-outro-regime', 'lucro-real-mais-caro-sem-lucro'],
  repasseHibrido: ['so-em-2027', 'simples-inelegivel', 'hibrido-nao-compensa'],
} as const;

export interface FactorPoint {
  /** Percent, unrounded. */
  readonly factor: Exact;
  readonly leastPayroll: Exact;
  readonly missing: Exact;
  readonly spare: Exact;
  readonly costIn: Readonly<Record<'III' | 'V', Exact>>;
}

/** How far the payroll is from the one that takes the services from Anexo V to III. */
export function factorPoint(company: CompanyYear, tables: RegimeTables): FactorPoint {
  const payroll = factorPayroll(company);
  const bound = payrollOfAnnexIII(tables.factorR, revenueWhere(company));
  const costIn = (annex: 'III' | 'V') =>
    optionOf('simples', [], simplesYear(company, tables, { hybrid: false, annex })).cost;
  return {
    factor: factorOf(company, tables.factorR),
    leastPayroll: roundedUp(bound, 2),
    missing: roundedUp(notNegative(minus(bound, payroll)), 2),
    spare: roundedDown(notNegative(minus(payroll, bound))),
    costIn: { III: costIn('III'), V: costIn('V') },
  };
}

const ON_PROFIT: ReadonlySet<LineCode> = new Set(['irpj', 'irpj-adicional', 'csll']);

/** The greatest profit, in whole cents, at which lucro real costs less than the others; null where none does. */
export function realProfitPoint(options: readonly Option[], tables: RegimeTables): Exact | null {
  const real = options.find(({ regime }) => regime === 'lucro-real');
  const rival = rivalOfReal(options);
  if (!real || !rival) return null;
  const others = real.lines.filter(([code]) => !ON_PROFIT.has(code)).map(([, value]) => value);
  const budget = minus(rival.cost, minus(sum(...others), real.passedOn));
  const profitOf = (cents: number) => over(exact(cents), exact(100));
  const isCheaper = (cents: number) => {
    const taxes = profitLines(tables.real, profitOf(cents));
    return compare(sum(...Object.values(taxes)), budget) < 0;
  };
  if (!isCheaper(0)) return null;
  let above = 1;
  while (isCheaper(above)) above *= 2;
  return profitOf(firstWhere((cents) => !isCheaper(cents), above) - 1);
}

/** The cheapest regime other than lucro real. */
export const rivalOfReal = (options: readonly Option[]) =>
  options.find(({ regime, year }) => year && regime !== 'lucro-real');

/** Parts of a passed-on tax that the answer tells apart: 0.0001 %. */
const STEPS = 1_000_000;

/** The part of CBS and IBS, in steps of 0.0001 %, from which the hybrid costs less than the Simples; null where none does. */
export function hybridPoint(company: CompanyYear, tables: RegimeTables): Exact | null {
  const costWith = (hybrid: boolean, repasse: Exact) => {
    const { lines, passedOn } = simplesYear({ ...company, repasse }, tables, { hybrid });
    // CBS and IBS of the DAS are whole cents: only the regular ones have more.
    const paid = Object.entries(lines).map(([code, value]) =>
      code === 'cbs' || code === 'ibs' ? value : roundTo(value),
    );
    return minus(sum(...paid), passedOn);
  };
  const isCheaper = (step: number) => {
    const repasse = over(exact(step), exact(STEPS));
    return compare(costWith(true, repasse), costWith(false, repasse)) < 0;
  };
  if (!isCheaper(STEPS)) return null;
  return over(exact(firstWhere(isCheaper, STEPS)), exact(STEPS / 100));
}

/** The least integer from 0 that meets a condition, which those above it meet too, `upTo` among them. */
function firstWhere(isMet: (value: number) => boolean, upTo: number): number {
  let [low, high] = [0, upTo];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isMet(middle)) high = middle;
    else low = middle + 1;
  }
  return high;
}
