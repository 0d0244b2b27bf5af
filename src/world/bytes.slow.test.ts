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
  plain: 'ed82fa44dca99ef7794aeb14a1d016ef30782f59d26a5b336e0e8482617142b4',
  'with another seed, of signs beyond ASCII':
    '43587b11e7d2241152767246c820941c1e7e811a5b941cdb949be9078e38e23d',
  'with several companies and branches': 'ecc0bfb61142b42c9a84a74a0c3081742ab595233acee485abc617d7cb665fbc',
  'with letters in CNPJs': '84e15855f9a411111ec8c6fb791411153a4f38b9aadb217270bfc3130ebd9f3b',
  'in one state': '923786e4b530ebaa8e1d7f173216ecc39d589ce34d6ad7ff6f2d6b8c05d7ee5e',
  'with anomalies': 'eb5ce283b287349843ccc48bce03041afb8ee957c16aafaf32dcbcddbd0b43d0',
  'over two years': 'bac03d52485d69a1b1ec3e57c4f70843556a557c9c0f78287283a2342cdeddf5',
};

describe('a world has the same bytes on every runtime, in every release', () => {
  it.each(Object.entries(worlds))('%s', async (name, options) => {
    expect(await sha256(csvOf(world(options)))).toBe(digests[name as keyof typeof digests]);
  });

  it.each([
    ['postgres', '9dd53c56ec634d4a72c795c8d544961f007ea8e9d6ca273f13c058307f8ddcf9'],
    ['mysql', 'f277da7a006ce3575b92c1b03b6d268ddc5ea6fa0e1ea00ac9f793462c023d0b'],
    ['sqlite', '8c98ee3fdc4667887789a86bcfd98f1cf09c19d2fdba54c7dd93ed5d89210db9'],
  ] as const)('as a script of SQL for %s', async (dialect, digest) => {
    const made = world(worlds.plain);
    expect(await sha256(script(made.ddl(dialect), made.sql(dialect), dialect))).toBe(digest);
  });
});
