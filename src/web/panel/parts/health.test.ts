import { expect, it, vi } from 'vitest';
import { answering, before, DAY, madeDelivery, madeWebhook, NOW } from '#test/support/made-account.ts';
import { holdClock, openPanel, t } from '#test/support/panel-page.ts';

holdClock();

const attempt = { number: 1, status: 503, error: null, at: before(0), duration: 1, response: '' };

it('the days of a webhook are cells: arrived, arrived late or not, a copy in place of its original', async () => {
  const made = (id: string, age: number, more: object = {}) =>
    madeDelivery({
      id,
      webhookId: 'wh_1',
      at: before(age),
      state: 'succeeded',
      attempts: [attempt],
      ...more,
    });
  const deliveries = [
    made('evt_now', 0, { state: 'pending' }),
    made('evt_copy', DAY, { resendOf: 'evt_lost' }),
    made('evt_lost', DAY, { state: 'failed' }),
    made('evt_late', 2 * DAY, { attempts: [attempt, attempt] }),
    made('evt_well', 3 * DAY),
    made('evt_old', 40 * DAY, { state: 'failed' }),
  ];
  const webhooks = [madeWebhook({ id: 'wh_1' })];
  const page = await openPanel(answering({ webhooks, deliveries }));
  vi.setSystemTime(NOW);
  await page.go('#/webhooks/wh_1');
  const cells = page.all('.health g rect').map((one) => one.getAttribute('class'));
  expect([cells.length, cells.slice(-5)]).toEqual([28, ['rest', 'ok', 'refused', 'refused', 'failed']]);
  expect(page.one('.health desc').textContent).toBe(t.webhooks.days('3', '2', '1'));
});

it('a webhook without deliveries has no days', async () => {
  const page = await openPanel(answering({ webhooks: [madeWebhook({ id: 'wh_1' })] }));
  await page.go('#/webhooks/wh_1');
  expect(page.all('.health')).toEqual([]);
});
