import ts from 'typescript';

/**
 * The types of a file of tools with what is said of each field as a comment on it, which editors show where a caller
 * writes the field. `fieldsOf` gives the texts of a tool by its name: of its input and of its answer, by path
 * (`faixas[].valor`).
 */
export function describedTypes(text, fieldsOf) {
  const file = ts.createSourceFile('tool.d.ts', text, ts.ScriptTarget.ESNext, true);
  const comments = [];

  /** The fields of a type, also those inside lists, alternatives and steps of a pipe. */
  function visit(node, path, texts) {
    if (ts.isTypeLiteralNode(node)) {
      for (const member of node.members) {
        if (!ts.isPropertySignature(member) || !member.type) continue;
        const own = path === '' ? member.name.text : `${path}.${member.name.text}`;
        // An object all of whose fields may be left out has them in a member of this name.
        const at = member.name.text === 'entries' && texts[own] === undefined ? path : own;
        if (at === own && texts[at] !== undefined) comments.push([member.getStart(file), texts[at]]);
        visit(member.type, at, texts);
      }
      return;
    }
    const isList = ts.isTypeReferenceNode(node) && node.typeName.getText(file) === 'v.ArraySchema';
    ts.forEachChild(node, (child) => visit(child, isList ? `${path}[]` : path, texts));
  }

  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, type } of statement.declarationList.declarations) {
      const fields = fieldsOf(name.text);
      if (!fields) continue;
      // The path of the tool, its input, then what it answers.
      const [, input, ...answers] = type?.typeArguments ?? [];
      if (input) visit(input, '', fields.input);
      for (const answer of answers) visit(answer, '', fields.answer);
    }
  }
  return comments
    .toSorted(([a], [b]) => b - a)
    .reduce(
      (rest, [at, said]) => `${rest.slice(0, at)}/** ${said.replaceAll('*/', '*\\/')} */ ${rest.slice(at)}`,
      text,
    );
}
