import { it } from 'vitest';
import { toWorker } from '../../adapters/cloudflare.ts';
import { apiKeyOptions, keyOptions } from '../../src/access/api-keys.ts';
import { accountOptions } from '../../src/pages/account/settings.ts';
import { runOptions } from '../../src/contracts/run-options.ts';
import { docsOptions } from '../../src/pages/docs/docs.ts';
import { urlOptions } from '../../src/egress/url-options.ts';
import type { OptionTable, Rule } from '../../src/lib/options.ts';
import { coreOptions, httpOptions } from '../../src/pipeline/options.ts';
import { pseudonymOptions } from '../../src/pseudonyms/settings.ts';
import { bullmqScheduler } from '../../src/schedulers/bullmq.ts';
import { queueScheduler } from '../../src/schedulers/cloudflare.ts';
import { pgBossScheduler } from '../../src/schedulers/pg-boss.ts';
import { notifyScheduler } from '../../src/schedulers/postgres.ts';
import { timers } from '../../src/schedulers/timers.ts';
import { serviceHttpOptions, serviceOptions } from '../../src/service/options.ts';
import { webhookOptions } from '../../src/webhooks/settings.ts';
import { expectRecord } from '../support/accepted.ts';

const nothing = () => undefined;

const tables: Readonly<Record<string, OptionTable>> = {
  ...{ accountOptions, apiKeyOptions, coreOptions, docsOptions, httpOptions, keyOptions, runOptions },
  ...{ pseudonymOptions, serviceHttpOptions, serviceOptions, urlOptions, webhookOptions },
};

/** Whose tables are their own: their options, and what takes them. */
const owners: Readonly<Record<string, readonly [names: string, make: (options: object) => unknown]>> = {
  timers: ['sweep', (options) => timers(options)],
  notifyScheduler: ['sweep channel', (options) => notifyScheduler({} as never, options)],
  pgBossScheduler: ['queue sweep clock', (options) => pgBossScheduler({} as never, options)],
  bullmqScheduler: [
    'sweep clock',
    (options) => bullmqScheduler({ on: nothing } as never, undefined, options),
  ],
  queueScheduler: ['sweep clock', (options) => queueScheduler({} as never, options)],
  toWorker: ['budget limit', (options) => toWorker(nothing as never, options)],
};

const numbers = [-1, -0.1, 0, 0.1, 0.5, 0.51, 1, 1.5, 2, 100, 101, 36_500, 36_501, 2 ** 53, NaN, Infinity];
const words = [
  '',
  ' ',
  'pt',
  'en',
  'de',
  'strict',
  'lenient',
  'refuse',
  'ignore',
  'any',
  '2026-11-21',
  '2026-02-30',
];
const times = ['0ms', '1ms', '15s', '24d', '25d', '365d', '366d', '5x'];
const paths = ['/', '/v1', 'v1', '/v1/', '/a/b', '/~._-9Z', '/ç', '/a//b', '/a b'];
const marks = [
  'c',
  'cn',
  'a23456789012',
  'a234567890123',
  '1a',
  'cNv',
  'a_b',
  'A-b',
  'a b',
  'a'.repeat(63),
  'a'.repeat(64),
];
const hosts = ['host.example', '*.host.example', '10.0.0.0/8', '10.0.0.1', '::1', 'https://host.example'];
const keys = [31, 32, 33].map((bytes) => Buffer.alloc(bytes, 1).toString('base64'));
const list = (...items: unknown[]) => items;
/** Every option is asked about each of these: values of its kind at their bounds, and those of other kinds. */
const probes: readonly unknown[] = [
  ...[null, false, true, ...numbers, ...words, ...times, ...paths, ...marks, ...hosts, ...keys],
  ...[
    list(),
    ...[0, 1, 100, 101, 443, 65_535, 65_536, 'cpf', '*', null].map((one) => list(one)),
    list('a', 1),
  ],
  ...hosts.map((host) => list(host)),
  ...[nothing, {}, { a: 1 }, { seconds: 0 }, { seconds: 1 }, { origins: '*' }, { requests: 1, seconds: 1 }],
];

const shown = (value: unknown): string => {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.length > 3) return 'a list';
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 40 ? `${text.length} characters` : text;
};

/** Which of the probes it takes, and what it says of the others, which are all the rest. */
function verdictsOf(check: Rule): string[] {
  const isTaken = (probe: unknown) => check(probe) === true;
  const said = new Set(probes.filter((probe) => !isTaken(probe)).map(check));
  return [
    `  takes: ${probes.filter(isTaken).map(shown).join(' ')}`,
    ...[...said].flatMap((verdict) => verdict || []).map((text) => `  says: ${text}`),
  ];
}

/** Tries an option: true when the service takes it, else the error message. */
const takenBy =
  (make: (options: object) => unknown, name: string): Rule =>
  (value) => {
    try {
      make({ [name]: value });
      return true;
    } catch (error) {
      return (error as Error).message;
    }
  };

it('each option takes, refuses and is by default what it was', () => {
  const lines = Object.entries(tables).flatMap(([name, table]) =>
    Object.entries(table).flatMap(([option, { check, default: fallback, isRequired }]) => [
      `${name}.${option}: ${isRequired ? 'required' : shown(fallback)}`,
      ...verdictsOf(check),
    ]),
  );
  for (const [owner, [names, make]] of Object.entries(owners))
    for (const name of names.split(' ')) lines.push(`${owner}.${name}`, ...verdictsOf(takenBy(make, name)));
  expectRecord('package/option-tables.txt', `${lines.join('\n')}\n`);
});
