/** The seam between the pipeline and whoever is told of what happened, such as webhooks. */
import type { Awaitable, Call } from './call.ts';
import type { Principal } from './access.ts';
import type { AnyTool, ToolHead } from './tool.ts';

export { type EventName, eventNames } from './event-names.ts';

/** A tool call that was answered 200. */
export interface ToolCall {
  readonly principal: Principal;
  readonly tool: AnyTool;
  /** The known parameters as sent, after conversion: without defaults, and unchecked where the action does not read them. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly result: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Keeps the process alive for work that the event causes; absent where no runtime needs to be told. */
  readonly waitUntil?: Call['waitUntil'];
}

/** A favorite that was not there yet. */
export interface FavoriteAdded {
  readonly accountId: string;
  readonly tool: ToolHead;
  /** How many favorites the account has now. */
  readonly favorites: number;
  readonly at: number;
}

/** What it rejects with goes to `onError`; the answer that is under way is sent all the same, unless it is strict. */
export interface EventSink {
  /** A call whose event could not be kept is answered 500. */
  readonly strict?: boolean;
  toolCalled(call: ToolCall): Awaitable<void>;
  favoriteAdded(favorite: FavoriteAdded): Awaitable<void>;
}
