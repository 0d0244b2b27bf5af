import * as v from 'valibot';
import { count, flag, seed } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
import { distinct, type Random } from '../../lib/random.ts';

/** UUIDs of version 4, variant 10 (RFC 9562 section 5.4): 122 random bits. */
export const uuid = defineTool({
  method: 'GET',
  path: '/dev/uuid',
  category: 'desenvolvedor',
  name: 'Gerador de UUID',
  summary: 'Gera UUIDs aleatórios (versão 4)',
  items: 'uuids',
  input: v.object({ count: count(), uppercase: flag(false), hyphens: flag(true), seed }),
  output: v.object({ uuids: v.array(v.string()) }),
  examples: [
    {
      input: { count: 2 },
      output: {
        uuids: ['0b0b6a3e-3f0c-4d3a-9f52-5c1d0a9f7e11', 'c2a7a0f4-6d8e-4f1b-8a43-9b1e6f3f2d70'],
      },
    },
  ],
  run({ count, uppercase, hyphens }, { random }) {
    const uuids = distinct(count, () => drawUuid(random)).map((digits) => {
      const text = hyphens ? digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : digits;
      return uppercase ? text.toUpperCase() : text;
    });
    return { uuids };
  },
});

/** 32 hexadecimal digits. */
function drawUuid(random: Random): string {
  const words = [random(), random(), random(), random()] as const;
  const version = (words[1] & 0xffff_0fff) | 0x4000;
  const variant = (words[2] & 0x3fff_ffff) | 0x8000_0000;
  return [words[0], version, variant, words[3]].map(hex32).join('');
}

function hex32(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
