import type { AnyTool } from '../../src/kit/tool.ts';

type Handler = (request: Request) => Promise<Response>;

/** By tool, a digest of its answers to fixed seeds: the same on every runtime. */
export function seedDigests(
  createHandler: (options: { tools: readonly AnyTool[]; access: false; clock: () => number }) => Handler,
  tools: readonly AnyTool[],
  options?: { readonly withMany?: boolean },
): Promise<Record<string, string>>;
