/** Ctrl-C for commands that run in the process of a test. */
import { afterEach, beforeEach } from 'vitest';

/** Takes away, after each test, what it added to listen for Ctrl-C. Gives a function that sends Ctrl-C to the running command. */
export function holdInterrupts(): () => void {
  let before: readonly NodeJS.SignalsListener[] = [];
  const added = () => process.listeners('SIGINT').filter((listener) => !before.includes(listener));
  beforeEach(() => {
    before = process.listeners('SIGINT');
  });
  afterEach(() => {
    for (const listener of added()) process.off('SIGINT', listener);
  });
  return () => {
    for (const listener of added()) listener('SIGINT');
  };
}
