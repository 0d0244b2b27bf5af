import { fieldComments } from './described-fields.mjs';
import { load } from './load.mjs';

/** What is said of the fields of each tool, by its exported name, its side and the field's path: for comments in types. */
export async function toolComments() {
  const [tools, { textsOf }, { withSharedTexts }] = await Promise.all(
    ['src/tools/all.ts', 'src/tools/texts.ts', 'src/kit/shared-texts.ts'].map(load),
  );
  const entries = Object.entries(tools).map(async ([name, tool]) => {
    const { input, output } = withSharedTexts(tool, await textsOf(tool));
    const inputs = [tool.input, ...Object.values(tool.byAction ?? {})];
    return [
      name,
      {
        input: fieldComments(inputs, { fields: input }),
        answer: fieldComments([tool.output], { fields: output }),
      },
    ];
  });
  return Object.fromEntries(await Promise.all(entries));
}
