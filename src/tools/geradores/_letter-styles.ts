/** The styles of text in the order of the answer, each a function of the text. */
import { lentLetters, type LetterStyle, letterStyles } from '../../data/letter-styles.ts';
import type { Text } from '../../lib/languages.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { normalize } from '../../lib/text/normalize.ts';

export interface TextStyle {
  readonly id: string;
  readonly name: Text;
  write(text: string): string;
}

/** Maps one code point. A code point without a glyph in the style stays as it is. */
type Glyph = (character: string) => string;

const FULL_WIDTH = 0xfee0;
const REGIONAL_A = 0x1f1e6;
/** Keeps two regional indicators from being shown as one flag. */
const ZERO_WIDTH_SPACE = '\u200b';

const code = (character: string) => character.codePointAt(0) as number;
const isSpace = (character: string) => /\s/u.test(character);

/** Letter by letter. Accents are kept as separate marks, so that they combine with the new letters. */
function byLetter(glyph: Glyph): (text: string) => string {
  return (text) => normalize(Array.from(normalize(text, 'NFD'), glyph).join(''), 'NFC');
}

/** Code point by code point, accents and their letters as one where Unicode has one. */
function byCharacter(glyph: Glyph, separator = ''): (text: string) => string {
  return (text) => Array.from(normalize(text, 'NFC'), glyph).join(separator);
}

function reverse(text: string): string {
  return [...text].toReversed().join('');
}

function lent(name: keyof typeof lentLetters): Glyph {
  const [from, to] = lentLetters[name];
  const signs = [...to];
  return (character) => signs[from.indexOf(character)] ?? character;
}

function alphabetAt({ A, a, zero, one, exceptions = '' }: LetterStyle): Glyph {
  const elsewhere = new Map(exceptions.match(/../gu)?.map(([letter, sign]) => [letter, sign]));
  return (character) => {
    const exception = elsewhere.get(character);
    if (exception !== undefined) return exception;
    const at = placeOf(character);
    return at === undefined ? character : String.fromCodePoint(at);
  };

  function placeOf(character: string): number | undefined {
    if (/^[A-Z]$/.test(character)) return A && A + code(character) - code('A');
    if (/^[a-z]$/.test(character)) return a && a + code(character) - code('a');
    if (one && /^[1-9]$/.test(character)) return one + code(character) - code('1');
    return zero && /^[0-9]$/.test(character) ? zero + code(character) - code('0') : undefined;
  }
}

const fullWidth: Glyph = (character) => {
  if (character === ' ') return '\u3000';
  return /^[!-~]$/.test(character) ? String.fromCodePoint(code(character) + FULL_WIDTH) : character;
};

const flag: Glyph = (character) =>
  /^[a-z]$/i.test(character)
    ? String.fromCodePoint(REGIONAL_A + code(character.toLowerCase()) - code('a')) + ZERO_WIDTH_SPACE
    : character;

/** A combining mark after every character that is not white space. */
function overlaid(mark: number): (text: string) => string {
  const combining = String.fromCodePoint(mark);
  return byCharacter((character) => (isSpace(character) ? character : character + combining));
}

function alternating(text: string): string {
  let letters = 0;
  return byCharacter((character) => {
    if (!/\p{L}/u.test(character)) return character;
    return letters++ % 2 === 0 ? character.toLowerCase() : character.toUpperCase();
  })(text);
}

export const textStyles: readonly TextStyle[] = [
  ...letterStyles.map((style) => ({
    id: style.id,
    name: style.name,
    write: (text: string) => byLetter(alphabetAt(style))(text),
  })),
  { id: 'largura-total', name: { pt: 'Largura total', en: 'Full width' }, write: byLetter(fullWidth) },
  { id: 'versalete', name: { pt: 'Versalete', en: 'Small capitals' }, write: byLetter(lent('versalete')) },
  { id: 'sobrescrito', name: { pt: 'Sobrescrito', en: 'Superscript' }, write: byLetter(lent('sobrescrito')) },
  { id: 'subscrito', name: { pt: 'Subscrito', en: 'Subscript' }, write: byLetter(lent('subscrito')) },
  {
    id: 'invertida',
    name: { pt: 'Invertida', en: 'Upside down' },
    write: (text: string) => reverse(byLetter(lent('invertida'))(removeAccents(text))),
  },
  {
    id: 'ao-contrario',
    name: { pt: 'Ao contrário', en: 'Backwards' },
    write: (text: string) => reverse(normalize(text, 'NFC')),
  },
  { id: 'tachado', name: { pt: 'Tachado', en: 'Strikethrough' }, write: overlaid(0x336) },
  { id: 'tachado-til', name: { pt: 'Tachado com til', en: 'Tilde through' }, write: overlaid(0x334) },
  { id: 'cortado', name: { pt: 'Cortado', en: 'Slashed' }, write: overlaid(0x338) },
  { id: 'sublinhado', name: { pt: 'Sublinhado', en: 'Underlined' }, write: overlaid(0x332) },
  {
    id: 'sublinhado-duplo',
    name: { pt: 'Sublinhado duplo', en: 'Double underlined' },
    write: overlaid(0x333),
  },
  { id: 'sobrelinha', name: { pt: 'Sobrelinha', en: 'Overlined' }, write: overlaid(0x305) },
  { id: 'pontos', name: { pt: 'Pontos', en: 'Dots' }, write: overlaid(0x308) },
  {
    id: 'espacada',
    name: { pt: 'Espaçada', en: 'Spaced' },
    write: byCharacter((character) => character, ' '),
  },
  { id: 'alternada', name: { pt: 'Alternada', en: 'Alternating case' }, write: alternating },
  { id: 'leet', name: { pt: 'Leet', en: 'Leet' }, write: byLetter(lent('leet')) },
  { id: 'bandeiras', name: { pt: 'Bandeiras', en: 'Flags' }, write: byLetter(flag) },
  {
    id: 'colchetes',
    name: { pt: 'Colchetes', en: 'Brackets' },
    write: byCharacter((character) => (isSpace(character) ? character : `【${character}】`)),
  },
  {
    id: 'coracoes',
    name: { pt: 'Corações', en: 'Hearts' },
    write: byCharacter((character) => character, '♥'),
  },
  {
    id: 'estrelas',
    name: { pt: 'Estrelas', en: 'Stars' },
    write: (text: string) => `★彡 ${normalize(text, 'NFC')} 彡★`,
  },
];
