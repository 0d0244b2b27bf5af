/** A Dockerfile where there is no container engine: its steps, run in order, each stage in a folder of its own. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Step {
  readonly name: string;
  /** Flags such as `--from=build`, by name. */
  readonly flags: ReadonlyMap<string, string>;
  /** The rest of the instruction, as written. */
  readonly text: string;
}

const KNOWN = new Set('FROM WORKDIR ENV COPY RUN USER VOLUME EXPOSE HEALTHCHECK CMD'.split(' '));

/** The steps of a Dockerfile. Throws on one that is not known here. */
export function readDockerfile(text: string): readonly Step[] {
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', flags = '', rest = ''] = /^([A-Z]+)((?: --\w+=\S+)*) (.+)$/.exec(line) ?? [];
      if (!KNOWN.has(name)) throw new Error(`no step of a Dockerfile that is known: ${line}`);
      const found = [...flags.matchAll(/--(\w+)=(\S+)/g)].map(
        ([, flag, value]) => [flag, value] as [string, string],
      );
      return { name, flags: new Map(found), text: rest };
    });
}

/** The image, or the last stage of it, and what it runs. */
export interface Built {
  readonly image: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly exposed: string | undefined;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/**
 * Runs the steps with a project as context, in a folder that is empty; `env` is what the images of `FROM` would bring.
 */
export async function buildImage(context: string, folder: string, env: NodeJS.ProcessEnv): Promise<Built> {
  const steps = readDockerfile(readFileSync(join(context, 'Dockerfile'), 'utf8'));
  const ignored = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const stages = new Map<string, string>();
  let stage = { root: '', image: '', workdir: '/', user: undefined, exposed: undefined } as Stage;
  for (const { name, flags, text } of steps) {
    const here = join(stage.root, stage.workdir);
    if (name === 'FROM') {
      const [image = '', , alias = `${stages.size}`] = text.split(' ');
      const root = join(folder, `stage-${stages.size}`);
      mkdirSync(root, { recursive: true });
      stages.set(alias, root);
      stage = {
        root,
        image,
        workdir: '/',
        env: {},
        user: undefined,
        exposed: undefined,
        command: [],
        healthCheck: [],
      };
    } else if (name === 'WORKDIR') {
      stage.workdir = text;
      mkdirSync(join(stage.root, text), { recursive: true });
    } else if (name === 'ENV') {
      for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) stage.env[key] = value;
    } else if (name === 'RUN') {
      await run('bash', ['-c', text], { cwd: here, env: { ...env, ...stage.env }, timeout: 600_000 });
    } else if (name === 'COPY') {
      const from = flags.get('from');
      const root = from === undefined ? context : stages.get(from);
      if (root === undefined) throw new Error(`no stage ${from}`);
      const isWanted = (path: string) =>
        from !== undefined || !ignored.some((pattern) => matches(pattern, path));
      const names = text.split(' ');
      const target = names.pop() as string;
      for (const source of names) copy(root, source, join(here, target), isWanted);
    } else if (name === 'USER') stage.user = text;
    else if (name === 'EXPOSE') stage.exposed = text;
    else if (name === 'CMD') stage.command = JSON.parse(text) as string[];
    else if (name === 'HEALTHCHECK') stage.healthCheck = JSON.parse(text.replace(/^CMD /, '')) as string[];
  }
  return { ...stage, workdir: join(stage.root, stage.workdir) };
}

interface Stage {
  readonly root: string;
  readonly image: string;
  workdir: string;
  readonly env: Record<string, string>;
  user: string | undefined;
  exposed: string | undefined;
  command: readonly string[];
  healthCheck: readonly string[];
}

/** True if a top-level path matches a pattern of `.dockerignore` or `COPY`; only `*` is supported. */
function matches(pattern: string, path: string): boolean {
  const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${escaped.join('.*')}$`).test(path);
}

/** Copies like `COPY`: the contents of a folder. A pattern may match nothing; a name may not. */
function copy(root: string, source: string, target: string, isWanted: (path: string) => boolean): void {
  if (source.includes('*')) {
    for (const path of readdirSync(root).filter((path) => matches(source, path)))
      cpSync(join(root, path), join(target, path), { recursive: true });
    return;
  }
  const from = join(root, source);
  if (!existsSync(from)) throw new Error(`COPY: there is no ${source}`);
  if (!statSync(from).isDirectory()) return cpSync(from, join(target, basename(source)));
  mkdirSync(target, { recursive: true });
  const options = { recursive: true, verbatimSymlinks: true } as const;
  for (const path of readdirSync(from).filter(isWanted))
    cpSync(join(from, path), join(target, path), options);
}
