/** The bodies of events. Each is made once, as text: every attempt of every delivery sends the same bytes. */
import type { FavoriteAdded, ToolCall } from '../contracts/events.ts';
import type { EventName } from '../contracts/event-names.ts';
import type { AnyTool } from '../kit/tool.ts';

type Parameters = Readonly<Record<string, unknown>>;

/**
 * Chooses the parameters of a call that its events show. It gets those that would be sent, with long texts already cut.
 * Null hides all of them and the result.
 */
export type Redact = (toolId: string, parameters: Parameters) => Parameters | null;

/** An event as it is stored and sent. */
export interface Payload {
  readonly event: EventName;
  readonly toolId: string;
  /** The instant of the event, in milliseconds since 1970. */
  readonly at: number;
  /** `{"event","timestamp","tool_id","data"}`, compact. */
  readonly body: string;
  /** False for data on somebody's health, which is stored only until its delivery has ended. */
  readonly keepBody: boolean;
}

/** UTF-16 units. */
const MAX_TEXT = 256;
/** Bytes. */
const MAX_BODY = 65_536;

const toolEvents = ['tool_used', 'result_generated'] as const;

/**
 * The events of a call that somebody wants. A validation generates nothing, so it raises no `result_generated`.
 * Throws what `redact` throws, and a `TypeError` when it returns neither an object nor null.
 */
export function toolPayloads(
  call: ToolCall,
  wants: (event: EventName) => boolean,
  redact?: Redact,
): readonly Payload[] {
  const events = toolEvents.filter(
    (event) => wants(event) && !(event === 'result_generated' && isValidation(call)),
  );
  if (events.length === 0) return [];
  const parameters = shownParameters(call, redact);
  return events.map((event) => payload(event, call.tool, call.at, toolData(event, call, parameters)));
}

/** The event of a favorite that was not there yet. */
export function favoritePayload({ tool, favorites, at }: FavoriteAdded): Payload {
  return payload('favorite_added', tool, at, [{ ...dataOf(tool, {}, 0), favorites }]);
}

const exampleTool = { id: 'cpf', name: 'Gerador de CPF', category: 'documentos' } as const;

/** Makes the example of an event that tests a webhook, marked `"test":true`. */
export function examplePayload(event: EventName, at: number): Payload {
  const data =
    event === 'favorite_added'
      ? { ...dataOf(exampleTool, {}, 0), favorites: 1 }
      : {
          ...dataOf(exampleTool, { count: 2, formatted: true }, 2),
          ...(event === 'result_generated' && { result: { cpfs: ['529.982.247-25', '111.444.777-35'] } }),
        };
  return payload(event, exampleTool, at, [{ ...data, test: true }]);
}

/**
 * The first of some forms of an event's data whose body is not too large, or else the last one.
 * The body's keys are in the documented order.
 */
function payload(
  event: EventName,
  { id, category }: Pick<AnyTool, 'id' | 'category'>,
  at: number,
  forms: readonly object[],
): Payload {
  const timestamp = new Date(at).toISOString();
  let body = '';
  for (const data of forms) {
    body = JSON.stringify({ event, timestamp, tool_id: id, data });
    if (isWithin(body, MAX_BODY)) break;
  }
  const keepBody = event === 'favorite_added' || category !== 'saude';
  return { event, toolId: id, at, body, keepBody };
}

/** Gives the data of a call's event, whole and then in shorter forms. */
function toolData(
  event: EventName,
  { tool, result, resultCount: count }: ToolCall,
  parameters: Parameters | null,
): readonly object[] {
  const known = dataOf(tool, parameters ?? {}, count);
  const none = dataOf(tool, {}, count, { parameters_omitted: 'size' });
  if (event === 'tool_used') return [known, none];
  if (tool.sensitive?.result || parameters === null) {
    const omitted = { result_omitted: 'sensitive' };
    return [
      { ...known, ...omitted },
      { ...none, ...omitted },
    ];
  }
  const omitted = { result_omitted: 'size' };
  return [
    { ...known, result },
    { ...known, ...omitted },
    { ...none, ...omitted },
  ];
}

function dataOf(
  { name, category }: Pick<AnyTool, 'name' | 'category'>,
  parameters: Parameters,
  count: number,
  note: object = {},
) {
  return { tool_name: name, category, parameters, ...note, result_count: count };
}

/** True when the call's action, sent or by default, is `validate`. */
function isValidation({ tool, parameters }: ToolCall): boolean {
  return (parameters['action'] ?? Object.keys(tool.byAction ?? {})[0]) === 'validate';
}

function shownParameters({ tool, parameters }: ToolCall, redact: Redact | undefined): Parameters | null {
  const cut = cutTexts(parameters) as Parameters;
  if (!redact) return cut;
  const redacted = redact(tool.id, cut);
  if (typeof redacted !== 'object' || Array.isArray(redacted)) {
    throw new TypeError('webhooks.redact must return an object or null');
  }
  return redacted && (cutTexts(redacted) as Parameters);
}

/** A copy of a JSON value whose long texts are cut. */
function cutTexts(value: unknown): unknown {
  if (typeof value === 'string') return cutText(value);
  if (Array.isArray(value)) return value.map(cutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cutTexts(inner)]));
}

/** Cuts a text after 256 characters, or after 255 where the cut would go through one. */
function cutText(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const end = (text.codePointAt(MAX_TEXT - 1) as number) > 0xffff ? MAX_TEXT - 1 : MAX_TEXT;
  return `${text.slice(0, end)}…`;
}

function isWithin(text: string, bytes: number): boolean {
  // A character takes one to three bytes a unit: most texts are judged without being encoded.
  if (text.length * 3 <= bytes) return true;
  return text.length <= bytes && new TextEncoder().encode(text).byteLength <= bytes;
}
