import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { metaTags } from './meta-tags.ts';

const page = (values: Record<string, unknown> = {}) => callTool(metaTags, { title: 'Página', ...values });

const full = {
  title: 'Um título',
  description: 'Uma descrição que tem o tamanho certo, nem curta nem longa.',
  url: 'https://example.com/a?b=1&c=2',
  image: 'https://example.com/i.png',
  favicon: 'https://example.com/f.ico',
  imageAlt: 'Foto',
  siteName: 'Sítio',
  author: 'Ana',
  keywords: ['um', '', 'dois'],
  type: 'article',
  locale: 'en_US',
  index: false,
  follow: false,
  twitterSite: '@sitio',
  twitterCreator: '@ana_1',
  themeColor: '#00aaFF',
  publishedTime: '2026-11-21T12:00:00.000Z',
  modifiedTime: '2026-11-22T12:00:00Z',
};

/** Resolves the escapes as an HTML parser does. */
const unescape = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

describe('meta-tags', () => {
  it('writes every line of an article in order', () => {
    const { html, groups, tagCount, warnings } = page(full);
    expect(groups.basic.split('\n')).toEqual([
      '<meta charset="utf-8">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<title>Um título</title>',
      '<meta name="description" content="Uma descrição que tem o tamanho certo, nem curta nem longa.">',
      '<meta name="keywords" content="um, dois">',
      '<meta name="author" content="Ana">',
      '<meta name="robots" content="noindex, nofollow">',
      '<meta name="theme-color" content="#00aaFF">',
      '<link rel="canonical" href="https://example.com/a?b=1&amp;c=2">',
      '<link rel="icon" href="https://example.com/f.ico">',
    ]);
    expect(groups.openGraph.split('\n')).toEqual([
      '<meta property="og:title" content="Um título">',
      '<meta property="og:description" content="Uma descrição que tem o tamanho certo, nem curta nem longa.">',
      '<meta property="og:type" content="article">',
      '<meta property="og:url" content="https://example.com/a?b=1&amp;c=2">',
      '<meta property="og:image" content="https://example.com/i.png">',
      '<meta property="og:image:alt" content="Foto">',
      '<meta property="og:site_name" content="Sítio">',
      '<meta property="og:locale" content="en_US">',
      '<meta property="article:published_time" content="2026-11-21T12:00:00.000Z">',
      '<meta property="article:modified_time" content="2026-11-22T12:00:00Z">',
      '<meta property="article:author" content="Ana">',
    ]);
    expect(groups.twitter.split('\n')).toEqual([
      '<meta name="twitter:card" content="summary_large_image">',
      '<meta name="twitter:title" content="Um título">',
      '<meta name="twitter:description" content="Uma descrição que tem o tamanho certo, nem curta nem longa.">',
      '<meta name="twitter:image" content="https://example.com/i.png">',
      '<meta name="twitter:image:alt" content="Foto">',
      '<meta name="twitter:site" content="@sitio">',
      '<meta name="twitter:creator" content="@ana_1">',
    ]);
    expect(groups.structuredData).toBe(
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"Um título",' +
        '"description":"Uma descrição que tem o tamanho certo, nem curta nem longa.",' +
        '"url":"https://example.com/a?b=1&c=2","image":"https://example.com/i.png",' +
        '"datePublished":"2026-11-21T12:00:00.000Z","dateModified":"2026-11-22T12:00:00Z",' +
        '"author":{"@type":"Person","name":"Ana"}}</script>',
    );
    expect(html).toBe(Object.values(groups).join('\n'));
    expect(tagCount).toBe(html.split('\n').length);
    expect(warnings).toEqual([]);
  });

  it('leaves the times and the author of an article out of another type', () => {
    const { groups } = page({ ...full, type: 'website' });
    expect(groups.openGraph).not.toContain('article:');
    expect(groups.structuredData).toContain('"@type":"WebPage","name":"Um título"');
    expect(groups.structuredData).not.toMatch(/datePublished|dateModified|author/);
  });

  it('gives an absent or empty field no line', () => {
    const absent = page();
    expect(page({ description: '', keywords: [], imageAlt: '', siteName: '', author: '' })).toEqual(absent);
    expect(absent.html).not.toMatch(/content=""|description|keywords|author|canonical|icon|image/);
  });

  it('leaves out charset and viewport, and the script, when asked', () => {
    expect(page({ basics: false }).html).not.toMatch(/charset|viewport/);
    const { groups, html, tagCount } = page({ jsonLd: false });
    expect(groups.structuredData).toBe('');
    expect(html).not.toContain('script');
    expect(html).not.toMatch(/\n$/);
    expect(tagCount).toBe(html.split('\n').length);
  });

  it('takes a large card when there is an image, and the card asked for', () => {
    expect(page().html).toContain('content="summary"');
    expect(page({ image: full.image }).html).toContain('content="summary_large_image"');
    expect(page({ image: full.image, twitterCard: 'summary' }).html).toContain('content="summary"');
  });

  it('escapes & < > " and apostrophes in text and attributes, and < in the script', () => {
    const { groups } = page({ title: `&<>"'`, description: '</script><!--' });
    expect(groups.basic).toContain('<title>&amp;&lt;&gt;&quot;&#39;</title>');
    expect(groups.openGraph).toContain('content="&amp;&lt;&gt;&quot;&#39;"');
    expect(groups.structuredData).toContain('"description":"\\u003c/script>\\u003c!--"');
  });

  it('lets no value break out of its tag, and loses none', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(...`<>"'&/-!=\\ scriptx\u2028`),
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, description, author) => {
        const { groups, html } = page({ title, description, author, type: 'article', imageAlt: title });
        const attributes = [...html.matchAll(/ (?:name|property)="([a-z:_-]+)" content="([^"<>]*)">/g)];
        const read = (key: string) => unescape(attributes.find(([, name]) => name === key)?.[2] as string);
        expect(read('description')).toBe(description);
        expect(read('og:title')).toBe(title);
        expect(read('twitter:image:alt')).toBe(title);
        expect(unescape(/<title>([^<]*)<\/title>/.exec(html)?.[1] as string)).toBe(title);
        const json = groups.structuredData.slice(
          '<script type="application/ld+json">'.length,
          -'</script>'.length,
        );
        expect(json).not.toContain('<');
        expect(JSON.parse(json)).toMatchObject({ headline: title, description, author: { name: author } });
      }),
    );
  });

  it.each([
    [{ title: 'a'.repeat(60) }, ['description-missing', 'url-missing', 'image-missing']],
    [{ title: 'é'.repeat(61) }, ['title-long', 'description-missing', 'url-missing', 'image-missing']],
    [{ ...full, description: 'a'.repeat(49) }, ['description-short']],
    [{ ...full, description: 'a'.repeat(50) }, []],
    [{ ...full, description: '😀'.repeat(160) }, []],
    [{ ...full, description: 'a'.repeat(161) }, ['description-long']],
    [{ ...full, url: undefined }, ['url-missing']],
    [{ ...full, image: undefined }, ['image-missing']],
  ])('warns: %#', (values, warnings) => {
    const sent = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
    expect(page(sent).warnings).toEqual(warnings);
  });

  it.each([
    { title: '' },
    { title: 'a'.repeat(201) },
    { description: 'a'.repeat(501) },
    { url: '/a' },
    { url: 'example.com' },
    { url: 'javascript:alert(1)' },
    { url: 'ftp://example.com' },
    { url: 'https://' },
    { url: 'https://a b.com' },
    { image: 'data:image/png;base64,AA' },
    { favicon: '//example.com/f.ico' },
    { author: 'a'.repeat(201) },
    { keywords: Array.from({ length: 21 }, () => 'a') },
    { keywords: 'a,b' },
    { type: 'video' },
    { locale: 'pt-BR' },
    { twitterCard: 'player' },
    { twitterSite: 'sitio' },
    { twitterCreator: `@${'a'.repeat(16)}` },
    { themeColor: 'blue' },
    { themeColor: '#fff' },
    { publishedTime: '2026-11-21' },
    { index: 'sim' },
  ])('400: %j', (values) => {
    expect(refusal(metaTags, { title: 'a', ...values })).toMatchObject({
      status: 400,
      fields: Object.keys(values),
    });
  });

  it.each(['2026-02-30T12:00:00Z', '2026-01-01T25:00:00Z', '2026-01-01T12:60:00.5Z'])(
    '422: the instant %s has the form and does not exist',
    (publishedTime) => {
      expect(refusal(metaTags, { title: 'a', publishedTime })).toMatchObject({
        status: 422,
        fields: ['publishedTime'],
      });
    },
  );
});
