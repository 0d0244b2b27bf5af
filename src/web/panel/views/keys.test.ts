import { expect, it, vi } from 'vitest';
import { answering, KEYS, madeAccount, NOW } from '#test/support/made-account.ts';
import { holdClock, openPanel, t } from '#test/support/panel-page.ts';

holdClock();

it('keys of every kind are heard with their states, the live ones first', async () => {
  const page = await openPanel(answering({ keys: KEYS }));
  vi.setSystemTime(NOW);
  await page.go('#/keys');
  await page.expectHeard('keys', 'main');
});

it('an account without keys is told why to make one', async () => {
  const page = await openPanel(answering({}));
  await page.go('#/keys/none');
  expect([page.names('main h2'), page.roles('table')]).toEqual([[t.keys.empty], []]);
});

it('the keys of an account that is suspended can be read and not changed', async () => {
  const page = await openPanel(answering({ keys: KEYS, account: madeAccount({ status: 'suspended' }) }));
  await page.go('#/keys');
  expect(page.heard('main').filter((line) => line.includes('button'))).toEqual([
    expect.stringContaining(`[button "${t.keys.create}" disabled]`),
  ]);
});

it('keys of a service that does not tell of its tools name them by their ids', async () => {
  const page = await openPanel(answering({ keys: KEYS, tools: null }));
  await page.go('#/keys');
  expect(page.roles('cell', 'cnpj')).toHaveLength(1);
});

it('where it is narrow a key is a line, and opens a sheet with what can be done', async () => {
  const page = await openPanel(
    answering({ keys: KEYS.filter(({ name }) => name === 'One' || name === 'Two') }),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await page.go('#/keys');
  expect(page.all('table')).toEqual([]);
  const [first] = page.all('.lines button') as HTMLElement[];
  const name = first?.querySelector('b')?.textContent ?? '';
  first?.click();
  expect(page.one('dialog h2').textContent).toBe(name);
  expect(page.one('dialog').textContent).toContain(t.keys.mayCall);
  await page.press(`${t.keys.rename}: ${name}`, 'dialog button');
  // The sheet gives its place to the dialog of what is done.
  expect(page.all('dialog h2').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(t.keys.rename),
  ]);
});
