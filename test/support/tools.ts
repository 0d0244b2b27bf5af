import type { AnyTool } from '../../src/kit/tool.ts';
import * as all from '../../src/tools/all.ts';

/** Every tool, whole: the registry promises no more than their heads. */
export const tools: readonly AnyTool[] = Object.values(all);
