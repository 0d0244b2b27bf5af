/**
 * Every field of a schema, also those inside objects, lists, records and alternatives, by its path
 * (`parcelas[].valor`), with its texts. `fields` are those of the schema: `{ fields: texts.input }` of a tool.
 */
export function describedFields(schema, { fields } = {}, path = '') {
  if (schema.wrapped) return describedFields(schema.wrapped, { fields }, path);
  const { type, entries = {}, item, value, options = [] } = schema;
  const own = Object.entries(entries).flatMap(([key, entry]) => {
    const at = path === '' ? key : `${path}.${key}`;
    const texts = Array.isArray(fields) ? undefined : fields?.[key];
    return [{ path: at, schema: entry, texts }, ...describedFields(entry, texts, at)];
  });
  const inside = [item, type === 'record' ? value : undefined].flatMap((node) =>
    node ? describedFields(node, { fields }, `${path}[]`) : [],
  );
  const alternatives = type === 'picklist' ? [] : options;
  return [
    ...own,
    ...inside,
    ...alternatives.flatMap((option, k) =>
      describedFields(option, { fields: Array.isArray(fields) ? fields[k] : fields }, path),
    ),
  ];
}
