import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  avisos,
  explicar,
  integer,
  inUnit,
  legalYear,
  num,
  percent,
  pure,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf, lawOn } from '../../kit/legal-tables.ts';
import { type Text, textIn } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import { isReadIn, refuseUnread } from '../../kit/years-read.ts';
import { type Law } from '../../law/in-force.ts';
import { reportTable } from '../../law/dated.ts';
import { cbsIbsReference } from '../../law/tables/cbs-ibs-referencia.ts';
import { cbsIbsTable } from '../../law/tables/cbs-ibs.ts';
import { realProfitTable } from '../../law/tables/lucro-real.ts';
import { ratesOfYear } from '../../law/taxes/cbs-ibs.ts';
import {
  credited,
  type CreditedTax,
  lossLimit,
  pisCofins,
  profitTaxes,
  setOff,
} from '../../law/taxes/lucro-real.ts';
import {
  type Exact,
  exact,
  isPositive,
  minus,
  notNegative,
  over,
  plus,
  recordGiven,
  share,
  sum,
  times,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { amount, optionalAmount } from './_fields.ts';
import { taxNames } from './_lucro-presumido.ts';

const QUARTER = 3;
const YEAR = 12;

/** The year from which CBS and IBS take the place of PIS and Cofins (LC 214/2025, art. 542). */
const SINCE = 2027;

const input = v.object({
  receitaBruta: amount,
  periodo: v.optional(v.picklist(['trimestre', 'ano']), 'trimestre'),
  meses: inUnit(months, v.optional(integer(1, YEAR))),
  devolucoes: optionalAmount,
  icms: optionalAmount,
  iss: optionalAmount,
  receitasFinanceiras: optionalAmount,
  outrasReceitas: optionalAmount,
  custos: optionalAmount,
  despesas: optionalAmount,
  baseCreditos: optionalAmount,
  adicoes: optionalAmount,
  exclusoes: optionalAmount,
  prejuizoFiscal: optionalAmount,
  baseNegativaCsll: optionalAmount,
  retencoes: optionalAmount,
  aliquotaReferenciaCbs: v.optional(percent(4)),
  ...legalYear,
  explicar,
});

type Input = v.InferOutput<typeof input>;

const yearsRead = { aliquotaReferenciaCbs: { from: SINCE } };

const creditedTax = v.nullable(
  v.object({
    debito: num(reais),
    credito: num(reais),
    aRecolher: num(reais),
    saldoCredor: num(reais),
  }),
);

/** IRPJ, CSLL, PIS and Cofins of a quarter or a year by the books; from 2027 CBS and IBS beside them. */
export const lucroReal = defineCalculator({
  method: 'POST',
  path: '/calculadoras/lucro-real',
  category: 'tributario',
  name: 'Calculadora de lucro real',
  tables: [realProfitTable, cbsIbsTable, cbsIbsReference],
  input,
  output: v.object({
    periodo: v.picklist(['trimestre', 'ano']),
    meses: num(pure),
    receitaBruta: num(reais),
    receitaLiquida: num(reais),
    lucroAntes: num(reais),
    lucroAjustado: num(reais),
    limiteCompensacao: num(reais),
    compensacao: v.object({ irpj: num(reais), csll: num(reais) }),
    lucroReal: num(reais),
    baseCsll: num(reais),
    pis: creditedTax,
    cofins: creditedTax,
    cbs: creditedTax,
    ibs: creditedTax,
    tributos: v.array(
      v.object({
        codigo: v.string(),
        descricao: v.string(),
        aliquota: num(percentage),
        valor: num(reais),
      }),
    ),
    total: num(reais),
    retencoes: num(reais),
    aPagar: num(reais),
    mediaMensal: num(reais),
    aliquotaEfetiva: num(percentage),
    prejuizoGerado: num(reais),
    saldoPrejuizo: num(reais),
    saldoBaseNegativa: num(reais),
    avisos,
    tabela,
  }),
  warnings: [
    'teste-cbs-ibs',
    'cbs-ibs-por-fora',
    'prejuizo-no-periodo',
    'ano-com-antecipacoes',
    'aliquota-estimada',
  ],
  result: 'aPagar',
  examples: [
    {
      input: {
        receitaBruta: 2_400_000,
        icms: 300_000,
        custos: 1_100_000,
        despesas: 420_000,
        baseCreditos: 900_000,
        prejuizoFiscal: 250_000,
        adicoes: 15_000,
        ano: 2026,
      },
    },
  ],
  impossible: { receitaBruta: 100, devolucoes: 100.01 },
  assumptions: {
    constants: (input, { meses }, context) => ({
      meses,
      ...consumption(input, lawIn(input, context), context)?.assumed,
    }),
  },
  run(input, context) {
    const law = lawIn(input, context);
    const table = law.real.value;
    refuseUnread(yearsRead, law.ano, input, context);
    const meses = input.meses ?? (input.periodo === 'ano' ? YEAR : QUARTER);
    if (input.periodo === 'trimestre' && meses > QUARTER) throw invalidValue('meses', atMostThree);
    const given = (name: keyof Input) => exact(input[name] as number, name);

    const taken = sum(given('devolucoes'), given('icms'), given('iss'));
    const net = minus(given('receitaBruta'), taken);
    if (net.numerator < 0n) throw invalidValue('receitaBruta', lessThanTaken);
    const withoutIss = minus(minus(given('receitaBruta'), given('devolucoes')), given('icms'));
    const onRevenue = pisCofins(table, {
      revenue: plus(withoutIss, given('outrasReceitas')),
      financial: given('receitasFinanceiras'),
      purchases: given('baseCreditos'),
    });
    const year = consumption(input, law, context);
    const onTop = year && year.taxesOf(net, given('baseCreditos'));

    const debits = onRevenue ? plus(onRevenue.pis.debito, onRevenue.cofins.debito) : zero;
    const revenue = minus(net, debits);
    const income = sum(revenue, given('receitasFinanceiras'), given('outrasReceitas'));
    const before = minus(minus(income, given('custos')), given('despesas'));
    const adjusted = minus(plus(before, given('adicoes')), given('exclusoes'));
    const profit = notNegative(adjusted);
    const limit = lossLimit(table, profit);
    const used = {
      irpj: setOff(given('prejuizoFiscal'), limit),
      csll: setOff(given('baseNegativaCsll'), limit),
    };
    const taxed = { irpj: minus(profit, used.irpj), csll: minus(profit, used.csll) };
    const due = profitTaxes(table, { ...taxed, months: meses });
    const loss = notNegative(minus(zero, adjusted));

    const tributos = (
      [
        ['irpj', table.irpj, due.irpj],
        ['irpj-adicional', table.adicional, due.adicional],
        ['csll', table.csll, due.csll],
        ['pis', table.pis, onRevenue?.pis.aRecolher],
        ['cofins', table.cofins, onRevenue?.cofins.aRecolher],
      ] as const
    ).flatMap(([codigo, aliquota, valor]) =>
      valor && aliquota !== undefined && isPositive(valor)
        ? [
            {
              codigo,
              descricao: textIn(taxNames[codigo], context.language),
              aliquota: recordGiven(aliquota, 'aliquota', table),
              valor: toMoney(valor),
            },
          ]
        : [],
    );
    const total = sum(...tributos.map(({ valor }) => exact(valor)));
    return {
      periodo: input.periodo,
      meses,
      receitaBruta: recordGiven(input.receitaBruta, 'receitaBruta'),
      receitaLiquida: toMoney(revenue),
      lucroAntes: toMoney(before),
      lucroAjustado: toMoney(adjusted),
      limiteCompensacao: toMoney(limit),
      compensacao: { irpj: toMoney(used.irpj), csll: toMoney(used.csll) },
      lucroReal: toMoney(taxed.irpj),
      baseCsll: toMoney(taxed.csll),
      pis: onRevenue && shown(onRevenue.pis),
      cofins: onRevenue && shown(onRevenue.cofins),
      cbs: onTop && shown(onTop.cbs),
      ibs: onTop && shown(onTop.ibs),
      tributos,
      total: toMoney(total),
      retencoes: recordGiven(input.retencoes, 'retencoes'),
      aPagar: toMoney(notNegative(minus(total, given('retencoes')))),
      mediaMensal: toMoney(share(total, 1, meses)),
      aliquotaEfetiva: toPercent(total, given('receitaBruta')),
      prejuizoGerado: toMoney(loss),
      saldoPrejuizo: toMoney(plus(minus(given('prejuizoFiscal'), used.irpj), loss)),
      saldoBaseNegativa: toMoney(plus(minus(given('baseNegativaCsll'), used.csll), loss)),
      avisos: [
        ...(law.ano === SINCE - 1 ? ['teste-cbs-ibs'] : []),
        ...(onTop ? ['cbs-ibs-por-fora'] : []),
        ...(isPositive(loss) ? ['prejuizo-no-periodo'] : []),
        ...(input.periodo === 'ano' ? ['ano-com-antecipacoes'] : []),
        ...(year && year.estimadas.length > 0 ? ['aliquota-estimada'] : []),
      ],
      tabela: reportTable({ ...law, ...year?.facts }, [law.real, ...(year?.entries ?? [])]),
    };
  },
});

type RealLaw = Law<{ readonly real: typeof realProfitTable }>;

const lawIn = (input: Input, context: Context): RealLaw => lawOf({ real: realProfitTable }, input, context);

/** CBS and IBS of the year; null in those that have PIS and Cofins. */
function consumption(input: Input, law: RealLaw, context: Context) {
  if (!isReadIn(yearsRead.aliquotaReferenciaCbs, law.ano)) return null;
  const { cbsIbs } = lawOn({ cbsIbs: cbsIbsTable }, 'ano', law.dia, input, context);
  const { aliquotaReferenciaCbs } = input;
  const year = ratesOfYear(cbsIbs.value, law.dia, { aliquotaReferenciaCbs }, context);
  const { cbs, ibsEstadual, ibsMunicipal } = year.rates;
  return {
    ...year,
    taxesOf(revenue: Exact, purchases: Exact) {
      const at = (base: Exact, rate: Exact) => over(times(base, rate), exact(100));
      const taxAt = (rate: Exact) => credited(at(revenue, rate), at(purchases, rate));
      return { cbs: taxAt(cbs), ibs: taxAt(plus(ibsEstadual, ibsMunicipal)) };
    },
  };
}

const shown = ({ debito, credito, aRecolher, saldoCredor }: CreditedTax) => ({
  debito: toMoney(debito),
  credito: toMoney(credito),
  aRecolher: toMoney(aRecolher),
  saldoCredor: toMoney(saldoCredor),
});

const atMostThree: Text = {
  pt: 'deve ser no máximo 3 num trimestre',
  en: 'must be at most 3 in a quarter',
};

const lessThanTaken: Text = {
  pt: 'é menor que devolucoes, icms e iss somados',
  en: 'is less than devolucoes, icms and iss added up',
};
