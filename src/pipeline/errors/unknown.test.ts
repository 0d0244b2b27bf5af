import { expect, it } from 'vitest';
import { unknownFault } from './unknown.ts';

/** Fields that take any text. */
const textFields = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { type: 'string' }]));

it('an unknown name offers no field that was sent', () => {
  expect(unknownFault(['peso1'], textFields('peso', 'peso2'), ['peso']).message.pt).toBe(
    'campo desconhecido. Você quis dizer "peso2"?',
  );
});

it('an unknown name offers three names at most', () => {
  expect(unknownFault(['ladoq'], textFields('lado1', 'lado2', 'lado3', 'lado4')).message).toEqual({
    pt: 'campo desconhecido. Você quis dizer "lado1" ou "lado2" ou "lado3"?',
    en: 'unknown field. Did you mean "lado1" or "lado2" or "lado3"?',
  });
});

it.each([
  ['zz', 'zz'],
  ['', '""'],
])('the fault of the name %j calls it %s', (name, shown) => {
  expect(unknownFault([name], textFields('peso'))).toEqual({
    field: name,
    message: {
      pt: 'campo desconhecido. Os campos são: peso',
      en: 'unknown field. The fields are: peso',
    },
    sentence: {
      pt: `${shown}: campo desconhecido. Os campos são: peso`,
      en: `${shown}: unknown field. The fields are: peso`,
    },
  });
});

it('a list that is cut has the required fields first, and then those that share a word with the name', () => {
  const optional = Array.from({ length: 12 }, (_, i) => `campo${i}`);
  const entries = { valorTotal: { type: 'number' } };
  const { message } = unknownFault(['totalDoMes'], {
    ...Object.fromEntries(
      [...optional, 'outroMes'].map((name) => [name, { type: 'optional', wrapped: entries.valorTotal }]),
    ),
    ...entries,
  });
  expect(message.pt).toBe(
    `campo desconhecido. Os campos são: valorTotal, outroMes, ${optional.slice(0, 10).join(', ')} e mais 2`,
  );
});

it('a name that was remembered is judged by the value that is sent now', () => {
  const fields = textFields('salario');
  const ask = (value: string) =>
    unknownFault(['salarioo'], fields, [], (field) => ({ pt: `${field}=${value}`, en: '' })).message.pt;
  expect([ask('1'), ask('2')]).toEqual(
    ['1', '2'].map((value) => `campo desconhecido. Você quis dizer "salario"? salario=${value}`),
  );
  expect(unknownFault(['salarioo'], fields, ['salario']).message.pt).not.toContain('quis dizer');
});
