import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  arredondamentoInss,
  avisos,
  baseAndValue,
  dependentes,
  explicar,
  legalYear,
  num,
  percent,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  exact,
  recordGiven,
  minus,
  share,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfShown } from '../../law/irrf.ts';
import { revenueLimit } from '../../law/taxes/company-month.ts';
import { warningsOnTop } from '../../law/taxes/lucro-presumido.ts';
import { dividendTax } from '../../law/tables/dividendos.ts';
import { factorRTable } from '../../law/tables/fator-r.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { presumedTable } from '../../law/tables/lucro-presumido.ts';
import { meiTable } from '../../law/tables/mei.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { simplesTable } from '../../law/tables/simples-nacional.ts';
import { amount, optionalAmount, positiveAmount } from './_fields.ts';
import { contractorMonth, employeeYear, equivalentRevenue } from './_pj-vs-clt.ts';

const tables = {
  inss: inssTable,
  irrf: irrfTable,
  minimumWage,
  simples: simplesTable,
  factorR: factorRTable,
  presumed: presumedTable,
  mei: meiTable,
  dividends: dividendTax,
};

const regimePj = v.picklist(['fator-r', 'III', 'IV', 'V', 'lucro-presumido', 'mei']);

/** The better side of a difference below 0, of 0 and above it. */
const BETTER = ['clt', 'igual', 'pj'] as const;
type Better = (typeof BETTER)[number];

/** A year of an employee's package against a year of a service company. */
export const pjVsClt = defineCalculator({
  method: 'POST',
  path: '/calculadoras/pj-vs-clt',
  category: 'trabalhista',
  name: 'Comparador PJ x CLT',
  tables: Object.values(tables),
  input: v.object({
    salarioClt: positiveAmount,
    faturamentoPj: positiveAmount,
    beneficiosClt: optionalAmount,
    valeTransporte: optionalAmount,
    regimePj: v.optional(regimePj, 'fator-r'),
    proLabore: v.optional(amount),
    contador: v.optional(amount),
    outrosCustos: optionalAmount,
    aliquotaIss: v.optional(percent(4), 5),
    dependentes,
    arredondamentoInss,
    ...legalYear,
    explicar,
  }),
  output: v.object({
    clt: v.object({
      salarioBruto: num(reais),
      inss: baseAndValue,
      irrf: baseAndValue,
      liquidoMensal: num(reais),
      salariosAno: num(reais),
      decimoTerceiroLiquido: num(reais),
      tercoFeriasLiquido: num(reais),
      fgtsAno: num(reais),
      beneficiosAno: num(reais),
      totalAnual: num(reais),
      mediaMensal: num(reais),
    }),
    pj: v.object({
      faturamento: num(reais),
      regime: regimePj,
      anexo: v.nullable(v.string()),
      tributos: num(reais),
      cpp: num(reais),
      proLabore: num(reais),
      inss: baseAndValue,
      irrf: baseAndValue,
      dividendos: num(reais),
      irrfDividendos: num(reais),
      contador: num(reais),
      outrosCustos: num(reais),
      liquidoMensal: num(reais),
      liquidoAnual: num(reais),
    }),
    comparativo: v.object({
      diferencaAnual: num(reais),
      diferencaMensal: num(reais),
      percentual: num(percentage),
      maisVantajoso: v.picklist(BETTER),
      faturamentoEquivalente: v.nullable(num(reais)),
    }),
    avisos,
    tabela,
  }),
  warnings: ['cbs-ibs-por-fora'],
  reads: {
    when: {
      proLabore: { regimePj: ['fator-r', 'III', 'IV', 'V', 'lucro-presumido'] },
      aliquotaIss: { regimePj: 'lucro-presumido' },
    },
  },
  result: 'comparativo.diferencaMensal',
  examples: [{ input: { salarioClt: 8000, faturamentoPj: 12_000, beneficiosClt: 800, ano: 2026 } }],
  impossible: { salarioClt: 8000, faturamentoPj: 12000, ano: 2019 },
  assumptions: {
    constants: (_, { pj }) => ({ proLabore: pj.proLabore, contador: pj.contador }),
  },
  run(input, context) {
    const law = lawOf(tables, input, context);
    const { regimePj } = input;
    const revenue = exact(input.faturamentoPj, 'faturamentoPj');
    const limit = revenueLimit(law, regimePj);
    if (regimePj !== 'lucro-presumido' && compare(share(revenue, 12), exact(limit)) > 0) {
      throw invalidValue('faturamentoPj', {
        pt: `deve somar no máximo ${limit} em 12 meses`,
        en: `must add up to at most ${limit} in 12 months`,
      });
    }
    const clt = employeeYear(law, input);
    const pj = contractorMonth(law, revenue, input);
    const difference = minus(pj.year, clt.total);
    const equivalent = equivalentRevenue(law, clt.total, input);
    return {
      clt: {
        salarioBruto: recordGiven(input.salarioClt, 'salarioClt'),
        inss: inssShown(clt.month.inss),
        irrf: irrfShown(clt.month.irrf),
        liquidoMensal: toMoney(clt.net),
        salariosAno: toMoney(clt.salaries),
        decimoTerceiroLiquido: toMoney(clt.thirteenth),
        tercoFeriasLiquido: toMoney(clt.vacation),
        fgtsAno: toMoney(clt.fgts),
        beneficiosAno: toMoney(clt.benefits),
        totalAnual: toMoney(clt.total),
        mediaMensal: toMoney(share(clt.total, 1, 12)),
      },
      pj: {
        faturamento: recordGiven(input.faturamentoPj, 'faturamentoPj'),
        regime: regimePj,
        anexo: pj.company.annex,
        tributos: toMoney(pj.company.taxes),
        cpp: toMoney(pj.cpp),
        proLabore: toMoney(pj.proLabore),
        inss: inssShown(pj.pay.inss),
        irrf: irrfShown(pj.pay.irrf),
        dividendos: toMoney(pj.dividends),
        irrfDividendos: toMoney(pj.dividendTax),
        contador: toMoney(pj.accountant),
        outrosCustos: toMoney(pj.costs),
        liquidoMensal: toMoney(pj.net),
        liquidoAnual: toMoney(pj.year),
      },
      comparativo: {
        diferencaAnual: toMoney(difference),
        diferencaMensal: toMoney(share(difference, 1, 12)),
        percentual: toPercent(difference, clt.total),
        maisVantajoso: BETTER[compare(difference, zero) + 1] as Better,
        faturamentoEquivalente: equivalent && toMoney(equivalent),
      },
      avisos: regimePj === 'lucro-presumido' ? warningsOnTop(law.presumed.value) : [],
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
