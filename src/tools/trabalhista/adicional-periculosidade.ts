import * as v from 'valibot';
import { ano, tabela } from '../../core/fields.ts';
import { lawOf } from '../../core/law.ts';
import { defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { compare, type Exact, exact, percentOf, plus, toMoney } from '../../lib/numbers/exact.ts';
import { minimumWage } from '../../tables/salario-minimo.ts';
import { positiveMoney } from './_fields.ts';
import { reflexes, reflexesOf, unhealthyPremium } from './_premiums.ts';

/** Percent of the base salary: CLT, art. 193, § 1º. */
const PERCENT = 30;

const maisVantajoso = v.picklist(['periculosidade', 'insalubridade', 'depende-do-grau']);

/** Which premium pays more, of dangerous work or of unhealthy work in its lowest and highest degree. */
function betterOf(dangerous: Exact, lowest: Exact, highest: Exact): v.InferOutput<typeof maisVantajoso> {
  if (compare(dangerous, highest) >= 0) return 'periculosidade';
  return compare(dangerous, lowest) < 0 ? 'insalubridade' : 'depende-do-grau';
}

/**
 * The premium of dangerous work, on the base salary without other premiums (CLT, art. 193, § 1º; Súmula 191 of the
 * TST), next to that of unhealthy work: a worker who has a right to both chooses one (art. 193, § 2º).
 */
export const adicionalPericulosidade = defineTool({
  method: 'GET',
  path: '/calculadoras/adicional-periculosidade',
  category: 'trabalhista',
  name: 'Calculadora de periculosidade',
  summary: 'Adicional de periculosidade, comparado ao de insalubridade',
  input: v.object({ salarioBase: positiveMoney, ano }),
  output: v.object({
    salarioBase: v.number(),
    percentual: v.number(),
    valor: v.number(),
    remuneracao: v.number(),
    reflexos: reflexes,
    insalubridade: v.object({ minimo: v.number(), medio: v.number(), maximo: v.number() }),
    maisVantajoso,
    tabela,
  }),
  examples: [
    {
      input: { salarioBase: 3000, ano: 2026 },
      output: {
        salarioBase: 3000,
        percentual: 30,
        valor: 900,
        remuneracao: 3900,
        reflexos: { decimoTerceiro: 75, ferias: 100, fgts: { base: 900, valor: 72 } },
        insalubridade: { minimo: 162.1, medio: 324.2, maximo: 648.4 },
        maisVantajoso: 'periculosidade',
        tabela: { ano: 2026, vigencia: '2026-01-01', fonte: 'Decreto nº 12.797/2025' },
      },
    },
  ],
  run({ salarioBase, ano }, context) {
    const law = lawOf({ wage: minimumWage }, { ano }, context);
    const wage = exact(law.wage.value);
    const salary = exact(salarioBase);
    const premium = percentOf(salary, PERCENT);
    const minimo = unhealthyPremium(wage, 'minimo');
    const maximo = unhealthyPremium(wage, 'maximo');
    return {
      salarioBase,
      percentual: PERCENT,
      valor: toMoney(premium),
      remuneracao: toMoney(plus(salary, premium)),
      reflexos: reflexesOf(premium),
      insalubridade: {
        minimo: toMoney(minimo),
        medio: toMoney(unhealthyPremium(wage, 'medio')),
        maximo: toMoney(maximo),
      },
      maisVantajoso: betterOf(premium, minimo, maximo),
      tabela: reportTable(law, [law.wage]),
    };
  },
});
