import type { EventSink } from '../contracts/events.ts';
import type { Favorite, KeyStore } from '../contracts/key-store.ts';
import { type AccountId, accountIdOf, ifStillThere, requireAccount } from '../contracts/records.ts';
import { requireTool } from '../kit/tool-ids.ts';
import type { ToolHead } from '../kit/tool.ts';

export interface FavoriteParts {
  readonly tools: readonly ToolHead[];
  readonly keyStore: KeyStore;
  readonly clock: () => number;
  readonly events?: EventSink | undefined;
  /** Called when the event could not be raised; the favorite stands. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** The tools that an account keeps at hand. An unknown account or tool rejects with `ServiceError` `not_found`. */
export interface FavoriteOperations {
  /** Adding twice is allowed and raises nothing. */
  add(accountId: AccountId, toolId: string): Promise<{ readonly added: boolean; readonly count: number }>;
  remove(
    accountId: AccountId,
    toolId: string,
  ): Promise<{ readonly removed: boolean; readonly count: number }>;
  /** Oldest first. */
  list(accountId: AccountId): Promise<readonly Favorite[]>;
}

export function createFavorites(parts: FavoriteParts): FavoriteOperations {
  const { tools, keyStore, clock, events, onError } = parts;
  return {
    async add(id, toolId) {
      const accountId = accountIdOf(id);
      const tool = requireTool(toolId, tools);
      const account = await requireAccount(keyStore, accountId);
      const at = clock();
      const outcome = await keyStore.addFavorite(accountId, toolId, at);
      if (!outcome.added) return outcome;
      // Looked at again: an erasure that passed meanwhile has not seen this one.
      await ifStillThere(keyStore, account, async () => keyStore.removeFavorite(accountId, toolId));
      try {
        await events?.emit({ type: 'favorite_added', accountId, tool, favorites: outcome.count, at });
      } catch (error) {
        onError?.(error);
      }
      return outcome;
    },
    async remove(id, toolId) {
      const accountId = accountIdOf(id);
      requireTool(toolId, tools);
      await requireAccount(keyStore, accountId);
      return keyStore.removeFavorite(accountId, toolId);
    },
    async list(id) {
      const accountId = accountIdOf(id);
      await requireAccount(keyStore, accountId);
      return keyStore.listFavorites(accountId);
    },
  };
}
