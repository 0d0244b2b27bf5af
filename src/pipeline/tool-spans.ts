import type { Spans, SpanStart } from '../contracts/spans.ts';
import { isRefusal } from './refusal.ts';

/** Does work in the span of a tool. */
export type ToolSpans = <T>(toolId: string, work: () => T) => T;

const isFailure = (error: unknown) => !isRefusal(error);

/** The spans of tools. What that begins with is put together once for each. */
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
