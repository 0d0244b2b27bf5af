import * as fc from 'fast-check';
import type { AnyTool } from '../../src/kit/tool.ts';

interface Node {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly unknown[];
  readonly item?: Node;
  readonly wrapped?: Node;
}

type Values = Record<string, unknown>;

const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);

const number = fc.oneof(
  fc.integer({ min: 0, max: 31 }),
  cents(100),
  cents(12_000),
  cents(12_000),
  cents(1_500_000),
  fc.integer({ min: 0, max: 400_000 }).map((value) => value / 10_000),
);

const day = fc
  .integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2028, 11, 31) })
  .map((value) => new Date(value).toISOString().slice(0, 10));

function valueOf(node: Node): fc.Arbitrary<unknown> {
  if (node.wrapped) return valueOf(node.wrapped);
  switch (node.type) {
    case 'number':
      return number;
    case 'boolean':
      return fc.boolean();
    case 'picklist':
      return fc.constantFrom(...(node.options as readonly unknown[]));
    case 'string':
      return fc.oneof(
        day,
        day.map((text) => text.slice(0, 7)),
      );
    case 'array':
      return fc.array(valueOf(node.item as Node), { maxLength: 4 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(node.entries ?? {}).map(([key, member]) => [key, valueOf(member)])),
        { requiredKeys: Object.keys(node.entries ?? {}).filter((key) => !node.entries?.[key]?.wrapped) },
      );
    default:
      return fc.constant(undefined);
  }
}

/** Values that pick legal tables, which random values would seldom do. */
const TABLES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  ano: fc.constantFrom(2025, 2026),
  mes: fc.integer({ min: 1, max: 12 }),
  estimativas: fc.boolean(),
};
const LEFT_OUT = new Set(['explicar', 'comparar', 'competencia']);

/** An example of a tool with some of its fields in another way: many are good inputs. */
export function inputsOf(tool: AnyTool): fc.Arbitrary<Values> {
  const fields = Object.entries(tool.input.entries as unknown as Record<string, Node>).filter(
    ([name]) => !LEFT_OUT.has(name),
  );
  const changes = fc.record(
    Object.fromEntries(fields.map(([name, node]) => [name, TABLES[name] ?? valueOf(node)])),
    { requiredKeys: [] },
  );
  const few = fc.subarray(
    fields.map(([name]) => name),
    { minLength: 1, maxLength: Math.min(6, fields.length) },
  );
  return fc.tuple(fc.constantFrom(...tool.examples), changes, few).map(([{ input }, changed, names]) => {
    const kept = Object.entries(changed).filter(([name]) => names.includes(name));
    return { ...(input as Values), ...Object.fromEntries(kept) };
  });
}
