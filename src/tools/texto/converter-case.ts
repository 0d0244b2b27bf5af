import * as v from 'valibot';
import { text } from '../../kit/fields/index.ts';
import { oneOf, say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { smallWords } from '../../data/small-words.ts';
import { removeAccents as withoutAccents } from '../../lib/text/accents.ts';
import { alternateCase, capitalize, partsOf, sentenceCase, toggleCase } from './_case.ts';
import { unixLines } from '../../lib/text/lines.ts';
import { WORD } from '../../lib/text/words.ts';
import { normalize } from '../../lib/text/normalize.ts';

interface Style {
  /** An identifier is made of the parts of each line; any other style keeps all but the case. */
  readonly identifier?: true;
  apply(text: string): string;
}

function identifier(join: (parts: readonly string[]) => string): Style {
  const apply = (text: string) =>
    text
      .split('\n')
      .map((line) => join(partsOf(line)))
      .join('\n');
  return { identifier: true, apply };
}

const lower = (part: string) => part.toLowerCase();
const upper = (part: string) => part.toUpperCase();

const styles: Readonly<Record<string, Style>> = {
  camelCase: identifier((parts) =>
    parts.map((part, i) => (i === 0 ? lower(part) : capitalize(part))).join(''),
  ),
  PascalCase: identifier((parts) => parts.map(capitalize).join('')),
  snake_case: identifier((parts) => parts.map(lower).join('_')),
  CONSTANT_CASE: identifier((parts) => parts.map(upper).join('_')),
  'kebab-case': identifier((parts) => parts.map(lower).join('-')),
  'Train-Case': identifier((parts) => parts.map(capitalize).join('-')),
  'dot.case': identifier((parts) => parts.map(lower).join('.')),
  'path/case': identifier((parts) => parts.map(lower).join('/')),
  flatcase: identifier((parts) => parts.map(lower).join('')),
  lowercase: { apply: lower },
  UPPERCASE: { apply: upper },
  'Title Case': { apply: titleCase },
  'Capital Case': { apply: (text) => text.replace(WORD, byParts(capitalize)) },
  'Sentence case': { apply: sentenceCase },
  'tOGGLE cASE': { apply: toggleCase },
  'aLtErNaTiNg cAsE': { apply: alternateCase },
};

const names: readonly string[] = /* @__PURE__ */ Object.keys(styles);

/** Identifiers have the letter that an ordinal sign stands for: nº is no. */
const withoutOrdinals = (text: string) => text.replaceAll('º', 'o').replaceAll('ª', 'a');

function bare(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}

function nameOf(written: string): string | undefined {
  const wanted = bare(written);
  return names.find((name) => bare(name) === wanted);
}

/** Each part of a hyphenated word is a word of its own: Vice-Presidente (Manual de Redação da Presidência da República). */
const byParts =
  (change: (part: string, index: number) => string) =>
  (word: string): string => {
    let index = 0;
    return word.replace(/[^‐-]+/g, (part) => change(part, index++));
  };

/** Pronouns that follow a verb and its hyphen: lembra-te. */
const ENCLITICS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'me te se lhe lhes lo la los las vos mo ma to ta'.split(' '),
);

/** Each line is a title of its own. */
function titleCase(text: string): string {
  return text.split('\n').map(titleOf).join('\n');
}

/**
 * Small words in lower case, except at the start of the line. Initials and Roman numerals are capitals, and what follows
 * an elision is a word of its own (copo d'Água, Sant'Ana).
 */
function titleOf(line: string): string {
  const lastWord = [...line.matchAll(WORD)].at(-1)?.index;
  let isFirst = true;
  return line.replace(WORD, (word, at: number) => {
    const mayBeInitial = at === lastWord || isInitial(line, at, at + word.length);
    return byParts((part, index) => {
      const title = titlePart(part, { isFirst, isEnclitic: index > 0, mayBeInitial });
      isFirst = false;
      return title;
    })(word);
  });
}

interface PartPlace {
  readonly isFirst: boolean;
  readonly isEnclitic: boolean;
  /** True where a single letter is an initial or the name of a thing, and not an article. */
  readonly mayBeInitial: boolean;
}

function titlePart(part: string, { isFirst, isEnclitic, mayBeInitial }: PartPlace): string {
  const small = part.toLowerCase();
  if (isEnclitic && ENCLITICS.has(small)) return small;
  if (isNumeral(part)) return part.toUpperCase();
  const [elided = ''] = /^(?:d|l|o|sant)['’](?=.)/.exec(small) ?? [];
  const rest = capitalize(small.slice(elided.length));
  const begun = elided.startsWith('d') && !isFirst ? elided : capitalize(elided);
  const plain = normalize(small, 'NFC');
  const isSmall =
    (smallWords.includes(plain) || PARTICLES.has(plain)) && !(mayBeInitial && plain.length === 1);
  return isSmall && !isFirst ? small : begun + rest;
}

/** Particles of names of other languages that Brazilians write small: São João del Rei. */
const PARTICLES: ReadonlySet<string> = /* @__PURE__ */ new Set(['del', 'della', 'von']);

/** Roman numerals up to 89 of two letters or more; those that are words of their own only where they are written in capitals. */
const NUMERAL = /^(?=..)(?:X{0,3}|XL|LX{1,3})(?:IX|IV|V?I{0,3})$/i;
const WORDS_LIKE_NUMERALS: ReadonlySet<string> = /* @__PURE__ */ new Set(['vi', 'Vi', 'xi', 'Xi']);

const isNumeral = (part: string) => NUMERAL.test(part) && !WORDS_LIKE_NUMERALS.has(part);

/** Tests that a letter stands before a point, or beside a slash and another single letter: João A. Silva, S.A., S/A. */
function isInitial(line: string, from: number, to: number): boolean {
  const [before, after] = [line.slice(Math.max(0, from - 4), from), line.slice(to, to + 4)];
  return (
    after.startsWith('.') ||
    /^\/\p{L}(?![\p{L}\p{M}\p{N}])/u.test(after) ||
    /(?:^|[^\p{L}\p{M}\p{N}])\p{L}\/$/u.test(before)
  );
}

/** Letter case for identifiers, titles and sentences. */
export const converterCase = defineTool({
  method: 'POST',
  path: '/texto/converter-case',
  category: 'texto',
  name: 'Conversor de maiúsculas e minúsculas',
  input: v.object({
    text: text(1, 100_000),
    style: v.pipe(
      v.string(),
      v.check((style) => nameOf(style) !== undefined, say(oneOf(names))),
    ),
    removeAccents: v.optional(v.boolean()),
  }),
  output: v.object({
    style: v.string(),
    result: v.string(),
  }),
  result: 'result',
  examples: [{ input: { text: 'Número do pedido HTTPServer', style: 'camelCase' } }],
  run({ text, style: written, removeAccents }) {
    const name = nameOf(written) as string;
    const style = styles[name] as Style;
    const lines = unixLines(text);
    const plain = (removeAccents ?? style.identifier) ? withoutAccents(lines) : lines;
    const isPlain = style.identifier && removeAccents !== false;
    return { style: name, result: style.apply(isPlain ? withoutOrdinals(plain) : plain) };
  },
});
