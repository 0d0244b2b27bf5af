import type { AnyTool } from '../src/kit/tool.ts';

export function fieldsPage(tools: readonly AnyTool[]): string;
