// Starts the process of `tester.mjs`, ends it with a change that never ends, and starts it again.
import { fork } from 'node:child_process';

/** @param {string} root */
export function createTester(root) {
  let child = null;

  async function start() {
    child = fork(new URL('tester.mjs', import.meta.url), {
      cwd: root,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // A group of its own, so that what tests have started is killed with it.
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
  }

  return {
    /** Runs the tests and gives their report; null when they ran out of time or ended the process. */
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
