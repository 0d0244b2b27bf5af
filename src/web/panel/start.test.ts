import { expect, it, vi } from 'vitest';
import { texts } from './texts/index.ts';
import { answering, KEYS, madeAccount, madeWebhook, WEBHOOKS } from '#test/support/made-account.ts';
import { failing, holdClock, openPanel, openSample, t, w } from '#test/support/panel-page.ts';

holdClock();

const HOST = { data: { session: 'host' }, kept: {} };

it('the panel asks a host who is logged in, and goes by a key where one is given', async () => {
  const page = await openPanel(failing(401, 'Sem sessão.'), HOST);
  const { state } = page;
  await page.expectHeard('sign-in');
  await page.go('#/keys');
  state.service = failing(403, 'Não pode.');
  await page.type('textbox', t.signIn.key, 'cnv_x');
  await page.press(t.signIn.enter);
  expect(page.one('main').textContent).toContain(t.signIn.toolKey);
  state.service = answering({});
  await page.press(t.signIn.enter);
  expect(page.roles('navigation', t.panel)).toHaveLength(1);
  state.service = failing(401, 'Expirou.');
  await page.go('#/webhooks');
  for (const service of [failing(403, 'Não pode.'), failing(401, 'Sem sessão.')]) {
    state.service = service;
    await page.press(t.signIn.byHost);
    expect(page.role('dialog', t.signIn.title).textContent).toMatch(/Não pode|Sem sessão/);
  }
  state.service = answering({});
  await page.press(t.signIn.byHost);
  expect(page.roles('dialog')).toEqual([]);
  expect(page.reload).not.toHaveBeenCalled();
  await page.press('EN');
  state.service = failing(401, 'Expirou.');
  await page.go('#/favorites');
  state.service = answering({ account: madeAccount({ id: 'other' }) });
  await page.press(texts.en.signIn.byHost);
  // The page shows another account's data.
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['who may not come in', failing(403, 'Não pode.')],
  ['where the service fails', failing(500, 'Falhou.')],
])('the panel lets somebody %s try again', async (_, service) => {
  const page = await openPanel(service, HOST);
  expect(page.names('main button')).toContain(t.signIn.byHost);
  await page.press(t.signIn.byHost);
  expect(
    page
      .all('main [role=alert]')
      .map((one) => one.textContent)
      .join('|'),
  ).toMatch(/^(Não pode|Falhou)\.\|.*\1/);
  page.state.service = answering({});
  await page.press(t.signIn.byHost);
  expect(page.names('h1')).toEqual(['Novembro de 2026']);
  expect(page.names('header button')).not.toContain(t.signOut);
});

it('the panel says what was done for as long as it takes to read, from the last time', async () => {
  const page = await openPanel(answering({ keys: KEYS }));
  await page.go('#/keys');
  await page.press(`${t.keys.rotate}: One`);
  await page.press(t.keys.doRotate);
  async function copy(): Promise<void> {
    page.one('.shown-once button').click();
    await page.settle();
  }
  await copy();
  await page.pass(1_500);
  const at = Date.now();
  await copy();
  await vi.advanceTimersByTimeAsync(at + 2_000 + 50 * w.copied.length - 1 - Date.now());
  expect(page.told()).toBe(w.copied);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.told()).toBe('');
});

it('another page closes a dialog, unless something in it would be lost', async () => {
  const page = await openPanel(answering({ keys: KEYS }));
  await page.go('#/keys');
  await page.press(t.keys.create);
  await page.go('#/webhooks');
  expect([page.roles('dialog'), page.one('h1').textContent]).toEqual([[], t.places.webhooks]);
  await page.go('#/keys');
  await page.press(t.keys.create);
  await page.type('textbox', t.keys.name, 'Nova');
  await page.go('#/webhooks');
  expect(page.role('alert', undefined, 'dialog').textContent).toContain(w.discard);
  expect([page.document.location.hash, page.one('h1').textContent]).toEqual(['#/keys', t.places.keys]);
  await page.press(w.doDiscard);
  await page.go('#/webhooks');
  expect(page.one('h1').textContent).toBe(t.places.webhooks);
});

it.each([
  ['webhooks/a-b', []],
  ['webhooks/-', []],
  ['webhooks/wh_made/a-b', ['wh_made']],
])('the panel asks for nothing by what is no id: %s', async (place, ids) => {
  const page = await openPanel(answering({ webhooks: [madeWebhook()] }));
  const before = page.asked.length;
  await page.go(`#/${place}`);
  const list = '/v1/account/webhooks';
  const expected = ids.flatMap((id) => [
    `${list}/${id}`,
    `${list}/${id}/deliveries?limit=100`,
    `${list}/${id}/deliveries?limit=50`,
  ]);
  // The places above every page read how the webhooks do.
  const paths = [list, ...(ids.length > 0 ? expected : [list])];
  expect(page.asked.slice(before).toSorted()).toEqual(paths.map((path) => `GET ${path}`));
});

it('the panel of a page that has no version names none', async () => {
  const page = await openPanel(answering({}), { data: { version: '' } });
  expect(page.one('footer').textContent).toContain(t.license(''));
});

