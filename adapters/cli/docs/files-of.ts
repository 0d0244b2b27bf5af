/** The pages of the docs as files whose links lead to one another, without a server of this package. */
import { openTool, type ServedTool } from '../../../src/kit/tool.ts';
import { todayAt } from '../../../src/lib/dates/today.ts';
import type { Language } from '../../../src/lib/languages.ts';
import { framed, type Links, type Readable } from '../../../src/pages/docs/frame.ts';
import { type Html, html } from '../../../src/pages/docs/html.ts';
import { llmsText, siteMap } from '../../../src/pages/docs/lists.ts';
import { readHome, readTool } from '../../../src/pages/docs/read.ts';
import { words as pageWords } from '../../../src/pages/docs/texts.ts';
import type { PageFiles } from '../../../src/pages/files.ts';
import { summarize } from '../../../src/pages/openapi/tool-document.ts';
import { loadGuide } from '../../../src/web/docs/guide/index.ts';
import type { Block, GuidePage } from '../../../src/web/docs/guide/guide.ts';
import { LANGUAGES, type Site } from '../openapi/site.ts';

interface Table {
  readonly id: string;
  readonly name: string;
  readonly tools: readonly string[];
  readonly checkedOn: string;
  readonly reviewBy: string;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly from: string;
  readonly to: string | null;
  readonly status: string;
  readonly source: string;
}

const words = {
  pt: { guide: 'Guia', tables: 'Tabelas legais', until: 'até', usedBy: 'Usada por' },
  en: { guide: 'Guide', tables: 'Legal tables', until: 'until', usedBy: 'Used by' },
} satisfies Record<Language, Record<string, string>>;

/** The pages to write, and their service. */
export interface Source {
  readonly site: Site;
  readonly tools: readonly ServedTool[];
  readonly page: PageFiles;
}

/**
 * Makes files of all pages, by their names. `url` is where they will be; without it there is no list for search engines,
 * whose addresses are whole.
 */
export async function filesOf(
  { site, tools, page }: Source,
  url: string | undefined,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const today = todayAt(Date.now());
  const summaries = await Promise.all(tools.map(summarize));
  const listed = JSON.parse(await site.text('/tabelas')) as { tables: readonly Table[] };
  const tables = listed.tables.filter(({ entries }) => entries.length > 0);
  /** The addresses of the pages, in their order. */
  const addresses = new Set<string>();
  for (const language of LANGUAGES) {
    const add = async (address: string, read: (to: Links) => Readable | Promise<Readable>) => {
      const file = fileOf(address, language);
      const to = linksFrom(file, language);
      addresses.add(address);
      files.set(file, framed(page, await read(to), { language, address, to }));
    };
    const { address, text } = site;
    const guide = (await loadGuide[language]())(address).groups.flatMap((group) => group.pages);
    await add('docs', (to) => homeOf(readHome(summaries, { language, to }), guide, { language, to }));
    for (const served of tools)
      await add(`docs/${served.id}`, async (to) =>
        readTool(await openTool(served), { language, to, address, closed: true, added: {}, today }),
      );
    await add('tabelas', (to) => readTables(tables, { language, to }));
    for (const one of guide) await add(`guide/${one.id}`, () => readGuide(one));
    for (const list of ['openapi.json', 'tools'])
      files.set(fileOf(list, language), await text(`/${list}?lang=${language}`));
    const list = fileOf('llms.txt', language);
    files.set(list, llmsText(linksFrom(list, language, url), summaries, language));
  }
  for (const { id, entries } of tables)
    files.set(fileOf(`tabelas/${id}`), await site.text(`/tabelas/${id}${queryOf(entries, today)}`));
  for (const { name, type } of page.files) {
    if (!type.startsWith('text/javascript'))
      files.set(`${fileOf('docs/files')}/${name}`, await site.text(`/docs/files/${name}`));
  }
  if (url !== undefined) {
    const to = linksFrom('sitemap.xml', LANGUAGES[0], url);
    files.set(
      'sitemap.xml',
      siteMap([...addresses].map((address) => ({ pt: to(address, 'pt'), en: to(address, 'en') }))),
    );
  }
  return files;
}

