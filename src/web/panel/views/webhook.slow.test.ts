import { describe, expect, it, vi } from 'vitest';
import {
  answering,
  before,
  DAY,
  DELIVERIES,
  madeAccount,
  madeDelivery,
  madeWebhook,
  MINUTE,
  NOW,
  WEBHOOKS,
} from '#test/support/made-account.ts';
import { failing, holdClock, openPanel, openSample, t } from '#test/support/panel-page.ts';

holdClock();

const ANSWERED = { number: 1, at: before(MINUTE), duration: 212, response: '' };

it('a webhook with its deliveries is heard whole', async () => {
  const page = await openSample();
  await page.go(`#/webhooks/${page.sample.webhook.id}`);
  page.roles('listitem', undefined, 'ol')[1]?.querySelector('button')?.click();
  await page.settle();
  await page.expectHeard('webhook', 'main');
});

it.each([
  ['wh_made', [t.webhooks.active]],
  ['wh_fails', ['falhando desde 16 nov., 09:17']],
  ['wh_late', [t.webhooks.active]],
  [
    'wh_rotates',
    [`${t.webhooks.underWay('22 nov., 09:17')} ${t.webhooks.bothSign}`, `button "${t.webhooks.commit}"`],
  ],
  [
    'wh_failed',
    [
      `${t.webhooks.disabledOn('ontem, 09:17')} ${t.webhooks.byFailures} ${t.webhooks.waiting(0, false)}`,
      `button "${t.webhooks.enableAndRecover}"`,
    ],
  ],
  [
    'wh_off',
    [`${t.webhooks.disabledOn('ontem, 09:17')} ${t.webhooks.byRequest} ${t.webhooks.waiting(0, false)}`],
  ],
])('the webhook %s tells how it is doing: %j', async (id, said) => {
  const page = await openPanel(answering({ webhooks: WEBHOOKS }));
  vi.setSystemTime(NOW);
  await page.go(`#/webhooks/${id}`);
  expect(page.heard('main').map((line) => line.trim())).toEqual(expect.arrayContaining([...said]));
});

describe('what a webhook has not delivered', () => {
  const failed = { ...ANSWERED, status: 503, error: 'http_status' };
  const delivery = (id: string, state: 'pending' | 'failed' | 'succeeded', more = {}) =>
    madeDelivery({
      id,
      webhookId: 'wh_1',
      state,
      dueIn: 160_000,
      endedAt: null,
      attempts: [failed],
      ...more,
    });
  const ended = { endedAt: before(0), dueIn: null };
  const waiting = [delivery('evt_4', 'pending'), delivery('evt_3', 'pending')];
  // A copy stands for its original; what was never attempted is not late; what ended before the streak is another matter.
  const lost = [
    delivery('evt_new', 'pending', { attempts: [] }),
    ...[delivery('evt_copy', 'pending', { resendOf: 'evt_2' }), delivery('evt_2', 'failed', ended)],
    ...[delivery('evt_1', 'failed', ended), delivery('evt_secret', 'failed', { ...ended, keepBody: false })],
    delivery('evt_old', 'failed', { ...ended, endedAt: before(DAY) }),
  ];
  const streak = { failingSince: before(MINUTE) };
  const late = { ...streak, failedDeliveries: 0 };

  it.each([
    ['em dia', {}, waiting, null],
    ['2 ainda não chegaram', late, waiting, 'Reenviar as 2'],
    ['1 ainda não chegou', late, waiting.slice(1), 'Reenviar 1'],
    ['em dia', late, [], null],
    ['falhando desde 09:16, 3 não chegaram', { ...streak, failedDeliveries: 3 }, lost, 'Reenviar as 2'],
    ['falhando desde 09:16', { ...streak, failedDeliveries: 3 }, [], null],
    [
      'desativado por falhas',
      { ...streak, state: 'disabled', disabledReason: 'failures', disabledAt: before(0) },
      lost,
      null,
    ],
    ['desativado', { state: 'disabled', disabledReason: 'request', disabledAt: before(0) }, lost, null],
    [t.webhooks.asleep, { asleep: 'plan' }, [], null],
  ] as const)('is said in the same words in three places: %s', async (said, given, deliveries, resends) => {
    const webhooks = [madeWebhook({ id: 'wh_1', ...given })];
    const page = await openPanel(answering({ webhooks, deliveries }));
    vi.setSystemTime(NOW);
    await page.press(t.overview.update);
    const offered = () => page.names('main button').filter((name) => name.startsWith('Reenviar '));
    const isTrouble = said.includes('cheg') || said.includes('falhando');
    const told = page.all('main .message').map((one) => one.textContent ?? '');
    expect(told.some((text) => text.includes(`: ${said}.`))).toBe(isTrouble);
    expect(offered()).toEqual(resends === null ? [] : [resends]);
    await page.go('#/webhooks');
    expect(page.one('td .state').textContent).toBe(said);
    expect(offered()).toEqual(resends === null ? [] : [resends]);
    await page.go('#/webhooks/wh_1');
    expect(page.one('h1 + *').textContent).toBe(said);
    expect(offered()).toEqual(resends === null ? [] : [resends]);
  });

  it('is resent by one button, and says how many went', async () => {
    const webhooks = [madeWebhook({ id: 'wh_1', ...late })];
    const service = answering({ webhooks, deliveries: waiting });
    const page = await openPanel((request) =>
      request.method === 'POST'
        ? Response.json({ waiting: 2, resent: 1_000, more: true }, { status: 202 })
        : service(request),
    );
    await page.go('#/webhooks/wh_1');
    page.sent();
    await page.press('Reenviar as 2');
    expect(page.sent()).toEqual(['POST /v1/account/webhooks/wh_1/retry']);
    expect(page.told()).toBe(t.webhooks.resentAll(1_002, true));
    page.state.service = failing(500, 'x');
    await page.press('Reenviar as 2');
    expect(page.told()).toBe(t.answered(500, ''));
  });

  it('is counted by three pages of the log, and called all from there on', async () => {
    const many = Array.from({ length: 301 }, (_, i) => delivery(`evt_${999 - i}`, 'pending'));
    const webhooks = [madeWebhook({ id: 'wh_1', ...late })];
    const page = await openPanel(answering({ webhooks, deliveries: many }));
    await page.go('#/webhooks');
    expect(page.one('td .state').textContent).toBe('300 ou mais ainda não chegaram');
    expect(page.names('main button')).toContain('Reenviar todas');
  });

  it('is tried now, one by one, under the id that it has; of one that has ended a copy is sent', async () => {
    const webhooks = [madeWebhook({ id: 'wh_1', ...late })];
    const deliveries = [...waiting, delivery('evt_1', 'failed', ended)];
    const service = answering({ webhooks, deliveries });
    const page = await openPanel((request) =>
      request.method === 'POST' ? Response.json(waiting[0], { status: 201 }) : service(request),
    );
    await page.go('#/webhooks/wh_1/evt_4');
    page.sent();
    await page.press(t.deliveries.tryNow);
    expect([page.sent(), page.told()]).toEqual([
      ['POST /v1/account/deliveries/evt_4/retry'],
      t.deliveries.triedNow,
    ]);
    await page.go('#/webhooks/wh_1/evt_1');
    expect(page.one('main').textContent).toContain(t.deliveries.copyAbout);
    await page.press(t.deliveries.copy);
    expect([page.sent(), page.told()]).toEqual([
      ['POST /v1/account/deliveries/evt_1/resend'],
      t.deliveries.copied,
    ]);
  });
});

