import { posix } from 'node:path';
import ts from 'typescript';

/** The declaration files of a package by name, without the declarations that no entry leads to. */
export function reachedTypes(files, entries) {
  const reached = new Map();

  /** Marks what declares a name in a file, and what that mentions; `*` is all that the file has. */
  function reach(file, name) {
    if (!files.has(file)) return;
    if (!reached.has(file)) reached.set(file, statementsOf(file, files.get(file)));
    for (const statement of reached.get(file)) {
      const { declared } = statement;
      const isMeant = name === '*' || declared.includes(name) || declared.includes('*');
      if (statement.imported || !isMeant || statement.isReached) continue;
      statement.isReached = true;
      for (const [from, word] of statement.mentioned) reach(from, word);
      for (const { imported = [], from } of reached.get(file)) {
        for (const one of imported) {
          if (!statement.mentioned.some(([, word]) => word === one.local)) continue;
          one.isReached = true;
          reach(from, one.name);
        }
      }
    }
  }
  for (const entry of entries) reach(entry, '*');
  return new Map([...reached].map(([file, statements]) => [file, `${statements.map(written).join('')}\n`]));
}

function written({ text, imported, isReached }) {
  if (!imported) return isReached ? text : '';
  const some = imported.filter((one) => one.isReached).map((one) => one.text);
  return some.length > 0 ? text.replace(/\{[^}]*\}/, () => `{ ${some.join(', ')} }`) : '';
}

/** The statements of a file: what each declares (`*` is all that another file has) or imports, and the names that it mentions, each in a file. */
function statementsOf(file, source) {
  const fileOf = (target) => posix.join(posix.dirname(file), target).replace(/\.ts$/, '.d.ts');
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  return tree.statements.map((node) => {
    const from = node.moduleSpecifier ? fileOf(node.moduleSpecifier.text) : file;
    const bindings = node.importClause?.namedBindings;
    const declared = declaredNames(node);
    const mentioned = declared.includes('*') ? [[from, '*']] : [];
    const visit = (inner) => {
      if (ts.isImportTypeNode(inner) && inner.qualifier)
        mentioned.push([fileOf(inner.argument.literal.text), inner.qualifier.getText()]);
      else if (ts.isIdentifier(inner) && !isMember(inner)) mentioned.push([from, inner.text]);
      ts.forEachChild(inner, visit);
    };
    visit(node);
    return {
      text: node.getFullText(),
      from,
      imported: bindings && (bindings.elements ?? [bindings]).map(importedName),
      declared,
      mentioned,
    };
  });
}

const isMember = ({ parent }) => ts.isTypeElement(parent) || ts.isParameter(parent);

const importedName = (node) => ({
  text: node.getText(),
  local: node.name.text,
  name: ts.isNamespaceImport(node) ? '*' : (node.propertyName ?? node.name).text,
});

function declaredNames(node) {
  if (ts.isExportDeclaration(node) && !node.exportClause) return ['*'];
  const nodes = node.declarationList?.declarations ?? node.exportClause?.elements ?? [node];
  return nodes.flatMap(({ name }) => name?.text ?? []);
}
