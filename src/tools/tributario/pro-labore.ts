import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import {
  arredondamentoInss,
  avisos,
  baseAndValue,
  dependentes,
  explicar,
  fullIrrf,
  legalMonth,
  num,
  tabela,
} from '../../kit/fields/index.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  exact,
  recordGiven,
  minus,
  percentOf,
  plus,
  roundTo,
  sum,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { ceilingLeft, inssShown } from '../../law/inss.ts';
import { irrfFull } from '../../law/irrf.ts';
import { payslipLine, payslipLines, totalOf, writeLines } from '../../law/payslip.ts';
import { SELF_EMPLOYED_RATE } from '../../law/payroll/jobs.ts';
import { proLaboreOf } from '../../law/pro-labore.ts';
import { CPP_RATE } from '../../law/taxes/company-month.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';

const regime = v.picklist(['simples', 'simples-anexo-iv', 'lucro-presumido', 'lucro-real']);

/** The rate stands in the name of the line: that of an employee has bands. */
const INSS_NAME = { pt: `INSS (${SELF_EMPLOYED_RATE}%)`, en: `INSS (${SELF_EMPLOYED_RATE}%)` };

/** The net pro-labore of a partner, and its cost to the company. */
export const proLabore = defineCalculator({
  method: 'POST',
  path: '/calculadoras/pro-labore',
  category: 'tributario',
  name: 'Calculadora de pró-labore',
  tables: [inssTable, irrfTable, minimumWage],
  input: v.object({
    proLabore: positiveAmount,
    regime: v.optional(regime, 'simples'),
    dependentes,
    arredondamentoInss,
    pensaoAlimenticia: optionalAmount,
    baseOutrosVinculos: optionalAmount,
    ...legalMonth,
    explicar,
  }),
  output: v.object({
    proLabore: num(reais),
    regime: regime,
    descontos: v.array(
      v.object({
        codigo: v.string(),
        descricao: v.string(),
        valor: num(reais),
      }),
    ),
    totalDescontos: num(reais),
    liquido: num(reais),
    inss: v.object({
      ...baseAndValue.entries,
      aliquota: num(percentage),
      tetoAtingido: v.boolean(),
    }),
    irrf: fullIrrf,
    empresa: v.object({
      cppAliquota: num(percentage),
      cpp: num(reais),
      custoTotal: num(reais),
    }),
    aliquotaEfetiva: num(percentage),
    cargaTotal: num(percentage),
    avisos,
    tabela,
  }),
  warnings: ['abaixo-do-salario-minimo'],
  result: 'liquido',
  examples: [{ input: { proLabore: 6000, regime: 'lucro-presumido', ano: 2026 } }],
  impossible: { proLabore: 1, ano: 2019 },
  run(input, context) {
    const { proLabore, regime, dependentes, pensaoAlimenticia, baseOutrosVinculos } = input;
    const law = lawOf({ inss: inssTable, irrf: irrfTable, wage: minimumWage }, input, context);
    const [pay, alimony, elsewhere] = [
      exact(proLabore, 'proLabore'),
      exact(pensaoAlimenticia, 'pensaoAlimenticia'),
      exact(baseOutrosVinculos, 'baseOutrosVinculos'),
    ];
    const { inss, irrf } = proLaboreOf(
      law,
      pay,
      { rounding: input.arredondamentoInss, dependentes, others: alimony },
      elsewhere,
    );
    const descontos = payslipLines(
      payslipLine('inss', INSS_NAME, inss.valor),
      payslipLine('irrf', 'IRRF', irrf.withheld),
      payslipLine('pensao', 'Pensão alimentícia', alimony),
    );
    const withheld = sum(inss.valor, irrf.withheld);
    const cppAliquota = regime === 'simples' ? 0 : CPP_RATE;
    const cpp = roundTo(percentOf(pay, cppAliquota, 'cppAliquota', 'Lei nº 8.212/1991, art. 22, III'));
    const cost = plus(pay, cpp);
    const { base, valor } = inssShown(inss);
    return {
      proLabore,
      regime,
      descontos: writeLines(descontos, context),
      totalDescontos: totalOf(descontos),
      liquido: toMoney(minus(pay, sum(withheld, alimony))),
      inss: {
        base,
        aliquota: recordGiven(SELF_EMPLOYED_RATE, 'aliquota', 'Lei nº 10.666/2003, art. 4º'),
        valor,
        tetoAtingido: compare(pay, ceilingLeft(law.inss.value, elsewhere)) >= 0,
      },
      irrf: irrfFull(irrf),
      empresa: {
        cppAliquota: recordGiven(cppAliquota, 'cppAliquota', 'Lei nº 8.212/1991, art. 22, III'),
        cpp: toMoney(cpp),
        custoTotal: toMoney(cost),
      },
      aliquotaEfetiva: toPercent(withheld, pay),
      cargaTotal: toPercent(plus(withheld, cpp), cost),
      avisos: proLabore < law.wage.value ? ['abaixo-do-salario-minimo'] : [],
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
