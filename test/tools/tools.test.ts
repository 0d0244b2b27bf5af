import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import { isObject } from '../../src/lib/options.ts';
import { type SchemaNode, stepsOf } from '../../src/pipeline/schema.ts';
import { createHandler } from '../../src/pipeline/handler.ts';
import { type AnyTool, openTool, type ToolHead } from '../../src/kit/tool.ts';
import { sharedWarnings } from '../../src/kit/warnings.texts.ts';
import * as all from '../../src/tools/all.ts';
import { tools as heads } from '../../src/tools/heads.ts';
import { textsOf } from '../../src/tools/texts.ts';
import { callTool } from '../support/call-tool.ts';
import { tools } from '../support/tools.ts';

const folder = new URL('../../src/tools/', import.meta.url);
const camelCase = (kebab: string) =>
  kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Gives the refusals of a call in both languages; empty when it is answered. */
function messagesOf(tool: AnyTool, input: Record<string, unknown>): string[] {
  try {
    callTool(tool, input);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return (error.parts.details ?? []).flatMap(({ message }) => [message.pt, message.en]);
  }
}

interface Misplaced {
  readonly path: string;
  readonly value: unknown;
}

/** For each object in a schema, a value of the schema with an array in the object's place, and where that is. */
function arraysForObjects(schema: SchemaNode, path: string): Misplaced[] {
  const [{ entries, item, options = [] }] = stepsOf(schema) as [SchemaNode];
  if (entries) {
    const inside = Object.entries(entries).flatMap(([key, entry]) =>
      arraysForObjects(entry, `${path}.${key}`).map((one) => ({ ...one, value: { [key]: one.value } })),
    );
    return [{ path, value: [] }, ...inside];
  }
  if (item) return arraysForObjects(item, `${path}[0]`).map((one) => ({ ...one, value: [one.value] }));
  return options.filter(isObject).flatMap((option) => arraysForObjects(option as SchemaNode, path));
}

