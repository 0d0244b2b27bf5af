/**
 * The engine without tools, stores or defaults, for a service that you put together yourself.
 *
 * ```ts
 * import { createHandler } from 'canivete/core';
 * import { cpf } from 'canivete/tools';
 *
 * export default { fetch: createHandler({ tools: [cpf], access: false }) };
 * ```
 * @module
 */
export type { Access, Principal } from './contracts/access.ts';
export type { Plan } from './contracts/plans.ts';
export { type ApiKeyOptions, type ApiKeys, apiKeys } from './access/api-keys.ts';
export type { KeyCacheOptions } from './access/authenticate.ts';
export { createFavorites, type FavoriteOperations } from './access/favorites.ts';
export type { AccountOperations } from './access/accounts.ts';
export type { KeyOperations, KeyOptions, NewKey, RotationOptions } from './access/keys.ts';
export type { Operations, Usage } from './access/operations.ts';
export { builtInPlans, type Plans } from './contracts/plans.ts';
export type { Burst } from './access/admission.ts';
export type { QuotaAlert } from './access/alerts.ts';
export { commonHeaders, jsonAnswer } from './pipeline/answer.ts';
export { type Calculator, type CalculatorDefinition, defineCalculator } from './kit/calculator.ts';
export {
  between,
  date,
  describe,
  flag,
  integer,
  inUnit,
  money,
  num,
  percent,
  positiveMoney,
  text,
  uf,
  withExample,
} from './kit/fields/index.ts';
export { percentage, reais } from './kit/units.ts';
export type { Answer, Awaitable, Call, Headers } from './contracts/call.ts';
export { run } from './pipeline/in-code.ts';
export type { RunOptions } from './contracts/run-options.ts';
export { type FieldFault, type RefusalBody, ToolError } from './pipeline/errors/tool-error.ts';
export type { CorsOptions } from './pipeline/cors.ts';
export { ApiError, badParameter, type Fault, invalidValue } from './kit/errors/api-error.ts';
export { ServiceError, type ServiceErrorCode } from './kit/errors/service-error.ts';
export { type EventSink, type FavoriteAdded, type ToolCall } from './contracts/events.ts';
export { type EventName, eventNames } from './contracts/event-names.ts';
export type { Page, Visit } from './contracts/pages.ts';
export { createHandler } from './pipeline/handler.ts';
export type { CoreOptions } from './pipeline/options.ts';
export type { FailureContext, Service } from './contracts/service.ts';
export { seededRandom } from './lib/random-sources.ts';
export type {
  Account,
  AccountPatch,
  AccountStatus,
  ApiKey,
  Favorite,
  KeyStore,
} from './contracts/key-store.ts';
export type { Consumption, QuotaStore } from './contracts/quota-store.ts';
export type { ErrorStatus } from './kit/errors/texts.ts';
export { say, type Text } from './kit/texts.ts';
export {
  type AnyTool,
  type Category,
  type Context,
  defineTool,
  type EnglishTexts,
  type Example,
  type LazyTool,
  type Method,
  type ServedTool,
  type Tool,
  type ToolDefinition,
  type ToolHead,
} from './kit/tool.ts';
export type { ActionOf, AnswerOf, DefaultActionOf, InputOf } from './kit/tool-types.ts';
