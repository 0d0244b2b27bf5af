import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Import {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
  /** True if it is made when the code around it runs. */
  readonly late: boolean;
}

/** Programs that the docs page shows: texts, whose imports are not ours. */
const SHOWN = new Set(['programs.ts', 'verifications.ts'].map((file) => `src/web/docs/guide/${file}`));

const sources = ['src', 'adapters'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
    .filter((file) => !SHOWN.has(file)),
);

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [
    ...text.matchAll(
      /^(?:import|export)\s+(type\s+)?[^'";]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm,
    ),
  ].map(([, type, from, bare, dynamic]) => {
    const target = (from ?? bare ?? dynamic) as string;
    const to = target.startsWith('.') ? normalize(join(dirname(file), target)) : target;
    return { from: file, to, typeOnly: type !== undefined, late: dynamic !== undefined };
  });
}

/** The rooms that each folder may import in addition to itself; every arrow goes down. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  adapters: ['contracts', 'lib'],
  'adapters/cli': ['*'],
  // A Worker takes its scheduler from the entry that it takes its handlers from.
  'adapters/cloudflare': ['schedulers', 'contracts', 'lib'],
  index: ['*'],
  core: ['pipeline', 'access', 'contracts', 'kit', 'lib'],
  client: ['pages/account', 'tools', 'kit'],
  msw: ['tools', 'webhooks', 'access', 'pipeline', 'egress', 'stores', 'contracts', 'kit', 'lib'],
  service: ['*'],
  'service/telemetry': ['contracts', 'lib'],
  'pages/account': ['pipeline', 'access', 'webhooks', 'egress', 'contracts', 'kit', 'lib'],
  'pages/batch': ['pipeline', 'contracts', 'kit', 'lib'],
  'pages/docs': [
    ...['pages', 'pages/openapi', 'pages/tables', 'shown'],
    ...['pipeline', 'contracts', 'law', 'kit', 'lib'],
  ],
  'pages/health': ['pipeline', 'contracts', 'kit', 'lib'],
  'pages/index': ['pipeline', 'contracts', 'lib'],
  'pages/mcp': ['shown', 'pages/openapi', 'pages/tables', 'pipeline', 'contracts', 'kit', 'lib'],
  'pages/openapi': ['shown', 'tools', 'pipeline', 'contracts', 'kit', 'data', 'lib'],
  'pages/panel': ['pages', 'pipeline', 'contracts', 'lib'],
  'pages/rtc': ['rtc', 'pipeline', 'contracts', 'kit', 'lib'],
  'pages/tables': ['pipeline', 'contracts', 'law', 'kit', 'lib'],
  pages: ['pipeline', 'contracts', 'lib'],
  'web/docs': ['web/shared', 'shown', 'paper', 'documents', 'data', 'contracts', 'lib'],
  'web/panel': ['web/shared', 'shown', 'pages/account', 'contracts', 'lib'],
  'web/shared': ['shown', 'contracts', 'lib'],
  shown: ['contracts', 'lib'],
  paper: ['contracts', 'lib'],
  payroll: ['tools/trabalhista', 'pipeline', 'contracts', 'kit', 'lib'],
  world: ['draws', 'pipeline', 'contracts', 'documents', 'law', 'kit', 'data', 'lib'],
  pseudonyms: ['documents', 'data', 'kit', 'lib'],
  webhooks: ['pipeline', 'egress', 'contracts', 'kit', 'lib'],
  access: ['contracts', 'kit', 'lib'],
  pipeline: ['contracts', 'kit', 'lib'],
  egress: ['contracts', 'lib'],
  stores: ['contracts', 'lib'],
  schedulers: ['contracts', 'lib'],
  conformance: ['contracts', 'lib'],
  contracts: ['kit', 'lib'],
  explain: ['lib'],
  tools: ['tools/*', 'kit'],
  'tools/*': ['light', 'kit', 'documents', 'law', 'lib', 'data'],
  'tools/consultas': ['tables', 'kit', 'lib'],
  'tools/geradores': ['light', 'world', 'draws', 'kit', 'documents', 'law', 'lib', 'data'],
  light: ['draws', 'documents', 'law', 'data', 'lib'],
  draws: ['documents', 'data', 'lib'],
  kit: ['law', 'explain', 'data', 'lib'],
  tables: ['rtc', 'data', 'lib'],
  rtc: ['law', 'data', 'lib'],
  documents: ['data', 'lib'],
  law: ['data', 'lib'],
  data: [],
  lib: [],
  verify: [],
};

/** The packages that each room may import. */
const packages: Readonly<Record<string, RegExp>> = {
  access: /^@noble\/hashes\/(sha2|utils)\.js$/,
  adapters: /^node:/,
  client: /^valibot$/,
  'adapters/cli': /^node:/,
  contracts: /^valibot$/,
  egress: /^node:/,
  kit: /^(valibot|uqr)$/,
  msw: /^(msw|valibot)$/,
  service: /^@noble\/ciphers\/aes\.js$/,
  stores: /^@noble\/hashes\/(legacy|utils)\.js$/,
  'pages/account': /^valibot$/,
  'pages/batch': /^valibot$/,
  'pages/docs': /^valibot$/,
  'pages/health': /^valibot$/,
  'pages/mcp': /^(@modelcontextprotocol\/server|valibot)$/,
  'pages/openapi': /^valibot$/,
  'pages/tables': /^valibot$/,
  pipeline: /^(itty-router\/IttyRouter|valibot|@noble\/hashes\/sha2\.js)$/,
  pseudonyms: /^(valibot|@noble\/ciphers\/aes\.js|@noble\/hashes\/(hkdf|hmac|sha2)\.js)$/,
  rtc: /^valibot$/,
  'web/docs': /^valibot$/,
  'web/panel': /^valibot$/,
  'tools/*': /^valibot$/,
  'tools/desenvolvedor': /^(valibot|@noble\/hashes\/.*|jose|diff|croner|yaml|otpauth\/slim)$/,
  world: /^valibot$/,
  webhooks: /^(valibot|@noble\/hashes\/sha2\.js)$/,
};

