/** Defaults of a service in place of those of the package. A schema has them, so that every page and answer follows. */
import * as v from 'valibot';
import { type InssRounding, inssRoundings } from '../law/inss-rounding.ts';
import { describeCheck, option, type OptionsOf } from '../lib/options.ts';
import type { AnyTool, InputSchema, ServedTool } from './tool.ts';

export const defaultOptions = {
  /** How every tool rounds the INSS that it computes, from March 2020 on: `'faixa'` as eSocial does, or `'total'`. */
  arredondamentoInss: option<InssRounding>(
    describeCheck(inssRoundings.map((name) => `'${name}'`).join(' or '), (value) =>
      (inssRoundings as readonly unknown[]).includes(value),
    ),
  ),
};

/** The defaults that a host may set, by the names of the fields. */
export type Defaults = OptionsOf<typeof defaultOptions>;

type Resolved = { readonly [Name in keyof Defaults]: Defaults[Name] | undefined };

/** The tools with these defaults. */
export function withDefaults(tools: readonly ServedTool[], defaults: Resolved): readonly ServedTool[] {
  if (areNone(defaults)) return tools;
  return tools.map((tool) =>
    'load' in tool
      ? { ...tool, load: async () => toolWithDefaults(await tool.load(), defaults) }
      : toolWithDefaults(tool, defaults),
  );
}

const areNone = (defaults: Resolved) => Object.values(defaults).every((value) => value === undefined);

const made = new WeakMap<AnyTool, Map<string, AnyTool>>();

/** The tool with these defaults; itself where it has no such field. The same defaults always give the same tool. */
export function toolWithDefaults(tool: AnyTool, defaults: Resolved): AnyTool {
  if (areNone(defaults)) return tool;
  const known = made.get(tool) ?? new Map<string, AnyTool>();
  made.set(tool, known);
  const key = JSON.stringify(defaults);
  const found = known.get(key);
  if (found) return found;
  const input = schemaWith(tool.input, defaults);
  const own = input === tool.input ? tool : { ...tool, input };
  known.set(key, own);
  return own;
}

/** The schema with these defaults of its fields, and of those of the objects inside; itself where it has none. */
function schemaWith(schema: InputSchema, defaults: Resolved): InputSchema {
  const values = defaults as Readonly<Record<string, unknown>>;
  const changed = Object.entries(schema.entries).flatMap(([name, entry]) => {
    const own = fieldWith(entry, Object.hasOwn(values, name) ? values[name] : undefined, defaults);
    return own === entry ? [] : [[name, own] as const];
  });
  return changed.length === 0 ? schema : v.object({ ...schema.entries, ...Object.fromEntries(changed) });
}

function fieldWith(
  entry: v.ObjectEntries[string],
  value: unknown,
  defaults: Resolved,
): v.ObjectEntries[string] {
  if (value !== undefined && v.isOfType('optional', entry as v.GenericSchema)) {
    return v.optional((entry as v.OptionalSchema<v.GenericSchema, unknown>).wrapped, value);
  }
  return v.isOfType('object', entry as v.GenericSchema) ? schemaWith(entry as InputSchema, defaults) : entry;
}
