import * as v from 'valibot';
import { expect, it } from 'vitest';
import { descriptionOf } from '../../kit/fields/describe.ts';
import type { AnyTool } from '../../kit/tool.ts';
import { tools } from '#test/support/tools.ts';
import { keepTexts } from './keep-texts.ts';
import { describedFields, fingerprintOf } from './tool-document.ts';

it('has each text once, and of each field of each tool its own', () => {
  const { keptTexts, keptTools } = keepTexts(tools);
  const texts = keptTexts.map((kept) => JSON.stringify(kept));
  expect(new Set(texts).size).toBe(texts.length);
  for (const tool of tools) {
    const own = describedFields(tool).map(([field, schema]) => {
      const { text, unit } = descriptionOf(schema) ?? {};
      return [field, text && [text.pt, text.en, ...(unit ? [unit.pt, unit.en] : [])]];
    });
    const { fields = [], ...said } = keptTools[tool.id] ?? {};
    const { summary, en, about = null, either = null, result = null, impossible } = tool;
    expect(said).toEqual({
      ...{ summary, en, about, either, result, impossible: impossible !== undefined },
      names: fingerprintOf(own.map(([field]) => field as string)),
    });
    expect(describedFields(tool).map(([field], i) => [field, keptTexts[fields[i] as number]])).toEqual(own);
  }
});

it('keeps no text of what says none', () => {
  const tool = {
    ...{ id: 'clima', name: 'Clima', summary: 'Diz o clima' },
    ...{ input: v.object({ cidade: v.string() }), output: v.object({ graus: v.number() }) },
  } as unknown as AnyTool;
  const { keptTexts, keptTools } = keepTexts([tool]);
  expect(keptTexts).toEqual([]);
  expect(keptTools['clima']).toMatchObject({ en: null, impossible: false, fields: [-1, -1] });
});
