import { builtInPlans } from '../contracts/plans.ts';
import type { Access, Principal } from '../contracts/access.ts';
import type { ApiError } from '../kit/errors/api-error.ts';

/** The caller of every request. */
const caller: Principal = {
  account: { id: 'acc_mock', plan: 'enterprise', status: 'active', createdAt: 0 },
  key: {
    id: 'key_mock',
    accountId: 'acc_mock',
    digest: '',
    hint: '',
    scope: 'tools',
    tools: null,
    createdAt: 0,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
  },
  plan: builtInPlans.enterprise,
};

/**
 * Lets every call in, with or without a key. Only a tool whose override refuses before it reads its input is closed.
 */
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
