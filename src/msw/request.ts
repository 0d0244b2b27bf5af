import type { Call } from '../contracts/call.ts';
import { readQuery } from '../pipeline/query.ts';
import { shapeOf } from '../pipeline/schema.ts';
import type { AnyTool } from '../kit/tool.ts';
import { callOf } from '../pipeline/web.ts';

/** Reads a request as the service gets it, and its body as text. */
export async function readCall(
  request: Request,
  prefix: string,
): Promise<{ readonly call: Call; readonly text: string }> {
  const call = callOf(request);
  // The body is read first, so that a refused request is recorded with its body.
  const bytes = new Uint8Array(await request.arrayBuffer());
  const path = call.path.slice(prefix.length);
  const body = async (maxBytes: number) => (bytes.byteLength > maxBytes ? null : bytes);
  return { call: { ...call, path, body }, text: new TextDecoder().decode(bytes) };
}

/** The input of a call, as it was sent. */
export function inputOf(tool: AnyTool | undefined, { method, query }: Call, text: string): unknown {
  if (method !== 'GET' && method !== 'HEAD') return jsonIn(text);
  const sent = Object.fromEntries(new URLSearchParams(query));
  if (!tool) return sent;
  const { values } = readQuery(query, shapeOf(tool.input));
  const converted = Object.entries(values).filter(([, value]) => typeof value !== 'symbol');
  return { ...sent, ...Object.fromEntries(converted) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
