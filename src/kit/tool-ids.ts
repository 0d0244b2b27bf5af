import { ServiceError } from './errors/service-error.ts';
import { likelyMeant } from '../lib/text/spelling.ts';
import type { Text } from './texts.ts';
import type { ToolHead } from './tool.ts';

/**
 * The end of an error about an unknown tool id: `; did you mean "dev-hash"?`, or nothing when no tool has a similar id,
 * path or last part of its path.
 */
export function hintAt(id: string, tools: readonly ToolHead[]): Text {
  const names = [
    ...tools.map((tool) => [tool.id, tool] as const),
    ...tools.map((tool) => [tool.path, tool] as const),
    ...tools.map((tool) => [tool.path.slice(tool.path.lastIndexOf('/') + 1), tool] as const),
  ];
  const [meant] = likelyMeant(
    id,
    names.map(([name]) => name),
  );
  const tool = names.find(([name]) => name === meant)?.[1];
  return tool
    ? { pt: `; você quis dizer "${tool.id}"?`, en: `; did you mean "${tool.id}"?` }
    : { pt: '', en: '' };
}

/** The error of an id that no tool has, with the nearest one. */
export function noSuchTool(id: string, tools: readonly ToolHead[]): ServiceError {
  const hint = hintAt(id, tools);
  return new ServiceError('not_found', {
    pt: `não há a ferramenta "${id}"${hint.pt}`,
    en: `there is no tool "${id}"${hint.en}`,
  });
}

/** The tool of an id among those that are served; else `not_found` with the nearest id. */
export function requireTool<Tool extends ToolHead>(id: string, tools: readonly Tool[]): Tool {
  const tool = tools.find((one) => one.id === id);
  if (!tool) throw noSuchTool(id, tools);
  return tool;
}
