/** The answers of the pages, loaded when one of them is first asked for. */
import type { RateLimitHeaders } from '../../contracts/access.ts';
import type { Answer, Call } from '../../contracts/call.ts';
import type { Page, Visit } from '../../contracts/pages.ts';
import { openTool, type ServedTool } from '../../kit/tool.ts';
import type { Language } from '../../lib/languages.ts';
import { type LazyPromise, lazyPromise } from '../../lib/lazy.ts';
import { version } from '../../lib/version.ts';
import { languageTags } from '../../pipeline/errors/language.ts';
import { unknownTool } from '../../pipeline/errors/not-found.ts';
import { readPageQuery } from '../../pipeline/page-input.ts';
import { taggedAnswer, unlessKnown } from '../../pipeline/tagged.ts';
import { answeredExamples } from './answered-examples.ts';
import { type DocumentedEvent, type DocumentedTool, inLanguage, openApiDocument } from './document.ts';
import { languageInput, pageDescriptions } from './page-descriptions.ts';
import { documentTool, summarize } from './tool-document.ts';

export interface ServeParts {
  readonly basePath: string;
  readonly tools: readonly ServedTool[];
  /** Every address that is not a tool's, these pages included. */
  readonly pages: () => Promise<readonly Page[]>;
  readonly events: readonly DocumentedEvent[];
  /** True if fields that a tool does not have are refused. */
  readonly closed: boolean;
  /** The headers that report the quota. */
  readonly rateLimitHeaders: RateLimitHeaders;
}

export interface Serve {
  document(visit: Visit): Promise<Answer>;
  list(visit: Visit): Promise<Answer>;
  one(visit: Visit): Promise<Answer>;
}

/**
 * Makes the answers. `own` are the pages that it serves, which do not describe themselves: their texts are loaded with
 * it.
 */
export function createServe(parts: ServeParts, own: readonly Page[]): Serve {
  const { basePath, tools, events, closed, rateLimitHeaders } = parts;
  const pages = async () =>
    (await parts.pages()).map((page) => {
      const describe = own.includes(page) ? pageDescriptions[page.path] : undefined;
      return describe ? { ...page, describe } : page;
    });

  /** Answers that never change, each made once. */
  const made = new Map<string, LazyPromise<Answer>>();
  const keepAnswer = async (
    key: string,
    language: Language,
    make: () => Promise<unknown>,
  ): Promise<Answer> => {
    let answer = made.get(key + language);
    if (!answer) {
      answer = lazyPromise(async () =>
        taggedAnswer(JSON.stringify(inLanguage(await make(), language)), {
          'content-type': 'application/json; charset=utf-8',
          'content-language': languageTags[language],
        }),
      );
      made.set(key + language, answer);
    }
    return answer();
  };
  const documentServed = async (served: ServedTool): Promise<DocumentedTool> => {
    const tool = await openTool(served);
    return { ...(await documentTool(tool, closed)), examples: await answeredExamples(tool) };
  };
  const toolDocuments = lazyPromise(async () => {
    const documents: DocumentedTool[] = [];
    // Make them one after another, so that other requests are answered in between.
    for (const served of tools) documents.push(await documentServed(served));
    return documents;
  });

  return {
    async document({ call }) {
      const language = languageOf(call);
      const answer = await keepAnswer('document', language, async () =>
        openApiDocument(
          { basePath, version, tools: await toolDocuments(), pages: await pages(), events, rateLimitHeaders },
          language,
        ),
      );
      return unlessKnown(answer, call.header('if-none-match'));
    },
    async list({ call }) {
      const language = languageOf(call);
      const answer = await keepAnswer('list', language, async () => ({
        tools: await Promise.all(tools.map(summarize)),
      }));
      return unlessKnown(answer, call.header('if-none-match'));
    },
    async one({ call, params }) {
      const language = languageOf(call);
      const id = params['id'] as string;
      const served = tools.find((tool) => tool.id === id);
      if (!served)
        throw unknownTool(
          id,
          tools.map((tool) => tool.id),
        );
      const answer = await keepAnswer(`tool ${id}`, language, async () => {
        const {
          about,
          input,
          output,
          examples,
          result,
          errors,
          validates: _,
          ...summary
        } = await documentServed(served);
        return {
          ...summary,
          ...(about && { about }),
          inputSchema: input,
          outputSchema: output,
          examples,
          result,
          errors,
        };
      });
      return unlessKnown(answer, call.header('if-none-match'));
    },
  };
}

const languageOf = (call: Call): Language => readPageQuery(languageInput, call).values.lang;
