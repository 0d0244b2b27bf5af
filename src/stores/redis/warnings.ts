import { type Run, script } from './client.ts';

/** `INFO` is answered where `CONFIG` is refused, as managed servers do. */
const INFO = script(`return redis.call('info', 'persistence') .. redis.call('info', 'memory')`);

/** Warns of server settings that may lose data. */
export function redisWarnings(run: Run, prefix: string): () => Promise<readonly string[]> {
  return async () => {
    let info: string;
    try {
      info = (await run(INFO, prefix)) as string;
    } catch (error) {
      return [`Redis does not say whether it keeps what is stored: ${(error as Error).message}`];
    }
    const setting = (name: string) => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
    const warnings: string[] = [];
    if (setting('aof_enabled') !== '1') {
      warnings.push(
        'Redis keeps no append-only file: when it ends, it loses what was stored since its last snapshot, deliveries and counts too; set "appendonly yes"',
      );
    }
    const policy = setting('maxmemory_policy');
    if (setting('maxmemory') !== '0' && policy !== 'noeviction') {
      warnings.push(
        `Redis drops keys when its memory is full, counts and deliveries too ("maxmemory-policy ${policy}"); set "noeviction"`,
      );
    }
    return warnings;
  };
}
