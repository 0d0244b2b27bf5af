import { expect, it, vi } from 'vitest';
import { createFormat } from '../../shared/format.ts';
import {
  answering,
  before,
  DAY,
  HOUR,
  madeDelivery,
  MINUTE,
  NOW,
  WEBHOOKS,
} from '#test/support/made-account.ts';
import { holdClock, openPanel, openSample, t } from '#test/support/panel-page.ts';

holdClock();

it('the overview of an account of three weeks is heard whole', async () => {
  const page = await openSample();
  await page.expectHeard('overview');
});

it('the overview of a new account shows a first call', async () => {
  const page = await openSample(async ({ service }) => {
    await service.accounts.create({ id: 'new', plan: 'enterprise' });
    return (await service.keys.create('new', { scope: 'account' })).key;
  });
  page.role('heading', t.overview.noCalls('novembro'));
  expect(page.role('tabpanel', 'curl').textContent).toContain('Bearer $KEY');
  expect(page.one('main').textContent).toContain(t.overview.noLimit);
});

it('the overview of an account that is suspended says so, and that its quota is used up', async () => {
  const page = await openSample(async ({ service, stores }) => {
    await service.accounts.create({ id: 'late', plan: 'free' });
    const { key } = await service.keys.create('late', { scope: 'account' });
    await stores.quotaStore.consume({ bucket: 'm:late:2026-11', limit: null, cost: 100, keep: DAY });
    await service.accounts.setStatus('late', 'suspended');
    return key;
  });
  const { textContent } = page.document.body;
  for (const text of [t.suspended, t.readsOnly, t.overview.reached('1º de dezembro')])
    expect(textContent).toContain(text);
});

/** Calls that failed this long before now; the last two had no answer. */
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

it('the overview tells what failed in a week, and which webhooks are off', async () => {
  const page = await openPanel(answering({ webhooks: WEBHOOKS, deliveries: [...LATE, ...MISSED] }));
  const lines = (word: string) =>
    page.heard('main').flatMap((line) => (line.includes(word) ? [line.trim()] : []));
  const rows = () => lines('row: ').map((row) => row.split(' | ').slice(1, 4).join(', '));
  const silent = 'loja.exemplo.com.br/in, hoje';
  expect(rows().slice(1)).toEqual([
    ...[`${silent}, 09:16, sem resposta a tempo`, `${silent}, 09:16, sem resposta a tempo`],
    ...[`${silent}, 09:15, sem resposta a tempo`, `${silent}, 09:15, sem resposta a tempo`],
    `${silent}, 08:17, 500`,
  ]);
  const off = 'loja.exemplo.com.br/in foi desativado em 20 nov. 2026';
  expect(lines('foi desativado')).toEqual([
    `${off}, depois de 7 dias de falhas. 101 eventos não foram enviados.`,
    `${off}. 100 ou mais eventos não foram enviados.`,
  ]);
  // The last call is a week old to the millisecond.
  vi.setSystemTime(NOW);
  const few = LATE.filter(({ at }) => at < before(HOUR + 1));
  page.state.service = answering({ webhooks: WEBHOOKS, deliveries: few });
  await page.press(t.overview.update);
  expect(rows().slice(1)).toEqual([
    ...['ontem, 09:17', '19 nov., 09:17', '14 nov., 09:17'].map((at) => `loja.exemplo.com.br/in, ${at}, 500`),
  ]);
  await page.press(t.deliveries.copy);
  expect(page.told()).toBe('Não há.');
  await page.press(t.webhooks.enableAndRecover);
  expect(page.sent()).toEqual([
    'POST /v1/account/deliveries/evt_wh_made_0/resend',
    'POST /v1/account/webhooks/wh_off/enable',
  ]);
  await page.press(t.overview.see);
  expect(page.document.location.hash).toBe('#/webhooks/wh_made/evt_wh_made_0');
  await page.go('#/keys');
  await page.pass(10_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('the overview counts webhooks where there is one', async () => {
  for (const webhooks of [WEBHOOKS.slice(0, 1), []]) {
    const page = await openPanel(answering({ webhooks }));
    expect(page.all('main a[href="#/webhooks"]').length).toBe(webhooks.length);
  }
});

it('the panel tells every 20 seconds how old is what it shows', async () => {
  const page = await openPanel(answering({}));
  await page.go('#/keys');
  const at = Date.now();
  await page.go('#/overview');
  const told = () => page.one('h1 + *').textContent;
  const ago = (milliseconds: number) =>
    t.overview.updated(createFormat('pt').ago(new Date(Date.now() - milliseconds).toISOString()));
  await vi.advanceTimersByTimeAsync(at + 59_999 - Date.now());
  expect(told()).toBe(ago(0));
  await vi.advanceTimersByTimeAsync(1);
  expect(told()).toBe(ago(60_000));
});

it('a failure leaves the overview once a copy of it has arrived, or the copy of a copy', async () => {
  const [first, second, third] = failures('wh_made', [HOUR, HOUR, MINUTE]);
  const deliveries = [
    madeDelivery({ id: 'evt_z', at: before(HOUR), resendOf: second?.id ?? '' }),
    ...[third, second, first].flatMap((one) => one ?? []),
  ].map((one) => (one.id === second?.id ? { ...one, resendOf: first?.id ?? '' } : one));
  const page = await openPanel(answering({ webhooks: WEBHOOKS.slice(0, 1), deliveries }));
  const rows = page.heard('main').filter((line) => line.includes('row: '));
  expect(rows.slice(1).map((row) => row.split(' | ')[2])).toEqual(['hoje, 09:16']);
});
