/** Headings of columns in the words of people: the titles that the schemas of a tool give its fields. */
import { readPath } from './field-path.ts';
import type { JsonSchema } from './json-schema.ts';

/** The heading of a column, such as `Tabela legal: Ano` of `tabela.ano`; the column itself where a field has no title. */
export function headingOf(schemas: readonly JsonSchema[], column: string): string {
  const titles = titlesAlong(schemas, readPath(column) ?? [column]);
  return titles === null ? column : titles.join(': ');
}

function titlesAlong(schemas: readonly JsonSchema[], path: readonly (string | number)[]): string[] | null {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  for (const { anyOf = [], items, properties = {} } of schemas) {
    if (typeof step === 'number') {
      const titles = items && titlesAlong([items], rest);
      if (titles) return [String(step + 1), ...titles];
      continue;
    }
    const field = Object.hasOwn(properties, step) ? properties[step] : undefined;
    // A list beside the items of an answer has the columns of one of its own items.
    const inner = field && (titlesAlong([field], rest) ?? titlesAlong([field.items ?? {}], rest));
    if (inner && field?.title !== undefined) return [field.title, ...inner];
    const other = titlesAlong(anyOf, path);
    if (other) return other;
  }
  return null;
}

/** The same headings, where one that is there already gets the name of its column behind it. */
export function distinctHeadings(headings: readonly string[], columns: readonly string[]): string[] {
  return headings.map((heading, i) =>
    headings.indexOf(heading) === i ? heading : `${heading} (${columns[i]})`,
  );
}
