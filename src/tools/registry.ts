import type { ServedTool } from '../core/tool.ts';
import * as all from './all.ts';

/**
 * Every tool of the package. Routes, counts and documents are read from here. The build of the entries that have them
 * all puts their heads in its place, and loads a category when one of its tools is first called.
 */
export const tools: readonly ServedTool[] = /* @__PURE__ */ Object.values(all);
