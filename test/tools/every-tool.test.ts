import { beforeAll, describe, expect, it } from 'vitest';
import { type Fields, formOf, rowsOf } from '../../adapters/cli/call/answer-rows.ts';
import { schemaAt, type ToolDescription } from '../../adapters/cli/call/json-schema.ts';
import { headingOf } from '../../adapters/cli/call/labels.ts';
import { descriptionOf } from '../../adapters/cli/describe.ts';
import { rpc, startAgents } from '../support/agents.ts';
import { walked } from '../support/walked.ts';

/** Fields of an answer that stand in no column. */
function lost(row: Fields, columns: readonly string[], prefix = ''): string[] {
  return Object.entries(row).flatMap(([name, value]) => {
    const path = prefix + name;
    if (columns.includes(path)) return [];
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? lost(value as Fields, columns, `${path}.`)
      : [path];
  });
}

/** A line to paste may be long inside quotes, and any line where it cannot be broken. */
const isTooLong = (line: string) =>
  line.length > 100 && /\S +\S/.test(line.replace(/'[^']*'/g, "''").replace(/ \\$/, ''));

let agents: Awaited<ReturnType<typeof startAgents>>;
beforeAll(async () => {
  agents = await startAgents({ tools: walked });
});

// One service answers all walks over the tools, and each record is read once.
describe.each(walked.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  let records: Readonly<Record<'pt' | 'en', ToolDescription>>;
  beforeAll(async () => {
    const [pt, en] = await Promise.all(
      ['pt', 'en'].map(async (lang) => agents.call(`/v1/tools/${id}?lang=${lang}`)),
    );
    records = { pt: pt?.body, en: en?.body };
  });

  it('is listed to agents as its record describes it', async () => {
    const { body } = await agents.ask(rpc('tools/list'), { query: `?tools=${id}` });
    const [{ inputSchema, outputSchema, annotations, description }] = body.result.tools;
    expect(inputSchema).toEqual(records.pt.inputSchema);
    // Agents show no page.
    const answer = Object.entries(records.pt.outputSchema).filter(
      ([word]) => !['x-hero', 'x-why', 'x-facts', 'x-paper', 'x-audit'].includes(word),
    );
    expect(outputSchema).toEqual({ ...Object.fromEntries(answer), type: 'object' });
    expect(inputSchema.type).toBe('object');
    expect(description).toContain(records.pt.summary);
    expect(description).toContain(records.pt.about ?? '');
    expect(annotations).toEqual({
      readOnlyHint: true,
      idempotentHint: !('seed' in (inputSchema.properties ?? {})),
      openWorldHint: false,
    });
  });

  it.each(['pt', 'en'] as const)(
    'has a heading of its own for each column of its answers: %s',
    (language) => {
      const { inputSchema: input, outputSchema: output } = records[language];
      const actions = (input.properties?.['action']?.enum ?? [undefined]) as (string | undefined)[];
      for (const action of actions) {
        const { items, columns } = formOf({ input, output, action });
        const inside = items === undefined ? [] : [schemaAt(output, [items, 0]) ?? []].flat();
        const headings = columns.map((column) => headingOf([...inside, output], column));
        expect(headings.filter((heading, i) => heading === columns[i])).toEqual([]);
        expect(headings.filter((heading, i) => headings.indexOf(heading) < i)).toEqual([]);
      }
    },
  );

  it('has rows that lose nothing of its examples, and are the items that it makes', () => {
    const { inputSchema: input, outputSchema: output, examples } = records.pt;
    const action = input.properties?.['action']?.default as string | undefined;
    const { items } = formOf({ input, output, action });
    if (tool.items !== undefined) expect(items).toBe(tool.items);
    for (const example of examples) {
      const own = (example.input['action'] ?? action) as string | undefined;
      for (const chosen of [own, undefined]) {
        const form = formOf({ input, output, action: chosen });
        for (const row of rowsOf(example.output as Fields, form)) expect(lost(row, form.columns)).toEqual([]);
      }
    }
  });

  it('has a description within 100 columns, but for words that cannot be broken', () => {
    expect(descriptionOf(records.pt, 'pt').split('\n').filter(isTooLong)).toEqual([]);
  });
});
