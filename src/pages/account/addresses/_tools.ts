import type { Text } from '../../../kit/texts.ts';
import type { ToolHead } from '../../../kit/tool.ts';
import { likelyMeant } from '../../../lib/text/spelling.ts';

/** Says that no tool has this id, and names the nearest one. */
export function unknownTool(id: string, tools: readonly ToolHead[]): Text {
  const [near] = likelyMeant(
    id,
    tools.map((tool) => tool.id),
  );
  return near === undefined
    ? { pt: 'não é uma ferramenta deste serviço', en: 'is no tool of this service' }
    : {
        pt: `não é uma ferramenta deste serviço. Você quis dizer "${near}"?`,
        en: `is no tool of this service. Did you mean "${near}"?`,
      };
}
