import type { AnyTool } from '../core/tool.ts';
import * as all from './all.ts';

/** Every tool of the package. Routes, counts and documents are read from here. */
export const tools: readonly AnyTool[] = /* @__PURE__ */ Object.values(all);
