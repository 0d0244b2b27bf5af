import * as v from 'valibot';
import type { Callers } from '../../contracts/access.ts';
import type { Page, Visit } from '../../contracts/pages.ts';
import { describe } from '../../kit/fields/index.ts';
import type { Text } from '../../kit/texts.ts';
import { openTool } from '../../kit/tool.ts';
import { BoundedMap } from '../../lib/bounded-map.ts';
import { todayAt } from '../../lib/dates/today.ts';
import type { Language } from '../../lib/languages.ts';
import { languageTags } from '../../lib/languages.ts';
import { chooseLanguage } from '../../pipeline/errors/language.ts';
import { Refused } from '../../pipeline/errors/refused.ts';
import { type KeptAnswer, keptAnswer } from '../../pipeline/kept.ts';
import { readPageQuery } from '../../pipeline/page-input.ts';
import { originOf } from '../openapi/server.ts';
import { summarize } from '../openapi/tool-document.ts';
import { filePage, HTML, policy } from '../files.ts';
import { page } from './files.ts';
import { framed, type Links } from './frame.ts';
import { llmsText, siteMap } from './lists.ts';
import { readHome, readTool } from './read.ts';

export interface DocsParts {
  readonly basePath: string;
  /** Stands in the page, where every reader sees it. */
  readonly demoKey: string | undefined;
  /** True if the panel is served too. */
  readonly hasPanel: boolean;
  /** True if the host knows who is logged in at the panel. */
  readonly hasSession: boolean;
  readonly callers: Callers;
}

const languageInput = v.object({
  lang: describe(v.optional(v.picklist(['pt', 'en'])), {
    pt: 'A língua. Sem ela, a de Accept-Language',
    en: 'The language. Without it, that of Accept-Language',
  }),
});

/** Answers that are kept at one time: a caller may name any host. */
const MOST_KEPT = 200;

/** The language, the start of the addresses with the origin, and the day in Brasília. */
interface Where {
  readonly language: Language;
  readonly address: string;
  readonly today: string;
}

type Write = (visit: Visit, where: Where) => Promise<string>;

/**
 * The docs page: one for all tools and one for each, which are read without scripts, and which the application takes
 * over where scripts run. Then the lists of them for programs.
 */
export function docsPages(parts: DocsParts, pageFiles = page): readonly Page[] {
  const { basePath, demoKey = '', hasPanel, hasSession, callers } = parts;
  if (pageFiles.html === '') return [];
  const kept = new BoundedMap<string, KeptAnswer>(MOST_KEPT);

  /** Makes an open address that answers in the language of the caller. */
  function open(path: `/${string}`, type: string, summary: Text, write: Write): Page {
    return {
      method: 'GET',
      path,
      access: 'open',
      describe: { GET: { summary, query: languageInput, file: type, revalidates: true } },
      async handle(visit) {
        const { call, settings } = visit;
        const asked = readPageQuery(languageInput, call).values.lang;
        const language = asked ?? chooseLanguage(call.header('accept-language'));
        const where = { language, address: originOf(call) + basePath, today: todayAt(settings.clock()) };
        const key = [call.path, ...Object.values(where)].join(' ');
        const answer =
          kept.get(key) ??
          keptAnswer(await write(visit, where), {
            ...(type === HTML && policy),
            'content-type': type,
            'content-language': languageTags[language],
            vary: 'accept-language',
          });
        kept.set(key, answer);
        return answer(call);
      },
    };
  }

  const facts = {
    demo: demoKey,
    callers: callers.byLogin ? 'login' : callers.byKey ? 'key' : 'anyone',
    panel: hasPanel ? 'panel' : '',
    session: hasPanel && hasSession ? 'host' : '',
  };

  const home = open('/docs', HTML, summaries.home, async ({ tools }, { language }) => {
    const to = linksFrom('');
    const read = readHome(await Promise.all(tools.map(summarize)), { language, to });
    return framed(pageFiles, read, { language, address: 'docs', to }, facts);
  });
  const one = open('/docs/:id', HTML, summaries.one, async ({ params, tools, settings }, where) => {
    const id = params['id'] as string;
    const ids = tools.map((tool) => tool.id);
    const served = tools[ids.indexOf(id)];
    if (!served) throw new Refused({ id, ids });
    const { tables: added, unknownFields } = settings;
    const closed = unknownFields === 'refuse';
    const to = linksFrom('../');
    const read = await readTool(await openTool(served), { ...where, to, added, closed });
    return framed(pageFiles, read, { language: where.language, address: `docs/${id}`, to }, facts);
  });
  const list = open(
    '/llms.txt',
    'text/plain; charset=utf-8',
    summaries.list,
    async ({ tools }, { language, address }) =>
      llmsText(linksFrom(`${address}/`), await Promise.all(tools.map(summarize)), language),
  );
  const map = open('/sitemap.xml', 'application/xml', summaries.map, async ({ tools }, { address }) =>
    siteMap(
      ['/docs', ...tools.map(({ id }) => `/docs/${id}`)].map((path) => ({
        pt: address + path,
        en: `${address}${path}?lang=en`,
      })),
    ),
  );
  return [home, filePage('/docs/files/:file', pageFiles.files), one, list, map];
}

/** Links to the addresses of the service, which begin at `root` from where the page lies. */
const linksFrom =
  (root: string): Links =>
  (address, language) =>
    `${root}${address}${language === undefined ? '' : `?lang=${language}`}`;

const summaries = {
  home: { pt: 'A página da documentação', en: 'The docs page' },
  one: { pt: 'Uma ferramenta na página da documentação', en: 'A tool in the docs page' },
  list: { pt: 'As ferramentas, para modelos de linguagem', en: 'The tools, for language models' },
  map: { pt: 'As páginas, para buscadores', en: 'The pages, for search engines' },
} satisfies Readonly<Record<string, Text>>;
