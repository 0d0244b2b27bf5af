import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, integer, inUnit, legalYear, num, pure, tabela } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { days, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { exact, recordGiven, roundTo, share, toMoney } from '../../lib/numbers/exact.ts';
import { familyAllowance } from '../../law/tables/salario-familia.ts';
import { positiveAmount } from './_fields.ts';

/** Salário-família: a quota for each child up to 14 or disabled (Lei 8.213/1991, arts. 65 to 70; EC 103/2019, art. 27). */
export const salarioFamilia = defineCalculator({
  method: 'POST',
  path: '/calculadoras/salario-familia',
  category: 'trabalhista',
  name: 'Calculadora de salário-família',
  tables: [familyAllowance],
  input: v.object({
    salarioBruto: positiveAmount,
    filhos: v.optional(inUnit(pure, integer(0, 20)), 1),
    diasTrabalhados: inUnit(days, v.optional(integer(1, 30), 30)),
    ...legalYear,
    explicar,
  }),
  output: v.object({
    direito: v.boolean(),
    limite: num(reais),
    cota: num(reais),
    cotaProporcional: num(reais),
    filhos: num(pure),
    valor: num(reais),
    valorAnual: num(reais),
    tabela,
  }),
  result: 'valor',
  examples: [{ input: { salarioBruto: 1800, filhos: 2, ano: 2026 } }],
  impossible: { salarioBruto: 1000, ano: 2019 },
  run(input, context) {
    const { salarioBruto, filhos, diasTrabalhados } = input;
    const law = lawOf({ family: familyAllowance }, input, context);
    const { cota, limite } = law.family.value;
    const direito = salarioBruto <= limite && filhos > 0;
    const children = direito ? filhos : 0;
    const whole = exact(cota, 'cota', law.family);
    const quota = roundTo(share(whole, diasTrabalhados, 30));
    return {
      direito,
      limite: recordGiven(limite, 'limite', law.family),
      cota: recordGiven(cota, 'cota', law.family),
      cotaProporcional: toMoney(quota),
      filhos,
      valor: toMoney(share(quota, children)),
      valorAnual: toMoney(share(whole, 12 * children)),
      tabela: reportTable(law, [law.family]),
    };
  },
});
