import { Hono } from 'hono';
import { admit, answerBy, answerTo, otherHeaders, routes, typesOf } from './by-hand.mjs';

/**
 * The work of the service for `/cpf`, written by hand: 150 routes, a key by its digest, a count in memory, a schema. With `tools` it has the
 * schema, the rule and the seven headers of the service, and an address for base64.
 */
export function honoApp(tools) {
  const app = new Hono();
  app.use(async (c, next) => {
    const admitted = admit(c.req.header('authorization'));
    if (!admitted) return c.json({ error: 'unauthorized' }, 401);
    const all = tools ? { ...admitted, ...otherHeaders() } : admitted;
    for (const [name, value] of Object.entries(all)) c.header(name, value);
    await next();
  });
  for (const route of routes) {
    app.get(route, (c) => {
      const query = c.req.query();
      const [status, body] = tools ? answerBy(tools.cpf, typesOf(query)) : answerTo(query);
      return c.json(body, status);
    });
  }
  if (tools) {
    app.post('/v1/dev/base64', async (c) => {
      const [status, body] = answerBy(tools.base64, await c.req.json());
      return c.json(body, status);
    });
  }
  return app;
}
