import type { Answer } from '../contracts/call.ts';
import type { Spans } from '../contracts/spans.ts';
import { knownMethod, traceOf } from './call-facts.ts';
import type { Progress } from './progress.ts';

/** The spans of requests, named and described as OpenTelemetry's conventions for HTTP servers have it. */
export interface RequestSpans {
  /** Answers a request in a span, which `end` is to end. Where a tool is asked for, its id is known before. */
  within(
    progress: Progress,
    toolId: string | undefined,
    answer: (progress: Progress) => Promise<Answer>,
  ): Promise<Answer>;
  end(progress: Progress, status: number): void;
}

type Attributes = Record<string, string | number>;

export function requestSpans(spans: Spans): RequestSpans {
  return {
    within(progress, toolId, answer) {
      const { call } = progress;
      const { method } = call;
      // The span starts with all known attributes: samplers go by them, and adding them later costs more.
      const attributes: Attributes =
        toolId === undefined
          ? { 'http.request.method': knownOr('_OTHER', method) }
          : { 'http.request.method': method, 'http.route': call.path, 'canivete.tool': toolId };
      const name = toolId === undefined ? knownOr('HTTP', method) : `${method} ${call.path}`;
      const start = { kind: 'server', parent: traceOf(call), attributes, endsItself: true } as const;
      progress.isSpanNamed = toolId !== undefined;
      return spans.within(name, start, (span) => {
        progress.span = span;
        return answer(progress);
      });
    },
    end(progress, status) {
      const { call, span, isSpanNamed, path, toolId, caller, failure } = progress;
      if (!span) return;
      const attributes: Attributes = { 'http.response.status_code': status };
      if (caller) attributes['canivete.account'] = caller.account.id;
      if (path !== undefined && !isSpanNamed) {
        span.rename(`${knownOr('HTTP', call.method)} ${path}`);
        attributes['http.route'] = path;
        if (toolId !== undefined) attributes['canivete.tool'] = toolId;
      }
      span.add(attributes);
      // A refusal is the caller's mistake, and no failure of a server.
      if (status >= 500) span.fail(failure ?? String(status));
      span.end();
    },
  };
}

/** The method as the conventions name it; they name an unknown one differently in each place. */
function knownOr(other: string, method: string): string {
  const known = knownMethod(method);
  return known === 'OTHER' ? other : known;
}
