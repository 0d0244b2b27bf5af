import { describe, expect, it } from 'vitest';
import { createLabels, hintOf, type Labels, namesIn, textsIn } from './labels.ts';

describe('what a field is called', () => {
  const prose = 'Salário bruto do mês. Dígito-verificador, dia 13 e RG. Veja salarioBruto.';
  const of: Labels['of'] = (...field) =>
    createLabels([prose, 'Dia do mês bruto'], ['salarioBruto', 'veja']).of(...field);

  it.each([
    ['salarioBruto', 'Salário bruto'],
    ['salario_bruto', 'Salário bruto'],
    ['salario-bruto', 'Salário bruto'],
    ['digitoVerificador', 'Dígito-verificador'],
    ['mesBruto', 'Mês bruto'],
    ['dia13', 'Dia 13'],
    ['dia14', 'Dia 14'],
    ['rg', 'Rg'],
    ['mes', 'Mês'],
    // Parts of words, names of fields and words that nobody says are no words of the texts.
    ['me', 'Me'],
    ['es', 'Es'],
    ['veja', 'Veja'],
    ['count', 'Count'],
    ['diaDoMes', 'Dia do mês'],
    ['mes.bruto', 'Mes.bruto'],
    ['mes.bruto_dia', 'Mes.bruto_dia'],
    ['.mes', '.mes'],
    ['mes.', 'Mes.'],
    ['mes_', 'Mes_'],
  ])('%s: %s', (name, label) => {
    expect(of(name, undefined)).toBe(label);
  });

  it.each([
    ['24h', 'Horas'],
    ['A1', 'Horas'],
    ['mesbruto', 'Horas'],
    ['x', 'Horas'],
  ])('%s, which no text has, is by its description', (name, label) => {
    const { of: labelOf } = createLabels(['1 h', 'veja 24 h, mes', 'bruto'], ['veja']);
    expect(labelOf(name, { description: 'Horas' })).toBe(label);
  });

  it('goes by the places of letters whose accents stand by themselves', () => {
    expect(createLabels(['\u0301 me\u0302s bruto'], []).of('mes', undefined)).toBe('Mês');
  });

  it('is as the texts write it, not as a field of that name', () => {
    expect(createLabels(['use salario bruto ou salarioBruto'], []).of('salarioBruto', undefined)).toBe(
      'Salario bruto',
    );
    expect(createLabels(['use acao=x'], ['acao']).of('acao', { description: 'Ação' })).toBe('Ação');
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
  ])('by the first phrase of %j: %s', (description, label) => {
    expect(of('xyz', { description })).toBe(label);
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
  ])('%j is explained by: %s', (schema, hint) => {
    expect(hintOf(schema)).toBe(hint);
  });

  it('takes the names and texts of fields inside fields, lists and choices', () => {
    const schema = {
      description: 'A',
      properties: {
        a: { description: 'B', properties: { b: { description: 'C' } } },
        c: { items: { description: 'D', properties: { d: {} } } },
      },
      anyOf: [{ description: 'E', properties: { e: {} } }],
    };
    expect(namesIn(schema)).toEqual(['a', 'c', 'b', 'd', 'e']);
    expect(textsIn(schema)).toEqual(['A', 'B', 'C', '', 'D', '', 'E', '']);
  });
});
