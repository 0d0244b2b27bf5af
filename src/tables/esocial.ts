import { yesOrNo } from './filters.ts';
import { readRows } from './source.ts';
import { defineTable, type Named } from './table.ts';

/** A reason for which a contract of work ends. */
export interface EsocialDesligamento extends Named {
  readonly vigente: boolean;
  /** The last day on which it could be used; null while it can be. */
  readonly fim: string | null;
}

/** Reasons for which contracts end: eSocial, table 19 of layout S-1.3. */
export const esocialDesligamentos = /* @__PURE__ */ defineTable({
  id: 'esocial-desligamentos',
  lengths: [2],
  load: async () => readRows<'codigo' | 'nome' | 'fim'>(async () => import('./esocial-desligamentos.tsv')),
  names: ({ nome }) => [nome],
  // The days on which reasons ended are past.
  filters: { vigente: yesOrNo(({ fim }: { readonly fim: string }) => fim === '') },
  item: ({ codigo, nome, fim }): EsocialDesligamento => ({
    codigo,
    nome,
    vigente: fim === '',
    fim: fim || null,
  }),
});

/** The nature of a line of a payslip. */
export type EsocialRubrica = Named;

/** Natures of payslip lines in force: eSocial, table 03, version 10. */
export const esocialRubricas = /* @__PURE__ */ defineTable({
  id: 'esocial-rubricas',
  lengths: [4],
  load: async () => readRows<'codigo' | 'nome'>(async () => import('./esocial-rubricas.tsv')),
  names: ({ nome }) => [nome],
  filters: {},
  item: ({ codigo, nome }): EsocialRubrica => ({ codigo, nome }),
});
