import { type Classification, type TaxSet, tables } from '../rtc/data.ts';
import { oneOf, ofCode, written } from './filters.ts';
import { factsOfState, isInForce } from './nomenclatures.ts';
import { defineTable, type Named } from './table.ts';

export const taxSets = ['cbs-ibs', 'is'] as const;

/** A classification (cClassTrib) of CBS and IBS, or of the Imposto Seletivo. */
export interface CClassTrib extends Named {
  readonly conjunto: TaxSet;
  /** The CST that goes with it. */
  readonly cst: string;
  /** The kind of its rate. */
  readonly aliquota: string;
  /** The nomenclatures whose numbers may have it. */
  readonly nomenclatura: string;
  /** The name of its treatment. */
  readonly tratamento: string;
  /** Reductions in percent, where the rate of the law is not reduced by its treatment alone; null elsewhere. */
  readonly reducao: { readonly cbs: number; readonly ibsUf: number; readonly ibsMun: number } | null;
  /** The documents in which it may stand. */
  readonly dfe: readonly string[];
  readonly inicio: string;
  readonly fim: string | null;
  readonly vigente: boolean;
}

interface Row extends Omit<Classification, 'descricao' | 'tratamento' | 'dfe' | 'fim'>, Named {
  readonly tratamento: string;
  readonly dfe: readonly string[];
  readonly fim: string | null;
}

async function load() {
  const [facts, classifications, treatments, documents] = await Promise.all([
    factsOfState('Informe Técnico RTC, tabela cClassTrib'),
    tables.classifications(),
    tables.treatments(),
    tables.documents(),
  ]);
  const names = new Map(treatments.rows.map(({ id, descricao }) => [id, descricao]));
  const siglas = new Map(documents.rows.map(([id, , sigla]) => [id, sigla]));
  const rows = classifications.rows.map(({ descricao, tratamento, dfe = [], fim = null, ...row }): Row => ({
    ...row,
    nome: descricao,
    tratamento: names.get(tratamento) ?? '',
    dfe: dfe.map((id) => siglas.get(id) ?? ''),
    fim,
  }));
  // Sets share codes; the one of CBS and IBS comes first.
  return { ...facts, rows: rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) };
}

const keyOf = ({ codigo, conjunto }: Row) => `${codigo} ${conjunto}`;

/** Classifications of CBS, IBS and Imposto Seletivo: Receita Federal. Both sets share codes, so that a search may ask for one. */
export const cclasstrib = /* @__PURE__ */ defineTable({
  id: 'cclasstrib',
  lengths: [6],
  load,
  names: ({ nome }) => [nome],
  filters: {
    codigo: ofCode<Row>(),
    cst: written(
      'a CST of three digits',
      (cst) => (/^\d{3}$/.test(cst) ? cst : undefined),
      (row: Row, cst) => row.cst === cst,
    ),
    conjunto: oneOf(taxSets, ({ conjunto }: Row) => conjunto),
  },
  item: (row, { today }): CClassTrib => {
    const { codigo, conjunto, cst, nome, aliquota, nomenclatura, tratamento, dfe, inicio, fim } = row;
    const [cbs, ibsUf, ibsMun] = row.reducao ?? [];
    return {
      codigo,
      conjunto,
      cst,
      nome,
      aliquota,
      nomenclatura,
      tratamento,
      reducao:
        cbs === undefined || ibsUf === undefined || ibsMun === undefined ? null : { cbs, ibsUf, ibsMun },
      dfe,
      inicio,
      fim,
      vigente: isInForce(row, today),
    };
  },
});
