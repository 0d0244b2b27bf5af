/**
 * Computes what an answer explains again: an answer to `explicar=true` has in `explicacao` the steps of its calculation.
 *
 * ```ts
 * import { replay } from 'canivete/explain';
 *
 * const answer = await run(inss, { salarioBruto: 6000, ano: 2026, explicar: true });
 * replay(answer.explicacao).campos.valor; // 641.51, as answer.valor
 * ```
 */
export { replay, type Replayed, type ReplayStep } from './replay.ts';
export type { StepValue } from './formula-writer.ts';
export type { Step } from './steps.ts';
