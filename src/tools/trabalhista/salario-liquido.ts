import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import {
  arredondamentoInss,
  baseAndValue,
  dependentes,
  explicar,
  fullIrrf,
  legalMonth,
  num,
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
  roundTo,
  sum,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { fareDiscount } from '../../law/fares.ts';
import { fgtsShown } from '../../law/fgts.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfFull } from '../../law/irrf.ts';
import { payslipLine, payslipLines, totalOf, writeLines } from '../../law/payslip.ts';
import { type PayrollTables, withholdFrom } from '../../law/payroll/withholding.ts';
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
  salarioBruto: v.optional(positiveAmount),
  liquidoDesejado: v.optional(positiveAmount),
  adicionais: optionalAmount,
  dependentes,
  arredondamentoInss,
  ...legalMonth,
  pensaoAlimenticia,
  previdenciaPrivada,
  valeTransporte: optionalAmount,
  outrosDescontos: optionalAmount,
  explicar,
});

type Input = v.InferOutput<typeof input>;

const CENT = exact(0.01);

/** Both taxes and the net pay of a base salary. */
function payOf(tables: PayrollTables, salary: Exact, input: Input) {
  const gross = plus(salary, exact(input.adicionais, 'adicionais'));
  const alimony = exact(input.pensaoAlimenticia, 'pensaoAlimenticia');
  const pension = exact(input.previdenciaPrivada, 'previdenciaPrivada');
  const { dependentes, arredondamentoInss: rounding } = input;
  const taxes = withholdFrom(tables, gross, { rounding, dependentes, others: sum(alimony, pension) });
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
    if (!isPositive(missing)) return roundTo(salary);
    salary = roundTo(plus(salary, missing));
  }
}

/** Net pay of a month of an employee, or the base salary that gives a desired one. */
export const salarioLiquido = defineCalculator({
  method: 'GET',
  path: '/calculadoras/salario-liquido',
  category: 'trabalhista',
  name: 'Calculadora de salário líquido',
  tables: [inssTable, irrfTable],
  input,
  output: v.object({
    salarioBruto: num(reais),
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    salarioLiquido: num(reais),
    inss: v.object({
      base: num(reais),
      valor: num(reais),
      aliquotaEfetiva: num(percentage),
    }),
    irrf: fullIrrf,
    fgts: baseAndValue,
    aliquotaEfetiva: num(percentage),
    tabela,
  }),
  reads: { oneOf: [[['salarioBruto'], ['liquidoDesejado']]] },
  result: 'salarioLiquido',
  examples: [{ input: { salarioBruto: 6000, dependentes: 1, valeTransporte: 300, ano: 2026 } }],
  impossible: { salarioBruto: 6000, ano: 2019 },
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
      proventos: writeLines(proventos, context),
      descontos: writeLines(descontos, context),
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
