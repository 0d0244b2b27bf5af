/** The types of routes: the addresses of a service, and the tools and pages that they lead to. */
import type { Awaitable } from '../contracts/call.ts';
import type { Page } from '../contracts/pages.ts';
import type { AnyTool } from '../kit/tool.ts';

export interface ToolRoute {
  readonly id: string;
  /** Loads the tool where that is still to be done, once. */
  open(): Awaitable<AnyTool>;
}

export interface FoundTool {
  readonly is: 'tool';
  readonly route: ToolRoute;
}

/** The tool or the page at an address, or nothing. */
export type Found =
  | FoundTool
  | { readonly is: 'page'; readonly page: Page; readonly params: Readonly<Record<string, string>> }
  /** Nothing for this method; the methods that the path has, if any. */
  | { readonly is: 'nothing'; readonly allow: readonly string[] };

export interface Routes {
  /** HEAD is found where GET is. A path is matched as it was sent. */
  find(method: string, path: string): Found | Promise<Found>;
  /** The tool that lies there, if one does. */
  findTool(method: string, path: string): ToolRoute | undefined;
  byId(toolId: string): ToolRoute | undefined;
  readonly ids: readonly string[];
  /** Every address that has no parameters; for pages that are not loaded yet, the path that they lie under. */
  readonly paths: readonly string[];
}
