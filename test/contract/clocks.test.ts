import { expect, it } from 'vitest';
import { NOW } from '../support/call-tool.ts';
import { backends } from '../support/all-stores.ts';
import { startService } from '../support/service.ts';

const HOOK = { url: 'https://hooks.exemplo.com.br/in', events: ['tool_used'] } as const;

// `performance.timeOrigin + performance.now()` is such a clock.
it.each(backends)(
  '$name: a clock with fractions of a millisecond loses no event and no account',
  async ({ isThere, open }) => {
    if (!isThere) return;
    const clock = () => NOW + 0.1;
    const { stores, close } = await open(clock);
    const errors: unknown[] = [];
    try {
      const { service, call } = await startService({
        ...stores,
        clock,
        autoStart: false,
        webhooks: { enqueue: 'strict', retentionDays: 30 / 7 },
        egress: {
          pinned: true,
          resolve: async () => ['93.184.216.34'],
          send: async () => ({ status: 200, body: new Uint8Array() }),
        },
        onError: (error) => errors.push(error),
      });
      const { webhook } = await service.webhooks.create('acc_pro', HOOK);
      expect((await call('/v1/cpf', { key: 'pro' })).status).toBe(200);
      // It also deletes what has ended long ago, whose age is no whole number of days.
      expect(await service.runDue()).toMatchObject({ claimed: 1, succeeded: 1 });
      const [delivery] = await service.webhooks.deliveries(webhook.id);
      expect([delivery?.at, delivery?.attempts[0]?.at]).toEqual([NOW, NOW]);
      expect((await service.accounts.create({ plan: 'free' })).createdAt).toBe(NOW);
      await service.stop();
      expect(errors).toEqual([]);
      expect((await service.keys.list('acc_pro'))[0]?.lastUsedAt).toBe(NOW);
    } finally {
      await close();
    }
  },
);
