/** The answers of the pages, loaded when one of them is first asked for. */
import type { Callers, RateLimitHeaders } from '../../contracts/access.ts';
import type { Answer, Call } from '../../contracts/call.ts';
import type { Page, Visit } from '../../contracts/pages.ts';
import { openTool, type ServedTool } from '../../kit/tool.ts';
import type { Language } from '../../lib/languages.ts';
import { joinChunks } from '../../lib/bytes/chunks.ts';
import { lazyPromise } from '../../lib/lazy.ts';
import { version as packageVersion } from '../../lib/version.ts';
import { bytesOf } from '../../pipeline/answer.ts';
import { languageTags } from '../../lib/languages.ts';
import { Refused } from '../../pipeline/errors/refused.ts';
import { readPageQuery } from '../../pipeline/page-input.ts';
import { keptAnswer } from '../../pipeline/kept.ts';
import { answeredExamples } from './answered-examples.ts';
import { type DocumentedEvent, type DocumentedTool, inLanguage, openApiDocument } from './document.ts';
import { inOlderForm } from './older-form.ts';
import { documentInput, languageInput, listInput, pageDescriptions } from './page-descriptions.ts';
import { errorsFor } from './page-errors.ts';
import { keepByOrigin, originOf } from './server.ts';
import { createToolSearch, documentTool, summarize } from './tool-document.ts';

export interface ServeParts {
  readonly basePath: string;
  readonly tools: readonly ServedTool[];
  /** Every address that is not a tool's, these pages included. */
  readonly pages: () => Promise<readonly Page[]>;
  readonly events: readonly DocumentedEvent[];
  /** True if fields that a tool does not have are refused. */
  readonly closed: boolean;
  /** True if names and values are read only as the documents write them. */
  readonly exact: boolean;
  /** The headers that report the quota. */
  readonly rateLimitHeaders: RateLimitHeaders;
  readonly callers: Callers;
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
  const { basePath, tools, events, closed, exact, rateLimitHeaders, callers } = parts;
  const pages = async () =>
    (await parts.pages()).map((page) => {
      const describe = own.includes(page) ? pageDescriptions[page.path] : undefined;
      return describe ? { ...page, describe } : page;
    });

  const keep = (body: string | Uint8Array, language: Language) =>
    keptAnswer(body, {
      'content-type': 'application/json; charset=utf-8',
      'content-language': languageTags[language],
    });
  const keepJson = (make: () => Promise<unknown>) =>
    byLanguage((language) =>
      lazyPromise(async () => keep(JSON.stringify(inLanguage(await make(), language)), language)),
    );

  const documentServed = async (served: ServedTool): Promise<DocumentedTool> => {
    const tool = await openTool(served);
    const document = await documentTool(tool, closed, exact);
    const errors = errorsFor(callers, document.errors);
    return { ...document, errors, examples: await answeredExamples(tool) };
  };
  const toolDocuments = lazyPromise(async () => {
    const documents: DocumentedTool[] = [];
    // Make them one after another, so that other requests are answered in between.
    for (const served of tools) documents.push(await documentServed(served));
    return documents;
  });

  /** The bytes of the document before and after the address of its server. */
  const documentAround = async (language: Language, version: '3.0' | '3.1') => {
    const written = openApiDocument(
      {
        ...{ server: SERVER, version: packageVersion, tools: await toolDocuments() },
        ...{ pages: await pages(), events, exact, rateLimitHeaders, callers },
      },
      language,
    );
    const text = JSON.stringify(version === '3.0' ? inOlderForm(written) : written);
    return text.split(SERVER).map(bytesOf) as [Uint8Array, Uint8Array];
  };
  const inVersion = (version: '3.0' | '3.1') =>
    byLanguage((language) => {
      const around = lazyPromise(async () => documentAround(language, version));
      return keepByOrigin((origin) =>
        lazyPromise(async () => {
          const [before, after] = await around();
          const server = bytesOf(`${origin}${basePath}` || '/');
          const chunks = [before, server, after];
          const length = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
          return keep(joinChunks(chunks, length), language);
        }),
      );
    });
  const documents = { '3.1': inVersion('3.1'), '3.0': inVersion('3.0') };
  const summaries = lazyPromise(async () => Promise.all(tools.map(summarize)));
  const toolSearch = lazyPromise(async () => createToolSearch(await summaries()));
  const listed = keepJson(async () => ({ tools: await summaries() }));
  const described = new Map(
    tools.map((served) => [served.id, keepJson(async () => wholeOf(await documentServed(served)))]),
  );
  return {
    async document({ call }) {
      const { lang, version } = readPageQuery(documentInput, call).values;
      const answer = await documents[version][lang](originOf(call))();
      return answer(call);
    },
    async list({ call }) {
      const { q = '', lang } = readPageQuery(listInput, call).values;
      if (q === '') return (await listed[lang]())(call);
      const found = (await toolSearch())(q);
      return keep(JSON.stringify(inLanguage({ tools: found }, lang)), lang)(call);
    },
    async one({ call, params }) {
      const language = languageOf(call);
      const id = params['id'] as string;
      const kept = described.get(id);
      if (!kept) throw new Refused({ id, ids: tools.map((tool) => tool.id) });
      const answer = await kept[language]();
      return answer(call);
    },
  };
}

/** The description of a tool that is asked for by its id. */
function wholeOf(document: DocumentedTool) {
  const {
    about,
    input,
    shown,
    examples,
    errors,
    search: _,
    choices: __,
    related: ___,
    validates: ____,
    output: _____,
    ...summary
  } = document;
  return {
    ...summary,
    ...(about && { about }),
    inputSchema: input,
    outputSchema: shown,
    examples,
    errors,
  };
}

/** Stands for the address of the server until it is known. */
const SERVER = 'server-of-the-document';

const byLanguage = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> => ({
  pt: make('pt'),
  en: make('en'),
});

const languageOf = (call: Call): Language => readPageQuery(languageInput, call).values.lang;
