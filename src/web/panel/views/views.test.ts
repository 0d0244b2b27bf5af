import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createService } from '../../../index.ts';
import { seededRandom } from '../../../lib/random-sources.ts';
import { startPanel } from '../start.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../shared/language.ts';
import { words } from '../../shared/words.ts';
import { memoryStores } from '../../../stores/memory/index.ts';
import { settled } from '#test/support/drawn.ts';
import { openPage, type OpenedPage, written } from '#test/support/opened-page.ts';
import { NOW, sampleAccount } from '#test/support/sample-account.mjs';
import { sized } from '#test/support/size.ts';
import { tools as allTools } from '#test/support/tools.ts';

/** Those that the account uses: another one that is added some day is no matter here. */
const USED = new Set(
  'cpf cnpj cep dev-hash salario-liquido inss ferias decimo-terceiro rescisao dias-uteis'
    .split(' ')
    .flatMap((name) => [name, `calculadoras-${name}`]),
);
const tools = allTools.filter(({ id }) => USED.has(id));

const languages = sized<readonly Language[]>(['pt'], ['pt', 'en']);

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: NOW,
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
);
afterEach(() => void vi.useRealTimers());

// What the panel draws and does for an account of three weeks, step by step. It is right as far as somebody has read it:
// `npx vitest run --project sources test/panel-views.test.ts --update` writes it anew, and the difference is for reading.
async function openPanel(language: Language, prepare: (sample: Sample) => Promise<string> = async () => '') {
  const options = { tools, random: seededRandom('views'), account: { burst: 10_000 }, took: 0 };
  const sample = await sampleAccount({ createService, memoryStores }, options);
  const key = (await prepare(sample)) || sample.key;
  const state = { answer: null as null | (() => Response) };
  const page = await openPage(startPanel, {
    path: '/v1/panel',
    language,
    data: { docs: 'docs', version: '1.2.3' },
    kept: { 'canivete.key': key },
    hasSpaces: true,
    service: async (request) => state.answer?.() ?? sample.service(request),
  });
  return { page, sample, state, t: texts[language], w: words[language] };
}

/** Lets time pass in which the page asks for nothing. */
async function pass({ settle }: OpenedPage, milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await settle();
}

type Sample = Awaited<ReturnType<typeof sampleAccount>>;

