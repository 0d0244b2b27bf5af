import { requireTool } from '../../../src/kit/tool-ids.ts';
import { openTool } from '../../../src/kit/tool.ts';
import { ToolError } from '../../../src/pipeline/errors/tool-error.ts';
import { ownWorld, runnerOf } from '../../../src/pipeline/in-code.ts';
import { createService } from '../../../src/index.ts';
import { tools } from '../../../src/tools/heads.ts';
import type { Fields } from './answer-rows.ts';
import { bodyOf, type Caller, type CallerOptions, inLanguage } from './caller.ts';

/** The tools of this package, without key, quota or network. */
export function inProcess({
  language,
  defaults = {},
  signal,
}: Pick<CallerOptions, 'language' | 'defaults' | 'signal'>): Caller {
  const service = createService({ defaults });
  return {
    async read(path, lang = language) {
      const address = `http://localhost${service.basePath}${inLanguage(path, lang)}`;
      const response = await service(new Request(address));
      return bodyOf(response.status, await response.text());
    },
    async *answers(id, calls) {
      let readAs: readonly string[] = [];
      const onReadAs = (lines: readonly string[]) => void (readAs = lines);
      const tool = await openTool(requireTool(id, tools));
      const run = runnerOf(ownWorld(), tool, { language, defaults, onReadAs });
      for await (const call of calls) {
        signal.throwIfAborted();
        readAs = [];
        try {
          const answer = (await run(call.input)) as Fields;
          yield { call, answer, readAs };
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
          yield { call, refused: error.body };
        }
      }
    },
  };
}
