import type { Language } from '../../src/lib/languages.ts';
import { readArgs } from './args.ts';
import type { Caller } from './call/caller.ts';
import { callerArgs, openCaller, readLanguage } from './call/open-caller.ts';
import type { ToolDescription } from './call/json-schema.ts';
import { print } from './call/output.ts';
import { inColumns } from './print.ts';
import { Failure } from './usage.ts';

/** Prints the tools, or those that words of either language find, the best first. */
export async function tools(
  args: readonly string[],
  say: (text: string) => Promise<void> = print,
): Promise<void> {
  const { values, operands } = readArgs(args, { ...callerArgs, json: { type: 'boolean' } }, ['WORD…']);
  const language = readLanguage(values.language);
  const { signal } = new AbortController();
  const caller = await openCaller({ ...values, language, signal });
  const text = operands.join(' ');
  const found = await findTools(caller, text, language);
  if (found.length === 0 && !values.json)
    throw new Failure({
      pt: `nenhuma ferramenta combina com "${text}"`,
      en: `no tool matches "${text}"`,
    });
  const lines = values.json
    ? [JSON.stringify(found)]
    : inColumns(found.map(({ id, category, summary }) => [id, category, summary]));
  await say(lines.map((line) => `${line}\n`).join(''));
}

/** The tools that a text finds, described in a language; all without one. */
export async function findTools(caller: Caller, text: string, language: Language) {
  const query = text === '' ? '' : `?q=${encodeURIComponent(text)}`;
  return ((await caller.read(`/tools${query}`, language)) as { tools: readonly ToolDescription[] }).tools;
}
