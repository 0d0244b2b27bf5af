import { describe, expect, it } from 'vitest';
import { answering, WEBHOOKS } from '#test/support/made-account.ts';
import { failing, holdClock, openPanel, openSample, t, w } from '#test/support/panel-page.ts';

holdClock();

/** Calls that change a webhook, without its id. */
const plain = (calls: readonly string[]) => calls.map((call) => call.replace(/wh_\w{20,}/, 'wh_x'));
const ADDRESS = /^Endereço/;
const DESCRIPTION = /^Descrição/;

async function atWebhook() {
  const page = await openSample();
  await page.go(`#/webhooks/${page.sample.webhook.id}`);
  page.sent();
  return page;
}
type Page = Awaited<ReturnType<typeof atWebhook>>;
/** Presses the button of a dialog, which may have the same name as the one that opened it. */
const confirm = async (page: Page, name: string) => page.press(name, 'dialog button');

describe('a new webhook', () => {
  async function open() {
    const page = await openSample();
    await page.go('#/webhooks');
    page.sent();
    await page.press(t.webhooks.create);
    return page;
  }

  it.each([
    ['address', ADDRESS],
    ['description', DESCRIPTION],
  ])('asks before its %s is lost, and not where nothing was typed', async (_, field) => {
    const page = await open();
    await page.type('textbox', field, 'x');
    await page.key('Escape');
    expect(page.role('alert', undefined, 'dialog').textContent).toContain(w.discard);
    await page.press(w.goOn);
    await page.type('textbox', field, '');
    await page.key('Escape');
    expect(page.roles('dialog')).toEqual([]);
  });

  it('says at its fields what is wrong', async () => {
    const page = await open();
    const events = () => page.role('group', t.webhooks.events);
    await page.type('checkbox', /^Ferramenta usada/, false);
    await confirm(page, t.webhooks.create);
    expect(events().getAttribute('aria-invalid')).toBe('true');
    expect(page.sent()).toEqual([]);
    await page.type('checkbox', /^Favorita marcada/, true);
    expect(events().hasAttribute('aria-invalid')).toBe(false);
    await page.type('textbox', ADDRESS, 'http://localhost/');
    await confirm(page, t.webhooks.create);
    expect(page.role('textbox', ADDRESS).getAttribute('aria-invalid')).toBe('true');
  });

  it('is made with its secret, which is shown once, and opens', async () => {
    const page = await open();
    await page.type('textbox', ADDRESS, ' https://novo.aurora.com.br/x ');
    await page.type('textbox', DESCRIPTION, 'Novo');
    await confirm(page, t.webhooks.create);
    expect(page.sent()).toEqual([
      'POST /v1/account/webhooks {"url":"https://novo.aurora.com.br/x","events":["tool_used"],"description":"Novo"}',
    ]);
    const secret = page.one('dialog code').textContent ?? '';
    expect(secret).toMatch(/^whsec_/);
    expect(page.one('dialog').textContent).toContain('verifyWebhook');
    await page.key('Escape');
    expect(page.role('alert', undefined, 'dialog').textContent).toContain(t.webhooks.secretNotCopied);
    await page.press(w.cancel);
    await page.press(t.keys.kept);
    expect([page.told(), page.one('h1').textContent]).toEqual([t.webhooks.created, 'Novo']);
    expect(page.document.body.textContent).not.toContain(secret);
  });
});

