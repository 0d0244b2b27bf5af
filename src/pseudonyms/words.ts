/** Names of persons and companies, and addresses: word by word, so that a family keeps one surname. */
import {
  companyWords,
  feminineEnds,
  keptWords,
  otherGivenNames,
  replacementNames,
} from '../data/pseudonym-words.ts';
import { states, type Uf } from '../data/states.ts';
import { BoundedMap } from '../lib/bounded-map.ts';
import { lazy } from '../lib/lazy.ts';
import { cepRule } from './cep.ts';
import type { Keyed } from './cipher.ts';
import { cnpjRule, cpfRule } from './cnpj.ts';
import {
  type Finder,
  type Instead,
  maskedCep,
  maskedCnpj,
  maskedCpf,
  namedCep,
  type Part,
  partsOf,
  plainCnpj,
  plainCpf,
  root,
} from './find.ts';
import { kept, mapped, oneWay, type Outcome, type Rule } from './outcome.ts';
import { insteadOf, scramblingBytes } from './scramble.ts';
import { normalizeWord } from './word.ts';

export type WordKind = 'nome' | 'razao-social' | 'endereco';
type Role = 'f' | 'm' | 's';

interface Replacement {
  readonly words: readonly string[];
  readonly normalized: readonly string[];
}

const WORD = /[\p{L}\p{M}'’]+/gu;
const TOKEN = /[\p{L}\p{M}'’]+|\d+|[^\p{L}\p{M}'’\d]+/gu;
/** Words kept for each key: most come again and again. */
const KEPT = 10_000;

const split = (text: string) => text.trim().split(/\s+/);
const setOf = (...texts: readonly string[]) => new Set(texts.flatMap(split).map(normalizeWord));

const lists = lazy(() => {
  const listOf = (text: string): Replacement => {
    const words = split(text);
    return { words, normalized: words.map(normalizeWord) };
  };
  const { feminine, masculine, surnames } = replacementNames;
  const { particles, names, companies, addresses } = keptWords;
  return {
    replacements: { f: listOf(feminine), m: listOf(masculine), s: listOf(surnames) },
    /** By these names further given names are told from surnames. */
    given: setOf(feminine, masculine, otherGivenNames.feminine, otherGivenNames.masculine),
    women: setOf(feminine),
    men: setOf(masculine, otherGivenNames.masculine),
    otherWomen: setOf(otherGivenNames.feminine),
    feminineEnds: split(feminineEnds),
    companies: setOf(companyWords),
    staying: {
      nome: setOf(particles, names),
      'razao-social': setOf(particles, companies),
      endereco: setOf(particles, addresses),
    } satisfies Record<WordKind, ReadonlySet<string>>,
  };
});

/** Tells whether a word is a given name of the lists. */
export function isGivenName(word: string): boolean {
  return lists().given.has(normalizeWord(word));
}

function roleOfGivenName(word: string): Role {
  const { men, women, otherWomen, feminineEnds: ends } = lists();
  if (women.has(word)) return 'f';
  if (men.has(word)) return 'm';
  return otherWomen.has(word) || ends.some((end) => word.endsWith(end)) ? 'f' : 'm';
}

const caches = new WeakMap<Keyed, BoundedMap<string, string>>();

/** The word of a list, as in the list, that stands for a word. */
function replacementOf(role: Role, word: string, keyed: Keyed): string {
  let cache = caches.get(keyed);
  if (!cache) caches.set(keyed, (cache = new BoundedMap(KEPT)));
  const id = role + word;
  const known = cache.get(id);
  if (known !== undefined) return known;
  const { words, normalized } = lists().replacements[role];
  const bytes = keyed.hash('nome', role, word);
  let at = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) % words.length;
  if (normalized[at] === word) at = (at + 1) % words.length;
  const replacement = words[at] as string;
  cache.set(id, replacement);
  return replacement;
}

/** Writes a word in capitals or in lower case where the one that it stands for is. */
function inCaseOf(sent: string, word: string): string {
  if (sent === sent.toUpperCase()) return word.toUpperCase();
  return sent === sent.toLowerCase() ? word.toLowerCase() : word;
}

function initialOf(letter: string, sent: string, keyed: Keyed): string {
  const initial = String.fromCharCode(65 + ((keyed.hash('nome', 'i', letter)[0] as number) % 26));
  return inCaseOf(sent, initial);
}

/** Numbers that each kind looks for before it reads words: the names of those who trade alone hold theirs. */
const inside: Readonly<Record<WordKind, readonly Finder[]>> = {
  nome: [maskedCnpj, plainCnpj, root, maskedCpf, plainCpf],
  'razao-social': [maskedCnpj, plainCnpj, root, maskedCpf, plainCpf],
  endereco: [maskedCep, namedCep],
};

const ROMAN = /^X{0,3}(?:IX|IV|V?I{0,3})$/;

