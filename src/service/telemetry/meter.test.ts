import { expect, it, vi } from 'vitest';
import { createMeasures } from './meter.ts';

/** The measures, with their names and records. */
function started() {
  const kinds: [name: string, options: object][] = [];
  const recorded: [name: string, value: number, attributes: object][] = [];
  const measures = createMeasures({
    createHistogram(name, options) {
      kinds.push([name, options]);
      return { record: vi.fn((value, attributes) => void recorded.push([name, value, attributes])) };
    },
  });
  return { measures, kinds, recorded };
}

it('the measures are durations in seconds, each with a name and what it is', () => {
  expect(started().kinds).toEqual([
    ['http.server.request.duration', { description: 'Duration of requests', unit: 's' }],
    [
      'canivete.webhook.attempt.duration',
      { description: 'Duration of attempts to deliver a webhook', unit: 's' },
    ],
  ]);
});

it('an answer has its method, status and address, as far as they are known', () => {
  const { measures, recorded } = started();
  const name = 'http.server.request.duration';
  measures.answer({ method: 'GET', path: '/v1/cpf', status: 200, ms: 250 } as never);
  measures.answer({ method: 'OTHER', path: null, status: 404, ms: 1 } as never);
  expect(recorded).toEqual([
    [name, 0.25, { 'http.request.method': 'GET', 'http.response.status_code': 200, 'http.route': '/v1/cpf' }],
    [name, 0.001, { 'http.request.method': '_OTHER', 'http.response.status_code': 404 }],
  ]);
});

it('an attempt has its event, what became of the delivery, and the error if there is one', () => {
  const { measures, recorded } = started();
  const name = 'canivete.webhook.attempt.duration';
  measures.attempt({ event: 'tool_used', state: 'succeeded', error: null, ms: 1_500 } as never);
  measures.attempt({ event: 'tool_used', state: 'pending', error: 'timeout', ms: 10_000 } as never);
  expect(recorded).toEqual([
    [name, 1.5, { event: 'tool_used', state: 'succeeded' }],
    [name, 10, { event: 'tool_used', state: 'pending', 'error.type': 'timeout' }],
  ]);
});
