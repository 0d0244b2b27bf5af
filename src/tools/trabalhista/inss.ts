import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { arredondamentoInss, explicar, legalYear, num, pure, tabela } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { bracketOf } from '../../law/brackets.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  type Exact,
  exact,
  minus,
  recordGiven,
  plus,
  sum,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { inssCeiling, inssOf, type InssTable } from '../../law/inss.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { baseOutrosVinculos, optionalAmount, salarioBruto } from './_fields.ts';

const CENT = exact(0.01);

/** The rate of the band that a pay falls in, percent. */
function marginalRate({ faixas }: InssTable, pay: Exact): number {
  const bracket = bracketOf(faixas, pay);
  return recordGiven(bracket.aliquota, 'aliquota', bracket);
}

/** The progressive contribution of an employee to the INSS, band by band. Rule and its source in `law/inss.ts`. */
export const inss = defineCalculator({
  method: 'GET',
  path: '/calculadoras/inss',
  category: 'trabalhista',
  name: 'Calculadora de INSS',
  tables: [inssTable],
  input: v.object({
    salarioBruto,
    baseOutrosVinculos,
    baseContribuinteIndividual: optionalAmount,
    arredondamentoInss,
    ...legalYear,
    explicar,
  }),
  output: v.object({
    salarioBruto: num(reais),
    baseCalculo: num(reais),
    faixas: v.array(
      v.object({
        faixa: num(pure),
        de: num(reais),
        ate: num(reais),
        aliquota: num(percentage),
        base: num(reais),
        valor: num(reais),
      }),
    ),
    valor: num(reais),
    aliquotaEfetiva: num(percentage),
    aliquotaMarginal: num(percentage),
    teto: num(reais),
    tetoAtingido: v.boolean(),
    salarioAposInss: num(reais),
    tabela,
  }),
  result: 'valor',
  examples: [{ input: { salarioBruto: 5000, ano: 2026 } }],
  impossible: { salarioBruto: 5000, ano: 2019 },
  run(input, context) {
    const { salarioBruto, baseOutrosVinculos } = input;
    const law = lawOf({ inss: inssTable }, input, context);
    const table = law.inss.value;
    const pay = exact(salarioBruto, 'salarioBruto');
    const others = exact(baseOutrosVinculos, 'baseOutrosVinculos');
    const selfEmployed = exact(input.baseContribuinteIndividual, 'baseContribuinteIndividual');
    const { base, valor, parts, amounts } = inssOf(table, pay, others, {
      selfEmployed,
      rounding: input.arredondamentoInss,
    });
    const ceiling = inssCeiling(table);
    const ofJobs = sum(pay, others);
    const ofAll = sum(ofJobs, selfEmployed);
    return {
      salarioBruto,
      baseCalculo: toMoney(base),
      faixas: table.faixas.map((bracket, i) => {
        const { ate, aliquota } = bracket;
        const below = table.faixas[i - 1];
        return {
          faixa: i + 1,
          de: below ? toMoney(plus(exact(below.ate, 'ateAnterior', below), CENT)) : toMoney(zero),
          ate: recordGiven(ate, 'ate', bracket),
          aliquota: recordGiven(aliquota, 'aliquota', bracket),
          base: toMoney(parts[i] as Exact),
          valor: toMoney(amounts[i] as Exact),
        };
      }),
      valor: toMoney(valor),
      aliquotaEfetiva: toPercent(valor, pay),
      aliquotaMarginal: compare(ofAll, ceiling) > 0 ? toMoney(zero) : marginalRate(table, ofJobs),
      teto: toMoney(ceiling),
      tetoAtingido: compare(ofAll, ceiling) >= 0,
      salarioAposInss: toMoney(minus(pay, valor)),
      tabela: reportTable(law, [law.inss]),
    };
  },
});
