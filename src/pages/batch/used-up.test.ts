import { expect, it } from 'vitest';
import { startService } from '#test/support/service.ts';

it.each(['x', 'ietf', 'both'] as const)(
  'a month that is used up refuses a batch before its body is read (%s)',
  async (rateLimitHeaders) => {
    const plans = { three: { requestsPerMonth: 3, tools: '*', events: [] } } as const;
    const { service } = await startService({ keys: { plans }, http: { rateLimitHeaders } });
    const { id } = await service.accounts.create({ plan: 'three' });
    const { key } = await service.keys.create(id);
    const read: number[] = [];
    const ask = async (calls: number) => {
      const body = new ReadableStream(
        {
          pull(controller) {
            read.push(calls);
            const requests = Array.from({ length: calls }, () => ({ tool: 'cpf' }));
            controller.enqueue(new TextEncoder().encode(JSON.stringify({ requests })));
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body, duplex: 'half' };
      const { status } = await service(new Request('http://localhost/v1/batch', init as RequestInit));
      return [status, (await service.usage(id)).used];
    };
    expect([await ask(2), await ask(2), await ask(1), await ask(1)]).toEqual([
      [200, 2],
      [429, 2],
      [200, 3],
      [429, 3],
    ]);
    expect(read).toEqual([2, 2, 1]);
  },
);
