import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateWorkflow } from '@action-validator/core';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../support/pages.ts';

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly services?: Readonly<Record<string, { readonly image: string }>>;
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

/** The repository's own, and those of the templates. */
const files = [
  '.github/workflows',
  ...readdirSync(join(root, 'templates')).map((name) => `templates/${name}/_github/workflows`),
]
  .filter((folder) => existsSync(join(root, folder)))
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`));

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const workflow = (file: string) => parse(textOf(file)) as Workflow;

describe.each(files)('%s', (file) => {
  const { permissions, jobs } = workflow(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('is what the schema of GitHub takes', () => {
    expect(validateWorkflow(textOf(file)).errors).toEqual([]);
  });

  it('may read the code and no more', () => {
    expect(permissions).toEqual({ contents: 'read' });
  });

  it('takes actions by their major version', () => {
    for (const { uses } of steps) if (uses !== undefined) expect(uses).toMatch(/^[\w-]+\/[\w-]+@v\d+$/);
  });

  it('runs scripts that are there', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    for (const { run = '' } of steps) {
      for (const [, script = ''] of run.matchAll(/(?<=^|\s)(\.\/?[\w./-]+\/[\w-]+)/g))
        expect(existsSync(join(root, script))).toBe(true);
      if (file.startsWith('templates/')) continue;
      for (const [, name = ''] of run.matchAll(/npm run (?:--silent )?([\w:]+)/g))
        expect(scripts).toHaveProperty([name]);
    }
  });
});

it('the workflow `release` is started by a person, and is the only one that may sign', () => {
  const signing = files.filter((file) => textOf(file).includes('id-token'));
  expect(signing).toEqual(['.github/workflows/release.yml']);
  const [release = ''] = signing;
  expect(Object.keys((parse(textOf(release)) as { on: object }).on)).toEqual(['workflow_dispatch']);
  expect(textOf(release)).toContain('npm publish --provenance');
});

it('a workflow that says nothing is refused', () => {
  const wrong = textOf('.github/workflows/ci.yml').replace('runs-on', 'run-on');
  expect(validateWorkflow(wrong).errors).not.toEqual([]);
});

it('the workflow `ci` runs what a change must pass, on the oldest Node, PostgreSQL 15, Redis 7 and MariaDB 10.11', () => {
  const { check } = workflow('.github/workflows/ci.yml').jobs;
  const { engines } = JSON.parse(textOf('package.json')) as { engines: { node: string } };
  const images = Object.values(check?.services ?? {}).map(({ image }) => image);
  expect(images).toEqual(['postgres:15', 'redis:7', 'mariadb:10.11']);
  const node = check?.steps.find(({ uses }) => uses?.startsWith('actions/setup-node'))?.with?.[
    'node-version'
  ];
  expect(engines.node).toMatch(new RegExp(`^>=${node}\\.`));
  expect(check?.steps.at(-1)?.run).toBe('.ci/run');
});
