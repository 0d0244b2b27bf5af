import { isValidPixKey } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { pixKeyTypes } from '../../documents/chave-pix.ts';
import { callTool, messagesOf, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf, samplesOf } from '#test/support/documents.ts';
import { sized } from '#test/support/size.ts';
import { chavePix } from './chave-pix.ts';

const variants = [...pixKeyTypes.map((type) => ({ type })), { type: 'cnpj', alphanumeric: true }];
const validate = (value: string, type?: string) =>
  callTool(chavePix, { action: 'validate', value, ...(type !== undefined && { type }) });

describeDocument(chavePix, { variants });

describe('chave-pix', () => {
  it('agrees with @brazilian-utils', () => {
    const read = (answer: Record<string, unknown>) => answer['chavesPix'] as string[];
    // The peer takes a bare number that is no CPF for a telephone; here a telephone has a + or comes with its type.
    const accept = ['cpf', 'cnpj', 'email', 'evp'] as const;
    const documents = variants.filter(({ type }) => type !== 'telefone');
    for (const value of samplesOf(chavePix, documents, read, sized(25, 1_000))) {
      expect(isValidPixKey(value, { accept: [...accept] })).toBe(accepts(chavePix, value));
    }
  });

  it('generates keys in their canonical form, of the type that is found without being told', () => {
    for (const variant of variants) {
      const { chavesPix, type } = callTool(chavePix, { ...variant, count: 100 });
      for (const key of chavesPix) {
        expect(validate(key)).toMatchObject({ formatted: key, type });
        expect(isValidPixKey(key)).toBe(true);
      }
    }
  });

  // BCB, Manual de Padrões para Iniciação do Pix, "Formatação das chaves do DICT no BR Code"; pix-api, definition of the key.
  it.each([
    ['123e4567-e12b-12d1-a456-426655440000', 'evp', '123e4567-e12b-12d1-a456-426655440000'],
    ['123E4567E12B12D1A456426655440000', 'evp', '123e4567-e12b-12d1-a456-426655440000'],
    ['529.982.247-25', 'cpf', '52998224725'],
    [' 12.abc.345/01de-35 ', 'cnpj', '12ABC34501DE35'],
    [' 55 61 91234-5678', 'telefone', '+5561912345678'],
    ['(61) 91234-5678', 'telefone', '+5561912345678'],
    ['Fulano_da_Silva.Recebedor@Example.com', 'email', 'fulano_da_silva.recebedor@example.com'],
  ])('%s is of the type %s, canonically %s', (value, type, formatted) => {
    expect(validate(value)).toMatchObject({ type, formatted });
  });

  it('a bare number of 11 digits is a CPF, unless it is said to be a telephone', () => {
    expect(reasonOf(chavePix, '61912345678')).toBe('check-digit');
    expect(validate('61912345678', 'telefone').formatted).toBe('+5561912345678');
  });

  it('a bare number that is no CPF says how the telephone is written that it may be', () => {
    const messageOn = (value: string, more: object = {}) =>
      messagesOf(chavePix, { action: 'validate', value, ...more })['value'];
    const plain = 'os dígitos verificadores não conferem';
    expect(messageOn('61912345678')).toBe(`${plain}; se é telefone, escreva +5561912345678`);
    expect(messageOn('61912345678', { type: 'cpf' })).toBe(plain);
    expect(messageOn('61312345678')).toBe(plain);
  });

  it.each([
    ['+551133334444', 'prefix'],
    ['+351912345678', 'country'],
    ['+5520912345678', 'area-code'],
    ['+551187654321', 'ninth-digit'],
    ['11111111111', 'repeated-digits'],
    ['12345678000190', 'check-digit'],
    [`${'a'.repeat(60)}@${'b'.repeat(13)}.com`, 'length'],
    ['a%b@example.com', 'local-part'],
    ['a@example', 'domain'],
  ])('%s is refused: %s', (value, reason) => {
    expect(reasonOf(chavePix, value)).toBe(reason);
  });

  it('a key of another type than the one sent is refused for its type', () => {
    const call = { action: 'validate', value: '52998224725', type: 'evp' };
    expect(refusal(chavePix, call)).toMatchObject({ status: 422, fields: ['value'], reason: 'type' });
  });

  it.each([
    [{ value: '123' }, 'value'],
    [{ value: 'a@b@c' }, 'value'],
    [{ value: 'x'.repeat(401) }, 'value'],
  ])('%j is 400', (input, field) => {
    expect(refusal(chavePix, { action: 'validate', ...input })).toMatchObject({
      status: 400,
      fields: [field],
    });
  });
});
