/** The fault tests: what goes wrong, what must hold, and the names under which the tests report their figures. */
export const faults = [
  {
    id: 'T1',
    wrong: 'one of 1, 2 or 4 processes is killed again and again while it delivers',
    holds:
      'no delivery is lost; repetitions are at most as many as were under way at a kill, and have the same body; each delivery has at most three attempts',
    reports: ['T1', 'kills'],
  },
  {
    id: 'T2',
    wrong:
      'a process dies after a claim, after the request, after the settlement, or while it stores an event',
    holds: 'nothing is lost; only a death between request and settlement makes a repetition',
    reports: ['T2', 'a death inside a window'],
  },
  {
    id: 'T3',
    wrong: 'handling one delivery kills its process each time',
    holds: 'it is claimed three times an attempt, nine in all, then it has failed; the others do not feel it',
    reports: ['a deadly delivery'],
  },
  {
    id: 'T4',
    wrong: 'a tenth of the webhooks hangs, resets or answers late',
    holds:
      'the healthy ones finish in at most twice the time that they take alone; at 100 a second, 99 of 100 leave within a second',
    reports: ['sick webhooks', 'lateness of healthy webhooks'],
  },
  {
    id: 'T5',
    wrong:
      'receivers answer with bodies, headers or chunks without end, bombs, silence, resets, redirects and garbage, in each runtime',
    holds: 'each attempt ends within its time, keeps at most 1 KiB, and memory does not grow',
    reports: ['hostile receivers'],
  },
  {
    id: 'T6',
    wrong: 'four processes count at once, ten times the limit, while a month ends',
    holds: 'exactly the limit is admitted in each month, and no answer says that more is used',
    reports: ['T6'],
    note: 'In memory, D1 and PGlite one process has the database to itself: their suites have the same race inside it.',
  },
  {
    id: 'T7',
    wrong: 'the connections to the store are cut every 200 ms while requests are counted',
    holds: 'no more than the limit is admitted, what was admitted is counted, and no process ends',
    reports: ['T7'],
    note: 'A file has no connections, and `postgres` 3.4.9 does not get over cuts (see [stores](stores.md)). “unknown” are calls that rejected: they may have been counted.',
  },
  {
    id: 'T8',
    wrong: 'Redis is killed and started again on its append-only file while two processes deliver',
    holds:
      'nothing that was stored is lost with `appendfsync always`, and at most the last second with `everysec`; the processes go on by themselves',
    reports: ['T8'],
  },
  {
    id: 'T9',
    wrong:
      'PostgreSQL is stopped at once and started again, three times, while two processes deliver; or its connections fall silent for a minute and stay open',
    holds: 'nothing that was stored is lost, and the processes go on by themselves',
    reports: ['T9'],
  },
  {
    id: 'T10',
    wrong: 'the queue that wakes is emptied: the database of BullMQ flushed, the schema of pg-boss dropped',
    holds:
      'nothing is lost, nothing waits past the next look, which is a sweep away at most, and wakes are heard again',
    reports: ['T10'],
  },
  {
    id: 'T11',
    wrong: 'wakes of the scheduler are lost, doubled, out of order or early',
    holds: 'nothing is lost or sent twice, and nothing is later than a sweep',
    reports: ['wakes'],
  },
  {
    id: 'T12',
    wrong:
      'the clock jumps back or on; a year, a February or a leap day ends; clocks of two processes differ by 5 minutes',
    holds:
      'nothing is lost, waits grow by no more than the jump, months are those of UTC, and two processes never hold one delivery',
    reports: ['the clock jumps'],
  },
  {
    id: 'T13',
    wrong: 'two processes claim 64 times at once from one webhook, which may have 4',
    holds: 'there are never more than 4 live claims, a delivery never has two, and each is settled once',
    reports: ['T13'],
  },
  {
    id: 'T14',
    wrong: 'random histories of failures, settled by two processes',
    holds: 'a webhook is disabled exactly when the rule says so, once, and that is told once',
    reports: ['the streak rule', 'the streak rule in a store', 'the streak rule in two processes'],
  },
  {
    id: 'T15',
    wrong: 'a process is stopped during 64 attempts',
    holds:
      'with a drain all are settled and none is sent twice; without one all are released at once, with nothing recorded',
    reports: ['a stop'],
  },
  {
    id: 'T16',
    wrong: 'a secret is changed under load',
    holds: 'a receiver that knows either secret refuses nothing during the overlap',
    reports: ['rotation'],
  },
  {
    id: 'T17',
    wrong: 'any bit of body, id, time or signature changes',
    holds:
      'what one library signs all verify, and with a bit changed none does: ours, `standardwebhooks`, `svix` and Web Crypto',
    reports: ['signatures', 'signatures, bit by bit'],
  },
  {
    id: 'T18',
    wrong: 'names lead to addresses that are not public, at once or at a second look, in each runtime',
    holds: 'no connection is made to a refused address',
    reports: ['refused addresses'],
  },
  {
    id: 'T19',
    wrong: 'random requests with wrong paths, headers, bodies and prototypes',
    holds:
      'the handler never rejects and never answers 500; it answers JSON, and reads at most 64 KiB past its limit',
    reports: ['hostile requests'],
  },
  {
    id: 'T20',
    wrong: 'a million deliveries are kept, and a hundred thousand wait for one receiver that is away',
    holds: 'claims of what others wait for stay as fast: `before` and `after` are milliseconds of a claim',
    reports: ['T20'],
  },
  {
    id: 'T21',
    wrong: 'the server is killed and started again while counts, keys and claims are used at once',
    holds:
      'each history could have happened one call after another (by a search as Wing and Gong describe it)',
    reports: ['T21'],
    note: '`ioredis` sends a command again whose answer was lost, so such a call may have counted twice, and may do so in its history; the others tell that they do not know.',
  },
  {
    id: 'T22',
    wrong: 'two `canivete serve` share one SQLite file, with each driver on each runtime',
    holds: 'no call fails; each that was answered is counted, and its event is delivered once',
    reports: ['T22'],
  },
  {
    id: 'T23',
    wrong:
      'an account of a million deliveries is erased, and the process is killed in the middle; or the webhook of a million is disabled',
    holds:
      'another account raises, claims and settles all the while, and `longest` is its longest wait; the erasure is repeated and ends; disabling is one step',
    reports: ['erasure', 'disabling'],
    note: 'A file has no network and no server: its other account is in the process that erases.',
  },
  {
    id: 'T24',
    wrong: 'the leases of 20,000 deliveries end together, far from the store',
    holds: 'the first claim after them takes a few steps, and all are claimed again, each once',
    reports: ['lapsed leases'],
  },
  {
    id: 'T25',
    wrong: 'three processes mix 72,000 operations, and two more are killed among them',
    holds:
      'each call is answered without an error, and no delivery is lost, doubled, tried too often or in a state that contradicts its attempts',
    reports: ['mixed'],
  },
];

