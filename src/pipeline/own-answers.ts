/** Holds the answers of a host's own tools to what the tools promise, so that a bad one spoils no other answer. */
import * as v from 'valibot';
import type { AnyTool, ServedTool } from '../kit/tool.ts';
import { withText } from '../kit/written.ts';
import { isPromise, orTimeout } from '../lib/promises.ts';
import { nameOf, type Path } from './path.ts';

export interface AnswerBounds {
  /** Milliseconds. */
  readonly toolTimeout: number;
  readonly maxAnswerBytes: number;
}

/**
 * Gives a tool whose answers are plain JSON of its schema, in time and of at most so many bytes. Any other answer is an
 * error, which says why to the host.
 */
export function boundTool(served: ServedTool, bounds: AnswerBounds): ServedTool {
  if ('load' in served) return { ...served, load: async () => boundOpen(await served.load(), bounds) };
  return boundOpen(served, bounds);
}

function boundOpen(tool: AnyTool, { toolTimeout, maxAnswerBytes }: AnswerBounds): AnyTool {
  const check = (answer: unknown) => checkAnswer(tool, answer, maxAnswerBytes);
  return {
    ...tool,
    original: tool.original ?? tool,
    run(input, context) {
      const running = tool.run(input, context);
      if (!isPromise(running)) return check(running);
      return Promise.resolve(orTimeout(running, toolTimeout, `the tool "${tool.id}"`)).then(check);
    },
  };
}

/** The answer as its JSON has it. It is written once, and read back: nothing of the host's runs after that. */
function checkAnswer({ id, output }: AnyTool, answer: unknown, maxBytes: number): unknown {
  const fail = (why: string) => new TypeError(`the tool "${id}" gave no answer of its schema: ${why}`);
  const fault = faultIn(answer, { left: maxBytes });
  if (fault) throw fail(`${fieldAt(fault.path)} ${fault.is}`);
  const text = JSON.stringify(answer);
  const bytes = new TextEncoder().encode(text);
  if (bytes.byteLength > maxBytes) throw fail(`the answer ${TOO_LARGE}`);
  const value: unknown = JSON.parse(text);
  const { issues } = v.safeParse(output, value);
  const [issue] = issues ?? [];
  if (issue) throw fail(`${fieldAt((issue.path ?? []).map(({ key }) => key as string))} ${issue.message}`);
  return typeof value === 'object' && value !== null ? withText(value, bytes) : value;
}

const TOO_LARGE = 'is larger than the option maxAnswerBytes allows';

const fieldAt = (path: Path) => (path.length === 0 ? 'the answer' : `"${nameOf(path)}"`);

interface AnswerFault {
  readonly path: Path;
  readonly is: string;
}

/**
 * Finds what JSON cannot hold of a value, or would leave out in silence. It stops where the JSON is larger than there is
 * room `left`: each value takes a byte at least, and each character of a text.
 */
function faultIn(value: unknown, room: { left: number }): AnswerFault | undefined {
  room.left -= typeof value === 'string' ? value.length + 2 : 1;
  if (room.left < 0) return { path: [], is: TOO_LARGE };
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return undefined;
  if (typeof value === 'number' || value === undefined) return { path: [], is: `is ${value}` };
  if (typeof value !== 'object') return { path: [], is: `is a ${typeof value}` };
  const { toJSON } = value as { toJSON?: unknown };
  if (typeof toJSON === 'function') return faultIn(toJSON.call(value, ''), room);
  return Array.isArray(value) ? faultInList(value, room) : faultInObject(value, room);
}

function faultInList(list: readonly unknown[], room: { left: number }): AnswerFault | undefined {
  // By index, as a hole is undefined too.
  for (let i = 0; i < list.length; i++) {
    const fault = faultIn(list[i], room);
    if (fault) return { ...fault, path: [i, ...fault.path] };
  }
  return undefined;
}

/** A member of undefined is as good as left out; the schema says whether it may be. */
function faultInObject(value: object, room: { left: number }): AnswerFault | undefined {
  const entries = Object.entries(value);
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);
  // A `Map`, a `Response` and a promise would be an empty object.
  if ((entries.length === 0 && !isPlain) || ArrayBuffer.isView(value))
    return { path: [], is: `is no JSON, but a ${value.constructor.name}` };
  for (const [key, member] of entries) {
    room.left -= key.length;
    const fault = member === undefined ? undefined : faultIn(member, room);
    if (fault) return { ...fault, path: [key, ...fault.path] };
  }
  return undefined;
}
