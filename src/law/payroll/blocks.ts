/** Payments apart from the month: the receipt of a vacation, 13th pay, profit sharing, back pay. */
import {
  compare,
  type Exact,
  exact,
  isPositive,
  least,
  minus,
  notNegative,
  percentOf,
  plus,
  roundTo,
  share,
  step,
  times,
  zero,
} from '../../lib/numbers/exact.ts';
import { bracketOf, bracketTax, type TaxBracket } from '../brackets.ts';
import { type Irrf, irrfOf, type IrrfTable } from '../irrf.ts';
import { alimonyOn, taxAndAlimony } from './alimony.ts';
import { thirteenthPayday } from './calendar.ts';
import { quantityText } from './events.ts';
import type { BackPay } from './facts.ts';
import { type Line, lineOf } from './items.ts';
import { type Contribution, contributionOf, nothingTaken } from './jobs.ts';
import { alimonyLines, type Month } from './month.ts';
import { shown } from './pay.ts';
import type { VacationPay } from './vacation.ts';
import { BACK_PAY_LAW, THIRTEENTH_LAW } from './laws.ts';

interface Block {
  readonly proventos: readonly Line[];
  readonly descontos: readonly Line[];
}

export interface VacationReceipt extends Block {
  readonly pay: VacationPay;
  readonly irrf: Irrf;
}

/** The receipt of a vacation: its tax is that of the day on which it is paid. */
export function vacationReceipt({ facts, law, vacation }: Month): VacationReceipt | undefined {
  if (!vacation || !facts.ferias) return undefined;
  const { dias, abono } = facts.ferias;
  const taxable = plus(vacation.vacation, vacation.third);
  const table = law.irrfOn(vacation.paidOn);
  const taxed = (others: Exact) =>
    irrfOf(
      table,
      taxable,
      { inss: vacation.inss.valor, dependentes: facts.dependentes, others },
      { deduction: facts.deducao },
    );
  const { alimony, irrf } = taxAndAlimony(alimonyOn(facts.pensoes, 'ferias'), {
    gross: taxable,
    inss: vacation.inss.valor,
    minimumWage: exact(law.minimumWage, 'salarioMinimo'),
    tax: taxed,
  });
  return {
    pay: vacation,
    irrf,
    proventos: shown([
      lineOf('ferias', vacation.vacation, quantityText(dias, 'dia')),
      lineOf('terco-ferias', vacation.third, '1/3'),
      lineOf('abono', vacation.sold, quantityText(abono, 'dia')),
      lineOf('terco-abono', vacation.soldThird, '1/3'),
    ]),
    descontos: shown([
      lineOf('inss-ferias', vacation.inss.valor, undefined, { code: 'inss' }),
      lineOf('irrf', irrf.withheld),
      ...alimonyLines('pensao', alimony),
    ]),
  };
}

export interface ThirteenthPay extends Block {
  readonly gross: Exact;
  readonly paidOn: string;
  readonly inss: Contribution;
  readonly irrf: Irrf | null;
  /** The amount paid now, on which the FGTS falls. */
  readonly paid: Exact;
  readonly isFirst: boolean;
}

/** An instalment of the 13th pay (Lei 4.090/1962; Lei 4.749/1965). Its tax is exclusive, so that nothing is waived. */
export function thirteenthPay({ facts, law, rates, rounding }: Month): ThirteenthPay | undefined {
  const { decimoTerceiro } = facts;
  if (!decimoTerceiro) return undefined;
  const { parcela, avos, mediaVariaveis, adiantamento } = decimoTerceiro;
  const isFirst = parcela === 'primeira';
  const paidOn = decimoTerceiro.dataPagamento ?? thirteenthPayday(facts.competencia, isFirst);
  const gross = step(
    roundTo(share(plus(rates.full, exact(mediaVariaveis, 'mediaVariaveis')), avos, 12)),
    'decimoTerceiro',
    '13º salário: um doze avos da remuneração por mês',
    '13th salary: a twelfth of the pay for each month',
    THIRTEENTH_LAW,
  );
  const reference = `${avos}/12`;
  if (isFirst) {
    const paid = roundTo(share(gross, 1, 2));
    return {
      gross,
      paidOn,
      isFirst,
      inss: { base: zero, valor: zero },
      irrf: null,
      paid,
      proventos: shown([lineOf('adiantamento-13', paid, reference)]),
      descontos: [],
    };
  }
  const advance =
    parcela === 'unica'
      ? zero
      : adiantamento === undefined
        ? roundTo(share(gross, 1, 2))
        : exact(adiantamento, 'adiantamento');
  const inss = contributionOf(facts.vinculo, law.inss, gross, nothingTaken, rounding);
  const taxed = (others: Exact) =>
    irrfOf(
      law.irrfOn(paidOn),
      gross,
      { inss: inss.valor, dependentes: facts.dependentes, others },
      { exemptSmallTax: false, deduction: facts.deducao },
    );
  const { alimony, irrf } = taxAndAlimony(alimonyOn(facts.pensoes, 'decimo-terceiro'), {
    gross,
    inss: inss.valor,
    minimumWage: exact(law.minimumWage, 'salarioMinimo'),
    tax: taxed,
  });
  return {
    gross,
    paidOn,
    isFirst,
    inss,
    irrf,
    paid: minus(gross, advance),
    proventos: shown([lineOf('decimo-terceiro', gross, reference)]),
    descontos: shown([
      lineOf('desconto-adiantamento-13', advance, undefined, { code: 'adiantamento-13' }),
      lineOf('inss-13', inss.valor),
      lineOf('irrf-13', irrf.withheld),
      ...alimonyLines('pensao-13', alimony),
    ]),
  };
}

