import * as v from 'valibot';
import { iofTable, redemptionTable } from '../../law/tables/iof.ts';
import { defineCalculator } from '../../kit/calculator.ts';
import { num, tabela } from '../../kit/fields/index.ts';
import { days, percentage, reais } from '../../kit/units.ts';
import { creditKinds, exchangeKinds, insuranceKinds } from '../../law/taxes/iof.ts';
import { credit, iofReads, type IofInput, iofInput, redemption, single } from './_iof.ts';
import { dayAlone } from './_operation-day.ts';

const isNoCredit = ({ operacao }: IofInput) => !creditKinds.some((kind) => kind === operacao);

/** True if no loan is paid back in several parts. */
const isAtOnce = (input: IofInput) => isNoCredit(input) || input.parcelas === 1;

/** IOF by operation, in the state of the law since the STF's decision of 16 July 2025. */
export const iof = defineCalculator({
  method: 'POST',
  path: '/calculadoras/iof',
  category: 'tributario',
  name: 'Calculadora de IOF',
  tables: [iofTable, redemptionTable],
  input: iofInput,
  output: v.union([
    v.object({
      operacao: v.picklist(creditKinds),
      valor: num(reais),
      aliquotaDiaria: num(percentage),
      aliquotaAdicional: num(percentage),
      diasConsiderados: num(days),
      iofDiario: num(reais),
      iofAdicional: num(reais),
      iof: num(reais),
      aliquotaEfetiva: num(percentage),
      valorTotal: num(reais),
      tabela,
    }),
    v.object({
      operacao: v.picklist(['cambio', 'seguro', 'fidc']),
      tipo: v.optional(v.picklist([...exchangeKinds, ...insuranceKinds])),
      valor: num(reais),
      baseCalculo: num(reais),
      aliquota: num(percentage),
      iof: num(reais),
      aliquotaEfetiva: num(percentage),
      valorTotal: num(reais),
      tabela,
    }),
    v.object({
      operacao: v.literal('titulos'),
      dias: num(days),
      rendimento: num(reais),
      aliquota: num(percentage),
      iof: num(reais),
      rendimentoLiquido: num(reais),
      tabela,
    }),
  ]),
  reads: iofReads,
  requires: dayAlone,
  result: 'iof',
  examples: [{ input: { operacao: 'credito-pf', valor: 10_000, prazoDias: 365, ano: 2026 } }],
  impossible: { operacao: 'fidc', valor: 1, ano: 2019 },
  assumptions: {
    unused: {
      intervaloDias: isAtOnce,
      // Equal instalments without interest are equal parts, as those of SAC are with it.
      sistema: (input) => isAtOnce(input) || input.taxaMensal === 0,
      taxaMensal: isAtOnce,
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
