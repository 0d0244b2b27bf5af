import { Hono } from 'hono';
import { admit, answerTo, routes } from './by-hand.mjs';

/** The work of the service for `/cpf`, written by hand: 150 routes, a key by its digest, a count in memory, a schema. */
export function honoApp() {
  const app = new Hono();
  app.use(async (c, next) => {
    const admitted = admit(c.req.header('authorization'));
    if (!admitted) return c.json({ error: 'unauthorized' }, 401);
    for (const [name, value] of Object.entries(admitted)) c.header(name, value);
    await next();
  });
  for (const route of routes) {
    app.get(route, (c) => {
      const [status, body] = answerTo(c.req.query());
      return c.json(body, status);
    });
  }
  return app;
}