describe('a webhook', () => {
  it('is changed in what was typed, and in nothing else', async () => {
    const page = await atWebhook();
    const changed = async (act: () => Promise<unknown>) => {
      await page.press(t.webhooks.edit);
      await act();
      await page.press(t.save);
      return plain(page.sent());
    };
    const call = 'PATCH /v1/account/webhooks/wh_x';
    expect(await changed(async () => page.type('checkbox', /^Favorita marcada/, false))).toEqual([
      `${call} {"events":["tool_used"],"description":"Eventos da loja"}`,
    ]);
    expect(page.told()).toBe(t.webhooks.saved);
    expect(await changed(async () => page.type('textbox', DESCRIPTION, ''))).toEqual([
      `${call} {"description":null}`,
    ]);
    const url = 'https://outro.aurora.com.br/';
    expect(await changed(async () => page.type('textbox', ADDRESS, url))).toEqual([
      `${call} {"url":"${url}","description":null}`,
    ]);
    expect(page.one('h1').textContent).toBe('outro.aurora.com.br/');
  });

  it('sends its own headers, whose values stay hidden, for the tools that are named', async () => {
    const page = await atWebhook();
    const changed = async (field: RegExp, text: string) => {
      await page.press(t.webhooks.edit);
      await page.type('textbox', field, text);
      await page.press(t.save);
      return plain(page.sent()).map((call) => call.replace('"description":"Eventos da loja",', ''));
    };
    const call = 'PATCH /v1/account/webhooks/wh_x';
    const headers = /^Cabeçalhos/;
    expect(await changed(headers, 'Authorization: Basic YTpi\nX-Zone: a')).toEqual([
      `${call} {"headers":{"Authorization":"Basic YTpi","X-Zone":"a"}}`,
    ]);
    expect(page.one('main').textContent).toContain('authorization, x-zone');
    expect(page.document.body.textContent).not.toContain('YTpi');
    expect(await changed(headers, 'authorization: ••••••••')).toEqual([
      `${call} {"headers":{"x-zone":null}}`,
    ]);
    // Another origin does not get the values that were typed for this one.
    const url = 'https://outro.aurora.com.br/';
    await page.press(t.webhooks.edit);
    await page.type('textbox', ADDRESS, url);
    await page.press(t.save);
    expect(page.one('dialog').textContent).toContain(t.webhooks.headersStay);
    expect(page.sent()).toEqual([]);
    await page.type('textbox', headers, '');
    await page.press(t.save);
    expect(plain(page.sent())).toEqual([
      `${call} {"url":"${url}","description":"Eventos da loja","headers":{}}`,
    ]);
    await page.press(t.webhooks.edit);
    await page.type('textbox', headers, 'x');
    await page.press(t.save);
    expect([page.role('textbox', headers).getAttribute('aria-invalid'), page.sent()]).toEqual(['true', []]);
    await page.type('textbox', headers, 'Host: x');
    await page.press(t.save);
    expect(page.role('textbox', headers).getAttribute('aria-invalid')).toBe('true');
    await page.key('Escape');
    await page.press(w.doDiscard);
    page.sent();
    expect((await changed(/^Ferramentas/, 'cpf, documentos'))[0]).toContain('"tools":["cpf","documentos"]');
    expect(page.one('main').textContent).toContain('CPF, documentos');
  });

  it('that was changed and not saved asks before that is lost', async () => {
    const page = await atWebhook();
    await page.press(t.webhooks.edit);
    await page.key('Escape');
    expect(page.roles('dialog')).toEqual([]);
    await page.press(t.webhooks.edit);
    await page.type('textbox', DESCRIPTION, '');
    await page.key('Escape');
    await page.press(w.doDiscard);
    expect([page.roles('dialog'), page.sent()]).toEqual([[], []]);
  });

  it('without events is not saved', async () => {
    const page = await openPanel(answering({ webhooks: WEBHOOKS }));
    await page.go('#/webhooks/wh_made');
    page.sent();
    await page.press(t.webhooks.edit);
    await page.type('checkbox', /^Ferramenta usada/, false);
    await page.press(t.save);
    expect([page.role('group', t.webhooks.events).getAttribute('aria-invalid'), page.sent()]).toEqual([
      'true',
      [],
    ]);
  });

  it('is tested, and tells how that went', async () => {
    const page = await atWebhook();
    await page.press(t.webhooks.test);
    const told = () => page.role('status', undefined, 'dialog').textContent?.replace(/\d+ ms/, '0 ms');
    const { answers } = page.sample;
    await page.press(t.webhooks.send);
    expect(plain(page.sent())).toEqual(['POST /v1/account/webhooks/wh_x/test {"event":"tool_used"}']);
    expect(told()).toContain(t.webhooks.delivered(200, 0));
    expect(told()).toMatch(/sha256=\w{64}$/);
    answers.status = 503;
    await page.type('combobox', t.webhooks.event, 'favorite_added');
    await page.press(t.webhooks.send);
    expect(plain(page.sent())).toEqual(['POST /v1/account/webhooks/wh_x/test {"event":"favorite_added"}']);
    expect(told()).toContain(t.webhooks.notDelivered('503', 0));
    answers.failure = 'timeout';
    await page.press(t.webhooks.send);
    expect(told()).toContain(t.webhooks.notDelivered(t.deliveries.errors['timeout'] ?? '', 0));
    page.state.service = failing(500, 'x');
    await page.press(t.webhooks.send);
    expect(page.role('alert', undefined, 'dialog').textContent).toBe(t.answered(500, ''));
    await page.press(t.close);
    expect(page.roles('dialog')).toEqual([]);
  });

  it('gets another secret, and both sign until the rotation is ended', async () => {
    const page = await atWebhook();
    await page.press(t.webhooks.rotate);
    for (const [overlap, said] of [
      ['604800', t.webhooks.until('28 nov., 09:17')],
      ['0', t.webhooks.stopsNow],
      ['86400', t.webhooks.until('22 nov., 09:17')],
    ] as const) {
      await page.type('combobox', t.webhooks.overlap, overlap);
      expect(page.role('status', undefined, 'dialog').textContent).toBe(said);
    }
    await confirm(page, t.webhooks.rotate);
    expect(plain(page.sent())).toEqual(['POST /v1/account/webhooks/wh_x/rotate-secret {"overlap":86400}']);
    expect(page.one('dialog code').textContent).toMatch(/^whsec_/);
    await page.press(t.keys.kept);
    expect(page.told()).toBe(t.webhooks.rotated);
    await page.press(t.webhooks.commit);
    await page.press(t.webhooks.keepBoth);
    expect(page.sent()).toEqual([]);
    await page.press(t.webhooks.commit);
    await confirm(page, t.webhooks.commit);
    expect([plain(page.sent()), page.told()]).toEqual([
      ['POST /v1/account/webhooks/wh_x/commit-secret'],
      t.webhooks.committed,
    ]);
  });

  it('is disabled, and enabled with what it missed', async () => {
    const page = await atWebhook();
    await page.press(t.webhooks.disable);
    await page.press(t.webhooks.keepActive);
    expect(page.sent()).toEqual([]);
    await page.press(t.webhooks.disable);
    await confirm(page, t.webhooks.disable);
    expect([plain(page.sent()), page.told()]).toEqual([
      ['POST /v1/account/webhooks/wh_x/disable'],
      t.webhooks.wasDisabled,
    ]);
    await page.press(t.webhooks.enable);
    expect([plain(page.sent()), page.told()]).toEqual([
      ['POST /v1/account/webhooks/wh_x/enable'],
      t.webhooks.enabled,
    ]);
    await page.press(t.webhooks.disable);
    await confirm(page, t.webhooks.disable);
    await page.press(t.webhooks.enableAndRecover);
    expect(page.told()).toMatch(/^Webhook reativado; \d+ entregas? /);
  });

  it('is deleted once its name is written', async () => {
    const page = await atWebhook();
    await page.press(t.webhooks.remove);
    await page.press(t.webhooks.keep);
    await page.press(t.webhooks.remove);
    await page.type('textbox', /para confirmar/, 'Eventos da loja');
    await confirm(page, t.webhooks.remove);
    expect([plain(page.sent()), page.told(), page.document.location.hash]).toEqual([
      ['DELETE /v1/account/webhooks/wh_x'],
      t.webhooks.removed,
      '#/webhooks',
    ]);
  });
});

