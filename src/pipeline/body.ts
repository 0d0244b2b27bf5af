import type { Call } from '../contracts/call.ts';
import { ApiError, badParameter } from '../kit/errors/api-error.ts';
import { required } from '../kit/texts.ts';
import type { InputSchema } from '../kit/tool.ts';
import { joinChunks } from '../lib/bytes/chunks.ts';
import { hasBrowserLogin } from '../lib/origin.ts';
import { orTimeout } from '../lib/promises.ts';
import { isBun, isDeno } from '../lib/runtime.ts';
import * as texts from './errors/texts.ts';
import { MAX_DEPTH, MAX_ELEMENTS } from './limits.ts';
import { namesIn } from './query.ts';
import { fieldsOf, type RawInput } from './raw-input.ts';

export interface BodyLimits {
  readonly maxBodyBytes: number;
  /** Milliseconds. */
  readonly bodyTimeout: number;
}

/** The tool's own fields of a JSON body, and all of it as it was sent. */
export interface ReadBody extends RawInput {
  readonly sent: Readonly<Record<string, unknown>>;
}

interface Reading {
  readonly isOptional?: boolean;
}

/** The tool's own fields of a JSON body. Throws 400 of the field `body` or `content-type`. */
export async function readBody(
  call: Call,
  limits: BodyLimits,
  input: InputSchema,
  isOptional = false,
): Promise<ReadBody> {
  const misplaced = namesIn(call.query);
  const sent = await readJsonObject(call, limits, { isOptional });
  return { ...fieldsOf(sent, input), misplaced, sent };
}

/** Reads the JSON object in a body as `readJsonObject` does, or a list of any values. */
export async function readJsonMessage(
  call: Call,
  limits: BodyLimits,
  inspect: (text: string) => void,
): Promise<Record<string, unknown> | readonly unknown[]> {
  const text = await readText(call, limits);
  inspect(text);
  const value = valueIn(text);
  return Array.isArray(value) ? value : requireObject(value);
}

/**
 * Reads the JSON object in a body of at most `maxBodyBytes` that arrives within `bodyTimeout`. A body that may be
 * absent, and is, gives an object without members. Rejects with an `ApiError`.
 */
export async function readJsonObject(
  call: Call,
  limits: BodyLimits,
  { isOptional = false }: Reading = {},
): Promise<Record<string, unknown>> {
  const text = await readText(call, limits);
  return text === '' && isOptional ? {} : requireObject(valueIn(text));
}

/** Reads the text of a JSON body. An absent body is an empty text. */
async function readText(call: Call, limits: BodyLimits): Promise<string> {
  requireJson(call);
  const text = decode(await readWhole(call, limits));
  // A page may send a body without a type anywhere, and the login of its reader with it.
  if (text !== '' && hasBrowserLogin(call) && typeOf(call) === '') {
    throw badParameter('content-type', texts.jsonOnly);
  }
  return text;
}

function valueIn(text: string): unknown {
  if (text.trim() === '') throw badParameter('body', required);
  const { depth, elements } = measureOf(text);
  if (depth > MAX_DEPTH) throw badParameter('body', texts.tooDeep);
  if (elements > MAX_ELEMENTS) throw badParameter('body', texts.tooManyElements);
  return parse(text);
}

function requireObject(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badParameter('body', texts.notAnObject);
  }
  return value as Record<string, unknown>;
}

function requireJson(call: Call): void {
  const [type, ...parameters] = typeOf(call)
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const isJson = type === '' || type === 'application/json';
  const isUtf8 = parameters.every((parameter) => /^(?:charset="?utf-8"?)?$/.test(parameter));
  if (!isJson || !isUtf8 || call.header('content-encoding') !== null) {
    throw badParameter('content-type', texts.jsonOnly);
  }
}

const typeOf = (call: Call) => call.header('content-type') ?? '';

async function readWhole(call: Call, { maxBodyBytes, bodyTimeout }: BodyLimits): Promise<Uint8Array> {
  const late = new AbortController();
  let body: Uint8Array | null;
  try {
    body = await orTimeout(call.body(maxBodyBytes, late.signal), bodyTimeout, 'the body');
  } catch {
    late.abort();
    // A broken connection is a fault of the caller's side, and nobody reads the answer.
    throw new ApiError(400, {
      details: [{ field: 'body', message: texts.bodyIncomplete }],
      ...(isBun() && { headers: { connection: 'close' } }),
    });
  }
  if (body === null) throw badParameter('body', texts.bodyTooLarge(maxBodyBytes));
  return body;
}

/** The bytes of a stream, or null when they are more than `maxBytes`. An abort tells the sender to stop. */
export async function readStream(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader();
  // The close tells the sender to stop. Its failure changes nothing here.
  const close = () => void reader.cancel().catch(() => undefined);
  // An abort that has happened already raises no event.
  if (signal.aborted) close();
  signal.addEventListener('abort', close, { once: true });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxBytes) {
      signal.removeEventListener('abort', close);
      // Deno drops the rest by itself, and the sender reads its answer.
      if (isDeno()) close();
      else void dropRest(reader);
      return null;
    }
    chunks.push(value);
  }
  return joinChunks(chunks, length);
}

/** Limits for reading a body that is refused: bytes, and milliseconds. */
const MAX_REST = 8_388_608;
const REST_TIMEOUT = 5_000;

/**
 * Reads on after a refusal, so that its sender reads the answer: a runtime that is told to stop at once resets the
 * connection (RFC 9112, 9.6). Never rejects.
 */
async function dropRest(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const stop = () => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(stop, REST_TIMEOUT);
  try {
    for (let left = MAX_REST; left > 0;) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    stop();
  } catch {
    // The sender has gone.
  } finally {
    clearTimeout(timer);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badParameter('body', texts.notJson);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badParameter('body', texts.notJson);
  }
}

/** The size of a JSON text, measured before it is parsed: its value may be many times larger than the text. */
interface Measure {
  /** How deep arrays and objects nest. */
  readonly depth: number;
  /** Values in arrays and members of objects, at any depth. */
  readonly elements: number;
}

function measureOf(text: string): Measure {
  let [level, depth, elements] = [0, 0, 0];
  let inString = false;
  let isStart = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) inString = false;
    } else if (code > 0x20) {
      const isEnd = code === 0x7d || code === 0x5d;
      // The first element of a container begins with whatever follows its start.
      if (code === 0x2c || (isStart && !isEnd)) elements++;
      inString = code === 0x22;
      isStart = code === 0x7b || code === 0x5b;
      if (isStart) depth = Math.max(depth, ++level);
      else if (isEnd) level--;
    }
  }
  return { depth, elements };
}
