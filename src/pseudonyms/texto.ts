/** Finds what has a form in a text, and gives it its pseudonym. Names, and addresses in prose, have none. */
import { areaCodes } from '../data/area-codes.ts';
import { checkDigitOfKey } from '../documents/chave-acesso.ts';
import { isRepeated, luhn } from '../documents/check-digits.ts';
import { isCnh } from '../documents/cnh.ts';
import { isCnpj } from '../documents/cnpj.ts';
import { checkCns } from '../documents/cns.ts';
import { isCpf } from '../documents/cpf.ts';
import { isPis } from '../documents/pis.ts';
import { completeProcesso } from '../documents/processo.ts';
import { isTituloEleitor } from '../documents/titulo-eleitor.ts';
import { lazy } from '../lib/lazy.ts';
import { isInvisible, withPlainSigns } from '../lib/text/pasted.ts';
import { isInState } from './cep.ts';
import { bareOf } from './characters.ts';
import type { Keyed } from './cipher.ts';
import type { Kind } from './names.ts';
import { kept, mapped, oneWay, type Rule } from './outcome.ts';
import { scramble } from './scramble.ts';

/** The kinds of what is found in texts. */
export type FoundKind = Exclude<Kind, 'texto'>;

export interface Finder {
  readonly kind: FoundKind;
  readonly pattern: RegExp;
  /** Tells whether a text of this form is one of the kind; any is where there is no such test. */
  readonly isRight?: (text: string) => boolean;
}

const END = '(?![0-9A-Za-z])';
const form = (pattern: string) => new RegExp(`(?:${pattern})${END}`, 'y');

const areas = lazy(() => new Set(Object.values(areaCodes).flat().map(String)));

const isCard = (text: string) => {
  const digits = bareOf(text);
  return /^[3-6]/.test(digits) && luhn(digits.slice(0, -1)) === digits.at(-1) && !isRepeated(digits);
};
const isKey = (text: string) => {
  const key = bareOf(text);
  return /^\d{6}[\dA-Z]{12}\d{26}$/.test(key) && checkDigitOfKey(key.slice(0, -1)) === key.at(-1);
};

/** The forms in the order in which they are tried at a place, e-mail addresses before them. */
export const finders = lazy((): readonly Finder[] => [
  { kind: 'chave-pix', pattern: form('[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}') },
  { kind: 'chave-acesso', pattern: form('\\d{4}(?: [0-9A-Z]{4}){10}|[0-9A-Z]{44}'), isRight: isKey },
  { kind: 'processo', pattern: form('\\d{7}-\\d{2}\\.\\d{4}\\.\\d\\.\\d{2}\\.\\d{4}') },
  {
    kind: 'processo',
    pattern: form('\\d{20}'),
    isRight: (text) => completeProcesso(text.slice(0, 7), text.slice(9)) === text,
  },
  { kind: 'cnpj', pattern: form('[0-9A-Z]{2}\\.[0-9A-Z]{3}\\.[0-9A-Z]{3}/[0-9A-Z]{4}-\\d{2}') },
  { kind: 'cnpj', pattern: form('[0-9A-Z]{12}\\d{2}'), isRight: isCnpj },
  { kind: 'cpf', pattern: form('\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}') },
  { kind: 'pis', pattern: form('\\d{3}\\.\\d{5}\\.\\d{2}-\\d') },
  {
    kind: 'telefone',
    pattern: form('\\+55 ?\\(?\\d{2}\\)? ?\\d{4,5}[- ]?\\d{4}|\\(\\d{2}\\) ?\\d{4,5}[- ]?\\d{4}'),
  },
  {
    kind: 'cartao',
    pattern: form('\\d{4}(?: \\d{4}){3}|\\d{4}(?:-\\d{4}){3}|\\d{4} \\d{6} \\d{5}'),
    isRight: isCard,
  },
  {
    kind: 'cns',
    pattern: form('\\d{3} \\d{4} \\d{4} \\d{4}|\\d{15}'),
    isRight: (text) => checkCns(bareOf(text)) === null,
  },
  { kind: 'titulo', pattern: form('\\d{4} \\d{4} \\d{4}|\\d{12}'), isRight: isTituloEleitor },
  { kind: 'cpf', pattern: form('\\d{11}'), isRight: isCpf },
  { kind: 'pis', pattern: form('\\d{11}'), isRight: isPis },
  { kind: 'cnh', pattern: form('\\d{11}'), isRight: isCnh },
  {
    kind: 'telefone',
    pattern: form('(?:55)?\\d{2}9\\d{8}'),
    isRight: (text) => areas().has(text.slice(-11, -9)),
  },
  { kind: 'cartao', pattern: form('\\d{13,19}'), isRight: isCard },
  { kind: 'cep', pattern: form('\\d{5}-\\d{3}'), isRight: (text) => isInState(bareOf(text)) },
  { kind: 'placa', pattern: form('[A-Z]{3}-\\d{4}|[A-Z]{3}\\d[A-Z]\\d{2}') },
]);

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

/** A text with plain characters and without those that nobody sees, and the place of each in the text that was sent. */
function readPlain(value: string): { readonly text: string; readonly placeOf: (at: number) => number } {
  const plain = withPlainSigns(value);
  if (!isInvisible(plain)) return { text: plain, placeOf: (at) => at };
  const places = Array.from({ length: plain.length }, (_, i) => i).filter(
    (i) => !isInvisible(plain[i] as string),
  );
  return { text: places.map((i) => plain[i]).join(''), placeOf: (at) => places[at] ?? plain.length };
}

/** The rule of `texto`; `rules` are those of the kinds that it finds. */
export function textoRule(rules: Readonly<Record<FoundKind, Rule>>): Rule {
  /** The pseudonym of what was found, or undefined where its kind keeps it. A value that its kind refuses is scrambled. */
  function pseudonymOf(kind: FoundKind, text: string, keyed: Keyed): string | undefined {
    const outcome = rules[kind](text, keyed, {});
    if (outcome.is === 'refused') return scramble(outcome.kind, text, keyed);
    return outcome.is === 'mapped' ? outcome.text : undefined;
  }

  return (value, keyed) => {
    if (keyed.isBack) return oneWay;
    const { text, placeOf } = readPlain(value);
    const emailAt = emailFinder(text);
    const found: Partial<Record<Kind, number>> = {};
    let changed = '';
    let from = 0;

    function replaceAt(at: number, kind: FoundKind, match: string): boolean {
      const pseudonym = pseudonymOf(kind, match, keyed);
      if (pseudonym === undefined) return false;
      // Invisible characters behind the match stay.
      changed += value.slice(from === 0 ? 0 : placeOf(from - 1) + 1, placeOf(at)) + pseudonym;
      found[kind] = (found[kind] ?? 0) + 1;
      from = at + match.length;
      return true;
    }

    for (const { index } of text.matchAll(PLACE)) {
      if (index < from) continue;
      const email = emailAt(index);
      if (email !== undefined && replaceAt(index, 'email', email)) continue;
      if (!/[0-9A-Za-z+(]/.test(text[index] as string)) continue;
      for (const { kind, pattern, isRight } of finders()) {
        pattern.lastIndex = index;
        const match = pattern.exec(text)?.[0];
        if (match === undefined || isRight?.(match) === false) continue;
        if (replaceAt(index, kind, match)) break;
      }
    }
    if (from === 0) return { ...kept, found };
    return mapped(changed + value.slice(placeOf(from - 1) + 1), { found });
  };
}
