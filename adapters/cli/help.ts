/** The help: texts of each command stand beside it, in both languages, and are loaded when somebody asks for them. */
import type { Language, Text } from '../../src/lib/languages.ts';
import { auditHelp } from './audit.help.ts';
import { callHelp } from './call.help.ts';
import { callerHelp } from './call/caller.help.ts';
import { checkHelp } from './check.help.ts';
import { describeHelp } from './describe.help.ts';
import type { Group } from './group.ts';
import { docsHelp } from './docs.help.ts';
import { initHelp } from './init.help.ts';
import { listenHelp } from './listen.help.ts';
import { groups } from './manage.ts';
import { mcpHelp } from './mcp.help.ts';
import { openapiHelp, postmanHelp } from './openapi.help.ts';
import { pseudonymizeHelp } from './pseudonymize.help.ts';
import { serveHelp } from './serve.help.ts';
import { tablesHelp } from './tables.help.ts';
import { toolsHelp } from './tools.help.ts';
import type { Help } from './usage.ts';
import { withOperands } from './words.ts';
import { worldHelp } from './world.help.ts';

const helps = {
  call: callHelp,
  audit: auditHelp,
  world: worldHelp,
  pseudonymize: pseudonymizeHelp,
  tools: toolsHelp,
  describe: describeHelp,
  tables: tablesHelp,
  serve: serveHelp,
  check: checkHelp,
  listen: listenHelp,
  mcp: mcpHelp,
  docs: docsHelp,
  openapi: openapiHelp,
  postman: postmanHelp,
  init: initHelp,
} as const satisfies Readonly<Record<string, Help>>;

/** A command that has a help. The command line takes no other. */
export type CommandName = keyof typeof helps;

/** The commands that take the options of `callerHelp`. */
const callers: readonly CommandName[] = ['call', 'tools', 'describe', 'tables'];

const words = {
  title: {
    pt: 'canivete: ferramentas brasileiras no terminal, e o serviço delas, nesta máquina',
    en: 'canivete: Brazilian tools at the prompt, and the service of them, on this machine',
  },
  optionsOf: { pt: 'Opções de', en: 'Options of' },
  and: { pt: 'e', en: 'and' },
  stores: {
    pt: 'Estes pedem --store, ou --config com um armazenamento, e CANIVETE_ENCRYPTION_KEY se serve a tem; --json mostra registros\ninteiros',
    en: 'These need --store, or --config with a store, and CANIVETE_ENCRYPTION_KEY if serve has it; --json prints full records',
  },
  language: {
    pt: 'Todo comando aceita --language pt ou en; sem ela, a língua é a de LC_ALL ou LANG.',
    en: 'Each command takes --language pt or en; without it, the language is that of LC_ALL or LANG.',
  },
} satisfies Readonly<Record<string, Text>>;

/** The help of all commands. */
export function wholeHelp(language: Language): string {
  const names = Object.keys(helps) as CommandName[];
  const usages = names.map((name) => helps[name].usage[language]);
  const rest = names.flatMap((name) => [
    ...ownParts(name, language),
    ...(name === callers.at(-1) ? [callerPart(language)] : []),
  ]);
  return inParts([
    words.title[language],
    [...usages, '  canivete --version', '  canivete help'].join('\n'),
    ...rest,
    words.language[language],
    [words.stores[language], ...Object.keys(groups).map((name) => groupLines(name, language))].join('\n'),
  ]);
}

/** The help of one command, or of a group; undefined where neither has the name. */
export function helpOf(name: string, language: Language): string | undefined {
  if (Object.hasOwn(groups, name)) return inParts([groupLines(name, language), words.stores[language]]);
  if (!Object.hasOwn(helps, name)) return undefined;
  const own = name as CommandName;
  return inParts([
    helps[own].usage[language],
    ...ownParts(own, language),
    ...(callers.includes(own) ? [callerPart(language)] : []),
  ]);
}

const inParts = (parts: readonly string[]) => `${parts.join('\n\n')}\n`;

function ownParts(name: CommandName, language: Language): readonly string[] {
  const { options, more }: Help = helps[name];
  return [
    ...(options ? [`${words.optionsOf[language]} ${name}\n${options[language]}`] : []),
    ...(more ? [more[language]] : []),
  ];
}

function callerPart(language: Language): string {
  const names = `${callers.slice(0, -1).join(', ')} ${words.and[language]} ${callers.at(-1)}`;
  return `${words.optionsOf[language]} ${names}\n${callerHelp[language]}`;
}

/** How each command of a group is called, and what it does. */
function groupLines(name: string, language: Language): string {
  const group = groups[name] as Group;
  const rows = Object.entries(group).map(([command, { operands, options, summary }]) => {
    const shown = Object.entries(options).map(
      ([option, value]) => `[--${option}${value === '' ? '' : ` ${value}`}]`,
    );
    const call = withOperands([name, command, ...operands, ...shown].join(' '));
    return `  canivete ${call[language]}\n        ${summary[language]}`;
  });
  return rows.join('\n');
}
