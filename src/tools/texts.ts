import type { ServedTool } from '../kit/tool.ts';
import type { CategoryTexts, ToolTexts } from '../kit/tool-texts.ts';

/** The texts of a tool of the package; null of any other tool, which has them inline. The first call loads those of all tools. */
export async function textsOf(tool: ServedTool): Promise<ToolTexts | null> {
  const isInline = 'summary' in tool && tool.summary !== undefined;
  if (isInline) return null;
  const all: Partial<Record<string, CategoryTexts['texts']>> = await import('./all-texts.ts');
  const texts = all[tool.category] ?? {};
  return Object.hasOwn(texts, tool.id) ? (texts[tool.id] as ToolTexts) : null;
}
