import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Where each table of the page comes from: a table of options, or the help of a command. */
const tables = [
  { name: 'createService', file: 'src/service/options.ts', table: 'serviceOptions' },
  { name: 'keys', file: 'src/access/api-keys.ts', table: 'keyOptions' },
  { name: 'http', file: 'src/service/options.ts', table: 'serviceHttpOptions' },
  { name: 'account', file: 'src/pages/account/settings.ts', table: 'accountOptions' },
  { name: 'docs', file: 'src/pages/docs/docs.ts', table: 'docsOptions' },
  { name: 'defaults', file: 'src/kit/defaults.ts', table: 'defaultOptions' },
  { name: 'pseudonyms', file: 'src/pseudonyms/settings.ts', table: 'pseudonymOptions' },
  { name: 'webhooks', file: 'src/webhooks/settings.ts', table: 'webhookOptions' },
  { name: 'webhooks.url', file: 'src/egress/url-options.ts', table: 'urlOptions' },
  { name: 'core', file: 'src/pipeline/options.ts', table: 'coreOptions' },
  { name: 'core.http', file: 'src/pipeline/options.ts', table: 'httpOptions' },
  { name: 'apiKeys', file: 'src/access/api-keys.ts', table: 'apiKeyOptions' },
  { name: 'node', file: 'adapters/node.ts', table: 'serveOptions' },
  { name: 'timers', file: 'src/schedulers/timers.ts', table: 'timerOptions' },
  { name: 'notifyScheduler', file: 'src/schedulers/postgres.ts', table: 'notifyOptions' },
  { name: 'bullmqScheduler', file: 'src/schedulers/bullmq.ts', table: 'bullmqOptions' },
  { name: 'pgBossScheduler', file: 'src/schedulers/pg-boss.ts', table: 'pgBossOptions' },
  { name: 'queueScheduler', file: 'src/schedulers/cloudflare.ts', table: 'queueSchedulerOptions' },
  { name: 'toWorker', file: 'adapters/cloudflare.ts', table: 'workerOptions' },
  { name: 'call', help: 'adapters/cli/call.help.ts' },
  { name: 'audit', help: 'adapters/cli/audit.help.ts' },
  { name: 'world', help: 'adapters/cli/world.help.ts' },
  { name: 'caller', help: 'adapters/cli/call/caller.help.ts' },
  { name: 'serve', help: 'adapters/cli/serve.help.ts' },
  { name: 'listen', help: 'adapters/cli/listen.help.ts' },
  { name: 'mcp', help: 'adapters/cli/mcp.help.ts' },
];

/** Where the page has the options of a group: `webhooks.url` is under its own heading. */
const headingOf = (group) => (group === 'url' ? 'webhooksurl' : group);

/** Writes the tables between the page's markers and gives the whole page. */
export function optionsPage(root) {
  const page = readFileSync(join(root, 'docs/options.md'), 'utf8');
  return tables.reduce((text, { name, file, table, help }) => {
    const begin = `<!-- options:${name} -->\n`;
    const end = text.indexOf('<!-- /options -->', text.indexOf(begin));
    if (!text.includes(begin) || end < 0) throw new Error(`docs/options.md has no place for ${name}`);
    const rows = table ? [...optionsIn(root, file, table).values()] : helpIn(root, help);
    const lines = [['option', 'default', 'meaning'], ['---', '---', '---'], ...rows].map(
      (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`,
    );
    return text.slice(0, text.indexOf(begin) + begin.length) + lines.join('') + text.slice(end);
  }, page);
}

/** The rows of a table by option: those of the tables that it spreads, then its own. */
function optionsIn(root, file, name) {
  const path = join(root, file);
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const declarations = source.statements.filter(ts.isVariableStatement);
  const declared = declarations.flatMap(({ declarationList }) => [...declarationList.declarations]);
  const one = declared.find((declaration) => declaration.name.getText() === name);
  if (!one) return optionsIn(root, ...importOf(source, file, name));

  const rows = new Map();
  for (const property of one.initializer.properties) {
    if (ts.isSpreadAssignment(property)) {
      for (const [option, row] of spread(property.expression.getText())) rows.set(option, row);
    } else {
      rows.set(property.name.getText(), rowOf(property));
    }
  }
  return rows;

  /** The rows of another table, or of what a rest pattern leaves of one. */
  function spread(spreadName) {
    const rest = declared.find(({ name: pattern }) =>
      pattern.elements?.some((part) => part.dotDotDotToken && part.name.getText() === spreadName),
    );
    const found = new Map(optionsIn(root, file, rest ? rest.initializer.getText() : spreadName));
    for (const part of rest?.name.elements ?? []) found.delete((part.propertyName ?? part.name).getText());
    return found;
  }
}

/** The file and name of what a file imports by a name. */
function importOf(source, file, name) {
  const found = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) =>
      importClause?.namedBindings?.elements?.some((one) => one.name.getText() === name),
    );
  if (!found) throw new Error(`${file} has no table ${name}`);
  return [join(file, '..', found.moduleSpecifier.text), name];
}

/** An option's name, default and meaning, of `name: option<Type>(check, fallback)` and its comment; a group is `group(table) as Group<…>`. */
function rowOf(property) {
  const { name } = property;
  const { initializer: made } = property;
  const initializer = ts.isAsExpression(made) ? made.expression : made;
  const comment = ts.getTextOfJSDocComment(property.jsDoc?.at(-1)?.comment) ?? '';
  const [, meaning = '', told] = /^(.*?)(?: Default (.*?)\.)?$/s.exec(comment.replaceAll(/\s+/g, ' ').trim());
  if (meaning === '') throw new Error(`the option ${name.getText()} has no comment`);
  const [, fallback] = initializer.arguments;
  const value = fallback?.getText();
  const ends = {
    requiredOption: ['required', ''],
    durationOption: [`\`${value}\``, ' A [duration](#durations).'],
    group: ['its defaults', ` [A group](#${headingOf(name.getText())}).`],
    optionalGroup: ['off', ` [A group](#${headingOf(name.getText())}).`],
    switchedGroup: ['its defaults', ` [A group](#${headingOf(name.getText())}).`],
  };
  const [shown = value === undefined ? 'none' : `\`${value}\``, kind = ''] =
    ends[initializer.expression.getText()] ?? [];
  return [`\`${name.getText()}\``, told ?? shown, meaning + kind];
}

/** The options of a command as its help says them. */
function helpIn(root, file) {
  const [, block] = /\ben: `( {2}--.*?)`,\n/s.exec(readFileSync(join(root, file), 'utf8'));
  const options = block.replaceAll(/\n {4,}/g, ' ').split('\n');
  return options.map((line) => {
    const [, name, text] = /^ +(--.*?) {2,}(.*)$/.exec(line);
    const [, told, meaning] = /^(?:default (\S+); )?(.*)$/.exec(
      text.replace(/^default (\S+)$/, 'default $1; '),
    );
    return [`\`${name}\``, told ?? 'none', meaning];
  });
}
