import type { Stores } from '../../src/contracts/stores.ts';

const PAGE = 200;

/** How many deliveries have not ended, of all accounts. */
export async function countWaiting({ keyStore, webhookStore }: Stores): Promise<number> {
  let count = 0;
  for (let after = ''; ;) {
    const accounts = await keyStore.listAccounts({ after, limit: PAGE });
    for (const { id: accountId } of accounts) {
      for (const state of ['pending', 'delivering'] as const) {
        for (let before: string | undefined; ;) {
          const query = { accountId, state, limit: PAGE, ...(before !== undefined && { before }) };
          const deliveries = await webhookStore.listDeliveries(query);
          count += deliveries.length;
          if (deliveries.length < PAGE) break;
          before = deliveries.at(-1)?.id;
        }
      }
    }
    if (accounts.length < PAGE) return count;
    after = accounts.at(-1)?.id ?? '';
  }
}
