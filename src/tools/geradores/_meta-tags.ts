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

const nameTag = (name: string, content: Value) => tag('name', name, content);
const property = (name: string, content: Value) => tag('property', name, content);
const link = (rel: string, href: Value): string[] =>
  href ? [`<link rel="${rel}" href="${escape(href)}">`] : [];

export function basicTags(page: Page): string[] {
  const { index, follow } = page;
  return [
    ...(page.basics
      ? ['<meta charset="utf-8">', ...nameTag('viewport', 'width=device-width, initial-scale=1')]
      : []),
    `<title>${escape(page.title)}</title>`,
    ...nameTag('description', page.description),
    ...nameTag('keywords', page.keywords?.filter((keyword) => keyword !== '').join(', ')),
    ...nameTag('author', page.author),
    ...nameTag('robots', `${index ? 'index' : 'noindex'}, ${follow ? 'follow' : 'nofollow'}`),
    ...nameTag('theme-color', page.themeColor),
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
    ...nameTag('twitter:card', page.twitterCard ?? (page.image ? 'summary_large_image' : 'summary')),
    ...nameTag('twitter:title', page.title),
    ...nameTag('twitter:description', page.description),
    ...nameTag('twitter:image', page.image),
    ...nameTag('twitter:image:alt', page.imageAlt),
    ...nameTag('twitter:site', page.twitterSite),
    ...nameTag('twitter:creator', page.twitterCreator),
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