it('the panel recovers what a webhook missed from six minutes before its first failure on', async () => {
  const service = answering({ webhooks: WEBHOOKS });
  const page = await openPanel((request) =>
    request.method === 'POST' ? Response.json({ recovered: 2 }) : service(request),
  );
  await page.go('#/webhooks/wh_failed');
  await page.press(t.webhooks.enableAndRecover);
  const sent = page.asked.filter((call) => call.includes('/recover '));
  const since = before(8 * DAY + 6 * MINUTE);
  expect(sent).toEqual([`POST /v1/account/webhooks/wh_failed/recover ${JSON.stringify({ since })}`]);
  expect(page.told()).toBe(t.webhooks.recovered(2));
});

it('a webhook that is disabled is enabled by a button, or says why it is not', async () => {
  const page = await openPanel(answering({ webhooks: WEBHOOKS }));
  await page.go('#/webhooks/wh_off');
  page.sent();
  await page.press(t.webhooks.enable);
  expect([page.told(), page.sent()]).toEqual(['Não há.', ['POST /v1/account/webhooks/wh_off/enable']]);
  page.state.service = failing(500, 'x');
  await page.press(t.webhooks.enableAndRecover);
  expect(page.told()).toBe(t.answered(500, ''));
});

describe('somebody who may change nothing', () => {
  it.each([
    ['whose account is suspended', madeAccount({ status: 'suspended' }), []],
    [
      'whose plan has no events',
      madeAccount({ events: [] }),
      [
        t.webhooks.edit,
        t.webhooks.enable,
        t.webhooks.remove,
        t.webhooks.enableAndRecover,
        t.webhooks.commit,
        t.deliveries.recoverSince,
      ],
    ],
  ])('%s is offered only what may be done', async (_, account, offered) => {
    const page = await openPanel(answering({ webhooks: WEBHOOKS, deliveries: DELIVERIES, account }));
    await page.go('#/webhooks/wh_off');
    expect(page.roles('button', undefined, 'main').map(page.nameOf)).toEqual(offered);
  });
});

it('a webhook whose plan has none of its events says why nothing is sent', async () => {
  const page = await openPanel(answering({ webhooks: [madeWebhook({ asleep: 'plan' })] }));
  await page.go('#/webhooks');
  expect(page.one('main').textContent).toContain(t.webhooks.asleep);
  await page.go('#/webhooks/wh_made');
  expect(page.one('main').textContent).toContain(
    t.webhooks.asleepWhy('pro', t.webhooks.eventNames.tool_used),
  );
});
