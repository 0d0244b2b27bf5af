import type { Spans, SpanStart } from '../contracts/spans.ts';
import { ApiError } from '../kit/errors/api-error.ts';

/** Does work in the span of a tool. */
export type ToolSpans = <T>(toolId: string, work: () => T) => T;

/** An `ApiError` is the answer to a caller's mistake. */
const isFailure = (error: unknown) => !(error instanceof ApiError);

/** Makes the spans of tools. The name and the attributes of each one are put together once. */
export function toolSpans(spans: Spans): ToolSpans {
  const known = new Map<string, { readonly name: string; readonly start: SpanStart }>();
  return <T>(id: string, work: () => T): T => {
    let begun = known.get(id);
    if (!begun) {
      begun = { name: `tool ${id}`, start: { attributes: { 'canivete.tool': id }, isFailure } };
      known.set(id, begun);
    }
    return spans.within(begun.name, begun.start, work);
  };
}
