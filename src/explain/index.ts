/**
 * Computes what an answer explains again: an answer to `explicar=true` has in `explicacao` the steps of its calculation.
 *
 * ```ts
 * import { run } from 'canivete/core';
 * import { replay } from 'canivete/explain';
 * import { inss } from 'canivete/tools';
 *
 * const answer = await run(inss, { salarioBruto: 6000, ano: 2026, explicar: true });
 * const { campos } = replay(answer.explicacao ?? []);
 * console.log(campos['valor'], answer.valor); // 641.51 641.51
 * ```
 * @module
 */
export { replay, type Replayed, type ReplayStep } from './replay.ts';
export type { StepValue } from './formula-writer.ts';
export type { Step } from './steps.ts';
