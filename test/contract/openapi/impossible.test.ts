import { describe, expect, it } from 'vitest';
import { documentTool } from '../../../src/pages/openapi/tool-document.ts';
import { lateRefusal } from '../../support/call-tool.ts';
import { tools } from '../../support/tools.ts';
import { walked } from '../../support/walked.ts';

/**
 * The day on which an input is impossible, where it is possible by now: one before which no company was of that size.
 */
const DAYS: Readonly<Record<string, string>> = { empresa: '2009-07-01T12:00:00Z' };

/** In all other tests, `callTool` and the agreement with the document fail when a tool answers an undocumented 422. */
describe('an impossible input', () => {
  it.each(walked.flatMap((tool) => (tool.impossible === undefined ? [] : [[tool.id, tool] as const])))(
    'of %s is answered 422',
    async (_, tool) => {
      const now = DAYS[tool.id];
      expect(
        await lateRefusal(tool, tool.impossible as Record<string, unknown>, now === undefined ? {} : { now }),
      ).toMatchObject({
        status: 422,
      });
      expect((await documentTool(tool)).errors).toEqual([
        ...[400, 401, 403, 422, 429, 500],
        ...(tool.queued ? [503] : []),
      ]);
    },
  );

  it('is shown by every tool whose schema has a check of that status', async () => {
    const bare = tools.filter(({ impossible }) => impossible === undefined);
    expect(bare.length).toBeGreaterThan(20);
    for (const tool of bare)
      expect([tool.id, (await documentTool(tool)).errors]).toEqual([tool.id, [400, 401, 403, 429, 500]]);
  });
});
