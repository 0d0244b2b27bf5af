/** The texts of what `defineDocument` and `defineCalculator` add to a tool, and of fields that mean the same in all tools. */
import { calculatorOutput } from './assumptions.texts.ts';
import { comparison } from './comparison.texts.ts';
import { documentInput, documentOutput } from './document.texts.ts';
import { explicacao, explicar } from './fields/explicar.texts.ts';
import { legalMonth, tabela } from './fields/legal.texts.ts';
import { seeded } from './fields/seed.texts.ts';
import type { AnyTool } from './tool.ts';
import type { FieldsTexts, ToolTexts } from './tool-texts.ts';

const commonInput: FieldsTexts = { ...legalMonth, ...seeded, explicar };
const commonOutput: FieldsTexts = { ...calculatorOutput, tabela, explicacao };

/** The texts of a tool with those that it shares with others. */
export function withSharedTexts({ byAction }: Pick<AnyTool, 'byAction'>, own: ToolTexts): ToolTexts {
  const isDocument = byAction !== undefined && 'validate' in byAction;
  const shared = isDocument ? { ...commonOutput, ...documentOutput } : commonOutput;
  const answer = toEach(own.output, (fields) => ({ ...shared, ...fields }));
  const comparacao = comparison(answer);
  return {
    ...own,
    input: { ...commonInput, ...(isDocument && documentInput), ...own.input },
    output: toEach(answer, (fields) => ({ comparacao, ...fields })),
  };
}

function toEach(
  fields: FieldsTexts | readonly FieldsTexts[],
  make: (one: FieldsTexts) => FieldsTexts,
): FieldsTexts | readonly FieldsTexts[] {
  return isList(fields) ? fields.map(make) : make(fields);
}

const isList = (fields: FieldsTexts | readonly FieldsTexts[]): fields is readonly FieldsTexts[] =>
  Array.isArray(fields);
