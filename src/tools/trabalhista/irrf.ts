import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import {
  dependentes,
  describe,
  explicar,
  irrfStepEntries,
  legalMonth,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import type { Context } from '../../kit/tool.ts';
import { percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { type Exact, exact, given, sum, times, toMoney, toPercent, zero } from '../../lib/numbers/exact.ts';
import { inssOf } from '../../law/inss.ts';
import { irrfOf, irrfSteps, type IrrfTable } from '../../law/irrf.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { plrTable } from '../../law/tables/plr.ts';
import { amount, pensaoAlimenticia, positiveAmount, previdenciaPrivada } from './_fields.ts';

const tipo = describe(v.picklist(['mensal', 'ferias', 'decimo-terceiro', 'plr']), {
  pt: 'Pagamento: salário do mês, férias, 13º salário ou participação nos lucros (PLR), cada um tributado à parte',
  en: 'Payment: salary of the month, vacation, 13th salary or profit share (PLR), each taxed alone',
});

const input = v.object({
  salarioBruto: describe(positiveAmount, {
    pt: 'Rendimento tributável bruto do pagamento; na PLR, o acumulado do ano',
    en: 'Gross taxable income of the payment; of the PLR, what was paid in the year so far',
  }),
  tipo: v.optional(tipo, 'mensal'),
  inss: describe(v.optional(amount), {
    pt: 'Contribuição ao INSS a deduzir. Sem ela, a da tabela do empregado; da PLR não se deduz',
    en: 'Contribution to the INSS to deduct. Without it, that of the employee’s table; none is deducted from the PLR',
  }),
  pensaoAlimenticia,
  previdenciaPrivada,
  deducao: describe(v.optional(v.picklist(['auto', 'legal', 'simplificada']), 'auto'), {
    pt: 'Dedução: as legais, o desconto simplificado ou, com auto, a maior das duas',
    en: 'Deduction: the legal ones, the simplified discount or, with auto, the larger of both',
  }),
  dependentes,
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
  const inss = inssOf(law.inss.value, gross).valor;
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
const isPlr = ({ tipo }: Input) => tipo === 'plr';

/** Income tax withheld from one payment. Rule and its sources in `law/irrf.ts`; profit shares: Lei 10.101/2000, art. 3º. */
export const irrf = defineCalculator({
  method: 'GET',
  path: '/calculadoras/irrf',
  category: 'trabalhista',
  name: 'Calculadora de IRRF',
  summary: 'Imposto de renda retido de um salário, férias, 13º ou PLR',
  en: {
    name: 'Withheld income tax calculator',
    summary: 'Income tax withheld from a salary, vacation, 13th salary or profit share',
  },
  about: {
    pt: 'Lei 7.713/1988, art. 7º; Lei 9.250/1995, arts. 3º-A e 4º, com a redução da Lei 15.270/2025 desde 2026. A PLR segue a Lei 10.101/2000, art. 3º.',
    en: 'Law 7.713/1988, art. 7; Law 9.250/1995, arts. 3-A and 4, with the reduction of Law 15.270/2025 since 2026. The PLR follows Law 10.101/2000, art. 3.',
  },
  tables: [irrfTable, inssTable, plrTable],
  input,
  output: v.object({
    tipo,
    rendimentoTributavel: describe(
      v.number(),
      { pt: 'Rendimento tributável bruto', en: 'Gross taxable income' },
      reais,
    ),
    deducoesLegais: describe(
      v.object({
        inss: describe(v.number(), { pt: 'Contribuição ao INSS', en: 'Contribution to the INSS' }, reais),
        dependentes: describe(
          v.number(),
          { pt: 'Dedução por dependentes', en: 'Deduction for dependents' },
          reais,
        ),
        pensaoAlimenticia: describe(v.number(), { pt: 'Pensão alimentícia', en: 'Alimony' }, reais),
        previdenciaPrivada: describe(v.number(), { pt: 'Previdência privada', en: 'Private pension' }, reais),
        total: describe(
          v.number(),
          { pt: 'Soma das deduções legais', en: 'Sum of the legal deductions' },
          reais,
        ),
      }),
      { pt: 'Deduções legais', en: 'Legal deductions' },
    ),
    descontoSimplificado: describe(
      v.number(),
      {
        pt: 'Desconto simplificado, no lugar das deduções legais',
        en: 'Simplified discount, in place of the legal deductions',
      },
      reais,
    ),
    ...irrfStepEntries,
    aliquotaEfetiva: describe(
      v.number(),
      { pt: 'Imposto retido sobre o rendimento', en: 'Tax withheld over the income' },
      percentage,
    ),
    valor: describe(
      v.number(),
      { pt: 'Imposto retido, o mesmo que irrfRetido', en: 'Tax withheld, the same as irrfRetido' },
      reais,
    ),
    tabela,
  }),
  result: 'irrf',
  examples: [{ input: { salarioBruto: 6000, ano: 2026 } }],
  impossible: { salarioBruto: 6000, ano: 2024 },
  assumptions: {
    unused: { inss: isPlr, previdenciaPrivada: isPlr, deducao: isPlr, dependentes: isPlr },
    constants: (_, { deducoesLegais }) => ({ inss: deducoesLegais.inss }),
  },
  run(input, context) {
    const { salarioBruto, tipo, dependentes } = input;
    const isShare = isPlr(input);
    const gross = exact(salarioBruto, 'salarioBruto');
    const { table, inss, tabela } = isShare ? plrLaw(input, context) : monthlyLaw(input, gross, context);

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
      rendimentoTributavel: given(salarioBruto, 'salarioBruto'),
      deducoesLegais: {
        inss: toMoney(inss),
        dependentes: toMoney(dependents),
        pensaoAlimenticia: toMoney(alimony),
        previdenciaPrivada: toMoney(pension),
        total: toMoney(sum(inss, dependents, alimony, pension)),
      },
      descontoSimplificado: given(table.descontoSimplificado, 'descontoSimplificado', table),
      ...irrfSteps(tax),
      aliquotaEfetiva: toPercent(tax.withheld, gross),
      valor: toMoney(tax.withheld),
      tabela,
    };
  },
});
