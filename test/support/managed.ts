import { manage } from '../../adapters/cli/manage.ts';
import { timers } from '../../src/schedulers/timers.ts';
import { memoryStores } from '../../src/stores/memory/index.ts';

/** The commands on stores that last as long as the test. */
export function onStores() {
  const stores = memoryStores();
  const seen = { opened: [] as string[], closed: 0, stopped: 0 };
  const woken: number[] = [];
  const open = async (address: string) => {
    seen.opened.push(address);
    const scheduler = {
      ...timers(),
      wake: async (delay: number) => void woken.push(delay),
      stop: async () => void seen.stopped++,
    };
    return { stores, scheduler, close: async () => void seen.closed++ };
  };
  const run = (group: string, ...args: string[]) =>
    manage(group, [...args, '--store', 'sqlite:some.db'], open);
  /** The record that a command prints. */
  const record = async (...given: Parameters<typeof run>) => JSON.parse(await run(...given, '--json'));
  return { stores, seen, woken, run, record };
}
