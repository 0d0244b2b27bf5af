import * as v from 'valibot';
import { invalidValue } from '../../core/errors.ts';
import { ano, baseAndValue, dependentes, tabela } from '../../core/fields.ts';
import { lawOf } from '../../core/law.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { compare, exact, minus, share, toMoney, toPercent, zero } from '../../lib/numbers/exact.ts';
import { inssShown } from '../../lib/law/inss.ts';
import { irrfShown } from '../../lib/law/irrf.ts';
import { revenueLimit } from '../../lib/law/taxes/company-month.ts';
import { dividendTax } from '../../tables/dividendos.ts';
import { factorRTable } from '../../tables/fator-r.ts';
import { inssTable } from '../../tables/inss.ts';
import { irrfTable } from '../../tables/irrf-mensal.ts';
import { presumedTable } from '../../tables/lucro-presumido.ts';
import { meiTable } from '../../tables/mei.ts';
import { minimumWage } from '../../tables/salario-minimo.ts';
import { simplesTable } from '../../tables/simples-nacional.ts';
import { money, optionalMoney, percent, positiveMoney } from './_fields.ts';
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
export const pjVsClt = defineTool({
  method: 'POST',
  path: '/calculadoras/pj-vs-clt',
  category: 'trabalhista',
  name: 'Comparador PJ x CLT',
  summary: 'Compara um ano de emprego CLT com um ano de empresa prestadora de serviços',
  input: v.object({
    salarioClt: positiveMoney,
    faturamentoPj: positiveMoney,
    beneficiosClt: optionalMoney,
    valeTransporte: optionalMoney,
    regimePj: v.optional(regimePj, 'fator-r'),
    proLabore: v.optional(money),
    contador: v.optional(money),
    outrosCustos: optionalMoney,
    aliquotaIss: v.optional(percent, 5),
    dependentes,
    ano,
  }),
  output: v.object({
    clt: v.object({
      salarioBruto: v.number(),
      inss: baseAndValue,
      irrf: baseAndValue,
      liquidoMensal: v.number(),
      salariosAno: v.number(),
      decimoTerceiroLiquido: v.number(),
      tercoFeriasLiquido: v.number(),
      fgtsAno: v.number(),
      beneficiosAno: v.number(),
      totalAnual: v.number(),
      mediaMensal: v.number(),
    }),
    pj: v.object({
      faturamento: v.number(),
      regime: regimePj,
      anexo: v.nullable(v.string()),
      tributos: v.number(),
      cpp: v.number(),
      proLabore: v.number(),
      inss: baseAndValue,
      irrf: baseAndValue,
      dividendos: v.number(),
      irrfDividendos: v.number(),
      contador: v.number(),
      outrosCustos: v.number(),
      liquidoMensal: v.number(),
      liquidoAnual: v.number(),
    }),
    comparativo: v.object({
      diferencaAnual: v.number(),
      diferencaMensal: v.number(),
      percentual: v.number(),
      maisVantajoso: v.picklist(BETTER),
      faturamentoEquivalente: v.nullable(v.number()),
    }),
    tabela,
  }),
  examples: [
    {
      input: { salarioClt: 8000, faturamentoPj: 12_000, beneficiosClt: 800, ano: 2026 },
      output: {
        clt: {
          salarioBruto: 8000,
          inss: { base: 8000, valor: 921.51 },
          irrf: { base: 7078.49, valor: 1037.85 },
          liquidoMensal: 6040.64,
          salariosAno: 72_487.68,
          decimoTerceiroLiquido: 6040.64,
          tercoFeriasLiquido: 1885.06,
          fgtsAno: 8533.33,
          beneficiosAno: 9600,
          totalAnual: 98_546.71,
          mediaMensal: 8212.23,
        },
        pj: {
          faturamento: 12_000,
          regime: 'fator-r',
          anexo: 'III',
          tributos: 720,
          cpp: 0,
          proLabore: 3360,
          inss: { base: 3360, valor: 369.6 },
          irrf: { base: 2752.8, valor: 0 },
          dividendos: 7620,
          irrfDividendos: 0,
          contador: 300,
          outrosCustos: 0,
          liquidoMensal: 10_610.4,
          liquidoAnual: 127_324.8,
        },
        comparativo: {
          diferencaAnual: 28_778.09,
          diferencaMensal: 2398.17,
          percentual: 29.2,
          maisVantajoso: 'pj',
          faturamentoEquivalente: 9363,
        },
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'Portaria Interministerial MPS/MF nº 13/2026; Lei nº 15.191/2025 e Lei nº 15.270/2025',
        },
      },
    },
  ],
  run(input, context) {
    const law = lawOf(tables, input, context);
    const { regimePj } = input;
    const revenue = exact(input.faturamentoPj);
    const limit = revenueLimit(law, regimePj);
    if (regimePj !== 'lucro-presumido' && compare(share(revenue, 12), exact(limit)) > 0) {
      throw invalidValue('faturamentoPj', {
        pt: `em 12 meses deve somar no máximo ${limit}`,
        en: `must add up to at most ${limit} in 12 months`,
      });
    }
    const clt = employeeYear(law, input);
    const pj = contractorMonth(law, revenue, input);
    const difference = minus(pj.year, clt.total);
    return {
      clt: {
        salarioBruto: input.salarioClt,
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
        faturamento: input.faturamentoPj,
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
        faturamentoEquivalente: equivalentRevenue(law, clt.total, input),
      },
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
