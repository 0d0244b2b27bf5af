import type { KeyScope } from '../../src/contracts/key-store.ts';
import { isLive } from '../../src/contracts/records.ts';
import type { NewKey, ShownKey } from '../../src/access/keys.ts';
import type { Group, Printed } from './group.ts';
import { inColumns, instant, readDuration, readInstant, readList } from './print.ts';
import { shortKey, UsageError } from './usage.ts';

export const keys: Group = {
  create: {
    summary: {
      pt: 'cria uma chave para todas as ferramentas, para algumas ou para a área da conta; mostra a chave só desta vez',
      en: 'makes a key for all tools, for some, or for the account area; prints it only this once',
    },
    operands: ['ACCOUNT'],
    options: { scope: 'account', tools: 'ID,ID', name: 'NAME', expires: 'INSTANT' },
    async run({ service, operands: [account = ''], options: { scope, tools, name, expires } }) {
      if (scope === 'account' && tools !== undefined)
        throw new UsageError({
          pt: '--tools não vale com --scope account: uma chave da área da conta não chama ferramentas',
          en: '--tools does not go with --scope account: a key of the account area calls no tools',
        });
      return printNewKey(
        await service.keys.create(account, {
          ...(scope !== undefined && { scope: readScope(scope) }),
          ...(tools !== undefined && { tools: readList(tools) }),
          ...(name !== undefined && { name }),
          ...(expires !== undefined && { expiresAt: readExpiry(expires) }),
        }),
      );
    },
  },
  list: {
    summary: {
      pt: 'lista as chaves de uma conta: id, estado, escopo, primeiros e últimos caracteres, validade, último uso e nome',
      en: 'lists the keys of an account: id, state, scope, first and last characters, expiry, last use and name',
    },
    operands: ['ACCOUNT'],
    options: {},
    async run({ service, operands: [account = ''] }) {
      const found = await service.keys.list(account);
      return { lines: inColumns(found.map(row)), record: found };
    },
  },
  revoke: {
    summary: { pt: 'revoga uma chave, na hora e para sempre', en: 'revokes a key, at once and permanently' },
    operands: ['KEY_ID'],
    options: {},
    async run({ service, operands: [id = ''] }) {
      const key = await service.keys.revoke(id);
      return { lines: inColumns([row(key)]), record: key };
    },
  },
  rotate: {
    summary: {
      pt: 'troca uma chave e mostra a nova; a antiga vale mais um dia, ou por --overlap',
      en: 'replaces a key and prints the new one; the old one works for another day, or for --overlap',
    },
    operands: ['KEY_ID'],
    options: { overlap: 'TIME', expires: 'INSTANT' },
    async run({ service, operands: [id = ''], options: { overlap, expires } }) {
      return printNewKey(
        await service.keys.rotate(id, {
          ...(overlap !== undefined && { overlap: readDuration('overlap', overlap, 's') }),
          ...(expires !== undefined && { expiresAt: readExpiry(expires) }),
        }),
      );
    },
  },
};

function readScope(text: string): KeyScope {
  if (text === 'tools' || text === 'account') return text;
  throw new UsageError({
    pt: '--scope aceita tools (ferramentas) ou account (área da conta)',
    en: '--scope takes tools or account',
  });
}

function readExpiry(text: string): number {
  const at = readInstant('expires', text);
  if (at > Date.now()) return at;
  throw new UsageError({
    pt: '--expires aceita um instante futuro',
    en: '--expires takes an instant in the future',
  });
}

function printNewKey(made: NewKey): Printed {
  return { lines: [made.key], record: made };
}

function row(key: ShownKey): string[] {
  const { id, scope, hint, expiresAt, lastUsedAt, name = '' } = key;
  return [id, stateOf(key), scope, shortKey(hint), instant(expiresAt), instant(lastUsedAt), name];
}

function stateOf(key: ShownKey): string {
  if (key.revokedAt !== null) return 'revoked';
  return isLive(key, Date.now()) ? 'live' : 'expired';
}
