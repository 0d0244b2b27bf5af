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
  'ie',
  'cns',
  'certidao',
  'passaporte',
  'placa',
  'telefone',
  'cep',
  'cartao',
  'conta-bancaria',
  'chave-pix',
  'chave-acesso',
  'boleto',
  'processo',
  'numero',
  'data',
  'ip',
  'pix-copia-e-cola',
  'email',
  'nome',
  'razao-social',
  'nome-ou-razao-social',
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
  /** The state that issued an `rg` or an `ie`. */
  readonly state?: Uf | undefined;
  /** The bank of a `conta-bancaria`, three digits. */
  readonly banco?: string | undefined;
  /** Its branch, 1 to 5 digits; the value is then the account alone. */
  readonly agency?: string | undefined;
  /** Whose date a `data` is, or those in a `texto` are. All dates of one subject move together. */
  readonly subject?: string | undefined;
  /** Days by which a date moves back at most: 1 to 3650, default 60. */
  readonly window?: number | undefined;
  /** Digits in front that a `cep` keeps: 2 (the state) by default, 3, or 5 (the city). */
  readonly keep?: (typeof keepLengths)[number] | undefined;
  /** Characters that an `email`, a name or an address may have: 1 to 10,000, of an `email` 18 or more. */
  readonly max?: number | undefined;
}

export type ParamName = keyof Params;

export const keepLengths = [2, 3, 5] as const;

/** Days. */
export const MAX_WINDOW = 3650;
/** The least that an e-mail address needs, and the most that a value may be bound to, in characters. */
export const [LEAST_EMAIL, MOST_CHARACTERS] = [18, 10_000];

/** The parameters that each kind reads. */
export const paramsOf: Readonly<Partial<Record<Kind, readonly ParamName[]>>> = {
  rg: ['state'],
  ie: ['state'],
  cep: ['keep'],
  'conta-bancaria': ['banco', 'agency'],
  data: ['subject', 'window'],
  email: ['max'],
  nome: ['max'],
  'razao-social': ['max'],
  'nome-ou-razao-social': ['max'],
  endereco: ['max'],
  texto: ['subject', 'window'],
};

/** The parameters that a kind cannot do without. */
export const neededParams: Readonly<Partial<Record<Kind, ParamName>>> = {
  ie: 'state',
  'conta-bancaria': 'banco',
  data: 'subject',
};

/** Kinds whose pseudonyms nothing leads back from. */
const oneWayKinds: ReadonlySet<Kind> = /* @__PURE__ */ new Set([
  'pix-copia-e-cola',
  'email',
  'nome',
  'razao-social',
  'nome-ou-razao-social',
  'endereco',
  'texto',
] as const);

export function isReversible(kind: Kind): boolean {
  return !oneWayKinds.has(kind);
}
