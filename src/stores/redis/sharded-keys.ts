import type { ApiKey, KeyCreation, KeyReplacement, KeyStore } from '../../contracts/key-store.ts';
import type { Index } from './key-index.ts';
import { placeOf } from './place.ts';

const ofDigest = (digest: string) => `digest:${digest}`;
const ofId = (id: string) => `key:${id}`;
const namesOf = ({ id, digest }: ApiKey) => [ofDigest(digest), ofId(id)];

/**
 * Accounts by the hash of their id, and an index of keys by digest and id. An index may name a key that is gone, after a
 * crash or when an account forgets a dead key: such a name is free again.
 */
export function shardedKeys(shards: readonly KeyStore[], index: Index): KeyStore {
  const of = (accountId: string) => shards[placeOf(accountId, shards.length)] as KeyStore;

  /** Asks the shard of a name; null where no account has it. */
  async function at<T>(
    name: string,
    ask: (store: KeyStore) => T | null | Promise<T | null>,
  ): Promise<T | null> {
    const accountId = await index.read(name);
    return accountId === null ? null : ask(of(accountId));
  }

  const isTaken = async (name: string, key: ApiKey): Promise<boolean> =>
    name === ofId(key.id)
      ? (await at(name, (store) => store.getKey(key.id))) !== null
      : (await at(name, (store) => store.findKey(key.digest))) !== null;

  async function createKey(key: ApiKey, max?: number, replaces?: KeyReplacement): Promise<KeyCreation> {
    const { accountId } = key;
    const claimed: string[] = [];
    const release = () => Promise.all(claimed.map((name) => index.drop(name, accountId)));
    for (const name of namesOf(key)) {
      const owner = await index.claim(name, accountId);
      if (owner === null) claimed.push(name);
      else if (await isTaken(name, key)) {
        await release();
        // A key that is not stored has other reasons first: with no room it is never stored.
        const outcome = await of(accountId).createKey(key, 0, replaces);
        return outcome === 'limit' ? 'exists' : outcome;
      } else if (owner !== accountId) await index.set(name, accountId);
    }
    const outcome = await of(accountId).createKey(key, max, replaces);
    if (outcome !== 'created') await release();
    return outcome;
  }

  return {
    createAccount: (account) => of(account.id).createAccount(account),
    getAccount: (id) => of(id).getAccount(id),
    updateAccount: (id, patch) => of(id).updateAccount(id, patch),
    async listAccounts(query) {
      const pages = await Promise.all(shards.map((shard) => shard.listAccounts(query)));
      return pages
        .flat()
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, query.limit);
    },
    createKey,
    findKey: (digest) => at(ofDigest(digest), (store) => store.findKey(digest)),
    getKey: (id) => at(ofId(id), (store) => store.getKey(id)),
    updateKey: (id, patch) => at(ofId(id), (store) => store.updateKey(id, patch)),
    listKeys: (accountId) => of(accountId).listKeys(accountId),
    expireKey: (id, instant) => at(ofId(id), (store) => store.expireKey(id, instant)),
    revokeKey: (id, instant) => at(ofId(id), (store) => store.revokeKey(id, instant)),
    async touchKey(id, instant) {
      const accountId = await index.read(ofId(id));
      if (accountId !== null) await of(accountId).touchKey(id, instant);
    },
    async eraseAccount(id) {
      const keys = await of(id).listKeys(id);
      const isErased = await of(id).eraseAccount(id);
      await Promise.all(keys.flatMap(namesOf).map((name) => index.drop(name, id)));
      return isErased;
    },
    addFavorite: (accountId, toolId, instant) => of(accountId).addFavorite(accountId, toolId, instant),
    removeFavorite: (accountId, toolId) => of(accountId).removeFavorite(accountId, toolId),
    listFavorites: (accountId) => of(accountId).listFavorites(accountId),
  };
}
