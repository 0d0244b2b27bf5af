import { expect, it } from 'vitest';
import { answering, madeAccount, madeWebhook, WEBHOOKS } from '#test/support/made-account.ts';
import { holdClock, openPanel, t } from '#test/support/panel-page.ts';

holdClock();

const SINCE = '2026-11-16T09:17:00.000Z';

it('webhooks are listed with how they are doing', async () => {
  const page = await openPanel(answering({ webhooks: WEBHOOKS }));
  await page.go('#/webhooks');
  const rows = page.heard('main').filter((line) => line.includes('row: [link '));
  const states = rows.map((row) => row.split(' | ').slice(1, 4).join(', '));
  const used = t.webhooks.eventNames.tool_used;
  expect(states.map((one) => one.replace(`, ${used}`, '').replace(/ \|$/, ''))).toEqual([
    ...['em dia, nunca', 'falhando desde 16 nov., 09:17, nunca', 'falhando desde 16 nov., 09:17, nunca'],
    ...['falhando desde 15 nov., 09:16, nunca', 'em dia, 12 nov., 09:17', 'em dia, nunca'],
    ...['desativado por falhas, nunca', 'desativado, nunca'],
  ]);
  // A webhook with a description is called by it, and shows its address below.
  expect(rows[5]).toContain('Folha');
  expect(page.role('link', 'Folha').getAttribute('href')).toBe('#/webhooks/wh_rotates');
});

it.each([
  ['falhando', { failingSince: SINCE, failedDeliveries: 3 }, true],
  ['desativado por falhas', { state: 'disabled', disabledReason: 'failures', disabledAt: SINCE }, true],
  ['atrasado', { failingSince: SINCE, failedDeliveries: 0 }, false],
  ['em dia', {}, false],
] as const)('the tab of webhooks has a sign where one is %s', async (_, given, isSigned) => {
  const page = await openPanel(answering({ webhooks: [madeWebhook(given)] }));
  for (const place of ['#/overview', '#/keys']) {
    await page.go(place);
    const tab = page.all('nav a').find((one) => one.getAttribute('href') === '#/webhooks');
    expect(tab?.textContent).toBe(t.places.webhooks + (isSigned ? t.webhooks.inTrouble : ''));
    expect(tab?.querySelectorAll('.glyph').length).toBe(isSigned ? 1 : 0);
  }
});

it.each([
  [WEBHOOKS.slice(0, 1), t.webhooks.count(1)],
  [[], ''],
])('webhooks are counted where there is one: %#', async (webhooks, told) => {
  const page = await openPanel(answering({ webhooks }));
  await page.go('#/webhooks');
  expect(page.one('h1 + *').textContent).toBe(told);
});

it.each([
  [{}, t.webhooks.emptyAbout, false],
  [{ events: [] }, t.webhooks.noEvents('pro'), true],
  [{ status: 'suspended' }, t.webhooks.emptyAbout, true],
] as const)('an account of %j without webhooks is told about them', async (given, said, isDisabled) => {
  const page = await openPanel(answering({ account: madeAccount(given) }));
  await page.go('#/webhooks');
  expect(page.one('main').textContent).toContain(said);
  const creates = page.roles('link', t.webhooks.create);
  expect(creates.map((one) => one.getAttribute('href'))).toEqual(
    isDisabled ? [] : ['#/webhooks/new', '#/webhooks/new'],
  );
  expect(page.roles('link', t.webhooks.verify)).toHaveLength(1);
});
