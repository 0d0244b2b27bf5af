import { expect, it } from 'vitest';
import { makeForms } from '#test/support/forms.ts';
import { createService } from '../../../index.ts';

const { form, one } = makeForms();

it.each(['faixa', 'total'] as const)('a form begins with the default of its service: %s', async (name) => {
  const service = createService({ keys: false, defaults: { arredondamentoInss: name } });
  const response = await service(new Request('http://localhost/v1/tools/calculadoras-inss'));
  const { inputSchema } = JSON.parse(await response.text());
  form(inputSchema, [], ['arredondamentoInss']);
  expect(JSON.parse((one('select') as unknown as HTMLSelectElement).value)).toBe(name);
});
