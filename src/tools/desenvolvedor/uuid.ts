import * as v from 'valibot';
import { count, flag, inUnit, num, pure, seeded, text } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { type Context, defineTool } from '../../kit/tool.ts';
import { dayNumber } from '../../lib/dates/dates.ts';
import { DAY } from '../../lib/dates/durations.ts';
import { distinct } from '../../lib/random.ts';
import { instantOf } from './_time-zones.ts';
import { inspectUuid, readUuid, VARIANTS } from './_uuid.ts';

const action = v.optional(v.picklist(['generate', 'inspect']), 'generate');
const generateEntries = {
  action,
  version: v.optional(inUnit(pure, v.picklist([4, 7])), 4),
  count: count(),
  uppercase: flag(false),
  hyphens: flag(true),
  ...seeded,
};
const value = v.pipe(
  text(1, 200),
  v.check(
    (value) => readUuid(value) !== null,
    say({
      pt: 'deve ter 32 dígitos hexadecimais, ou a forma 8-4-4-4-12, também entre {} ou depois de urn:uuid:',
      en: 'must have 32 hexadecimal digits, or the form 8-4-4-4-12, in {} or after urn:uuid: too',
    }),
  ),
);

/** UUIDs of RFC 9562: drawn (version 4), ordered by time (version 7), or taken apart. */
export const uuid = defineTool({
  method: 'GET',
  path: '/dev/uuid',
  category: 'desenvolvedor',
  name: 'Gerador de UUID',
  items: 'uuids',
  input: v.object({
    ...generateEntries,
    value: v.optional(text(1, 200)),
  }),
  byAction: { generate: v.object(generateEntries), inspect: v.object({ action, value }) },
  output: v.union([
    v.object({
      uuids: v.array(v.string()),
    }),
    v.object({
      action: v.literal('inspect'),
      value: v.string(),
      uuid: v.string(),
      version: v.nullable(num(pure)),
      variant: v.picklist(VARIANTS),
      special: v.nullable(v.picklist(['nil', 'max'])),
      timestamp: v.nullable(v.string()),
      clockSequence: v.nullable(num(pure)),
      node: v.nullable(v.string()),
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
    return [words[0], withVersion(words[1], 4), variant(words[2]), words[3]].map(hex32).join('');
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
    const [high, low] = [hex32(withVersion(words[0], 7)).slice(4), hex32(variant(words[1]))];
    return milliseconds + high + low + hex32(words[2]);
  }).toSorted();
}

function withVersion(word: number, version: number): number {
  return (word & 0xffff_0fff) | (version << 12);
}

/** The variant of RFC 9562: 10 in the first two bits. */
function variant(word: number): number {
  return (word & 0x3fff_ffff) | 0x8000_0000;
}

function hex32(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