describe.each(languages)('the panel in %s', (language) => {
  const named = (name: string) => `${name}.${language}`;

  it('draws its places', async () => {
    const { page, sample } = await openPanel(language);
    const { step, press, expectLines } = written(page, { language, folder: 'panel' });
    await step('open', async () => undefined, 'body');
    for (const place of ['keys', 'webhooks', `webhooks/${sample.webhook.id}`, 'favorites', 'x', 'overview'])
      await step(settled(place), async () => page.go(`#/${place}`));
    for (const name of page.names('.section.two button')) await press(name);
    await expectLines(named('places'));
  });

  it('makes keys', async () => {
    const { page, t, w, state } = await openPanel(language);
    const { step, press, set, key, expectLines } = written(page, { language, folder: 'panel' });
    await page.go('#/keys');
    await press(t.keys.create);
    await key('Escape');
    await press(t.keys.create);
    await set('dialog input[value=some]', true);
    await press(t.keys.make);
    await set('.picker input', 'sal');
    await step('look elsewhere', async () => page.one('dialog input[maxlength]').focus());
    await step('come back', async () => page.one('.picker input').focus());
    await key('ArrowDown', '.picker input');
    await key('ArrowDown', '.picker input');
    await key('ArrowUp', '.picker input');
    await key('ArrowUp', '.picker input');
    await key('Enter', '.picker input');
    await set('.picker input', 'zzzz');
    await key('Enter', '.picker input');
    await key('Escape', '.picker input');
    await set('.picker input', 'cpf');
    await key('Tab', '.picker input');
    await key('Enter', '.picker input');
    await set('.picker input', 'calc');
    // The field would lose the focus to it.
    await step('press the second', async () =>
      expect(await page.fire('mousedown', '.options li', 1)).toBe(true),
    );
    await press(page.names('.chip button')[0] ?? '');
    await key('Escape');
    await press(w.goOn);
    await set('dialog select', 'day');
    await press(t.keys.make);
    await set('dialog input[type=date]', '2020-01-01');
    await press(t.keys.make);
    await set('dialog input[type=date]', '2026-12-31');
    await press(t.keys.make);
    await key('Escape');
    await press(w.cancel);
    expect(page.holds()).toBe(true);
    await press(w.copy, '.shown-once button');
    expect(page.holds()).toBe(false);
    await step('2 seconds later', async () => pass(page, 2_000));
    await key('Escape');
    for (const [may, expiry] of [
      ['account', '365'],
      ['all', '30'],
    ] as const) {
      await press(t.keys.create);
      await set('dialog input[maxlength]', 'Loja');
      await set(`dialog input[value=${may}]`, true);
      await set('dialog select', expiry);
      await press(t.keys.make);
      await key('Escape');
      expect(page.holds()).toBe(true);
      await press(t.keys.closeAnyway);
      expect(page.holds()).toBe(false);
    }
    await step('10 seconds later', async () => pass(page, 10_000));
    await press(t.keys.create);
    await set('dialog input[maxlength]', 'x'.repeat(101));
    await press(t.keys.make);
    state.answer = () => Response.json({ error: 'x' }, { status: 500, headers: { 'x-request-id': 'req_1' } });
    await press(t.keys.make);
    state.answer = () => Response.json({ error: 'x' }, { status: 503 });
    await press(t.keys.make);
    state.answer = () => new Response('<p>', { status: 502 });
    await press(t.keys.make);
    state.answer = () => {
      throw new TypeError('no network');
    };
    await press(t.keys.make);
    await press(w.cancel);
    expect(page.copied.map(settled)).toEqual(['cnv_…']);
    await expectLines(named('new-keys'));
  });

  it('renames, rotates and revokes keys', async () => {
    const { page, sample, t, w } = await openPanel(language);
    const { step, press, set, key, expectLines } = written(page, { language, folder: 'panel' });
    await page.go('#/keys');
    const name = (act: string, of: string) => `${act}: ${of}`;
    await press(name(t.keys.rename, 'Produção'));
    await set('dialog input', 'Produção 2');
    await key('Escape');
    await press(w.goOn);
    await press(t.save);
    await press(name(t.keys.rename, 'Produção 2'));
    await set('dialog input', '');
    await press(t.save);
    await press(name(t.keys.rename, 'Folha (RH)'));
    await key('Escape');
    await press(name(t.keys.rotate, 'Folha (RH)'));
    for (const overlap of ['3600', '604800', '0']) await set('dialog select', overlap);
    await press(t.keys.doRotate);
    await press(t.keys.kept);
    await press(name(t.keys.rotate, 'Folha (RH)'));
    await press(t.keys.keep);
    await press(name(t.keys.rotate, 'Folha (RH)'));
    await press(t.keys.doRotate);
    await press(w.copy, '.shown-once button');
    await key('Escape');
    await press(name(t.keys.revoke, 'Painel da Ana'));
    await press(t.keys.keep);
    await press(name(t.keys.revoke, 'Folha (RH)'));
    await set('dialog input', 'Folha');
    await press(t.keys.revoke);
    await step('send all the same', async () => page.fire('submit', 'dialog form'));
    await set('dialog input', ' Folha (RH) ');
    await press(t.keys.revoke);
    // A rotated key is said to be replaced while both work, and ended after it.
    sample.time.now = NOW + 25 * 3_600_000;
    vi.setSystemTime(sample.time.now);
    await press(texts[language].places.keys);
    await page.go('#/favorites');
    await page.go('#/keys');
    await press(name(t.keys.rename, 'Painel da Ana'));
    await expectLines(named('changed-keys'));
  });

  it('makes, changes and deletes webhooks', async () => {
    const { page, sample, state, t, w } = await openPanel(language);
    const { step, press, set, key, expectLines } = written(page, { language, folder: 'panel' });
    await page.go('#/webhooks');
    await press(t.webhooks.create);
    await key('Escape');
    await press(t.webhooks.create);
    for (const [field, text] of [
      ['url', 'x'],
      ['text', 'y'],
    ]) {
      await set(`dialog input[type=${field}]`, text ?? '');
      await key('Escape');
      await press(w.goOn);
      await set(`dialog input[type=${field}]`, '');
    }
    await press(t.webhooks.create, 'dialog button');
    await set('dialog input[value=tool_used]', false);
    await press(t.webhooks.create, 'dialog button');
    await set('dialog input[value=favorite_added]', true);
    await set('dialog input[type=url]', 'http://localhost/');
    await press(t.webhooks.create, 'dialog button');
    await key('Escape');
    await press(w.goOn);
    await set('dialog input[type=url]', ' https://novo.aurora.com.br/x ');
    await set('dialog input[maxlength="500"]', 'Novo');
    await press(t.webhooks.create, 'dialog button');
    await key('Escape');
    await press(w.cancel);
    await press(t.keys.kept);
    await press(t.webhooks.edit);
    await set('dialog input[value=favorite_added]', false);
    await press(t.save);
    await key('Escape');
    await press(t.webhooks.edit);
    await set('dialog input[value=tool_used]', true);
    await set('dialog input[maxlength="500"]', '');
    await key('Escape');
    await press(w.doDiscard);
    await press(t.webhooks.edit);
    await set('dialog input[value=tool_used]', true);
    await set('dialog input[maxlength="500"]', '');
    await press(t.save);
    await press(t.webhooks.edit);
    await set('dialog input[type=url]', 'https://outro.aurora.com.br/');
    await press(t.save);
    await press(t.webhooks.test);
    await press(t.webhooks.send);
    sample.answers.status = 503;
    await set('dialog select', 'favorite_added');
    await press(t.webhooks.send);
    sample.answers.failure = 'timeout' as never;
    await press(t.webhooks.send);
    state.answer = () => Response.json({ error: 'x' }, { status: 500 });
    await press(t.webhooks.send);
    state.answer = null;
    await press(t.close);
    await press(t.webhooks.rotate);
    for (const overlap of ['604800', '0', '86400']) await set('dialog select', overlap);
    await press(t.webhooks.rotate, 'dialog button');
    await press(t.keys.kept);
    await press(t.webhooks.commit);
    await press(t.webhooks.keepBoth);
    await press(t.webhooks.commit);
    await press(t.webhooks.commit, 'dialog button');
    await press(t.webhooks.disable);
    await press(t.webhooks.keepActive);
    await press(t.webhooks.disable);
    await press(t.webhooks.disable, 'dialog button');
    await press(t.webhooks.enable);
    await press(t.webhooks.disable);
    await press(t.webhooks.disable, 'dialog button');
    await press(t.webhooks.enableAndRecover);
    await press(t.webhooks.remove);
    await press(t.webhooks.keep);
    await press(t.webhooks.remove);
    await set('dialog input', 'outro.aurora.com.br/');
    await press(t.webhooks.remove, 'dialog button');
    await step('removed', async () => undefined, 'body');
    await expectLines(named('webhooks'));
  });

  it('shows deliveries, sends them again and recovers', async () => {
    const { page, sample, state, t } = await openPanel(language);
    const { step, press, set, expectLines } = written(page, { language, folder: 'panel' });
    await page.go(`#/webhooks/${sample.webhook.id}`);
    for (let i = 0; i < page.all('.log button').length; i++)
      await step(`open ${i}`, async () => {
        page.all('.log button')[i]?.click();
        await page.settle();
      });
    for (const filter of ['failed', 'pending', 'succeeded', 'all'])
      await set(`.segmented input[value=${filter}]`, true);
    await press(t.deliveries.resend);
    state.answer = () => Response.json({ error: 'não' }, { status: 409 });
    await page.press(t.deliveries.resend).catch(() => undefined);
    state.answer = null;
    await press(t.deliveries.recoverSince);
    await set('dialog input[type=datetime-local]', '');
    await press(t.deliveries.recover);
    await set('dialog input[type=datetime-local]', '2026-11-01T00:00');
    for (const one of ['failed', 'skipped', 'canceled']) await page.set(`dialog input[value=${one}]`, false);
    await press(t.deliveries.recover);
    await page.set('dialog input[value=failed]', true);
    await press(t.deliveries.recover);
    await page.go('#/overview');
    await press(t.overview.update);
    sample.time.now = NOW + 8 * 86_400_000;
    vi.setSystemTime(sample.time.now);
    await press(t.overview.update);
    await expectLines(named('deliveries'));
  });

  it('sets and takes stars', async () => {
    const { page, state } = await openPanel(language);
    const { press, set, expectLines } = written(page, { language, folder: 'panel' });
    await page.go('#/favorites');
    const stars = page.names('.star');
    for (const star of [stars[0], stars.at(-1), stars[0]]) await press(star ?? '');
    state.answer = () => Response.json({ error: 'não' }, { status: 400 });
    await press(stars[0] ?? '');
    state.answer = null;
    for (const text of ['salario', ' zzz', '']) await set('main input', text);
    for (const star of page.names('.star[aria-pressed=true]')) await page.press(star);
    await set('main input', 'cpf');
    await set('main input', '');
    await expectLines(named('favorites'));
  });

  it('knows who may do what, and says why not', async () => {
    const { page, sample, state, t, w } = await openPanel(language);
    const { step, press, expectLines } = written(page, { language, folder: 'panel' });
    for (const answer of [
      () => Response.json({ error: 'x' }, { status: 500, headers: { 'x-request-id': 'req_1' } }),
      () => Response.json({ error: 'Não há.' }, { status: 404 }),
      () => new Response('', { status: 502 }),
    ]) {
      state.answer = answer;
      for (const place of ['keys', 'overview', 'webhooks', `webhooks/${sample.webhook.id}/evt_x`])
        await step(settled(place), async () => page.go(`#/${place}`));
    }
    state.answer = null;
    // A delivery that is not there stays so.
    for (let i = page.names('main button').filter((name) => name === w.again).length; i > 0; i--)
      await press(w.again);
    // A session that ends: reading goes on after signing in, changing is left to the person.
    const ended = () => Response.json({ error: 'Chave expirada.' }, { status: 401 });
    state.answer = ended;
    await step('ended', async () => page.go('#/keys'), 'body');
    await step('without a key', async () => page.press(texts[language].signIn.enter));
    await page.set('dialog input', 'cnv_errada');
    await press(texts[language].signIn.enter);
    state.answer = null;
    await page.set('dialog input', sample.key);
    await press(texts[language].signIn.enter);
    await page.press(`${t.keys.rename}: Produção`);
    state.answer = ended;
    await page.set('dialog input', 'Outra');
    await press(t.save);
    state.answer = null;
    await page.set('dialog input[type=password]', sample.key);
    await press(texts[language].signIn.enter);
    await expectLines(named('refusals'));
  });

  it('signs in and out', async () => {
    const { page, sample, state, t } = await openPanel(language, async () => 'cnv_errada');
    const { step, press, set, key, expectLines } = written(page, { language, folder: 'panel' });
    await step('open', async () => undefined, 'body');
    await press(t.signIn.enter);
    await set('input', 'não é chave');
    await press(t.signIn.enter);
    await set('input', sample.toolKey);
    await press(t.signIn.enter);
    await set('input', ` ${sample.key} `);
    state.answer = () => Response.json({ error: 'x' }, { status: 500, headers: { 'x-request-id': 'req_1' } });
    await press(t.signIn.enter);
    state.answer = null;
    await key('Enter', 'input');
    await step('speak', async () => page.press(language === 'pt' ? 'EN' : 'PT'), 'body');
    await step('speak', async () => page.press(language === 'pt' ? 'PT' : 'EN'), 'body');
    await press(t.signOut);
    expect(page.reload).toHaveBeenCalledTimes(1);
    await expectLines(named('signing-in'));
  });

  it.each([
    ['new', 'enterprise', async () => undefined],
    [
      'suspended',
      'free',
      async (id: string, { service, stores }: Sample) => {
        const bucket = `m:${id}:2026-11`;
        await stores.quotaStore.consume({ bucket, limit: null, cost: 100, keep: 86_400_000 });
        await service.accounts.setStatus(id, 'suspended');
      },
    ],
  ])('draws an account that is %s', async (id, plan, prepare) => {
    const { page } = await openPanel(language, async (sample) => {
      await sample.service.accounts.create({ id, plan });
      const { key } = await sample.service.keys.create(id, { scope: 'account' });
      await prepare(id, sample);
      return key;
    });
    const { step, expectLines } = written(page, { language, folder: 'panel' });
    await step('open', async () => undefined, 'body');
    for (const place of ['keys', 'webhooks', 'favorites'])
      await step(place, async () => page.go(`#/${place}`));
    await expectLines(named(id));
  });
});
