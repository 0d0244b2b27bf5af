import { expect, it } from 'vitest';
import { unknownTool } from './_tools.ts';

it.each([
  ['cnjp', 'cnpj', 'não é uma ferramenta deste serviço. Você quis dizer "cnpj"?'],
  ['xadrez', 'nothing', 'não é uma ferramenta deste serviço'],
])('the refusal of the id %s names %s, which is near', (id, _, said) => {
  expect(unknownTool(id, ['cpf', 'cnpj']).pt).toBe(said);
});

it('the refusal of an unknown id is in English too', () => {
  expect(unknownTool('cpff', ['cpf', 'cnpj']).en).toBe('is no tool of this service. Did you mean "cpf"?');
  expect(unknownTool('xadrez', ['cpf', 'cnpj']).en).toBe('is no tool of this service');
});
