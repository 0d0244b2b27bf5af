import * as v from 'valibot';
import { integer, inUnit, num, pure, seeded } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { babyNames as namesByOrigin } from '../../data/baby-names.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { lazy } from '../../lib/lazy.ts';
import { splitLines } from '../../draws/lists.ts';
import { sample } from '../../lib/random.ts';

const genderByMark = { m: 'masculino', f: 'feminino', u: 'unissex' } as const;

const genders = ['masculino', 'feminino', 'unissex'] as const;

const origins = [
  'hebraica',
  'grega',
  'latina',
  'germanica',
  'arabe',
  'tupi',
  'africana',
  'celta',
  'inglesa',
  'francesa',
  'italiana',
  'japonesa',
  'eslava',
  'nordica',
] as const;

const entry = v.object({
  name: v.string(),
  gender: v.picklist(genders),
  origin: v.picklist(origins),
  meaning: v.string(),
});

type Entry = v.InferOutput<typeof entry>;

const entries = lazy(() =>
  origins.flatMap((origin) => splitLines(namesByOrigin[origin]).map((line) => parseEntry(line, origin))),
);

function parseEntry(line: string, origin: Entry['origin']): Entry {
  const [mark, name, ...meaning] = line.split(' ') as [keyof typeof genderByMark, string, ...string[]];
  return { name, gender: genderByMark[mark], origin, meaning: meaning.join(' ') };
}

/** Names for a child by gender, origin and initial letters, with what they mean. */
export const babyNames = defineTool({
  method: 'POST',
  path: '/baby-names',
  category: 'geradores',
  name: 'Nomes para bebês',
  items: 'names',
  input: v.object({
    gender: v.optional(v.picklist(genders)),
    origin: v.optional(v.picklist(origins)),
    startsWith: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (value) => /^\p{L}{1,3}$/u.test(value.normalize('NFC')),
          say({ pt: 'deve ter de 1 a 3 letras', en: 'must have 1 to 3 letters' }),
        ),
      ),
    ),
    count: v.optional(inUnit(pure, integer(1, 50)), 10),
    ...seeded,
  }),
  output: v.object({
    names: v.array(entry),
    total: num(pure),
  }),
  result: 'names.*.name',
  examples: [{ input: { startsWith: 'mig', gender: 'masculino', count: 1 } }],
  run({ gender, origin, startsWith = '', count }, { random }) {
    const start = plain(startsWith);
    const matches = entries().filter(
      (entry) =>
        (gender === undefined || entry.gender === gender || entry.gender === 'unissex') &&
        (origin === undefined || entry.origin === origin) &&
        plain(entry.name).startsWith(start),
    );
    const drawn = sample(random, matches.length, Math.min(count, matches.length));
    return { names: drawn.map((i) => matches[i] as Entry), total: matches.length };
  },
});

/** Reduces a text for comparison: without accents, in small letters. */
function plain(text: string): string {
  return removeAccents(text).toLowerCase();
}
