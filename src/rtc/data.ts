/**
 * The state of the official calculator that this package carries: its tables of places, nomenclatures, codes and rates, as
 * the Receita Federal publishes them with the component (`scripts/rtc-state.mjs` reads a published state). Program 1.5.4,
 * database V0059 of 30 September 2026: sources up to V0057 by the mirror joaopedrogv/rtc-calculadora-offline, V0058 and
 * V0059 as sinete-dev/sinete recorded them. Each table is unpacked when it is first asked for.
 */
import { lazyPromise } from '../lib/lazy.ts';
import { unpack } from '../lib/unpack.ts';

/** A row that holds from its first day to its last, both included; without a last day it still holds. */
export interface Dated {
  readonly inicio: string;
  readonly fim?: string | null | undefined;
}

/** `cbs-ibs`, or `is` for the Imposto Seletivo. */
export type TaxSet = 'cbs-ibs' | 'is';

export interface Situation extends Dated {
  readonly id: number;
  readonly conjunto: TaxSet;
  readonly cst: string;
  readonly descricao: string;
  readonly grupos?: readonly string[];
}

export interface Classification extends Dated {
  readonly id: number;
  readonly conjunto: TaxSet;
  readonly cst: string;
  readonly codigo: string;
  readonly descricao: string;
  /** The kind of its rate. */
  readonly aliquota: string;
  readonly nomenclatura: string;
  readonly tratamento: number;
  /** Reductions of CBS, IBS of the State and IBS of the city, %, where the legal table has none or others. */
  readonly reducao?: readonly [number, number, number];
  /** Ids of the documents in which it may stand. */
  readonly dfe?: readonly number[];
  readonly antecedente?: string;
  readonly marcas?: readonly string[];
  readonly atualizado?: string;
}

export interface Treatment {
  readonly id: number;
  readonly descricao: string;
  readonly aliquota?: string;
  readonly aliquotaEfetiva?: string;
  readonly baseCalculo: string;
  readonly tributoCalculado: string;
  readonly tributoDevido?: string;
  readonly percentualDiferimento?: string;
  readonly marcas: readonly string[];
}

export type RateName = 'cbs' | 'ibsUf' | 'ibsMun';

export interface Rate extends Dated {
  readonly tributo: RateName;
  readonly valor: number;
}

export interface Rates {
  readonly referencia: readonly Rate[];
  readonly propria: readonly never[];
  readonly porClassificacao: readonly (Rate & { readonly codigo: string })[];
  readonly redutorCompraGovernamental: readonly (Dated & { readonly valor: number })[];
  readonly transferenciaCbs: readonly (Dated & { readonly valor: number })[];
}

/** A document: its id, model, sigla, name and group. */
export type DocumentRow = readonly [
  id: number,
  tipo: number,
  sigla: string,
  descricao: string,
  grupo: number,
];

/** A number of the NCM or NBS, and what it is. Without days it holds since the first of its table. */
export type NomenclatureRow = readonly [
  codigo: string,
  descricao: string,
  inicio?: string | null,
  fim?: string | null,
];

/** A prefix of the numbers to which a code applies, less its exceptions. */
export type ListRow = readonly [
  conjunto: TaxSet,
  codigo: string,
  prefixo: string,
  inicio: string,
  fim?: string | null,
  excecoes?: readonly (readonly [prefixo: string, inicio: string, fim?: string | null])[] | null,
];

/** A product under the Imposto Seletivo; `valor` is absent while no law has fixed it. */
export interface SelectiveRow extends Dated {
  readonly ncm?: string;
  readonly nbs?: string;
  readonly valor?: number;
  readonly unidade?: string;
  /** Prefixes of numbers that it leaves out. */
  readonly exceto?: readonly string[];
}

export interface SelectiveTable {
  readonly adValoremNcm: readonly SelectiveRow[];
  readonly adValoremNbs: readonly SelectiveRow[];
  readonly adRemNcm: readonly SelectiveRow[];
}

export type IndicatorRow = readonly [
  cIndOp: string,
  inicio: string,
  fim: string | null,
  localFornecimento: number | null,
  localIncidencia: number | null,
  tipoOperacao: string,
];

/** Which indicator, code and item of LC 116 go with a service. */
export type ServiceRow = readonly [
  nbs: string,
  cIndOp: string,
  cClassTrib: string,
  lc116: string,
  onerosa: 0 | 1,
  exterior: 0 | 1,
  inicio: string,
  fim?: string | null,
];

export type GroundRow = readonly [
  conjunto: TaxSet,
  codigo: string,
  textoCurto: string,
  referenciaNormativa: string,
  texto: string,
];

interface Rows<Row> {
  readonly rows: readonly Row[];
}

type Load = () => Promise<{ readonly default: string }>;

/** A loader of the text of a packed table, which is unpacked once. */
const textOf = (load: Load) => lazyPromise(async () => unpack((await load()).default));

const tableOf = <Table>(text: () => Promise<string>) =>
  lazyPromise(async () => JSON.parse(await text()) as Table);

/** A loader of a packed table. */
const table = <Table>(load: Load) => tableOf<Table>(textOf(load));

export type Nomenclature = 'ncm' | 'nbs';

/** The texts of the nomenclatures, whose rows are parsed one by one (`numbers.ts`). */
export const numberTexts: Readonly<Record<Nomenclature, () => Promise<string>>> = {
  ncm: textOf(() => import('./tables/ncm.rows')),
  nbs: textOf(() => import('./tables/nbs.rows')),
};

export const tables = {
  version: table<{ versaoApp: string; versaoDb: string; dataVersaoDb: string }>(
    () => import('./tables/versao.rows'),
  ),
  states: table<Rows<readonly [codigo: number, sigla: string, nome: string]>>(
    () => import('./tables/ufs.rows'),
  ),
  cities: table<Rows<readonly [codigo: number, nome: string]>>(() => import('./tables/municipios.rows')),
  situations: table<Rows<Situation>>(() => import('./tables/cst.rows')),
  classifications: table<Rows<Classification>>(() => import('./tables/cclasstrib.rows')),
  treatments: table<Rows<Treatment>>(() => import('./tables/tratamentos.rows')),
  rates: table<Rates>(() => import('./tables/aliquotas.rows')),
  documents: table<
    Rows<DocumentRow> & { readonly grupos: readonly (readonly [id: number, titulo: string])[] }
  >(() => import('./tables/dfe.rows')),
  ncm: tableOf<Rows<NomenclatureRow> & { readonly inicio: string }>(numberTexts.ncm),
  nbs: tableOf<Rows<NomenclatureRow> & { readonly inicio: string }>(numberTexts.nbs),
  ncmLists: table<Rows<ListRow>>(() => import('./tables/ncm-aplicavel.rows')),
  nbsLists: table<Rows<ListRow>>(() => import('./tables/nbs-aplicavel.rows')),
  selective: table<SelectiveTable>(() => import('./tables/imposto-seletivo.rows')),
  indicators: table<Rows<IndicatorRow>>(() => import('./tables/nfse-indop.rows')),
  services: table<Rows<ServiceRow>>(() => import('./tables/nfse-nbs.rows')),
  places: table<
    Readonly<Record<'fornecimento' | 'incidencia', readonly (readonly [codigo: number, descricao: string])[]>>
  >(() => import('./tables/nfse-locais.rows')),
  grounds: table<Rows<GroundRow>>(() => import('./tables/fundamentos.rows')),
} as const;
