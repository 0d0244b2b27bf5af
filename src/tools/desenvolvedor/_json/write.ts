import type { JsonMember, JsonNode } from './tree.ts';

export interface JsonStyle {
  /** Indentation of a level; empty for a single line. */
  readonly indent: string;
  /** Text between a key and its value. */
  readonly colon: string;
  /** Members by name, in the order of UTF-16 code units. Members of the same name keep their order. */
  readonly sortKeys: boolean;
}

/** The text of a node, or null when it would be longer than `limit` UTF-16 units. */
export function writeJson(root: JsonNode, style: JsonStyle, limit: number): string | null {
  const parts: string[] = [];
  let length = 0;
  let newline = style.indent === '' ? '' : '\n';

  function put(part: string): void {
    // Over the limit nothing is kept any more. The walk still goes on to its end, which the size of the input
    // bounds.
    length += part.length;
    if (length <= limit) parts.push(part);
  }

  function putAll<T>(open: string, items: readonly T[], close: string, putItem: (item: T) => void): void {
    if (items.length === 0) return put(open + close);
    const outer = newline;
    newline += style.indent;
    for (const [i, item] of items.entries()) {
      put((i === 0 ? open : ',') + newline);
      putItem(item);
    }
    newline = outer;
    put(newline + close);
  }

  function putMember({ key, value }: JsonMember): void {
    put(key + style.colon);
    putNode(value);
  }

  function putNode(node: JsonNode): void {
    if (typeof node === 'string') put(node);
    else if ('items' in node) putAll('[', node.items, ']', putNode);
    else putAll('{', style.sortKeys ? node.members.toSorted(byName) : node.members, '}', putMember);
  }

  putNode(root);
  return length <= limit ? parts.join('') : null;
}

function byName(a: JsonMember, b: JsonMember): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
