import { describe, expect, it } from 'vitest';
import { type World, world } from './index.ts';
import { script } from './sql.ts';
import { csvHead, csvLines } from './texts.ts';
import type { Rows, TableName } from './schema.ts';

async function sha256(pieces: Iterable<string>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode([...pieces].join('')));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function* csvOf({ tables }: World): Generator<string> {
  for (const name of Object.keys(tables) as TableName[]) {
    yield csvHead(name);
    yield* csvLines(name, tables[name] as Iterable<Rows[typeof name]>);
  }
}

const small = { seedVersion: 1, until: '2026-10', employees: 8, months: 4 } as const;
const worlds = {
  plain: { ...small, seed: 'demo' },
  'with another seed, of signs beyond ASCII': { ...small, seed: 'ção 😀' },
  'with several companies and branches': { ...small, seed: 'demo', companies: 3, branches: 4 },
  'with letters in CNPJs': { ...small, seed: 'demo', months: 3, alphanumeric: true },
  'in one state': { ...small, seed: 'demo', state: 'AC' as const },
  'with anomalies': { ...small, seed: 'demo', anomalies: 0.1, sales: 40 },
  'over two years': { ...small, seed: 'demo', months: 24, employees: 2 },
};

// A release that changes one of them must have a new seed version; a runtime that does has a fault.
const digests: { readonly [Name in keyof typeof worlds]: string } = {
  plain: '1c9e3c1066f559ad6535f3cab0c6a8de0843199eed7d8e7f5e0dd9d62d225812',
  'with another seed, of signs beyond ASCII':
    'a57d5ce36ef799cdde51b0a21c8877e39b433c4ed626b9dc8f67fca54d2deabe',
  'with several companies and branches': '46c915bda4e096f5b1f32ed47eb4de54f50205304500765d89705e868057bdd5',
  'with letters in CNPJs': '7185d20dbaf27178830c6831517e73728c7923a637fd5ac8929bebe961ed0c77',
  'in one state': '5984a7b5acf6e5375640fd8f7ef4a29ead0a503367ec33a93f891cbc2ff71f1e',
  'with anomalies': '8ffb546837f2ef8731bacbea640102719ebbb2bfd55acf029b755ad7fc3987b3',
  'over two years': '42f0c0f5f50f1c0edf08c35e0adf169884a3d769232dfa20994f71b580f6ee86',
};

describe('a world has the same bytes on every runtime, in every release', () => {
  it.each(Object.entries(worlds))('%s', async (name, options) => {
    expect(await sha256(csvOf(world(options)))).toBe(digests[name as keyof typeof digests]);
  });

  it.each([
    ['postgres', 'c479e462cf169ae28b3f66eaf8ce23469b2160f3bff6fb216550c5d2f17f719b'],
    ['mysql', 'f5e01c98760a87ea7ee303551d5f55d5a94392b132182104aa20bf052867f694'],
    ['sqlite', 'd00e370cc51e38317e83f5ff2271a79b020f9c4f889cbe78cb761545e64382ad'],
  ] as const)('as a script of SQL for %s', async (dialect, digest) => {
    const made = world(worlds.plain);
    expect(await sha256(script(made.ddl(dialect), made.sql(dialect), dialect))).toBe(digest);
  });
});
