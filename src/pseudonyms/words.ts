/** Names of persons and companies, and addresses: word by word, so that a family keeps one surname. */
import {
  companyWords,
  feminineEnds,
  keptWords,
  otherGivenNames,
  replacementNames,
} from '../data/pseudonym-words.ts';
import { states, type Uf } from '../data/states.ts';
import { lazy } from '../lib/lazy.ts';
import { cepRule } from './cep.ts';
import type { Keyed } from './cipher.ts';
import { cnpjRule, cpfRule } from './cnpj.ts';
import {
  type Finders,
  findersOf,
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
  /** The words without accents, and then in capitals. */
  readonly plain: readonly string[];
  readonly normalized: readonly string[];
}

const WORD = /[\p{L}\p{M}'’]+/gu;
const WORD_START = /^[\p{L}\p{M}'’]/u;
const TOKEN = /[\p{L}\p{M}'’]+|\d+|[^\p{L}\p{M}'’\d]+/gu;

const split = (text: string) => text.trim().split(/\s+/);
const setOf = (...texts: readonly string[]) => new Set(texts.flatMap(split).map(normalizeWord));

const lists = lazy(() => {
  const listOf = (text: string): Replacement => {
    const words = split(text);
    const plain = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
    return { words, plain, normalized: words.map(normalizeWord) };
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

/** True if a word is a given name of the lists. */
export function isGivenName(word: string): boolean {
  return lists().given.has(normalizeWord(word));
}

function roleOfGivenName(word: string): Role {
  const { men, women, otherWomen, feminineEnds: ends } = lists();
  if (women.has(word)) return 'f';
  if (men.has(word)) return 'm';
  return otherWomen.has(word) || ends.some((end) => word.endsWith(end)) ? 'f' : 'm';
}

/** The place in its list of the word that stands for a word. */
function placeOf(role: Role, word: string, keyed: Keyed): number {
  const { normalized } = lists().replacements[role];
  const bytes = keyed.keptHash('nome', `${role}\0${word}`);
  const at = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0) % normalized.length;
  return normalized[at] === word ? (at + 1) % normalized.length : at;
}

/** Writes a word in capitals or in lower case where the one that it stands for is. */
function inCaseOf(sent: string, word: string): string {
  if (sent === sent.toUpperCase()) return word.toUpperCase();
  return sent === sent.toLowerCase() ? word.toLowerCase() : word;
}

function initialOf(letter: string, sent: string, keyed: Keyed): string {
  const initial = String.fromCharCode(65 + ((keyed.keptHash('nome', `i\0${letter}`)[0] as number) % 26));
  return inCaseOf(sent, initial);
}

/** Numbers that each kind looks for before it reads words: the names of those who trade alone hold theirs. */
const inside = lazy((): Readonly<Record<WordKind | 'company', Finders>> => {
  const ofNames = findersOf(maskedCnpj, plainCnpj, root, maskedCpf, plainCpf);
  return {
    nome: ofNames,
    'razao-social': ofNames,
    endereco: findersOf(maskedCep, namedCep),
    company: findersOf(maskedCnpj, plainCnpj, root),
  };
});

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

/** A word, digits or what stands between them; `normalized` is undefined of all but words. */
interface Sign {
  readonly text: string;
  readonly at: number;
  readonly normalized?: string | undefined;
  /** True where it was found, and is changed already. */
  readonly isFound?: true;
}

function signsOf({ kind, at: start, text }: Part): readonly Sign[] {
  if (kind !== undefined) return [{ text, at: start, isFound: true }];
  let at = start;
  return (text.match(TOKEN) ?? []).map((sent) => {
    const sign = { text: sent, at, normalized: WORD_START.test(sent) ? normalizeWord(sent) : undefined };
    at += sent.length;
    return sign;
  });
}

/**
 * The words and digits of a value, changed as those of a kind. `parts` are those of the value; the found ones
 * are changed already.
 */
function tokensOf(kind: WordKind, value: string, parts: readonly Part[], keyed: Keyed): readonly Token[] {
  const { staying, given, replacements } = lists();
  const form = /[^\0-\u007f]/.test(value) ? 'words' : 'plain';
  const nextByte = lazy(() => scramblingBytes(kind, normalizeWord(value.trim()), keyed));
  const signs = parts.flatMap(signsOf);
  const words = signs.filter(({ normalized }) => normalized !== undefined);
  const isOther = (word: Sign) => {
    if (word.normalized === '' || staying[kind].has(word.normalized as string)) return false;
    return kind !== 'endereco' || !staysInAddress(word.text, word.at, value, word === words.at(-1));
  };
  const others = new Set(words.filter(isOther));
  const [first, last] = [words.find((word) => others.has(word)), words.findLast((word) => others.has(word))];

  function wordFor(word: Sign): string {
    const { text, normalized = '' } = word;
    if (lengthOf(normalized) === 1) return initialOf(normalized, text, keyed);
    const isGiven = kind === 'nome' && (word === first || (word !== last && given.has(normalized)));
    const role = isGiven ? roleOfGivenName(normalized) : 's';
    return inCaseOf(text, replacements[role][form][placeOf(role, normalized, keyed)] as string);
  }

  const digitsFor = (run: string) =>
    run.replace(/\d/g, (_, i) => {
      const byte = nextByte()();
      return String(kind === 'endereco' && i === 0 ? 1 + (byte % 9) : byte % 10);
    });

  return signs.map((sign) => {
    if (sign.isFound) return { text: sign.text, isReplaced: true };
    if (/^\d/.test(sign.text)) return { text: digitsFor(sign.text), isReplaced: true };
    return others.has(sign)
      ? { text: wordFor(sign), isReplaced: true }
      : { text: sign.text, isReplaced: false };
  });
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
    ? partsOf(value, inside()[kind], emailOf !== undefined, (finder, match, at) =>
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
  return (
    /\d/.test(value) &&
    partsOf(value, inside().company, false, insteadOfNumber(keyed)).some(({ kind }) => kind !== undefined)
  );
}

/** The rule of `nome-ou-razao-social`: that of the kind which a name is of, so that it is the same in columns of one kind. */
export const nameOfEitherRule: Rule = (value, keyed, { max }) =>
  replace(isCompany(value, keyed) ? 'razao-social' : 'nome', value, keyed, max);
