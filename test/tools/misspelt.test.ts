import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { fieldsOf as rawOf } from '../../src/pipeline/raw-input.ts';
import type { Path } from '../../src/pipeline/path.ts';
import { areSynonyms, synonymsOf } from '../../src/pipeline/errors/synonyms.ts';
import { shapeOf, type Shape } from '../../src/pipeline/schema.ts';
import { run } from '../../src/pipeline/run.ts';
import { foldName } from '../../src/lib/text/folded.ts';
import { distance } from '../../src/lib/text/spelling.ts';
import { sized } from '../support/size.ts';
import { walked } from '../support/walked.ts';
import { inWords } from '../support/in-words.ts';

/** A field of a tool, and the fields that stand beside it. */
interface Field {
  readonly name: string;
  /** Path of the object that holds it: member names, and 0 for the items of a list. */
  readonly parent: Path;
  readonly beside: readonly string[];
}

function fieldsIn({ entries, item }: Shape, parent: Path): Field[] {
  if (item) return fieldsIn(item, [...parent, 0]);
  if (!entries) return [];
  const beside = [...entries.keys()];
  return beside.flatMap((name) => [
    { name, parent, beside },
    ...fieldsIn(entries.get(name) as Shape, [...parent, name]),
  ]);
}

/** A value inside objects and lists, at a path. */
const within = (path: Path, value: object): Record<string, unknown> =>
  path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), value) as Record<
    string,
    unknown
  >;

const environment = { random: () => 0, clock: () => Date.UTC(2026, 10, 21, 12), tables: {} };

/** Gives a tool's Portuguese message for a name that it does not have at a path. */
function saidOf(tool: AnyTool, parent: Path, name: string): string {
  const input = within(parent, { [name]: 'x' });
  const path = [...parent, name]
    .map((key) => (key === 0 ? '[0]' : `.${key}`))
    .join('')
    .slice(1);
  try {
    inWords(() => run(tool, rawOf(input, tool.input), environment));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    expect(error.status).toBe(400);
    const fault = error.parts.details?.find(({ field }) => field === path);
    if (fault) return fault.message.pt;
  }
  throw new Error(`${tool.id} drops ${path} in silence`);
}

/** How far apart the letters are that are misspelt. */
const STEP = sized(30, 1);

/** One letter left out, doubled, changed, and swapped with the next, at places all over the name. */
function misspellings(name: string): string[] {
  const all = [...name].flatMap((letter, i) => {
    if ((i + name.length) % STEP > 0) return [];
    const [before, after] = [name.slice(0, i), name.slice(i + 1)];
    return [
      before + after,
      before + letter + letter + after,
      `${before}${letter === 'q' ? 'k' : 'q'}${after}`,
      before + after.slice(0, 1) + letter + after.slice(1),
    ];
  });
  // In a name of two letters a wrong one is half of it, which could match anything.
  return [...new Set(all)].filter((one) => one.length >= 3 && one !== name);
}

/** The same name in other cases and with other signs between its words. */
function variants(name: string): string[] {
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const all = [name.toUpperCase(), name.toLowerCase(), snake, snake.replaceAll('_', '-')];
  all.push(`${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  return [...new Set(all)];
}

const MEANT = /^campo desconhecido\. Você quis dizer (.*?)\?/;
const SENT_IN = /^campo desconhecido: envie (\w+)/;

/** The names that a message offers; the one to send in its own unit, where a name says another. */
const offered = (message: string) => {
  const [, inUnit] = SENT_IN.exec(message) ?? [];
  if (inUnit !== undefined) return [inUnit];
  const [, meant] = MEANT.exec(message) ?? [];
  return meant?.split(' ou ').map((name) => name.slice(1, -1)) ?? [];
};

describe.each(walked.map((tool) => [tool.id, tool] as const))('%s', (_, tool) => {
  const fields = fieldsIn(shapeOf(tool.input), []);
  const isTaken = ({ beside }: Field, name: string) => beside.includes(name);

  it('tells the right name of a field misspelt by one letter', () => {
    const missed: string[] = [];
    for (const field of fields) {
      for (const name of misspellings(field.name)) {
        if (isTaken(field, name)) continue;
        const names = offered(saidOf(tool, field.parent, name));
        // Three are offered at most, and more may be as near: `ladoq` to `lado`, `lado1`, `lado2` and `lado3`.
        const isCrowded = names.length === 3 && names.every((one) => distance(one, name) === 1);
        if (!names.includes(field.name) && !isCrowded)
          missed.push(`${name} → ${names.join()}, not ${field.name}`);
      }
    }
    expect(missed).toEqual([]);
  });

  it('tells the right name of a field in another case or with other signs, first', () => {
    for (const field of fields) {
      for (const name of variants(field.name)) {
        if (isTaken(field, name)) continue;
        const [first = ''] = offered(saidOf(tool, field.parent, name));
        expect([name, foldName(first)]).toEqual([name, foldName(field.name)]);
      }
    }
  });

  it('tells the right name of a field that is called by a synonym', () => {
    for (const field of fields) {
      for (const name of synonymsOf(foldName(field.name))) {
        if (field.beside.some((one) => foldName(one) === name)) continue;
        const names = offered(saidOf(tool, field.parent, name));
        const rivals = field.beside.filter((one) => areSynonyms(foldName(one), name));
        // At most three are offered; of more that mean the same, any.
        expect([name, names.some((one) => rivals.includes(one))]).toEqual([name, true]);
        if (rivals.length <= 2) expect([name, names]).toEqual([name, expect.arrayContaining([field.name])]);
      }
    }
  });

  it('tells its fields to a name that is like none', () => {
    for (const { parent, beside } of fields) {
      expect(saidOf(tool, parent, '§')).toContain(`Os campos são: ${beside[0]}`);
    }
  });
});
