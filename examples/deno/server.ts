// The service on Deno, beside a page of its own: `deno run -A examples/deno/server.ts`.
import process from 'node:process';
import { createService } from 'canivete';
import { serve } from 'canivete/deno';

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
