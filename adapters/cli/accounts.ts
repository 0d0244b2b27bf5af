import type { Account } from '../../src/contracts/key-store.ts';
import type { UsageRow } from '../../src/contracts/usage-store.ts';
import { isAccountId } from '../../src/contracts/records.ts';
import type { Service } from '../../src/index.ts';
import { addDays, addMonths } from '../../src/lib/dates/dates.ts';
import { busiestFirst, keyOfRow, type Sums, sumsBy } from '../../src/pages/account/usage-sums.ts';
import { confirm } from './confirm.ts';
import { promptLanguage } from './language.ts';
import type { Group, Printed } from './group.ts';
import { inColumns, instant } from './print.ts';
import { UsageError } from './usage.ts';

const PAGE = 200;

export const accounts: Group = {
  create: {
    summary: { pt: 'cria uma conta e mostra o id', en: 'makes an account and prints its id' },
    operands: [],
    options: { plan: 'PLAN', name: 'NAME', id: 'ID' },
    async run({ service, plans, options: { plan, name, id } }) {
      if (plan === undefined) {
        const names = Object.keys(plans).join(', ');
        throw new UsageError({
          pt: `accounts create pede --plan: ${names}`,
          en: `accounts create needs --plan: ${names}`,
        });
      }
      if (id !== undefined && !isAccountId(id))
        throw new UsageError({
          pt: '--id aceita de 1 a 64 destes: A-Z a-z 0-9 . _ -',
          en: '--id takes 1 to 64 of A-Z a-z 0-9 . _ -',
        });
      const account = await service.accounts.create({
        plan,
        ...(name !== undefined && { name }),
        ...(id !== undefined && { id }),
      });
      return { lines: [account.id], record: account };
    },
  },
  list: {
    summary: {
      pt: 'lista todas as contas: id, plano, situação, criação e nome',
      en: 'lists all accounts: id, plan, status, creation and name',
    },
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
    summary: {
      pt: 'muda o plano na hora; as requisições já contadas ficam',
      en: 'changes the plan at once; the requests already counted stay',
    },
    operands: ['ACCOUNT', 'PLAN'],
    options: {},
    run: async ({ service, operands: [id = '', plan = ''] }) =>
      printAccount(await service.accounts.setPlan(id, plan)),
  },
  suspend: {
    summary: {
      pt: 'suspende a conta: as requisições dela recebem 403',
      en: 'suspends the account: its requests get 403',
    },
    operands: ['ACCOUNT'],
    options: {},
    run: async ({ service, operands: [id = ''] }) =>
      printAccount(await service.accounts.setStatus(id, 'suspended')),
  },
  activate: {
    summary: { pt: 'termina uma suspensão', en: 'ends a suspension' },
    operands: ['ACCOUNT'],
    options: {},
    run: async ({ service, operands: [id = ''] }) =>
      printAccount(await service.accounts.setStatus(id, 'active')),
  },
  rename: {
    summary: { pt: 'muda o nome', en: 'changes the name' },
    operands: ['ACCOUNT', 'NAME'],
    options: {},
    run: async ({ service, operands: [id = '', name = ''] }) =>
      printAccount(await service.accounts.rename(id, name)),
  },
  usage: {
    summary: {
      pt: 'mostra o mês, as requisições usadas e o limite; com --by key, tool ou day, as chamadas respondidas, recusadas e com falha; --month AAAA-MM de um mês anterior',
      en: 'prints the month, the requests used and the limit; --by key, tool or day the calls answered, refused and failed; --month YYYY-MM of an earlier month',
    },
    operands: ['ACCOUNT'],
    options: { month: 'YYYY-MM', by: 'key|tool|day' },
    async run({ service, operands: [id = ''], options: { month, by } }) {
      if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
        throw new UsageError({
          pt: '--month aceita um mês, como 2026-11',
          en: '--month takes a month, such as 2026-11',
        });
      if (by !== undefined) return usageBy(by, id, month, service);
      const usage = await service.usage(id, month);
      const none = { pt: 'sem limite', en: 'no limit' }[promptLanguage()];
      const limit = usage.limit === null ? none : String(usage.limit);
      return { lines: inColumns([[usage.month, String(usage.used), limit]]), record: usage };
    },
  },
  erase: {
    summary: {
      pt: 'apaga a conta com chaves, favoritos, webhooks, entregas e uso, para sempre; pergunta antes, sem --yes',
      en: 'deletes the account with its keys, favorites, webhooks, deliveries and usage, permanently; asks first, unless --yes',
    },
    operands: ['ACCOUNT'],
    options: { yes: '' },
    async run({ service, operands: [id = ''], options: { yes } }) {
      if (yes === undefined)
        await confirm(
          {
            pt: `Apagar a conta ${id} e tudo o que é dela? Digite o id: `,
            en: `Erase account ${id} and everything that is its own? Type its id: `,
          }[promptLanguage()],
          id,
        );
      await service.accounts.erase(id);
      return { lines: [id], record: { id, erased: true } };
    },
  },
};

/** How rows of usage are told apart, and the name of the first column. */
const ways: Readonly<
  Record<string, (rows: readonly UsageRow[]) => Iterable<readonly [string | null, Sums]>>
> = {
  key: (rows) => busiestFirst(rows, keyOfRow),
  tool: (rows) => busiestFirst(rows, ({ toolId }) => toolId),
  day: (rows) => sumsBy(rows, ({ day }) => day),
};

async function usageBy(
  by: string,
  id: string,
  month: string | undefined,
  service: Service,
): Promise<Printed> {
  const way = Object.hasOwn(ways, by) ? ways[by] : undefined;
  if (!way) throw new UsageError({ pt: '--by aceita key, tool ou day', en: '--by takes key, tool or day' });
  const days =
    month === undefined ? {} : { from: `${month}-01`, to: addDays(addMonths(`${month}-01`, 1), -1) };
  const all = [...way(await service.accounts.usage(id, days))];
  const names = new Map(by === 'key' ? (await service.keys.list(id)).map(({ id, name }) => [id, name]) : []);
  return {
    lines: inColumns(
      all.map(([name, { ok, refused, failed }]) => [
        name ?? '-',
        ...[ok, refused, failed].map(String),
        names.get(name ?? '') ?? '',
      ]),
    ),
    record: all.map(([name, sums]) => ({ [by]: name, ...sums })),
  };
}

function row({ id, plan, status, createdAt, name = '' }: Account): string[] {
  return [id, plan, status, instant(createdAt), name];
}

function printAccount(account: Account) {
  return { lines: inColumns([row(account)]), record: account };
}
