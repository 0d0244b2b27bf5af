/** Arguments of the helpers as models write them, where they can mean one thing alone. */
import type { ServedTool } from '../../kit/tool.ts';
import { isRecord, type Json } from './json.ts';

/** Names that models send in place of those of the helpers' arguments. */
const MEANT: Readonly<Record<string, string>> = {
  arguments: 'input',
  parametros: 'input',
  args: 'input',
  name: 'id',
  tool: 'id',
  q: 'query',
  busca: 'query',
};

/** The arguments by their own names, and an input that is a JSON text as the object that it holds. */
export function mend(sent: Json, fields: readonly string[]): Json {
  const mended: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    const meant = Object.hasOwn(MEANT, name) ? (MEANT[name] as string) : name;
    const isFree = fields.includes(meant) && !Object.hasOwn(sent, meant) && !Object.hasOwn(mended, meant);
    mended[isFree ? meant : name] = value;
  }
  const { input, chamadas } = mended;
  if (typeof input === 'string') mended['input'] = objectIn(input);
  if (Array.isArray(chamadas))
    mended['chamadas'] = chamadas.map((one) => (isRecord(one) ? mend(one, ['id', 'input']) : one));
  return mended;
}

function objectIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : text;
  } catch {
    return text;
  }
}

/** The id that a name stands for: `inss`, `calculadoras/inss`, `/v1/calculadoras/inss`; the name itself where it stands for none. */
export function idNamed(name: string, tools: readonly ServedTool[]): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^.*\bv\d+\//, '')
    .replaceAll(/^\/|\/$/g, '')
    .replaceAll('/', '-');
  if (tools.some(({ id }) => id === plain)) return plain;
  const [only, ...others] = new Set(
    tools.filter(({ path }) => path.endsWith(`/${plain}`)).map(({ id }) => id),
  );
  return only !== undefined && others.length === 0 ? only : name;
}
