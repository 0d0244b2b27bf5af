import type { AnyTool } from '../../src/kit/tool.ts';
import type { Outcome, Vector } from './outcome.mjs';

/** The flags of an input whose answer one of these readings would miss; `call` is answered as the service answers. */
export function wrongReadings(
  tool: AnyTool,
  input: Vector['input'],
  outcome: Outcome,
  call: (input: Vector['input']) => Promise<Outcome>,
): Promise<string[]>;
