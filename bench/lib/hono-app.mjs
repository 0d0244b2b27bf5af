import * as v from 'valibot';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { Hono } from 'hono';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const key = 'cnv_0123456789012345678901234567890123456789';
export const headers = { authorization: `Bearer ${key}` };

const LIMIT = 1e12;

/**
 * The work of the service for `/cpf`, written by hand: 150 routes, a key by its digest, a count in memory, a schema.
 */
export function honoApp() {
  const app = new Hono();
  const known = new Map([[bytesToHex(sha256(new TextEncoder().encode(key))), 'an account']]);
  const used = new Map();
  app.use(async (c, next) => {
    const sent = c.req.header('authorization')?.slice(7) ?? '';
    const account = known.get(bytesToHex(sha256(new TextEncoder().encode(sent))));
    if (account === undefined) return c.json({ error: 'unauthorized' }, 401);
    const month = `${account}:${new Date().toISOString().slice(0, 7)}`;
    const count = (used.get(month) ?? 0) + 1;
    if (count > LIMIT) return c.json({ error: 'limit' }, 429);
    used.set(month, count);
    c.header('x-ratelimit-limit', String(LIMIT));
    c.header('x-ratelimit-remaining', String(LIMIT - count));
    await next();
  });
  const schema = v.object({
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
    formatted: v.optional(v.boolean(), true),
    state: v.optional(v.picklist(['AC', 'BA', 'SP'])),
    seed: v.optional(v.pipe(v.string(), v.maxLength(64))),
  });
  const routes = Array.from({ length: 149 }, (_, i) => `/v1/tool-${i}`);
  for (const route of [...routes.slice(0, 75), '/v1/cpf', ...routes.slice(75)]) {
    app.get(route, (c) => {
      const { count, formatted, ...rest } = c.req.query();
      const input = v.safeParse(schema, {
        ...rest,
        ...(count !== undefined && { count: Number(count) }),
        ...(formatted !== undefined && { formatted: formatted === 'true' }),
      });
      return input.success
        ? c.json({ cpfs: Array.from({ length: input.output.count }, generateCpf) })
        : c.json(input.issues, 400);
    });
  }
  return app;
}
