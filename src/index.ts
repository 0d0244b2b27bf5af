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
export type { Plan } from './contracts/plans.ts';
export type { BoundAccount } from './pages/account/bound.ts';
export type { AccountExport } from './pages/account/export.ts';
export type { AccountSettings } from './pages/account/settings.ts';
export type { DocsSettings } from './pages/docs/docs.ts';
export type { KeyOptions, NewKey, RotationOptions } from './access/keys.ts';
export type { Usage } from './access/operations.ts';
export { ServiceError, type ServiceErrorCode } from './kit/errors/service-error.ts';
export type { Health, HealthCheck } from './pages/health/check.ts';
export type { Duration } from './lib/duration.ts';
export type { EventName } from './contracts/event-names.ts';
export type { AnswerReport, AttemptReport } from './contracts/reports.ts';
export type { Scheduler } from './contracts/scheduler.ts';
export type { FailureContext } from './contracts/service.ts';
export type { Account, ApiKey, Favorite, KeyStore } from './contracts/key-store.ts';
export type { QuotaStore } from './contracts/quota-store.ts';
export type { UsageStore } from './contracts/usage-store.ts';
export type { Delivery, WebhookStore } from './contracts/webhook-store.ts';
export type { Egress } from './egress/egress.ts';
export type { WebhookOperations } from './webhooks/operations.ts';
export type { WebhookRecord } from './webhooks/record.ts';
export type { WebhookSettings } from './webhooks/settings.ts';
export type { Logger } from './service/telemetry/logger.ts';
export type { Meter } from './service/telemetry/meter.ts';
export type { Tracer } from './service/telemetry/tracer.ts';
export { createService } from './service/create.ts';
export type { Service } from './service/service.ts';
export type { ServiceOptions } from './service/options.ts';
