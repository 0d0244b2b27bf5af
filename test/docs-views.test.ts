import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDocs } from '../src/web/docs/start.ts';
import { texts } from '../src/web/docs/texts/index.ts';
import { createService } from '../src/index.ts';
import { seededRandom } from '../src/lib/random-sources.ts';
import type { Language } from '../src/web/shared/language.ts';
import { words } from '../src/web/shared/words.ts';
import { memoryStores } from '../src/stores/memory/index.ts';
import { openPage, written } from './support/opened-page.ts';
import { sized } from './support/size.ts';
import { tools as allTools } from './support/tools.ts';

/** Tools whose answers go by no table, with every kind of field. */
const SHOWN = [
  ...[
    'cpf',
    'boleto',
    'calculadoras-juros-compostos',
    'calculadoras-media-escolar',
    'calculadoras-ciclo-sono',
  ],
  ...['calculadoras-gordura-corporal', 'calculadoras-diferenca-datas', 'dev-base64', 'dev-jwt', 'dev-uuid'],
];
const tools = allTools.filter(({ id }) => SHOWN.includes(id));
const NOW = Date.parse('2026-11-21T12:17:11Z');

beforeEach(() => void vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

// What the page draws and does, step by step. It is right as far as somebody has read it: `npx vitest run --project sources
// test/docs-views.test.ts --update` writes it anew, and the difference is for reading.
async function openDocs(language: Language, { hasDemo = true, hash = '' } = {}) {
  const clock = () => NOW;
  const service = createService({
    ...memoryStores({ clock }),
    clock,
    tools,
    random: seededRandom('views'),
    autoStart: false,
  });
  await service.accounts.create({ id: 'reader', plan: 'enterprise' });
  const { key } = await service.keys.create('reader');
  const state = { answer: null as null | (() => Response) };
  const page = await openPage(startDocs, {
    path: `/v1/docs${hash}`,
    language,
    data: { version: '1.2.3', panel: 'panel', ...(hasDemo && { demo: key }) },
    service: async (request) => state.answer?.() ?? service(request),
  });
  /** Until the page calls by itself. */
  const rest = async () => page.rest(400);
  await rest();
  return { page, key, state, rest, t: texts[language], w: words[language] };
}

describe.each(sized<readonly Language[]>(['pt'], ['pt', 'en']))('the docs page in %s', (language) => {
  const named = (name: string) => `${name}.${language}`;

  it('draws its places, and finds tools', async () => {
    const { page, t } = await openDocs(language);
    const { step, press, set, key, expectLines } = written(page, { language, folder: 'docs' });
    await step('open', async () => undefined, 'body');
    for (const place of ['#/category/documentos', '#/guide', '#/guide/verify', '#/tables', '#/x', '#nada'])
      await step(place, async () => page.go(place), 'body');
    await press(t.backToTools);
    await step('back', async () => page.settle(), 'body');
    await step('/', async () => page.key('/', 'body'));
    for (const text of ['uuid', 'calculadora', 'zzzz', 'cfp', '']) await set('.search input', text);
    await set('.search input', 'calculadora');
    await key('ArrowDown', '.search input');
    await key('ArrowUp', '.search input');
    await key('ArrowUp', '.search input');
    await key('Escape', '.search input');
    await set('.search input', 'cpf');
    await press(t.search.clear);
    await set('.search input', 'cpf');
    await key('Enter', '.search input');
    await step('found', async () => page.settle(), 'body');
    await step('speak', async () => page.press(language === 'pt' ? 'EN' : 'PT'), 'body');
    await expectLines(named('places'));
  });

  it.each(tools.map(({ id }) => id))('draws, calls and fills %s', async (id) => {
    const { page, rest, t } = await openDocs(language, { hash: `#${id}` });
    const { step, expectLines } = written(page, { language, folder: 'docs' });
    const steps = async (name: string, act: () => Promise<unknown>) =>
      step(name, async () => {
        await act();
        await rest();
      });
    await steps('open', async () => undefined);
    for (const name of new Set(page.names('main .try form button[type=submit]')))
      await steps(name, async () => page.press(name));
    for (const name of new Set(page.names('main .try form button[type=button]')))
      if (name !== t.form.useOwnKey && page.names('main button').includes(name))
        await steps(name, async () => page.press(name));
    const fields = page.all('main .try form :is(input, select, textarea)') as HTMLInputElement[];
    for (const [i, { type, value, isConnected }] of fields.entries()) {
      if (!isConnected) continue;
      const next = { date: '2026-02-28', radio: true, checkbox: true }[type] ?? (value === '' ? '7,5' : '');
      await steps(`field ${i}: ${next}`, async () => page.fill(fields[i] as HTMLInputElement, next));
    }
    await expectLines(named(id));
  });

  it('calls with the key that it is given', async () => {
    const { page, key, rest, state, t, w } = await openDocs(language, { hasDemo: false, hash: '#dev-uuid' });
    const { step, press, set, expectLines } = written(page, { language, folder: 'docs' });
    await step('open', async () => undefined);
    await press(t.form.run);
    await press(t.form.useKey);
    await set('.key-field input', 'não é chave');
    await press(t.form.useKey);
    await set('.key-field input', 'cnv_errada');
    await press(t.form.useKey);
    await press(t.form.run);
    await press(t.form.forgetKey);
    await set('.key-field input', ` ${key} `);
    await step('enter', async () => page.key('Enter', '.key-field input'));
    await press(t.form.run);
    await set('main .try form input[inputmode]', '0');
    await press(t.form.run);
    await press(page.names('.link')[0] ?? '');
    for (const answer of [
      () => Response.json({ error: 'x' }, { status: 500, headers: { 'x-request-id': 'req_1' } }),
      () => Response.json({ error: 'Não.' }, { status: 403 }),
      () => Response.json({ error: 'Devagar.' }, { status: 429, headers: { 'retry-after': '7' } }),
      () => new Response('<p>', { status: 502 }),
      () => {
        throw new TypeError('no network');
      },
    ]) {
      state.answer = answer;
      await press(t.form.run);
    }
    await press(t.form.forgetKey);
    await step('away', async () => page.go('#cpf'));
    await step('later', rest, 'body');
    state.answer = null;
    await press(w.again);
    await step('again', rest, 'body');
    await expectLines(named('keys'));
  });
});

it('shows tools that are there', () => expect(tools).toHaveLength(SHOWN.length));
