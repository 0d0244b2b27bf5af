// The API of every test: a setup file of Vitest, and what a test imports to change an answer.
import { mockCanivete } from 'canivete/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

export const canivete = mockCanivete({
  baseUrl: 'https://api.example.com',
  now: '2026-11-21T12:00:00Z',
  seed: 'hiring',
});
export const server = setupServer(...canivete.handlers);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  canivete.reset();
});
afterAll(() => server.close());
