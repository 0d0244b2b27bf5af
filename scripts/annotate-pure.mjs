/**
 * Marks what a module computes when it is imported as free of side effects, which all of ours are: a bundler then
 * leaves out, of a file with many tools, those that nobody uses. It believes `sideEffects: false` of whole files alone.
 */
export function annotatePure() {
  return {
    name: 'annotate-pure',
    renderChunk(code) {
      const { body } = this.parse(code);
      const namespaces = new Set(
        body
          .filter(({ type }) => type === 'ImportDeclaration')
          .flatMap(({ specifiers }) => specifiers)
          .filter(({ type }) => type === 'ImportNamespaceSpecifier')
          .map(({ local }) => local.name),
      );
      const insertions = body
        .filter(({ type }) => type === 'VariableDeclaration')
        .flatMap(({ declarations }) => declarations)
        .filter(({ init }) => init)
        .flatMap(({ init }) => marksOf(init, namespaces))
        .toSorted(([a], [b]) => b - a);
      for (const [at, text] of insertions) code = code.slice(0, at) + text + code.slice(at);
      return { code, map: null };
    },
  };
}

const PURE = '/* @__PURE__ */ ';
const FUNCTIONS = /^(ArrowFunction|Function)Expression$/;
/** Expressions that may run code beyond the annotated call: getters, iterators, conversions to text. */
const OPAQUE = /^(MemberExpression|SpreadElement|TaggedTemplateExpression|ClassExpression|BinaryExpression)$/;

/** Where to insert what, so that an initial value can be dropped. */
function marksOf(init, namespaces) {
  const calls = [];
  let isOpaque = false;
  const visit = (node) => {
    if (FUNCTIONS.test(node.type)) return;
    if (node.type === 'MemberExpression' && namespaces.has(node.object.name)) return;
    if (OPAQUE.test(node.type) || (node.type === 'TemplateLiteral' && node.expressions.length > 0))
      isOpaque = true;
    if (/^(Call|New)Expression$/.test(node.type)) {
      calls.push(node.start);
      // The callee goes with its call, unless it is one itself.
      const { callee } = node;
      if (callee.type === 'MemberExpression' && callee.object.type === 'Identifier')
        return void node.arguments.forEach(visit);
    }
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.forEach((one) => one && visit(one));
      else if (typeof child?.type === 'string') visit(child);
    }
  };
  visit(init);
  if (isOpaque)
    return [
      [init.start, `${PURE}(() => (`],
      [init.end, '))()'],
    ];
  return calls.map((start) => [start, PURE]);
}
