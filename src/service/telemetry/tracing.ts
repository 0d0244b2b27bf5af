import type { OpenSpan, Spans } from '../../contracts/spans.ts';
import { lazyPromise } from '../../lib/lazy.ts';
import type { Tracer } from './tracer.ts';

export interface Tracing {
  /** Spans once they are loaded; until then work without any. */
  readonly spans: Spans;
  /** What begins a trace waits for it. */
  load(): Promise<Spans>;
}

const none: OpenSpan = {
  rename: () => undefined,
  add: () => undefined,
  fail: () => undefined,
  traceparent: () => null,
  end: () => undefined,
};

/** What makes spans is loaded by the first request or delivery: most services have no tracer. */
export function createTracing(tracer: Tracer): Tracing {
  let made: Spans | undefined;
  return {
    spans: {
      within: (name, start, work) => (made ? made.within(name, start, work) : work(none)),
    },
    load: lazyPromise(async () => (made = (await import('./tracer.ts')).createSpans(tracer))),
  };
}
