/** The answers of `GET /tabelas` and `GET /tabelas/:id`: the legal tables of the tools that a service has. */
import type * as v from 'valibot';
import type { Answer } from '../../contracts/call.ts';
import type { Visit } from '../../contracts/pages.ts';
import { ApiError, invalidValue } from '../../kit/errors/api-error.ts';
import { inRange } from '../../kit/texts.ts';
import { openTool, type ServedTool } from '../../kit/tool.ts';
import { type AddedEntries, type DatedTable, isDue, yearsHeld } from '../../law/dated.ts';
import { byText } from '../../lib/text/order.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { type LazyPromise, lazyPromise } from '../../lib/lazy.ts';
import { likelyMeant } from '../../lib/text/spelling.ts';
import { jsonAnswer } from '../../pipeline/answer.ts';
import { type KeptAnswer, keptAnswer } from '../../pipeline/kept.ts';
import { readPageQuery } from '../../pipeline/page-input.ts';
import { todayAt } from '../../lib/dates/today.ts';
import { noQuery, tableQuery } from './queries.ts';
import { stretchesOf } from './timeline.ts';

export interface TablePageParts {
  readonly tables: AddedEntries;
  readonly clock: () => number;
}

/** A table, and the ids of the tools that use it. */
interface UsedTable {
  readonly table: DatedTable<unknown>;
  readonly tools: string[];
}

const known = new WeakMap<readonly ServedTool[], LazyPromise<ReadonlyMap<string, UsedTable>>>();

/** The tables of a service by their ids, in the order of these. Loads its tools, once. */
async function tablesOf(tools: readonly ServedTool[]): Promise<ReadonlyMap<string, UsedTable>> {
  const found = known.get(tools) ?? lazyPromise(async () => readTables(tools));
  known.set(tools, found);
  return found();
}

async function usedTable(tools: readonly ServedTool[], id: string): Promise<UsedTable> {
  const used = await tablesOf(tools);
  return used.get(id) ?? throwNoTable(id, [...used.keys()]);
}

async function readTables(tools: readonly ServedTool[]): Promise<ReadonlyMap<string, UsedTable>> {
  const used = new Map<string, UsedTable>();
  for (const served of tools) {
    const { id, tables = [] } = await openTool(served);
    for (const table of tables) {
      const { tools } = used.get(table.id) ?? { tools: [] };
      used.set(table.id, { table, tools: [...tools, id] });
    }
  }
  return new Map([...used].toSorted(([a], [b]) => byText(a, b)));
}

/** Lists every table: its name, the tools that use it, its age, and the days of each entry. */
export async function tableList(tools: readonly ServedTool[], { tables, clock }: TablePageParts) {
  const today = todayAt(clock());
  return [...(await tablesOf(tools)).values()].map(({ table, tools }) => {
    const { id, name, checkedOn, reviewBy } = table;
    return {
      id,
      name,
      tools,
      confirmedThrough: yearsHeld(table, tables).last,
      checkedOn,
      reviewBy,
      due: isDue(table, today, tables),
      entries: stretchesOf(table, tables, true).map(({ from, to, status, source }) => ({
        from,
        to,
        status,
        source,
      })),
    };
  });
}

/** The list of each service as it stands on a day. */
const listed = new WeakMap<TablePageParts, { readonly today: string; readonly answer: KeptAnswer }>();

export async function listTables({ call, tools }: Visit, parts: TablePageParts): Promise<Answer> {
  readPageQuery(noQuery, call);
  const today = todayAt(parts.clock());
  const known = listed.get(parts);
  if (known?.today === today) return known.answer(call);
  const { headers, body } = jsonAnswer(200, { tables: await tableList(tools, parts) });
  const answer = keptAnswer(body as string, headers);
  listed.set(parts, { today, answer });
  return answer(call);
}

/**
 * Gives the value of a table on a day. Throws a 404 for an unknown table, and a 422 for a day before its first entry.
 */
export async function tableOn(
  tools: readonly ServedTool[],
  id: string,
  parts: TablePageParts,
  { data = todayAt(parts.clock()), estimativas }: v.InferOutput<typeof tableQuery> = { estimativas: false },
) {
  const { table, tools: users } = await usedTable(tools, id);
  const stretches = stretchesOf(table, parts.tables, estimativas);
  const at = stretches.findLastIndex(({ from }) => from <= data);
  const covering = stretches[at];
  // The day after an estimate's last one, the law before it is in force.
  const isOver = covering?.status === 'estimativa' && covering.to !== null && covering.to < data;
  const own = isOver ? stretches.findLastIndex(({ status, from }) => status === 'lei' && from <= data) : at;
  const { from, to, status, source, value } = stretches[own] ?? throwBefore(stretches[0]?.from);
  return {
    id: table.id,
    name: table.name,
    tools: users,
    from,
    to: isOver ? null : to,
    status,
    source,
    value,
    previous: stretches[own - 1]?.from ?? null,
    next: stretches[own + 1]?.from ?? null,
    vigente: yearOf(data) <= yearsHeld(table, parts.tables).last,
  };
}

export async function showTable({ call, tools, params }: Visit, parts: TablePageParts): Promise<Answer> {
  const id = params['id'] as string;
  await usedTable(tools, id);
  return jsonAnswer(200, await tableOn(tools, id, parts, readPageQuery(tableQuery, call).values));
}

function throwBefore(first: string | undefined): never {
  throw invalidValue('data', first === undefined ? noEntries : inRange(first, undefined));
}

const noEntries = { pt: 'a tabela não tem entradas', en: 'the table has no entries' };

/** Throws a 404 that names the nearest table, or all of them. */
function throwNoTable(id: string, ids: readonly string[]): never {
  const [near] = likelyMeant(id, ids);
  const list = ids.join(', ');
  throw new ApiError(404, {
    error: near
      ? {
          pt: `Não há tabela com esse nome. Você quis dizer ${near}?`,
          en: `There is no such table. Did you mean ${near}?`,
        }
      : {
          pt: `Não há tabela com esse nome. As tabelas são: ${list}.`,
          en: `There is no such table. The tables are: ${list}.`,
        },
  });
}