const isOurs = (target: string) => /^(src|adapters)\//.test(target);

/** The rooms inside these folders are rooms of their own: `tools/texto`, `pages/batch`, `web/docs`. */
const HOUSES = new Set(['tools', 'pages', 'web']);

/** The folder that a file lies in, or its own name at the root: `pipeline`, `tools/texto`, `index`. */
function roomOf(file: string): string {
  if (file.startsWith('adapters/')) return /^adapters(\/(cli|cloudflare))?/.exec(file)?.[0] ?? '';
  if (file.startsWith('src/service/telemetry/')) return 'service/telemetry';
  const [, first, second, third] = file.split('/') as [string, string, string?, string?];
  if (HOUSES.has(first) && third !== undefined) return `${first}/${second}`;
  return first.replace('.ts', '');
}

/** Looks a room up in a record where `tools/*` stands for every category. */
function ofRoom<T>(record: Readonly<Record<string, T>>, room: string): T | undefined {
  return record[room] ?? (room.startsWith('tools/') ? record['tools/*'] : undefined);
}

function mayImport(from: string, to: string): boolean {
  const allowed = ofRoom(rooms, from) ?? [];
  const isOfTools = to.startsWith('tools/') && allowed.includes('tools/*');
  return from === to || isOfTools || allowed.includes('*') || allowed.includes(to);
}

