/** What the build puts in the place of `answer-texts.ts`: of each tool that explains itself what its answer's numbers are. */
import { descriptionOf } from './fields/describe.ts';
import type { AnyTool } from './tool.ts';

interface Node {
  readonly type?: string;
  readonly entries?: Readonly<{ [key: string]: Node }>;
  readonly options?: readonly Node[];
  readonly item?: Node;
  readonly value?: Node;
  readonly wrapped?: Node;
}

type Texts = Readonly<{ [path: string]: readonly [pt: string, en: string] }>;

/** By tool and path; texts that the whole answer has of itself are left out. */
export function keepAnswerTexts(tools: readonly AnyTool[]): Readonly<{ [tool: string]: Texts }> {
  const explaining = tools.filter(({ input }) => 'explicar' in input.entries);
  return Object.fromEntries(explaining.map((tool) => [tool.id, textsOf(tool.output as Node)]));
}

/** The texts of the numbers of an answer, by path: `descontos[].valor`. */
export function textsOf(output: object): Texts {
  const texts: { [path: string]: readonly [pt: string, en: string] } = {};
  const walk = (node: Node, path: string, outer: Node): void => {
    const { entries = {}, options = [], item, wrapped } = node;
    if (wrapped) return walk(wrapped, path, outer);
    for (const option of options) if (typeof option === 'object') walk(option, path, outer);
    if (item) walk(item, `${path}[]`, item);
    for (const [key, member] of Object.entries(entries)) {
      if (path === '' && BESIDE.has(key)) continue;
      walk(member, path === '' ? key : `${path}.${key}`, member);
    }
    if (node.value && !entries['value']) walk(node.value, `${path}.*`, outer);
    const description = descriptionOf(node) ?? descriptionOf(outer);
    if (node.type === 'number' && description) texts[path] ??= [description.text.pt, description.text.en];
  };
  walk(output as Node, '', output as Node);
  return texts;
}

const BESIDE = new Set(['comparacao', 'explicacao', 'premissas', 'tabela', 'aviso']);
