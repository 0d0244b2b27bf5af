import type { ServedTool } from '../kit/tool.ts';
import * as all from './all.ts';

/**
 * Every tool of the package. Routes, counts and documents are read from here. For the entries that have all tools, the
 * build replaces this list by the heads of the tools, and a category is loaded when one of its tools is first called.
 */
export const tools: readonly ServedTool[] = /* @__PURE__ */ Object.values(all);
