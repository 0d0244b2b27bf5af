/** How the check digits of a document are made, and where those that were sent differ. */
import * as v from 'valibot';
import { mod11Digit, weightedSum } from '../../../documents/check-digits.ts';
import { cnpjWeights } from '../../../documents/cnpj.ts';
import {
  cnhWeights,
  cpfWeights,
  pisWeights,
  renavamWeights,
  tituloWeights,
} from '../../../documents/weights.ts';
import { freshId, h } from '../../shared/dom.ts';
import type { Language } from '../../../lib/languages.ts';
import { type Drawing, figure } from './drawing.ts';

const answered = v.object({ valid: v.boolean(), value: v.string(), formatted: v.optional(v.string()) });

/** One check digit: the sum that it is made of. */
export interface CheckSum {
  /** The weight of each place of the document; null where the digit does not look. */
  readonly weights: readonly (number | null)[];
  /** Null where the number as a whole is divided. */
  readonly sum: number | null;
  readonly modulus: number;
  readonly remainder: number;
  /** One digit, or both where a sum gives two. */
  readonly digit: string;
}

interface Scheme {
  readonly pattern: RegExp;
  /** The first place of the check digits. */
  readonly at: number;
  readonly sums: (characters: string) => readonly CheckSum[];
}

/** Puts weights at a place of a document, and nulls before them. */
const placed = (weights: readonly number[], from = 0): readonly (number | null)[] => [
  ...Array.from({ length: from }, () => null),
  ...weights,
];

function summed(characters: string, weights: readonly number[], from: number, rule: (sum: number) => number) {
  const sum = weightedSum(characters.slice(from), weights);
  return {
    weights: placed(weights, from),
    sum,
    modulus: 11,
    remainder: sum % 11,
    digit: String(rule(sum)),
  };
}

/** Digits of modulo 11, each of all characters before it. */
const byModulo11 = (pattern: RegExp, at: number, all: readonly (readonly number[])[]): Scheme => ({
  pattern,
  at,
  sums(characters) {
    let base = characters.slice(0, at);
    return all.map((weights) => {
      const sum = summed(base, weights, 0, mod11Digit);
      base += sum.digit;
      return sum;
    });
  },
});

/** The documents whose digits are explained, by tool. Their rules are those of `src/documents`. */
const schemes: Readonly<Record<string, Scheme>> = {
  cnpj: byModulo11(/^[0-9A-Z]{12}\d\d$/, 12, cnpjWeights),
  cpf: byModulo11(/^\d{11}$/, 9, cpfWeights),
  pis: byModulo11(/^\d{11}$/, 10, [pisWeights]),
  renavam: byModulo11(/^\d{11}$/, 10, [renavamWeights]),
  cnh: {
    pattern: /^\d{11}$/,
    at: 9,
    sums(characters) {
      const first = summed(characters, cnhWeights[0], 0, (sum) => (sum % 11) % 10);
      const less = first.remainder === 10 ? 2 : 0;
      return [first, summed(characters, cnhWeights[1], 0, (sum) => ((sum + 11 - less) % 11) % 10)];
    },
  },
  'titulo-eleitor': {
    pattern: /^\d{12}$/,
    at: 10,
    sums(characters) {
      const isOfLarge = ['01', '02'].includes(characters.slice(8, 10));
      const rule = (sum: number) => (sum % 11 === 0 && isOfLarge ? 1 : (sum % 11) % 10);
      const first = summed(characters, tituloWeights[0], 0, rule);
      return [first, summed(characters.slice(0, 10) + first.digit, tituloWeights[1], 8, rule)];
    },
  },
  // ISO 7064, modulo 97: the digits stand in the middle, and count as zeros at the end.
  processo: {
    pattern: /^\d{20}$/,
    at: 7,
    sums(characters) {
      const remainder = remainderOf(`${characters.slice(0, 7)}${characters.slice(9)}00`, 97);
      return [
        { weights: [], sum: null, modulus: 97, remainder, digit: String(98 - remainder).padStart(2, '0') },
      ];
    },
  },
};

/** The remainder of a number of any length. */
const remainderOf = (digits: string, modulus: number) =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % modulus, 0);

const plain = (text: string) => text.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

/** A document that was checked, with the digits that it should have. */
interface Checked {
  readonly characters: string;
  readonly at: number;
  readonly sums: readonly CheckSum[];
  readonly sent: string;
  readonly expected: string;
}

function check(toolId: string, answer: unknown): Checked | null {
  const scheme = Object.hasOwn(schemes, toolId) ? schemes[toolId] : undefined;
  if (!scheme || !v.is(answered, answer)) return null;
  const text = plain(answer.formatted ?? answer.value);
  const characters = toolId === 'renavam' ? text.padStart(11, '0') : text;
  if (!scheme.pattern.test(characters)) return null;
  const sums = scheme.sums(characters);
  const expected = sums.map(({ digit }) => digit).join('');
  const sent = characters.slice(scheme.at, scheme.at + expected.length);
  // A number that is refused for something else has nothing to show here.
  return answer.valid === (sent === expected) ? { characters, at: scheme.at, sums, sent, expected } : null;
}

