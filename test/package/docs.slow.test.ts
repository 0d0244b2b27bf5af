import { execFileSync } from 'node:child_process';
import { it } from 'vitest';
import { root } from '../support/pages.ts';

it('what is derived from the sources is up to date with them', () => {
  execFileSync(process.execPath, ['scripts/accept.mjs', '--check'], { cwd: root, stdio: 'pipe' });
});
