import { describe, expect, it } from 'vitest';
import { createNames, createWriter } from './formula-writer.ts';

describe('a number that no step gives', () => {
  const { formulaOf } = createWriter({ known: () => undefined } as never, () => undefined);

  it.each<[numerator: bigint, denominator: bigint, formula: string]>([
    [0n, 1n, '0'],
    [0n, 5n, '0'],
    [-12n, 1n, '-12'],
    [1n, 2n, '0.5'],
    [-1n, 2n, '-0.5'],
    [-123n, 40n, '-3.075'],
    [5n, 1_000n, '0.005'],
    [6n, 4n, '1.5'],
    [1n, 3n, '1 / 3'],
    [-7n, 6n, '-7 / 6'],
  ])('is written as a decimal where it has an end: %d/%d is %s', (numerator, denominator, formula) => {
    expect(formulaOf({ numerator, denominator }, false)).toEqual({ formula, valores: {}, sources: null });
  });
});

it.each([
  ['total', 'total'],
  ['inss.faixa.2', 'inssFaixa2'],
  ['saldos[0]', 'saldos0'],
  ['linhas[12].valor.exato', 'linhas12ValorExato'],
  ['um-dois', 'umDois'],
  ['lado-b', 'ladoB'],
  ['um--dois..tres', 'umDoisTres'],
  ['13.salario', 'passo13Salario'],
  ['.x', 'X'],
])('the step %s is %s in a formula', (step, name) => {
  const nameOf = createNames();
  expect([nameOf(step), nameOf(step)]).toEqual([name, name]);
});
