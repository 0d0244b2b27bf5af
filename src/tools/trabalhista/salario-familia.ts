import * as v from 'valibot';
import { ano, integer, tabela } from '../../core/fields.ts';
import { lawOf } from '../../core/law.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { exact, rounded, share, toMoney } from '../../lib/numbers/exact.ts';
import { familyAllowance } from '../../tables/salario-familia.ts';
import { positiveMoney } from './_fields.ts';

/** Salário-família: a quota for each child up to 14 or disabled (Lei 8.213/1991, arts. 65 to 70; EC 103/2019, art. 27). */
export const salarioFamilia = defineTool({
  method: 'POST',
  path: '/calculadoras/salario-familia',
  category: 'trabalhista',
  name: 'Calculadora de salário-família',
  summary: 'Direito e cotas do salário-família, por filho',
  input: v.object({
    salarioBruto: positiveMoney,
    filhos: v.optional(integer(0, 20), 1),
    diasTrabalhados: v.optional(integer(1, 30), 30),
    ano,
  }),
  output: v.object({
    direito: v.boolean(),
    limite: v.number(),
    cota: v.number(),
    cotaProporcional: v.number(),
    filhos: v.number(),
    valor: v.number(),
    valorAnual: v.number(),
    tabela,
  }),
  examples: [
    {
      input: { salarioBruto: 1800, filhos: 2, ano: 2026 },
      output: {
        direito: true,
        limite: 1980.38,
        cota: 67.54,
        cotaProporcional: 67.54,
        filhos: 2,
        valor: 135.08,
        valorAnual: 1620.96,
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'Portaria Interministerial MPS/MF nº 13/2026',
        },
      },
    },
  ],
  run({ salarioBruto, filhos, diasTrabalhados, ano }, context) {
    const law = lawOf({ family: familyAllowance }, { ano }, context);
    const { cota, limite } = law.family.value;
    const direito = salarioBruto <= limite && filhos > 0;
    const children = direito ? filhos : 0;
    const quota = rounded(share(exact(cota), diasTrabalhados, 30));
    return {
      direito,
      limite,
      cota,
      cotaProporcional: toMoney(quota),
      filhos,
      valor: toMoney(share(quota, children)),
      valorAnual: toMoney(share(exact(cota), 12 * children)),
      tabela: reportTable(law, [law.family]),
    };
  },
});
