import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Spans, SpanStart } from '../contracts/spans.ts';
import { type Egress, EgressError, type EgressRequest } from '../egress/egress.ts';
import { createUrlPolicy } from '../egress/url-options.ts';
import { type Sending, send, type SenderParts } from './send.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NOW = 1_795_262_400_000;
const sending: Sending = {
  url: 'https://hooks.example.com/in',
  event: 'tool_used',
  deliveryId: 'evt_1',
  body: '{"a":"é"}',
  secrets: ['whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8='],
};

const partsOf = (egress: Egress): SenderParts => ({
  egress,
  policy: createUrlPolicy(),
  timeout: 10_000,
  clock: () => NOW,
});
const answering = (status: number, body: Uint8Array = new Uint8Array()) =>
  partsOf({ pinned: false, send: async () => ({ status, body }) });
const deaf = () => partsOf({ pinned: false, send: async () => new Promise<never>(() => undefined) });

describe('a request', () => {
  it('has the bytes, their judged addresses, a limit and a signal', async () => {
    const seen: EgressRequest[] = [];
    const egress: Egress = {
      pinned: true,
      resolve: async () => ['1.1.1.1'],
      send: async (request) => {
        seen.push(request);
        return { status: 200, body: new Uint8Array() };
      },
    };
    expect(await send(sending, partsOf(egress))).toEqual({
      at: NOW,
      duration: 0,
      status: 200,
      error: null,
      response: '',
    });
    const [{ url, addresses, headers, body, signal, maxResponse }] = seen as [EgressRequest];
    expect([url.href, addresses, maxResponse, signal.aborted]).toEqual([
      sending.url,
      ['1.1.1.1'],
      16_384,
      false,
    ]);
    expect(new TextDecoder().decode(body)).toBe(sending.body);
    expect(headers['webhook-timestamp']).toBe(String(NOW / 1000));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    [199, 'http_status'],
    [200, null],
    [299, null],
    [300, 'redirect'],
    [399, 'redirect'],
    [400, 'http_status'],
  ])('with the status %i ends as %s', async (status, error) => {
    expect(await send(sending, answering(status))).toMatchObject({ status, error });
  });

  it('goes nowhere when its url has become one that is refused', async () => {
    const url = 'https://10.0.0.1/in';
    expect(await send({ ...sending, url }, answering(200))).toMatchObject({
      status: null,
      error: 'blocked_address',
    });
  });

  it('is not made with a secret that cannot sign, which is not the receiver’s fault', async () => {
    await expect(send({ ...sending, secrets: ['whsec_'] }, answering(200))).rejects.toThrow(TypeError);
  });
});

describe('the text of a receiver', () => {
  const responseTo = async (bytes: Uint8Array) => (await send(sending, answering(200, bytes))).response;
  const utf8 = new TextEncoder();

  it('is kept up to its first 1,024 bytes', async () => {
    expect(await responseTo(utf8.encode('a'.repeat(1_024)))).toHaveLength(1_024);
    expect(await responseTo(utf8.encode('a'.repeat(1_025)))).toHaveLength(1_024);
  });

  it('has no character that was cut in two, and none that a database cannot hold', async () => {
    expect(await responseTo(utf8.encode(`a${'é'.repeat(600)}`))).toBe(`a${'é'.repeat(511)}`);
    expect(await responseTo(utf8.encode('a\0b\0c'))).toBe('abc');
    expect(await responseTo(new Uint8Array([0x61, 0xff, 0x62, 0xff]))).toBe('ab');
  });
});

describe('an attempt that takes too long', () => {
  it('is given up 250 ms after its time where the egress does not give up by itself', async () => {
    const sent = send(sending, deaf());
    let isEnded = false;
    void sent.then(() => (isEnded = true));
    await vi.advanceTimersByTimeAsync(10_249);
    expect(isEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toMatchObject({ status: null, error: 'timeout', duration: 10_250 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is told to stop at its time, not before', async () => {
    const signals: AbortSignal[] = [];
    const egress: Egress = {
      pinned: false,
      send: async ({ signal }) => {
        signals.push(signal);
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    };
    const sent = send(sending, partsOf(egress));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(signals[0]?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toMatchObject({ error: 'timeout', duration: 10_000 });
    expect(signals[0]?.reason).toMatchObject({ name: 'TimeoutError', message: 'late' });
  });

  it('has timed out, whatever the egress says of its end', async () => {
    const egress: Egress = {
      pinned: false,
      send: async ({ signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('closed')))),
    };
    const sent = send(sending, partsOf(egress));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sent).toMatchObject({ status: null, error: 'timeout' });
  });

  it('keeps the answer of an egress that had the status before it was told to stop', async () => {
    const egress: Egress = {
      pinned: false,
      send: async ({ signal }) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve({ status: 200, body: new Uint8Array() }));
        }),
    };
    const sent = send(sending, partsOf(egress));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sent).toMatchObject({ status: 200, error: null });
  });
});

