import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../src/lib/random-sources.ts';
import { verifyWebhook } from '../../src/verify.ts';
import {
  addWebhooks,
  type Arrival,
  fakeEgress,
  fakeTime,
  passTime,
  startDelivery,
} from '../support/deliveries.ts';
import { report } from '../support/faults.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

beforeEach(() => fakeTime());
afterEach(() => void vi.useRealTimers());

/**
 * True if a receiver with these secrets accepts a request, by Standard Webhooks or by the body's signature alone.
 */
async function takes({ headers, body, at }: Arrival, secrets: string[], standard: boolean): Promise<boolean> {
  const sent = new Headers(headers);
  if (!standard) sent.delete('webhook-signature');
  return verifyWebhook({ headers: sent, body }, secrets, { now: () => at, standard: 'prefer' }).then(
    () => true,
    () => false,
  );
}

describe('a secret is changed under load', () => {
  it.each(['commit', 'expire'] as const)(
    '%s: nobody who knows either secret refuses in the overlap',
    async (way) => {
      const random = seededRandom(`t16 ${way}`);
      const fake = fakeEgress(({ number }) => ({
        status: number === 1 && random() % 4 === 0 ? 500 : 200,
        after: 300,
      }));
      const { service, call, arrivals } = await startDelivery({}, fake);
      const webhooks = await addWebhooks(service, 10);
      const load = async (seconds: number) => {
        for (let i = 0; i < seconds * 2; i++) {
          await call('/v1/cpf');
          await passTime(SECOND / 2);
        }
      };
      await load(60);
      const rotatedAt = Date.now();
      const next = new Map<string, string>();
      for (const { id, host } of webhooks)
        next.set(host, (await service.webhooks.rotateSecret(id, { overlap: 2 * MINUTE })).secret);
      await load(100);
      if (way === 'commit') for (const { id } of webhooks) await service.webhooks.commitSecret(id);
      else await passTime(rotatedAt + 2 * MINUTE - Date.now());
      const overAt = Date.now();
      await load(60);
      await passTime(MINUTE);

      const refused = { before: 0, overlap: 0, after: 0, 'after, old alone': 0 };
      const seen = { before: 0, overlap: 0, after: 0 };
      for (const arrival of arrivals) {
        const old = webhooks.find(({ host }) => host === arrival.host)?.secret as string;
        const fresh = next.get(arrival.host) as string;
        const phase = arrival.at < rotatedAt ? 'before' : arrival.at < overAt ? 'overlap' : 'after';
        seen[phase]++;
        const known = {
          before: [[old], [old, fresh]],
          overlap: [[old], [fresh], [old, fresh]],
          after: [[fresh], [old, fresh]],
        };
        for (const secrets of known[phase])
          for (const standard of [true, false])
            if (!(await takes(arrival, secrets, standard))) refused[phase]++;
        if (phase === 'after' && !(await takes(arrival, [old], true))) refused['after, old alone']++;
      }
      report('rotation', { way, requests: seen, refused });
      expect(Math.min(...Object.values(seen))).toBeGreaterThan(10);
      expect(refused).toEqual({ before: 0, overlap: 0, after: 0, 'after, old alone': seen.after });
    },
  );
});
