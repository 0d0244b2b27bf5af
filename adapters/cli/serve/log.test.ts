import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const fields = { requestId: 'req_1', status: 200, ms: 1.25, accountId: 'acme' };

function written(format: 'json' | 'pretty') {
  const lines: string[] = [];
  const log = createLog(
    format,
    (line) => void lines.push(line),
    () => NOON,
  );
  return { lines, log: log as NonNullable<typeof log> };
}

describe('the log of serve', () => {
  it('is a line of JSON for programs', () => {
    const { lines, log } = written('json');
    log.warn(fields, 'GET /v1/cpf 429');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.endsWith('}\n')).toBe(true);
    expect(JSON.parse(lines[0] as string)).toEqual({
      time: '2026-11-21T12:00:00.000Z',
      level: 'warn',
      message: 'GET /v1/cpf 429',
      ...fields,
    });
  });

  it('is short for people, and shows the stack of a failure', () => {
    const { lines, log } = written('pretty');
    log.info(fields, 'GET /v1/cpf 200');
    log.error({ error: { stack: 'Error: x\n    at y' } }, 'x');
    log.warn({ error: 'timeout', accountId: 'acme' }, 'webhook');
    expect(lines).toEqual([
      '12:00:00 GET /v1/cpf 200 1.25 ms acme req_1\n',
      '12:00:00 error: x\nError: x\n    at y\n',
      '12:00:00 warn: webhook acme\n',
    ]);
  });

  it('may be off', () => {
    expect(createLog('off', () => expect.fail())).toBe(undefined);
  });
});