describe('an attempt that is stopped', () => {
  it('rejects with the reason, at once or later', async () => {
    const reason = new Error('stopped');
    await expect(
      (async () => {
        const rejected = send(sending, deaf(), AbortSignal.abort(reason));
        rejected.catch(() => undefined);
        await vi.advanceTimersByTimeAsync(250);
        return rejected;
      })(),
    ).rejects.toBe(reason);
    const stop = new AbortController();
    const sent = send(sending, deaf(), stop.signal);
    const rejected = expect(sent).rejects.toBe(reason);
    await vi.advanceTimersByTimeAsync(1_000);
    stop.abort(reason);
    await vi.advanceTimersByTimeAsync(250);
    await rejected;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops the request', async () => {
    const signals: AbortSignal[] = [];
    const stop = new AbortController();
    const egress: Egress = {
      pinned: false,
      send: async ({ signal }) => {
        signals.push(signal);
        return new Promise<never>(() => undefined);
      },
    };
    const sent = send(sending, partsOf(egress), stop.signal);
    sent.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(signals[0]?.aborted).toBe(false);
    stop.abort();
    expect(signals[0]?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(250);
    await expect(sent).rejects.toBe(stop.signal.reason);
  });
});

it('an attempt takes as long as it takes, to the nearest millisecond', async () => {
  for (const [end, duration] of [
    [1.4, 1],
    [1.6, 2],
  ] as const) {
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(end);
    expect((await send(sending, answering(200))).duration).toBe(duration);
    now.mockRestore();
  }
});

describe('the span of an attempt', () => {
  /** Sends with spans: what was said of the one of the attempt. */
  async function told(parts: SenderParts, more: Partial<Sending> = {}, stop?: AbortSignal) {
    const said: unknown[] = [];
    const starts: SpanStart[] = [];
    const spans: Spans = {
      within(name, given, work) {
        said.push(name);
        starts.push(given);
        return work({
          rename: () => undefined,
          add: (attributes) => void said.push(attributes),
          fail: (failure) => void said.push(failure),
          traceparent: () => null,
          end: () => undefined,
        });
      },
    };
    await send({ ...sending, ...more }, { ...parts, spans }, stop);
    return { said, start: starts[0] as SpanStart };
  }
  const attributes = {
    'http.request.method': 'POST',
    'canivete.event': 'tool_used',
    'canivete.delivery': 'evt_1',
  };

  it.each([
    [undefined, {}],
    [1, {}],
    [2, { 'http.request.resend_count': 1 }],
  ])('of the number %j says how many came before', async (number, more) => {
    const { start } = await told(answering(200), number === undefined ? {} : { number });
    expect(start.attributes).toEqual({ ...attributes, ...more });
  });

  it('has the status, where there is one, and why it failed', async () => {
    const name = 'webhook tool_used';
    const status = 'http.response.status_code';
    expect((await told(answering(204))).said).toEqual([name, { [status]: 204 }]);
    expect((await told(answering(500))).said).toEqual([name, { [status]: 500 }, 'http_status']);
    const lost = partsOf({ pinned: false, send: () => Promise.reject(new EgressError('dns_failed')) });
    expect((await told(lost)).said).toEqual([name, 'dns_failed']);
  });

  it('is no failure where a stop breaks it off', async () => {
    const stop = new AbortController();
    const { start } = await told(answering(200), {}, stop.signal);
    expect(start.isFailure?.(new Error('x'))).toBe(true);
    stop.abort();
    expect(start.isFailure?.(new Error('x'))).toBe(false);
    expect((await told(answering(200))).start.isFailure?.(new Error('x'))).toBe(true);
  });
});
