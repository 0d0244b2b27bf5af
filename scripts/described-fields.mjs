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

/** Writes the comments for the types of a tool's fields, by path: one line with both languages. */
export function fieldComments(schemas, said) {
  const comments = {};
  for (const { path, schema, texts } of schemas.flatMap((one) => describedFields(one, said))) {
    if (texts) comments[path] ??= inBoth(texts, unitOf(schema));
  }
  return comments;
}

function unitOf({ wrapped, pipe = [] }) {
  return wrapped ? unitOf(wrapped) : pipe.findLast(({ metadata }) => metadata?.unit)?.metadata.unit;
}

const inBoth = ({ pt, en }, unit) =>
  unit ? `${pt[1]} (${unit.pt}) · ${en[1]} (${unit.en})` : `${pt[1]} · ${en[1]}`;
