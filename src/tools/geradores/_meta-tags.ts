/** The lines of a page's head by group. A field that is absent or empty gives no line. */
import type { Page } from './_page.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] as string);
}

type Value = string | undefined;

const tag = (attribute: 'name' | 'property', key: string, content: Value): string[] =>
  content ? [`<meta ${attribute}="${key}" content="${escape(content)}">`] : [];

const named = (name: string, content: Value) => tag('name', name, content);
const property = (name: string, content: Value) => tag('property', name, content);
const link = (rel: string, href: Value): string[] =>
  href ? [`<link rel="${rel}" href="${escape(href)}">`] : [];

export function basicTags(page: Page): string[] {
  const { index, follow } = page;
  return [
    ...(page.basics
      ? ['<meta charset="utf-8">', ...named('viewport', 'width=device-width, initial-scale=1')]
      : []),
    `<title>${escape(page.title)}</title>`,
    ...named('description', page.description),
    ...named('keywords', page.keywords?.filter((keyword) => keyword !== '').join(', ')),
    ...named('author', page.author),
    ...named('robots', `${index ? 'index' : 'noindex'}, ${follow ? 'follow' : 'nofollow'}`),
    ...named('theme-color', page.themeColor),
    ...link('canonical', page.url),
    ...link('icon', page.favicon),
  ];
}

/** The Open Graph protocol (ogp.me). */
export function openGraphTags(page: Page): string[] {
  return [
    ...property('og:title', page.title),
    ...property('og:description', page.description),
    ...property('og:type', page.type),
    ...property('og:url', page.url),
    ...property('og:image', page.image),
    ...property('og:image:alt', page.imageAlt),
    ...property('og:site_name', page.siteName),
    ...property('og:locale', page.locale),
    ...(page.type === 'article'
      ? [
          ...property('article:published_time', page.publishedTime),
          ...property('article:modified_time', page.modifiedTime),
          ...property('article:author', page.author),
        ]
      : []),
  ];
}

export function twitterTags(page: Page): string[] {
  return [
    ...named('twitter:card', page.twitterCard ?? (page.image ? 'summary_large_image' : 'summary')),
    ...named('twitter:title', page.title),
    ...named('twitter:description', page.description),
    ...named('twitter:image', page.image),
    ...named('twitter:image:alt', page.imageAlt),
    ...named('twitter:site', page.twitterSite),
    ...named('twitter:creator', page.twitterCreator),
  ];
}

/** JSON-LD of schema.org, in one script element. */
export function structuredData(page: Page): string[] {
  if (!page.jsonLd) return [];
  const { title, description, url, image, publishedTime, modifiedTime, author } = page;
  const shared = { description, url, image };
  const data =
    page.type === 'article'
      ? {
          '@type': 'Article',
          headline: title,
          ...shared,
          datePublished: publishedTime,
          dateModified: modifiedTime,
          author: author && { '@type': 'Person', name: author },
        }
      : { '@type': 'WebPage', name: title, ...shared };
  // An empty field counts as absent; `<` alone could end the script or open a comment in it.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }, (_, value: unknown) =>
    value === '' ? undefined : value,
  ).replaceAll('<', '\\u003c');
  return [`<script type="application/ld+json">${json}</script>`];
}
