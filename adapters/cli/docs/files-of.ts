/** The pages of the docs as files whose links lead to one another, without a server of this package. */
import type { Language } from '../../../src/lib/languages.ts';
import { type Html, html } from '../../../src/pages/docs/html.ts';
import { siteMap } from '../../../src/pages/docs/lists.ts';
import { words as pageWords } from '../../../src/pages/docs/texts.ts';
import { loadGuide } from '../../../src/web/docs/guide/index.ts';
import type { Block } from '../../../src/web/docs/guide/guide.ts';
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
  pt: { guide: 'Guia', tables: 'Tabelas legais', until: 'até', usedBy: 'Usada por', list: 'Ferramentas' },
  en: { guide: 'Guide', tables: 'Legal tables', until: 'until', usedBy: 'Used by', list: 'Tools' },
} satisfies Record<Language, Record<string, string>>;

/** The folder of a language: the first one has none. */
const folderOf = (language: Language) => (language === LANGUAGES[0] ? '' : `${language}/`);

/**
 * Reads all pages and makes files of them, by their names. `url` is where they will be; without it there is no list for
 * search engines, whose addresses are whole.
 */
export async function filesOf(site: Site, url: string | undefined): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  /** The file of each address of the service. */
  const places = new Map<string, string>();
  const pages: {
    readonly file: string;
    readonly language: Language;
    readonly at: string;
    readonly text: string;
  }[] = [];
  const { tools } = JSON.parse(await site.text('/tools?lang=pt')) as { tools: readonly { id: string }[] };
  const listed = JSON.parse(await site.text('/tabelas')) as { tables: readonly Table[] };
  const tables = listed.tables.filter(({ entries }) => entries.length > 0);

  const take = async (path: string, language: Language, file: string) => {
    const text = await site.text(`${path}?lang=${language}`);
    places.set(`${path} ${language}`, folderOf(language) + file);
    return text;
  };
  for (const language of LANGUAGES) {
    const folder = folderOf(language);
    const t = words[language];
    const add = (at: string, file: string, text: string) => {
      pages.push({ file: folder + file, language, at, text: withoutScripts(text) });
    };
    for (const [path, file] of [
      ['/openapi.json', 'openapi.json'],
      ['/tools', 'tools.json'],
      ['/llms.txt', 'llms.txt'],
    ] as const)
      files.set(folder + file, await take(path, language, file));
    const home = await take('/docs', language, 'index.html');
    for (const { id } of tools)
      add(`/docs/${id}`, `docs/${id}.html`, await take(`/docs/${id}`, language, `docs/${id}.html`));
    places.set(`/tabelas ${language}`, `${folder}tables.html`);
    add('/docs', 'tables.html', inFrame(home, 'tables', t.tables, tablesOf(tables, language)));
    const guide = (await loadGuide[language]())(site.address);
    const guidePages = guide.groups.flatMap((group) => group.pages);
    for (const { id, title, blocks } of guidePages) {
      places.set(`/guide/${id} ${language}`, `${folder}guide/${id}.html`);
      const main = html`<h1>${title}</h1>
        ${blocks.map(blockOf)}`;
      add('/docs', `guide/${id}.html`, inFrame(home, `guide/${id}`, title, main));
    }
    places.set(`/tables ${language}`, `${folder}tables.html`);
    const links = html`<h2>${t.guide}</h2>
      <ul>
        ${guidePages.map(({ id, title }) => html`<li><a href="guide/${id}">${title}</a></li>`)}
      </ul>
      <p><a href="tables">${t.tables}</a></p>`;
    add(
      '/docs',
      'index.html',
      home.replace('</main>', () => `${links.html}</main>`),
    );
  }
  const today = new Date().toISOString();
  for (const { id, entries } of tables) {
    places.set(`/tabelas/${id} pt`, `tables/${id}.json`).set(`/tabelas/${id} en`, `tables/${id}.json`);
    files.set(`tables/${id}.json`, await site.text(`/tabelas/${id}${queryOf(entries, today)}`));
  }
  // Files that a page draws itself with have the same name in both languages.
  const drawn = new Set(
    pages.flatMap(({ text }) =>
      [...text.matchAll(/docs\/files\/([\w.-]+)/g)].map(([, name]) => name as string),
    ),
  );
  for (const name of drawn) {
    for (const language of LANGUAGES) places.set(`/docs/files/${name} ${language}`, `files/${name}`);
    files.set(`files/${name}`, await site.text(`/docs/files/${name}`));
  }

  const { origin, pathname } = new URL(site.address);
  const base = pathname === '/' ? '' : pathname;
  /** The file that an address leads to from a page. */
  const placeOf = (href: string, at: string, language: Language) => {
    const target = new URL(href, `${origin}${base}${at}`);
    if (target.origin !== origin || !target.pathname.startsWith(base)) return undefined;
    const asked = target.searchParams.get('lang') ?? language;
    return places.get(`${target.pathname.slice(base.length)} ${asked}`);
  };
  for (const { file, language, at, text } of pages)
    files.set(
      file,
      text.replace(/(?<= href=")[^"]*(?=")/g, (href) => {
        const place = placeOf(href.replaceAll('&amp;', '&'), at, language);
        return place === undefined ? href : relative(file, place);
      }),
    );
  for (const language of LANGUAGES) {
    const name = `${folderOf(language)}llms.txt`;
    const links = (files.get(name) as string).replace(/(?<=\]\()[^)]*(?=\))/g, (href) => {
      const place = placeOf(href, '/llms.txt', language);
      if (place === undefined) return href;
      return url === undefined ? relative(name, place) : `${url}/${place}`;
    });
    files.set(name, links);
  }
  if (url !== undefined) {
    const first = pages.filter(({ language }) => language === LANGUAGES[0]);
    files.set(
      'sitemap.xml',
      siteMap(first.map(({ file }) => ({ pt: `${url}/${file}`, en: `${url}/en/${file}` }))),
    );
  }
  return files;
}

