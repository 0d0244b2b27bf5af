import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import {
  avisos,
  baseAndValue,
  dependentes,
  describe,
  fullIrrf,
  legalMonth,
  tabela,
  explicar,
} from '../../kit/fields/index.ts';
import { reportTable } from '../../law/dated.ts';
import {
  compare,
  exact,
  given,
  minus,
  percentOf,
  plus,
  rounded,
  sum,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfFull } from '../../law/irrf.ts';
import { payslipLine, payslipLines, totalOf } from '../../law/payslip.ts';
import { ceilingLeft, CONTRIBUTOR_RATE, proLaboreOf } from '../../law/pro-labore.ts';
import { CPP_RATE } from '../../law/taxes/company-month.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { percentage, reais } from '../../kit/units.ts';

const regime = v.picklist(['simples', 'simples-anexo-iv', 'lucro-presumido', 'lucro-real']);

/** The net pro-labore of a partner, and its cost to the company. */
export const proLabore = defineCalculator({
  method: 'POST',
  path: '/calculadoras/pro-labore',
  category: 'tributario',
  name: 'Calculadora de pró-labore',
  summary: 'Pró-labore líquido do sócio e encargo da empresa',
  en: { name: 'Pro-labore calculator', summary: 'Net pro-labore of a partner and the charge of the company' },
  about: {
    pt: 'O sócio contribui ao INSS com 11 % até o teto (Lei 10.666/2003, art. 4º). A empresa contribui com 20 % sem teto (Lei 8.212/1991, art. 22, III), menos nos anexos I, II, III e V do Simples Nacional. Não há FGTS, RAT nem contribuição a terceiros.',
    en: 'The partner contributes 11 % to the INSS up to the ceiling (Law 10.666/2003, art. 4). The company contributes 20 % without ceiling (Law 8.212/1991, art. 22, III), except in annexes I, II, III and V of the Simples Nacional. There is no FGTS, RAT or contribution to third parties.',
  },
  tables: [inssTable, irrfTable, minimumWage],
  input: v.object({
    proLabore: describe(positiveAmount, {
      pt: 'Pró-labore bruto do mês',
      en: 'Gross pro-labore of the month',
    }),
    regime: describe(v.optional(regime, 'simples'), {
      pt: 'Regime da empresa: em simples, dos anexos I, II, III e V, a contribuição patronal já está no DAS',
      en: 'Regime of the company: in simples, of annexes I, II, III and V, the employer contribution already is in the DAS',
    }),
    dependentes,
    pensaoAlimenticia: describe(optionalAmount, {
      pt: 'Pensão alimentícia descontada, que deduz da base do IRRF',
      en: 'Alimony deducted, also from the base of the IRRF',
    }),
    baseOutrosVinculos: describe(optionalAmount, {
      pt: 'Base em que já se contribui em outros vínculos do mês, que reduz o que resta do teto',
      en: 'Base already contributed on in other jobs of the month, which lowers what is left of the ceiling',
    }),
    ...legalMonth,
    explicar,
  }),
  output: v.object({
    proLabore: describe(
      v.number(),
      { pt: 'Pró-labore bruto do mês', en: 'Gross pro-labore of the month' },
      reais,
    ),
    regime: describe(regime, { pt: 'Regime da empresa', en: 'Regime of the company' }),
    descontos: describe(
      v.array(
        v.object({
          codigo: describe(v.string(), {
            pt: 'Código da linha, que não muda',
            en: 'Code of the line, which does not change',
          }),
          descricao: describe(v.string(), { pt: 'Nome da linha', en: 'Name of the line, in Portuguese' }),
          valor: describe(v.number(), { pt: 'Valor da linha', en: 'Amount of the line' }, reais),
        }),
      ),
      {
        pt: 'Descontos do sócio; os de valor 0 ficam de fora',
        en: 'Deductions of the partner; those of 0 are left out',
      },
    ),
    totalDescontos: describe(v.number(), { pt: 'Soma dos descontos', en: 'Sum of the deductions' }, reais),
    liquido: describe(
      v.number(),
      { pt: 'Pró-labore menos os descontos', en: 'Pro-labore less the deductions' },
      reais,
    ),
    inss: describe(
      v.object({
        ...baseAndValue.entries,
        aliquota: describe(
          v.number(),
          { pt: 'Alíquota do contribuinte individual', en: 'Rate of the individual contributor' },
          percentage,
        ),
        tetoAtingido: describe(v.boolean(), {
          pt: 'Se o pró-labore chega ao que resta do teto',
          en: 'Whether the pro-labore reaches what is left of the ceiling',
        }),
      }),
      { pt: 'INSS do sócio', en: 'INSS of the partner' },
    ),
    irrf: fullIrrf,
    empresa: describe(
      v.object({
        cppAliquota: describe(
          v.number(),
          { pt: 'Alíquota da contribuição patronal (CPP)', en: 'Rate of the employer contribution (CPP)' },
          percentage,
        ),
        cpp: describe(
          v.number(),
          { pt: 'Contribuição patronal (CPP)', en: 'Employer contribution (CPP)' },
          reais,
        ),
        custoTotal: describe(
          v.number(),
          { pt: 'Pró-labore mais a contribuição patronal', en: 'Pro-labore plus the employer contribution' },
          reais,
        ),
      }),
      { pt: 'Encargo da empresa', en: 'Charge of the company' },
    ),
    aliquotaEfetiva: describe(
      v.number(),
      { pt: 'INSS e IRRF sobre o pró-labore', en: 'INSS and IRRF over the pro-labore' },
      percentage,
    ),
    cargaTotal: describe(
      v.number(),
      {
        pt: 'INSS, IRRF e contribuição patronal sobre o custo total',
        en: 'INSS, IRRF and employer contribution over the total cost',
      },
      percentage,
    ),
    avisos,
    tabela,
  }),
  warnings: ['abaixo-do-salario-minimo'],
  result: 'liquido',
  examples: [{ input: { proLabore: 6000, regime: 'lucro-presumido', ano: 2026 } }],
  impossible: { proLabore: 1, ano: 2024 },
  run(input, context) {
    const { proLabore, regime, dependentes, pensaoAlimenticia, baseOutrosVinculos } = input;
    const law = lawOf({ inss: inssTable, irrf: irrfTable, wage: minimumWage }, input, context);
    const [pay, alimony, elsewhere] = [
      exact(proLabore, 'proLabore'),
      exact(pensaoAlimenticia, 'pensaoAlimenticia'),
      exact(baseOutrosVinculos, 'baseOutrosVinculos'),
    ];
    const { inss, irrf } = proLaboreOf(law, pay, { dependentes, others: alimony }, elsewhere);
    const descontos = payslipLines(
      payslipLine('inss', `INSS (${CONTRIBUTOR_RATE}%)`, inss.valor),
      payslipLine('irrf', 'IRRF', irrf.withheld),
      payslipLine('pensao', 'Pensão alimentícia', alimony),
    );
    const withheld = sum(inss.valor, irrf.withheld);
    const cppAliquota = regime === 'simples' ? 0 : CPP_RATE;
    const cpp = rounded(percentOf(pay, cppAliquota, 'cppAliquota', 'Lei nº 8.212/1991, art. 22, III'));
    const cost = plus(pay, cpp);
    const { base, valor } = inssShown(inss);
    return {
      proLabore,
      regime,
      descontos,
      totalDescontos: totalOf(descontos),
      liquido: toMoney(minus(pay, sum(withheld, alimony))),
      inss: {
        base,
        aliquota: given(CONTRIBUTOR_RATE, 'aliquota', 'Lei nº 10.666/2003, art. 4º'),
        valor,
        tetoAtingido: compare(pay, ceilingLeft(law.inss.value, elsewhere)) >= 0,
      },
      irrf: irrfFull(irrf),
      empresa: {
        cppAliquota: given(cppAliquota, 'cppAliquota', 'Lei nº 8.212/1991, art. 22, III'),
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
