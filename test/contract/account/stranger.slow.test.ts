import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as addresses from '../../../src/pages/account/addresses/index.ts';
import { startAccounts } from '../../support/account.ts';

const HOOK = { url: 'https://hooks.exemplo.com.br/in', events: ['tool_used'] } as const;
const bodies: Readonly<Record<string, unknown>> = {
  'PATCH /account/keys/:id': { name: 'meu' },
  'POST /account/keys/:id/rotate': { overlap: 0 },
  'POST /account/webhooks': HOOK,
  'POST /account/webhooks/test': { url: HOOK.url, event: 'tool_used' },
  'PATCH /account/webhooks/:id': { description: 'meu' },
  'POST /account/webhooks/:id/rotate-secret': { overlap: 0 },
  'POST /account/webhooks/:id/test': { event: 'tool_used' },
  'POST /account/webhooks/:id/recover': { since: '2026-11-01T00:00:00Z' },
};
const area = Object.values(addresses).filter(({ access }) => access === 'account');

/** Operations in one service: what an account keeps grows with them, and is compared whole after each. */
const STEPS = 400;

// Two accounts of one service send any request with any id, their own or the other's.
it.each(Array.from({ length: 25 }, (_, i) => i))(
  'no account ever sees, changes or counts what is another one’s: %d',
  async (seed) => {
    const { service, ask, open } = await startAccounts();
    const [a, b] = [await open('alfa'), await open('beta')];
    const sides = [
      { me: a, other: b },
      { me: b, other: a },
    ] as const;
    const ids = new Set(['key_0', 'wh_0', 'evt_0', 'cpf', 'cnpj', a.keyId, b.keyId]);

    /** All that is kept of an account; the last use of its keys is noted beside the requests. */
    const keptOf = async (id: string) => {
      const { exportedAt: _at, keys, ...kept } = await service.accounts.export(id);
      return JSON.stringify({ ...kept, keys: keys.map(({ lastUsedAt: _used, ...key }) => key) });
    };
    const idsIn = (text: string) => text.match(/\b(?:key|wh|evt)_[0-9a-z]{26}\b/g) ?? [];
    const kept = { alfa: await keptOf('alfa'), beta: await keptOf('beta') } as Record<string, string>;

    const random = fc.sample(
      fc.tuple(
        fc.integer({ min: 0, max: 1 }),
        fc.nat(),
        fc.nat(),
        fc.boolean(),
        fc.integer({ min: 0, max: 9 }),
      ),
      { numRuns: STEPS, seed: 20_261_121 + seed },
    );
    for (const [side, which, pick, bySession, call] of random) {
      const { me, other } = sides[side] as (typeof sides)[0];
      if (call === 0) await ask({ key: me.tools }, '/cpf?seed=a');
      const address = area[which % area.length] as (typeof area)[0];
      const named = [...ids].toSorted();
      const id = named[pick % named.length] as string;
      const body = bodies[`${address.method} ${address.path}`];
      const reply = await ask(
        bySession ? { session: me.id } : { key: me.key },
        address.path.replace(/:\w+/, id),
        {
          method: address.method,
          ...(body !== undefined && { body }),
        },
      );
      // The way in may have been revoked or rotated by its own account; then it opens nothing more.
      expect([200, 201, 202, 400, 401, 403, 404, 409, 422, 429]).toContain(reply.status);
      const text = JSON.stringify(reply.body);
      const theirs = new Set(idsIn(kept[other.id] as string));
      // A refusal may repeat the unknown id that was asked for.
      expect(idsIn(text).filter((one) => theirs.has(one) && one !== id)).toEqual([]);
      expect(text).not.toContain(`"${other.id}"`);
      expect(await keptOf(other.id)).toBe(kept[other.id]);
      kept[me.id] = await keptOf(me.id);
      for (const one of idsIn(text)) if (ids.size < 200) ids.add(one);
    }
  },
);
