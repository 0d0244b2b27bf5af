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

/** Small words in lower case, except at the start of the text. What follows `d'` is a word of its own (copo d'Água). */
function titleCase(text: string): string {
  let isFirst = true;
  const change = (word: string, index: number): string => {
    const small = word.toLowerCase();
    if (index > 0 && ENCLITICS.has(small)) return small;
    const [elided = ''] = /^d['’](?=.)/.exec(small) ?? [];
    const rest = capitalize(small.slice(elided.length));
    const inside = smallWords.includes(normalize(small, 'NFC')) ? small : elided + rest;
    const title = isFirst ? capitalize(elided) + rest : inside;
    isFirst = false;
    return title;
  };
  return text.replace(WORD, byParts(change));
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
    return { style: name, result: style.apply(plain) };
  },
});
