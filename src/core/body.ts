import type { Call } from './call.ts';
import { ApiError, badParameter } from './errors.ts';
import { type SchemaNode, stepsOf } from './schema.ts';
import * as texts from './texts.ts';
import type { InputSchema } from './tool.ts';
import type { RawInput } from './validate.ts';

export interface BodyLimits {
  readonly maxBodyBytes: number;
  /** Milliseconds. */
  readonly bodyTimeout: number;
}

const MAX_DEPTH = 32;
const MAX_UNKNOWN = 50;

/** The tool's own fields of a JSON body. Throws 400 of the field `body` or `content-type`. */
export async function readBody(call: Call, limits: BodyLimits, { entries }: InputSchema): Promise<RawInput> {
  const body = await readJsonObject(call, limits);
  const values: Record<string, unknown> = Object.create(null);
  const unknown: string[] = [];
  for (const key of Object.keys(body)) {
    if (!Object.hasOwn(entries, key)) {
      if (unknown.length < MAX_UNKNOWN) unknown.push(key);
    } else if (body[key] !== null) {
      values[key] = readValue(body[key], entries[key] as unknown as SchemaNode);
    }
  }
  return { values, unknown };
}

/** The JSON object in a body of at most `maxBodyBytes` that arrives within `bodyTimeout`. */
export async function readJsonObject(call: Call, limits: BodyLimits): Promise<Record<string, unknown>> {
  requireJson(call);
  const text = decode(await readWhole(call, limits));
  if (text.trim() === '') throw badParameter('body', texts.required);
  if (depthOf(text) > MAX_DEPTH) throw badParameter('body', texts.tooDeep);
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badParameter('body', texts.notAnObject);
  }
  return value as Record<string, unknown>;
}

function requireJson(call: Call): void {
  const [type, ...parameters] = (call.header('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const isJson = type === '' || type === 'application/json';
  const isUtf8 = parameters.every((parameter) => /^(?:charset="?utf-8"?)?$/.test(parameter));
  if (!isJson || !isUtf8 || call.header('content-encoding') !== null) {
    throw badParameter('content-type', texts.jsonOnly);
  }
}

async function readWhole(call: Call, { maxBodyBytes, bodyTimeout }: BodyLimits): Promise<Uint8Array> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), bodyTimeout);
  try {
    const aborted = new Promise<never>((_, reject) => {
      late.signal.addEventListener('abort', () => reject(new Error('late')), { once: true });
    });
    const body = await Promise.race([call.body(maxBodyBytes, late.signal), aborted]);
    if (body === null) throw badParameter('body', texts.bodyTooLarge(maxBodyBytes));
    return body;
  } catch (error) {
    // A connection that breaks is the caller's doing too: nobody reads the answer, and it is no failure of ours.
    throw error instanceof ApiError ? error : badParameter('body', texts.bodyIncomplete);
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

/** How deep arrays and objects nest, without parsing: a parser may run out of stack on what it is given. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === 0x5c) i++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth--;
  }
  return deepest;
}

/**
 * A value as a schema may see it. Null counts as absent, at every depth; an item of an array stays where it is. An array
 * in the place of an object is no value of it, though Valibot would take it for an object without fields.
 */
function readValue(value: unknown, schema: SchemaNode | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { entries, item } = schema ? (stepsOf(schema)[0] as SchemaNode) : {};
  if (Array.isArray(value)) return entries ? false : value.map((one) => readValue(one, item));
  const kept: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[key];
    if (part !== null) kept[key] = readValue(part, entries?.[key]);
  }
  return kept;
}
