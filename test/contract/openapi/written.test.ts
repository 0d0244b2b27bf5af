import { expect, it } from 'vitest';
import { createService } from '../../../src/index.ts';
import { mcp } from '../../../src/pages/mcp/index.ts';
import { json } from '../../../src/tools/desenvolvedor/json.ts';
import { cpf } from '../../../src/tools/documentos/cpf.ts';
import { mediaEscolar } from '../../../src/tools/matematica/media-escolar.ts';
import { caloriasExercicio } from '../../../src/tools/saude/calorias-exercicio.ts';

const WIDTH = 140;

/** A value in both languages: a text stands once where it is the same. */
function inBoth(pt: unknown, en: unknown): unknown {
  if (typeof pt !== 'object' || pt === null) return pt === en ? pt : `${String(pt)} | ${String(en)}`;
  if (Array.isArray(pt)) return pt.map((one, i) => inBoth(one, (en as unknown[])[i]));
  return Object.fromEntries(
    Object.entries(pt).map(([key, one]) => [key, inBoth(one, (en as Record<string, unknown>)[key])]),
  );
}

/** A value in lines, each as far in as it is deep; what fits in a line stands in one, and so does a list of words. */
function linesOf(value: unknown, name: string, depth: number): string[] {
  const start = `${' '.repeat(depth)}${name}:`;
  const whole = `${start} ${JSON.stringify(value)}`;
  const isFlat =
    typeof value !== 'object' || value === null || (Array.isArray(value) && typeof value[0] !== 'object');
  if (isFlat || whole.length <= WIDTH) return [whole];
  return [start, ...Object.entries(value).flatMap(([key, one]) => linesOf(one, key, depth + 1))];
}

// It is right as far as somebody has read it: `--update` writes it anew, and the difference is for reading.
it('the document says of pages, events and errors, and of some tools, what it did', async () => {
  const service = createService({
    tools: [caloriasExercicio, cpf, json, mediaEscolar],
    pages: [mcp(), { method: 'POST', path: '/saude/:id', access: 'key', handle: () => null as never }],
  });
  const [pt, en] = await Promise.all(
    ['pt', 'en'].map(async (lang) => {
      const answer = await service(new Request(`http://localhost/v1/openapi.json?lang=${lang}`));
      const { info, ...document } = (await answer.json()) as { info: Record<string, unknown> };
      return { info: { ...info, version: null }, ...document };
    }),
  );
  const lines = Object.entries(inBoth(pt, en) as object).flatMap(([key, one]) => linesOf(one, key, 0));
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('document.txt');
});
