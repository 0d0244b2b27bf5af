// The service on Bun, beside a page of its own: `bun examples/bun/server.ts`.
import { createService } from 'canivete';
import { serve } from 'canivete/bun';

const service = createService();
const account = await service.accounts.create({ plan: 'free', name: 'Padaria São João' });
const { key } = await service.keys.create(account.id);

async function answer(request: Request, ...rest: readonly unknown[]): Promise<Response> {
  if (new URL(request.url).pathname === '/health') return new Response('ok');
  return service(request, ...rest);
}

const { origin, close } = await serve(Object.assign(answer, { stop: service.stop }), {
  port: Number(process.env['PORT'] ?? 3000),
});
console.log(`curl -H 'Authorization: Bearer ${key}' '${origin}/v1/cnpj?alphanumeric=true'`);

process.once('SIGTERM', () => void close().then(() => process.exit()));
