import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { text, num, pure } from '../../kit/fields/index.ts';
import { type Text, textIn } from '../../kit/texts.ts';
import { type Context, defineTool } from '../../kit/tool.ts';
import { htmlEntities } from '../../data/html-entities.ts';
import { categoryLabels } from '../../data/unicode-categories.ts';
import { blockOf, categoryOf } from './_code-points.ts';
import { graphemes } from '../../lib/text/graphemes.ts';
import { unixLines } from '../../lib/text/lines.ts';
import { percentEncode } from '../../lib/text/percent-encoding.ts';
import { normalize } from '../../lib/text/normalize.ts';

const MAX_CHARACTERS = 100;
/** Code points: a character may hold any number of them, and the answer has some 160 bytes of each. */
const MAX_CODE_POINTS = 5_000;

/** Matches what Unicode presents as emoji by itself, by a variation selector, as a flag or as a keycap (UTS #51). */
const EMOJI =
  /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u;

/** Facts about each character in Unicode, HTML, CSS, JavaScript and URLs. */
export const infoCaractere = defineTool({
  method: 'POST',
  path: '/texto/info-caractere',
  category: 'texto',
  name: 'Informações do caractere',
  input: v.object({
    text: text(1, 100_000),
  }),
  output: v.object({
    count: num(pure),
    characters: v.array(
      v.object({
        character: v.string(),
        codePoints: v.array(
          v.object({
            codePoint: v.string(),
            decimal: num(pure),
            category: v.string(),
            categoryLabel: v.string(),
            block: v.nullable(v.string()),
          }),
        ),
        htmlEntity: v.nullable(v.string()),
        htmlDecimal: v.string(),
        htmlHex: v.string(),
        utf8: v.string(),
        utf16: v.string(),
        urlEncoded: v.string(),
        javascript: v.string(),
        css: v.string(),
        decomposition: v.nullable(v.string()),
        emoji: v.boolean(),
      }),
    ),
  }),
  result: 'count',
  examples: [{ input: { text: 'á€' } }],
  impossible: { text: `a${'\u0301'.repeat(5000)}` },
  run({ text }, { language }) {
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
      const facts = known.get(decimal) ?? describeCode(decimal, language);
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

function describeCode(decimal: number, language: Context['language']) {
  const category = categoryOf(String.fromCodePoint(decimal));
  return {
    codePoint: name(decimal),
    decimal,
    category,
    categoryLabel: textIn(categoryLabels[category] as Text, language),
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
