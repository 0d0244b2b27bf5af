import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { echoGet, failing, startService, worker } from '#test/support/service.ts';

const calls = (count: number) => ({ requests: Array.from({ length: count }, () => ({ tool: 'work' })) });

describe('a batch', () => {
  it('is JSON in UTF-8', async () => {
    const { post } = await startService({ tools: [worker(() => 'ação')] });
    const { headers, body } = await post('/v1/batch', calls(1));
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(body.results[0].body).toBe('ação');
  });

  it('gives other work its turn when two milliseconds have passed since the last one, and not before', async () => {
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => {
      clock.mockRestore();
      timers.mockRestore();
    });
    // A call takes a millisecond: the third and the fifth begin two after the last turn.
    const { post } = await startService({ tools: [worker(() => now++)], autoStart: false });
    timers.mockClear();
    const { body } = await post('/v1/batch', calls(6));
    expect(body.results.map((result: { body: number }) => result.body)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(timers.mock.calls.filter(([, wait]) => wait === 0)).toHaveLength(2);
  });

  it.each([
    [0, 200],
    [1, 422],
  ])(
    'of one call has 8 MiB, without the comma that it does not need: %d bytes more are %d',
    async (more, status) => {
      const frame = '{"results":[]}'.length + '{"id":null,"status":200,"body":""}'.length + ','.length;
      const { post } = await startService({
        tools: [worker(() => 'x'.repeat(8 * 2 ** 20 - frame + more))],
      });
      const { body } = await post('/v1/batch', calls(1), { headers: { 'accept-language': 'en' } });
      expect(body.results[0].status).toBe(status);
      if (status === 422) {
        expect(body.results[0].body.details).toEqual([
          {
            field: 'requests[0]',
            message: 'does not fit in the answer, which has up to 8 MiB: ask for it in another batch',
          },
        ]);
      }
    },
  );

  it('tells who runs the service of bugs alone', async () => {
    const told: unknown[] = [];
    const { post } = await startService({
      tools: [echoGet, failing],
      onError: (error) => void told.push(error),
    });
    const requests = [
      { tool: 'echo', input: { count: 'x' } },
      { tool: 'none' },
      { tool: 'failing', input: { how: 'meaning' } },
      { tool: 'failing', input: { how: 'bug' } },
    ];
    await post('/v1/batch', { requests });
    expect(told).toEqual([new Error('secret')]);
  });
});
