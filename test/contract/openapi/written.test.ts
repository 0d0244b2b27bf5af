import { beforeAll, expect, it } from 'vitest';
import { createService } from '../../../src/index.ts';
import type { AnyTool } from '../../../src/kit/tool.ts';
import { mcp } from '../../../src/pages/mcp/index.ts';
import { json } from '../../../src/tools/desenvolvedor/json.ts';
import { cpf } from '../../../src/tools/documentos/cpf.ts';
import { caloriasExercicio } from '../../../src/tools/saude/calorias-exercicio.ts';
import { acceptTool, expectRecord } from '../../support/accepted.ts';
import type { Document, Operation } from '../../support/openapi.ts';

/** A tool of each kind. */
const TOOLS: readonly AnyTool[] = [caloriasExercicio, cpf, json];

/** The documents of a service with these tools and every page that it can have. */
let pt: Document;
let en: Document;
beforeAll(async () => {
  const service = createService({
    tools: TOOLS,
    pages: [mcp(), { method: 'POST', path: '/saude/:id', access: 'key', handle: () => null as never }],
  });
  const documentIn = async (lang: string) =>
    (await service(new Request(`http://localhost/v1/openapi.json?lang=${lang}`))).json() as Promise<Document>;
  [pt, en] = await Promise.all([documentIn('pt'), documentIn('en')]);
});

/** A value in both languages: a text stands once where it is the same. */
function inBoth(pt: unknown, en: unknown): unknown {
  if (typeof pt !== 'object' || pt === null) return pt === en ? pt : `${String(pt)} | ${String(en)}`;
  if (Array.isArray(pt)) return pt.map((one, i) => inBoth(one, (en as unknown[])[i]));
  return Object.fromEntries(
    Object.entries(pt).map(([key, one]) => [key, inBoth(one, (en as Record<string, unknown>)[key])]),
  );
}

const WIDTH = 140;

/** A value in lines, each as far in as it is deep; what fits in a line stands in one, and so does a list of words. */
function linesOf(value: unknown, name: string, depth: number): string[] {
  const start = `${' '.repeat(depth)}${name}:`;
  const whole = `${start} ${JSON.stringify(value)}`;
  const isFlat =
    typeof value !== 'object' || value === null || (Array.isArray(value) && typeof value[0] !== 'object');
  if (isFlat || whole.length <= WIDTH) return [whole];
  return [start, ...Object.entries(value).flatMap(([key, one]) => linesOf(one, key, depth + 1))];
}

/** Keeps the parts of an operation that are its own; refusals and headers are the same for every tool. */
function ownPartsOf({ summary, description, parameters, requestBody, responses }: Operation) {
  return { summary, description, parameters, requestBody, answer: responses[200]?.content };
}

it.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s is documented as it was', (id, tool) => {
  const [ofPt, ofEn] = [pt, en].map(({ paths }) => {
    const operation = paths[tool.path]?.[tool.method.toLowerCase()] as Operation;
    return ownPartsOf(operation);
  });
  const lines = linesOf(inBoth(ofPt, ofEn), id, 0);
  expectRecord(`contract/openapi/${id}.txt`, `${lines.join('\n')}\n`, acceptTool(id));
});

/** The texts of a document, by where they stand. */
function* textsIn(value: unknown, at: string): Generator<readonly [at: string, text: string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    const isText = /^(?:description|summary|title)$/.test(key) && typeof one === 'string';
    if (isText) yield [`${at}/${key}`, one];
    else yield* textsIn(one, `${at}/${key}`);
  }
}

it('every text of a page, an event or an error is translated', () => {
  const [inPt, inEn] = [pt, en].map((document) => new Map(textsIn(document, '')));
  const isOfTool = (at: string) => TOOLS.some(({ path }) => at.startsWith(`/paths/${path}/`));
  const untranslated = [...(inPt as Map<string, string>)].filter(
    ([at, text]) => !isOfTool(at) && inEn?.get(at) === text,
  );
  // The name of the service, and a page of a host that describes nothing.
  expect(untranslated).toEqual([
    ['/info/title', 'canivete'],
    ['/paths//saude/{id}/post/summary', 'POST /saude/:id'],
  ]);
});
