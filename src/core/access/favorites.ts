import { timed } from '../../lib/timed.ts';
import { ServiceError } from '../errors.ts';
import type { EventSink } from '../events.ts';
import type { Favorite, KeyStore } from '../stores.ts';
import type { ToolHead } from '../tool.ts';
import { hintAt } from './tool-names.ts';

export interface FavoriteParts {
  readonly tools: readonly ToolHead[];
  readonly keyStore: KeyStore;
  /** Milliseconds. */
  readonly storeTimeout: number;
  readonly clock: () => number;
  readonly events?: EventSink | undefined;
  /** Told when the event could not be raised; the favorite stands. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** The tools that an account keeps at hand. An unknown account or tool rejects with `ServiceError` `not_found`. */
export interface FavoriteOperations {
  /** Adding twice is no error and raises nothing. */
  add(accountId: string, toolId: string): Promise<{ readonly added: boolean; readonly count: number }>;
  remove(accountId: string, toolId: string): Promise<{ readonly removed: boolean; readonly count: number }>;
  /** Oldest first. */
  list(accountId: string): Promise<readonly Favorite[]>;
}

export function createFavorites(parts: FavoriteParts): FavoriteOperations {
  const { tools, clock, events, onError } = parts;
  const keyStore = timed(parts.keyStore, parts.storeTimeout);
  const byId = new Map(tools.map((tool) => [tool.id, tool]));

  async function requireAccount(id: string): Promise<void> {
    const account = await keyStore.getAccount(id);
    if (account === null) throw new ServiceError('not_found', `there is no account "${id}"`);
  }

  function requireTool(id: string): ToolHead {
    const tool = byId.get(id);
    if (!tool) throw new ServiceError('not_found', `there is no tool "${id}"${hintAt(id, tools)}`);
    return tool;
  }

  return {
    async add(accountId, toolId) {
      const tool = requireTool(toolId);
      await requireAccount(accountId);
      const at = clock();
      const outcome = await keyStore.addFavorite(accountId, toolId, at);
      try {
        if (outcome.added) await events?.favoriteAdded({ accountId, tool, favorites: outcome.count, at });
      } catch (error) {
        onError?.(error);
      }
      return outcome;
    },
    async remove(accountId, toolId) {
      requireTool(toolId);
      await requireAccount(accountId);
      return keyStore.removeFavorite(accountId, toolId);
    },
    async list(accountId) {
      await requireAccount(accountId);
      return keyStore.listFavorites(accountId);
    },
  };
}
