/**
 * The engine without tools, stores or defaults: what a service of one's own is put together from.
 *
 * ```ts
 * import { createService } from 'canivete/core';
 * import { cpf } from 'canivete/tools';
 *
 * export default { fetch: createService({ tools: [cpf], access: null }) };
 * ```
 * @module
 */
export type { Access, Plan, Principal } from './access.ts';
export { type ApiKeyOptions, type ApiKeys, apiKeys } from './access/api-keys.ts';
export type { KeyCacheOptions } from './access/authenticate.ts';
export { createFavorites, type FavoriteOperations } from './access/favorites.ts';
export type {
  AccountOperations,
  KeyOperations,
  KeyOptions,
  NewKey,
  Operations,
  Usage,
} from './access/operations.ts';
export { builtInPlans, type Plans } from './access/plans.ts';
export type { Burst } from './access/quota.ts';
export { commonHeaders, jsonAnswer } from './answer.ts';
export type { Answer, Awaitable, Call, Headers } from './call.ts';
export type { CorsOptions } from './cors.ts';
export {
  ApiError,
  badParameter,
  type Fault,
  invalidValue,
  ServiceError,
  type ServiceErrorCode,
} from './errors.ts';
export { type EventName, eventNames, type EventSink, type FavoriteAdded, type ToolCall } from './events.ts';
export type { Page, Visit } from './pages.ts';
export { type CoreOptions, createService, type FailureContext, type Service } from './service.ts';
export { seededRandom } from './sources.ts';
export type {
  Account,
  AccountPatch,
  AccountStatus,
  ApiKey,
  Consumption,
  Favorite,
  KeyStore,
  QuotaStore,
} from './stores.ts';
export { type ErrorStatus, say, type Text } from './texts.ts';
export {
  type AnyTool,
  type Category,
  type Context,
  defineTool,
  type Example,
  type LazyTool,
  type Method,
  type ServedTool,
  type Tool,
  type ToolDefinition,
  type ToolHead,
} from './tool.ts';
