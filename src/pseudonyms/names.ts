/** The names that callers use: kinds, their parameters, and reasons. */
import type { Uf } from '../data/states.ts';

/** Every kind of value that has pseudonyms. */
export const kinds = [
  'cpf',
  'cnpj',
  'cpf-cnpj',
  'pis',
  'renavam',
  'cnh',
  'titulo',
  'rg',
  'cns',
  'placa',
  'telefone',
  'cep',
  'cartao',
  'conta-bancaria',
  'chave-pix',
  'chave-acesso',
  'processo',
  'numero',
  'data',
  'ip',
  'email',
  'nome',
  'razao-social',
  'endereco',
  'texto',
] as const;

export type Kind = (typeof kinds)[number];

/** Why a value has not what its kind asks for. */
export type Reason =
  | 'format'
  | 'check-digit'
  | 'state-code'
  | 'prefix'
  | 'serial'
  | 'country'
  | 'date'
  /** Only when restoring: nothing leads back from the pseudonym of such a value. */
  | 'one-way';

/** Parameters of kinds. */
export interface Params {
  /** The state that issued an `rg`. */
  readonly state?: Uf | undefined;
  /** The bank of a `conta-bancaria`, three digits. */
  readonly banco?: string | undefined;
  /** Its branch, 1 to 5 digits; the value is then the account alone. */
  readonly agency?: string | undefined;
  /** Whose date a `data` is. All dates of one subject move together. */
  readonly subject?: string | undefined;
  /** Days by which a `data` moves at most: 1 to 3650, default 30. */
  readonly window?: number | undefined;
}

export type ParamName = keyof Params;

/** The parameters that each kind reads. */
export const paramsOf: Readonly<Partial<Record<Kind, readonly ParamName[]>>> = {
  rg: ['state'],
  'conta-bancaria': ['banco', 'agency'],
  data: ['subject', 'window'],
};

/** The parameters that a kind cannot do without. */
export const neededParams: Readonly<Partial<Record<Kind, ParamName>>> = {
  'conta-bancaria': 'banco',
  data: 'subject',
};

/** Kinds whose pseudonyms nothing leads back from. */
const oneWayKinds: ReadonlySet<Kind> = /* @__PURE__ */ new Set([
  'email',
  'nome',
  'razao-social',
  'endereco',
  'texto',
] as const);

export function isReversible(kind: Kind): boolean {
  return !oneWayKinds.has(kind);
}
