import { describe, expect, it } from 'vitest';
import { outcomeOf, saidBy, type Vector } from '../../../scripts/vectors/outcome.mjs';
import { createHandler } from '../../../src/core.ts';
import type { AnyTool } from '../../../src/kit/tool.ts';
import * as all from '../../../src/tools/index.ts';

interface File {
  readonly now: string;
  readonly vectors: readonly Vector[];
}

declare global {
  interface ImportMeta {
    /** Vite's function: imports each file that a pattern matches. */
    glob<T>(pattern: string, options: { readonly eager: true; readonly import: string }): Record<string, T>;
  }
}

// The files are imported, since not every runtime can read them.
const files = import.meta.glob<File>('../../../vectors/!(schema).json', { eager: true, import: 'default' });
const tools: readonly AnyTool[] = Object.values(all);

describe('vectors', () => {
  it('are there', () => expect(Object.keys(files).length).toBeGreaterThan(1));

  it.each(Object.entries(files))('of %s are what the service answers', async (_, { now, vectors }) => {
    let time = 0;
    const service = createHandler({ tools, access: false, clock: () => time });
    for (const vector of vectors) {
      time = Date.parse(vector.now ?? now);
      const tool = tools.find(({ id }) => id === vector.tool) as AnyTool;
      const [said, answer] = [saidBy(vector), await outcomeOf(service, tool, vector.input)];
      // Texts are quick to compare, and mostly equal.
      if (JSON.stringify(answer) !== JSON.stringify(said))
        expect({ id: vector.id, ...answer }).toEqual({ id: vector.id, ...said });
    }
  });
});
