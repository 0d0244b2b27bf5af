import { describe, expect, it } from 'vitest';
import { hintOf, labelOf } from './labels.ts';

describe('the label of a field', () => {
  it('is the one that it has', () => {
    expect(labelOf('mes', { title: 'Mês do pagamento', description: 'Mês' })).toBe('Mês do pagamento');
  });

  it('is its name where it has no text', () => {
    expect(labelOf('mes', undefined)).toBe('Mes');
  });

  it.each([
    ['Quantos, no total', 'Quantos'],
    ['Quantos. No total', 'Quantos'],
    ['Quantos: no total', 'Quantos'],
    ['Quantos; no total', 'Quantos'],
    ['Quantos (no total)', 'Quantos'],
    ['  Se aposentado, ou não', 'Aposentado'],
    ['Whether retired', 'Retired'],
    ['Se ', 'Se'],
    ['Quando Se paga', 'Quando Se paga'],
    ['a'.repeat(44), `A${'a'.repeat(43)}`],
    ['a'.repeat(45), 'Xyz'],
    [', nada', 'Xyz'],
    ['', 'Xyz'],
  ])('is the first phrase of %j: %s', (description, label) => {
    expect(labelOf('xyz', { description })).toBe(label);
  });

  it.each([
    [{}, ''],
    [{ description: 'Uma frase.' }, 'Uma frase'],
    [{ description: 'Uma frase. Outra.' }, 'Uma frase'],
    [{ description: 'Uma frase. e mais.' }, 'Uma frase. e mais'],
    [{ description: 'Até 3... Outra.' }, 'Até 3... Outra'],
    [{ description: 'O peso, em kg.', 'x-unit': 'kg' }, 'O peso'],
    [{ description: 'Weight, in kg', 'x-unit': 'kg' }, 'Weight'],
    [{ description: 'O peso, em g', 'x-unit': 'kg' }, 'O peso, em g'],
    [{ description: 'O peso, em undefined' }, 'O peso, em undefined'],
  ])('has of %j the rest beside it: %s', (schema, hint) => {
    expect(hintOf(schema)).toBe(hint);
  });
});
