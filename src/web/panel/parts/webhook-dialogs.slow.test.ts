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
    const save = async () => {
      await page.press(t.save);
      return plain(page.sent()).map((call) => call.replace('"description":"Eventos da loja",', ''));
    };
    const row = t.webhooks.headerRow;
    const last = (name: string) => page.roles('textbox', name, 'dialog').at(-1) as HTMLInputElement;
    const addHeader = async (name: string, value: string) => {
      await page.press(row.add);
      await page.fill(last(row.name), name);
      await page.fill(last(row.value), value);
    };
    const call = 'PATCH /v1/account/webhooks/wh_x';
    await page.press(t.webhooks.edit);
    await addHeader('Authorization', 'Basic YTpi');
    await addHeader('X-Zone', 'a');
    expect(await save()).toEqual([`${call} {"headers":{"Authorization":"Basic YTpi","X-Zone":"a"}}`]);
    expect(page.one('main').textContent).toContain('authorization, x-zone');
    expect(page.document.body.textContent).not.toContain('YTpi');
    await page.press(t.webhooks.edit);
    // The last of the rows goes.
    await page.press(row.remove);
    expect(await save()).toEqual([`${call} {"headers":{"x-zone":null}}`]);
    // Another origin does not get the values that were typed for this one.
    const url = 'https://outro.aurora.com.br/';
    await page.press(t.webhooks.edit);
    await page.type('textbox', ADDRESS, url);
    await page.press(t.save);
    expect(page.one('dialog').textContent).toContain(t.webhooks.headersStay);
    expect(page.sent()).toEqual([]);
    await page.press(row.remove);
    expect(await save()).toEqual([`${call} {"url":"${url}","headers":{}}`]);
    await page.press(t.webhooks.edit);
    await addHeader('', 'x');
    await page.press(t.save);
    const group = () => page.role('group', /^Cabeçalhos/);
    expect([group().getAttribute('aria-invalid'), page.sent()]).toEqual(['true', []]);
    await page.fill(last(row.name), 'Host');
    await page.press(t.save);
    expect(group().getAttribute('aria-invalid')).toBe('true');
    await page.key('Escape');
    await page.press(w.doDiscard);
    page.sent();
    await page.press(t.webhooks.edit);
    await page.type('radio', t.keys.onlyThese, true);
    await page.press(t.save);
    expect([page.role('combobox', t.keys.add).getAttribute('aria-invalid'), page.sent()]).toEqual([
      'true',
      [],
    ]);
    const field = page.role('combobox', t.keys.add) as HTMLInputElement;
    await page.fill(field, 'cpf');
    await page.key('Enter', field);
    expect((await save())[0]).toContain('"tools":["cpf"]');
    expect(page.one('main').textContent).toContain('CPF');
    await page.press(t.webhooks.edit);
    await page.type('radio', t.webhooks.allTools, true);
    expect((await save())[0]).toContain('"tools":null');
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
