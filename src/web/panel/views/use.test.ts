import { expect, it } from 'vitest';
import { answering, madeAccount } from '#test/support/made-account.ts';
import { holdClock, openPanel, t } from '#test/support/panel-page.ts';

holdClock();

it('the use of twelve months is read by quarters, and that of one month by days, tools and keys', async () => {
  const page = await openPanel(answering({}));
  await page.go('#/use');
  const usage = page.asked.filter((call) => call.includes('/account/usage?from'));
  expect(usage.slice(-5)).toEqual([
    'GET /v1/account/usage?from=2025-12-01&to=2026-02-28',
    'GET /v1/account/usage?from=2026-03-01&to=2026-05-31',
    'GET /v1/account/usage?from=2026-06-01&to=2026-08-31',
    'GET /v1/account/usage?from=2026-09-01&to=2026-11-30',
    'GET /v1/account/usage?from=2026-11-01&to=2026-11-30',
  ]);
  expect(page.one('h1').textContent).toBe(t.places.use);
  expect(page.heard('main').some((line) => line.includes('row: CI | 12 | 0 | 0 | 12 | 100 %'))).toBe(true);
  await page.press('outubro');
  expect(page.asked.findLast((call) => call.includes('/usage?'))).toBe(
    'GET /v1/account/usage?from=2026-10-01&to=2026-10-31',
  );
  expect(page.role('link', 'outubro').getAttribute('aria-current')).toBe('page');
});

it('months before the account have no use, and are not asked for', async () => {
  const page = await openPanel(answering({ account: madeAccount({ createdAt: '2026-10-03T12:00:00Z' }) }));
  await page.go('#/use');
  expect(page.all('.months a').map(({ textContent }) => textContent)).toEqual(['outubro', 'novembro']);
  expect(page.asked.filter((call) => call.includes('from=2026-06'))).toEqual([]);
});
