import { type CategoryTexts, withTexts } from '../kit/tool-texts.ts';
import type { AnyTool, LazyTool } from '../kit/tool.ts';
import { idOf } from '../kit/tool.ts';

/** The facts of a tool before its category is loaded: its exported name, method, path and name. */
type Row<Module> = readonly [
  key: keyof Module,
  method: LazyTool['method'],
  path: LazyTool['path'],
  name: string,
];

/** The heads of the tools of a category, which is loaded when one of its tools is first called. */
/* @__NO_SIDE_EFFECTS__ */
export function lazyTools<Module extends Readonly<Record<keyof Module, unknown>>>(
  category: LazyTool['category'],
  load: () => Promise<Module>,
  loadTexts: () => Promise<CategoryTexts>,
  rows: readonly Row<Module>[],
): readonly LazyTool[] {
  const labelled = withTexts(loadTexts);
  return rows.map(([key, method, path, name]) => ({
    ...{ id: idOf(path), method, path, category, name },
    load: async () => labelled((await load())[key] as AnyTool),
  }));
}
