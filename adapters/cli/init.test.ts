import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { isWellFormed } from '../../src/access/key-format.ts';
import { init } from './init.ts';
import { sameText, UsageError } from './usage.ts';

const root = new URL('../../', import.meta.url);
const names = ['node', 'postgres', 'workers', 'deno', 'bun'] as const;

const everywhere = [
  ...['.github/workflows/test.yml', '.gitignore', 'README.md', 'package.json'],
  ...['src/net-pay.test.ts', 'src/net-pay.ts'],
];
const served = ['.dockerignore', '.env', '.env.example', 'Dockerfile', 'src/config.ts'];
const npm = ['npm install', 'npm start', 'npm test'];
const node = { node: '>=20.19' };

/** The files that a project has in addition to those of every project. */
const own = {
  node: {
    files: [...served, 'src/commission.ts', 'tsconfig.json'],
    scripts: ['build', 'start', 'test'],
    engines: node,
    commands: npm,
  },
  postgres: {
    files: [...served, 'compose.yaml', 'tsconfig.json'],
    scripts: ['build', 'start', 'test'],
    engines: node,
    commands: ['npm install && docker compose up -d db', 'npm start', 'npm test'],
  },
  workers: {
    files: ['.dev.vars', 'src/index.ts', 'tsconfig.json', 'wrangler.jsonc'],
    scripts: ['build', 'deploy', 'dev', 'start', 'test'],
    engines: undefined,
    commands: npm,
  },
  deno: {
    files: [...served, 'deno.json'],
    scripts: [],
    engines: undefined,
    commands: ['deno install', 'deno task start', 'deno task test'],
  },
  bun: {
    files: served,
    scripts: ['start', 'test'],
    engines: undefined,
    commands: ['bun install', 'bun run start', 'bun run test'],
  },
};

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-init-'));
  folders.push(folder);
  return folder;
}

async function made(template: string, folder = join(emptyFolder(), 'Folha de Pagamento')) {
  let said = '';
  await init([folder, '--template', template], root, (text) => (said += text));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  return { folder, said, read, files: filesIn(folder) };
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .toSorted();

/** Does it in a folder, as a person who has gone there. */
async function within(folder: string, act: () => Promise<void>): Promise<void> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    await act();
  } finally {
    process.chdir(before);
  }
}

describe.each(names)('the template %s', (template) => {
  it('is a project with its settings, a test, a workflow and ten lines to read', async () => {
    const { files, read } = await made(template);
    expect(files).toEqual(
      expect.arrayContaining([
        '.github/workflows/test.yml',
        '.gitignore',
        'README.md',
        'package.json',
        'src/net-pay.test.ts',
        'src/net-pay.ts',
      ]),
    );
    expect(files.filter((file) => /(^|\/)_/.test(file))).toEqual([]);
    expect(read('README.md').match(/^.+$/gm)).toHaveLength(10);
    expect(read('README.md')).toMatch(/^# folha-de-pagamento\n/);
    for (const file of files) expect(read(file), file).not.toMatch(/\{name\}/);
  });

  it('has the files and the scripts of its kind, and no other', async () => {
    const { files, read, said, folder } = await made(template);
    const { scripts, engines, type } = JSON.parse(read('package.json'));
    expect({ files, scripts: Object.keys(scripts).toSorted() }).toEqual({
      files: [...everywhere, ...own[template].files].toSorted(),
      scripts: own[template].scripts,
    });
    expect([type, engines]).toEqual(['module', own[template].engines]);
    const [install, ...others] = own[template].commands;
    expect(said).toBe(
      `made ${folder} from the template ${template}. Next:\n\n  cd '${folder}' && ${install}\n  ${others.join('\n  ')}\n`,
    );
  });

  it('depends on this version of the package, and on what this repository is tested with', async () => {
    const { read } = await made(template);
    const {
      name,
      dependencies,
      devDependencies,
      optionalDependencies = {},
    } = JSON.parse(read('package.json'));
    expect(name).toBe('folha-de-pagamento');
    // Node 24 needs no driver, so one that cannot be installed there stops nothing.
    const runtimes = JSON.parse(readFileSync(new URL('test/runtimes/package.json', root), 'utf8'));
    const { 'better-sqlite3-12': driver } = runtimes.optionalDependencies;
    expect(optionalDependencies).toEqual(
      template === 'node' ? { 'better-sqlite3': driver.replace('npm:better-sqlite3@', '') } : {},
    );
    const { canivete, wrangler, ...others } = { ...dependencies, ...devDependencies };
    for (const names of [dependencies, devDependencies].map(Object.keys))
      expect(names).toEqual(names.toSorted());
    // The build writes it into the sources.
    expect(canivete).toBe('^0.0.0');
    const tested: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };
    expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, tested[name]])));
    const example = JSON.parse(readFileSync(new URL('examples/workers/package.json', root), 'utf8'));
    expect(wrangler).toBe(template === 'workers' ? example.devDependencies.wrangler : undefined);
  });

  it('has a key of its own to try, where it is served by `canivete serve`', async () => {
    const [one, other] = [await made(template), await made(template)];
    if (template === 'workers') return expect(existsSync(join(one.folder, '.env'))).toBe(false);
    const keyIn = ({ read }: typeof one) =>
      /^CANIVETE_KEYS=(cnv_\w+):pro:dev$/m.exec(read('.env'))?.[1] as string;
    expect(isWellFormed(keyIn(one), 'cnv')).toBe(true);
    expect(keyIn(one)).not.toBe(keyIn(other));
    expect(one.read('.env.example')).toMatch(/^CANIVETE_KEYS=$/m);
    expect(one.read('.gitignore').split('\n')).toContain('.env');
  });
});

