import * as v from 'valibot';
import { describe, integer, seeded } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { babyNames as namesByOrigin } from '../../data/baby-names.ts';
import { removeAccents } from '../../lib/text/accents.ts';
import { lazy } from '../../lib/lazy.ts';
import { splitLines } from './_lists.ts';
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
  name: describe(v.string(), { pt: 'Nome', en: 'Name' }),
  gender: describe(v.picklist(genders), {
    pt: 'Gênero do nome; unissex serve aos dois',
    en: 'Gender of the name; unissex (unisex) fits both',
  }),
  origin: describe(v.picklist(origins), {
    pt: 'Língua ou povo de origem',
    en: 'Language or people of origin',
  }),
  meaning: describe(v.string(), { pt: 'Significado do nome', en: 'Meaning of the name, in Portuguese' }),
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
  summary: 'Sugere nomes por gênero, origem e inicial, com o significado',
  en: {
    name: 'Baby names',
    summary: 'Suggests names by gender, origin and first letters, with their meaning',
  },
  items: 'names',
  input: v.object({
    gender: describe(v.optional(v.picklist(genders)), {
      pt: 'Gênero; masculino e feminino incluem os unissex. Sem ele, todos',
      en: 'Gender; masculino and feminino include the unisex names. Without it, all of them',
    }),
    origin: describe(v.optional(v.picklist(origins)), {
      pt: 'Língua ou povo de origem. Sem ele, todos',
      en: 'Language or people of origin. Without it, all of them',
    }),
    startsWith: describe(
      v.optional(
        v.pipe(
          v.string(),
          v.check(
            (value) => /^\p{L}{1,3}$/u.test(value.normalize('NFC')),
            say({ pt: 'deve ter de 1 a 3 letras', en: 'must have 1 to 3 letters' }),
          ),
        ),
      ),
      {
        pt: 'Primeiras letras do nome; acentos e maiúsculas não contam',
        en: 'First letters of the name; accents and capitals do not count',
      },
    ),
    count: describe(v.optional(integer(1, 50), 10), {
      pt: 'Quantos nomes sortear; vêm menos se menos houver',
      en: 'How many names to draw; fewer come if there are fewer',
    }),
    ...seeded,
  }),
  output: v.object({
    names: describe(v.array(entry), {
      pt: 'Nomes sorteados, sem repetição; vazia se nenhum serve',
      en: 'Names drawn, none twice; empty if none fits',
    }),
    total: describe(
      v.number(),
      { pt: 'Quantos nomes servem aos filtros', en: 'How many names fit the filters' },
      null,
    ),
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

/** As it is compared: without accents, in small letters. */
function plain(text: string): string {
  return removeAccents(text).toLowerCase();
}
