import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { describe, text } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { htmlEntities } from '../../data/html-entities.ts';
import { categoryLabels } from '../../data/unicode-categories.ts';
import { blockOf, categoryOf } from './_code-points.ts';
import { graphemes } from '../../lib/text/graphemes.ts';
import { unixLines } from '../../lib/text/lines.ts';
import { percentEncode } from '../../lib/text/percent-encoding.ts';
import { normalize } from '../../lib/text/normalize.ts';

const MAX_CHARACTERS = 100;
/** Code points: a character may hold any number of them, and the answer tells some 160 bytes of each. */
const MAX_CODE_POINTS = 5_000;

/** What Unicode presents as emoji by itself, by a variation selector, as a flag or as a keycap (UTS #51). */
const EMOJI =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u;

/** What Unicode, HTML, CSS, JavaScript and URLs make of each character. */
export const infoCaractere = defineTool({
  method: 'POST',
  path: '/texto/info-caractere',
  category: 'texto',
  name: 'Informações do caractere',
  summary: 'Mostra os códigos de cada caractere em Unicode, HTML, URL, JavaScript e CSS',
  en: {
    name: 'Character information',
    summary: 'Shows the codes of each character in Unicode, HTML, URL, JavaScript and CSS',
  },
  input: v.object({
    text: describe(text(1, 100_000), {
      pt: 'Os caracteres; um emoji composto é um só',
      en: 'The characters; a composed emoji is one',
    }),
  }),
  output: v.object({
    count: describe(v.number(), { pt: 'Número de caracteres', en: 'Number of characters' }, null),
    characters: describe(
      v.array(
        v.object({
          character: describe(v.string(), { pt: 'O caractere', en: 'The character' }),
          codePoints: describe(
            v.array(
              v.object({
                codePoint: describe(v.string(), {
                  pt: 'Ponto de código (U+00E1)',
                  en: 'Code point (U+00E1)',
                }),
                decimal: describe(
                  v.number(),
                  { pt: 'O ponto de código como número decimal', en: 'The code point as a decimal number' },
                  null,
                ),
                category: describe(v.string(), {
                  pt: 'Categoria geral do Unicode, em duas letras',
                  en: 'General category of Unicode, in two letters',
                }),
                categoryLabel: describe(v.string(), {
                  pt: 'Nome da categoria',
                  en: 'Name of the category (in Portuguese)',
                }),
                block: describe(v.nullable(v.string()), {
                  pt: 'Bloco do Unicode; null fora de todos',
                  en: 'Block of Unicode; null outside of all',
                }),
              }),
            ),
            { pt: 'Os pontos de código de que ele é feito', en: 'The code points that it is made of' },
          ),
          htmlEntity: describe(v.nullable(v.string()), {
            pt: 'Entidade do HTML 4.01 com nome; null sem uma',
            en: 'Named entity of HTML 4.01; null without one',
          }),
          htmlDecimal: describe(v.string(), {
            pt: 'Referência decimal do HTML',
            en: 'Decimal reference of HTML',
          }),
          htmlHex: describe(v.string(), {
            pt: 'Referência hexadecimal do HTML',
            en: 'Hexadecimal reference of HTML',
          }),
          utf8: describe(v.string(), {
            pt: 'Bytes da codificação UTF-8, como hexadecimais',
            en: 'Bytes of the UTF-8 encoding, as hexadecimals',
          }),
          utf16: describe(v.string(), {
            pt: 'Unidades da codificação UTF-16, como hexadecimais',
            en: 'Units of the UTF-16 encoding, as hexadecimals',
          }),
          urlEncoded: describe(v.string(), {
            pt: 'O caractere como se escreve numa URL',
            en: 'The character as it is written in a URL',
          }),
          javascript: describe(v.string(), {
            pt: 'Escape do JavaScript, por unidade UTF-16',
            en: 'Escape of JavaScript, by UTF-16 unit',
          }),
          css: describe(v.string(), {
            pt: 'Escape do CSS, por ponto de código',
            en: 'Escape of CSS, by code point',
          }),
          decomposition: describe(v.nullable(v.string()), {
            pt: 'Pontos de código da forma decomposta (NFD); null quando não muda',
            en: 'Code points of the decomposed form (NFD); null where it does not change',
          }),
          emoji: describe(v.boolean(), {
            pt: 'Se o caractere é mostrado como emoji',
            en: 'Whether the character is shown as an emoji',
          }),
        }),
      ),
      { pt: 'Os caracteres, na ordem do texto', en: 'The characters, in the order of the text' },
    ),
  }),
  result: 'count',
  examples: [{ input: { text: 'á€' } }],
  impossible: { text: `a${'\u0301'.repeat(5000)}` },
  run({ text }) {
    const characters = graphemes(unixLines(text));
    if (characters.length > MAX_CHARACTERS) {
      throw badParameter('text', {
        pt: `deve ter de 1 a ${MAX_CHARACTERS} caracteres visíveis`,
        en: `must have 1 to ${MAX_CHARACTERS} visible characters`,
      });
    }
    if ([...text].length > MAX_CODE_POINTS) {
      throw invalidValue('text', {
        pt: `deve ter no máximo ${MAX_CODE_POINTS} pontos de código Unicode`,
        en: `must have at most ${MAX_CODE_POINTS} Unicode code points`,
      });
    }
    // One character may be of thousands of marks, few of them different.
    const known = new Map<number, CodePoint>();
    const describeOnce = (decimal: number) => {
      const facts = known.get(decimal) ?? describeCode(decimal);
      known.set(decimal, facts);
      return facts;
    };
    return {
      count: characters.length,
      characters: characters.map((character) => formsOf(character, describeOnce)),
    };
  },
});

type CodePoint = ReturnType<typeof describeCode>;

function formsOf(character: string, describeOnce: (decimal: number) => CodePoint) {
  const decimals = codesOf(character);
  // An unpaired surrogate has no form in UTF-8; what is sent for it is U+FFFD.
  const writable = character.replace(/\p{Surrogate}/gu, '\uFFFD');
  const decomposed = normalize(character, 'NFD');
  const entity = decimals.length === 1 ? htmlEntities[decimals[0] as number] : undefined;
  const units = Array.from(character.split(''), (unit) => hex(unit.charCodeAt(0), 4));
  return {
    character,
    codePoints: decimals.map(describeOnce),
    htmlEntity: entity === undefined ? null : `&${entity};`,
    htmlDecimal: decimals.map((decimal) => `&#${decimal};`).join(''),
    htmlHex: decimals.map((decimal) => `&#x${hex(decimal, 1)};`).join(''),
    utf8: Array.from(new TextEncoder().encode(writable), (byte) => hex(byte, 2)).join(' '),
    utf16: units.join(' '),
    urlEncoded: percentEncode(writable),
    javascript: units.map((unit) => `\\u${unit}`).join(''),
    css: decimals.map((decimal) => `\\${hex(decimal, 6)}`).join(''),
    decomposition: decomposed === character ? null : codesOf(decomposed).map(name).join(' '),
    emoji: EMOJI.test(character),
  };
}

function describeCode(decimal: number) {
  const category = categoryOf(String.fromCodePoint(decimal));
  return {
    codePoint: name(decimal),
    decimal,
    category,
    categoryLabel: categoryLabels[category] as string,
    block: blockOf(decimal),
  };
}

function codesOf(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) as number);
}

function name(decimal: number): string {
  return `U+${hex(decimal, 4)}`;
}

function hex(value: number, width: number): string {
  return value.toString(16).toUpperCase().padStart(width, '0');
}
