// The service on Bun, with a free key made for the occasion: `bun examples/bun/server.ts`.
import { createService } from 'canivete';
import { serve } from 'canivete/bun';

const service = createService();
const account = await service.accounts.create({ plan: 'free', name: 'Padaria São João' });
const { key } = await service.keys.create(account.id);

const { origin, close } = await serve(service, { port: Number(process.env['PORT'] ?? 3000) });
console.log(`curl -H 'Authorization: Bearer ${key}' '${origin}/v1/cnpj?alphanumeric=true'`);

process.once('SIGTERM', () => void close().then(() => process.exit()));
