import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFormat } from '../shared/format.ts';
import type { Language } from '../shared/language.ts';
import { words } from '../shared/words.ts';
import { startPanel } from './start.ts';
import { texts } from './texts/index.ts';
import type { Tool } from './types.ts';
import {
  answering,
  before,
  DAY,
  DELIVERIES,
  HOUR,
  KEYS,
  madeAccount,
  madeDelivery,
  MINUTE,
  NOW,
  WEBHOOKS,
} from '#test/support/made-account.ts';
import { sized } from '#test/support/size.ts';
import { openPage, written } from '#test/support/opened-page.ts';

beforeEach(
  () =>
    void vi.useFakeTimers({
      now: NOW,
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
);
afterEach(() => void vi.useRealTimers());

type Service = (request: Request) => Response;

// What the panel draws of records as few accounts have them. It is right as far as somebody has read it: `npx vitest run
// --project sources test/panel-kinds.test.ts --update` writes it anew, and the difference is for reading.
async function openPanel(
  service: Service,
  { language = 'pt' as Language, hasHost = false, hasDocs = true } = {},
) {
  const state = { service };
  const page = await openPage(startPanel, {
    path: '/v1/panel',
    language,
    data: { version: '1.2.3', ...(hasDocs && { docs: 'docs' }), ...(hasHost && { session: 'host' }) },
    kept: hasHost ? {} : { 'canivete.key': 'cnv_ab12_wxyz' },
    hasSpaces: true,
    service: async (request) => state.service(request),
  });
  /** Lets time pass in which the page asks for nothing. */
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await page.settle();
  };
  return {
    page,
    state,
    pass,
    t: texts[language],
    w: words[language],
    ...written(page, { language, folder: 'panel' }),
  };
}

const failing = (status: number, error: string) => () => Response.json({ error }, { status });

/** Calls that failed at such times before now; the last two had no answer. */
const failures = (webhookId: string, ages: readonly number[]) =>
  ages.map((age, i) =>
    madeDelivery({
      ...{ id: `evt_${webhookId}_${i}`, webhookId, at: before(age), state: 'failed' },
      attempts: [
        {
          number: 1,
          status: i > 2 ? null : 500,
          error: 'timeout',
          at: before(age),
          duration: 1,
          response: '',
        },
      ],
    }),
  );
const missed = (webhookId: string, state: 'skipped' | 'canceled', ends: readonly (string | null)[]) =>
  ends.map((endedAt, i) =>
    madeDelivery({ id: `evt_${webhookId}_${state}_${i}`, webhookId, state, at: before(DAY + 1), endedAt }),
  );
const WEEK = 7 * DAY;
const MISSED = [
  ...missed(
    'wh_off',
    'skipped',
    Array.from({ length: 100 }, () => before(DAY)),
  ),
  ...missed('wh_off', 'canceled', [null]),
  ...missed(
    'wh_failed',
    'skipped',
    Array.from({ length: 99 }, () => before(DAY)),
  ),
  ...missed('wh_failed', 'canceled', [before(DAY), before(DAY + 1), null, before(0)]),
];
const LATE = [
  ...failures('wh_made', [WEEK, DAY, HOUR, MINUTE + 1, MINUTE]),
  ...failures('wh_fails', [WEEK + 1, 2 * DAY, HOUR + 1, 2 * MINUTE, 1]),
];

describe.each(sized<readonly Language[]>(['pt'], ['pt', 'en']))('the panel in %s', (language) => {
  const named = (name: string) => `${name}.${language}`;

  it('draws deliveries of every kind', async () => {
    const service = answering({ webhooks: WEBHOOKS, deliveries: DELIVERIES });
    const { page, t, step, press, expectLines } = await openPanel(service, { language });
    page.resize(1081);
    await step('open', async () => page.go('#/webhooks/wh_made'));
    await step('a second later', async () => page.rest(1_000));
    await step('two seconds later', async () => page.rest(1_000));
    for (const { id } of DELIVERIES) await step(id, async () => page.go(`#/webhooks/wh_made/${id}`));
    expect(page.scrolled).toEqual(['to 0 0', ...DELIVERIES.map(() => 'to 0 0')]);
    // Where it stands below the list.
    page.resize(1080);
    await step('open the first', async () => page.fire('click', '.log button'));
    expect(page.scrolled.at(-1)).toBe('to detail');
    await press(t.deliveries.recoverSince);
    await page.key('Escape');
    await page.go('#/keys');
    expect(vi.getTimerCount()).toBe(0);
    await expectLines(named('log'));
  });

  it('draws webhooks of every kind', async () => {
    const service = answering({
      webhooks: WEBHOOKS,
      deliveries: MISSED.filter(({ state }) => state === 'canceled'),
    });
    const { page, t, w, step, press, key, set, expectLines } = await openPanel(service, { language });
    await step('webhooks', async () => page.go('#/webhooks'));
    for (const { id } of WEBHOOKS) {
      vi.setSystemTime(NOW);
      await step(id, async () => page.go(`#/webhooks/${id}`));
    }
    for (const name of [t.webhooks.enableAndRecover, t.webhooks.enable]) await press(name);
    // It has no description: nothing was typed.
    await page.press(t.webhooks.edit);
    await key('Escape');
    await page.press(t.webhooks.edit);
    await set('dialog input[value=tool_used]', false);
    await set('dialog input[value=favorite_added]', true);
    await press(t.save);
    await page.press(w.cancel);
    await expectLines(named('kinds-of-webhooks'));
  });

  it('draws keys of every kind', async () => {
    const { page, state, t, w, step, press, set, key, expectLines } = await openPanel(
      answering({ keys: KEYS }),
      {
        language,
      },
    );
    vi.setSystemTime(NOW);
    await step('open', async () => page.go('#/keys'));
    for (const name of ['One', 'Two', 'Gone', 'Account', 'An hour']) {
      await page.press(`${t.keys.rotate}: ${name}`);
      await page.press(t.keys.doRotate);
      await step(`rotate ${name}`, async () => undefined, 'dialog');
      await page.press(w.copy, '.shown-once button');
      await page.press(t.keys.kept);
    }
    const unnamed = `${t.keys.noName} (cnv_ab12…wxyz)`;
    await press(`${t.keys.rename}: ${unnamed}`);
    await key('Escape');
    await press(`${t.keys.rename}: ${unnamed}`);
    await set('dialog input', 'x');
    await key('Escape');
    await press(w.goOn);
    await set('dialog input', '');
    await press(t.save);
    await page.press(w.cancel);
    await press(`${t.keys.revoke}: ${unnamed}`);
    await set('dialog input', 'cnv_ab12_wxyz');
    await key('Escape');
    state.service = answering({});
    await step('none', async () => page.go('#/keys/none'));
    await expectLines(named('kinds-of-keys'));
  });

  it('tells what failed in a week, and which webhooks are off', async () => {
    const service = answering({ webhooks: WEBHOOKS, deliveries: [...LATE, ...MISSED] });
    const { page, state, pass, t, step, press, expectLines } = await openPanel(service, { language });
    await step('open', async () => undefined);
    vi.setSystemTime(NOW);
    const few = LATE.filter(({ at }) => at < before(HOUR + 1));
    state.service = answering({ webhooks: WEBHOOKS, deliveries: few });
    await press(t.overview.update);
    for (const name of [t.deliveries.resend, t.webhooks.enableAndRecover]) await press(name);
    for (const seconds of [9, 1, 9, 1, 40])
      await step(`${seconds} s later`, async () => pass(seconds * 1_000));
    // The last one is of a week ago to the millisecond.
    await press(t.overview.see);
    expect(page.document.location.hash).toBe('#/webhooks/wh_made/evt_wh_made_0');
    await page.go('#/keys');
    expect(vi.getTimerCount()).toBe(0);
    await expectLines(named('late'));
  });
});

const made = { webhooks: WEBHOOKS, deliveries: DELIVERIES, keys: KEYS };
const suspended = madeAccount({ status: 'suspended', name: 'Suspensa' });

it.each([
  ['whose account is suspended', 'suspended', { ...made, account: suspended }],
  ['whose plan has no events', 'without-events', { ...made, account: madeAccount({ events: [] }) }],
])('the panel of somebody %s offers what may be done', async (_, name, answers) => {
  const { page, state, step, expectLines } = await openPanel(answering(answers));
  for (const place of ['webhooks/wh_off', 'webhooks/wh_made/evt_once', 'webhooks', 'keys', 'overview'])
    await step(place, async () => page.go(`#/${place}`));
  state.service = answering({ ...answers, webhooks: [] });
  await step('none', async () => page.go('#/webhooks'));
  await expectLines(`${name}-offers.pt`);
});

it('the panel of a service that does not tell of itself goes by ids', async () => {
  const favorite = { tool: 'cep', name: 'CEP', category: 'enderecos', method: 'GET', path: '/cep' } as const;
  const service = answering({ ...made, tools: null, favorites: [favorite] });
  const { page, t, step, press, set, expectLines } = await openPanel(service, { hasDocs: false });
  await step('open', async () => undefined, 'body');
  for (const place of ['favorites', 'keys']) await step(place, async () => page.go(`#/${place}`));
  await page.press(`${t.keys.rotate}: One`);
  await press(t.keys.doRotate);
  await page.fire('copy', '.shown-once code');
  expect(page.holds()).toBe(false);
  await page.press(t.keys.kept);
  await page.press(t.keys.create);
  await set('dialog input[value=some]', true);
  await set('.picker input', 'cpf');
  await expectLines('silent.pt');
});

it('the panel of a service without a docs page leads to the addresses of tools', async () => {
  const { page, step, expectLines } = await openPanel(answering({}), { hasDocs: false });
  await step('open', async () => page.go('#/favorites'), 'body');
  await expectLines('without-docs.pt');
});

it('the panel counts webhooks where there is one', async () => {
  for (const [webhooks, told] of [
    [WEBHOOKS.slice(0, 1), texts.pt.webhooks.count(1)],
    [[], ''],
  ] as const) {
    const { page } = await openPanel(answering({ webhooks }));
    await page.go('#/webhooks');
    expect(page.one('main .hint').textContent).toBe(told);
    await page.go('#/overview');
    expect(page.all('main a[href="#/webhooks"]').length).toBe(webhooks.length);
  }
});

it('the panel shows fifty deliveries at a time, and as many again', async () => {
  const deliveries = Array.from({ length: 120 }, (_, i) => madeDelivery({ id: `evt_${i}` }));
  const { page, t } = await openPanel(answering({ webhooks: WEBHOOKS, deliveries }));
  const asks = async (act: () => Promise<unknown>) => {
    const before = page.asked.length;
    await act();
    const list = '/v1/account/webhooks/wh_made/deliveries?limit=50';
    const asked = page.asked.slice(before).filter((call) => call.includes(list));
    return [asked.map((call) => call.replace(`GET ${list}`, '')), page.all('.log button').length];
  };
  const more = async () => page.press(t.more(50));
  const filter = async (name: string) => asks(async () => page.set(`.segmented input[value=${name}]`, true));
  const second = '&before=evt_49';
  const three = ['', second, '&before=evt_99'];
  expect(await asks(async () => page.go('#/webhooks/wh_made'))).toEqual([[''], 50]);
  expect(await asks(more)).toEqual([['', second], 100]);
  expect(await asks(more)).toEqual([three, 120]);
  expect(page.names('main button')).not.toContain(t.more(50));
  deliveries.splice(70);
  expect(await asks(async () => page.fire('click', '.log button'))).toEqual([three.slice(0, 2), 70]);
  expect(await filter('succeeded')).toEqual([['&state=succeeded'], 50]);
  expect(await asks(more)).toEqual([['&state=succeeded', `&state=succeeded${second}`], 70]);
  expect(await filter('all')).toEqual([[''], 50]);
  expect(await filter('failed')).toEqual([['&state=failed'], 0]);
});

it('the panel asks a host who is logged in, and goes by a key where one is given', async () => {
  const { page, state, t, step, press, set, expectLines } = await openPanel(failing(401, 'Sem sessão.'), {
    hasHost: true,
  });
  await step('nobody', async () => undefined, 'body');
  await page.go('#/keys');
  state.service = failing(403, 'Não pode.');
  await set('input', 'cnv_x');
  await press(t.signIn.enter, 'button');
  state.service = answering({});
  await step('by key', async () => page.press(t.signIn.enter), 'body');
  state.service = failing(401, 'Expirou.');
  await page.go('#/webhooks');
  for (const service of [failing(403, 'Não pode.'), failing(401, 'Sem sessão.')]) {
    state.service = service;
    await press(t.signIn.byHost);
  }
  state.service = answering({});
  await press(t.signIn.byHost);
  expect(page.reload).not.toHaveBeenCalled();
  await step('speak', async () => page.press('EN'), 'body');
  state.service = failing(401, 'Expirou.');
  await page.go('#/favorites');
  state.service = answering({ account: madeAccount({ id: 'other' }) });
  await press(texts.en.signIn.byHost);
  // What stands on the page is another account's.
  expect(page.reload).toHaveBeenCalledTimes(1);
  await expectLines('host.pt');
});

it.each([
  ['who may not come in', failing(403, 'Não pode.')],
  ['where the service fails', failing(500, 'Falhou.')],
])('the panel lets somebody %s try again', async (_, service) => {
  const { page, state, t, press } = await openPanel(service, { hasHost: true });
  expect(page.names('main button')).toContain(t.signIn.byHost);
  await press(t.signIn.byHost);
  expect(
    page
      .all('main [role=alert]')
      .map((one) => one.textContent)
      .join('|'),
  ).toMatch(/^(Não pode|Falhou)\.\|.*\1/);
  state.service = answering({});
  await page.press(t.signIn.byHost);
  expect(page.names('h1')).toEqual(['Novembro de 2026']);
  expect(page.names('header button')).not.toContain(t.signOut);
});

it.each([
  ['2026-11-21T12:17:00.000Z', '2026-11-20T09:17'],
  ['2026-11-21T12:16:59.999Z', '2026-11-20T09:16'],
])('at %s the panel offers to recover since %s, a day ago by the clock of who asks', async (now, since) => {
  const { page, t } = await openPanel(answering({ webhooks: WEBHOOKS }));
  await page.go('#/webhooks/wh_made');
  vi.setSystemTime(new Date(now));
  await page.press(t.deliveries.recoverSince);
  expect((page.one('dialog input[type=datetime-local]') as HTMLInputElement).value).toBe(since);
});

it('the panel says what was done for ten seconds, from the last time', async () => {
  const { page, pass, t, w } = await openPanel(answering({ keys: KEYS }));
  const told = () => page.one('.told').textContent;
  await page.go('#/keys');
  await page.press(`${t.keys.rotate}: One`);
  await page.press(t.keys.doRotate);
  const copy = async () => page.press(w.copy, '.shown-once button');
  await copy();
  await pass(9_000);
  const at = Date.now();
  await copy();
  await vi.advanceTimersByTimeAsync(at + 9_999 - Date.now());
  expect(told()).toBe(w.copied);
  await vi.advanceTimersByTimeAsync(1);
  expect(told()).toBe('');
});

it('the panel tells every 20 seconds how old is what it shows', async () => {
  const { page, t } = await openPanel(answering({}));
  await page.go('#/keys');
  const at = Date.now();
  await page.go('#/overview');
  const told = () => page.one('main .hint').textContent;
  const ago = (milliseconds: number) =>
    t.overview.updated(createFormat('pt').ago(new Date(Date.now() - milliseconds).toISOString()));
  await vi.advanceTimersByTimeAsync(at + 59_999 - Date.now());
  expect(told()).toBe(ago(0));
  await vi.advanceTimersByTimeAsync(1);
  expect(told()).toBe(ago(60_000));
});

it.each([
  ['webhooks/a-b', []],
  ['webhooks/-', []],
  ['webhooks/wh_made/a-b', ['wh_made']],
])('the panel asks for nothing by what is no id: %s', async (place, ids) => {
  const { page } = await openPanel(answering({ webhooks: WEBHOOKS }));
  const before = page.asked.length;
  await page.go(`#/${place}`);
  const list = '/v1/account/webhooks';
  const expected = ids.flatMap((id) => [`${list}/${id}`, `${list}/${id}/deliveries?limit=50`]);
  const asked = page.asked.slice(before).toSorted();
  expect(asked).toEqual((ids.length > 0 ? expected : [list]).map((path) => `GET ${path}`));
});

it('the panel finds eight tools at a time, and takes the keys that choose among them', async () => {
  const tools = Array.from({ length: 9 }, (_, i) => ({
    ...{ id: `boleto${i}`, name: `Gerador de boleto${i}`, category: 'documentos' },
    ...{ method: 'GET', path: `/boleto${i}` },
  })) as readonly Tool[];
  const { page, t } = await openPanel(answering({ tools }));
  await page.go('#/keys');
  await page.press(t.keys.create);
  await page.set('dialog input[value=some]', true);
  const { KeyboardEvent } = page.document.defaultView as Window & typeof globalThis;
  const isTaken = (key: string) =>
    !page.one('.picker input').dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
  const search = async (text: string) => page.set('.picker input', text);
  const chosen = () => page.all('.options [aria-selected=true]').map(({ textContent }) => textContent);
  await search('boleto');
  expect([page.all('.options li').length, chosen().length]).toEqual([8, 1]);
  await search('boleto3');
  const only = ['Gerador de boleto3 boleto3'];
  expect([isTaken('ArrowDown'), chosen(), isTaken('ArrowUp'), chosen()]).toEqual([true, only, true, only]);
  await search('zzzz');
  expect(['ArrowDown', 'Enter', 'Escape', 'ArrowUp', 'Home'].map(isTaken)).toEqual([
    ...[false, true, true, false, false],
  ]);
  expect((page.one('.picker input') as HTMLInputElement).value).toBe('');
  await search('boleto3');
  expect(chosen()).toEqual(only);
  expect(isTaken('Enter')).toBe(true);
  expect(page.names('.chip button')).toEqual([t.keys.remove('Boleto3')]);
});

it('the panel of a page that has no version names none', async () => {
  const page = await openPage(startPanel, {
    ...{ path: '/v1/panel', kept: { 'canivete.key': 'cnv_ab12_wxyz' } },
    service: async (request) => answering({})(request),
  });
  expect(page.one('footer span').textContent).toBe(texts.pt.license(''));
});

it('the panel recovers what a webhook missed from six minutes before its first failure on', async () => {
  const service = answering({ webhooks: WEBHOOKS });
  const { page, t } = await openPanel((request) =>
    request.method === 'POST' ? Response.json({ recovered: 2 }) : service(request),
  );
  await page.go('#/webhooks/wh_failed');
  await page.press(t.webhooks.enableAndRecover);
  const sent = page.asked.filter((call) => call.includes('/recover '));
  const since = before(8 * DAY + 6 * MINUTE);
  expect(sent).toEqual([`POST /v1/account/webhooks/wh_failed/recover ${JSON.stringify({ since })}`]);
  expect(page.one('.told').textContent).toBe(t.webhooks.recovered(2));
});

it('the panel has the title of the place that is shown, whatever it reads of another one', async () => {
  const page = await openPage(startPanel, {
    ...{ path: '/v1/panel', kept: { 'canivete.key': 'cnv_ab12_wxyz' } },
    async service(request) {
      if (request.url.endsWith('/webhooks/wh_made')) {
        location.hash = '#/keys';
        await vi.waitFor(() => expect(document.title).toBe(`${texts.pt.places.keys} · canivete`));
      }
      return answering({ webhooks: WEBHOOKS })(request);
    },
  });
  await page.go('#/webhooks/wh_made');
  expect(page.document.title).toBe(`${texts.pt.places.keys} · canivete`);
});

it('the panel reads its address with a slash or without one', async () => {
  const { page, t } = await openPanel(answering({ keys: KEYS }));
  await page.go('#keys');
  const current = page.all('.places [aria-current]').map(({ textContent }) => textContent);
  expect([page.one('h1').textContent, current]).toEqual([t.places.keys, [t.places.keys]]);
});

it('the panel calls below the address at which it stands', async () => {
  const page = await openPage(startPanel, {
    ...{ path: '/v1/panel/panel', kept: { 'canivete.key': 'cnv_ab12_wxyz' } },
    service: async (request) => answering({})(request),
  });
  expect(page.asked[0]).toBe('GET /v1/panel/account');
});

it('the panel keeps its key where the service fails, and forgets it where its owner signs out', async () => {
  const { page, state, t } = await openPanel(failing(500, 'Falhou.'));
  const kept = () => sessionStorage.getItem('canivete.key');
  expect(kept()).toBe('cnv_ab12_wxyz');
  state.service = answering({});
  await page.set('input', 'cnv_next');
  await page.press(t.signIn.enter);
  await page.go('#/keys');
  expect(kept()).toBe('cnv_next');
  await page.press(t.signOut);
  expect([kept(), page.document.location.hash]).toEqual([null, '']);
});
