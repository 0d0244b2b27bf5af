// A process that runs tests against changed sources. It is ended with a change that never ends, and started again.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param {string} root */
export function createTester(root) {
  /** Where the process puts compiled sources. */
  const folder = mkdtempSync(join(tmpdir(), 'canivete-mutations-'));
  let child = null;

  async function started() {
    child = fork(new URL('tester.mjs', import.meta.url), {
      cwd: root,
      env: { ...process.env, MUTATIONS_FOLDER: folder },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  }

  function end() {
    child?.removeAllListeners('exit').kill('SIGKILL');
    child = null;
  }

  return {
    /** What the tests said, or `null` when they did not end, or ended the process. */
    async ask(file, text, tests, limit) {
      if (child === null) await started();
      let timer;
      const ended = await new Promise((resolve) => {
        timer = setTimeout(() => resolve(null), limit);
        child.removeAllListeners('exit').removeAllListeners('message');
        child.once('message', resolve).once('exit', () => resolve(null));
        child.send({ file, text, tests });
      });
      clearTimeout(timer);
      if (ended === null) end();
      return ended;
    },
    end() {
      end();
      rmSync(folder, { recursive: true });
    },
  };
}
