/** Lists of the pages for programs that look for them: `llms.txt` (llmstxt.org) and `sitemap.xml` (sitemaps.org). */
import type { Language, Text } from '../../lib/languages.ts';
import type { ToolSummary } from '../openapi/tool-document.ts';
import type { Links } from './frame.ts';
import { escapeHtml } from './html.ts';
import { words } from './texts.ts';

/** Writes a title, what the service is, and a link with a summary to each tool. */
export function llmsText(to: Links, tools: readonly ToolSummary[], language: Language): string {
  const t = words[language];
  const link = (name: string, href: string, about: string) => `- [${name}](${href}): ${about}`;
  return [
    '# canivete',
    `> ${t.home(tools.length)}. ${t.about}`,
    `## ${t.machine}`,
    [
      link('openapi.json', to('openapi.json', language), 'OpenAPI 3.1'),
      link('tools', to('tools', language), t.list),
      link('tabelas', to('tabelas'), t.law),
    ].join('\n'),
    `## ${t.tools}`,
    tools
      .map(({ id, name, summary }) => link(name[language], to(`docs/${id}`, language), summary[language]))
      .join('\n'),
    '',
  ].join('\n\n');
}

/** The addresses of pages, each beside that of the other language. */
export function siteMap(pages: readonly Text[]): string {
  const entries = pages.map(({ pt, en }) => {
    const other = `<xhtml:link rel="alternate" hreflang="en" href="${escapeHtml(en)}"/>`;
    return `<url><loc>${escapeHtml(pt)}</loc>${other}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
