/** Which rule a column has: the nearest of those that name it. */
import type { ColumnRule } from './columns.ts';
import type { Catalog } from './catalog.ts';

const escape = (text: string) => text.replace(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`);
const patterns = new Map<string, RegExp>();

/** True if a name matches one in which `*` stands for others; `any` is the pattern of one of those. */
function matches(name: string, pattern: string, any: string): boolean {
  if (!pattern.includes('*')) return name === pattern;
  const key = `${any}\0${pattern}`;
  let known = patterns.get(key);
  if (!known) patterns.set(key, (known = new RegExp(`^${escape(pattern).replaceAll('*', any)}$`, 's')));
  return known.test(name);
}

/** The name of a table without its schema. */
const bare = (table: string) => table.slice(table.indexOf('.') + 1);

function isOfTable(rule: ColumnRule, table: string): boolean {
  return matches(table, rule.table, '.*') || matches(bare(table), rule.table, '.*');
}

function isOfColumn(rule: ColumnRule, column: string, isDump: boolean): boolean {
  return isDump ? rule.column === column || rule.column === '*' : matches(column, rule.column, '[^.[\\]]+');
}

/** The first of the rules that names a column itself, else one that names it among others. */
function nearest(rules: readonly ColumnRule[], column: string, isDump: boolean): ColumnRule | undefined {
  return (
    rules.find((rule) => rule.column === column) ?? rules.find((rule) => isOfColumn(rule, column, isDump))
  );
}

/** The tables whose rules hold for a table: itself, and those that it is a partition of. */
export function lineage(table: string, catalog: Catalog | undefined): readonly string[] {
  const names = [table];
  for (let parent = catalog?.tables.get(table)?.parent; parent && !names.includes(parent);) {
    names.push(parent);
    parent = catalog?.tables.get(parent)?.parent;
  }
  return names;
}

/** The rule of a column: that of its table, else of the table that this is a partition of, else of a pattern of names. */
export function ruleOf(
  rules: readonly ColumnRule[],
  table: string,
  column: string,
  catalog: Catalog | undefined,
  isDump: boolean,
): ColumnRule | undefined {
  if (!isDump) return nearest(rules, column, false);
  const plain = rules.filter((rule) => !rule.table.includes('*'));
  for (const name of lineage(table, catalog)) {
    const found = nearest(
      plain.filter((rule) => isOfTable(rule, name)),
      column,
      true,
    );
    if (found) return found;
  }
  const patterned = rules.filter((rule) => rule.table.includes('*') && isOfTable(rule, table));
  return nearest(patterned, column, true);
}

/** True if a rule may be of a table. */
export const namesTable = (rule: ColumnRule, table: string, catalog: Catalog | undefined): boolean =>
  lineage(table, catalog).some((name) => isOfTable(rule, name));

export const namesColumn = isOfColumn;
