import { expect, it, vi } from 'vitest';
import type { SpanStart } from '../contracts/spans.ts';
import { ApiError } from '../kit/errors/api-error.ts';
import { toolSpans } from './tool-spans.ts';

it('a tool’s span is described once for all calls, and no refusal is a failure of it', () => {
  const within = vi.fn((_name: string, _start: SpanStart, work: () => unknown) => work());
  const inSpan = toolSpans({ within } as never);
  expect([inSpan('cpf', () => 1), inSpan('cpf', () => 2), inSpan('cnpj', () => 3)]).toEqual([1, 2, 3]);
  const [first, second, other] = within.mock.calls;
  expect([first?.[0], other?.[0]]).toEqual(['tool cpf', 'tool cnpj']);
  expect(second?.[1]).toBe(first?.[1]);
  expect(first?.[1].attributes).toEqual({ 'canivete.tool': 'cpf' });
  const failures = [new ApiError(422), new Error('a bug')].map((error) => first?.[1].isFailure?.(error));
  expect(failures).toEqual([false, true]);
});
