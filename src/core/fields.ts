/**
 * Fields that many tools share. A schema here is plain JSON: no transform, no coercion. Each has a file of its own,
 * so that a bundle keeps only those of its tools.
 */
export { date } from './fields/date.ts';
export { decimals } from './fields/decimals.ts';
export { flag } from './fields/flag.ts';
export { ano, baseAndValue, dependentes, fullIrrf, irrfStepEntries, mes, tabela } from './fields/law.ts';
export { money, positiveMoney } from './fields/money.ts';
export { count, integer, scientific } from './fields/numbers.ts';
export { seed } from './fields/seed.ts';
export { text } from './fields/texts.ts';
export { time } from './fields/time.ts';
export { uf, upperUf } from './fields/uf.ts';