describe('a delivery that did not arrive', () => {
  it('is recovered since an instant, of the states that are chosen', async () => {
    const page = await atWebhook();
    await page.press(t.deliveries.recoverSince);
    await page.type('datetime', t.deliveries.since, '');
    await confirm(page, t.deliveries.recover);
    expect(page.role('datetime', t.deliveries.since).getAttribute('aria-invalid')).toBe('true');
    await page.type('datetime', t.deliveries.since, '2026-11-01T00:00');
    for (const label of Object.values(t.deliveries.recoverStates)) await page.type('checkbox', label, false);
    await confirm(page, t.deliveries.recover);
    expect(page.role('group', t.deliveries.whichStates).getAttribute('aria-invalid')).toBe('true');
    expect(page.sent()).toEqual([]);
    await page.type('checkbox', t.deliveries.recoverStates.failed, true);
    await confirm(page, t.deliveries.recover);
    expect([plain(page.sent()), page.told()]).toEqual([
      ['POST /v1/account/webhooks/wh_x/recover {"since":"2026-11-01T03:00:00.000Z","states":["failed"]}'],
      t.deliveries.recovered(1),
    ]);
  });

  it('is sent again, and shown, or says why not', async () => {
    const page = await atWebhook();
    await page.type('radio', t.deliveries.filters.failed, true);
    page.roles('listitem', undefined, 'ol')[0]?.querySelector('button')?.click();
    await page.settle();
    await page.press(t.deliveries.copy);
    expect(page.told()).toBe(t.deliveries.copied);
    expect(page.one('main').textContent).toContain(t.deliveries.ofResend);
    expect(page.sent()[0]).toMatch(/^POST \/v1\/account\/deliveries\/evt_\w+\/resend$/);
  });
});
