import { promptLanguage } from './language.ts';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { byText } from '../../src/lib/text/order.ts';
import { version } from '../../src/lib/version.ts';
import { readArgs } from './args.ts';
import { quoteArgument } from './words.ts';
import { newKey } from './given-keys.ts';
import { sameText, UsageError } from './usage.ts';

interface Template {
  /**
   * Folders of the package. Files of later folders replace those of earlier ones; their `package.json` files are
   * merged.
   */
  readonly layers: readonly string[];
  /** The commands to type next. */
  readonly commands: readonly [install: string, start: string, test: string];
}

const NPM = ['npm install', 'npm start', 'npm test'] as const;

const templates: Readonly<Record<string, Template>> = {
  node: { layers: ['shared', 'server', 'npm', 'npm-server', 'node'], commands: NPM },
  postgres: {
    layers: ['shared', 'server', 'npm', 'npm-server', 'postgres'],
    commands: ['npm install && docker compose up -d db', 'npm start', 'npm test'],
  },
  workers: { layers: ['shared', 'npm', '../examples/workers', 'workers'], commands: NPM },
  deno: {
    layers: ['shared', 'server', 'deno'],
    commands: ['deno install', 'deno task start', 'deno task test'],
  },
  bun: { layers: ['shared', 'server', 'bun'], commands: ['bun install', 'bun run start', 'bun run test'] },
};

/** Makes a project of a template, whose folders are in `packaged`, and writes over no file. */
export async function init(
  args: readonly string[],
  packaged: URL,
  say: (text: string) => void = (text) => void process.stdout.write(text),
): Promise<void> {
  const { values, operands } = readArgs(args, { template: { type: 'string', default: 'node' } }, ['FOLDER…']);
  const [given = '.', ...rest] = operands;
  if (rest.length > 0) throw new UsageError({ pt: 'init aceita uma PASTA', en: 'init takes one FOLDER' });
  const template = Object.hasOwn(templates, values.template) ? templates[values.template] : undefined;
  if (!template)
    throw new UsageError({
      pt: `--template aceita ${Object.keys(templates).join(', ')}`,
      en: `--template takes one of ${Object.keys(templates).join(', ')}`,
    });

  const folder = resolve(given);
  const files = await filesOf(template, packaged, nameOf(folder));
  const inTheWay = [...files.keys()].filter((file) => existsSync(join(folder, file)));
  if (inTheWay.length > 0)
    throw new UsageError({
      pt: `init não escreve por cima de nada, e em ${given} já há ${inTheWay.join(', ')}`,
      en: `init writes over nothing, and in ${given} there is ${inTheWay.join(', ')}`,
    });
  for (const [file, text] of files) await writeNew(join(folder, file), text);

  const [install, ...others] = template.commands;
  const first = folder === resolve() ? install : `cd ${quoteArgument(given)} && ${install}`;
  const made = {
    pt: `${folder} criado com o modelo ${values.template}. A seguir:`,
    en: `made ${folder} from the template ${values.template}. Next:`,
  }[promptLanguage(args)];
  say(`${made}\n\n  ${[first, ...others].join('\n  ')}\n`);
}

/** The text of each file of a project by its path. */
async function filesOf({ layers }: Template, packaged: URL, name: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  let manifest: Manifest = {};
  for (const layer of layers) {
    const from = new URL(`templates/${layer}/`, packaged);
    for (const path of await pathsIn(from)) {
      const text = await readFile(new URL(path, from), 'utf8');
      // npm packs no .gitignore, and takes what it says to heart.
      const file = path.replaceAll(sep, '/').replace(/(^|\/)_/g, '$1.');
      if (file === 'package.json') manifest = mergeManifests(manifest, JSON.parse(text) as Manifest);
      else files.set(file, withName(file, text, name));
    }
  }
  files.set('package.json', `${JSON.stringify(manifestOf(manifest, name), null, 2)}\n`);
  const example = files.get('.env.example');
  if (example !== undefined) {
    const { key } = newKey();
    files.set('.env', example.replace(/^CANIVETE_KEYS=$/m, `CANIVETE_KEYS=${key}:pro:dev`));
  }
  return files;
}

/** Writes the name of the project where a file has one: the Worker of the example is `canivete`. */
function withName(file: string, text: string, name: string): string {
  if (file === 'README.md') return text.replaceAll('{name}', name);
  return file === 'wrangler.jsonc' ? text.replace('"name": "canivete"', `"name": "${name}"`) : text;
}

async function pathsIn(folder: URL): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  return paths.filter((path) => statSync(new URL(path, folder)).isFile());
}

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const mergeManifests = (a: Manifest, b: Manifest): Manifest => ({
  ...a,
  ...b,
  scripts: { ...a.scripts, ...b.scripts },
  dependencies: sortByName({ ...a.dependencies, ...b.dependencies }),
  devDependencies: sortByName({ ...a.devDependencies, ...b.devDependencies }),
});

/** Completes a manifest with the project's name and this version of the package. */
const manifestOf = ({ dependencies, ...rest }: Manifest, name: string) => ({
  name,
  ...rest,
  dependencies: { ...dependencies, canivete: `^${version}` },
});

const sortByName = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => byText(a, b)));

/** A name that npm allows, after the folder. */
function nameOf(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return name === '' || name === 'canivete' ? 'my-canivete' : name.slice(0, 100);
}

async function writeNew(path: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    // Not over what has come meanwhile; and the key in `.env` is for its owner.
    await writeFile(path, text, { flag: 'wx', mode: basename(path) === '.env' ? 0o600 : 0o666 });
  } catch (error) {
    throw new UsageError(sameText(`init: ${(error as Error).message}`));
  }
}
