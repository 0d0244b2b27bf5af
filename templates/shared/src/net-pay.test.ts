// The whole API stands behind these tests, in this process: no key, no network, and a clock that stands still.
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { failure, mockCanivete } from 'canivete/msw';
import { setupServer } from 'msw/node';
import { netPay } from './net-pay.ts';

const baseUrl = 'https://api.example.com/v1';
const canivete = mockCanivete({ baseUrl, now: '2026-11-21T12:00:00Z' });
const server = setupServer(...canivete.handlers);

before(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => canivete.reset());
after(() => server.close());

test('the net pay is what is left of the gross pay by the tables of November 2026', async () => {
  assert.equal(await netPay(5000, baseUrl, 'any'), 4498.49);
});

test('the net pay is not guessed when the API refuses', async () => {
  canivete.use({ 'calculadoras-salario-liquido': failure(401) });
  await assert.rejects(netPay(5000, baseUrl, 'wrong'), { status: 401 });
});
