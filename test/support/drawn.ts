/** What a page holds, as lines of text that a person can compare. */
import type { Locator } from 'playwright-core';

/** The elements inside one, a line each: its name, attributes and what is typed or chosen, and the texts among them. */
export async function linesOf(place: Locator): Promise<readonly string[]> {
  const lines = await place.evaluate((root) => {
    const found: string[] = [];
    const states = ['checked', 'disabled', 'value', 'hidden'] as const;
    function look(node: Node, depth: number): void {
      const indent = '  '.repeat(depth);
      if (node instanceof Text && node.data.trim() !== '') found.push(indent + node.data.trim());
      if (!(node instanceof Element)) return;
      const attributes = [...node.attributes].map(({ name, value }) => ` ${name}="${value}"`);
      const own = node as unknown as Readonly<Record<(typeof states)[number], unknown>>;
      const said = states.filter((state) => own[state]).map((state) => ` ${state}: ${String(own[state])}`);
      found.push(`${indent}${node.localName}${attributes.join('')}${said.join(',')}`);
      for (const child of node.childNodes) look(child, depth + 1);
    }
    look(root, 0);
    return found;
  });
  return lines.map(settled);
}

/** Without what differs from run to run: ids, keys, the port, and how long an attempt took. */
export function settled(line: string): string {
  return line
    .replace(/\b(evt|key|wh|acc|req)_[0-9a-z]{20,}/g, '$1_…')
    .replace(/\bcnv_\w+(?:…\w+)?/g, 'cnv_…')
    .replace(/\bwhsec_[\w+/=]+/g, 'whsec_…')
    .replace(/\b127\.0\.0\.1:\d+/g, '127.0.0.1:…')
    .replace(/\b\d+ ms\b/g, '… ms')
    .replace(/:\d\d\.\d{3}Z/g, ':…Z');
}
