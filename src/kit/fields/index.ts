/**
 * Fields that many tools share. A schema here is plain JSON: no transform, no coercion. Each has a file of its own,
 * so that a bundle keeps only those of its tools.
 */
export { codes } from './codes.ts';
export { date } from './date.ts';
export { decimals } from './decimals.ts';
export { describe } from './describe.ts';
export { explicar } from './explicar.ts';
export { flag } from './flag.ts';
export {
  avisos,
  baseAndValue,
  arredondamentoInss,
  dependentes,
  estimativas,
  fullIrrf,
  irrfStepEntries,
  legalMonth,
  legalYear,
  month,
  tabela,
  tableEntries,
  taxTableEntries,
} from './legal.ts';
export { money, optionalMoney, positiveMoney } from './money.ts';
export { above, atLeast, between, count, integer, integerFrom, scientific } from './numbers.ts';
export { optionalPercent, percent } from './percent.ts';
export { seeded } from './seed.ts';
export { rawText, text } from './texts.ts';
export { time } from './time.ts';
export { todayByDefault } from './today.ts';
export { uf, upperUf } from './uf.ts';
export { inUnit, num, pure, withExample } from './unit.ts';