export interface ProfitSharePay extends Block {
  readonly paid: Exact;
  readonly base: Exact;
  readonly bracket: TaxBracket;
  readonly tax: Exact;
  readonly withheld: Exact;
}

/** Profit sharing, by the exclusive table of the year's shares together (Lei 10.101/2000, art. 3º, §§ 5º to 11). */
export function profitShare(
  { facts, law }: Pick<Month, 'facts' | 'law'>,
  table: readonly TaxBracket[],
): ProfitSharePay | undefined {
  const { plr } = facts;
  if (!plr) return undefined;
  const paid = exact(plr.valor, 'plr');
  const taxed = (others: Exact) => {
    const base = notNegative(minus(plus(exact(plr.acumulado, 'plrAcumulada'), paid), others));
    const bracket = bracketOf(table, base);
    const tax = roundTo(bracketTax(bracket, base));
    return { base, bracket, tax, withheld: notNegative(minus(tax, exact(plr.irrfRetido, 'irrfRetido'))) };
  };
  const { alimony, irrf: taxes } = taxAndAlimony(alimonyOn(facts.pensoes, 'plr'), {
    gross: paid,
    inss: zero,
    minimumWage: exact(law.minimumWage, 'salarioMinimo'),
    tax: taxed,
  });
  return {
    ...taxes,
    paid,
    proventos: shown([lineOf('plr', paid)]),
    descontos: shown([lineOf('irrf-plr', taxes.withheld), ...alimonyLines('pensao-plr', alimony)]),
  };
}

export interface BackPayBlock extends Block {
  readonly base: Exact;
  readonly meses: number;
  readonly rate: number;
  readonly tableTax: Exact;
  readonly reduction: Exact;
  readonly tax: Exact;
}

/** Back pay of earlier years: the table times the months (Lei 7.713/1988, art. 12-A; IN RFB 1.500/2014, arts. 36 to 45). */
export function backPay(rra: BackPay, table: IrrfTable): BackPayBlock {
  const { valor, meses, inss, despesas, pensaoAlimenticia } = rra;
  const months = exact(meses, 'meses');
  const net = minus(exact(valor, 'rra'), exact(despesas, 'despesas'));
  const contribution = exact(inss, 'inssRra');
  const alimony = exact(pensaoAlimenticia, 'pensaoRra');
  const base = notNegative(minus(minus(net, contribution), alimony));
  let below = zero;
  let tableTax = zero;
  let rate = 0;
  for (const band of table.faixas) {
    const limit = band.ate === null ? base : times(exact(band.ate, 'ate', band), months);
    const part = notNegative(minus(least(base, limit), below));
    if (isPositive(part)) rate = band.aliquota;
    tableTax = plus(tableTax, percentOf(part, band.aliquota, 'aliquota', band));
    below = limit;
  }
  const tax = step(
    roundTo(tableTax),
    'rra.impostoTabela',
    'IRRF do RRA pela tabela vezes os meses',
    'IRRF of the back pay by the table times the months',
    BACK_PAY_LAW,
  );
  const reduction = rra.reducao ? reductionTimes(table, net, months, tax) : zero;
  const due = minus(tax, reduction);
  return {
    base,
    meses,
    rate,
    tableTax: tax,
    reduction,
    tax: due,
    proventos: shown([lineOf('rra', exact(valor, 'rra'), quantityText(meses, 'mes'))]),
    descontos: shown([
      lineOf('inss-rra', contribution),
      lineOf('irrf-rra', due),
      lineOf('pensao-rra', alimony),
    ]),
  };
}

/** The reduction of Lei 15.270/2025 of a month, times the months. */
function reductionTimes({ reducao }: IrrfTable, net: Exact, months: Exact, tax: Exact): Exact {
  if (!reducao) return zero;
  const { integralAte, maximo, ate, parcela, fator } = reducao;
  const scaled = (amount: number) => times(exact(amount), months);
  if (compare(net, scaled(ate)) >= 0) return zero;
  const whole =
    compare(net, scaled(integralAte)) <= 0
      ? times(exact(maximo, 'reducaoMaxima', reducao), months)
      : minus(times(exact(parcela, 'parcela', reducao), months), times(exact(fator, 'fator', reducao), net));
  return least(tax, notNegative(roundTo(whole)));
}

export interface Blocks {
  readonly ferias: VacationReceipt | undefined;
  readonly decimoTerceiro: ThirteenthPay | undefined;
  readonly plr: ProfitSharePay | undefined;
  readonly rra: BackPayBlock | undefined;
}

/** The payments of a month apart from it. */
export function paymentsApart(month: Month, plrTableOn: (date: string) => readonly TaxBracket[]): Blocks {
  const { facts, law, payday } = month;
  return {
    ferias: vacationReceipt(month),
    decimoTerceiro: thirteenthPay(month),
    plr: facts.plr && profitShare(month, plrTableOn(payday)),
    rra: facts.rra && backPay(facts.rra, law.irrfOn(payday)),
  };
}
