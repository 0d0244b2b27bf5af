import { describe, expect, it } from 'vitest';
import { makeForms } from '#test/support/forms.ts';
import type { Schema, Values } from '../core/types.ts';
import type { ToolForm } from './form.ts';

const { control, form, notes, roles, fire, one } = makeForms();

const fill = (one: ToolForm, values: Values) => one.fill(values);

describe('a date', () => {
  const MONTH: Schema = { type: 'string', pattern: String.raw`^\d{4}-\d{2}$` };

  // Weekdays of ISO dates: 2023-03-15 was a Wednesday, 2026-11-20 a Friday.
  it.each<[Schema, string, string]>([
    [{ type: 'string', format: 'date' }, '2023-03-15', 'quarta-feira, 15 de março de 2023'],
    [{ type: 'string', format: 'date' }, '2026-11-20', 'sexta-feira, 20 de novembro de 2026'],
    [{ type: 'string', format: 'date' }, '', 'Dica'],
    [MONTH, '2026-10', 'outubro de 2026'],
    [MONTH, '2026-13', 'Dica'],
    [{ type: 'string' }, '2023-03-15', 'Dica'],
  ])('of %j that is %j is understood as %s', (schema, value, said) => {
    control(schema).set(value);
    expect(notes()).toEqual([said]);
  });
});

describe('a number and its unit', () => {
  const schema: Schema = {
    required: ['taxa', 'prazo'],
    properties: {
      taxa: { type: 'number', title: 'Juros', 'x-unit': '%', 'x-unitField': 'periodoTaxa' },
      periodoTaxa: {
        title: 'Período',
        enum: ['mensal', 'anual'],
        'x-enumNames': ['Ao mês', 'Ao ano'],
        default: 'mensal',
      },
      conversaoTaxa: { title: 'Tipo', enum: ['efetiva', 'nominal'], default: 'efetiva' },
      prazo: { type: 'integer', title: 'Prazo', 'x-unit': 'meses ou anos', 'x-unitField': 'unidadePrazo' },
      unidadePrazo: { title: 'Unidade', enum: ['meses', 'anos'], default: 'meses' },
    },
  };

  it('stand in one field with the words of the choice, which has no word of its own', () => {
    form(schema);
    const [rate, term] = roles('combobox') as unknown as readonly HTMLSelectElement[];
    expect([...(rate?.options ?? [])].map(({ text }) => text)).toEqual(['% ao mês', '% ao ano']);
    expect([...(term?.options ?? [])].map(({ text }) => text)).toEqual(['meses', 'anos']);
    const words = one('.words').textContent.toLowerCase();
    expect([words.includes('tipo'), words.includes('unidade')]).toEqual([true, false]);
  });

  // Equivalent rates: 1.105^(1/12) − 1 = 0.8355 %, 1.01^12 − 1 = 12.6825 %, 1.105^12 − 1 = 231.4 %.
  it.each([
    [{ taxa: 10.5, periodoTaxa: 'anual', prazo: 360 }, '0,8355 % ao mês', '30 anos'],
    [{ taxa: 12, periodoTaxa: 'anual', conversaoTaxa: 'nominal', prazo: 12 }, '1 % ao mês', '1 ano'],
    [{ taxa: 1, prazo: 20, unidadePrazo: 'anos' }, '12,68 % ao ano', '240 meses'],
    [{ taxa: 10.5, prazo: 10 }, '10,5 % ao mês são 231,4 % ao ano. É ao ano', ''],
    [{ taxa: 0, prazo: 'x' }, '', ''],
  ])('of %j are understood as %s and %s', (values, rate, term) => {
    fill(form(schema), values);
    expect(notes().slice(0, 2)).toEqual([rate, term]);
  });

  it('an unlikely rate has a button that makes it one of a year', () => {
    const made = form(schema);
    const values = { taxa: 10.5, prazo: 10 };
    fill(made, values);
    roles('button', 'É ao ano')[0]?.click();
    expect(made.values()).toEqual({ ...values, periodoTaxa: 'anual' });
    expect(notes()[0]).toBe('0,8355 % ao mês');
  });

  it('show at the number what is wrong with the unit', () => {
    const made = form(schema);
    const values = { taxa: 1, prazo: 10 };
    fill(made, values);
    const [place] = made.placesOf([{ field: 'unidadePrazo', message: '' }]);
    place?.fail('Errada.');
    expect(place?.label).toBe('Unidade');
    expect(notes()[1]).toBe('Errada.');
    fire(roles('textbox', 'Prazo')[0] as never, 'input');
    expect(notes()[1]).toBe('');
  });
});
