// What `canivete serve` runs with beside its variables: any option of `createService`.
import type { ServiceOptions } from 'canivete';
import { commission } from './commission.ts';

const options: ServiceOptions = {
  extraTools: [commission],
  keys: {
    // Told once when an account has used 80, 90 and 100 % of its month.
    onQuota: ({ accountId, percent }) => console.warn(`${accountId} has used ${percent} % of its month`),
  },
};

export default options;
