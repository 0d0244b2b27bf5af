/** Proposes the kinds of columns: by their values, then by their names. */
import { areaCodes } from '../../../src/data/area-codes.ts';
import { bareOf } from '../../../src/pseudonyms/characters.ts';
import type { Kind } from '../../../src/pseudonyms/names.ts';
import type { Pseudonymizer } from '../../../src/pseudonyms/index.ts';
import { isGivenName } from '../../../src/pseudonyms/words.ts';

/** Shares of the values that must be of a kind, for a proposal that is sure and for one that is not. */
const [SURE, LIKELY] = [0.9, 0.5];
/** The share of the names of persons that begin with a given name. */
const GIVEN = 1 / 3;

export interface Proposal {
  readonly kind: Kind;
  readonly isSure: boolean;
  /** Share of the values that fit, 0 to 1; null where the name decides. */
  readonly share: number | null;
}

/** A name in its words, without accents and in small letters. */
function wordsOf(name: string): readonly string[] {
  return name
    .slice(Math.max(name.lastIndexOf('.'), -1) + 1)
    .replace(/([a-zà-ÿ\d])([A-ZÀ-Ý])/g, '$1_$2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
}

/** Names of internal ids, whose digits tell nothing. */
function isId(words: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  return (
    first === 'id' ||
    last === 'id' ||
    /^(?:cod|codigo)/.test(first) ||
    (words.length > 1 && last === 'numero')
  );
}

const isNossoNumero = (words: readonly string[]) => words.join('_') === 'nosso_numero';

type Test = (value: string, words: readonly string[]) => boolean;

const areas = new Set(Object.values(areaCodes).flat().map(String));
/** The form of a mobile or a fixed line of an area that exists. */
function isPhone(value: string, words: readonly string[]): boolean {
  const isNamed = words.some((word) => /^(?:tel|fone|cel|whats|fax|contato)/.test(word));
  if (/^\d+$/.test(value) && !isNamed) return false;
  const digits = value.replace(/\D/g, '').replace(/^(?:0055|55|0)(?=\d{10,11}$)/, '');
  return areas.has(digits.slice(0, 2)) && /^..(?:9\d{8}|[2-5]\d{7})$/.test(digits);
}

const hasWord =
  (pattern: RegExp): Test =>
  (_, words) =>
    words.some((word) => pattern.test(word));

/** The kinds that values tell, in the order in which they are tried, with what must hold beside their rule. */
const byValue: readonly (readonly [Kind, Test])[] = [
  ['chave-acesso', () => true],
  ['boleto', () => true],
  ['pix-copia-e-cola', () => true],
  ['processo', () => true],
  ['certidao', () => true],
  ['cnpj', (value) => bareOf(value).length >= 12],
  ['cpf', (value) => bareOf(value).length >= 9],
  // A RENAVAM has the check digit of a PIS.
  ['pis', (_, words) => !words.includes('renavam')],
  ['cns', () => true],
  ['titulo', () => true],
  ['email', (value) => /^[^@\s]+@[^@\s]+$/.test(value)],
  ['cep', (value, words) => /^\d{5}-\d{3}$/.test(value) || (/^\d{8}$/.test(value) && words.includes('cep'))],
  ['chave-pix', () => true],
  ['cartao', (value) => /^[3-6]/.test(value)],
  ['telefone', isPhone],
  ['placa', () => true],
  ['ip', () => true],
  ['cnh', hasWord(/^cnh$/)],
  ['renavam', hasWord(/^renavam$/)],
];

const NAME = /^(?:nome|sobrenome|mae|pai|conjuge|titular|responsavel|name)$/;
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4})/;

const isDates = (values: readonly string[]) => values.length > 0 && values.every((value) => DATE.test(value));
const isNames = (values: readonly string[]) =>
  values.filter((value) => isGivenName(/^[\p{L}'’]+/u.exec(value)?.[0] ?? '')).length >=
  values.length * GIVEN;

/** Tells numbers from the states and offices that issue them. */
const haveDigits = (values: readonly string[]) =>
  values.filter((value) => /\d/.test(value)).length >= values.length * LIKELY;

/** The kinds that the name of a column tells. */
const byName: readonly (readonly [
  Kind,
  (words: readonly string[], values: readonly string[], type: string) => boolean,
])[] = [
  ['razao-social', (words) => /razao_?social|fantasia/.test(words.join('_'))],
  ['nome', (words, values) => words.some((word) => NAME.test(word)) && isNames(values)],
  [
    'endereco',
    (words) => words.some((word) => /^(?:endereco|logradouro|bairro|complemento|address)$/.test(word)),
  ],
  ['rg', (words, values) => words.some((word) => /^(?:rg|identidade)$/.test(word)) && haveDigits(values)],
  [
    'ie',
    (words, values) =>
      (words.includes('ie') || /inscricao_estadual/.test(words.join('_'))) && haveDigits(values),
  ],
  [
    'data',
    (words, values) =>
      (words.some((word) => /^(?:nasc|birth)/.test(word)) || /dt_?nasc/.test(words.join('_'))) &&
      isDates(values),
  ],
  [
    'texto',
    (words, _, type) =>
      words.some((word) => /^(?:obs|comentario|mensagem|nota|historico)/.test(word)) ||
      /^jsonb?\b/.test(type),
  ],
];

/** The share of the values that fit; 0 as soon as it cannot be enough for a proposal. */
function shareOf(values: readonly string[], fits: (value: string) => boolean): number {
  let missing = 0;
  for (const value of values) if (!fits(value) && ++missing > values.length * (1 - LIKELY)) return 0;
  return values.length === 0 ? 0 : (values.length - missing) / values.length;
}

/** The kind of a column, by its name and the values of its first rows. */
export function propose(
  column: string,
  values: readonly string[],
  { detail }: Pseudonymizer,
  type = '',
): Proposal | undefined {
  const filled = values.filter((value) => /[\p{L}\d]/u.test(value)).map((value) => value.trim());
  if (filled.length === 0) return undefined;
  const words = wordsOf(column.replace(/\[\]/g, ''));
  if (filled.every((value) => /^\d+$/.test(value)) && (isId(words) || isNossoNumero(words))) return undefined;
  let likely: Proposal | undefined;
  const isOfDates = shareOf(filled, (value) => DATE.test(value)) >= LIKELY;
  for (const [kind, test] of isOfDates ? [] : byValue) {
    const share = shareOf(
      filled,
      (value) => test(value, words) && detail(kind, value, { invalid: 'keep' }).status === 'ok',
    );
    if (share >= SURE) return { kind, share, isSure: true };
    if (share >= LIKELY) likely ??= { kind, share, isSure: false };
  }
  if (likely) return likely;
  const kind = byName.find(([, test]) => test(words, filled, type))?.[0];
  return kind && { kind, share: null, isSure: true };
}
