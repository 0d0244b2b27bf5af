import { foldName } from '../../src/lib/text/spelling.ts';
import { readArgs } from './args.ts';
import { callerArgs, openCaller, readLanguage } from './call/caller.ts';
import type { ToolDescription } from './call/json-schema.ts';
import { print } from './call/output.ts';
import { inColumns } from './print.ts';

/** Prints the tools, or those whose id, name, category and summary hold every word. */
export async function tools(args: readonly string[]): Promise<void> {
  const { values, operands } = readArgs(args, { ...callerArgs, json: { type: 'boolean' } }, ['WORD…']);
  const language = readLanguage(values.language);
  const { signal } = new AbortController();
  const caller = await openCaller({ ...values, language, batch: 1, signal });
  const { tools: all } = (await caller.read('/tools')) as { tools: readonly ToolDescription[] };
  const words = operands.flatMap((text) => text.split(/\s+/)).map(foldName);
  const found = all.filter(({ id, name, category, summary }) => {
    const text = foldName([id, name, category, summary].join(' '));
    return words.every((word) => text.includes(word));
  });
  const lines = values.json
    ? [JSON.stringify(found)]
    : inColumns(found.map(({ id, category, summary }) => [id, category, summary]));
  await print(lines.map((line) => `${line}\n`).join(''));
}