it('the panel has the title of the place that is shown, whatever it reads of another one', async () => {
  const page = await openPanel(async (request) => {
    if (request.url.endsWith('/webhooks/wh_made')) {
      location.hash = '#/keys';
      await vi.waitFor(() => expect(document.title).toBe(`${t.places.keys} · canivete`));
    }
    return answering({ webhooks: WEBHOOKS })(request);
  });
  await page.go('#/webhooks/wh_made');
  expect(page.document.title).toBe(`${t.places.keys} · canivete`);
});

it('the panel reads its address with a slash or without one', async () => {
  const page = await openPanel(answering({ keys: KEYS }));
  await page.go('#keys');
  const current = page
    .roles('link')
    .filter((one) => one.hasAttribute('aria-current'))
    .map(page.nameOf);
  expect([page.one('h1').textContent, current]).toEqual([t.places.keys, [t.places.keys]]);
});

it('the panel calls below the address at which it stands', async () => {
  const page = await openPanel(answering({}), { path: '/v1/panel/panel' });
  expect(page.asked[0]).toBe('GET /v1/panel/account');
});

it('the panel keeps its key where the service fails, and forgets it where its owner signs out', async () => {
  const page = await openPanel(failing(500, 'Falhou.'));
  const kept = () => sessionStorage.getItem('canivete.key');
  expect(kept()).toBe('cnv_ab12_wxyz');
  page.state.service = answering({});
  await page.type('textbox', t.signIn.key, 'cnv_next');
  await page.press(t.signIn.enter);
  await page.go('#/keys');
  expect(kept()).toBe('cnv_next');
  await page.press(t.signOut);
  expect([kept(), page.document.location.hash]).toEqual([null, '']);
});

it('the panel signs in by a key of the account, and says what is wrong with another one', async () => {
  const page = await openSample(async () => 'cnv_errada');
  expect(page.one('main').textContent).toContain(t.signIn.ended);
  const field = () => page.role('textbox', t.signIn.key);
  const refused = async (key: string) => {
    await page.type('textbox', t.signIn.key, key);
    await page.press(t.signIn.enter);
    expect([field().getAttribute('aria-invalid'), page.document.activeElement]).toEqual(['true', field()]);
    return page.heard('main').find((line) => line.includes('invalid'));
  };
  expect(await refused('não é chave')).toContain(t.signIn.required);
  expect(await refused(page.sample.toolKey)).toContain(t.signIn.toolKey);
  const { service } = page.state;
  page.state.service = failing(500, 'x');
  expect(await refused(page.sample.key)).toContain('(x)');
  page.state.service = service;
  await page.type('textbox', t.signIn.key, ` ${page.sample.key} `);
  field().focus();
  await page.key('Enter');
  expect(page.one('h1').textContent).toBe('Novembro de 2026');
  await page.press('EN');
  expect(page.one('h1').textContent).toBe('November 2026');
  await page.press(texts.en.signOut);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

it('reading goes on after signing in where a session ends, and changing is left to the person', async () => {
  const page = await openSample();
  const { service } = page.state;
  const ended = failing(401, 'Chave expirada.');
  page.state.service = ended;
  await page.go('#/keys');
  const asked = () => page.role('dialog', t.signIn.title);
  expect(asked().textContent).toContain(t.signIn.ended);
  await page.key('Escape');
  await page.type('textbox', t.signIn.key, 'cnv_errada');
  await page.press(t.signIn.enter);
  expect(asked().textContent).toContain('Chave expirada.');
  page.state.service = service;
  await page.type('textbox', t.signIn.key, page.sample.key);
  await page.press(t.signIn.enter);
  expect(page.roles('cell', 'Produção')).toHaveLength(1);
  await page.press(`${t.keys.rename}: Produção`);
  page.state.service = ended;
  await page.type('textbox', t.keys.name, 'Outra');
  await page.press(t.save);
  page.state.service = service;
  await page.type('textbox', t.signIn.key, page.sample.key);
  await page.press(t.signIn.enter);
  expect(page.one('dialog').textContent).toContain(t.ended);
  expect((page.role('textbox', t.keys.name) as HTMLInputElement).value).toBe('Outra');
});

it('a place that cannot be read says so, and is read again by a button', async () => {
  const page = await openSample();
  const { service } = page.state;
  for (const [answer, said] of [
    [failing(500, 'x', { 'x-request-id': 'req_1' }), t.answered(500, 'req_1')],
    [failing(404, 'Não há.'), 'Não há.'],
    [() => new Response('', { status: 502 }), t.answered(502, '')],
  ] as const) {
    page.state.service = answer;
    for (const place of [
      'keys',
      'webhooks',
      'overview',
      `webhooks/${page.sample.webhook.id}/evt_x`,
      'favorites',
    ]) {
      await page.go(`#/${place}`);
      expect([place, page.one('main').textContent?.includes(said)]).toEqual([place, true]);
    }
  }
  page.state.service = service;
  await page.press(w.again);
  expect(page.roles('button', w.again)).toEqual([]);
});
