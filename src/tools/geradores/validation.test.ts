import { isValidCep, isValidLicensePlate } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { accepts, reasonOf } from '#test/support/documents.ts';
import { sized } from '#test/support/size.ts';
import { toPunycode } from '../../documents/punycode.ts';
import { cep } from './cep.ts';
import { email } from './email.ts';
import { placa } from './placa.ts';
import { telefone } from './telefone.ts';

const ROUNDS = sized(2, 1_000);
const validate = (tool: typeof cep | typeof email | typeof placa | typeof telefone, value: string) =>
  callTool(tool as typeof cep, { action: 'validate', value });

describe('a validation', () => {
  it('accepts the plates of the generator, in both forms', () => {
    for (let round = 0; round < ROUNDS * 10; round++) {
      const format = round % 2 === 0 ? 'antiga' : 'mercosul';
      const { placa: plate, mercosul, state } = callTool(placa, { format });
      expect(validate(placa, plate)).toMatchObject({ formatted: plate, format, mercosul, state });
      expect(isValidLicensePlate(plate)).toBe(true);
    }
  });

  it('accepts the telephones, CEPs and addresses of the generators', () => {
    for (let round = 0; round < ROUNDS; round++) {
      for (const type of ['celular', 'fixo']) {
        for (const item of callTool(telefone, { type, count: 50 }).items) {
          expect(validate(telefone, item.number)).toMatchObject({ ...item, number: item.e164.slice(3) });
        }
      }
      for (const item of callTool(cep, { count: 100 }).items) {
        expect(validate(cep, item.cep)).toMatchObject({ state: item.state, kind: 'logradouro' });
        expect(isValidCep(item.cep)).toBe(true);
      }
      for (const one of callTool(email, { count: 100 }).emails)
        expect(validate(email, one).formatted).toBe(one);
    }
  });
});

describe('telefone', () => {
  it.each([
    ['0800 729 0001', '0800 729 0001', 'nao-geografico'],
    ['4004-1234', '4004-1234', 'numero-unico'],
    ['0 15 11 98765-4321', '(11) 98765-4321', 'celular'],
    ['015 11 3456-7890', '(11) 3456-7890', 'fixo'],
    ['0055 11 98765-4321', '(11) 98765-4321', 'celular'],
    ['+55 (0)11 98765-4321', '(11) 98765-4321', 'celular'],
    ['(0xx11) 3456-7890', '(11) 3456-7890', 'fixo'],
    ['0800 123456', '0800 123 456', 'nao-geografico'],
    ['+55 800 729 0001', '0800 729 0001', 'nao-geografico'],
    ['+55 0800 729 0001', '0800 729 0001', 'nao-geografico'],
    ['4020-1234', '4020-1234', 'numero-unico'],
    ['190', '190', 'servico'],
    ['112', '112', 'servico'],
    ['4021-1234', '', ''],
    ['290', '', ''],
    [' 5511987654321', '(11) 98765-4321', 'celular'],
    ['5511987654321', '(11) 98765-4321', 'celular'],
    ['01134567890', '(11) 3456-7890', 'fixo'],
    ['(61) 3456-7890', '(61) 3456-7890', 'fixo'],
  ])('%s is %s (%s)', (value, formatted, type) => {
    if (type === '') expect(accepts(telefone, value)).toBe(false);
    else expect(validate(telefone, value)).toMatchObject({ formatted, type });
  });

  it.each([
    ['+351 912 345 678', 'country'],
    ['(20) 98765-4321', 'area-code'],
    ['(11) 8765-4321', 'ninth-digit'],
    ['(11) 88765-4321', 'prefix'],
    ['(11) 1234-5678', 'prefix'],
  ])('%s is refused: %s', (value, reason) => {
    expect(reasonOf(telefone, value)).toBe(reason);
  });
});

describe('an extension', () => {
  it.each([
    ['(11) 3456-7890 r. 12', '12'],
    ['(11) 3456-7890 ramal 1234', '1234'],
    ['1134567890x12', '12'],
    ['(11) 3456-7890', null],
  ])('of %s is %s', (value, extension) => {
    expect(validate(telefone, value)).toMatchObject({ number: '1134567890', extension });
  });
});

describe('an internationalised domain', () => {
  // IDNA2008: the registry of .br takes the accents of Portuguese.
  it('is valid, with its form in ASCII', () => {
    expect(validate(email, 'ana@Açúcar.com.br')).toMatchObject({
      domain: 'açúcar.com.br',
      asciiDomain: `xn--${toPunycode('açúcar')}.com.br`,
    });
    expect(validate(email, 'ana@exemplo.com.br').asciiDomain).toBeNull();
    for (const value of ['ana@aç_car.com', 'ana@-açai.com', 'ana@☃.com', 'açaí@b.com'])
      expect(accepts(email, value)).toBe(false);
  });
});

