import { ApiError } from '../../../kit/errors/api-error.ts';
import type { Text } from '../../../kit/texts.ts';
import type { ToolHead } from '../../../kit/tool.ts';
import { likelyMeant } from '../../../lib/text/spelling.ts';

/** Says that no tool has this id, and names the nearest one. */
export function unknownTool(id: string, names: readonly string[]): Text {
  const [near] = likelyMeant(id, names);
  return near === undefined
    ? { pt: 'não é uma ferramenta deste serviço', en: 'is no tool of this service' }
    : {
        pt: `não é uma ferramenta deste serviço. Você quis dizer "${near}"?`,
        en: `is no tool of this service. Did you mean "${near}"?`,
      };
}

export const idsOf = (tools: readonly ToolHead[]): readonly string[] => tools.map(({ id }) => id);

/** Refuses names that are not known, each by its place in the list `tools`. */
export function requireServed(names: readonly string[] | null | undefined, known: readonly string[]): void {
  const details = (names ?? []).flatMap((name, i) =>
    known.includes(name) ? [] : [{ field: `tools[${i}]`, message: unknownTool(name, known) }],
  );
  if (details.length > 0) throw new ApiError(400, { details: details.slice(0, 20) });
}
