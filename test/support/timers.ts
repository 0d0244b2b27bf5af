/**
 * Test files share a process, and a service that a file leaves running would look for work among the fake timers of the
 * next one. So the timers that a file left are cleared. And an import that is under way when a file ends is broken off,
 * for all files after it too. So it is waited for.
 */
import { afterAll, vi } from 'vitest';

const real = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };
const begun = new Set<ReturnType<typeof setTimeout>>();

const noted = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  new Proxy(start, {
    apply(target, self, given) {
      const timer = Reflect.apply(target, self, given);
      begun.add(timer);
      return timer;
    },
  });

globalThis.setTimeout = noted(real.setTimeout);
globalThis.setInterval = noted(real.setInterval);

afterAll(async () => {
  // Vitest takes the spies that a file left away after this, and would put a timer back that was fake.
  vi.restoreAllMocks();
  Object.assign(globalThis, real);
  for (const timer of begun) clearTimeout(timer);
  begun.clear();
  await vi.dynamicImportSettled();
});
