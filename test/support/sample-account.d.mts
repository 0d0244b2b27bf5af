import type { createService, Service, ServiceOptions, WebhookRecord } from '../../src/index.ts';
import type { memoryStores } from '../../src/stores/memory/index.ts';

export declare const NOW: number;
export declare function sampleAccount(
  made: { createService: typeof createService; memoryStores: typeof memoryStores },
  options?: ServiceOptions & { readonly took?: number },
): Promise<{
  readonly service: Service;
  readonly stores: ReturnType<typeof memoryStores>;
  readonly account: string;
  readonly key: string;
  readonly toolKey: string;
  readonly webhook: WebhookRecord;
  readonly time: { now: number };
  readonly answers: { status: number; failure: string | null };
}>;
