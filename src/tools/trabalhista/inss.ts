import * as v from 'valibot';
import { ano, tabela } from '../../core/fields.ts';
import { lawOf } from '../../core/law.ts';
import { defineTool } from '../../core/tool.ts';
import { bracketOf } from '../../lib/law/brackets.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { compare, exact, minus, percentOf, plus, sum, toMoney, toPercent } from '../../lib/numbers/exact.ts';
import { inssCeiling, inssOf } from '../../lib/law/inss.ts';
import { inssTable } from '../../tables/inss.ts';
import { optionalMoney, positiveMoney } from './_fields.ts';

const CENT = exact(0.01);

/** The progressive contribution of an employee to the INSS, band by band. Rule and its source in `lib/inss.ts`. */
export const inss = defineTool({
  method: 'GET',
  path: '/calculadoras/inss',
  category: 'trabalhista',
  name: 'Calculadora de INSS',
  summary: 'Contribuição progressiva do empregado ao INSS, faixa a faixa',
  input: v.object({ salarioBruto: positiveMoney, baseOutrosVinculos: optionalMoney, ano }),
  output: v.object({
    salarioBruto: v.number(),
    baseCalculo: v.number(),
    faixas: v.array(
      v.object({
        faixa: v.number(),
        de: v.number(),
        ate: v.number(),
        aliquota: v.number(),
        base: v.number(),
        valor: v.number(),
      }),
    ),
    valor: v.number(),
    aliquotaEfetiva: v.number(),
    aliquotaMarginal: v.number(),
    teto: v.number(),
    tetoAtingido: v.boolean(),
    salarioAposInss: v.number(),
    tabela,
  }),
  examples: [
    {
      input: { salarioBruto: 5000, ano: 2026 },
      output: {
        salarioBruto: 5000,
        baseCalculo: 5000,
        faixas: [
          { faixa: 1, de: 0, ate: 1621, aliquota: 7.5, base: 1621, valor: 121.58 },
          { faixa: 2, de: 1621.01, ate: 2902.84, aliquota: 9, base: 1281.84, valor: 115.37 },
          { faixa: 3, de: 2902.85, ate: 4354.27, aliquota: 12, base: 1451.43, valor: 174.17 },
          { faixa: 4, de: 4354.28, ate: 8475.55, aliquota: 14, base: 645.73, valor: 90.4 },
        ],
        valor: 501.51,
        aliquotaEfetiva: 10.03,
        aliquotaMarginal: 14,
        teto: 8475.55,
        tetoAtingido: false,
        salarioAposInss: 4498.49,
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'Portaria Interministerial MPS/MF nº 13/2026',
        },
      },
    },
  ],
  run({ salarioBruto, baseOutrosVinculos, ano }, context) {
    const law = lawOf({ inss: inssTable }, { ano }, context);
    const table = law.inss.value;
    const [pay, others] = [exact(salarioBruto), exact(baseOutrosVinculos)];
    const { base, valor, parts } = inssOf(table, pay, others);
    const ceiling = inssCeiling(table);
    const total = sum(pay, others);
    return {
      salarioBruto,
      baseCalculo: toMoney(base),
      faixas: table.faixas.map(({ ate, aliquota }, i) => {
        const below = table.faixas[i - 1];
        const part = parts[i] ?? exact(0);
        return {
          faixa: i + 1,
          de: below ? toMoney(plus(exact(below.ate), CENT)) : 0,
          ate,
          aliquota,
          base: toMoney(part),
          valor: toMoney(percentOf(part, aliquota)),
        };
      }),
      valor: toMoney(valor),
      aliquotaEfetiva: toPercent(valor, pay),
      aliquotaMarginal: compare(total, ceiling) > 0 ? 0 : bracketOf(table.faixas, total).aliquota,
      teto: toMoney(ceiling),
      tetoAtingido: compare(total, ceiling) >= 0,
      salarioAposInss: toMoney(minus(pay, valor)),
      tabela: reportTable(law, [law.inss]),
    };
  },
});
