// The same work by hand on Hono: 150 routes, each with its own valibot schema, a bearer key and its digest by Web
// Crypto.
import { Hono } from 'hono';
import * as v from 'valibot';

const app = new Hono();
const known = new Set();
const digest = async (key) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))).toString('hex');

app.use(async (c, next) => {
  const key = c.req.header('authorization')?.slice(7) ?? '';
  return known.has(await digest(key)) ? next() : c.json({ error: 'unauthorized' }, 401);
});
for (let i = 0; i < 150; i++) {
  const schema = v.object({
    count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
    formatted: v.optional(v.boolean(), true),
    state: v.optional(v.picklist(['AC', 'BA', 'SP'])),
    seed: v.optional(v.pipe(v.string(), v.maxLength(64))),
  });
  app.get(`/v1/tool-${i}`, (c) => {
    const count = c.req.query('count');
    const input = v.safeParse(schema, {
      ...c.req.query(),
      count: count === undefined ? undefined : Number(count),
    });
    return input.success
      ? c.json({ items: Array.from({ length: input.output.count }, () => i) })
      : c.json(input.issues, 400);
  });
}
known.add(await digest('key'));
const response = await app.fetch(
  new Request('http://localhost/v1/tool-75?count=3', { headers: { authorization: 'Bearer key' } }),
);
if (response.status !== 200) throw new Error(await response.text());
await response.text();
