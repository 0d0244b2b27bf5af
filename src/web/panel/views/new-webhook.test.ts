import { describe, expect, it } from 'vitest';
import { failing, holdClock, openSample, t, w } from '#test/support/panel-page.ts';

holdClock();

const ADDRESS = /^Endereço/;
const DESCRIPTION = /^Descrição/;

describe('a new webhook', () => {
  async function open() {
    const page = await openSample();
    await page.go('#/webhooks');
    page.role('link', t.webhooks.create, 'main').click();
    await page.settle();
    page.sent();
    return page;
  }

  it('a new webhook has a page of its own, and the page links back to the list', async () => {
    const page = await open();
    expect([page.document.location.hash, page.one('h1').textContent]).toEqual([
      '#/webhooks/new',
      t.webhooks.newTitle,
    ]);
    expect(page.role('link', w.cancel).getAttribute('href')).toBe('#/webhooks');
  });

  it('says at its fields what is wrong', async () => {
    const page = await open();
    const events = () => page.role('group', t.webhooks.events);
    await page.type('checkbox', /^Ferramenta usada/, false);
    await page.press(t.webhooks.create, 'form button');
    expect(events().getAttribute('aria-invalid')).toBe('true');
    expect(page.sent()).toEqual([]);
    await page.type('checkbox', /^Favorita marcada/, true);
    expect(events().hasAttribute('aria-invalid')).toBe(false);
    await page.type('textbox', ADDRESS, 'http://localhost/');
    await page.press(t.webhooks.create, 'form button');
    expect(page.role('textbox', ADDRESS).getAttribute('aria-invalid')).toBe('true');
    page.state.service = failing(500, 'x');
    await page.press(t.webhooks.create, 'form button');
    expect(page.role('alert', undefined, 'form').textContent).toBe(t.answered(500, ''));
  });

  it('a person tests an address before the webhook exists, and reads what was sent and what came', async () => {
    const page = await open();
    await page.type('textbox', ADDRESS, 'https://novo.aurora.com.br/x');
    await page.press(t.webhooks.sendTest);
    expect(page.sent()).toEqual([
      'POST /v1/account/webhooks/test {"url":"https://novo.aurora.com.br/x","event":"tool_used"}',
    ]);
    const told = () => page.role('status', undefined, 'main').textContent?.replace(/\d+ ms/, '0 ms') ?? '';
    expect(told()).toContain(t.webhooks.delivered(200, 0));
    expect(told()).toContain('"event": "tool_used"');
    page.sample.answers.status = 503;
    await page.press(t.webhooks.sendTest);
    expect(told()).toContain(t.webhooks.notDelivered('503', 0));
    expect(page.document.location.hash).toBe('#/webhooks/new');
  });

  it('the panel makes the webhook, shows its secret once, and opens its page', async () => {
    const page = await open();
    await page.type('textbox', ADDRESS, ' https://novo.aurora.com.br/x ');
    await page.type('textbox', DESCRIPTION, 'Novo');
    await page.press(t.webhooks.create, 'form button');
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
