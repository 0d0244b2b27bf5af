import * as v from 'valibot';
import { ano, dependentes, irrfStepEntries, mes, tabela } from '../../core/fields.ts';
import { lawOf } from '../../core/law.ts';
import { type Context, defineTool } from '../../core/tool.ts';
import { reportTable } from '../../lib/law/dated.ts';
import { type Exact, exact, share, sum, toMoney, toPercent, zero } from '../../lib/numbers/exact.ts';
import { inssOf } from '../../lib/law/inss.ts';
import { irrfOf, irrfSteps, type IrrfTable } from '../../lib/law/irrf.ts';
import { inssTable } from '../../tables/inss.ts';
import { irrfTable } from '../../tables/irrf-mensal.ts';
import { plrTable } from '../../tables/plr.ts';
import { money, optionalMoney, positiveMoney } from './_fields.ts';

const tipo = v.picklist(['mensal', 'ferias', 'decimo-terceiro', 'plr']);

const input = v.object({
  salarioBruto: positiveMoney,
  tipo: v.optional(tipo, 'mensal'),
  inss: v.optional(money),
  pensaoAlimenticia: optionalMoney,
  previdenciaPrivada: optionalMoney,
  deducao: v.optional(v.picklist(['auto', 'legal', 'simplificada']), 'auto'),
  dependentes,
  ano,
  mes,
});

type Input = v.InferOutput<typeof input>;

/** The table, the contribution to deduct and the report for a payment taxed by the monthly table. */
function monthlyLaw(input: Input, gross: Exact, context: Context) {
  const law = lawOf({ irrf: irrfTable, inss: inssTable }, input, context);
  const inss = input.inss === undefined ? inssOf(law.inss.value, gross).valor : exact(input.inss);
  return { table: law.irrf.value, inss, tabela: reportTable(law, [law.irrf]) };
}

/** The same for profit shares: nothing is deducted but alimony, and nothing reduced. */
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

/** Income tax withheld from one payment. Rule and its sources in `lib/irrf.ts`; profit shares: Lei 10.101/2000, art. 3º. */
export const irrf = defineTool({
  method: 'GET',
  path: '/calculadoras/irrf',
  category: 'trabalhista',
  name: 'Calculadora de IRRF',
  summary: 'Imposto de renda retido de um salário, férias, 13º ou PLR',
  input,
  output: v.object({
    tipo,
    rendimentoTributavel: v.number(),
    deducoesLegais: v.object({
      inss: v.number(),
      dependentes: v.number(),
      pensaoAlimenticia: v.number(),
      previdenciaPrivada: v.number(),
      total: v.number(),
    }),
    descontoSimplificado: v.number(),
    ...irrfStepEntries,
    aliquotaEfetiva: v.number(),
    valor: v.number(),
    tabela,
  }),
  examples: [
    {
      input: { salarioBruto: 6000, ano: 2026 },
      output: {
        tipo: 'mensal',
        rendimentoTributavel: 6000,
        deducoesLegais: {
          inss: 641.51,
          dependentes: 0,
          pensaoAlimenticia: 0,
          previdenciaPrivada: 0,
          total: 641.51,
        },
        descontoSimplificado: 607.2,
        deducaoUtilizada: 'legal',
        baseCalculo: 5358.49,
        aliquota: 27.5,
        parcelaDeduzir: 908.73,
        impostoTabela: 564.85,
        reducao: 179.75,
        irrf: 385.1,
        retencaoDispensada: false,
        irrfRetido: 385.1,
        aliquotaEfetiva: 6.42,
        valor: 385.1,
        tabela: {
          ano: 2026,
          vigencia: '2026-01-01',
          fonte: 'Lei nº 15.191/2025 e Lei nº 15.270/2025',
        },
      },
    },
  ],
  run(input, context) {
    const { salarioBruto, tipo, dependentes } = input;
    const isPlr = tipo === 'plr';
    const gross = exact(salarioBruto);
    const { table, inss, tabela } = isPlr ? plrLaw(input, context) : monthlyLaw(input, gross, context);

    const dependents = share(exact(table.dependente), dependentes);
    const alimony = exact(input.pensaoAlimenticia);
    const pension = isPlr ? zero : exact(input.previdenciaPrivada);
    const tax = irrfOf(
      table,
      gross,
      { inss, dependentes, others: sum(alimony, pension) },
      { deduction: isPlr ? 'legal' : input.deducao, waives: tipo === 'mensal' || tipo === 'ferias' },
    );
    return {
      tipo,
      rendimentoTributavel: salarioBruto,
      deducoesLegais: {
        inss: toMoney(inss),
        dependentes: toMoney(dependents),
        pensaoAlimenticia: toMoney(alimony),
        previdenciaPrivada: toMoney(pension),
        total: toMoney(sum(inss, dependents, alimony, pension)),
      },
      descontoSimplificado: table.descontoSimplificado,
      ...irrfSteps(tax),
      aliquotaEfetiva: toPercent(tax.withheld, gross),
      valor: toMoney(tax.withheld),
      tabela,
    };
  },
});