const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

function textOf(value) {
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 3 });
  if (Array.isArray(value)) return value.map(textOf).join('; ');
  if (value && typeof value === 'object') {
    const parts = Object.entries(value).map(([name, one]) => `${name} ${textOf(one)}`);
    return parts.join(', ');
  }
  return value === undefined ? '' : String(value);
}

/** `endedAfterMs`: `ended after ms`; what has blanks is words already. */
const wordsOf = (name) =>
  name.includes(' ') ? name : name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);

/** Most columns of a table that fit the page. */
const MOST_COLUMNS = 14;

/** A row for each line; where there would be too many columns, a column for each. */
function tableOf(columns, rows) {
  const head = columns.map(wordsOf);
  if (columns.length <= MOST_COLUMNS) return table(head, rows);
  const turned = head.map((name, i) => [name, ...rows.map((cells) => cells[i])]);
  return table(turned[0], turned.slice(1));
}

/** One table for each set of columns. */
function tablesOf(lines) {
  const byColumns = new Map();
  for (const { figures } of lines) {
    const columns = Object.keys(figures);
    const known = byColumns.get(columns.join()) ?? { columns, rows: [] };
    known.rows.push(columns.map((name) => textOf(figures[name])));
    byColumns.set(columns.join(), known);
  }
  return [...byColumns.values()].map(({ columns, rows }) =>
    tableOf(
      columns,
      rows.toSorted((a, b) => (a.join() < b.join() ? -1 : 1)),
    ),
  );
}

/** When and where a figure was taken. */
const occasionOf = ({ day, machine }) => `${day}, ${machine}`;
const distinct = (values) => [...new Set(values)].toSorted();

/** The tables of a fault, each below its day and machine where these are not the same for all figures. */
function figuresOf(lines, isOneOccasion) {
  if (isOneOccasion) return tablesOf(lines);
  return distinct(lines.map(occasionOf)).flatMap((occasion) => [
    `${occasion}:`,
    ...tablesOf(lines.filter((line) => occasionOf(line) === occasion)),
  ]);
}

/** The page, out of the figures that are kept. */
export function page(lines) {
  const own = (fault) => lines.filter(({ report }) => fault.reports.includes(report));
  const unknown = lines.filter(({ report }) => !faults.some(({ reports }) => reports.includes(report)));
  if (unknown.length > 0)
    throw new Error(`no fault has these reports: ${unknown.map(({ report }) => report)}`);
  const ran = faults.filter((fault) => own(fault).length > 0);
  const rest = faults.filter((fault) => !ran.includes(fault)).map(({ id }) => id);
  const occasions = distinct(lines.map(occasionOf));
  const taken =
    occasions.length === 1
      ? `The figures below are of ${occasions[0]}`
      : 'Above the figures stand the day and the machine of their run';
  const sections = ran.map((fault) =>
    [
      `## ${fault.id}`,
      `${fault.wrong[0].toUpperCase()}${fault.wrong.slice(1)}: ${fault.holds}.`,
      ...(fault.note ? [fault.note] : []),
      ...figuresOf(own(fault), occasions.length === 1),
    ].join('\n\n'),
  );
  return `# Fault tests

These tests break something and check what still holds. \`npm test\` runs them small, as \`.ci/run\` does. After a build, \`node test/faults/run.mjs\` runs them at their
whole size, which takes about an hour, and \`node test/faults/run.mjs backends/quotas\` a part of them. Figures of tests that pass are kept in
\`test/faults/figures.jsonl\`, from which this page is made. They are in \`test/faults\`: those on SQLite, PostgreSQL and
Redis, in \`test/faults/backends\`, with processes that end by SIGKILL and servers that are killed; the others on the store in memory,
by a clock that the test moves. No time of the machine is a limit: what must hold is counted.

${table(
  ['test', 'what goes wrong', 'what must hold'],
  faults.map(({ id, wrong, holds }) => [id, wrong, holds]),
)}

${taken}${rest.length > 0 ? `; those of ${rest.join(', ')} were not taken` : ''}.

${sections.join('\n\n')}
`;
}
