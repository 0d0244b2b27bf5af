/** The docs page of the built package, on a service whose readers have a demo key or none. */
import type { ServiceOptions } from '../../src/index.ts';
import { createService, memoryStores, serve } from './panel.ts';

export interface DocsServed {
  readonly origin: string;
  /** A key that calls tools. */
  readonly key: string;
  /** A key of the account area. */
  readonly accountKey: string;
  close(): Promise<void>;
}

export async function serveDocs({
  hasDemo = true,
  ...options
}: ServiceOptions & { readonly hasDemo?: boolean } = {}): Promise<DocsServed> {
  const stores = memoryStores();
  const first = createService({ ...stores, autoStart: false });
  await first.accounts.create({ id: 'reader', name: 'Padaria Sol', plan: 'enterprise' });
  const { key } = await first.keys.create('reader');
  const account = await first.keys.create('reader', { scope: 'account' });
  const service = createService({
    ...stores,
    ...options,
    autoStart: false,
    ...(hasDemo && { docs: { demoKey: key } }),
  });
  const { origin, close } = await serve(service, { port: 0 });
  return { origin, key, accountKey: account.key, close };
}
