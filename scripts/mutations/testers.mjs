// A process that runs tests against changed sources. It is ended with a change that never ends, and started again.
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param {string} root */
export function createTester(root) {
  /** Where the process puts compiled sources. */
  let folder = '';
  let child = null;

  async function start() {
    folder = mkdtempSync(join(tmpdir(), 'canivete-mutations-'));
    child = fork(new URL('tester.mjs', import.meta.url), {
      cwd: root,
      env: { ...process.env, MUTATIONS_FOLDER: folder },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A group of its own, which is killed with all that tests have started.
      detached: true,
    });
    await new Promise((resolve, reject) => child.once('message', resolve).once('exit', reject));
  }

  function end() {
    if (child === null) return;
    child.removeAllListeners('exit');
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It had ended by itself.
    }
    child = null;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }

  return {
    /** What the tests said, or `null` when they did not end, or ended the process. */
    async ask(file, text, tests, limit) {
      if (child === null) await start();
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
    end,
  };
}
