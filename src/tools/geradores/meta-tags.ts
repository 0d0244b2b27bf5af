import * as v from 'valibot';
import { defineTool } from '../../kit/tool.ts';
import { basicTags, openGraphTags, structuredData, twitterTags } from './_meta-tags.ts';
import { type Page, page } from './_page.ts';
import { num, pure } from '../../kit/fields/index.ts';

/** Lengths in code points that search results and link previews show whole. */
const LONG_TITLE = 60;
const SHORT_DESCRIPTION = 50;
const LONG_DESCRIPTION = 160;

/** The head of a page: basic tags, Open Graph, Twitter cards and JSON-LD, escaped so that no value breaks out. */
export const metaTags = defineTool({
  method: 'POST',
  path: '/meta-tags',
  category: 'geradores',
  name: 'Gerador de meta tags',
  warnings: [
    'title-long',
    'description-missing',
    'description-long',
    'description-short',
    'url-missing',
    'image-missing',
  ],
  input: page,
  output: v.object({
    html: v.string(),
    tagCount: num(pure),
    groups: v.object({
      basic: v.string(),
      openGraph: v.string(),
      twitter: v.string(),
      structuredData: v.string(),
    }),
    warnings: v.array(v.string()),
  }),
  result: 'html',
  examples: [{ input: { title: 'Café & Cia', basics: false, jsonLd: false } }],
  impossible: { title: 'a', publishedTime: '2026-02-30T12:00:00Z' },
  run(page) {
    const groups = [basicTags(page), openGraphTags(page), twitterTags(page), structuredData(page)];
    const lines = groups.flat();
    const [basic, openGraph, twitter, data] = groups.map((group) => group.join('\n')) as [
      string,
      string,
      string,
      string,
    ];
    return {
      html: lines.join('\n'),
      tagCount: lines.length,
      groups: { basic, openGraph, twitter, structuredData: data },
      warnings: warningsOf(page),
    };
  },
});

function warningsOf({ title, description, url, image }: Page): string[] {
  const length = [...(description ?? '')].length;
  const found = {
    'title-long': [...title].length > LONG_TITLE,
    'description-missing': length === 0,
    'description-long': length > LONG_DESCRIPTION,
    'description-short': length > 0 && length < SHORT_DESCRIPTION,
    'url-missing': !url,
    'image-missing': !image,
  };
  return Object.entries(found).flatMap(([code, applies]) => (applies ? [code] : []));
}
