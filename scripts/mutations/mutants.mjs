// The single changes that can be made to a source: where they are, and what stands there afterwards.
import ts from 'typescript';
import { patternsFor } from './patterns.mjs';

const K = ts.SyntaxKind;

/** The texts that may stand for an operator. */
const OPERATORS = new Map([
  [K.LessThanToken, ['<=', '>']],
  [K.LessThanEqualsToken, ['<', '>']],
  [K.GreaterThanToken, ['>=', '<']],
  [K.GreaterThanEqualsToken, ['>', '<']],
  [K.EqualsEqualsEqualsToken, ['!==']],
  [K.ExclamationEqualsEqualsToken, ['===']],
  [K.PlusToken, ['-']],
  [K.MinusToken, ['+']],
  [K.AsteriskToken, ['/']],
  [K.SlashToken, ['*']],
  [K.PercentToken, ['*']],
  [K.AsteriskAsteriskToken, ['*']],
  [K.AmpersandAmpersandToken, ['||']],
  [K.BarBarToken, ['&&']],
  [K.QuestionQuestionToken, ['&&']],
  [K.PlusEqualsToken, ['-=']],
  [K.MinusEqualsToken, ['+=']],
  [K.AmpersandToken, ['|']],
  [K.BarToken, ['&']],
  [K.CaretToken, ['&']],
  [K.LessThanLessThanToken, ['>>']],
  [K.GreaterThanGreaterThanToken, ['<<']],
  [K.GreaterThanGreaterThanGreaterThanToken, ['<<']],
]);

/** Methods that may be called in place of another one. */
const METHODS = new Map([
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
  ['round', 'floor'],
  ['trunc', 'ceil'],
  ['some', 'every'],
  ['every', 'some'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['toUpperCase', 'toLowerCase'],
  ['toLowerCase', 'toUpperCase'],
  ['padStart', 'padEnd'],
  ['padEnd', 'padStart'],
  ['trimStart', 'trimEnd'],
  ['trimEnd', 'trimStart'],
  ['minValue', 'gtValue'],
  ['maxValue', 'ltValue'],
  ['find', 'findLast'],
  ['findLast', 'find'],
  ['indexOf', 'lastIndexOf'],
]);

/**
 * @param {string} file
 * @param {string} text
 * @returns {{ start: number, end: number, after: string }[]} in the order of their starts
 */
export function mutantsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
  const found = [];
  const isData = /\/(data|tables)\//.test(file);
  const change = (node, ...afters) => {
    const start = node.getStart(source);
    for (const after of afters) found.push({ start, end: node.end, after });
  };

  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    // Another input that is refused does as well.
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'impossible') return;
    if (ts.isBinaryExpression(node))
      change(node.operatorToken, ...(OPERATORS.get(node.operatorToken.kind) ?? []));
    else if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) change(node, ...numbersFor(node.text));
    else if (node.kind === K.TrueKeyword) change(node, 'false');
    else if (node.kind === K.FalseKeyword) change(node, 'true');
    else if (ts.isRegularExpressionLiteral(node)) change(node, ...patternsFor(node.text));
    else if (isText(node) && !isName(node)) textChanges(node);
    else if (ts.isTemplateExpression(node)) change(node, '``');
    else if (ts.isPrefixUnaryExpression(node)) unaryChanges(node);
    else if (ts.isPostfixUnaryExpression(node)) {
      change(node, `${node.operand.getText(source)}${node.operator === K.PlusPlusToken ? '--' : '++'}`);
    } else if (ts.isConditionalExpression(node)) change(node.condition, 'true', 'false');
    else if (ts.isIfStatement(node)) change(node.expression, 'true', 'false');
    else if (ts.isWhileStatement(node)) change(node.expression, 'false');
    else if (ts.isExpressionStatement(node) || ts.isThrowStatement(node)) change(node, '{}');
    else if (ts.isBreakStatement(node) || ts.isContinueStatement(node)) change(node, '{}');
    else if (ts.isReturnStatement(node) && node.expression && !isFalsy(node.expression)) {
      change(node, 'return undefined as never;');
    } else if (
      ts.isPropertyAccessExpression(node) &&
      METHODS.has(node.name.text) &&
      ts.isCallExpression(node.parent)
    ) {
      change(node.name, METHODS.get(node.name.text));
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element, i) => {
        const next = node.elements[i + 1];
        const end = next
          ? next.getStart(source)
          : node.elements.hasTrailingComma
            ? node.elements.end
            : element.end;
        found.push({ start: element.getStart(source), end, after: '' });
      });
    }
    ts.forEachChild(node, visit);
  };

  const textChanges = (node) => {
    const lines = node.getText(source).split('\n');
    change(node, node.text === '' ? "'x'" : "''");
    if (!isData || lines.length === 1) return;
    // A table that is one text: the last digit of each line is another one.
    let at = node.getStart(source);
    for (const line of lines) {
      const digit = line.search(/\d(?=\D*$)/);
      if (digit >= 0) {
        const after = String((Number(line[digit]) + 1) % 10);
        found.push({ start: at + digit, end: at + digit + 1, after });
      }
      at += line.length + 1;
    }
  };

  const unaryChanges = (node) => {
    const operand = node.operand.getText(source);
    if (
      node.operator === K.ExclamationToken ||
      node.operator === K.MinusToken ||
      node.operator === K.TildeToken
    ) {
      change(node, operand);
    } else if (node.operator === K.PlusPlusToken) change(node, `--${operand}`);
    else if (node.operator === K.MinusMinusToken) change(node, `++${operand}`);
  };

  visit(source);
  return found.toSorted((a, b) => a.start - b.start);
}

/** True if a node is a value that callers cannot tell from `undefined`. `false` has a mutation of its own. */
const isFalsy = ({ kind, text }) => kind === K.FalseKeyword || kind === K.NullKeyword || text === 'undefined';

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** True if a text is the key of a member or the module of an `import()`. */
function isName(node) {
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.expression.kind === K.ImportKeyword;
  return 'name' in parent && parent.name === node;
}

function numbersFor(text) {
  if (text.endsWith('n')) return [`${BigInt(text.slice(0, -1)) + 1n}n`];
  const value = Number(text);
  if (value === 0) return ['1'];
  return Number.isInteger(value)
    ? [String(value + 1), String(value - 1)]
    : [String(value * 2), String(value + 1)];
}
