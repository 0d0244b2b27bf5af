/**
 * The whole service in one call: every tool, API keys, plans and quotas, with stores in memory unless others are
 * handed in.
 *
 * ```ts
 * import { createService } from 'canivete';
 *
 * const service = createService();
 * const account = await service.accounts.create({ plan: 'pro' });
 * const { key } = await service.keys.create(account.id);
 *
 * const request = new Request('http://localhost/v1/cpf', { headers: { authorization: `Bearer ${key}` } });
 * console.log(await (await service(request)).json()); // { cpfs: ['…'] }
 * ```
 * @module
 */
import { type ApiKeyOptions, apiKeyChecks, apiKeys } from './core/access/api-keys.ts';
import { createFavorites, type FavoriteOperations } from './core/access/favorites.ts';
import type { Operations } from './core/access/operations.ts';
import { checkOptions } from './core/options.ts';
import {
  type CoreOptions,
  coreChecks,
  createService as createCore,
  type Service as CoreService,
} from './core/service.ts';
import { defined } from './lib/defined.ts';
import { memoryStore } from './stores/memory.ts';
import { tools as allTools } from './tools/registry.ts';

export type { Plan } from './core/access.ts';
export type { KeyOptions, NewKey, Usage } from './core/access/operations.ts';
export { ServiceError, type ServiceErrorCode } from './core/errors.ts';
export type { FailureContext } from './core/service.ts';
export type { Account, ApiKey, Favorite, KeyStore, QuotaStore } from './core/stores.ts';

/** All are optional: `createService()` alone is a whole service. */
export type ServiceOptions = Partial<Omit<CoreOptions, 'access'> & Omit<ApiKeyOptions, 'onError'>>;

/** The handler, and the operations of whoever runs it. */
export interface Service extends CoreService, Operations {
  readonly fetch: Service;
  readonly favorites: FavoriteOperations;
}

const { access: _ours, ...checksOfCore } = coreChecks;
const checks = { ...apiKeyChecks, ...checksOfCore };

/** Makes the service. Throws a `TypeError` that names a wrong option. */
export function createService(options: ServiceOptions = {}): Service {
  checkOptions('createService', options, checks);
  const { plans, burst, keyPrefix, keyCache, storeTimeout = 5_000, ...rest } = options;
  const { tools = allTools, clock = Date.now, random, events, onError } = rest;
  const memory = memoryStore({ clock });
  const { keyStore = memory, quotaStore = memory, ...core } = rest;

  const report = onError && ((error: unknown) => onError(error, {}));
  const shared = { tools, keyStore, quotaStore, storeTimeout, clock };
  const { access, ...operations } = apiKeys(
    defined<ApiKeyOptions>({ ...shared, plans, burst, keyPrefix, keyCache, random, onError: report }),
  );
  const favorites = createFavorites({ ...shared, events, onError: report });
  const service = createCore({ ...core, tools, clock, access });
  return Object.assign(service, operations, { favorites }) as Service;
}
