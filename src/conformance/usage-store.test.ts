import { describe, expect, it } from 'vitest';
import {
  answers,
  casesOf,
  finds,
  inParts,
  isGiven,
  type Methods,
  onlyAnswers,
  reversed,
  type Row,
  shorter,
  slowly,
  tellsNothing,
} from '#test/support/faulty-stores.ts';
import { memoryStores } from '../stores/memory/index.ts';
import { usageStoreSuite } from './usage-store.ts';

describe('the suite of a UsageStore', () => {
  const added = (change: (rows: Row[]) => unknown) => isGiven('add', (rows: never) => [change(rows)]);

  const november = { from: '2026-11-01', to: '2026-11-30' };
  const cases = casesOf(
    (runner, make) => usageStoreSuite(runner, make),
    (clock) => memoryStores({ clock }).usageStore,
  );

  finds(cases, {
    'UsageStore: adds to what is there, each count to its own': {
      'adds nothing': onlyAnswers('add', undefined),
      'counts what failed as refused': added((rows) =>
        rows.map((row) => ({ ...row, refused: row['failed'], failed: row['refused'] })),
      ),
    },
    'UsageStore: counts each of the rows of one account, day and tool in a call': {
      'counts the first': added((rows) => rows.slice(0, 1)),
      'counts the last': added((rows) => rows.slice(-1)),
    },
    'UsageStore: counts the calls of each key by themselves, and those without a key': {
      'counts no keys': added((rows) => rows.map((row) => ({ ...row, keyId: null }))),
      'counts those without a key as of one': added((rows) =>
        rows.map((row) => ({ ...row, keyId: row['keyId'] ?? 'key_1' })),
      ),
    },
    'UsageStore: a store that keeps hours adds up the calls of an account in each, and reads them in order': {
      'counts no hours': added((rows) => rows.map(({ hour: _hour, ...row }) => row)),
      'counts a row without an hour': added((rows) => rows.map((row) => ({ hour: 10, ...row }))),
      'counts the next hour': added((rows) =>
        rows.map((row) => (row['hour'] === undefined ? row : { ...row, hour: (row['hour'] as number) + 1 })),
      ),
      'lists the last hour first': answers('readHours', reversed),
      'reads the hours of every day': isGiven('readHours', (query: Row) => [{ ...query, from: '', to: '9' }]),
      'counts everybody’s as one’s': added((rows) => rows.map((row) => ({ ...row, accountId: 'a' }))),
      'purges the hours with the days': isGiven('purge', (before: unknown) => [before]),
      'purges the hours of the day too': isGiven('purge', (before: unknown, hours?: unknown) =>
        hours === undefined ? [before] : [before, '2026-11-04'],
      ),
      'erases nothing': onlyAnswers('eraseAccount', undefined),
    },
    'UsageStore: reads the days of one account from the first to the last, both included, by day, then tool':
      {
        'lists the last first': answers('read', reversed),
        'lists them as people would': answers('read', (rows: { toolId: string }[]) =>
          rows.toSorted((a, b) => a.toolId.localeCompare(b.toolId)),
        ),
        'leaves out the first': isGiven('read', (query: Row) => [{ ...query, from: '2026-11-02' }]),
        'leaves out the last': isGiven('read', (query: Row) => [{ ...query, to: '2026-11-29' }]),
        'reads every day': isGiven('read', (query: Row) => [{ ...query, from: '', to: '9' }]),
        'reads the day before the first': isGiven('read', (query: Row) => [
          { ...query, from: query['from'] === november.from ? '2026-10-31' : query['from'] },
        ]),
        'reads the day after the last': isGiven('read', (query: Row) => [
          { ...query, to: query['to'] === november.to ? '2026-12-01' : query['to'] },
        ]),
        'reads everybody’s': isGiven('read', (query: Row) => [{ ...query, accountId: 'a' }]),
        'counts everybody’s as one’s': added((rows) => rows.map((row) => ({ ...row, accountId: 'a' }))),
      },
    'UsageStore: counts far past 32 bits to the unit': {
      'counts in 32 bits': answers('read', (rows: { ok: number }[]) =>
        rows.map((row) => ({ ...row, ok: row.ok | 0 })),
      ),
      'keeps 14 digits': answers('read', (rows: { failed: number }[]) =>
        rows.map((row) => ({ ...row, failed: Number(row.failed.toPrecision(14)) })),
      ),
    },
    'UsageStore: a try of its writes changes nothing that a caller can see': {
      'adds it': (store) => {
        const row = { accountId: 'a', day: '2026-11-02', toolId: 'cpf', ok: 1, refused: 0, failed: 0 };
        store['tryWriting'] = () => store['add']?.([row] as never);
      },
    },
    'UsageStore: loses nothing of what is added at once': {
      'loses a call': (store) => {
        let nth = 0;
        const real = store['add'] as Methods[string];
        store['add'] = (rows) => (++nth === 7 ? undefined : real(rows));
      },
      'loses a row': added((rows) => rows.slice(0, 1)),
    },
    'UsageStore: a call that fails adds nothing of what it was given': {
      'adds what can be read': inParts('add'),
      'does not tell': tellsNothing('add'),
    },
    'UsageStore: a call is added whole: what looks meanwhile sees all of it or nothing': {
      'loses a row': answers('read', shorter),
    },
    'UsageStore: purges the rows of earlier days, of every account': {
      'purges nothing': onlyAnswers('purge', undefined),
      'purges the day too': isGiven('purge', () => ['2026-11-02']),
      'purges one account alone': (store) => {
        const ofAnother: Row[] = [];
        answers('add', (_, [rows]) => {
          ofAnother.push(...(rows as Row[]).filter(({ accountId }) => accountId === 'b'));
        })(store);
        answers('read', (rows, [query]) => ((query as Row)['accountId'] === 'b' ? ofAnother : rows))(store);
      },
    },
    'UsageStore: an erasure takes the rows of one account, and what is added later is kept': {
      'erases nothing': onlyAnswers('eraseAccount', undefined),
      'erases everything': answers('read', () => []),
    },
    'UsageStore: a purge and an erasure delete all, however much there is': {
      'purges nothing': onlyAnswers('purge', undefined),
      'erases nothing': onlyAnswers('eraseAccount', undefined),
      'leaves what is over a piece': answers('read', (rows) => (rows as Row[]).slice(500)),
    },
    'UsageStore: what was handed in or out can be changed without changing the store': {
      'keeps what it is given': (store) => {
        let kept: Row | undefined;
        answers('add', (_, [rows]) => void (kept = (rows as Row[])[0]))(store);
        answers('read', () => [{ ...kept }])(store);
      },
      'hands out its own list': (store) => {
        let handed: unknown;
        answers('read', (rows) => (handed ??= rows))(store);
      },
    },
  });

  it('takes a store whose counts take some time', async () => {
    for (const run of cases.values()) await expect(run(slowly('add'))).resolves.toBeUndefined();
  });
});