const words = {
  pt: {
    title: 'Como o dígito é feito',
    sent: 'Enviado',
    number: 'Número',
    expected: 'Esperado',
    value: 'Valor',
    weight: (number: number) => `${number}º dígito, peso`,
    product: 'Produto',
    letters: 'Cada letra vale o código ASCII menos 48.',
    sum: (number: number, { sum, remainder, modulus, digit }: CheckSum) =>
      sum === null
        ? `Sem os dígitos, e com 00 no fim: resto ${remainder} de ${modulus}; 98 − ${remainder} = ${digit}`
        : `${number}º dígito: soma dos produtos ${sum}, resto ${remainder} de ${modulus} → ${digit}`,
    has: (sent: string, expected: string) => `Tem os dígitos ${sent}, deveria ter ${expected}`,
    ends: (sent: string, expected: string) => `Termina em ${sent}, deveria terminar em ${expected}`,
    both: 'Nenhum dos dois dígitos confere.',
    one: (right: number, wrong: number) => `O ${right}º dígito confere; o ${wrong}º não.`,
    elsewhere: 'Se os dígitos estão certos no papel, o erro está em outro algarismo.',
  },
  en: {
    title: 'How the digits are made',
    sent: 'Sent',
    number: 'Number',
    expected: 'Expected',
    value: 'Value',
    weight: (number: number) => `Digit ${number}, weight`,
    product: 'Product',
    letters: 'Each letter is worth its ASCII code less 48.',
    sum: (number: number, { sum, remainder, modulus, digit }: CheckSum) =>
      sum === null
        ? `Without the digits, and with 00 at the end: remainder ${remainder} of ${modulus}; 98 − ${remainder} = ${digit}`
        : `Digit ${number}: sum of the products ${sum}, remainder ${remainder} of ${modulus} → ${digit}`,
    has: (sent: string, expected: string) => `Has the digits ${sent}, should have ${expected}`,
    ends: (sent: string, expected: string) => `Ends in ${sent}, should end in ${expected}`,
    both: 'Neither of the two digits is right.',
    one: (right: number, wrong: number) => `Digit ${right} is right; digit ${wrong} is not.`,
    elsewhere: 'If the digits are right on paper, another one is wrong.',
  },
};

/** Why a document is refused, in its digits. */
export interface WrongDigits {
  readonly title: string;
  readonly text: string;
  /** The document with the digits that it should have, in the punctuation that was sent. */
  readonly fixed: string;
}

/** Says which digits of a refused document differ; null for one that is refused for something else. */
export function wrongDigitsOf(toolId: string, answer: unknown, language: Language): WrongDigits | null {
  const checked = check(toolId, answer);
  if (!checked || checked.sent === checked.expected) return null;
  const { sent, expected, characters, at, sums } = checked;
  const t = words[language];
  const end = characters.slice(at + sent.length);
  // Digits that are made together are right or wrong together.
  const isTogether = sums.length < sent.length;
  const right = [...sent].findIndex((digit, i) => digit === expected[i]);
  const which = sent.length === 1 || isTogether ? '' : right < 0 ? t.both : t.one(right + 1, 2 - right);
  return {
    title: end === '' ? t.ends(sent, expected) : t.has(sent, expected),
    text: `${which} ${t.elsewhere}`.trim(),
    fixed: withDigits((answer as { value: string }).value, characters.slice(0, at) + expected + end),
  };
}

/** Writes characters in the places of those that were sent. */
function withDigits(sent: string, characters: string): string {
  const lost = characters.length - plain(sent).length;
  if (lost > 0) return characters;
  let taken = 0;
  return sent.replaceAll(/[0-9a-z]/gi, () => characters[taken++] ?? '');
}

/** Makes the drawing of the digits of a tool. */
export const checkDigits =
  (toolId: string): Drawing =>
  ({ answer, language }) => {
    const checked = check(toolId, answer);
    if (!checked) return null;
    const { characters: text, at, sums, sent, expected } = checked;
    const isWrong = sent !== expected;
    const t = words[language];
    const characters = [...text];
    const row = (head: string, cells: readonly (string | number | null | undefined)[], name = '') =>
      h(
        'tr',
        { class: name },
        h('th', { scope: 'row' }, head),
        characters.map((_, i) => h('td', null, cells[i])),
      );
    const isDigit = (i: number) => i >= at && i < at + sent.length;
    const differs = (i: number) => isDigit(i) && sent[i - at] !== expected[i - at];
    const digitRow = (head: string, name: string, cellOf: (i: number) => string, mark: string) =>
      h(
        'tr',
        { class: `characters ${name}` },
        h('th', { scope: 'row' }, head),
        characters.map((_, i) =>
          h('td', { class: differs(i) ? mark : isDigit(i) ? 'digits' : null }, cellOf(i)),
        ),
      );
    const hasLetters = /[A-Z]/.test(text);
    const caption = h('caption', { id: freshId() }, t.title);
    const table = h(
      'table',
      { class: characters.length > 14 ? 'long' : hasLetters ? 'wide' : null },
      caption,
      h(
        'tbody',
        null,
        digitRow(isWrong ? t.sent : t.number, '', (i) => characters[i] ?? '', 'differs'),
        isWrong && digitRow(t.expected, 'expected', (i) => expected[i - at] ?? '', 'should'),
        hasLetters && row(t.value, characters.slice(0, at + 1).map(valueOf)),
        sums.map(({ weights }, i) => {
          if (weights.length === 0) return null;
          // The second digit looks at the first as it should be.
          const used = text.slice(0, at) + expected;
          const products = weights.map((weight, place) =>
            weight === null ? null : weight * valueOf(used[place] ?? ''),
          );
          return [row(t.weight(i + 1), weights, 'weights'), row(t.product, products, 'products')];
        }),
      ),
    );
    const lines = [...(hasLetters ? [t.letters] : []), ...sums.map((sum, i) => t.sum(i + 1, sum))];
    return figure(
      'check-digits',
      h('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-labelledby': caption.id }, table),
      lines.map((line) => h('span', { class: 'block' }, line)),
    );
  };

/** Gives the value that a character counts as. */
function valueOf(character: string): number {
  return weightedSum(character, [1]);
}
