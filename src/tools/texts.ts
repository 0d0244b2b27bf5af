/** The texts of the tools of the package. Those of a category are loaded when one of its tools is first described. */
import type { Category, ServedTool } from '../kit/tool.ts';
import type { CategoryTexts, ToolTexts } from '../kit/tool-texts.ts';

const categories: Readonly<Record<Category, () => Promise<CategoryTexts>>> = {
  documentos: async () => import('./documentos/texts.ts'),
  geradores: async () => import('./geradores/texts.ts'),
  trabalhista: async () => import('./trabalhista/texts.ts'),
  financeiro: async () => import('./financeiro/texts.ts'),
  tributario: async () => import('./tributario/texts.ts'),
  marketplace: async () => import('./marketplace/texts.ts'),
  saude: async () => import('./saude/texts.ts'),
  matematica: async () => import('./matematica/texts.ts'),
  construcao: async () => import('./construcao/texts.ts'),
  texto: async () => import('./texto/texts.ts'),
  desenvolvedor: async () => import('./desenvolvedor/texts.ts'),
};

/** The texts of a tool of the package; null of any other, which has them inline. */
export async function textsOf(tool: ServedTool): Promise<ToolTexts | null> {
  const isInline = 'summary' in tool && tool.summary !== undefined;
  if (isInline || !Object.hasOwn(categories, tool.category)) return null;
  const { texts } = await categories[tool.category]();
  return Object.hasOwn(texts, tool.id) ? (texts[tool.id] as ToolTexts) : null;
}
