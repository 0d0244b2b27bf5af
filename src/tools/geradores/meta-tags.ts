import * as v from 'valibot';
import { describe } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { basicTags, openGraphTags, structuredData, twitterTags } from './_meta-tags.ts';
import { type Page, page } from './_page.ts';

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
  summary: 'Gera as meta tags de uma página, com Open Graph, Twitter e JSON-LD',
  en: {
    name: 'Meta tag generator',
    summary: 'Generates the meta tags of a page, with Open Graph, Twitter and JSON-LD',
  },
  about: {
    pt: 'Todos os valores saem escapados, e nenhum rompe o HTML ou o JSON-LD.',
    en: 'All values come escaped, and none breaks out of the HTML or the JSON-LD.',
  },
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
    html: describe(v.string(), {
      pt: 'Todas as linhas, para o head da página',
      en: 'All lines, for the head of the page',
    }),
    tagCount: describe(v.number(), { pt: 'Quantas tags há', en: 'How many tags there are' }, null),
    groups: describe(
      v.object({
        basic: describe(v.string(), {
          pt: 'Título, descrição, robots e ícone',
          en: 'Title, description, robots and icon',
        }),
        openGraph: describe(v.string(), { pt: 'Open Graph', en: 'Open Graph' }),
        twitter: describe(v.string(), { pt: 'Cartão do Twitter', en: 'Twitter card' }),
        structuredData: describe(v.string(), {
          pt: 'Dados estruturados (JSON-LD)',
          en: 'Structured data (JSON-LD)',
        }),
      }),
      { pt: 'As mesmas linhas, por grupo', en: 'The same lines, by group' },
    ),
    warnings: describe(v.array(v.string()), {
      pt: 'Alertas: title-long, acima de 60 caracteres; description-long e description-short, acima de 160 e abaixo de 50; e o que falta, como image-missing',
      en: 'Warnings: title-long, above 60 characters; description-long and description-short, above 160 and below 50; and what is missing, such as image-missing',
    }),
  }),
  result: 'tagCount',
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
