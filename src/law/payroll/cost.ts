/** The cost of a worker's month for the employer: charges, what the State gives back, the DAE of a domestic worker. */
import { yearOf } from '../../lib/dates/civil-date.ts';
import { type Exact, exact, minus, notNegative, plus, sum, zero } from '../../lib/numbers/exact.ts';
import { withoutRecording } from '../../lib/numbers/recording.ts';
import { percentText } from '../payslip.ts';
import type { Blocks } from './blocks.ts';
import { daeDueDate, monthIn } from './calendar.ts';
import {
  APPRENTICE_FGTS,
  chargeNames,
  chargeOf,
  chargeRates,
  type ChargeCode,
  DOMESTIC,
  LAST_YEAR_OF_RELIEF_ON_13TH,
  reliefRate,
} from './charges.ts';
import type { MonthFacts } from './facts.ts';
import { type Line, lineOf } from './items.ts';
import { type Month, rounder } from './month.ts';
import { shown } from './pay.ts';

/** The fields of the DAE (LC 150/2015, arts. 34 and 35). */
export interface Dae {
  readonly inssSegurado: Exact;
  readonly inssPatronal: Exact;
  readonly gilrat: Exact;
  readonly fgts: Exact;
  readonly fgtsCompensatorio: Exact;
  readonly irrf: Exact;
  readonly salarioFamilia: Exact;
  readonly total: Exact;
  readonly vencimento: string;
}

export interface Cost {
  readonly encargos: readonly Line[];
  readonly compensacoes: readonly Line[];
  readonly total: Exact;
  readonly dae: Dae | undefined;
}

/** From this year on the employer gets the paternity leave back (Lei 15.371/2026). */
const PATERNITY_COMPENSATED_FROM = 2027;

const amountIn = (lines: readonly Line[], code: string) =>
  sum(...lines.filter((line) => line.code === code).map(({ amount }) => amount));

/** The bases of the charges: of the month, and of the 13th pay, with what its FGTS falls on. */
interface ChargeBases {
  readonly month: Exact;
  readonly monthFgts: Exact;
  readonly thirteenth: Exact;
  readonly thirteenthFgts: Exact;
}

function chargeBases(month: Month, { decimoTerceiro }: Blocks): ChargeBases {
  const { facts, bases, fgts, maternityPay, proventos } = month;
  const intermittent13th = facts.vinculo === 'intermitente' ? amountIn(proventos, 'decimo-terceiro') : zero;
  return {
    // The maternity pay is no base of the employer's (STF, Tema 72; Parecer SEI 18.361/2020).
    month: notNegative(minus(bases.inss, maternityPay)),
    monthFgts: fgts.base,
    thirteenth: decimoTerceiro && !decimoTerceiro.isFirst ? decimoTerceiro.gross : intermittent13th,
    thirteenthFgts: decimoTerceiro ? decimoTerceiro.paid : zero,
  };
}

interface Charge {
  readonly code: ChargeCode;
  readonly percent: Exact;
  /** Percent on the 13th pay, where it is another one. */
  readonly on13th?: Exact;
  readonly isFgts?: true;
}

function chargesOf(facts: MonthFacts): readonly Charge[] {
  const { vinculo, cprb, competencia } = facts;
  if (vinculo === 'estagio') return [];
  if (vinculo === 'domestico') {
    const percent = (value: number, name: string) => exact(value, name, 'LC nº 150/2015, art. 34');
    return [
      { code: 'inss-patronal', percent: percent(DOMESTIC.patronal, 'aliquotaPatronal') },
      { code: 'gilrat', percent: percent(DOMESTIC.gilrat, 'gilrat') },
      { code: 'fgts', percent: percent(DOMESTIC.fgts, 'aliquotaFgts'), isFgts: true },
      {
        code: 'fgts-compensatorio',
        percent: percent(DOMESTIC.compensatorio, 'compensatorio'),
        isFgts: true,
      },
    ];
  }
  const year = yearOf(`${competencia}-01`);
  const rates = chargeRates(facts, cprb ? reliefRate(year) : undefined);
  const patronal: Charge = {
    code: 'inss-patronal',
    percent: rates.patronal,
    ...(cprb && year <= LAST_YEAR_OF_RELIEF_ON_13TH && { on13th: zero }),
  };
  if (vinculo === 'prolabore' || vinculo === 'autonomo') return [patronal];
  const fgts =
    vinculo === 'aprendiz'
      ? exact(APPRENTICE_FGTS, 'aliquotaFgts', 'Lei nº 8.036/1990, art. 15, § 7º')
      : rates.fgts;
  return [
    patronal,
    { code: 'rat', percent: rates.rat },
    { code: 'terceiros', percent: rates.terceiros },
    { code: 'fgts', percent: fgts, isFgts: true },
  ];
}