/** The files of the addresses that have another name. */
const renamed: Readonly<Record<string, string>> = {
  docs: 'index.html',
  tabelas: 'tables.html',
  tools: 'tools.json',
  'llms.txt': 'llms.txt',
  'openapi.json': 'openapi.json',
};

/** The file of an address. The first language has no folder, and a table and what pages are drawn with no language. */
function fileOf(address: string, language: Language = LANGUAGES[0]): string {
  if (address === 'docs/files') return 'files';
  const table = /^tabelas\/(.*)/.exec(address)?.[1];
  if (table !== undefined) return `tables/${table}.json`;
  return `${language === LANGUAGES[0] ? '' : `${language}/`}${renamed[address] ?? `${address}.html`}`;
}

/** The links of a file: relative, or whole where the site is known. */
const linksFrom =
  (file: string, own: Language, url?: string): Links =>
  (address, language = own) =>
    `${url === undefined ? '../'.repeat(file.split('/').length - 1) : `${url}/`}${fileOf(address, language)}`;

/** Asks for the first entry of a table that is not in force today. */
function queryOf(entries: readonly Entry[], today: string): string {
  if (entries.some(({ status, from }) => status === 'lei' && from <= today)) return '';
  return `?estimativas=true&data=${entries[0]?.from}`;
}

interface Where {
  readonly language: Language;
  readonly to: Links;
}

/** The list of tools, and below it the other pages. */
function homeOf(home: Readable, guide: readonly GuidePage[], { language, to }: Where): Readable {
  const t = words[language];
  return {
    ...home,
    main: html`${home.main}
      <h2>${t.guide}</h2>
      <ul>
        ${guide.map(({ id, title }) => html`<li><a href="${to(`guide/${id}`)}">${title}</a></li>`)}
      </ul>
      <p><a href="${to('tabelas')}">${t.tables}</a></p>`,
  };
}

function readTables(tables: readonly Table[], { language, to }: Where): Readable {
  const t = words[language];
  const [, , ...heads] = pageWords[language].table;
  return pageOf(
    t.tables,
    tables.map(
      ({ id, name, tools, checkedOn, reviewBy, entries }) =>
        html`<h2 id="${id}">${name}</h2>
          <p class="hint">
            ${heads[1]}: ${checkedOn}. ${heads[2]}: ${reviewBy}. <a href="${to(`tabelas/${id}`)}">JSON</a>
          </p>
          <ul>
            ${entries.map(({ from, to: last, source }) => html`<li>${from}${last && ` ${t.until} ${last}`}: ${source}</li>`)}
          </ul>
          <p>${t.usedBy}: ${tools.map((tool) => html`<a href="${to(`docs/${tool}`)}">${tool}</a> `)}</p>`,
    ),
  );
}

const readGuide = ({ title, blocks }: GuidePage): Readable => pageOf(title, blocks.map(blockOf));

const pageOf = (title: string, content: readonly Html[]): Readable => ({
  title: `${title} · canivete`,
  description: title,
  main: html`<h1>${title}</h1>
    ${content}`,
});

function blockOf(block: Block): Html {
  if ('head' in block) return html`<h2>${block.head}</h2>`;
  if ('code' in block) return html`<pre class="code"><code>${block.code}</code></pre>`;
  if ('calls' in block)
    return html`${block.calls.map(
      ({ name, text }) =>
        html`<h3>${name}</h3>
          <pre class="code"><code>${text}</code></pre>`,
    )}`;
  if ('steps' in block)
    return html`<ul>
      ${block.steps.map(([bold, rest]) => html`<li><strong>${inline(bold)}</strong> ${inline(rest)}</li>`)}
    </ul>`;
  if ('table' in block)
    return html`<table>
      <tr>
        ${block.table.heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
      ${block.table.rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell) => html`<td>${inline(cell)}</td>`)}
          </tr>`,
      )}
    </table>`;
  return html`<p>${inline('note' in block ? block.note : block.text)}</p>`;
}

/** Text whose parts between grave accents are code. */
const inline = (text: string) =>
  text.split('`').map((part, i) => (i % 2 === 0 ? part : html`<code>${part}</code>`));