describe('cep', () => {
  // Correios, estrutura do CEP: what the last three digits are of.
  it.each([
    ['000', 'logradouro'],
    ['899', 'logradouro'],
    ['900', 'grande-usuario'],
    ['959', 'grande-usuario'],
    ['960', 'promocional'],
    ['970', 'unidade-dos-correios'],
    ['989', 'unidade-dos-correios'],
    ['990', 'caixa-postal-comunitaria'],
    ['998', 'caixa-postal-comunitaria'],
    ['999', 'unidade-dos-correios'],
  ])('-%s is %s', (suffix, kind) => {
    expect(validate(cep, `01310-${suffix}`).kind).toBe(kind);
  });

  it('without a state’s range is refused', () => {
    for (const value of ['00999-000', '78900-000', '78999-999']) expect(reasonOf(cep, value)).toBe('prefix');
  });
});

describe('placa', () => {
  it('has no old form where the letter is past J, or the number would be 0000', () => {
    expect(validate(placa, 'rio2k18').antiga).toBeNull();
    expect(validate(placa, 'RIO0A00').antiga).toBeNull();
    expect(validate(placa, 'RIO2J18').antiga).toBe('RIO-2918');
    expect(reasonOf(placa, 'AAA-0000')).toBe('serial');
  });

  // Ends of series in the list of noticiasautomotivas.com.br, and what lies between and beyond them.
  it.each([
    ['NFB9999', 'AP'],
    ['NFC0001', 'GO'],
    ['OYD0001', 'ES'],
    ['OYK9999', 'ES'],
    ['PBZ9999', 'DF'],
    ['QTC0001', null],
    ['RIO0001', 'RJ'],
    ['ZZZ9999', null],
  ])('%s is of the state %s', (value, state) => {
    expect(validate(placa, value)).toMatchObject({ state, country: 'BR' });
  });

  // Forms that ng-brazil reads; those of Argentina also in clarin.com, "En tres semanas van a salir con la patente nueva".
  it.each([
    ['AB 123 CD', 'AR'],
    ['a123bcd', 'AR'],
    ['AB 12345', 'BO'],
    ['ABCD 123', 'PY'],
    ['123 ABCD', 'PY'],
  ])('%s is a plate of %s', (value, country) => {
    const formatted = value.replaceAll(' ', '').toUpperCase();
    expect(validate(placa, value)).toEqual({
      valid: true,
      value,
      formatted,
      format: 'mercosul',
      antiga: null,
      mercosul: formatted,
      state: null,
      country,
    });
  });

  it('of another form is refused', () => {
    for (const value of ['AB1234', 'ABC12D3', 'A12B345', 'ABCDE12', '1234ABC'])
      expect(accepts(placa, value)).toBe(false);
  });
});

describe('email', () => {
  it.each([
    [`${'a'.repeat(65)}@b.com`, 'length'],
    [`a@${'b.'.repeat(125)}com`, 'length'],
    ['.a@b.com', 'local-part'],
    ['a..b@c.com', 'local-part'],
    ['"a"@b.com', 'local-part'],
    ['a@b', 'domain'],
    ['a@-b.com', 'domain'],
    ['a@1.2', 'domain'],
    ['a@[127.0.0.1]', 'domain'],
  ])('%s is refused: %s', (value, reason) => {
    expect(reasonOf(email, value)).toBe(reason);
  });

  it.each([
    ['a@gmai.com', null],
    ['a@gmial.com', 'a@gmail.com'],
    ['a@live.ocm', 'a@live.com'],
    ['a@serra.com.br', null],
    ['a@terraa.com.br', 'a@terra.com.br'],
    ['a@hotmial.com', 'a@hotmail.com'],
    ['a@gmail.com.br', 'a@gmail.com'],
    ['a@GMAIL.com', null],
    ['a@mail.com', null],
    ['a@exemplo.com.br', null],
  ])('%s was meant as %s', (value, suggestion) => {
    expect(validate(email, value).suggestion).toBe(suggestion);
  });

  it('knows roles and what follows the first plus', () => {
    expect(validate(email, 'SAC+a+b@x.com')).toMatchObject({ role: true, subaddress: 'a+b' });
    expect(validate(email, 'FaleConosco@x.com')).toMatchObject({ role: true, subaddress: null });
    expect(validate(email, 'ana+@x.com')).toMatchObject({ role: false, subaddress: null });
  });
});
