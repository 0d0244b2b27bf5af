/** What the build puts in the place of `kept-texts.ts`: texts once, and of each tool which of them its fields have. */
import { descriptionOf } from '../../kit/fields/describe.ts';
import type { AnyTool } from '../../kit/tool.ts';
import type { KeptText, KeptTool } from './kept-texts.ts';
import { describedFields, fingerprintOf } from './tool-document.ts';

export function keepTexts(tools: readonly AnyTool[]) {
  const numbers = new Map<string, number>();
  const keptTexts: KeptText[] = [];
  const numberOf = (schema: object): number => {
    const description = descriptionOf(schema);
    if (!description) return -1;
    const { text, unit } = description;
    const kept: KeptText = unit ? [text.pt, text.en, unit.pt, unit.en] : [text.pt, text.en];
    const key = JSON.stringify(kept);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, keptTexts.length);
    return keptTexts.push(kept) - 1;
  };
  const keptTools = tools.map((tool): [string, KeptTool] => {
    const fields = describedFields(tool);
    const { id, summary, en = null, about = null, either = null, result = null } = tool;
    const impossible = tool.impossible !== undefined;
    const names = fingerprintOf(fields.map(([field]) => field));
    return [
      id,
      {
        summary,
        en,
        about,
        either,
        result,
        impossible,
        names,
        fields: fields.map(([, schema]) => numberOf(schema)),
      },
    ];
  });
  return { keptTexts, keptTools: Object.fromEntries(keptTools) };
}
