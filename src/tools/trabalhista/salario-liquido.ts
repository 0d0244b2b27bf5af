import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { exactlyOne } from '../../kit/errors/requirements.ts';
import {
  baseAndValue,
  dependentes,
  describe,
  explicar,
  fullIrrf,
  legalMonth,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import {
  type Exact,
  exact,
  greatest,
  isPositive,
  minus,
  plus,
  rounded,
  sum,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { fareDiscount } from '../../law/fares.ts';
import { fgtsShown } from '../../law/fgts.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfFull } from '../../law/irrf.ts';
import { payslipLine, payslipLines, totalOf } from '../../law/payslip.ts';
import { type PayrollTables, withholdFrom } from '../../law/payroll.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import {
  descontos,
  optionalAmount,
  pensaoAlimenticia,
  positiveAmount,
  previdenciaPrivada,
  proventos,
  totalDescontos,
  totalProventos,
} from './_fields.ts';

const input = v.object({
  salarioBruto: describe(v.optional(positiveAmount), {
    pt: 'Salário-base bruto. Obrigatório sem liquidoDesejado',
    en: 'Gross base salary. Required without liquidoDesejado',
  }),
  liquidoDesejado: describe(v.optional(positiveAmount), {
    pt: 'Líquido a alcançar, no lugar de salarioBruto: pede o bruto',
    en: 'Net pay to reach, in place of salarioBruto: asks for the gross',
  }),
  adicionais: describe(optionalAmount, {
    pt: 'Adicionais tributados do mês, como horas extras',
    en: 'Taxed additions of the month, such as overtime',
  }),
  dependentes,
  ...legalMonth,
  pensaoAlimenticia,
  previdenciaPrivada,
  valeTransporte: describe(optionalAmount, {
    pt: 'Custo das passagens do mês, de que se descontam até 6 % do salário-base',
    en: 'Cost of the fares of the month, of which up to 6 % of the base salary is deducted',
  }),
  outrosDescontos: describe(optionalAmount, {
    pt: 'Outros descontos, que não mudam os tributos',
    en: 'Other deductions, which do not change the taxes',
  }),
  explicar,
});

type Input = v.InferOutput<typeof input>;

const CENT = exact(0.01);

/** Both taxes and the net pay of a base salary. */
function payOf(tables: PayrollTables, salary: Exact, input: Input) {
  const gross = plus(salary, exact(input.adicionais, 'adicionais'));
  const alimony = exact(input.pensaoAlimenticia, 'pensaoAlimenticia');
  const pension = exact(input.previdenciaPrivada, 'previdenciaPrivada');
  const { dependentes } = input;
  const taxes = withholdFrom(tables, gross, { dependentes, others: sum(alimony, pension) });
  const fares = fareDiscount(salary, exact(input.valeTransporte, 'custoDasPassagens'));
  const others = exact(input.outrosDescontos, 'outrosDescontos');
  const net = minus(taxes.net, sum(alimony, pension, fares, others));
  return { ...taxes, gross, alimony, pension, fares, others, net };
}

/**
 * The smallest base salary, in cents, whose net pay reaches a target. A rise of the salary never raises the net pay
 * by more than itself, so adding what is missing never passes it, as a bisection can: the net pay falls where the
 * tax leaves the 10.00 that are not withheld.
 */
function salaryFor(tables: PayrollTables, target: Exact, input: Input): Exact {
  let salary = greatest(CENT, minus(target, exact(input.adicionais, 'adicionais')));
  for (;;) {
    const missing = minus(target, payOf(tables, salary, input).net);
    if (!isPositive(missing)) return rounded(salary);
    salary = rounded(plus(salary, missing));
  }
}

/** Net pay of a month of an employee, or the base salary that gives a desired one. */
export const salarioLiquido = defineCalculator({
  method: 'GET',
  path: '/calculadoras/salario-liquido',
  category: 'trabalhista',
  name: 'Calculadora de salário líquido',
  summary: 'Salário líquido do mês, ou o bruto que dá o líquido desejado',
  en: {
    name: 'Net salary calculator',
    summary: 'Net salary of a month, or the gross one that gives the net wanted',
  },
  about: {
    pt: 'INSS (EC 103/2019, art. 28), IRRF (Lei 9.250/1995, com a redução da Lei 15.270/2025) e vale-transporte (Lei 7.418/1985). No inverso, o bruto é o menor, em centavos, cujo líquido alcança o desejado.',
    en: 'INSS (EC 103/2019, art. 28), IRRF (Law 9.250/1995, with the reduction of Law 15.270/2025) and fares (Law 7.418/1985). Inversely, the gross is the smallest, in cents, whose net reaches the one wanted.',
  },
  tables: [inssTable, irrfTable],
  input,
  output: v.object({
    salarioBruto: describe(v.number(), { pt: 'Salário-base bruto', en: 'Gross base salary' }, reais),
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    salarioLiquido: describe(
      v.number(),
      { pt: 'Proventos menos descontos', en: 'Earnings less deductions' },
      reais,
    ),
    inss: describe(
      v.object({
        base: describe(
          v.number(),
          { pt: 'Base de cálculo, até o teto', en: 'Base of the calculation, up to the ceiling' },
          reais,
        ),
        valor: describe(v.number(), { pt: 'Contribuição do mês', en: 'Contribution of the month' }, reais),
        aliquotaEfetiva: describe(
          v.number(),
          { pt: 'Contribuição sobre os proventos', en: 'Contribution over the earnings' },
          percentage,
        ),
      }),
      { pt: 'INSS do mês', en: 'INSS of the month' },
    ),
    irrf: fullIrrf,
    fgts: describe(baseAndValue, {
      pt: 'Depósito do FGTS, pago pelo empregador',
      en: 'Deposit of the FGTS, paid by the employer',
    }),
    aliquotaEfetiva: describe(
      v.number(),
      { pt: 'INSS e IRRF sobre os proventos', en: 'INSS and IRRF over the earnings' },
      percentage,
    ),
    tabela,
  }),
  requires: (input) => exactlyOne(input, 'salarioBruto', 'liquidoDesejado'),
  result: 'salarioLiquido',
  either: [['salarioBruto'], ['liquidoDesejado']],
  examples: [{ input: { salarioBruto: 6000, dependentes: 1, valeTransporte: 300, ano: 2026 } }],
  impossible: { salarioBruto: 6000, ano: 2024 },
  run(input, context) {
    const { salarioBruto, liquidoDesejado } = input;
    const law = lawOf({ inss: inssTable, irrf: irrfTable }, input, context);
    const salary =
      salarioBruto === undefined
        ? salaryFor(law, exact(liquidoDesejado as number, 'liquidoDesejado'), input)
        : exact(salarioBruto, 'salarioBruto');
    const pay = payOf(law, salary, input);
    const proventos = payslipLines(
      payslipLine('salario', 'Salário', salary),
      payslipLine('adicionais', 'Adicionais', exact(input.adicionais, 'adicionais')),
    );
    const descontos = payslipLines(
      payslipLine('inss', 'INSS', pay.inss.valor),
      payslipLine('irrf', 'IRRF', pay.irrf.withheld),
      payslipLine('pensao', 'Pensão alimentícia', pay.alimony),
      payslipLine('previdencia', 'Previdência privada', pay.pension),
      payslipLine('vale-transporte', 'Vale-transporte', pay.fares),
      payslipLine('outros', 'Outros descontos', pay.others),
    );
    return {
      salarioBruto: toMoney(salary),
      proventos,
      descontos,
      totalProventos: totalOf(proventos),
      totalDescontos: totalOf(descontos),
      salarioLiquido: toMoney(pay.net),
      inss: { ...inssShown(pay.inss), aliquotaEfetiva: toPercent(pay.inss.valor, pay.gross) },
      irrf: irrfFull(pay.irrf),
      fgts: fgtsShown(pay.gross),
      aliquotaEfetiva: toPercent(pay.total, pay.gross),
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