/** Words of addresses that their place or form tells: Roman numerals in capitals, and states. */
function staysInAddress(sent: string, at: number, value: string, isLast: boolean): boolean {
  if (ROMAN.test(sent)) return true;
  if (!states.includes(sent as Uf)) return false;
  return isLast || /[-/,(]/.test(value.slice(0, at).trimEnd().slice(-1));
}

/** A part of a value that is written whole or not at all. */
interface Token {
  readonly text: string;
  /** True where it stands for another one. */
  readonly isReplaced: boolean;
}

export const lengthOf = (text: string): number => [...text].length;

/** The tokens without those at the end for which there is no room. */
function fit(tokens: readonly Token[], max: number): string {
  const whole = tokens.map(({ text }) => text).join('');
  // Most values have room for all their UTF-16 units.
  if (whole.length <= max || lengthOf(whole) <= max) return whole;
  const text = whole.trimEnd();
  if (lengthOf(text) <= max) return text;
  const left = [...tokens];
  let length = lengthOf(whole);
  while (length > max) length -= lengthOf((left.pop() as Token).text);
  while (left.length > 0 && left.at(-1)?.isReplaced === false) left.pop();
  if (left.length > 0) return left.map(({ text }) => text).join('');
  const first = tokens.find(({ isReplaced }) => isReplaced) as Token;
  return [...first.text].slice(0, max).join('');
}

/**
 * The words and digits of a value, changed as those of a kind. `parts` are those of the value; the found ones
 * are changed already.
 */
function tokensOf(kind: WordKind, value: string, parts: readonly Part[], keyed: Keyed): readonly Token[] {
  const { staying, given } = lists();
  const plainValue = !/[^\0-\u007f]/.test(value);
  const plain = (word: string) => (plainValue ? word.normalize('NFD').replace(/\p{M}/gu, '') : word);
  const next = scramblingBytes(kind, normalizeWord(value.trim()), keyed);
  const words = parts
    .filter((part) => part.kind === undefined)
    .flatMap(({ at, text }) =>
      [...text.matchAll(WORD)].map((match) => ({
        sent: match[0],
        at: at + match.index,
        normalized: normalizeWord(match[0]),
      })),
    );
  type Word = (typeof words)[number];
  const isOther = (word: Word) => {
    const { sent, at, normalized } = word;
    if (normalized === '' || staying[kind].has(normalized)) return false;
    return kind !== 'endereco' || !staysInAddress(sent, at, value, word === words.at(-1));
  };
  const others = words.filter(isOther);
  const otherAt = new Map(others.map((word) => [word.at, word]));

  function textOf(word: Word): string {
    const { sent, normalized } = word;
    if (lengthOf(normalized) === 1) return initialOf(normalized, sent, keyed);
    const isGiven =
      kind === 'nome' && (word === others[0] || (word !== others.at(-1) && given.has(normalized)));
    const role = isGiven ? roleOfGivenName(normalized) : 's';
    return inCaseOf(sent, plain(replacementOf(role, normalized, keyed)));
  }

  const digitsOf = (run: string) =>
    run.replace(/\d/g, (_, i) => String(kind === 'endereco' && i === 0 ? 1 + (next() % 9) : next() % 10));

  function tokenOf(sent: string, at: number): Token {
    if (/^\d/.test(sent)) return { text: digitsOf(sent), isReplaced: true };
    const word = otherAt.get(at);
    return word ? { text: textOf(word), isReplaced: true } : { text: sent, isReplaced: false };
  }

  return parts.flatMap((part): readonly Token[] =>
    part.kind === undefined
      ? [...part.text.matchAll(TOKEN)].map((match) => tokenOf(match[0], part.at + match.index))
      : [{ text: part.text, isReplaced: true }],
  );
}

const numberRules = { cnpj: cnpjRule, cpf: cpfRule, cep: cepRule } as const;

/** Gives the text that stands for a number among words. */
function insteadOfNumber(keyed: Keyed): Instead {
  return ({ kind, mustBeRight }, match) => {
    const outcome = numberRules[kind as keyof typeof numberRules](match, keyed, {});
    if (mustBeRight && (outcome.is !== 'mapped' || outcome.reason)) return undefined;
    return insteadOf(outcome, match, keyed);
  };
}

/** A value whose words are changed. With `emailOf`, which changes an e-mail address, those inside are changed by it. */
export function replaceWords(
  kind: WordKind,
  value: string,
  keyed: Keyed,
  max: number,
  emailOf?: (address: string) => string,
): { readonly text: string; readonly hasChanged: boolean } {
  const number = insteadOfNumber(keyed);
  // Most names have nothing inside that could be found.
  const parts = /[\d@]/.test(value)
    ? partsOf(value, inside[kind], emailOf !== undefined, (finder, match, at) =>
        finder.kind === 'email' ? emailOf?.(match) : number(finder, match, at),
      )
    : [{ at: 0, text: value }];
  const tokens = tokensOf(kind, value, parts, keyed);
  const hasChanged = tokens.some(({ isReplaced }) => isReplaced);
  return { text: hasChanged ? fit(tokens, max) : value, hasChanged };
}

function replace(kind: WordKind, value: string, keyed: Keyed, max = Infinity): Outcome {
  if (keyed.isBack) return oneWay;
  const { text, hasChanged } = replaceWords(kind, value, keyed, max);
  return hasChanged ? mapped(text) : kept;
}

/** The rule of a kind that is made of words. */
export function wordsRule(kind: WordKind): Rule {
  return (value, keyed, { max }) => replace(kind, value, keyed, max);
}

/** `S/A` and `S.A.`, and `- ME` at the end. */
const COMPANY_SIGN = /(?<!\p{L})S\s*[/.]\s*A(?!\p{L})|-\s*ME\s*$/iu;

/** Tells the name of a company from that of a person. */
function isCompany(value: string, keyed: Keyed): boolean {
  if (COMPANY_SIGN.test(value)) return true;
  if ((value.match(WORD) ?? []).some((word) => lists().companies.has(normalizeWord(word)))) return true;
  const sought = [maskedCnpj, plainCnpj, root];
  return /\d/.test(value) && partsOf(value, sought, false, insteadOfNumber(keyed)).some(({ kind }) => kind);
}

/** The rule of `nome-ou-razao-social`: that of the kind which a name is of, so that it is the same in columns of one kind. */
export const nameOfEitherRule: Rule = (value, keyed, { max }) =>
  replace(isCompany(value, keyed) ? 'razao-social' : 'nome', value, keyed, max);
