import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  avisos,
  baseAndValue,
  dependentes,
  describe,
  explicar,
  legalYear,
  percent,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { compare, exact, given, minus, share, toMoney, toPercent, zero } from '../../lib/numbers/exact.ts';
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

const regimePj = describe(v.picklist(['fator-r', 'III', 'IV', 'V', 'lucro-presumido', 'mei']), {
  pt: 'Tributação da empresa: fator-r (anexo III com folha de 28 % da receita ou mais, senão V), um anexo do Simples Nacional, o lucro presumido ou MEI',
  en: 'Taxation of the company: fator-r (annex III with a payroll of 28 % of the revenue or more, else V), an annex of the Simples Nacional, presumed profit or MEI',
});

/** The better side of a difference below 0, of 0 and above it. */
const BETTER = ['clt', 'igual', 'pj'] as const;
type Better = (typeof BETTER)[number];

/** A year of an employee's package against a year of a service company. */
export const pjVsClt = defineCalculator({
  method: 'POST',
  path: '/calculadoras/pj-vs-clt',
  category: 'trabalhista',
  name: 'Comparador PJ x CLT',
  summary: 'Compara um ano de emprego CLT com um ano de empresa prestadora de serviços',
  en: {
    name: 'Employment or own company (PJ or CLT)',
    summary: 'Compares a year of employment (CLT) with a year of a service company (PJ)',
  },
  about: {
    pt: 'O ano da CLT soma salários, 13º, férias, FGTS e benefícios; o da empresa, o que sobra ao dono depois de tributos, INSS, IRRF e custos. O que depende da dispensa, como a multa do FGTS e o seguro-desemprego, fica de fora.',
    en: 'The CLT year adds salaries, 13th salary, vacation, FGTS and benefits; that of the company what is left to its owner after taxes, INSS, IRRF and costs. What depends on a dismissal, such as the fine of the FGTS and the unemployment insurance, is left out.',
  },
  tables: Object.values(tables),
  input: v.object({
    salarioClt: describe(positiveAmount, {
      pt: 'Salário bruto mensal do emprego',
      en: 'Gross monthly salary of the employment',
    }),
    faturamentoPj: describe(positiveAmount, {
      pt: 'Receita bruta mensal da empresa',
      en: 'Gross monthly revenue of the company',
    }),
    beneficiosClt: describe(optionalAmount, {
      pt: 'Benefícios mensais do emprego, sem tributos',
      en: 'Monthly benefits of the employment, free of tax',
    }),
    valeTransporte: describe(optionalAmount, {
      pt: 'Custo das passagens do mês no emprego, de que se descontam até 6 % do salário',
      en: 'Cost of the fares of the month in the employment, of which up to 6 % of the salary is deducted',
    }),
    regimePj: v.optional(regimePj, 'fator-r'),
    proLabore: describe(v.optional(amount), {
      pt: 'Pró-labore mensal. Sem ele, o salário mínimo ou, com fator-r, o que leva ao anexo III; no MEI não há',
      en: 'Monthly pro-labore. Without it, the minimum wage or, with fator-r, what leads to annex III; a MEI has none',
    }),
    contador: describe(v.optional(amount), {
      pt: 'Contador, por mês. Sem ele, R$ 300, e nada no MEI',
      en: 'Accountant, per month. Without it, BRL 300, and nothing for a MEI',
    }),
    outrosCustos: describe(optionalAmount, {
      pt: 'Outros custos mensais da empresa',
      en: 'Other monthly costs of the company',
    }),
    aliquotaIss: describe(v.optional(percent(4), 5), {
      pt: 'Alíquota do ISS. Só no lucro presumido',
      en: 'Rate of ISS. Only in presumed profit',
    }),
    dependentes,
    ...legalYear,
    explicar,
  }),
  output: v.object({
    clt: describe(
      v.object({
        salarioBruto: describe(v.number(), { pt: 'Salário bruto mensal', en: 'Gross monthly salary' }, reais),
        inss: describe(baseAndValue, { pt: 'INSS do mês', en: 'INSS of the month' }),
        irrf: describe(baseAndValue, { pt: 'IRRF do mês', en: 'IRRF of the month' }),
        liquidoMensal: describe(
          v.number(),
          { pt: 'Salário líquido do mês', en: 'Net salary of the month' },
          reais,
        ),
        salariosAno: describe(v.number(), { pt: 'Doze salários líquidos', en: 'Twelve net salaries' }, reais),
        decimoTerceiroLiquido: describe(
          v.number(),
          { pt: '13º salário líquido', en: 'Net 13th salary' },
          reais,
        ),
        tercoFeriasLiquido: describe(
          v.number(),
          { pt: 'O que o mês de férias tem a mais, líquido', en: 'What the month of vacation has more, net' },
          reais,
        ),
        fgtsAno: describe(
          v.number(),
          {
            pt: 'Depósitos do FGTS no ano, com os do 13º e do terço',
            en: 'Deposits of the FGTS in the year, with those on the 13th salary and the third',
          },
          reais,
        ),
        beneficiosAno: describe(v.number(), { pt: 'Benefícios do ano', en: 'Benefits of the year' }, reais),
        totalAnual: describe(v.number(), { pt: 'Soma do ano', en: 'Sum of the year' }, reais),
        mediaMensal: describe(
          v.number(),
          { pt: 'Soma do ano dividida por 12', en: 'Sum of the year divided by 12' },
          reais,
        ),
      }),
      { pt: 'O emprego', en: 'The employment' },
    ),
    pj: describe(
      v.object({
        faturamento: describe(v.number(), { pt: 'Receita bruta mensal', en: 'Gross monthly revenue' }, reais),
        regime: regimePj,
        anexo: describe(v.nullable(v.string()), {
          pt: 'Anexo aplicado; null fora dos anexos do Simples Nacional',
          en: 'Annex applied; null outside the annexes of the Simples Nacional',
        }),
        tributos: describe(
          v.number(),
          { pt: 'Tributos da empresa no mês', en: 'Taxes of the company in the month' },
          reais,
        ),
        cpp: describe(
          v.number(),
          {
            pt: 'Contribuição patronal (CPP) do mês, fora do DAS',
            en: 'Employer contribution (CPP) of the month, outside the DAS',
          },
          reais,
        ),
        proLabore: describe(v.number(), { pt: 'Pró-labore do mês', en: 'Pro-labore of the month' }, reais),
        inss: describe(baseAndValue, { pt: 'INSS do pró-labore', en: 'INSS on the pro-labore' }),
        irrf: describe(baseAndValue, { pt: 'IRRF do pró-labore', en: 'IRRF on the pro-labore' }),
        dividendos: describe(
          v.number(),
          {
            pt: 'O que sobra da receita no mês, que pode ser negativo',
            en: 'What is left of the revenue in the month, which may be negative',
          },
          reais,
        ),
        irrfDividendos: describe(
          v.number(),
          { pt: 'IRRF sobre os dividendos do mês', en: 'IRRF on the dividends of the month' },
          reais,
        ),
        contador: describe(v.number(), { pt: 'Contador, por mês', en: 'Accountant, per month' }, reais),
        outrosCustos: describe(v.number(), { pt: 'Outros custos mensais', en: 'Other monthly costs' }, reais),
        liquidoMensal: describe(
          v.number(),
          { pt: 'O que o dono recebe no mês, líquido', en: 'What the owner receives in the month, net' },
          reais,
        ),
        liquidoAnual: describe(
          v.number(),
          { pt: 'O que o dono recebe no ano, líquido', en: 'What the owner receives in the year, net' },
          reais,
        ),
      }),
      { pt: 'A empresa', en: 'The company' },
    ),
    comparativo: describe(
      v.object({
        diferencaAnual: describe(
          v.number(),
          { pt: 'Ano da empresa menos o do emprego', en: 'Year of the company less that of the employment' },
          reais,
        ),
        diferencaMensal: describe(
          v.number(),
          { pt: 'A diferença dividida por 12', en: 'The difference divided by 12' },
          reais,
        ),
        percentual: describe(
          v.number(),
          { pt: 'A diferença sobre o ano do emprego', en: 'The difference over the year of the employment' },
          percentage,
        ),
        maisVantajoso: describe(v.picklist(BETTER), {
          pt: 'O que deixa mais no ano',
          en: 'What leaves more in the year',
        }),
        faturamentoEquivalente: describe(
          v.nullable(v.number()),
          {
            pt: 'Menor receita mensal, sem centavos, que alcança o ano do emprego; null acima do limite do regime',
            en: 'Smallest monthly revenue, without cents, that reaches the year of the employment; null above the limit of the regime',
          },
          reais,
        ),
      }),
      { pt: 'A empresa diante do emprego', en: 'The company against the employment' },
    ),
    avisos,
    tabela,
  }),
  warnings: ['cbs-ibs-por-fora'],
  result: 'comparativo.diferencaMensal',
  examples: [{ input: { salarioClt: 8000, faturamentoPj: 12_000, beneficiosClt: 800, ano: 2026 } }],
  impossible: { salarioClt: 8000, faturamentoPj: 12000, ano: 2024 },
  assumptions: {
    unused: {
      proLabore: ({ regimePj }) => regimePj === 'mei',
      aliquotaIss: ({ regimePj }) => regimePj !== 'lucro-presumido',
    },
    constants: (_, { pj }) => ({ proLabore: pj.proLabore, contador: pj.contador }),
  },
  run(input, context) {
    const law = lawOf(tables, input, context);
    const { regimePj } = input;
    const revenue = exact(input.faturamentoPj, 'faturamentoPj');
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
    const equivalent = equivalentRevenue(law, clt.total, input);
    return {
      clt: {
        salarioBruto: given(input.salarioClt, 'salarioClt'),
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
        faturamento: given(input.faturamentoPj, 'faturamentoPj'),
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
