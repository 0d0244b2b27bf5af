import { expect, it } from 'vitest';
import { inProcess } from './call/in-process.ts';
import { describeTool } from './call/caller.ts';
import { commandOf, descriptionOf } from './describe.ts';

const { signal } = new AbortController();
const described = async (id: string, language: 'pt' | 'en') =>
  descriptionOf(await describeTool(inProcess({ language, signal }), id), language);

it('tells of a tool what it takes and answers, and a call to paste', async () => {
  const text = await described('calculadoras-inss', 'pt');
  expect(text).toMatch(/^calculadoras-inss: Calculadora de INSS \(trabalhista\)\n/);
  expect(text).toMatch(
    /\nCampos:\n {2}salarioBruto +number, > 0, <= 1000000000, obrigatório {2}Salário bruto/,
  );
  expect(text).toMatch(/\n {2}baseOutrosVinculos +number, >= 0, <= 1000000000, sem ele 0 /);
  expect(text).toMatch(/\n {2}faixas\[0\]\.aliquota +number /);
  expect(text).not.toContain('comparacao.resposta');
  expect(text).toMatch(/\nExemplos:\n {2}canivete call calculadoras-inss salarioBruto=5000 ano=2026\n$/);
});

it('speaks English, and tells each answer of a tool that has several', async () => {
  const text = await described('cpf', 'en');
  expect(text).toMatch(/\nFields:\n {2}action +generate\|validate, without it generate /);
  expect(text).toMatch(/ AC\|AL\|.*\|…/);
  expect(text).toMatch(/\n {2}cpfs +string\[\] .*\nor\n {2}valid +true /s);
});

it('quotes what a shell would read otherwise', () => {
  expect(commandOf('x', { a: 'é só', b: "d'água", c: 1.5, d: [1, { e: true }] })).toBe(
    String.raw`canivete call x 'a=é só' 'b=d'\''água' c=1.5 'd=[1,{"e":true}]'`,
  );
});
