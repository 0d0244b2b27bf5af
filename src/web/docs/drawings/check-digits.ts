/** The calculation of the check digits of a CNPJ: each character with its value and its weights. */
import * as v from 'valibot';
import { weightedSum } from '../../../documents/check-digits.ts';
import { cnpjWeights, ROOT_LENGTH } from '../../../documents/cnpj.ts';
import { freshId, h } from '../../shared/dom.ts';
import { type Drawing, figure } from './drawing.ts';

const answered = v.object({ valid: v.literal(true), formatted: v.string() });

export interface CheckDigit {
  readonly sum: number;
  readonly remainder: number;
  readonly digit: string;
}

const words = {
  pt: {
    title: 'Como o dígito é feito',
    character: 'Caractere',
    part: 'Parte',
    parts: ['raiz', 'ordem', 'dígitos'],
    value: 'Valor',
    weight: (number: number) => `Peso ${number}`,
    letters: 'Cada letra vale o código ASCII menos 48.',
    sum: (number: number, { sum, remainder, digit }: CheckDigit) =>
      `Soma ${number}: ${sum}, resto ${remainder} de 11, dígito ${digit}.`,
  },
  en: {
    title: 'How the digits are made',
    character: 'Character',
    part: 'Part',
    parts: ['root', 'order', 'digits'],
    value: 'Value',
    weight: (number: number) => `Weight ${number}`,
    letters: 'Each letter is worth its ASCII code less 48.',
    sum: (number: number, { sum, remainder, digit }: CheckDigit) =>
      `Sum ${number}: ${sum}, remainder ${remainder} of 11, digit ${digit}.`,
  },
};

export const checkDigits: Drawing = ({ answer, language }) => {
  if (!v.is(answered, answer)) return null;
  const cnpj = answer.formatted.replaceAll(/[./-]/g, '');
  if (!/^[0-9A-Z]{12}\d\d$/.test(cnpj)) return null;
  const sums = checkDigitsOf(cnpj);
  if (sums.map(({ digit }) => digit).join('') !== cnpj.slice(-2)) return null;
  const t = words[language];
  const characters = [...cnpj];
  const partOf = (i: number) => (i < ROOT_LENGTH ? 'root' : i < 12 ? 'order' : 'digits');
  const spans = [ROOT_LENGTH, 12 - ROOT_LENGTH, 2];
  const row = (head: string, cells: readonly (string | number)[]) =>
    h(
      'tr',
      null,
      h('th', { scope: 'row' }, head),
      characters.map((_, i) => h('td', null, cells[i])),
    );
  const caption = h('caption', { id: freshId() }, t.title);
  const table = h(
    'table',
    null,
    caption,
    h(
      'tbody',
      null,
      h(
        'tr',
        { class: 'characters' },
        h('th', { scope: 'row' }, t.character),
        characters.map((character, i) => h('td', { class: partOf(i) }, character)),
      ),
      h(
        'tr',
        { class: 'parts' },
        h('th', { scope: 'row' }, t.part),
        t.parts.map((part, i) => h('td', { colspan: spans[i] }, part)),
      ),
      row(t.value, characters.slice(0, 13).map(valueOf)),
      row(t.weight(1), cnpjWeights[0]),
      row(t.weight(2), cnpjWeights[1]),
    ),
  );
  const letters = /[A-Z]/.test(cnpj) ? [t.letters] : [];
  return figure(
    'check-digits',
    h('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-labelledby': caption.id }, table),
    [...letters, ...sums.map((sum, i) => t.sum(i + 1, sum))].join(' '),
  );
};

/** Gives the value that a character counts as. */
function valueOf(character: string): number {
  return weightedSum(character, [1]);
}

/** Computes both digits of the 12 characters that a CNPJ begins with. */
export function checkDigitsOf(cnpj: string): readonly CheckDigit[] {
  let base = cnpj.slice(0, 12);
  return cnpjWeights.map((weights) => {
    const sum = weightedSum(base, weights);
    const remainder = sum % 11;
    const digit = String(remainder < 2 ? 0 : 11 - remainder);
    base += digit;
    return { sum, remainder, digit };
  });
}
