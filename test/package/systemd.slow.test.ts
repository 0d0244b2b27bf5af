import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { blocksOf, pages } from '../support/pages.ts';

const run = promisify(execFile);
const ANALYZE = '/usr/bin/systemd-analyze';
const [unit = ''] = blocksOf(pages.get('docs/deploy.md') as string, 'ini');

it('the unit of docs/deploy.md has sections of settings, and stops later than the grace, the drain and a request', () => {
  const lines = unit.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const line of lines) expect(line).toMatch(/^(?:\[(?:Unit|Service|Install)\]|[A-Z][A-Za-z]+=\S.*)$/);
  const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  // The default grace, `bodyTimeout`, and the drain of deliveries.
  expect(seconds).toBeGreaterThan(5 + 30 + 15);
});

it.runIf(existsSync(ANALYZE))('systemd finds no fault in the unit of docs/deploy.md', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'canivete-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'canivete.service');
  // The Node of this machine may lie elsewhere, and other units of it be at fault.
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
  const { stdout, stderr } = await run(ANALYZE, ['verify', '--man=no', file]).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  expect((stdout + stderr).split('\n').filter((line) => line.includes('canivete'))).toEqual([]);
});
