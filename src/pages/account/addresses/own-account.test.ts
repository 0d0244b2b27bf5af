import { expect, it } from 'vitest';
import { startAccounts } from '#test/support/account.ts';

it('an account renames and erases itself where the host lets it, and confirms by its id', async () => {
  const { ask, open, service } = await startAccounts({ account: { mayRename: true, mayErase: true } });
  const { key, ways } = await open('a');
  await open('b');
  expect((await ask({ key }, '/account')).body.may).toEqual(['rename', 'erase']);
  for (const [i, way] of ways.entries()) {
    const renamed = await ask(way, '/account', { method: 'PATCH', body: { name: `Loja ${i}` } });
    expect([renamed.status, renamed.body]).toEqual([200, { id: 'a', name: `Loja ${i}` }]);
    expect(await service.accounts.get('a')).toMatchObject({ name: `Loja ${i}` });
  }
  const refused = await ask({ key }, '/account', { method: 'PATCH', body: { name: '' } });
  expect([refused.status, refused.body.details[0].field]).toEqual([400, 'name']);

  const wrong = await ask({ key }, '/account/erase', { method: 'POST', body: { id: 'b' } });
  expect([wrong.status, wrong.body.details[0].field]).toEqual([422, 'id']);
  const erased = await ask({ key }, '/account/erase', { method: 'POST', body: { id: 'a' } });
  expect([erased.status, erased.body]).toEqual([200, { erased: true }]);
  expect([await service.accounts.get('a'), (await service.accounts.get('b'))?.id]).toEqual([null, 'b']);
  expect((await ask({ key }, '/account')).status).toBe(401);
});

it('an account neither renames nor erases itself unless the host lets it', async () => {
  const { ask, open, service } = await startAccounts();
  const { key } = await open('a');
  expect((await ask({ key }, '/account')).body.may).toEqual([]);
  const renamed = await ask({ key }, '/account', { method: 'PATCH', body: { name: 'Loja' } });
  const erased = await ask({ key }, '/account/erase', { method: 'POST', body: { id: 'a' } });
  expect([renamed.status, erased.status]).toEqual([404, 404]);
  expect(await service.accounts.get('a')).toMatchObject({ name: 'Conta a' });
});
