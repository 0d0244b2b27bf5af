import { builtInPlans } from '../core/access/plans.ts';
import type { Access, Principal } from '../core/access.ts';
import type { ApiError } from '../core/errors.ts';

/** Who every call is taken to come from. */
const caller: Principal = {
  account: { id: 'acc_mock', plan: 'enterprise', status: 'active', createdAt: 0 },
  key: {
    id: 'key_mock',
    accountId: 'acc_mock',
    digest: '',
    hint: '',
    tools: null,
    createdAt: 0,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  },
  plan: builtInPlans.enterprise,
};

/** Lets every call in, with or without a key, but for tools that are to refuse before they read their input. */
export function mockAccess(refusalOf: (toolId: string) => ApiError | undefined): Access {
  return {
    authenticate: () => caller,
    permit(_caller, toolId) {
      const refusal = toolId === null ? undefined : refusalOf(toolId);
      if (refusal) throw refusal;
    },
    count: () => ({}),
    standing: () => ({}),
  };
}
