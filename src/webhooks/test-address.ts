import type { Page } from '../contracts/pages.ts';

/** The address of `createTestHandler`. Tests have a limit of their own, which refuses before the quota counts. */
export const testAddress = {
  method: 'POST',
  path: '/webhooks/test',
  access: 'key',
  counts: false,
  usageId: 'webhooks-test',
} as const satisfies Omit<Page, 'handle'>;
