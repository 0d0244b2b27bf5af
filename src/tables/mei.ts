import type { DatedTable } from '../lib/law/dated.ts';
import type { MeiTable } from '../lib/law/taxes/mei.ts';

/**
 * LC 123/2006, art. 18-A, §§ 1º, 3º, V, and 7º, III and IV, and art. 18-F (the lorry driver, by LC 188/2021); the due
 * day of Resolução CGSN 140/2018, art. 40. What passes the limit pays the first rate of Anexo I, II or III.
 */
export const meiTable: DatedTable<MeiTable> = {
  name: 'mei',
  entries: [
    {
      from: '2022-01-01',
      to: '2026-12-31',
      source: 'LC nº 123/2006, art. 18-A',
      value: {
        comum: { inss: 5, limite: 81_000 },
        caminhoneiro: { inss: 12, limite: 251_600 },
        icms: 1,
        iss: 5,
        atividades: {
          comercio: { icms: true, iss: false, excesso: 4 },
          industria: { icms: true, iss: false, excesso: 4.5 },
          servicos: { icms: false, iss: true, excesso: 6 },
          'comercio-servicos': { icms: true, iss: true, excesso: 4 },
        },
        tolerancia: 20,
        vencimento: 20,
      },
    },
  ],
};
