import type { Access, Principal } from './access.ts';
import type { Answer, Awaitable, Call } from './call.ts';

/** What a page gets to answer a call. */
export interface Visit {
  readonly call: Call;
  /** The named parts of the path, as itty-router finds them. */
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
  /** Who calls a page of access `key`; null on an open one. */
  readonly principal: Principal | null;
  /** The steps of admission, for a page that takes them itself; null in a service without access control. */
  readonly access: Access | null;
}

/** An address that is no tool: a page of the service, or a route that a host adds. */
export interface Page {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base path, in the syntax of itty-router: `/saude`, `/clientes/:id`. */
  readonly path: `/${string}`;
  /** `key`: authenticated and counted like a tool call before `handle` runs. `open`: anyone may call it. */
  readonly access: 'key' | 'open';
  /** May throw an `ApiError`. */
  handle(visit: Visit): Awaitable<Answer>;
}
