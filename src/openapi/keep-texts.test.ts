import { expect, it } from 'vitest';
import { descriptionOf } from '../kit/fields/describe.ts';
import { tools } from '../../test/support/tools.ts';
import { keepTexts } from './keep-texts.ts';
import { describedFields } from './tool-document.ts';

it('has each text once, and of each field of each tool its own', () => {
  const { keptTexts, keptTools } = keepTexts(tools);
  const texts = keptTexts.map((kept) => JSON.stringify(kept));
  expect(new Set(texts).size).toBe(texts.length);
  for (const tool of tools) {
    const own = describedFields(tool).map(([field, schema]) => {
      const { text, unit } = descriptionOf(schema) ?? {};
      return [field, text && [text.pt, text.en, ...(unit ? [unit.pt, unit.en] : [])]];
    });
    const { fields = [], summary } = keptTools[tool.id] ?? {};
    expect(summary).toBe(tool.summary);
    expect(describedFields(tool).map(([field], i) => [field, keptTexts[fields[i] as number]])).toEqual(own);
  }
});
