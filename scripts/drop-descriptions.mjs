/**
 * A plugin of the build: takes out of the sources what only documents read, which `src/openapi` carries apart. A call
 * `describe(field, …)` becomes the field, and tools lose `en`, `about`, `either`, `impossible` and `result`.
 */
export function dropDescriptions() {
  return {
    name: 'drop-descriptions',
    transform(code, id) {
      if (!/\/src\/(?:kit|tools)\//.test(id)) return null;
      const cuts = cutsOf(this.parse(code));
      if (cuts.length === 0) return null;
      for (const [start, end] of cuts.toSorted(([a], [b]) => b - a))
        code = code.slice(0, start) + code.slice(end);
      return { code, map: null };
    },
  };
}

/** What tells the definition of a tool from any other object. */
const OF_A_TOOL = ['path', 'name', 'summary'];
const DROPPED = new Set(['en', 'about', 'either', 'impossible', 'result']);

/** The stretches of the text to take out. None lies across the border of another. */
function cutsOf(program) {
  const cuts = [];
  // A file may have a function of its own of that name.
  const isOurs = program.body.some(
    ({ type, specifiers = [] }) =>
      type === 'ImportDeclaration' && specifiers.some(({ local }) => local.name === 'describe'),
  );
  const visit = (node) => {
    if (isOurs && node.type === 'CallExpression' && node.callee.name === 'describe') {
      const [field] = node.arguments;
      cuts.push([node.start, field.start], [field.end, node.end]);
      return visit(field);
    }
    if (node.type === 'ObjectExpression') {
      const nameOf = ({ key }) => key?.name;
      const names = new Set(node.properties.map(nameOf));
      if (OF_A_TOOL.every((name) => names.has(name))) {
        node.properties.forEach((property, k) => {
          if (!DROPPED.has(nameOf(property))) return visit(property);
          // With the comma before it, or after it where it stands first.
          const [before, after] = [node.properties[k - 1], node.properties[k + 1]];
          if (before) cuts.push([before.end, property.end]);
          else cuts.push([property.start, after.start]);
        });
        return undefined;
      }
    }
    for (const child of Object.values(node)) {
      for (const one of [child].flat()) if (typeof one?.type === 'string') visit(one);
    }
    return undefined;
  };
  visit(program);
  return cuts;
}
