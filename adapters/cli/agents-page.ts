import { createRequire } from 'node:module';
import { mcp } from '../../src/pages/mcp/index.ts';

export const SDK = '@modelcontextprotocol/server';

/** The page for agents, where the SDK that it needs is installed. */
export function pagesForAgents() {
  try {
    createRequire(import.meta.url).resolve(SDK);
    return [mcp()];
  } catch {
    return [];
  }
}