/** The faults of a body, by field. */
async function faultsOf(tool: AnyTool, body: object): Promise<ReadonlyMap<string, string>> {
  const service = createHandler({ tools: [tool], access: false });
  const request = new Request(`http://localhost/v1${tool.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { details = [] } = (await (await service(request)).json()) as {
    details?: { field: string; message: string }[];
  };
  return new Map(details.map(({ field, message }) => [field, message]));
}

describe('the registry', () => {
  it('holds every tool file, under the camelCase of its name and in the folder of its category', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /^[a-z]+\/(?!index|rules|texts\.)[a-z0-9-]+\.ts$/.test(file))
      .map((file) => {
        const [category, name] = file.replace(/\.ts$/, '').split('/') as [string, string];
        return `${category} ${camelCase(name)}`;
      });
    const listed = Object.entries(all).map(([name, tool]) => `${tool.category} ${name}`);
    expect(listed.toSorted()).toEqual(files.toSorted());
  });

  it('has the head of every tool in `heads.ts`, which `npm run sync` writes', async () => {
    const headOf = ({ id, method, path, category, name }: ToolHead) => ({ id, method, path, category, name });
    expect(heads.map(headOf)).toEqual(tools.map(headOf));
    for (const [i, head] of heads.entries()) expect((await openTool(head)).run).toBe(tools[i]?.run);
  });

  it('has no id and no path twice', () => {
    expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
    expect(new Set(tools.map(({ method, path }) => `${method} ${path}`)).size).toBe(tools.length);
  });
});

describe('warnings', () => {
  const toolsOf = (code: string) => tools.filter(({ warnings }) => warnings?.includes(code));

  it('have their meaning in the texts of the tool that answers them, or once for several', async () => {
    for (const tool of tools) {
      const own = tool.warnings?.filter((code) => toolsOf(code).length === 1) ?? [];
      const { warnings = {} } = (await textsOf(tool)) ?? {};
      expect(Object.keys(warnings).toSorted(), tool.id).toEqual(own.toSorted());
    }
    const shared = new Set(
      tools.flatMap(({ warnings = [] }) => warnings).filter((code) => toolsOf(code).length > 1),
    );
    expect(Object.keys(sharedWarnings)).toEqual([...shared].toSorted());
  });

  it('each warning is a sentence in both languages', async () => {
    const own = await Promise.all(tools.map(async (tool) => (await textsOf(tool))?.warnings ?? {}));
    for (const { pt, en } of [...own, sharedWarnings].flatMap((texts) => Object.values(texts))) {
      for (const text of [pt, en]) expect(text).toMatch(/^\p{Lu}.{9,}\.$/u);
      expect(pt).not.toBe(en);
    }
  });

  it('are declared by every tool that answers them', () => {
    const silent = tools.filter(({ output, warnings }) => {
      const { entries = {} } = output as { entries?: object };
      return ('avisos' in entries || 'warnings' in entries) && warnings === undefined;
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});

/** Fields of calls that events leave out on purpose: secrets, and texts that may hold one. */
const SENSITIVE: Readonly<Record<string, readonly string[]>> = {
  'cartao-credito': ['value'],
  'dev-base64': ['text'],
  'dev-binary': ['text'],
  'dev-cipher': ['text', 'key'],
  'dev-crc32': ['text'],
  'dev-hash': ['text', 'key', 'expected'],
  'dev-jwt': ['token', 'secret', 'publicKey'],
  'dev-totp': ['secret', 'code'],
  'dev-url-encode': ['text'],
  senha: [],
};

describe('events', () => {
  it('leave out the result of these tools, and these inputs', () => {
    const hidden = tools.flatMap(({ id, sensitive }) => {
      if (!sensitive) return [];
      const { result, inputs = [], masked = {} } = sensitive;
      return [[id, result, [...inputs, ...Object.keys(masked)]]];
    });
    expect(hidden.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual(
      Object.entries(SENSITIVE).map(([id, inputs]) => [id, true, inputs]),
    );
  });

  const counting = tools.filter(({ input: { entries } }) => 'count' in entries && 'seed' in entries);

  it.each(counting.map((tool) => [tool.id, tool] as const))('count what %s makes', (_, tool) => {
    for (const count of [1, 3]) {
      const answer = callTool(tool, { count, seed: 'a' });
      expect(answer[tool.items as string]).toHaveLength(count);
    }
  });

  it('count one thing of each other tool', () => {
    const others = tools.filter((tool) => tool.items !== undefined && !counting.includes(tool));
    expect(others.map(({ id }) => id)).toEqual([]);
  });
});

describe.each(tools.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  it('has an id that follows from its path, a display name and a summary', async () => {
    expect(id).toBe(tool.path.slice(1).replaceAll('/', '-'));
    // The official name of the code has a small letter first.
    expect(tool.name).toMatch(/^(?:\p{Lu}|cClassTrib$)/u);
    expect((await textsOf(tool))?.summary.pt).toMatch(/^\p{Lu}.*[^.]$/u);
  });

  it('answers its examples: in the shape that it declares, and without an empty text', async () => {
    expect(tool.examples.length).toBeGreaterThan(0);
    for (const { input } of tool.examples) {
      const answer = await callTool(tool, input as Record<string, unknown>);
      const shown = JSON.stringify(answer).replaceAll('"structuredData":""', '');
      expect(shown).not.toMatch(/[:[,]""[,\]}]/);
    }
  });

  // A bound that is not found, in a pipe inside another one or in a union, would be printed as undefined.
  it('names the bounds of a number that is out of them', () => {
    const { input } = tool.examples[0] as { input: Record<string, unknown> };
    for (const field of Object.keys(tool.input.entries)) {
      for (const number of [-1e300, 1e300]) {
        expect(messagesOf(tool, { ...input, [field]: number }).join('; ')).not.toContain('undefined');
        expect(messagesOf(tool, { ...input, [field]: [number] }).join('; ')).not.toContain('undefined');
      }
    }
  });
});

const withBodies = tools.filter(({ method }) => method === 'POST');

describe.each(withBodies.map((tool) => [tool.id, tool] as const))('the body of %s', (_, tool) => {
  it('takes no array for an object', async () => {
    const { input } = tool.examples[0] as { input: Record<string, unknown> };
    for (const [field, schema] of Object.entries(tool.input.entries)) {
      for (const { path, value } of arraysForObjects(schema as unknown as SchemaNode, field)) {
        const faults = await faultsOf(tool, { ...input, [field]: value });
        expect([...faults.keys()]).toContain(path);
        expect(faults.get(path)).toMatch(/^deve /);
      }
    }
  });
});
