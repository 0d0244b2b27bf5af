import { expect, it, vi } from 'vitest';
import { logAnswer, logAttempt, logError } from './logger.ts';

/** The level and the content of a log line. */
function lineOf(write: (logger: Parameters<typeof logError>[0]) => void) {
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  write(logger);
  const lines = Object.entries(logger).flatMap(([level, { mock }]) =>
    mock.calls.map(([fields, message]) => ({ level, fields, message })),
  );
  expect(lines).toHaveLength(1);
  return lines[0];
}

it.each([
  [200, 'info'],
  [404, 'info'],
  [429, 'warn'],
  [499, 'info'],
  [500, 'error'],
  [502, 'error'],
  [503, 'warn'],
])('an answer of %d is a line of level %s', (status, level) => {
  const report = { requestId: 'r', method: 'GET', tool: null, status, accountId: 'a', keyId: null };
  const told = { ...report, path: '/v1/cpf' };
  expect(lineOf((logger) => logAnswer(logger, { ...told, ms: 1.23678 } as never))).toEqual({
    level,
    fields: { ...told, ms: 1.24 },
    message: `GET /v1/cpf ${status}`,
  });
  expect(lineOf((logger) => logAnswer(logger, { ...report, path: null, ms: 1 } as never))).toMatchObject({
    message: `GET (no such address) ${status}`,
  });
});

it.each([
  ['succeeded', 200, null, 'info', '200'],
  ['pending', null, 'timeout', 'warn', 'timeout'],
  ['failed', 500, 'http_status', 'error', '500'],
  ['canceled', null, 'timeout', 'info', 'timeout'],
])('an attempt that leaves a delivery %s is told', (state, status, error, level, outcome) => {
  const report = { event: 'tool_used', number: 2, state, status, error };
  expect(lineOf((logger) => logAttempt(logger, report as never))).toEqual({
    level,
    fields: report,
    message: `webhook tool_used, attempt 2: ${outcome}`,
  });
});

it('a failure is an error with its name and code, and of the settings of a store a warning', () => {
  const error = Object.assign(new RangeError('too much'), { code: 'E1' });
  expect(lineOf((logger) => logError(logger, error, { delivery: 'evt_1' }))).toEqual({
    level: 'error',
    fields: {
      delivery: 'evt_1',
      error: { name: 'RangeError', message: 'too much', code: 'E1', stack: error.stack },
    },
    message: 'too much',
  });
  expect(lineOf((logger) => logError(logger, 'gone', {}))).toMatchObject({
    level: 'error',
    fields: { error: { name: 'Error', message: 'gone' } },
  });
  const settings = Object.assign(new Error('appendfsync is no'), { code: 'store_settings' });
  expect(lineOf((logger) => logError(logger, settings, {}))).toMatchObject({ level: 'warn' });
});