function chargeLines(month: Month, blocks: Blocks): Line[] {
  const bases = chargeBases(month, blocks);
  const round = rounder(month.facts, month.rounding);
  const charges = chargesOf(month.facts);
  const line = (charge: Charge, base: Exact, percent: Exact, is13th: boolean): Line => {
    const name = chargeNames[charge.code];
    return {
      code: is13th ? `${charge.code}-13` : charge.code,
      name: is13th ? { pt: `${name.pt} sobre o 13º`, en: `${name.en} on the 13th salary` } : name,
      nature: null,
      enters: [],
      reference: withoutRecording(() => percentText(percent)),
      amount: round(chargeOf(base, percent)),
    };
  };
  return shown([
    ...charges.map((one) => line(one, one.isFgts ? bases.monthFgts : bases.month, one.percent, false)),
    ...charges.map((one) =>
      line(one, one.isFgts ? bases.thirteenthFgts : bases.thirteenth, one.on13th ?? one.percent, true),
    ),
  ]);
}

function compensationsOf({ facts, proventos }: Month): Line[] {
  const line = (code: 'salario-familia' | 'salario-maternidade' | 'licenca-paternidade') =>
    lineOf(code, amountIn(proventos, code));
  const isCompensated = Number(facts.competencia.slice(0, 4)) >= PATERNITY_COMPENSATED_FROM;
  return shown([
    line('salario-familia'),
    line('salario-maternidade'),
    ...(isCompensated ? [line('licenca-paternidade')] : []),
  ]);
}

function daeOf(month: Month, { ferias, decimoTerceiro }: Blocks, charges: readonly Line[]): Dae {
  const { facts, proventos, inss, irrf } = month;
  const both = (code: ChargeCode) => plus(amountIn(charges, code), amountIn(charges, `${code}-13`));
  const parts = {
    inssSegurado: plus(inss.valor, decimoTerceiro?.inss.valor ?? zero),
    inssPatronal: both('inss-patronal'),
    gilrat: both('gilrat'),
    fgts: both('fgts'),
    fgtsCompensatorio: both('fgts-compensatorio'),
    irrf: sum(
      irrf.withheld,
      decimoTerceiro?.irrf?.withheld ?? zero,
      ferias && monthIn(ferias.pay.paidOn) === facts.competencia ? ferias.irrf.withheld : zero,
    ),
  };
  const salarioFamilia = amountIn(proventos, 'salario-familia');
  return {
    ...parts,
    salarioFamilia,
    total: minus(sum(...Object.values(parts)), salarioFamilia),
    vencimento: daeDueDate(facts.competencia),
  };
}

/** Discounts that the employer does not pay, as the days were not worked. */
const NOT_WORKED = new Set(['falta', 'atraso', 'dsr-perdido']);

/** The cost of a month, without what is set aside for later ones. */
export function costOf(month: Month, blocks: Blocks): Cost {
  const { facts, proventos, descontos, events } = month;
  const encargos = chargeLines(month, blocks);
  const compensacoes = compensationsOf(month);
  const totalOf = (lines: readonly Line[]) => sum(...lines.map(({ amount }) => amount));
  const { ferias, decimoTerceiro, plr } = blocks;
  const sold =
    ferias && monthIn(facts.ferias?.dataInicio ?? '') === facts.competencia
      ? plus(ferias.pay.sold, ferias.pay.soldThird)
      : zero;
  const total = minus(
    sum(
      totalOf(proventos),
      decimoTerceiro?.paid ?? zero,
      plr?.paid ?? zero,
      sold,
      totalOf(encargos),
      ...events.map(({ ofEmployer }) => ofEmployer),
    ),
    plus(totalOf(descontos.filter(({ code }) => NOT_WORKED.has(code))), totalOf(compensacoes)),
  );
  return {
    encargos,
    compensacoes,
    total,
    dae: facts.vinculo === 'domestico' ? daeOf(month, blocks, encargos) : undefined,
  };
}
