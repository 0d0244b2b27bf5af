import { type Run, script } from './client.ts';

/** `INFO` is answered where `CONFIG` is refused, as managed servers do. */
const INFO = script(
  `return redis.call('info', 'persistence') .. redis.call('info', 'memory') .. redis.call('info', 'replication')`,
);

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
    // The server names its good replicas only where it asks for some.
    if (Number(setting('connected_slaves') ?? 0) > 0 && setting('min_slaves_good_slaves') === undefined) {
      warnings.push(
        'Redis has replicas and takes writes without them: after a failover the old server still takes some, and loses them; set "min-replicas-to-write 1" and "min-replicas-max-lag 10"',
      );
    }
    return warnings;
  };
}
