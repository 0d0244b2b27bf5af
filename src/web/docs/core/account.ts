/**
 * The account that the reader is signed in to at the panel: by the key that the panel keeps for this tab, or by the login
 * of the host. Only its favorites and its name are read here; a key for calls is made when the reader asks for one.
 */
import { accountKey, type ToolKey } from '../../shared/tab.ts';
import { type Language, languageTags } from '../../../lib/languages.ts';

/** Milliseconds that a key lasts which was made for this page. */
const HOUR = 3_600_000;

export interface Account {
  readonly id: string;
  readonly name: string;
  /** The tools with a star, the latest first. */
  favorites(): readonly string[];
  /** Gives a tool a star or takes it away; false where that failed. */
  star(id: string, isStarred: boolean): Promise<boolean>;
  /** Makes a key that calls tools for an hour; null where that failed. */
  createKey(name: string): Promise<ToolKey | null>;
  /** Ends a key that was made so. */
  revokeKey(id: string): Promise<void>;
}

interface Described {
  readonly id: string;
  readonly name: string | null;
}

/** Reads the account; null where nobody is signed in. */
export async function readAccount(base: string, language: Language): Promise<Account | null> {
  const key = accountKey();

  async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer | null> {
    const response = await fetch(`${base}${path}`, {
      method,
      cache: 'no-store',
      headers: {
        'accept-language': languageTags[language],
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    return response?.ok ? ((await response.json().catch(() => null)) as Answer | null) : null;
  }

  const [described, listed] = await Promise.all([
    ask<Described>('GET', '/account'),
    ask<{ readonly favorites: readonly { readonly tool: string }[] }>('GET', '/account/favorites'),
  ]);
  if (!described) return null;
  let favorites = listed?.favorites.map(({ tool }) => tool) ?? [];
  const { id: accountId } = described;
  const accountName = described.name ?? accountId;
  return {
    id: accountId,
    name: accountName,
    favorites: () => favorites,
    async star(id, isStarred) {
      const path = `/account/favorites/${encodeURIComponent(id)}`;
      if (!(await ask(isStarred ? 'PUT' : 'DELETE', path))) return false;
      favorites = isStarred ? [id, ...favorites] : favorites.filter((one) => one !== id);
      return true;
    },
    async createKey(name) {
      const expiresAt = Date.now() + HOUR;
      const made = await ask<{ readonly key: string; readonly record: { readonly id: string } }>(
        'POST',
        '/account/keys',
        { name, expiresAt: new Date(expiresAt).toISOString() },
      );
      return made && { key: made.key, made: { id: made.record.id, accountId, accountName, expiresAt } };
    },
    async revokeKey(id) {
      await ask('DELETE', `/account/keys/${encodeURIComponent(id)}`);
    },
  };
}
