import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  arredondamentoInss,
  dependentes,
  explicar,
  irrfStepEntries,
  legalMonth,
  num,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import type { Text } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import type { Condition } from '../../kit/reads.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import {
  type Exact,
  exact,
  recordGiven,
  sum,
  times,
  toMoney,
  toPercent,
  zero,
} from '../../lib/numbers/exact.ts';
import { inssOf } from '../../law/inss.ts';
import { irrfOf, irrfSteps, type IrrfTable } from '../../law/irrf.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { plrTable } from '../../law/tables/plr.ts';
import { amount, pensaoAlimenticia, positiveAmount, previdenciaPrivada } from './_fields.ts';

/** MP 1.171/2023, art. 2º, now Lei 14.663/2023, art. 5º. */
const NO_SIMPLIFIED_DISCOUNT: Text = {
  pt: 'deve ser auto ou legal antes de maio de 2023: o desconto simplificado ainda não existia',
  en: 'must be auto or legal before May 2023: the simplified discount did not exist yet',
};

const tipo = v.picklist(['mensal', 'ferias', 'decimo-terceiro', 'plr']);

const input = v.object({
  salarioBruto: positiveAmount,
  tipo: v.optional(tipo, 'mensal'),
  inss: v.optional(amount),
  pensaoAlimenticia,
  previdenciaPrivada,
  deducao: v.optional(v.picklist(['auto', 'legal', 'simplificada']), 'auto'),
  dependentes,
  arredondamentoInss,
  ...legalMonth,
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** The table, the contribution to deduct and the report for a payment taxed by the monthly table. */
function monthlyLaw(input: Input, gross: Exact, context: Context) {
  if (input.inss !== undefined) {
    const law = lawOf({ irrf: irrfTable }, input, context);
    return { table: law.irrf.value, inss: exact(input.inss, 'inss'), tabela: reportTable(law, [law.irrf]) };
  }
  const law = lawOf({ irrf: irrfTable, inss: inssTable }, input, context);
  const inss = inssOf(law.inss.value, gross, zero, { rounding: input.arredondamentoInss }).valor;
  return { table: law.irrf.value, inss, tabela: reportTable(law, [law.irrf]) };
}

/** The table and the report for a profit share. Only alimony is deducted, and there is no reduction. */
function plrLaw(input: Input, context: Context) {
  const law = lawOf({ plr: plrTable }, input, context);
  const table: IrrfTable = {
    faixas: law.plr.value,
    dependente: 0,
    descontoSimplificado: 0,
    reducao: null,
  };
  return { table, inss: zero, tabela: reportTable(law, [law.plr]) };
}

/** A profit share is taxed alone, and only alimony is deducted from it. */
const ofPay = { tipo: ['mensal', 'ferias', 'decimo-terceiro'] } as const satisfies Condition<Input>;

/** Income tax withheld from one payment. Rule and its sources in `law/irrf.ts`; profit shares: Lei 10.101/2000, art. 3º. */
export const irrf = defineCalculator({
  method: 'GET',
  path: '/calculadoras/irrf',
  category: 'trabalhista',
  name: 'Calculadora de IRRF',
  tables: [irrfTable, inssTable, plrTable],
  input,
  output: v.object({
    tipo,
    rendimentoTributavel: num(reais),
    deducoesLegais: v.object({
      inss: num(reais),
      dependentes: num(reais),
      pensaoAlimenticia: num(reais),
      previdenciaPrivada: num(reais),
      total: num(reais),
    }),
    descontoSimplificado: num(reais),
    ...irrfStepEntries,
    aliquotaEfetiva: num(percentage),
    valor: num(reais),
    tabela,
  }),
  reads: {
    when: {
      inss: ofPay,
      previdenciaPrivada: ofPay,
      deducao: ofPay,
      dependentes: ofPay,
      arredondamentoInss: { ...ofPay, inss: null },
    },
  },
  result: 'irrf',
  examples: [{ input: { salarioBruto: 6000, ano: 2026 } }],
  impossible: { salarioBruto: 6000, ano: 2019 },
  assumptions: {
    constants: (_, { deducoesLegais }) => ({ inss: deducoesLegais.inss }),
  },
  run(input, context) {
    const { salarioBruto, tipo, dependentes } = input;
    const isShare = tipo === 'plr';
    const gross = exact(salarioBruto, 'salarioBruto');
    const { table, inss, tabela } = isShare ? plrLaw(input, context) : monthlyLaw(input, gross, context);
    if (!isShare && input.deducao === 'simplificada' && table.descontoSimplificado === 0) {
      throw invalidValue('deducao', NO_SIMPLIFIED_DISCOUNT);
    }

    const dependents = times(
      exact(table.dependente, 'porDependente', table),
      exact(dependentes, 'dependentes'),
    );
    const alimony = exact(input.pensaoAlimenticia, 'pensaoAlimenticia');
    const pension = isShare ? zero : exact(input.previdenciaPrivada, 'previdenciaPrivada');
    const tax = irrfOf(
      table,
      gross,
      { inss, dependentes, others: sum(alimony, pension) },
      {
        deduction: isShare ? 'legal' : input.deducao,
        exemptSmallTax: tipo === 'mensal' || tipo === 'ferias',
      },
    );
    return {
      tipo,
      rendimentoTributavel: recordGiven(salarioBruto, 'salarioBruto'),
      deducoesLegais: {
        inss: toMoney(inss),
        dependentes: toMoney(dependents),
        pensaoAlimenticia: toMoney(alimony),
        previdenciaPrivada: toMoney(pension),
        total: toMoney(sum(inss, dependents, alimony, pension)),
      },
      descontoSimplificado: recordGiven(table.descontoSimplificado, 'descontoSimplificado', table),
      ...irrfSteps(tax),
      aliquotaEfetiva: toPercent(tax.withheld, gross),
      valor: toMoney(tax.withheld),
      tabela,
    };
  },
});
