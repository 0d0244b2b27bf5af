import { ToolError } from '../../../src/pipeline/errors/tool-error.ts';
import { createService } from '../../../src/index.ts';
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
    async *answers(tool, calls) {
      for await (const call of calls) {
        signal.throwIfAborted();
        try {
          let readAs: readonly string[] = [];
          const onReadAs = (lines: readonly string[]) => void (readAs = lines);
          const answer = (await service.run(tool, call.input, { language, onReadAs })) as Fields;
          yield { call, answer, readAs };
        } catch (error) {
          if (!(error instanceof ToolError)) throw error;
          yield { call, refused: error.body };
        }
      }
    },
  };
}
