import * as v from 'valibot';
import { count, flag, seeded } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { nickWords } from '../../data/nick-words.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { splitWords } from '../../draws/lists.ts';
import { between, chance, digits, distinct, pick, type Random } from '../../lib/random.ts';

const styles = ['divertido', 'gamer', 'fofo', 'sombrio', 'fantasia', 'minimalista'] as const;

type Style = (typeof styles)[number];

const MIN_LENGTH = 4;
const MAX_LENGTH = 20;
const MAX_DIGITS = 4;

/** Longest name of the minimal style, before any digits. */
const MAX_MINIMAL_LENGTH = 10;

/** Nicknames of a noun and an adjective of the style, 4 to 20 characters that any service takes. */
export const nick = defineTool({
  method: 'GET',
  path: '/nick',
  category: 'geradores',
  name: 'Gerador de nicks',
  items: 'nicks',
  input: v.object({
    count: count(),
    style: v.optional(v.picklist(styles), 'divertido'),
    includeNumbers: flag(false),
    ...seeded,
  }),
  output: v.object({
    nicks: v.array(v.string()),
  }),
  result: 'nicks',
  examples: [{ input: { style: 'gamer', includeNumbers: true } }],
  run({ count, style, includeNumbers }, { random }) {
    const parts = partsOf(style);
    return { nicks: distinct(count, () => drawNick(random, style, parts, includeNumbers)) };
  },
});

interface Parts {
  readonly nouns: readonly string[];
  readonly adjectives: readonly string[];
}

function partsOf(style: Style): Parts {
  const { todos, [style]: own } = nickWords;
  const read = (kind: keyof Parts) => splitWords(removeAccents(`${todos[kind]} ${own[kind]}`));
  return { nouns: read('nouns'), adjectives: read('adjectives') };
}

function drawNick(random: Random, style: Style, parts: Parts, includeNumbers: boolean): string {
  for (;;) {
    const name = drawName(random, style, parts);
    const nick = includeNumbers ? name + digits(random, between(random, 1, MAX_DIGITS)) : name;
    const fits = style !== 'minimalista' || name.length <= MAX_MINIMAL_LENGTH;
    if (fits && name.length >= MIN_LENGTH && nick.length <= MAX_LENGTH) return nick;
  }
}

function drawName(random: Random, style: Style, { nouns, adjectives }: Parts): string {
  const [noun, adjective] = [pick(random, nouns), pick(random, adjectives)];
  if (style === 'minimalista') return (chance(random, 1, 2) ? noun : noun + adjective).toLowerCase();
  const name = chance(random, 1, 4) ? `${noun}_${adjective}` : noun + adjective;
  return style === 'gamer' && chance(random, 1, 4) ? `xX_${name}_Xx` : name;
}
