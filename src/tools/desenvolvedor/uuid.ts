import * as v from 'valibot';
import { count, describe, flag, seeded, text } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { type Context, defineTool } from '../../kit/tool.ts';
import { dayNumber } from '../../lib/dates/dates.ts';
import { DAY } from '../../lib/dates/durations.ts';
import { distinct } from '../../lib/random.ts';
import { instantOf } from './_time-zones.ts';
import { inspectUuid, readUuid, VARIANTS } from './_uuid.ts';

const action = describe(v.optional(v.picklist(['generate', 'inspect']), 'generate'), {
  pt: 'O que fazer: gerar, ou mostrar as partes do UUID em value',
  en: 'What to do: generate, or show the parts of the UUID in value',
});
const generateEntries = {
  action,
  version: describe(v.optional(v.picklist([4, 7]), 4), {
    pt: 'Versão: 4, aleatória, ou 7, que começa pelo instante e se ordena no tempo',
    en: 'Version: 4, random, or 7, which starts with the instant and sorts by time',
  }),
  count: count(),
  uppercase: describe(flag(false), {
    pt: 'Se as letras são maiúsculas',
    en: 'Whether the letters are capitals',
  }),
  hyphens: describe(flag(true), { pt: 'Se os hifens são escritos', en: 'Whether the hyphens are written' }),
  ...seeded,
};
const value = describe(
  v.pipe(
    text(1, 200),
    v.check(
      (value) => readUuid(value) !== null,
      say({
        pt: 'deve ter 32 dígitos hexadecimais, ou a forma 8-4-4-4-12, também entre {} ou depois de urn:uuid:',
        en: 'must have 32 hexadecimal digits, or the form 8-4-4-4-12, in {} or after urn:uuid: too',
      }),
    ),
  ),
  {
    pt: 'UUID a mostrar, com ou sem hifens. Só lido, e então obrigatório, com action=inspect',
    en: 'UUID to show, with or without hyphens. Only read, and then required, with action=inspect',
  },
);

/** UUIDs of RFC 9562: drawn (version 4), ordered by time (version 7), or taken apart. */
export const uuid = defineTool({
  method: 'GET',
  path: '/dev/uuid',
  category: 'desenvolvedor',
  name: 'Gerador de UUID',
  summary: 'Gera UUIDs aleatórios (versão 4) ou ordenados no tempo (versão 7), e mostra as partes de um UUID',
  en: {
    name: 'UUID generator',
    summary:
      'Generates random UUIDs (version 4) or ones ordered in time (version 7), and shows the parts of a UUID',
  },
  about: { pt: 'RFC 9562.', en: 'RFC 9562.' },
  items: 'uuids',
  input: v.object({
    ...generateEntries,
    value: describe(v.optional(text(1, 200)), {
      pt: 'UUID a mostrar, com ou sem hifens. Só lido, e então obrigatório, com action=inspect',
      en: 'UUID to show, with or without hyphens. Only read, and then required, with action=inspect',
    }),
  }),
  byAction: { generate: v.object(generateEntries), inspect: v.object({ action, value }) },
  output: v.union([
    v.object({
      uuids: describe(v.array(v.string()), {
        pt: 'UUIDs gerados, todos diferentes',
        en: 'UUIDs generated, all different',
      }),
    }),
    v.object({
      action: describe(v.literal('inspect'), { pt: 'O que foi feito', en: 'What was done' }),
      value: describe(v.string(), { pt: 'O valor, como foi enviado', en: 'The value, as it was sent' }),
      uuid: describe(v.string(), { pt: 'O UUID na forma canônica', en: 'The UUID in its canonical form' }),
      version: describe(
        v.nullable(v.number()),
        { pt: 'Versão, ou null se a variante não tem', en: 'Version, or null if the variant has none' },
        null,
      ),
      variant: describe(v.picklist(VARIANTS), {
        pt: 'Variante, isto é, a família de UUIDs; a da RFC 9562 é a de uso geral',
        en: 'Variant, that is, the family of UUIDs; that of RFC 9562 is the one in general use',
      }),
      special: describe(v.nullable(v.picklist(['nil', 'max'])), {
        pt: 'O UUID nulo (nil) ou o máximo (max), ou null',
        en: 'The nil or the max UUID, or null',
      }),
      timestamp: describe(v.nullable(v.string()), {
        pt: 'Instante gravado, em UTC, nas versões que o têm; senão null',
        en: 'Instant that it holds, in UTC, of versions that have one; otherwise null',
      }),
      clockSequence: describe(
        v.nullable(v.number()),
        {
          pt: 'Sequência do relógio, nas versões 1 e 6; senão null',
          en: 'Clock sequence, of versions 1 and 6; otherwise null',
        },
        null,
      ),
      node: describe(v.nullable(v.string()), {
        pt: 'Nó, em hexadecimal, nas versões 1 e 6; senão null',
        en: 'Node, in hexadecimal, of versions 1 and 6; otherwise null',
      }),
    }),
  ]),
  result: ['uuids', 'uuid'],
  examples: [
    { input: { count: 2 } },
    { input: { version: 7 } },
    { input: { action: 'inspect', value: 'C232AB00-9414-11EC-B3C8-9F6BDECED846' } },
  ],
  run({ action, version, count, uppercase, hyphens, seed, value = '' }, context) {
    if (action === 'inspect') return { action, value, ...inspectUuid(readUuid(value) as string) };
    const drawn =
      version === 4 ? drawRandom(count, context) : drawOrdered(count, context, seed !== undefined);
    const uuids = drawn.map((digits) => {
      const text = hyphens ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : digits;
      return uppercase ? text.toUpperCase() : text;
    });
    return { uuids };
  },
});

/** Version 4 (section 5.4): 122 random bits. */
function drawRandom(count: number, { random }: Context): string[] {
  return distinct(count, () => {
    const words = [random(), random(), random(), random()] as const;
    return [words[0], versioned(words[1], 4), variant(words[2]), words[3]].map(hex32).join('');
  });
}

/**
 * Version 7 (section 5.7): 48 bits of milliseconds, 74 random ones. Those of one answer have the same time, so they are
 * sorted. With a seed the time is the day's, or the same seed would give others in each millisecond.
 */
function drawOrdered(count: number, { random, now, today }: Context, isSeeded: boolean): string[] {
  const time = isSeeded ? instantOf(dayNumber(today) * DAY, 'America/Sao_Paulo') : now;
  // A clock before 1970 has no time of version 7.
  const milliseconds = Math.max(0, Math.floor(time)).toString(16).padStart(12, '0');
  return distinct(count, () => {
    const words = [random(), random(), random()] as const;
    const [high, low] = [hex32(versioned(words[0], 7)).slice(4), hex32(variant(words[1]))];
    return milliseconds + high + low + hex32(words[2]);
  }).toSorted();
}

function versioned(word: number, version: number): number {
  return (word & 0xffff_0fff) | (version << 12);
}

/** The variant of RFC 9562: 10 in the first two bits. */
function variant(word: number): number {
  return (word & 0x3fff_ffff) | 0x8000_0000;
}

function hex32(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