/** Asks for the first entry of a table that is not in force today. */
function queryOf(entries: readonly Entry[], today: string): string {
  if (entries.some(({ status, from }) => status === 'lei' && from <= today)) return '';
  return `?estimativas=true&data=${entries[0]?.from}`;
}

/** The path from one file to another. */
function relative(from: string, to: string): string {
  const up = from.split('/').length - 1;
  return `${'../'.repeat(up)}${to}`;
}

/** The application asks a service, which is not there. */
const withoutScripts = (page: string) => page.replace(/\s*<script\b[^>]*><\/script>/g, '');

/** Another page in the frame of the first one, from whose place its links lead. */
function inFrame(home: string, path: string, title: string, main: Html): string {
  const named = html`<title>${title} · canivete</title>`.html;
  const description = html`<meta name="description" content="${title}" />`.html;
  return home
    .replace(/<title>.*?<\/title>/s, () => named)
    .replace(/<meta\s+name="description"[^>]*>/, () => description)
    .replace(/\s*<link rel="canonical"[^>]*>/, '')
    .replaceAll('href="?lang=', () => `href="${path}?lang=`)
    .replace(/(<main[^>]*>).*<\/main>/s, (_, start: string) => `${start}${main.html}</main>`);
}

function tablesOf(tables: readonly Table[], language: Language): Html {
  const t = words[language];
  const [, , ...heads] = pageWords[language].table;
  return html`<h1>${t.tables}</h1>
    ${tables.map(
      ({ id, name, tools, checkedOn, reviewBy, entries }) =>
        html`<h2 id="${id}">${name}</h2>
          <p class="hint">
            ${heads[1]}: ${checkedOn}. ${heads[2]}: ${reviewBy}. <a href="tabelas/${id}">JSON</a>
          </p>
          <ul>
            ${entries.map(({ from, to, source }) => html`<li>${from}${to && ` ${t.until} ${to}`}: ${source}</li>`)}
          </ul>
          <p>${t.usedBy}: ${tools.map((tool) => html`<a href="docs/${tool}">${tool}</a> `)}</p>`,
    )}`;
}

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
