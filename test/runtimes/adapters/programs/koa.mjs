import Koa from 'koa';
import { toKoa } from 'canivete/koa';
import { fixture } from '../fixture.mjs';

const [variant] = process.argv.slice(2);
const app = new Koa();
const prefix = variant === 'prefix' ? '/api' : '';

/** Parses a request like koa-bodyparser: reads JSON, and leaves an empty object when there is no body. */
const parseBody = () => async (context, next) => {
  if (context.request.body !== undefined) return next();
  context.request.body = {};
  if (context.is('json')) {
    const chunks = [];
    for await (const chunk of context.req) chunks.push(chunk);
    try {
      context.request.body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    } catch {
      context.throw(400, 'not JSON');
    }
  }
  await next();
};

/** Does to a request what koa-mount does: takes the prefix off its path. */
const mounted = (middleware) => async (context, next) => {
  if (!context.path.startsWith(`${prefix}/`)) return next();
  const { path } = context;
  context.path = path.slice(prefix.length);
  await middleware(context, async () => {
    context.path = path;
    await next();
  });
};

if (variant === 'parsed') app.use(parseBody());
if (prefix) app.use(mounted(toKoa(await fixture({ http: { basePath: `${prefix}/v1` } }))));
else app.use(toKoa(await fixture()));

app.use(async (context, next) => {
  if (context.path === '/health') context.body = 'ok';
  else if (context.path === `${prefix}/v1x`) context.body = 'beside';
  else await next();
});
app.use(parseBody());
app.use((context) => {
  if (context.path === '/own') context.body = context.request.body;
});

const server = app.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
