import * as v from 'valibot';
import { tabela } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { creditKinds, exchangeKinds, insuranceKinds } from '../../lib/law/taxes/iof.ts';
import { credit, iofInput, redemption, single } from './_iof.ts';

/** IOF by operation, in the state of the law since the STF's decision of 16 July 2025. */
export const iof = defineTool({
  method: 'POST',
  path: '/calculadoras/iof',
  category: 'tributario',
  name: 'Calculadora de IOF',
  summary: 'IOF de crédito, câmbio, seguro, títulos e FIDC',
  input: iofInput,
  output: v.union([
    v.object({
      operacao: v.picklist(creditKinds),
      valor: v.number(),
      aliquotaDiaria: v.number(),
      aliquotaAdicional: v.number(),
      diasConsiderados: v.number(),
      iofDiario: v.number(),
      iofAdicional: v.number(),
      iof: v.number(),
      aliquotaEfetiva: v.number(),
      valorTotal: v.number(),
      tabela,
    }),
    v.object({
      operacao: v.picklist(['cambio', 'seguro', 'fidc']),
      tipo: v.optional(v.picklist([...exchangeKinds, ...insuranceKinds])),
      valor: v.number(),
      baseCalculo: v.number(),
      aliquota: v.number(),
      iof: v.number(),
      aliquotaEfetiva: v.number(),
      valorTotal: v.number(),
      tabela,
    }),
    v.object({
      operacao: v.literal('titulos'),
      dias: v.number(),
      rendimento: v.number(),
      aliquota: v.number(),
      iof: v.number(),
      rendimentoLiquido: v.number(),
      tabela,
    }),
  ]),
  examples: [
    {
      input: { operacao: 'credito-pf', valor: 10_000, prazoDias: 365, ano: 2026 },
      output: {
        operacao: 'credito-pf',
        valor: 10_000,
        aliquotaDiaria: 0.0082,
        aliquotaAdicional: 0.38,
        diasConsiderados: 365,
        iofDiario: 299.3,
        iofAdicional: 38,
        iof: 337.3,
        aliquotaEfetiva: 3.373,
        valorTotal: 10_337.3,
        tabela: {
          ano: 2026,
          vigencia: '2025-06-11',
          fonte: 'Decreto nº 6.306/2007, na redação do Decreto nº 12.499/2025',
        },
      },
    },
  ],
  run(input, context) {
    const { operacao } = input;
    if (operacao === 'titulos') return redemption(input, context);
    if (operacao === 'cambio' || operacao === 'seguro' || operacao === 'fidc') {
      return single({ ...input, operacao }, context);
    }
    return credit({ ...input, operacao }, context);
  },
});
