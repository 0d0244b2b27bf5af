import type { Kind, ParamName } from '../../../src/pseudonyms/names.ts';
import { ownText } from './bytes.ts';

const bare = (value: string) => value.replace(/[^0-9A-Za-z]/g, '');

type Params = Readonly<Partial<Record<ParamName, string>>>;

/** The part of a value that its pseudonym keeps, of the kinds that keep one. */
const keptPart: Readonly<Partial<Record<Kind, (value: string, params: Params) => string>>> = {
  pis: (value) => bare(value).slice(0, 1),
  renavam: (value) => bare(value).padStart(11, '0').slice(0, 1),
  titulo: (value) => bare(value).slice(8, 10),
  rg: (value, { state = '' }) =>
    `${state}:${value.replace(/[^A-Za-z]|X$/g, '')}:${value.replace(/\D/g, '').length}`,
  cns: (value) => bare(value).slice(0, 1),
  // The old form, or that of the Mercosul.
  placa: (value) =>
    bare(value)
      .replace(/\d/g, '0')
      .replace(/[A-Za-z]/g, 'A'),
  telefone: (value) => bare(value).slice(-11, -8),
  cep: (value) => bare(value).slice(0, 2),
  cartao: (value) => bare(value).slice(0, 6),
  'conta-bancaria': (value, { banco = '', agency }) => `${banco}:${agency ?? value.split(/[/ ]/)[0]}`,
  processo: (value) => bare(value).slice(9),
  // State, month, model, series and number, behind letters such as `NFe`.
  'chave-acesso': (value) => `${bare(value).slice(-44, -38)}:${bare(value).slice(-24, -10)}`,
};

/** Parts that are counted; with more, none are. */
const MOST = 100_000;

/** Counts the rows whose kept part few values share: who knows such a part knows almost the value. */
export class KeptParts {
  readonly #partOf: ((value: string, params: Params) => string) | undefined;
  readonly #k: number;
  readonly #parts = new Map<string, { readonly values: Set<string>; rows: number }>();

  constructor(kind: Kind, k: number) {
    this.#partOf = keptPart[kind];
    this.#k = k;
  }

  note(value: string, params: Params): void {
    if (!this.#partOf || this.#parts.size > MOST) return;
    const part = this.#partOf(value, params);
    const known = this.#parts.get(part);
    if (!known) {
      this.#parts.set(part, { values: new Set([ownText(value)]), rows: 1 });
      return;
    }
    known.rows++;
    if (known.values.size < this.#k) known.values.add(ownText(value));
  }

  /** Rows with a rare part; undefined for a kind that keeps none, and where there were too many parts to count. */
  get rare(): number | undefined {
    if (!this.#partOf || this.#parts.size > MOST) return undefined;
    let rows = 0;
    for (const part of this.#parts.values()) if (part.values.size < this.#k) rows += part.rows;
    return rows;
  }
}
