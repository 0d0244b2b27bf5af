import { createService } from 'canivete';

async function start() {
  const service = createService();
  const account = await service.accounts.create({ plan: 'pro', name: 'Padaria São João' });
  const { key } = await service.keys.create(account.id, { name: 'page' });
  return { service, key };
}

// Next.js loads this file once for its pages and once for its route handlers; what is kept in memory is wanted once.
export const { service, key } = await (globalThis.canivete ??= start());
