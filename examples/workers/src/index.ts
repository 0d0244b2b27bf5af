// The service on Cloudflare Workers, with all that it keeps in D1: `npm install && npx wrangler dev`, then make a key
//   curl -X POST -H 'Authorization: Bearer dev-only' 'http://localhost:8787/keys?account=acme&plan=pro'
// and use it
//   curl -H 'Authorization: Bearer cnv_…' http://localhost:8787/v1/cpf
// Before `npx wrangler deploy`: `npx wrangler d1 create canivete`, whose id goes into wrangler.jsonc,
// `npx wrangler queues create canivete-wakes`, and `npx wrangler secret put ADMIN_TOKEN` with a long random text.
import { createService, ServiceError } from 'canivete';
import { queueScheduler, toWorker, type WakeQueue } from 'canivete/cloudflare';
import { type D1Database, sqliteStores } from 'canivete/stores/sqlite';

interface Env {
  readonly DB: D1Database;
  readonly WAKES: WakeQueue;
  readonly ADMIN_TOKEN?: string;
}

export default toWorker((env: Env) => {
  const service = createService({
    // The tables are made before the first statement, by one isolate while others wait.
    ...sqliteStores(env.DB),
    scheduler: queueScheduler(env.WAKES),
    webhooks: { concurrency: 6 },
    onError: (error) => console.error(error),
  });

  /** Makes a key, and its account where there is none, for who knows the secret of this Worker. */
  async function makeKey(request: Request, { searchParams }: URL): Promise<Response> {
    if (!(await isAdmin(request, env))) return new Response('who?', { status: 401 });
    const id = searchParams.get('account') ?? '';
    try {
      if (!(await service.accounts.get(id)))
        await service.accounts.create({ id, plan: searchParams.get('plan') ?? 'free' });
      const { key } = await service.keys.create(id);
      return new Response(`${key}\n`, { status: 201 });
    } catch (error) {
      if (error instanceof ServiceError || error instanceof TypeError)
        return new Response(`${error.message}\n`, { status: 400 });
      throw error;
    }
  }

  const handler = async (request: Request, ...rest: readonly unknown[]): Promise<Response> => {
    const url = new URL(request.url);
    const isKeys = request.method === 'POST' && url.pathname === '/keys';
    return isKeys ? makeKey(request, url) : service(request, ...rest);
  };
  return Object.assign(handler, { runDue: service.runDue });
});

/** Compares digests, which tell nothing of the secret by the time that they take. */
async function isAdmin(request: Request, { ADMIN_TOKEN }: Env): Promise<boolean> {
  if (!ADMIN_TOKEN) return false;
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const [given, wanted] = await Promise.all([
    digest(request.headers.get('authorization') ?? ''),
    digest(`Bearer ${ADMIN_TOKEN}`),
  ]);
  return given.every((byte, i) => byte === wanted[i]);
}
