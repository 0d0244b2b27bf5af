import * as v from 'valibot';
import { iofTable, redemptionTable } from '../../law/tables/iof.ts';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, tabela } from '../../kit/fields/index.ts';
import { days, percentage, reais } from '../../kit/units.ts';
import { creditKinds, exchangeKinds, insuranceKinds } from '../../law/taxes/iof.ts';
import { credit, fieldsFor, type IofInput, iofInput, redemption, single } from './_iof.ts';

const isNoCredit = ({ operacao }: IofInput) => !creditKinds.some((kind) => kind === operacao);

/** Whether there is no loan that is paid back in several parts. */
const isAtOnce = (input: IofInput) => isNoCredit(input) || input.parcelas === 1;

/** IOF by operation, in the state of the law since the STF's decision of 16 July 2025. */
export const iof = defineCalculator({
  method: 'POST',
  path: '/calculadoras/iof',
  category: 'tributario',
  name: 'Calculadora de IOF',
  summary: 'IOF de crédito, câmbio, seguro, títulos e FIDC',
  en: { name: 'IOF calculator', summary: 'IOF of credit, exchange, insurance, securities and FIDC' },
  about: {
    pt: 'Decreto 6.306/2007, na redação do Decreto 12.499/2025, como vale desde a decisão do STF de 16 de julho de 2025, sem a cobrança sobre o risco sacado. O ano 2025 é respondido nesse estado, e não no das semanas de suspensão.',
    en: 'Decree 6.306/2007, as changed by Decree 12.499/2025, in force by the decision of the STF of 16 July 2025, without the charge on supplier finance (risco sacado). The year 2025 is answered in that state, and not in that of the suspended weeks.',
  },
  tables: [iofTable, redemptionTable],
  input: iofInput,
  output: v.union([
    v.object({
      operacao: describe(v.picklist(creditKinds), { pt: 'Operação de crédito', en: 'Credit operation' }),
      valor: describe(v.number(), { pt: 'Valor do crédito', en: 'Amount of the credit' }, reais),
      aliquotaDiaria: describe(v.number(), { pt: 'Alíquota por dia', en: 'Rate per day' }, percentage),
      aliquotaAdicional: describe(
        v.number(),
        { pt: 'Alíquota adicional, cobrada uma vez', en: 'Additional rate, charged once' },
        percentage,
      ),
      diasConsiderados: describe(
        v.number(),
        {
          pt: 'Prazo da última parcela que paga a alíquota diária, até o limite de 365',
          en: 'Term of the last instalment that pays the daily rate, up to the limit of 365',
        },
        days,
      ),
      iofDiario: describe(
        v.number(),
        { pt: 'Imposto pela alíquota diária', en: 'Tax by the daily rate' },
        reais,
      ),
      iofAdicional: describe(
        v.number(),
        { pt: 'Imposto pela alíquota adicional', en: 'Tax by the additional rate' },
        reais,
      ),
      iof: describe(v.number(), { pt: 'Soma dos dois impostos', en: 'Sum of both taxes' }, reais),
      aliquotaEfetiva: describe(
        v.number(),
        { pt: 'Imposto sobre o valor do crédito', en: 'Tax over the amount of the credit' },
        percentage,
      ),
      valorTotal: describe(
        v.number(),
        { pt: 'Valor do crédito mais o imposto', en: 'Amount of the credit plus the tax' },
        reais,
      ),
      tabela,
    }),
    v.object({
      operacao: describe(v.picklist(['cambio', 'seguro', 'fidc']), { pt: 'Operação', en: 'Operation' }),
      tipo: describe(v.optional(v.picklist([...exchangeKinds, ...insuranceKinds])), {
        pt: 'Tipo do câmbio ou do seguro; ausente em fidc',
        en: 'Kind of exchange or of insurance; absent in fidc',
      }),
      valor: describe(v.number(), { pt: 'Valor da operação', en: 'Amount of the operation' }, reais),
      baseCalculo: describe(
        v.number(),
        {
          pt: 'Base do imposto: no VGBL, só o que passa do limite do ano; nos demais, o valor',
          en: 'Base of the tax: in VGBL only what passes the limit of the year; in others the amount',
        },
        reais,
      ),
      aliquota: describe(v.number(), { pt: 'Alíquota da operação', en: 'Rate of the operation' }, percentage),
      iof: describe(v.number(), { pt: 'Imposto devido', en: 'Tax due' }, reais),
      aliquotaEfetiva: describe(
        v.number(),
        { pt: 'Imposto sobre o valor da operação', en: 'Tax over the amount of the operation' },
        percentage,
      ),
      valorTotal: describe(
        v.number(),
        { pt: 'Valor da operação mais o imposto', en: 'Amount of the operation plus the tax' },
        reais,
      ),
      tabela,
    }),
    v.object({
      operacao: describe(v.literal('titulos'), { pt: 'Resgate de títulos', en: 'Redemption of securities' }),
      dias: describe(
        v.number(),
        { pt: 'Prazo da aplicação ao resgate', en: 'Time from the investment to the redemption' },
        days,
      ),
      rendimento: describe(
        v.number(),
        { pt: 'Rendimento antes do imposto', en: 'Yield before the tax' },
        reais,
      ),
      aliquota: describe(
        v.number(),
        {
          pt: 'Parte do rendimento que é imposto, menor a cada dia e 0 desde o 30º',
          en: 'Part of the yield that is tax, less with each day and 0 from the 30th on',
        },
        percentage,
      ),
      iof: describe(v.number(), { pt: 'Imposto devido', en: 'Tax due' }, reais),
      rendimentoLiquido: describe(
        v.number(),
        {
          pt: 'Rendimento menos o IOF, antes do imposto de renda',
          en: 'Yield less the IOF, before income tax',
        },
        reais,
      ),
      tabela,
    }),
  ]),
  requires: fieldsFor,
  result: 'iof',
  examples: [{ input: { operacao: 'credito-pf', valor: 10_000, prazoDias: 365, ano: 2026 } }],
  impossible: { operacao: 'fidc', valor: 1, ano: 2024 },
  assumptions: {
    unused: {
      parcelas: isNoCredit,
      intervaloDias: isAtOnce,
      // Equal instalments without interest are equal parts, as those of SAC are with it.
      sistema: (input) => isAtOnce(input) || input.taxaMensal === 0,
      taxaMensal: (input) => isAtOnce(input) || input.sistema === 'sac',
      aportesAno: ({ tipo }) => tipo !== 'vgbl',
    },
  },
  run(input, context) {
    const { operacao } = input;
    if (operacao === 'titulos') return redemption(input, context);
    if (operacao === 'cambio' || operacao === 'seguro' || operacao === 'fidc') {
      return single({ ...input, operacao }, context);
    }
    return credit({ ...input, operacao }, context);
  },
});
