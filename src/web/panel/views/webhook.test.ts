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
  ['wh_made', ['Falhas seguidas', 'nenhuma']],
  ['wh_fails', ['1, desde 16 nov., 09:17', 'Será desativado em', '2 dias, se nada der certo']],
  ['wh_fails_longer', ['1234, desde 16 nov., 09:17', 'Será desativado em', '3 dias, se nada der certo']],
  ['wh_last_day', ['2, desde 15 nov., 09:16', 'Será desativado em', '1 dia, se nada der certo']],
  ['wh_late', ['em nova tentativa desde 13 nov., 09:17', 'Será desativado em', '1 dia, se nada der certo']],
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

it('a webhook is failing from its first failure on, and each delivery that waits can be tried now', async () => {
  const attempts = [{ ...ANSWERED, status: 503, error: 'http_status' }];
  const waiting = ['evt_1', 'evt_2'].map((id) =>
    madeDelivery({ id, webhookId: 'wh_first', state: 'pending', dueIn: 160_000, attempts }),
  );
  const webhooks = [madeWebhook({ id: 'wh_first', failingSince: before(MINUTE) })];
  const service = answering({ webhooks, deliveries: waiting });
  const page = await openPanel((request) =>
    request.method === 'POST' ? Response.json(waiting[0], { status: 201 }) : service(request),
  );
  const said = t.webhooks.retrying('2', '503');
  expect(page.one('main').textContent).toContain(`loja.exemplo.com.br/in: ${said}`);
  await page.go('#/webhooks');
  expect(page.role('table').textContent).toContain(said);
  await page.go('#/webhooks/wh_first');
  expect(page.one('h1 + *').textContent).toBe(t.webhooks.failing);
  expect(page.one('main').textContent).toContain(
    `${said}. ${t.webhooks.failingSince('hoje, 09:16', '28 nov., 09:16')}`,
  );
  page.sent();
  await page.press(t.webhooks.tryAll(2));
  expect(page.sent()).toEqual(['evt_2', 'evt_1'].map((id) => `POST /v1/account/deliveries/${id}/resend`));
  page.roles('listitem', undefined, 'ol')[0]?.querySelector('button')?.click();
  await page.settle();
  await page.press(t.deliveries.tryNow);
  expect(page.sent()).toEqual(['POST /v1/account/deliveries/evt_1/resend']);
  expect(page.told()).toBe(t.deliveries.resent);
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
  expect(page.one('main').textContent).toContain(t.webhooks.asleepWhy('pro', 'tool_used'));
});
