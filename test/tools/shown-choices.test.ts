import { expect, it } from 'vitest';
import { createService } from '../../src/index.ts';
import type { Schema, WholeTool } from '../../src/web/docs/core/types.ts';
import { flatten, showValue } from '../../src/web/docs/answer/values.ts';
import { contextIn } from '../support/docs-context.ts';
import { walked } from '../support/walked.ts';

/** The choices of a schema, at any depth, that their names do not hold: `III` is read in `anexo III`. */
function choicesIn(schema: Schema): readonly string[] {
  const { enum: choices = [], 'x-enumNames': names = [], properties, items, anyOf } = schema;
  const own = choices.filter((one, i): one is string => names[i]?.includes(String(one)) === false);
  const inner = [...Object.values(properties ?? {}), ...(items ? [items] : []), ...(anyOf ?? [])];
  return [...own, ...inner.flatMap(choicesIn)];
}

it.each(walked.map((tool) => [tool.id, tool] as const))(
  '%s shows no choice by the name that programs give it',
  async (id, { examples }) => {
    const service = createService();
    const response = await service.fetch(new Request(`http://x/v1/tools/${id}`));
    const { outputSchema } = (await response.json()) as WholeTool;
    const choices = new Set(choicesIn(outputSchema));
    for (const { input } of examples) {
      const answer: unknown = await service.run(id, input as never, { language: 'pt' });
      // A value that was taken for given is read by the schema of its field.
      const shown = flatten(answer, outputSchema)
        .filter(
          ({ path, schema }) => schema?.['x-internal'] !== true && !/^(?:premissas|assumptions)\b/.test(path),
        )
        .map(({ path, value, schema }) => [path, showValue(contextIn.pt, value, schema)]);
      expect(shown.filter(([, text]) => choices.has(text as string))).toEqual([]);
    }
  },
);
