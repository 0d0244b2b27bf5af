/** Names of persons and companies, and addresses: word by word, so that a family keeps one surname. */
import { keptWords, otherGivenNames, replacementNames } from '../data/pseudonym-words.ts';
import { isCnpj } from '../documents/cnpj.ts';
import { isCpf } from '../documents/cpf.ts';
import { BoundedMap } from '../lib/bounded-map.ts';
import { lazy } from '../lib/lazy.ts';
import type { Keyed } from './cipher.ts';
import { cnpjRule, cpfRule } from './cnpj.ts';
import type { Kind } from './names.ts';
import { kept, mapped, oneWay, type Rule } from './outcome.ts';
import { scramblingBytes } from './scramble.ts';
import { normalizeWord } from './word.ts';

type WordKind = 'nome' | 'razao-social' | 'endereco';
type Role = 'f' | 'm' | 's';

interface Replacement {
  readonly words: readonly string[];
  readonly normalized: readonly string[];
}

const WORD = /[\p{L}\p{M}'’]+/gu;
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
    /** Names of the lists themselves, by which further given names are told from surnames. */
    listed: setOf(feminine, masculine),
    women: setOf(feminine, otherGivenNames.feminine),
    men: setOf(masculine, otherGivenNames.masculine),
    staying: {
      nome: setOf(particles, names),
      'razao-social': setOf(particles, companies),
      endereco: setOf(particles, addresses),
    } satisfies Record<WordKind, ReadonlySet<string>>,
  };
});

function roleOfGivenName(word: string): Role {
  const { men, women, replacements } = lists();
  if (replacements.f.normalized.includes(word)) return 'f';
  if (men.has(word)) return 'm';
  return women.has(word) || word.endsWith('A') ? 'f' : 'm';
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

/** A CNPJ with its punctuation or valid without, a root alone, a CPF: the names of those who trade alone hold them. */
const NUMBERS: readonly { readonly pattern: RegExp; readonly rule: Rule; isRight?(text: string): boolean }[] =
  [
    { pattern: /[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2}(?![0-9A-Za-z])/y, rule: cnpjRule },
    { pattern: /[0-9A-Z]{12}\d{2}(?![0-9A-Za-z])/y, rule: cnpjRule, isRight: isCnpj },
    { pattern: /\d{2}\.\d{3}\.\d{3}(?![0-9A-Za-z/])/y, rule: cnpjRule },
    { pattern: /\d{3}\.\d{3}\.\d{3}-\d{2}(?![0-9A-Za-z])/y, rule: cpfRule },
    { pattern: /\d{11}(?![0-9A-Za-z])/y, rule: cpfRule, isRight: isCpf },
  ];

/** The parts of a value: what is a number of somebody, and the text around. */
function splitNumbers(
  value: string,
  keyed: Keyed,
): readonly { readonly text: string; readonly isDone: boolean }[] {
  const parts: { text: string; isDone: boolean }[] = [];
  let from = 0;
  for (const { index } of value.matchAll(/(?<![0-9A-Za-z])[0-9A-Z]/g)) {
    if (index < from) continue;
    for (const { pattern, rule, isRight } of NUMBERS) {
      pattern.lastIndex = index;
      const text = pattern.exec(value)?.[0];
      if (text === undefined || isRight?.(text) === false) continue;
      const outcome = rule(text, keyed, {});
      if (outcome.is !== 'mapped') continue;
      parts.push({ text: value.slice(from, index), isDone: false }, { text: outcome.text, isDone: true });
      from = index + text.length;
      break;
    }
  }
  parts.push({ text: value.slice(from), isDone: false });
  return parts;
}

/** The rule of a kind that is made of words. */
export function wordsRule(kind: WordKind): Rule {
  return (value, keyed) => {
    if (keyed.isBack) return oneWay;
    const staying = lists().staying[kind];
    const parts = kind === 'endereco' ? [{ text: value, isDone: false }] : splitNumbers(value, keyed);
    const isOther = (word: string) => word !== '' && !staying.has(word);
    const others = parts.flatMap(({ text, isDone }) =>
      isDone ? [] : (text.match(WORD) ?? []).map(normalizeWord).filter(isOther),
    );
    const isPlain = !/[^\0-\u007f]/.test(value);
    const plain = (word: string) => (isPlain ? word.normalize('NFD').replace(/\p{M}/gu, '') : word);
    const next = scramblingBytes(kind as Kind, normalizeWord(value), keyed);
    let place = 0;
    let hasChanged = parts.length > 1;

    function replaceWord(sent: string): string {
      const word = normalizeWord(sent);
      if (!isOther(word)) return sent;
      hasChanged = true;
      const at = place++;
      if (word.length === 1) return initialOf(word, sent, keyed);
      const isGiven = kind === 'nome' && (at === 0 || (at < others.length - 1 && lists().listed.has(word)));
      const role = isGiven ? roleOfGivenName(word) : 's';
      return inCaseOf(sent, plain(replacementOf(role, word, keyed)));
    }

    function replaceDigits(run: string): string {
      hasChanged = true;
      return run.replace(/\d/g, (_, i) =>
        String(kind === 'endereco' && i === 0 ? 1 + (next() % 9) : next() % 10),
      );
    }

    const changed = parts.map(({ text, isDone }) =>
      isDone
        ? text
        : text.replace(/[\p{L}\p{M}'’]+|\d+/gu, (run) =>
            /^\d/.test(run) ? replaceDigits(run) : replaceWord(run),
          ),
    );
    return hasChanged ? mapped(changed.join('')) : kept;
  };
}
