import { expect, it } from 'vitest';
import { createService } from '../../../index.ts';
import { DAY } from '#test/support/made-account.ts';
import { holdClock, openPanel, openSample, t } from '#test/support/panel-page.ts';

holdClock();

it('the plans are shown with what each holds, the own one marked', async () => {
  const page = await openSample();
  await page.go('#/plan');
  const rows = page.heard('main').filter((line) => line.includes('row:'));
  expect(rows[0]).toContain(`${t.plans.holds} | free | ${t.plans.own('pro')} | enterprise`);
  expect(rows[1]).toContain(`${t.plans.calls} | 100 | 10.000 | ${t.plans.noLimit}`);
  expect(page.one('main').textContent).not.toContain(t.plans.needMore);
});

it('a quota that is used up says until when calls are refused, and what helps', async () => {
  const page = await openSample(async ({ service, stores }) => {
    await service.accounts.create({ id: 'late', plan: 'free' });
    const { key } = await service.keys.create('late', { scope: 'account' });
    await stores.quotaStore.consume({ bucket: 'm:late:2026-11', limit: null, cost: 100, keep: DAY });
    return key;
  });
  await page.go('#/plan');
  expect(page.one('main').textContent).toContain(
    `${t.plans.refusedUntil('1º de dezembro')} ${t.plans.needMore}`,
  );
});

it('the plans have the price and the text of the host, and the account may be renamed and deleted where it says so', async () => {
  const events = [] as const;
  const service = createService({
    autoStart: false,
    account: { mayRename: true, mayErase: true },
    keys: {
      plans: {
        small: {
          requestsPerMonth: 5,
          tools: '*',
          events,
          price: 49.9,
          currency: 'BRL',
          text: 'Para uma loja',
        },
        large: { requestsPerMonth: null, tools: '*', events, price: null },
      },
    },
  });
  await service.accounts.create({ id: 'loja-1', plan: 'small', name: 'Loja' });
  const { key } = await service.keys.create('loja-1', { scope: 'account' });
  const page = await openPanel(service, { kept: { 'canivete.key': key } });
  await page.go('#/plan');
  const row = (name: string) => page.heard('main').find((line) => line.includes(`row: ${name}`));
  expect(row(t.plans.price)).toMatch(/ R\$.49,90 \| sob consulta$/);
  expect(row(t.plans.about)).toContain(' | Para uma loja');

  await page.press(t.ownAccount.rename);
  (page.one('dialog input') as HTMLInputElement).value = 'Loja da Ana';
  await page.fire('submit', page.one('dialog form'));
  expect(await service.accounts.get('loja-1')).toMatchObject({ name: 'Loja da Ana' });

  await page.press(t.ownAccount.erase);
  const confirmed = page.one('dialog input') as HTMLInputElement;
  const go = page.one('dialog button.danger') as HTMLButtonElement;
  expect(go.disabled).toBe(true);
  confirmed.value = 'loja-1';
  await page.fire('input', confirmed);
  await page.fire('submit', page.one('dialog form'));
  expect(await service.accounts.get('loja-1')).toBe(null);
});
