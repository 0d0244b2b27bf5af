import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, explicar, legalYear, tabela } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { bracketOf } from '../../law/brackets.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  minus,
  given,
  plus,
  sum,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { inssCeiling, inssOf, type InssTable } from '../../law/inss.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { baseOutrosVinculos, salarioBruto } from './_fields.ts';

const CENT = exact(0.01);

/** The rate of the band that a pay falls in, percent. */
function marginalRate({ faixas }: InssTable, pay: Exact): number {
  const bracket = bracketOf(faixas, pay);
  return given(bracket.aliquota, 'aliquota', bracket);
}

/** The progressive contribution of an employee to the INSS, band by band. Rule and its source in `law/inss.ts`. */
export const inss = defineCalculator({
  method: 'GET',
  path: '/calculadoras/inss',
  category: 'trabalhista',
  name: 'Calculadora de INSS',
  summary: 'Contribuição progressiva do empregado ao INSS, faixa a faixa',
  en: {
    name: 'INSS calculator',
    summary: 'Progressive contribution of an employee to the INSS, band by band',
  },
  about: {
    pt: 'EC 103/2019, art. 28; Lei 8.212/1991, art. 20. A contribuição é a soma exata das faixas, arredondada uma vez: os valores por faixa, arredondados à parte, podem somar um ou dois centavos a mais ou a menos.',
    en: 'EC 103/2019, art. 28; Law 8.212/1991, art. 20. The contribution is the exact sum over the bands, rounded once: the amounts by band, each rounded by itself, may add up to one or two cents more or less.',
  },
  tables: [inssTable],
  input: v.object({ salarioBruto, baseOutrosVinculos, ...legalYear, explicar }),
  output: v.object({
    salarioBruto: describe(v.number(), { pt: 'Salário bruto mensal', en: 'Gross monthly salary' }, reais),
    baseCalculo: describe(
      v.number(),
      {
        pt: 'Base neste vínculo, até o que resta do teto',
        en: 'Base in this job, up to what is left of the ceiling',
      },
      reais,
    ),
    faixas: describe(
      v.array(
        v.object({
          faixa: describe(v.number(), { pt: 'Número da faixa', en: 'Number of the band' }, null),
          de: describe(v.number(), { pt: 'Início da faixa', en: 'Start of the band' }, reais),
          ate: describe(v.number(), { pt: 'Fim da faixa', en: 'End of the band' }, reais),
          aliquota: describe(v.number(), { pt: 'Alíquota da faixa', en: 'Rate of the band' }, percentage),
          base: describe(
            v.number(),
            { pt: 'Parte da base na faixa', en: 'Part of the base in the band' },
            reais,
          ),
          valor: describe(
            v.number(),
            {
              pt: 'Contribuição da faixa, arredondada à parte',
              en: 'Contribution of the band, rounded by itself',
            },
            reais,
          ),
        }),
      ),
      {
        pt: 'As faixas da tabela, com a parte da base em cada uma',
        en: 'The bands of the table, with the part of the base in each',
      },
    ),
    valor: describe(v.number(), { pt: 'Contribuição do mês', en: 'Contribution of the month' }, reais),
    aliquotaEfetiva: describe(
      v.number(),
      { pt: 'Contribuição sobre o salário bruto', en: 'Contribution over the gross salary' },
      percentage,
    ),
    aliquotaMarginal: describe(
      v.number(),
      {
        pt: 'Alíquota da última faixa alcançada; 0 acima do teto',
        en: 'Rate of the last band reached; 0 above the ceiling',
      },
      percentage,
    ),
    teto: describe(v.number(), { pt: 'Teto do INSS', en: 'Ceiling of the INSS' }, reais),
    tetoAtingido: describe(v.boolean(), {
      pt: 'Se todos os vínculos somados chegam ao teto',
      en: 'Whether all jobs together reach the ceiling',
    }),
    salarioAposInss: describe(
      v.number(),
      { pt: 'Salário bruto menos a contribuição', en: 'Gross salary less the contribution' },
      reais,
    ),
    tabela,
  }),
  result: 'valor',
  examples: [{ input: { salarioBruto: 5000, ano: 2026 } }],
  impossible: { salarioBruto: 5000, ano: 2024 },
  run(input, context) {
    const { salarioBruto, baseOutrosVinculos } = input;
    const law = lawOf({ inss: inssTable }, input, context);
    const table = law.inss.value;
    const pay = exact(salarioBruto, 'salarioBruto');
    const others = exact(baseOutrosVinculos, 'baseOutrosVinculos');
    const { base, valor, parts, amounts } = inssOf(table, pay, others);
    const ceiling = inssCeiling(table);
    const total = sum(pay, others);
    return {
      salarioBruto,
      baseCalculo: toMoney(base),
      faixas: table.faixas.map((bracket, i) => {
        const { ate, aliquota } = bracket;
        const below = table.faixas[i - 1];
        return {
          faixa: i + 1,
          de: below ? toMoney(plus(exact(below.ate, 'ateAnterior', below), CENT)) : toMoney(zero),
          ate: given(ate, 'ate', bracket),
          aliquota: given(aliquota, 'aliquota', bracket),
          base: toMoney(parts[i] as Exact),
          valor: toMoney(amounts[i] as Exact),
        };
      }),
      valor: toMoney(valor),
      aliquotaEfetiva: toPercent(valor, pay),
      aliquotaMarginal: compare(total, ceiling) > 0 ? toMoney(zero) : marginalRate(table, total),
      teto: toMoney(ceiling),
      tetoAtingido: compare(total, ceiling) >= 0,
      salarioAposInss: toMoney(minus(pay, valor)),
      tabela: reportTable(law, [law.inss]),
    };
  },
});
