/** Finds what has the form of a kind in a text. Names, and addresses in prose, have none. */
import { areaCodes } from '../data/area-codes.ts';
import { lazy } from '../lib/lazy.ts';
import { isInState } from './cep.ts';
import { bareOf } from './characters.ts';
import type { Kind } from './names.ts';

export interface Finder {
  readonly kind: Kind;
  readonly pattern: RegExp;
  /** The words before the place that say what follows. */
  readonly after?: RegExp;
  /** True if a text of this form can be one of the kind. */
  readonly canBe?: (text: string) => boolean;
  /** True where the rule of the kind must find nothing wrong with it, its check digits above all. */
  readonly mustBeRight?: true;
}

const END = '(?![0-9A-Za-z])';
const form = (pattern: string) => new RegExp(`(?:${pattern})${END}`, 'y');

/** Characters before a place in which a word is looked for. */
const BEFORE = 40;
const GAP = `[\\s:.,;=#"'(º°-]`;
/** One of the words before a place, with signs between and perhaps a word such as `nº` or `em`. */
const after = (...words: readonly string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?:${words.join('|')})${GAP}{0,4}(?:(?:n|no|nr|num|numero|número|em|dia|é)${GAP}{1,3})?$`,
    'iu',
  );

const areas = lazy(() => new Set(Object.values(areaCodes).flat().map(String)));
const hasArea = (national: string) => areas().has(national.slice(0, 2));
/** The last digits of a text, as many as a national number has. */
const national = (length: number) => (text: string) => hasArea(text.replace(/\D/g, '').slice(-length));
/** A mobile, with its ninth digit or without, or a fixed line. */
function isNational(text: string): boolean {
  const number = text.replace(/^0/, '');
  return hasArea(number) && (number.length === 11 ? /^..9/ : /^..[2-59]/).test(number);
}

const isInRange = (text: string) => isInState(bareOf(text));
const isCard = (text: string) => /^[3-6]/.test(text);

export const maskedCnpj: Finder = {
  kind: 'cnpj',
  pattern: form('[0-9A-Z]{2}\\.[0-9A-Z]{3}\\.[0-9A-Z]{3}/[0-9A-Z]{4}-\\d{2}'),
};
export const plainCnpj: Finder = {
  kind: 'cnpj',
  pattern: form('[0-9A-Z]{12}\\d{2}|\\d{2}[. ]?\\d{3}[. ]?\\d{3}[/ ]?\\d{4}[- ]?\\d{2}'),
  mustBeRight: true,
};
/** The root of a CNPJ. */
export const root: Finder = { kind: 'cnpj', pattern: /\d{2}\.\d{3}\.\d{3}(?![0-9A-Za-z/])/y };
export const maskedCpf: Finder = { kind: 'cpf', pattern: form('\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}') };
const CPF = '\\d{3}[. ]?\\d{3}[. ]?\\d{3}[-./ ]?\\d{2}';
export const plainCpf: Finder = { kind: 'cpf', pattern: form(CPF), mustBeRight: true };
export const maskedCep: Finder = {
  kind: 'cep',
  pattern: form('\\d{5}-\\d{3}|\\d{2}\\.\\d{3}-\\d{3}'),
  canBe: isInRange,
};
export const namedCep: Finder = {
  kind: 'cep',
  pattern: form('\\d{5} ?\\d{3}'),
  after: after('cep'),
  canBe: isInRange,
};

const ofCpf = after('cpf/mf', 'cpf', 'c\\.p\\.f');
const ofCnpj = after('cnpj/mf', 'cnpj', 'c\\.n\\.p\\.j');
const ofBirth = after('nascid[oa]s?', 'nascimento', 'nasc', 'dn', 'd\\.n');
const ofPhone = after(
  'tels?',
  'fones?',
  'telefones?',
  ...[
    'celular',
    'cel',
    'fixo',
    'whatsapp',
    'whats',
    'wpp',
    'zap',
    'fax',
    'contato',
    'recado',
    'ligar',
    'ligue',
  ],
);

const UUID = '[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}';
/** The subscriber's number of a telephone. */
const SUBSCRIBER = '(?:9[ .-]?\\d{4}|\\d{4,5})[ .-]?\\d{4}';

/** Finders in the order in which they are tried at a place, and a pattern that fits where one of theirs does. */
export interface Finders {
  readonly all: readonly Finder[];
  readonly any: RegExp;
}

export function findersOf(...all: readonly Finder[]): Finders {
  return { all, any: new RegExp(all.map(({ pattern }) => pattern.source).join('|'), 'y') };
}

/** The forms of a text; e-mail addresses come before them. */
const forms = lazy((): readonly Finder[] => [
  { kind: 'cpf', pattern: form(CPF), after: ofCpf },
  { kind: 'cpf', pattern: form('\\d{9,10}'), after: ofCpf, mustBeRight: true },
  { kind: 'cnpj', pattern: form('\\d{12,13}'), after: ofCnpj, mustBeRight: true },
  namedCep,
  {
    kind: 'placa',
    pattern: form('[A-Za-z]{3}[ -]?\\d[0-9A-Za-z]\\d{2}'),
    after: after('placas?'),
  },
  {
    kind: 'rg',
    pattern: form('(?:[A-Z]{2}[- ]?)?\\d{1,2}\\.?\\d{3}\\.?\\d{3}(?:-?[0-9Xx])?'),
    after: after('rg', 'r\\.g', 'identidade'),
  },
  {
    kind: 'data',
    pattern: form('\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{4}|\\d{1,2}/\\d{1,2}/\\d{2}|\\d{4}-\\d{2}-\\d{2}'),
    after: ofBirth,
  },
  { kind: 'telefone', pattern: form('0?\\d{10,11}'), after: ofPhone, canBe: isNational },
  { kind: 'telefone', pattern: form('9?\\d{4}[ .-]?\\d{4}'), after: ofPhone },
  {
    kind: 'pix-copia-e-cola',
    pattern: form('000201[\\u0020-\\u007e]{20,500}?6304[0-9A-Fa-f]{4}'),
    mustBeRight: true,
  },
  { kind: 'chave-pix', pattern: form(UUID) },
  {
    kind: 'chave-acesso',
    pattern: form('\\d{4}(?: [0-9A-Z]{4}){10}|[0-9A-Z]{44}|[0-9A-Z]{50}'),
    mustBeRight: true,
  },
  {
    kind: 'boleto',
    pattern: form(
      '\\d{5}\\.?\\d{5} ?\\d{5}\\.?\\d{6} ?\\d{5}\\.?\\d{6} ?\\d ?\\d{14}|8\\d{10}-?\\d(?: ?\\d{11}-?\\d){3}',
    ),
    mustBeRight: true,
  },
  {
    kind: 'certidao',
    pattern: form('\\d{6} ?\\d{2} ?\\d{2} ?\\d{4} ?\\d ?\\d{5} ?\\d{3} ?\\d{7}[ -]?\\d{2}'),
    mustBeRight: true,
  },
  { kind: 'processo', pattern: form('\\d{7}-\\d{2}\\.\\d{4}\\.\\d\\.\\d{2}\\.\\d{4}') },
  { kind: 'processo', pattern: form('\\d{20}'), mustBeRight: true },
  maskedCnpj,
  plainCnpj,
  maskedCpf,
  { kind: 'pis', pattern: form('\\d{3}\\.\\d{5}\\.\\d{2}-\\d') },
  {
    kind: 'telefone',
    pattern: form(`(?:\\+|00)55[ .-]?\\(?0?\\d{2}\\)?[ .-]?${SUBSCRIBER}|\\(0?\\d{2}\\)[ .-]?${SUBSCRIBER}`),
  },
  {
    kind: 'telefone',
    pattern: form('(?:55[ .-])?0?\\d{2}[ .-]9[ .-]?\\d{4}[ .-]?\\d{4}'),
    canBe: national(11),
  },
  {
    kind: 'telefone',
    pattern: form('(?:55[ .-])?0?\\d{2}[ .-][2-5]\\d{3}[.-]\\d{4}'),
    canBe: national(10),
  },
  {
    kind: 'cartao',
    pattern: form('\\d{4}(?: \\d{4}){3}|\\d{4}(?:-\\d{4}){3}|\\d{4} \\d{6} \\d{5}'),
    canBe: isCard,
    mustBeRight: true,
  },
  { kind: 'cns', pattern: form('\\d{3} \\d{4} \\d{4} \\d{4}|\\d{15}'), mustBeRight: true },
  { kind: 'titulo', pattern: form('\\d{4} \\d{4} \\d{4}|\\d{12}'), mustBeRight: true },
  plainCpf,
  { kind: 'pis', pattern: form('\\d{11}'), mustBeRight: true },
  { kind: 'cnh', pattern: form('\\d{11}'), mustBeRight: true },
  { kind: 'telefone', pattern: form('(?:55)?\\d{2}9\\d{8}'), canBe: national(11) },
  { kind: 'cartao', pattern: form('\\d{13,19}'), canBe: isCard, mustBeRight: true },
  maskedCep,
  { kind: 'placa', pattern: form('[A-Z]{3}-\\d{4}|[A-Z]{3}\\d[A-Z]\\d{2}') },
]);

export const finders = lazy(() => findersOf(...forms()));

const LOCAL = /[A-Za-z0-9.!#$%&'*+/=?^_{|}~`-]/;
const LABEL = '[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*';
const DOMAIN = new RegExp(`${LABEL}(?:\\.${LABEL})+${END}`, 'y');
/** Places at which something may begin: no letter or digit that another one stands before. */
const PLACE = /(?<![0-9A-Za-z])[0-9A-Za-z]|[.!#$%&'*+/=?^_{|}~`(-]/g;

/** Finds where the e-mail addresses of a text begin and end; each `@` is looked at once. */
function emailFinder(text: string): (at: number) => string | undefined {
  let [sign, start, end] = [-1, 0, 0];
  return (at) => {
    if (sign < at && sign < text.length) {
      const next = text.indexOf('@', at);
      sign = next < 0 ? text.length : next;
      for (start = sign; start > 0 && LOCAL.test(text[start - 1] as string);) start--;
      DOMAIN.lastIndex = sign + 1;
      end = sign + 1 + (DOMAIN.exec(text)?.[0].length ?? -Infinity);
    }
    return end > 0 && at >= start && at < sign ? text.slice(at, end) : undefined;
  };
}

/** A part of a text. It has a kind where it was found, and its text is then another one. */
export interface Part {
  readonly at: number;
  readonly text: string;
  readonly kind?: Kind;
}

/** Gives the text in place of one that was found; undefined where that stays, as one of another kind does. */
export type Instead = (
  finder: Pick<Finder, 'kind' | 'mustBeRight'>,
  match: string,
  at: number,
) => string | undefined;

const email = { kind: 'email' } as const;

/** Splits a text at what the finders find in it, from left to right; e-mail addresses are looked for first. */
export function partsOf(
  text: string,
  finders: Finders,
  hasEmails: boolean,
  instead: Instead,
): readonly Part[] {
  const parts: Part[] = [];
  eachPart(text, finders, hasEmails, instead, (part) => void parts.push(part));
  return parts;
}

/** The same, part by part: a text of 4 MiB may have hundreds of thousands. */
export function eachPart(
  text: string,
  { all, any }: Finders,
  hasEmails: boolean,
  instead: Instead,
  take: (part: Part) => void,
): void {
  const emailAt = hasEmails ? emailFinder(text) : () => undefined;
  let from = 0;

  function add(finder: Parameters<Instead>[0], match: string, at: number): boolean {
    const other = instead(finder, match, at);
    if (other === undefined) return false;
    if (at > from) take({ at: from, text: text.slice(from, at) });
    take({ at, text: other, kind: finder.kind });
    from = at + match.length;
    return true;
  }

  for (const { index } of text.matchAll(PLACE)) {
    if (index < from) continue;
    const address = emailAt(index);
    if (address !== undefined && add(email, address, index)) continue;
    any.lastIndex = index;
    if (!any.test(text)) continue;
    for (const finder of all) {
      const { pattern, after: before, canBe } = finder;
      pattern.lastIndex = index;
      const match = pattern.exec(text)?.[0];
      if (match === undefined || canBe?.(match) === false) continue;
      if (before && !before.test(text.slice(Math.max(0, index - BEFORE), index))) continue;
      if (add(finder, match, index)) break;
    }
  }
  if (from < text.length) take({ at: from, text: text.slice(from) });
}
