import { describedFields } from '../../scripts/described-fields.mjs';
import { withSharedTexts } from '../../src/kit/shared-texts.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import type { ToolTexts } from '../../src/kit/tool-texts.ts';
import { textsOf } from '../../src/tools/texts.ts';

/** The texts of a tool of the package, with those that it shares with others. */
export async function wholeTextsOf(tool: AnyTool): Promise<ToolTexts> {
  return withSharedTexts(tool, (await textsOf(tool)) as ToolTexts);
}

export const inputsOf = ({ input }: AnyTool, texts?: ToolTexts) =>
  describedFields(input, texts && { fields: texts.input });
export const outputsOf = ({ output }: AnyTool, texts?: ToolTexts) =>
  describedFields(output, texts && { fields: texts.output });
