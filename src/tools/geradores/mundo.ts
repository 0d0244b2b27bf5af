import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { num, pure } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { withText } from '../../kit/written.ts';
import { createGate } from './_gate.ts';
import { mostBytesOf } from './_world-size.ts';
import { worldCounts, worldTables } from './_world-tables.ts';
import { nextTurn } from '../../lib/turns.ts';
import { ddl, dialects } from '../../world/ddl.ts';
import { worldFields } from '../../world/options.ts';
import { planOf } from '../../world/plan.ts';
import { NOTICE } from '../../world/notice.ts';
import { tablesOf, warningsOf } from '../../world/tables.ts';

/** The most rows and bytes of an answer, both reckoned from the options, so that they alone decide. */
const MOST_ROWS = 40_000;
const MOST_BYTES = 8_388_608;
/** A world takes a core for up to a second, and memory: two are made at a time in a process. Milliseconds. */
const pass = createGate(2, 10_000);
/**
 * Steps, each of a row or of work that gave none, before other calls have their turn: less than a millisecond. They are
 * counted, because the clock of a Worker stands still.
 */
const TURN = 4;

const largest = {
  companies: 20,
  branches: 20,
  employees: 500,
  months: 60,
  customers: 1000,
  products: 500,
  sales: 500,
  vehicles: 100,
};

const input = v.object({ ...worldFields(largest), dialect: v.optional(v.picklist(dialects)) });

type Input = v.InferOutput<typeof input>;

/** Upper bounds of the rows of a company that each input asks for, the first in the order in which they are blamed. */
const termsOf = ({ employees, months, customers, products, sales, payslips }: Input) => ({
  employees: 11 * employees + (payslips ? 7 * employees * months : 0),
  customers,
  products,
  sales: 18 * sales * months,
});

/** A world of rows that agree with each other, out of a seed. Everything in it is fictitious. */
export const mundo = defineTool({
  method: 'POST',
  path: '/mundo',
  category: 'geradores',
  name: 'Gerador de mundos coerentes',
  input,
  output: v.object({
    seed: v.string(),
    seedVersion: num(pure),
    from: v.string(),
    until: v.string(),
    notice: v.string(),
    counts: worldCounts(),
    tables: worldTables(),
    ddl: v.optional(v.string()),
    warnings: v.array(v.string()),
  }),
  warnings: ['payslips-since-2025', 'anomalies-present'],
  result: 'counts.funcionarios',
  examples: [
    {
      input: {
        seed: 'demo',
        employees: 4,
        months: 1,
        tables: ['ocupacoes', 'empresas', 'pessoas', 'funcionarios'],
      },
    },
  ],
  impossible: { alphanumeric: true, months: 12 },
  queued: true,
  async run(input, { random, today }) {
    const plan = planOf(input, today, random);
    const terms = termsOf(input);
    const { branches, vehicles, companies, dialect } = input;
    const ofCompany = 3 + branches + vehicles + Object.values(terms).reduce((sum, term) => sum + term);
    if (companies * ofCompany > MOST_ROWS || mostBytesOf(plan) > MOST_BYTES) throw tooLarge(terms);
    return pass(async () => {
      const { steps } = tablesOf(plan);
      const encoder = new TextEncoder();
      const pieces: Uint8Array[] = [];
      let bytes = 0;
      const write = (text: string) => {
        const piece = encoder.encode(text);
        bytes += piece.length;
        if (bytes > MOST_BYTES) throw tooLarge(terms);
        pieces.push(piece);
      };

      const made: Record<string, Record<string, unknown>[]> = {};
      for (const name of plan.tables) {
        const rows: object[] = [];
        let [done, written] = [0, 0];
        write(`${pieces.length === 0 ? '' : ','}${JSON.stringify(name)}:[`);
        const writeRest = () => {
          if (written === rows.length) return;
          write((written === 0 ? '' : ',') + JSON.stringify(rows.slice(written)).slice(1, -1));
          written = rows.length;
        };
        for (const row of steps[name]()) {
          if (row) rows.push(row);
          if (++done % TURN > 0) continue;
          writeRest();
          // Each part follows the one before it.
          // oxlint-disable-next-line no-await-in-loop
          await nextTurn();
        }
        writeRest();
        write(']');
        made[name] = rows as Record<string, unknown>[];
      }

      const { seed, seedVersion, from, until } = plan;
      const head = {
        seed,
        seedVersion,
        from,
        until,
        notice: NOTICE,
        counts: Object.fromEntries(Object.entries(made).map(([name, { length }]) => [name, length])),
      };
      const tail = {
        ...(dialect && { ddl: ddl(plan.tables, dialect, plan.anomalies > 0) }),
        warnings: warningsOf(plan),
      };
      const json = [
        encoder.encode(`${JSON.stringify(head).slice(0, -1)},"tables":{`),
        ...pieces,
        encoder.encode(`},${JSON.stringify(tail).slice(1)}`),
      ];
      return withText({ ...head, tables: made, ...tail }, joined(json));
    });
  },
});

/** 422 on the input that asks for most rows. */
function tooLarge(terms: ReturnType<typeof termsOf>) {
  const [[field]] = Object.entries(terms).toSorted(([, a], [, b]) => b - a) as [[string, number]];
  return invalidValue(field, {
    pt: `o mundo poderia passar de ${MOST_ROWS} linhas ou 8 MiB: diminua este valor`,
    en: `the world could have more than ${MOST_ROWS} rows or 8 MiB: make this value smaller`,
  });
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
