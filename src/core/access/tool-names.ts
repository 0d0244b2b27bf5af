import { closest } from '../../lib/text/spelling.ts';
import type { ToolHead } from '../tool.ts';

/**
 * What an error says after an id that no tool has: `; did you mean "dev-hash"?`. Nothing, if no tool is like it by its
 * id, its path or the last part of that.
 */
export function hintAt(id: string, tools: readonly ToolHead[]): string {
  const names = [
    ...tools.map((tool) => [tool.id, tool] as const),
    ...tools.map((tool) => [tool.path, tool] as const),
    ...tools.map((tool) => [tool.path.slice(tool.path.lastIndexOf('/') + 1), tool] as const),
  ];
  const meant = closest(
    id,
    names.map(([name]) => name),
  );
  const tool = names.find(([name]) => name === meant)?.[1];
  return tool ? `; did you mean "${tool.id}"?` : '';
}