describe('init', () => {
  it('names the Worker by the folder', async () => {
    const { read } = await made('workers');
    expect(read('wrangler.jsonc')).toMatch(/^\{\n {2}"name": "folha-de-pagamento",/);
  });

  it('takes this folder and the template node unless told otherwise', async () => {
    const folder = emptyFolder();
    let said = '';
    await within(folder, () => init([], root, (text) => (said += text)));
    expect(said).toContain('\n  npm install\n  npm start\n  npm test\n');
    expect(existsSync(join(folder, 'Dockerfile'))).toBe(true);
  });

  it.each([
    ['Folha de Pagamento', 'folha-de-pagamento'],
    ['-_Ação 2_-', 'a-o-2'],
    ['canivete', 'my-canivete'],
    ['…', 'my-canivete'],
    ['x'.repeat(101), 'x'.repeat(100)],
  ])('names a project in the folder %s as npm allows: %s', async (folder, name) => {
    const { read } = await made('deno', join(emptyFolder(), folder));
    expect(JSON.parse(read('package.json')).name).toBe(name);
  });

  it.skipIf(process.platform === 'win32')('lets nobody else read the key', async () => {
    const { folder } = await made('bun');
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, '.env.example')).mode & 0o555).toBe(0o444);
  });

  it('writes over nothing: it names what is in the way, and writes nothing at all', async () => {
    const folder = emptyFolder();
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/config.ts'), 'mine');
    writeFileSync(join(folder, 'package.json'), '{}');
    await expect(made('node', folder)).rejects.toThrow(
      new UsageError(
        sameText(`init writes over nothing, and in ${folder} there is src/config.ts, package.json`),
      ),
    );
    expect(filesIn(folder)).toEqual(['package.json', 'src/config.ts']);
  });

  it('names this folder by a dot, and one file in the way', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'README.md'), 'mine');
    await expect(within(folder, () => init([], root))).rejects.toThrow(
      new UsageError(sameText('init writes over nothing, and in . there is README.md')),
    );
    expect(filesIn(folder)).toEqual(['README.md']);
  });

  it('puts the layers of a template together, and changes no more of them than it must', async () => {
    const from = emptyFolder();
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(from, path)), { recursive: true });
      writeFileSync(join(from, path), text);
    };
    put('templates/shared/_a/_b/c_d', '{name}');
    put('templates/shared/README.md', '{name} and {name}');
    put(
      'templates/shared/package.json',
      '{"type":"module","scripts":{"a":"1","b":"2"},"dependencies":{"z":"1"}}',
    );
    put(
      'templates/server/_env.example',
      '# CANIVETE_KEYS=\nMY_CANIVETE_KEYS=\nCANIVETE_KEYS=a\nCANIVETE_KEYS=\nX=\n',
    );
    put('templates/bun/package.json', '{"scripts":{"b":"3"},"dependencies":{"a":"1"}}');
    const folder = join(emptyFolder(), 'x');
    await init([folder, '--template', 'bun'], pathToFileURL(`${from}/`), () => undefined);
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    expect(filesIn(folder)).toEqual(['.a/.b/c_d', '.env', '.env.example', 'README.md', 'package.json']);
    expect([read('.a/.b/c_d'), read('README.md')]).toEqual(['{name}', 'x and x']);
    expect(read('.env')).toMatch(
      /^# CANIVETE_KEYS=\nMY_CANIVETE_KEYS=\nCANIVETE_KEYS=a\nCANIVETE_KEYS=cnv_\w+:pro:dev\nX=\n$/,
    );
    expect(read('package.json')).toBe(`{
  "name": "x",
  "type": "module",
  "scripts": {
    "a": "1",
    "b": "3"
  },
  "devDependencies": {},
  "dependencies": {
    "a": "1",
    "z": "1",
    "canivete": "^0.0.0"
  }
}
`);
  });

  it('leaves what is beside its own files as it is', async () => {
    const folder = emptyFolder();
    writeFileSync(join(folder, 'LICENSE'), 'mine');
    const { read } = await made('bun', folder);
    expect(read('LICENSE')).toBe('mine');
  });

  it.skipIf(process.platform === 'win32')('writes to no place that a link names', async () => {
    const [folder, elsewhere] = [emptyFolder(), join(emptyFolder(), 'README.md')];
    symlinkSync(elsewhere, join(folder, 'README.md'));
    await expect(made('bun', folder)).rejects.toThrow(/^init: EEXIST: /);
    expect(existsSync(elsewhere)).toBe(false);
  });

  it('goes into no file', async () => {
    const file = join(emptyFolder(), 'file');
    writeFileSync(file, '');
    await expect(made('node', file)).rejects.toThrow(UsageError);
    await expect(made('node', file)).rejects.toThrow(/^init: E\w+: /);
  });

  it.each([
    [['a', '--template', 'rails'], '--template takes one of node, postgres, workers, deno, bun'],
    [['a', '--template', 'toString'], '--template takes one of node, postgres, workers, deno, bun'],
    [['a', 'b'], 'init takes one FOLDER'],
  ])('%j is a mistake', async (args, message) => {
    await expect(init(args, root)).rejects.toThrow(new UsageError(sameText(message)));
  });

  it('packs every layer of a template', () => {
    expect(manifest.files).toEqual(expect.arrayContaining(['templates', 'examples']));
    const layers = readdirSync(fileURLToPath(new URL('templates', root)));
    const source = readFileSync(new URL('adapters/cli/init.ts', root), 'utf8');
    expect(layers.filter((layer) => !source.includes(`'${layer}'`))).toEqual([]);
  });
});
