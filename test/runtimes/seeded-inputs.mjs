/** Fields that are not varied: their values have digests of their own, or are not drawn. */
const NOT_VARIED = new Set(['action', 'invalid', 'seed', 'variant']);

/**
 * Inputs that reach every way in which a tool draws: none at all, many items, each value of each enumerated field and
 * each state, one at a time. Combinations that the tool refuses are the business of its own tests.
 */
export function seededInputs(tool) {
  const { entries } = tool.input;
  const examples = tool.examples.map(({ input }) => input).filter(({ action }) => action !== 'validate');
  const base =
    tool.method === 'POST' ? (examples.find(({ seed }) => seed !== undefined) ?? examples[0] ?? {}) : {};
  const many = 'count' in entries ? [{ ...base, count: 10 }] : [];
  const single = Object.entries(entries).flatMap(([field, schema]) => {
    if (NOT_VARIED.has(field)) return [];
    return valuesOf(field, schema).map((value) => Object.assign({}, base, { [field]: value }));
  });
  return [base, ...many, ...examples, ...single];
}

function valuesOf(field, schema) {
  const inner = schema.wrapped ?? schema;
  if (field === 'state' || field === 'uf') return ['AC', 'BA', 'DF', 'MG', 'RJ', 'SP', 'TO'];
  if (inner.type === 'picklist') return inner.options;
  if (inner.type === 'boolean') return [true, false];
  return [];
}
