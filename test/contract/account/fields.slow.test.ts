import type * as v from 'valibot';
import { it } from 'vitest';
import type { Address } from '../../../src/pages/account/address.ts';
import * as addresses from '../../../src/pages/account/addresses/index.ts';
import { seededRandom } from '../../../src/lib/random-sources.ts';
import { expectRecord } from '../../support/accepted.ts';
import { startAccounts } from '../../support/account.ts';

const texts = (...lengths: readonly number[]) => lengths.map((length) => 'x'.repeat(length));
const days = ['2026-11-21', '2026-02-30', '2025-08-21', '2025-10-23', '2027-01-01'];
const instants = days.map((day) => `${day}T12:00:00Z`);
const words = ['', ' ', 'a\u0007', 'ação', 'true', 'tools', 'account', 'live', 'failed', 'tool_used', 'evt_'];
const urls = [
  'https://exemplo.com.br/',
  'http://exemplo.com.br/',
  'https://10.0.0.1/',
  'https://a:b@exemplo.com.br/',
];
const lists = [
  [],
  ...[
    ['cpf'],
    ['cpf', 'cpf'],
    ['nada'],
    ['tool_used'],
    ['tool_used', 'tool_used'],
    ['nada_feito'],
    [1],
    [null],
  ],
  ...[['failed'], ['failed', 'failed'], ['failed', 'skipped', 'canceled'], ['delivered']],
  ...[200, 201].map((length) => Array.from({ length }, (_, i) => `t${i}`)),
];
const numbers = [-1, 0, 0.5, 1, 50, 100, 101, 1_000, 1_001, 2_592_000, 2_592_001];

const inBody: readonly unknown[] = [
  ...[null, true, {}, ...numbers, ...words, ...texts(100, 101, 200, 201, 500, 501, 2_000, 2_048, 2_049)],
  ...[...days, ...instants, '2026-11-21T12:00:00', ...urls, ...lists],
];
const inQuery = [
  ...words,
  ...days,
  ...instants,
  ...numbers.map(String),
  `evt_${'0'.repeat(26)}`,
  ...texts(100, 101),
];

const shown = (value: unknown) => {
  const text = JSON.stringify(value);
  return text.length < 40
    ? text
    : Array.isArray(value)
      ? `a list of ${value.length}`
      : `${text.length - 2} characters`;
};

/** Values of the fields that addresses require. */
const base: Readonly<Record<string, unknown>> = {
  ...{ since: '2026-11-21T00:00:00Z', url: 'https://exemplo.com.br/' },
  ...{ events: ['tool_used'], event: 'tool_used' },
};

/** Sends each value of a field and writes one line per answer; refusals in both languages. */
async function linesOf(one: Address, part: 'query' | 'body', field: string): Promise<string[]> {
  const { ask, open } = await startAccounts({
    account: { mayRename: true, mayErase: true },
    random: seededRandom('fields'),
  });
  const { key } = await open('a');
  const needed = entriesOf(one.describe.body).flatMap((name) => (name in base ? [[name, base[name]]] : []));
  const answerTo = async (value: unknown, language: string) => {
    const query = part === 'query' ? `?${field}=${encodeURIComponent(String(value))}` : '';
    const { status, body } = await ask({ key }, `${one.path.replace(/:\w+/, 'x')}${query}`, {
      method: one.method,
      headers: { 'accept-language': language },
      ...(part === 'body' && { body: { ...Object.fromEntries(needed), [field]: value } }),
    });
    return status >= 400 && String(body.error).startsWith(field) ? `${status} ${body.error}` : 'taken';
  };
  const told = new Map<string, unknown[]>();
  for (const value of part === 'body' ? inBody : inQuery) {
    const answer = await answerTo(value, 'pt');
    told.set(answer, [...(told.get(answer) ?? []), value]);
  }
  const lines: string[] = [];
  for (const [answer, values] of told) {
    const english = answer === 'taken' ? '' : ` = ${await answerTo(values[0], 'en')}`;
    lines.push(`  ${answer}${english}: ${values.map(shown).join(' ')}`);
  }
  return lines;
}

const entriesOf = (schema: v.GenericSchema | undefined) =>
  Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});

it('each field of the account area takes and refuses what it did, in the same words', async () => {
  const lines: string[] = [];
  for (const one of Object.values<Address>(addresses)) {
    if (one.access === 'open') continue;
    for (const part of ['query', 'body'] as const)
      for (const field of entriesOf(one.describe[part]))
        lines.push(`${one.method} ${one.path} ${part} ${field}`, ...(await linesOf(one, part, field)));
  }
  expectRecord('contract/account/fields.txt', `${lines.join('\n')}\n`);
});
