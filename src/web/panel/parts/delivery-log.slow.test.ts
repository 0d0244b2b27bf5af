import { describe, expect, it, vi } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import type { Context } from '../context.ts';
import { deliveryLog } from './delivery-log.ts';
import { makeDocument } from '#test/support/document.ts';
import { answering, DELIVERIES, madeDelivery, NOW, WEBHOOKS } from '#test/support/made-account.ts';
import { holdClock, openPanel, t } from '#test/support/panel-page.ts';
import type { OpenedPage } from '#test/support/opened-page.ts';

holdClock();

const log = (page: OpenedPage) =>
  page.roles('button').filter((one) => one.closest('li') && one.querySelector('time'));

describe('the log without a page', () => {
  makeDocument();

  it('asks no more for a delivery that it waited for once another page is there', async () => {
    const pending = {
      id: 'd',
      event: 'tool_used',
      toolId: 'cpf',
      at: 0,
      state: 'pending',
      attempts: [],
      dueIn: 2_000,
    };
    const pages = [[pending], []];
    const get = vi.fn(async () => ({ deliveries: pages.shift() ?? [], next: null }));
    const whole = {
      language: 'pt',
      t,
      f: createFormat('pt'),
      api: { get },
      account: { status: 'active' },
      tools: [],
    };
    const { load } = deliveryLog(whole as unknown as Context, 'w', undefined, () => true);
    await vi.advanceTimersByTimeAsync(0);
    await load();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([get.mock.calls.length, vi.getTimerCount()]).toEqual([2, 0]);
  });
});

it('the panel shows fifty deliveries at a time, and as many again', async () => {
  const deliveries = Array.from({ length: 120 }, (_, i) => madeDelivery({ id: `evt_${i}` }));
  const page = await openPanel(answering({ webhooks: WEBHOOKS, deliveries }));
  const asks = async (act: () => Promise<unknown>) => {
    const before = page.asked.length;
    await act();
    const list = '/v1/account/webhooks/wh_made/deliveries?limit=50';
    const asked = page.asked.slice(before).filter((call) => call.includes(list));
    return [asked.map((call) => call.replace(`GET ${list}`, '')), log(page).length];
  };
  const more = async () => page.press(t.more(50));
  const filter = async (name: 'all' | 'failed' | 'succeeded') =>
    asks(async () => page.type('radio', t.deliveries.filters[name], true));
  const second = '&before=evt_49';
  const three = ['', second, '&before=evt_99'];
  expect(await asks(async () => page.go('#/webhooks/wh_made'))).toEqual([[''], 50]);
  expect(await asks(more)).toEqual([['', second], 100]);
  expect(await asks(more)).toEqual([three, 120]);
  expect(page.names('main button')).not.toContain(t.more(50));
  deliveries.splice(70);
  expect(await asks(async () => page.fire('click', log(page)[0]))).toEqual([three.slice(0, 2), 70]);
  expect(await filter('succeeded')).toEqual([['&state=succeeded'], 50]);
  expect(await asks(more)).toEqual([['&state=succeeded', `&state=succeeded${second}`], 70]);
  expect(await filter('all')).toEqual([[''], 50]);
  expect(await filter('failed')).toEqual([['&state=failed'], 0]);
});

it.each([
  ['2026-11-21T12:17:00.000Z', '2026-11-20T09:17'],
  ['2026-11-21T12:16:59.999Z', '2026-11-20T09:16'],
])('the panel offers at %s to recover since %s, a day ago by the clock of the person', async (now, since) => {
  const page = await openPanel(answering({ webhooks: WEBHOOKS }));
  await page.go('#/webhooks/wh_made');
  vi.setSystemTime(new Date(now));
  await page.press(t.deliveries.recoverSince);
  expect((page.role('datetime', t.deliveries.since) as HTMLInputElement).value).toBe(since);
});

it('deliveries of every kind say how they stand, and open with their attempts', async () => {
  const page = await openPanel(answering({ webhooks: WEBHOOKS, deliveries: DELIVERIES }));
  page.resize(1081);
  vi.setSystemTime(NOW);
  await page.go('#/webhooks/wh_made');
  const summary = (one: HTMLElement) =>
    page.nameOf(one).replace(/^CPF (?:ferramenta usada|favorita marcada)|(?:ontem, )?\d\d:\d\d:\d\d$/g, '');
  expect(log(page).map(summary)).toEqual([
    ...['tentativa 1 em 2 s', 'tentativa 2 agora', 'tentativa 8 em 1 min 30 s', 'enviando', '200 em 10 ms'],
    ...[
      '204 em 20 ms · na 2ª tentativa',
      '200 em 30 ms · na 3ª tentativa',
      '200 em 10 ms',
      '1 tentativa · 410',
    ],
    ...[
      '2 tentativas · 302',
      '2 tentativas · certificado recusado (TLS)',
      '0 tentativas · Nenhuma tentativa ainda.',
    ],
    ...[t.deliveries.canceled, t.deliveries.skipped],
  ]);
  for (const { id } of DELIVERIES) await page.go(`#/webhooks/wh_made/${id}`);
  expect(page.scrolled.every((to) => to === 'to 0 0')).toBe(true);
  // At this width it stands below the list.
  page.resize(1080);
  await page.fire('click', log(page)[0]);
  expect(page.scrolled.at(-1)).not.toBe('to 0 0');
  await page.go('#/keys');
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['evt_later', Object.values(t.deliveries.errors).slice(0, 4)],
  ['evt_without', [t.deliveries.noBody]],
  ['evt_none', [t.deliveries.noAttempts]],
  ['evt_second', [t.deliveries.ofResend]],
])('the delivery %s tells %j', async (id, texts) => {
  const page = await openPanel(answering({ webhooks: WEBHOOKS, deliveries: DELIVERIES }));
  await page.go(`#/webhooks/wh_made/${id}`);
  for (const text of texts) expect(page.one('main').textContent).toContain(text);
});
