import type { Logger } from '../../../src/service/telemetry/logger.ts';

export const logFormats = ['json', 'pretty', 'off'] as const;
export type LogFormat = (typeof logFormats)[number];

export const isLogFormat = (text: string): text is LogFormat =>
  (logFormats as readonly string[]).includes(text);

type Level = keyof Logger;

/** A logger that writes a line of JSON, or one for people; undefined of `off`. */
export function createLog(
  format: 'json' | 'pretty',
  write: (line: string) => void,
  clock?: () => number,
): Logger;
export function createLog(format: LogFormat, write: (line: string) => void): Logger | undefined;
export function createLog(
  format: LogFormat,
  write: (line: string) => void,
  clock: () => number = Date.now,
): Logger | undefined {
  if (format === 'off') return undefined;
  const line = format === 'json' ? jsonLine : prettyLine;
  const at = (level: Level) => (fields: object, message: string) =>
    write(`${line(new Date(clock()), level, fields, message)}\n`);
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

function jsonLine(time: Date, level: Level, fields: object, message: string): string {
  return JSON.stringify({ time: time.toISOString(), level, message, ...fields });
}

/** Formats a log line for a person; failures show their stack. */
function prettyLine(time: Date, level: Level, fields: object, message: string): string {
  const { ms, accountId, requestId, error } = fields as {
    readonly ms?: number;
    readonly accountId?: string | null;
    readonly requestId?: string;
    readonly error?: { readonly stack?: string } | null;
  };
  // A text has none.
  const stack = error?.stack;
  const parts = [
    time.toISOString().slice(11, 19),
    ...(level === 'info' ? [] : [`${level}:`]),
    message,
    ...(ms === undefined ? [] : [`${ms} ms`]),
    ...[accountId, requestId].filter((id) => typeof id === 'string'),
  ];
  return stack === undefined ? parts.join(' ') : `${parts.join(' ')}\n${stack}`;
}
