import { describe, expect, it } from 'vitest';
import { rescisao } from '../../../tools/trabalhista/rescisao.ts';
import { answering, KEYS } from '#test/support/made-account.ts';
import { failing, holdClock, openPanel, openSample, t, w } from '#test/support/panel-page.ts';

holdClock();

const at = async (place: string) => {
  const page = await openSample();
  await page.go(place);
  page.sent();
  return page;
};

describe('a new key', () => {
  it('is asked for whole, and its form is left at once where nothing was typed', async () => {
    const page = await at('#/keys');
    await page.press(t.keys.create);
    await page.expectHeard('new-key', 'dialog');
    await page.key('Escape');
    expect(page.roles('dialog')).toEqual([]);
  });

  it('says at its fields what is missing', async () => {
    const page = await at('#/keys');
    await page.press(t.keys.create);
    const faulty = async () => {
      await page.press(t.keys.make);
      return page.heard('dialog').find((line) => line.includes('invalid'));
    };
    await page.type('radio', t.keys.onlyThese, true);
    expect(await faulty()).toContain(t.keys.chooseTools);
    await page.type('combobox', t.keys.add, 'cpf');
    await page.key('Enter');
    await page.type('combobox', t.keys.expiry, 'day');
    expect(await faulty()).toContain(t.keys.chooseDay);
    await page.type('date', t.keys.dayLabel, '2020-01-01');
    expect(await faulty()).toMatch(/2020-01-01/);
    await page.key('Escape');
    expect(page.role('alert', undefined, 'dialog').textContent).toContain(w.discard);
    await page.press(w.goOn);
    await page.type('date', t.keys.dayLabel, '2026-12-31');
    page.sent();
    await page.press(t.keys.make);
    expect(page.sent()).toEqual([
      'POST /v1/account/keys {"tools":["cpf"],"expiresAt":"2027-01-01T02:59:59.000Z"}',
    ]);
  });

  it('is shown once, copied, and not lost by the Escape key', async () => {
    const page = await at('#/keys');
    await page.press(t.keys.create);
    await page.type('textbox', t.keys.name, 'Loja');
    await page.type('radio', /^A conta/, true);
    await page.type('combobox', t.keys.expiry, '365');
    await page.press(t.keys.make);
    expect(page.sent()[0]).toMatch(
      /^POST \/v1\/account\/keys {"name":"Loja","scope":"account","expiresAt":"2027-11-21T12:17:11/,
    );
    const key = page.one('dialog code').textContent ?? '';
    expect(key).toMatch(/^cnv_/);
    expect(page.role('tabpanel', 'curl').textContent).toContain('"$API/account"');
    await page.key('Escape');
    expect(page.role('alert', undefined, 'dialog').textContent).toContain(t.keys.notCopied);
    await page.press(w.cancel);
    expect(page.holds()).toBe(true);
    await page.fire('click', page.roles('button', w.copy, 'dialog')[0]);
    expect([page.copied, page.holds()]).toEqual([[key], false]);
    await page.key('Escape');
    expect([page.roles('dialog'), page.told()]).toEqual([[], t.keys.made]);
    expect(page.document.body.textContent).not.toContain(key);
  });

  it('can be run at once, and says whether it works', async () => {
    const page = await at('#/keys');
    await page.press(t.keys.create);
    await page.type('radio', t.keys.onlyThese, true);
    await page.type('combobox', t.keys.add, rescisao.id);
    await page.key('Enter');
    await page.press(t.keys.make);
    page.sent();
    await page.press(t.keys.runNow);
    expect(page.sent()[0]).toMatch(/^POST \/v1\/calculadoras\/rescisao {"/);
    const said = () => page.role('status', undefined, 'dialog').textContent;
    expect(said()).toMatch(/^Respondeu em \d+ ms, com esta chave$/);
    page.state.service = failing(503, 'x');
    await page.press(t.keys.runNow);
    expect(said()).toBe(t.answered(503, ''));
  });

  it('that is closed without being copied, when asked twice, is lost', async () => {
    const page = await at('#/keys');
    await page.press(t.keys.create);
    await page.type('combobox', t.keys.expiry, '30');
    await page.press(t.keys.make);
    await page.key('Escape');
    await page.press(t.keys.closeAnyway);
    expect([page.roles('dialog'), page.holds()]).toEqual([[], false]);
  });

  it.each([
    [failing(400, 'Longo.'), 'Longo.'],
    [failing(500, 'x', { 'x-request-id': 'req_1' }), t.answered(500, 'req_1')],
    [failing(503, 'x'), t.answered(503, '')],
    [() => new Response('<p>', { status: 502 }), t.answered(502, '')],
    [
      () => {
        throw new TypeError('no network');
      },
      t.noAnswer,
    ],
  ])('that is not made says why, and keeps what was typed: %#', async (answer, said) => {
    const page = await at('#/keys');
    await page.press(t.keys.create);
    await page.type('textbox', t.keys.name, 'Loja');
    page.state.service = answer;
    await page.press(t.keys.make);
    expect(page.role('alert', undefined, 'dialog').textContent).toBe(said);
    expect((page.role('textbox', t.keys.name) as HTMLInputElement).value).toBe('Loja');
  });

  it('with a name that is too long says so at its field', async () => {
    const page = await at('#/keys');
    await page.press(t.keys.create);
    await page.type('textbox', t.keys.name, 'x'.repeat(101));
    await page.press(t.keys.make);
    expect(page.role('textbox', t.keys.name).getAttribute('aria-invalid')).toBe('true');
    expect(page.document.activeElement).toBe(page.role('textbox', t.keys.name));
  });
});

describe('a key', () => {
  const idOf = (call: string | undefined) => call?.replace(/key_\w+/, 'key_x');

  it('is renamed, or loses its name', async () => {
    const page = await at('#/keys');
    await page.press(`${t.keys.rename}: Produção`);
    await page.type('textbox', t.keys.name, 'Produção 2');
    await page.key('Escape');
    await page.press(w.goOn);
    await page.press(t.save);
    expect([idOf(page.sent()[0]), page.told()]).toEqual([
      'PATCH /v1/account/keys/key_x {"name":"Produção 2"}',
      t.keys.renamed,
    ]);
    await page.press(`${t.keys.rename}: Produção 2`);
    await page.type('textbox', t.keys.name, '');
    await page.press(t.save);
    expect(idOf(page.sent()[0])).toBe('PATCH /v1/account/keys/key_x {"name":null}');
  });

  it('is rotated, with a time in which both work', async () => {
    const page = await at('#/keys');
    await page.press(`${t.keys.rotate}: Folha (RH)`);
    const then = () => page.role('status', undefined, 'dialog').textContent;
    for (const [overlap, said] of [
      ['3600', t.keys.until('1 hora', 'hoje, 10:17')],
      ['604800', t.keys.until('7 dias', '28 nov., 09:17')],
      ['0', t.keys.stopsNow],
    ] as const) {
      await page.type('combobox', t.keys.overlap, overlap);
      expect(then()).toBe(said);
    }
    await page.press(t.keys.doRotate);
    expect(idOf(page.sent()[0])).toBe('POST /v1/account/keys/key_x/rotate {"overlap":0}');
    page.role('heading', t.keys.copyNow);
    await page.press(t.keys.kept);
    expect([page.roles('dialog'), page.told()]).toEqual([[], t.keys.rotated]);
  });

  it('that is rotated is kept where the person thinks better of it', async () => {
    const page = await at('#/keys');
    await page.press(`${t.keys.rotate}: Folha (RH)`);
    expect(page.focused()).toBe(`button ${t.keys.keep}`);
    await page.press(t.keys.keep);
    expect(page.sent()).toEqual([]);
  });

  it('a key is revoked once its end is written, and the dialog says whose it is', async () => {
    const page = await at('#/keys');
    await page.press(`${t.keys.revoke}: Painel da Ana`);
    expect(page.one('dialog').textContent).toContain(t.keys.thisTab);
    await page.press(t.keys.keep);
    await page.press(`${t.keys.revoke}: Folha (RH)`);
    expect(page.one('dialog').textContent).not.toContain(t.keys.thisTab);
    const revoke = () => page.role('button', t.keys.revoke, 'dialog') as HTMLButtonElement;
    const [, end = ''] = /Digite (\w+) para/.exec(page.nameOf(page.role('textbox', /para confirmar/))) ?? [];
    expect(end).toHaveLength(4);
    await page.type('textbox', /para confirmar/, 'Folha (RH)');
    expect(revoke().disabled).toBe(true);
    await page.fire('submit', page.one('dialog form'));
    expect(page.sent()).toEqual([]);
    await page.type('textbox', /para confirmar/, ` ${end} `);
    revoke().click();
    await page.settle();
    expect([idOf(page.sent()[0]), page.told()]).toEqual(['DELETE /v1/account/keys/key_x', t.keys.wasRevoked]);
  });

  it('without a name is called by its hint, and confirmed by the end of it', async () => {
    const page = await openPanel(answering({ keys: KEYS }));
    await page.go('#/keys');
    await page.press(`${t.keys.revoke}: ${t.keys.noName} (cnv_ab12…wxyz)`);
    await page.type('textbox', /para confirmar/, 'wxyz');
    expect((page.role('button', t.keys.revoke, 'dialog') as HTMLButtonElement).disabled).toBe(false);
  });

  it.each([
    ['Two', '/cpf'],
    ['Account', '/account'],
    ['An hour', '/cpf'],
  ])('%s that is rotated shows a call that it may make: %s', async (name, path) => {
    const page = await openPanel(answering({ keys: KEYS }));
    await page.go('#/keys');
    await page.press(`${t.keys.rotate}: ${name}`);
    await page.press(t.keys.doRotate);
    expect(page.role('tabpanel', 'curl').textContent).toContain(`"$API${path}"`);
    await page.fire('copy', page.one('dialog code'));
    expect(page.holds()).toBe(false);
  });

  it('for some tools shows a call of the first of them, with the example of the tool', async () => {
    const page = await at('#/keys');
    await page.press(t.keys.create);
    await page.type('radio', t.keys.onlyThese, true);
    await page.type('combobox', t.keys.add, 'rescisao');
    await page.key('Enter');
    await page.press(t.keys.make);
    const [, body = ''] = /-d '(.*)'$/s.exec(page.role('tabpanel', 'curl').textContent ?? '') ?? [];
    expect(JSON.parse(body)).toEqual(rescisao.examples[0]?.input);
  });

  it.each(['One', 'Gone'])(
    'for some tools shows no call where the service describes none: %s',
    async (name) => {
      const page = await openPanel(answering({ keys: KEYS }));
      await page.go('#/keys');
      await page.press(`${t.keys.rotate}: ${name}`);
      await page.press(t.keys.doRotate);
      page.role('heading', t.keys.copyNow);
      expect(page.roles('tabpanel')).toEqual([]);
    },
  );
});
