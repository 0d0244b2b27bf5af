import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createService } from '../../index.ts';
import { describe as say } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { tools } from '#test/support/tools.ts';
import { walked } from '#test/support/walked.ts';
import { docsPages } from './serve.ts';

const PAGE = {
  html: '<html lang="%lang%"><title>%title%</title><meta content="%description%"><a href="%home%">%scripts%%main%',
  app: 'app-1.js',
  files: [{ name: 'app-1.js', type: 'text/javascript', gzip: '' }],
};

const hostile = defineTool({
  method: 'POST',
  path: '/hostil',
  category: 'texto',
  name: 'A <script>alert(1)</script> & "b"',
  input: v.object({ campo: say(v.string(), { pt: '%main% </table>', en: '%title%' }) }),
  output: v.object({}),
  examples: [{ input: { campo: '</pre><img src=x>' } }],
  run: () => ({}),
});

function open(basePath = '/v1') {
  const clock = () => Date.UTC(2026, 10, 21, 12);
  const pages = docsPages(
    {
      basePath,
      demoKey: undefined,
      hasPanel: false,
      hasSession: false,
      callers: { byKey: true, byLogin: false },
    },
    PAGE,
  );
  const service = createService({
    ...{ tools, extraTools: [hostile], pages, clock, autoStart: false, http: { basePath } },
  });
  return async (path: string, headers: Record<string, string> = {}) => {
    const response = await service(new Request(`http://host${basePath}${path}`, { headers }));
    return { response, text: await response.text() };
  };
}

const ENGLISH = { 'accept-language': 'en' };

describe('a tool that is read without scripts', () => {
  it('a tool that is read without scripts has its title, what it does, its fields, an example, the call and the law, without a key', async () => {
    const { response, text } = await open()('/docs/calculadoras-inss');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    for (const part of [
      '<title>Calculadora de INSS · canivete</title>',
      '<h1>Calculadora de INSS</h1>',
      '<code>salarioBruto</code>',
      'número, obrigatório',
      'API=http://host/v1\n',
      'curl -G &quot;$API/calculadoras/inss&quot;',
      '-d salarioBruto=',
      '&quot;aliquotaEfetiva&quot;:',
      // The ordinance of the bands of 2026.
      '<td>Portaria Interministerial MPS/MF nº 13/2026',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('a tool that is read without scripts is in the language of the address, or else of the caller', async () => {
    const get = open();
    const languageOf = async (path: string, headers = {}) => {
      const { response, text } = await get(path, headers);
      expect(response.headers.get('vary')).toContain('accept-language');
      return [response.headers.get('content-language'), /<h1>(.*?)<\/h1>/.exec(text)?.[1]];
    };
    const pt = ['pt-BR', 'Calculadora de INSS'];
    const en = ['en', 'INSS calculator'];
    expect(await languageOf('/docs/calculadoras-inss')).toEqual(pt);
    expect(await languageOf('/docs/calculadoras-inss', ENGLISH)).toEqual(en);
    expect(await languageOf('/docs/calculadoras-inss?lang=en')).toEqual(en);
    expect(await languageOf('/docs/calculadoras-inss?lang=pt', ENGLISH)).toEqual(pt);
  });

  it('names each field and its label, of all tools in both languages', async () => {
    const get = open();
    for (const { id } of walked) {
      for (const lang of ['pt', 'en']) {
        const { response, text } = await get(`/docs/${id}?lang=${lang}`);
        expect(response.status).toBe(200);
        expect(text).not.toMatch(/>undefined|\[object Object|%(?:title|main|home|scripts|lang)%/);
        const tool = JSON.parse((await get(`/tools/${id}?lang=${lang}`)).text) as {
          inputSchema: { properties: Record<string, { title: string }> };
        };
        for (const [name, { title }] of Object.entries(tool.inputSchema.properties)) {
          expect(text).toContain(`<code>${name}</code>`);
          expect(text).toContain(title);
        }
      }
    }
  });

  it('stays text, whatever a tool of the host says', async () => {
    const { text } = await open()('/docs/hostil');
    expect(text).toContain('A &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;b&quot;');
    expect(text).toContain('%main% &lt;/table&gt;');
    expect(text.match(/<script[^>]*>|<img/g)).toEqual([
      '<script type="module" src="../docs/files/app-1.js">',
    ]);
  });

  it('a tool that is not there is refused with the nearest name', async () => {
    const { response, text } = await open()('/docs/calculadoras-ins');
    expect(response.status).toBe(404);
    expect(text).toContain('calculadoras-inss');
  });
});

describe('the lists of the pages', () => {
  it.each(['/v1', '/api/tools'])('lead to each tool below %s', async (basePath) => {
    const get = open(basePath);
    const [home, list, map] = await Promise.all(
      ['/docs', '/llms.txt', '/sitemap.xml'].map(async (path) => (await get(path)).text),
    );
    const entries = [...(map ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
    expect(entries).toHaveLength(tools.length + 2);
    for (const { id } of tools) {
      expect(home).toContain(`<a href="docs/${id}">`);
      expect(list).toContain(`(http://host${basePath}/docs/${id}?lang=pt)`);
      expect(entries).toContain(`http://host${basePath}/docs/${id}`);
    }
  });

  it('the lists of the pages are in English for those who ask for it', async () => {
    const get = open();
    expect((await get('/docs', ENGLISH)).text).toContain('Brazilian tools, with the law beside them');
    expect((await get('/llms.txt?lang=en')).text).toContain('[INSS calculator]');
  });

  it('name the scheme that a proxy in front has seen', async () => {
    const { text } = await open()('/sitemap.xml', { 'x-forwarded-proto': 'https' });
    expect(text).toContain('<loc>https://host/v1/docs</loc>');
  });
});
