import { expect, it } from 'vitest';
import { inLanguage } from '../../../src/pages/openapi/document.ts';
import { documentTool } from '../../../src/pages/openapi/tool-document.ts';
import type { Schema } from '../../../src/web/docs/core/types.ts';
import { tools } from '../../support/tools.ts';

/** The schemas at a path of an answer, in each of its alternatives. */
function schemasAt(schema: Schema, [name, ...rest]: readonly string[]): readonly Schema[] {
  if (name === undefined) return [schema];
  const inner = schema.properties?.[name] ?? (/^\d+$/.test(name) ? schema.items : undefined);
  return [
    ...(inner ? schemasAt(inner, rest) : []),
    ...(schema.anyOf ?? []).flatMap((one) => schemasAt(one, [name, ...rest])),
  ];
}

it('every sentence of a tool speaks of fields that its answer may have, with values that they may have', async () => {
  const wrong: unknown[] = [];
  let count = 0;
  for (const tool of tools) {
    const { output, headlines } = await documentTool(tool);
    const schema = inLanguage(output, 'pt') as Schema;
    for (const { when = {}, text } of headlines) {
      count++;
      for (const [, path = ''] of `${text.pt} ${text.en}`.matchAll(/\{([\w.]+)\}/g))
        if (schemasAt(schema, path.split('.')).length === 0) wrong.push([tool.id, path]);
      for (const [path, value] of Object.entries(when)) {
        const found = schemasAt(schema, path.split('.'));
        const may = found.some(
          ({ enum: choices, type }) => choices?.includes(value) ?? type === typeof value,
        );
        if (!may) wrong.push([tool.id, path, value]);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(10);
});
