import type { Account } from '../../src/contracts/key-store.ts';
import { confirm } from './confirm.ts';
import type { Group } from './group.ts';
import { inColumns, instant } from './print.ts';
import { UsageError } from './usage.ts';

const PAGE = 200;

export const accounts: Group = {
  create: {
    summary: 'makes an account and prints its id',
    operands: [],
    options: { plan: 'PLAN', name: 'NAME', id: 'ID' },
    async run({ service, options: { plan, name, id } }) {
      if (plan === undefined) throw new UsageError('accounts create needs --plan: free, pro or enterprise');
      const account = await service.accounts.create({
        plan,
        ...(name !== undefined && { name }),
        ...(id !== undefined && { id }),
      });
      return { lines: [account.id], record: account };
    },
  },
  list: {
    summary: 'lists all accounts: id, plan, status, creation and name',
    operands: [],
    options: {},
    async run({ service }) {
      const all: Account[] = [];
      for (;;) {
        const page = await service.accounts.list({ after: all.at(-1)?.id ?? '', limit: PAGE });
        all.push(...page);
        if (page.length < PAGE) return { lines: inColumns(all.map(row)), record: all };
      }
    },
  },
  'set-plan': {
    summary: 'changes the plan at once; the requests already counted stay',
    operands: ['ACCOUNT', 'PLAN'],
    options: {},
    run: async ({ service, operands: [id = '', plan = ''] }) =>
      printAccount(await service.accounts.setPlan(id, plan)),
  },
  suspend: {
    summary: 'suspends the account: its requests get 403',
    operands: ['ACCOUNT'],
    options: {},
    run: async ({ service, operands: [id = ''] }) =>
      printAccount(await service.accounts.setStatus(id, 'suspended')),
  },
  activate: {
    summary: 'ends a suspension',
    operands: ['ACCOUNT'],
    options: {},
    run: async ({ service, operands: [id = ''] }) =>
      printAccount(await service.accounts.setStatus(id, 'active')),
  },
  rename: {
    summary: 'changes the name',
    operands: ['ACCOUNT', 'NAME'],
    options: {},
    run: async ({ service, operands: [id = '', name = ''] }) =>
      printAccount(await service.accounts.rename(id, name)),
  },
  usage: {
    summary: 'prints the month, the requests used and the limit; --month YYYY-MM for an earlier one',
    operands: ['ACCOUNT'],
    options: { month: 'YYYY-MM' },
    async run({ service, operands: [id = ''], options: { month } }) {
      if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
        throw new UsageError('--month takes a month, such as 2026-11');
      const usage = await service.usage(id, month);
      const limit = usage.limit === null ? 'no limit' : String(usage.limit);
      return { lines: inColumns([[usage.month, String(usage.used), limit]]), record: usage };
    },
  },
  erase: {
    summary:
      'deletes the account with its keys, favorites, webhooks, deliveries and usage, permanently; asks first, unless --yes',
    operands: ['ACCOUNT'],
    options: { yes: '' },
    async run({ service, operands: [id = ''], options: { yes } }) {
      if (yes === undefined)
        await confirm(`Erase account ${id} and everything that is its own? Type its id: `, id);
      await service.accounts.erase(id);
      return { lines: [id], record: { id, erased: true } };
    },
  },
};

function row({ id, plan, status, createdAt, name = '' }: Account): string[] {
  return [id, plan, status, instant(createdAt), name];
}

function printAccount(account: Account) {
  return { lines: inColumns([row(account)]), record: account };
}
