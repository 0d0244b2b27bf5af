import { expect, it } from 'vitest';
import { cpfOf } from '../documents/cpf.ts';
import { createPseudonymizer, type Kind } from './index.ts';

const { pseudonym, detail } = createPseudonymizer({ key: 'c30123456789abcd'.repeat(4) });

it.each([
  ['email', 'ana.souza+x@mail.com.br'],
  ['chave-pix', '123E4567-E89B-42D3-A456-426614174000'],
  ['chave-acesso', '35260712ABC34501DE35550010000001231102030403'],
  ['chave-acesso', '3526 0712 ABC3 4501 DE35 5500 1000 0001 2311 0203 0403'],
  ['processo', '0002080-25.2012.5.15.0049'],
  ['processo', '00020802520125150049'],
  ['cnpj', '12.ABC.345/01DE-35'],
  ['cnpj', '00000000000191'],
  ['cpf', '111.444.777-35'],
  ['cpf', '111.444.777-99'],
  ['cpf', '11144477735'],
  ['pis', '120.38619.49-4'],
  ['pis', '12038619494'],
  ['cnh', '98765432109'],
  ['telefone', '+55 11 98765-4321'],
  ['telefone', '+55(11)34567890'],
  ['telefone', '(11) 98765-4321'],
  ['telefone', '5511987654321'],
  ['telefone', '11987654321'],
  ['cartao', '4111 1111 1111 1111'],
  ['cartao', '4111-1111-1111-1111'],
  ['cartao', '3782 822463 10005'],
  ['cartao', '4111111111111111'],
  ['cns', '898 0000 0004 3208'],
  ['cns', '898000000043208'],
  ['titulo', '1023 8501 0671'],
  ['titulo', '102385010671'],
  ['cep', '01310-100'],
  ['placa', 'ABC-1234'],
  ['placa', 'ABC1C34'],
] as const)('a %s is found in a text: %s', (kind: Kind, value) => {
  for (const [before, after] of [
    ['', ''],
    ['é ', '.'],
    ['(', ')'],
    ['x\n', ' e mais'],
  ] as const) {
    expect(detail('texto', before + value + after)).toEqual({
      value: before + pseudonym(kind, value) + after,
      status: 'ok',
      found: { [kind]: 1 },
    });
  }
});

it.each([
  'sem nada',
  'x111.444.777-35',
  '111.444.777-35x',
  '11144477736',
  '1234 5678 9012',
  '4111 1111 1111 1112',
  '00100-000',
  '000.000.000-00',
  'a@b',
  '@b.com',
  '12/12/2026 às 10:00, R$ 1.234,56',
])('%j has nothing that is found', (value) => {
  expect(detail('texto', value)).toEqual({ value, status: 'kept', found: {} });
});

it('what is found twice is counted twice, and the rest stays as it was sent', () => {
  const cpf = pseudonym('cpf', '11144477735');
  const value = '\u00a0CPF 11144477735/11144477735 e\u200b\u00admail 👩\u200d🚀 ';
  expect(detail('texto', value)).toEqual({
    value: `\u00a0CPF ${cpf}/${cpf} e\u200b\u00admail 👩\u200d🚀 `,
    status: 'ok',
    found: { cpf: 2 },
  });
});

it.each([
  ['telefone', 'ligar ', '11 98765-4321'],
  ['telefone', '', '(11) 9 8765-4321'],
  ['telefone', '', '(011) 98765-4321'],
  ['telefone', 'Fone nº ', '1132654321'],
  ['telefone', 'tel.: ', '3265-4321'],
  ['cpf', 'CPF n. ', '111 444 777 35'],
  ['cpf', 'c.p.f: ', '111.444.777-36'],
  ['cpf', 'CPF/MF nº ', '1234567890'],
  ['placa', 'placa ', 'abc1d23'],
  ['cep', 'CEP ', '01310100'],
  ['cep', '', '01.310-100'],
  ['rg', 'RG nº ', '24.678.131-4'],
  ['boleto', '', '23793381286000782713695000063305975520000370000'],
  ['certidao', '', '104539 01 55 2013 1 00012 021 0000123 21'],
  ['chave-acesso', '', '35503082211222333000181000000000123426071234567899'],
] as const)('a %s is found as people type it, behind %j: %s', (kind, before, value) => {
  expect(detail('texto', `${before}${value}.`)).toEqual({
    value: `${before}${pseudonym(kind, value)}.`,
    status: 'ok',
    found: { [kind]: 1 },
  });
});

it('a date of birth moves with the subject of the text, or with itself', () => {
  const text = (date: string) => `nascida em ${date}, veio em 01/02/2026`;
  expect(pseudonym('texto', text('01/02/1990'))).toBe(
    text(pseudonym('data', '01/02/1990', { subject: '01/02/1990' }) as string),
  );
  expect(pseudonym('texto', text('01/02/1990'), { subject: 'A', window: 9 })).toBe(
    text(pseudonym('data', '01/02/1990', { subject: 'A', window: 9 }) as string),
  );
});

it('a number of JSON stays one', () => {
  const texts = Array.from({ length: 300 }, (_, i) => `{"a": [${cpfOf(100_000_000 + i * 1_000_003)} ,"x"]}`);
  for (const text of texts) {
    const changed = pseudonym('texto', text) as string;
    expect(() => JSON.parse(changed)).not.toThrow();
    expect(changed).not.toBe(text);
  }
});

it('a text is read as it is: signs that look alike are others', () => {
  expect(detail('texto', '111.444.777\u201135').status).toBe('kept');
});

it.each(['@', '.', 'a', 'a@', '1 ', 'a.', '-', '(1', 'a@b-'])(
  'ten thousand characters of %j take little time',
  (part) => {
    const start = performance.now();
    pseudonym('texto', part.repeat(10_000 / part.length));
    expect(performance.now() - start).toBeLessThan(2_000);
  },
);
