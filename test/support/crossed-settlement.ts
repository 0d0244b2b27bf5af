/** A delivery that is being attempted, by the columns of its table, and the settlement of it. */
import type { Settlement } from '../../src/contracts/webhook-store.ts';

export const heldDelivery = {
  ...{ id: 'd', webhook_id: 'w', account_id: 'a', event: 'tool_used', tool_id: 'cpf', at: 1 },
  ...{ state: 'delivering', token: 't', attempts: '[]', due_at: 1_000, keep_body: 1, lapses: 0 },
};

export const settlement: Settlement = {
  id: 'd',
  token: 't',
  attempt: { number: 1, at: 1, duration: 1, status: 200, error: null, response: '' },
  next: { state: 'succeeded' },
  policy: { after: 1, gap: 1, deliveries: 1, slowAfter: 1 },
};