describe('imports', () => {
  const imports = sources.flatMap(importsOf);

  it('are found', () => {
    expect(imports.length).toBeGreaterThan(sources.length);
    expect(imports).toContainEqual({
      from: 'src/pipeline/run.ts',
      to: 'src/pipeline/validate.ts',
      typeOnly: false,
      late: false,
    });
    expect(imports).toContainEqual({
      from: 'src/kit/errors/api-error.ts',
      to: 'src/kit/texts.ts',
      typeOnly: true,
      late: false,
    });
  });

  it('stay in their room or go to one that it may use', () => {
    const wrong = imports.filter(({ from, to }) => isOurs(to) && !mayImport(roomOf(from), roomOf(to)));
    expect(wrong).toEqual([]);
  });

  it('of the client, which stays small, are types but for its own files', () => {
    const client = imports.filter(({ from }) => roomOf(from) === 'client');
    expect(client.filter(({ to, typeOnly }) => !typeOnly && roomOf(to) !== 'client')).toEqual([]);
  });

  it('of packages are made in the rooms that need them', () => {
    const wrong = imports.filter(({ from, to }) => !isOurs(to) && !ofRoom(packages, roomOf(from))?.test(to));
    expect(wrong).toEqual([]);
  });

  it('of optional packages are late wherever a command leads, so that it can say which is missing', () => {
    const { peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      peerDependencies: Record<string, string>;
    };
    const isOptional = (target: string) =>
      Object.keys(peerDependencies).some((name) => target === name || target.startsWith(`${name}/`));
    const reached = new Set(sources.filter((file) => roomOf(file) === 'adapters/cli'));
    const atOnce = imports.filter(({ typeOnly, late }) => !typeOnly && !late);
    // A set is walked through with what is added on the way.
    for (const file of reached) {
      for (const { from, to } of atOnce) if (from === file) reached.add(to);
    }
    expect([...reached].filter(isOptional)).toEqual([]);
  });

  it('are ruled for every room, and no rule is left of a room that is gone', () => {
    const found = new Set(
      sources.map((file) =>
        roomOf(file) in rooms ? roomOf(file) : roomOf(file).replace(/^tools\/.*/, 'tools/*'),
      ),
    );
    expect(Object.keys(rooms).toSorted()).toEqual([...found].toSorted());
  });

  it('are ruled as CONTRIBUTING.md says', () => {
    const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
    const rows = page.slice(page.indexOf('| room |')).matchAll(/^\| `([^`]+)` \| [^|]+ \| ([^|]+) \|$/gm);
    const said = Array.from(rows, ([, room = '', targets = '']) => {
      const names = [...targets.matchAll(/`([^`]+)`/g)].map(([, name]) => name as string);
      return [room, targets === 'all' ? ['*'] : names] as const;
    });
    expect(Object.fromEntries(said)).toEqual(rooms);
  });

  it('do not run in circles, those of types neither', () => {
    const next = new Map<string, Import[]>();
    for (const one of imports) next.set(one.from, [...(next.get(one.from) ?? []), one]);
    const done = new Set<string>();
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) expect.fail(`circle: ${[...trail, file].join(' → ')}`);
      if (done.has(file)) return;
      for (const { to } of next.get(file) ?? []) visit(to, [...trail, file]);
      done.add(file);
    };
    for (const file of sources) visit(file, []);
  });

  it('of files carry their ending', () => {
    expect(imports.filter(({ to }) => isOurs(to) && !/\.(ts|rows|tsv)$/.test(to))).toEqual([]);
  });

  it('of a file of lib come from two rooms or more, also through other files of lib', () => {
    const roomsOf = (file: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(file)) return new Set();
      seen.add(file);
      const users = imports.filter(({ to }) => to === file).map(({ from }) => from);
      return new Set(
        users.flatMap((user) => (roomOf(user) === 'lib' ? [...roomsOf(user, seen)] : roomOf(user))),
      );
    };
    const lonely = sources.filter((file) => roomOf(file) === 'lib' && roomsOf(file).size < 2);
    expect(lonely).toEqual([]);
  });
});

describe('sources', () => {
  /** The sources in whose code, comments apart, the pattern is found. */
  function filesWith(pattern: RegExp, files: readonly string[] = sources): string[] {
    return files.filter((file) =>
      pattern.test(readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    );
  }

  it('name no global of Node outside the adapters', () => {
    // It writes calls for readers, in texts.
    const writesCalls = 'src/shown/calls.ts';
    const named = filesWith(/\b(Buffer|process|require|__dirname)\b[.(]/).filter(isPortable);
    expect(named.filter((file) => file !== writesCalls)).toEqual([]);
  });

  it('do not ask whether a value is a Request or a Response of this realm', () => {
    expect(filesWith(/\binstanceof (Request|Response)\b/)).toEqual([]);
  });

  it('use nothing that Node 20 lacks', () => {
    const newer =
      /\b(Object|Map)\.groupBy\b|Promise\.(withResolvers|try)\b|\bTemporal\b|Iterator\.from|Array\.fromAsync/;
    expect(filesWith(newer)).toEqual([]);
  });

  it('name in their comments only files that there are', () => {
    const folders = (file: string) => ['', 'src', dirname(file)];
    const missing = ['src', 'adapters', 'test']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
          .map((file) => `${folder}/${file}`),
      )
      .flatMap((file) => namedFiles(file).map((named) => ({ file, named })))
      .filter(({ file, named }) => !folders(file).some((folder) => existsSync(join(root, folder, named))));
    expect(namedFiles('src/tools/trabalhista/inss.ts')).toContain('law/inss.ts');
    expect(missing).toEqual([]);
  });

  it('of rules draw and read the time through what they are given', () => {
    const own = /Math\.random|Date\.now|new Date\(\)|crypto\.getRandomValues|crypto\.randomUUID/;
    const rules = sources.filter((file) => /^src\/(documents|draws|law|tools|data|lib)\//.test(file));
    expect(filesWith(own, rules)).toEqual(['src/lib/random-sources.ts']);
  });
});

/** The TypeScript files of ours that the comments of a file name, programs in them apart: `law/inss.ts`. */
function namedFiles(file: string): string[] {
  const comments = readFileSync(join(root, file), 'utf8').match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? [];
  return comments
    .map((comment) => comment.replace(/```[\s\S]*?```/g, ''))
    .flatMap((comment) => comment.match(/(?<![\w\]./-])[\w-][\w./-]*\.ts\b/g) ?? []);
}

function isPortable(file: string): boolean {
  return !file.startsWith('adapters/') && file !== 'src/egress/node.ts';
}
