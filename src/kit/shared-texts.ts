/** The texts of what `defineDocument` and `defineCalculator` add to a tool, and of fields that mean the same in all tools. */
import { calculatorOutput } from './assumptions.texts.ts';
import { comparison } from './comparison.texts.ts';
import { countOfList } from './counted.texts.ts';
import { documentInput, documentOutput } from './document.texts.ts';
import { explicacao, explicar } from './fields/explicar.texts.ts';
import { legalMonth, tabela } from './fields/legal.texts.ts';
import { seeded } from './fields/seed.texts.ts';
import { foldWord } from './people-words.ts';
import type { Text } from './texts.ts';
import type { AnyTool } from './tool.ts';
import type { FieldsTexts, ToolTexts } from './tool-texts.ts';
import { sharedWarnings } from './warnings.texts.ts';

const commonInput: FieldsTexts = { ...legalMonth, ...seeded, explicar };
const commonOutput: FieldsTexts = { ...calculatorOutput, tabela, explicacao };

type Shares = Pick<AnyTool, 'id' | 'byAction' | 'answers' | 'warnings'>;

const isDocument = ({ byAction }: Shares) => byAction !== undefined && 'validate' in byAction;

/** The texts of a tool with those that it shares with others. */
export function withSharedTexts(tool: Shares, own: ToolTexts): ToolTexts {
  const shared = isDocument(tool) ? { ...commonOutput, ...documentOutput } : commonOutput;
  const answer = toEach(own.output, (fields) => ({ ...shared, ...fields }));
  const comparacao = comparison(answer);
  return {
    ...own,
    input: withSharedInput(tool, own.input),
    output: toEach(answer, (fields) => ({ comparacao, ...fields })),
    warnings: withSharedWarnings(tool, own),
  };
}

/** The codes that a tool answers, in their order, with what they mean. */
function withSharedWarnings({ warnings = [] }: Shares, own: ToolTexts): Record<string, Text> {
  return Object.fromEntries(
    warnings.flatMap((code) => {
      const text = own.warnings?.[code] ?? sharedWarnings[code];
      return text ? [[code, text]] : [];
    }),
  );
}

/** The texts of the fields of a tool with those that it shares with others. */
export function withSharedInput(tool: Shares, own: FieldsTexts): FieldsTexts {
  const all: FieldsTexts = {
    ...commonInput,
    ...(isDocument(tool) && documentInput),
    ...('many' in (tool.answers ?? {}) && { count: countOfList }),
    ...own,
  };
  const { value } = all;
  if (!value || !isDocument(tool)) return all;
  // The value to validate may be sent by the name of its document: `cpf` of `/cpf`.
  return {
    ...all,
    value: { ...value, also: [...(value.also?.split(' ') ?? []), foldWord(tool.id)].join(' ') },
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
