/**
 * What is said of the fields of each tool, by the tool's exported name and the field's path (`faixas[].valor`), in both
 * languages, for comments in types.
 */
export function fieldTexts(tools, descriptionOf) {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { input, byAction = {}, output }]) => [
      name,
      {
        input: textsIn([input, ...Object.values(byAction)], descriptionOf),
        answer: textsIn([output], descriptionOf),
      },
    ]),
  );
}

function textsIn(schemas, descriptionOf) {
  const texts = {};
  const visit = (schema, path) => {
    if (schema.wrapped) return visit(schema.wrapped, path);
    for (const [key, entry] of Object.entries(schema.entries ?? {})) {
      const at = path === '' ? key : `${path}.${key}`;
      const description = descriptionOf(entry);
      if (description) texts[at] ??= saidOf(description);
      visit(entry, at);
    }
    if (schema.item) visit(schema.item, `${path}[]`);
    if (schema.type !== 'picklist') for (const option of schema.options ?? []) visit(option, path);
    return undefined;
  };
  for (const schema of schemas) visit(schema, '');
  return texts;
}

function saidOf({ text, unit }) {
  const said = (language) => (unit ? `${text[language]} (${unit[language]})` : text[language]);
  return `${said('pt')} · ${said('en')}`;
}
