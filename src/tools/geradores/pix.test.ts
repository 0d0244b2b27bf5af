import { generatePixPayload, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { describe, expect, it } from 'vitest';
import { PixCopyPaste } from 'validation-br/pix-copy-paste';
import { crcOf, sealBrCode } from '../../documents/br-code.ts';
import { between, digits } from '../../lib/random.ts';
import { seededRandom } from '../../lib/random-sources.ts';
import { callTool, messagesOf, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { chavePix } from '../documentos/chave-pix.ts';
import { pix } from './pix.ts';

const receiver = { name: 'Fulano de Tal', city: 'BRASILIA' };
const EVP = '123e4567-e12b-12d1-a456-426655440000';
const read = (payload: string) => callTool(pix, { action: 'read', payload });
const reasonOf = (payload: string) =>
  (refusal(pix, { action: 'read', payload }) as { reason?: string }).reason;

// The manual's code of a random key, without its CRC.
const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***';

describe('pix', () => {
  it('has the CRC-16/CCITT-FALSE of its catalogue', () => {
    // reveng.sourceforge.io, catalogue of CRC algorithms: the check value of 123456789.
    expect(crcOf('123456789')).toBe('29B1');
  });

  it('writes the static code of the BCB’s manual', () => {
    expect(callTool(pix, { key: EVP, ...receiver }).payload).toBe(`${MANUAL}63041D3D`);
  });

  it('writes what @brazilian-utils writes, and reads it back', () => {
    const random = seededRandom('pix');
    const types = ['cpf', 'cnpj', 'telefone', 'email', 'evp'];
    for (let round = 0; round < sized(40, 2_500); round++) {
      const key: string = callTool(chavePix, { type: types[round % 5], seed: `${round}` }).chavesPix[0];
      const amount = between(random, 1, 1_000_000_000) / 100;
      const input = {
        key,
        amount,
        txid: `T${digits(random, 9)}`,
        ...(round % 2 === 0 && { description: 'Mesa 7' }),
      };
      const { payload, crc, ...facts } = callTool(pix, { ...input, ...receiver });
      expect(payload).toBe(
        generatePixPayload({ ...input, merchantName: receiver.name, merchantCity: receiver.city }),
      );
      expect(new PixCopyPaste(payload).value).toBe(payload);
      expect(read(payload)).toEqual({ ...facts, payload, crc, action: 'read' });
      expect(facts).toMatchObject({ ...input, ...receiver, type: 'static', singleUse: false, warnings: [] });
      const at = between(random, 0, payload.length - 5);
      const changed = payload.slice(0, at) + (payload[at] === '7' ? '8' : '7') + payload.slice(at + 1);
      expect(isValidPixPayload(changed)).toBe(false);
      expect(['structure', 'crc']).toContain(reasonOf(changed));
    }
  });

  it('writes and reads a charge, a recurrence, and both', () => {
    const url = 'pix.example.com/qr/v2/1';
    const recurrenceUrl = 'pix.example.com/qr/v2/rec/2';
    for (const [input, type, singleUse] of [
      [{ url }, 'dynamic', true],
      [{ recurrenceUrl }, 'recurrence', false],
      [{ url, recurrenceUrl }, 'composite', true],
    ] as const) {
      const { payload } = callTool(pix, { ...input, ...receiver });
      expect(read(payload)).toMatchObject({ ...input, type, singleUse, key: null, amount: null, txid: null });
    }
  });

  it('takes out accents, and says so', () => {
    const answer = callTool(pix, { key: EVP, name: ' José ', city: 'São Paulo', description: 'Café' });
    expect(answer).toMatchObject({
      name: 'Jose',
      city: 'Sao Paulo',
      description: 'Cafe',
      warnings: ['accents-removed'],
    });
  });

  it('holds a description of 37 characters beside a random key, and none beside the longest address', () => {
    const input = { key: EVP, ...receiver };
    expect(callTool(pix, { ...input, description: 'x'.repeat(37) }).description).toHaveLength(37);
    expect(refusal(pix, { ...input, description: 'x'.repeat(38) })).toMatchObject({
      status: 422,
      fields: ['description'],
    });
  });

  it('reads codes that overrun lengths, and warns', () => {
    const code = sealBrCode(
      '00020126250014br.gov.bcb.pix01031235204000053039865802BR5926Um nome de vinte e seis!!!6016Uma cidade longa62080504a-b!',
    );
    expect(read(` ${code} `)).toMatchObject({
      key: '123',
      keyType: null,
      warnings: ['key-invalid', 'name-long', 'city-long', 'txid-invalid'],
    });
  });

  it('refuses in this order: structure, CRC, other arrangements, fields, currency, country, amount, key, location', () => {
    expect(reasonOf('000201630')).toBe('structure');
    expect(reasonOf(`${MANUAL.replace('5204', '5299')}63041D3D`)).toBe('structure');
    expect(reasonOf(sealBrCode(`${MANUAL}5303986`))).toBe('structure');
    expect(reasonOf(`${MANUAL}63041D3E`)).toBe('crc');
    const sealed = (from: string, to: string) => reasonOf(sealBrCode(MANUAL.replace(from, to)));
    expect(sealed('br.gov.bcb.pix', 'br.gov.bcb.pux')).toBe('not-pix');
    expect(sealed('6008BRASILIA', '')).toBe('missing-field');
    expect(sealed('5303986', '5303840')).toBe('currency');
    expect(sealed('5802BR', '5802US')).toBe('country');
    expect(sealed('5802BR', '54041,005802BR')).toBe('amount');
    expect(sealed(`0136${EVP}`, `9936${EVP}`)).toBe('key');
    expect(sealed(`0136${EVP}`, `2536${EVP}`)).toBe('url');
  });

  // Manual do BR Code: a host and a path without a scheme, of at most 77 characters.
  it.each([
    ['a.com/b', true],
    ['A1-b.example.com:8080/~x', true],
    [`a.com/${'x'.repeat(71)}`, true],
    [`a.com/${'x'.repeat(72)}`, false],
    ['a.com/', false],
    ['a.com', false],
    ['com/b', false],
    ['.com/b', false],
    ['a./b', false],
    ['a.com:/b', false],
    ['a.com:x/b', false],
    ['a_b.com/c', false],
    ['a.c_m/b', false],
    ['a.com/é', false],
    ['a.com/b c', false],
    [' é.a.com/b', false],
  ])('the location %s: %s', (url, isTaken) => {
    if (isTaken) expect(callTool(pix, { url, ...receiver }).url).toBe(url);
    else expect(refusal(pix, { url, ...receiver })).toEqual({ status: 400, fields: ['url'] });
  });

  it.each([
    [{ txid: '***' }, null],
    [{ txid: 'Z9' + 'a'.repeat(23) }, 'Z9' + 'a'.repeat(23)],
    [{ txid: 'a' }, 'a'],
    [{ txid: 'a'.repeat(26) }, 400],
    [{ txid: '****' }, 400],
    [{ txid: '**' }, 400],
    [{ txid: 'é' }, 400],
    [{ txid: 'a b' }, 400],
    [{ txid: '' }, 400],
  ])('%j: %s', (input, told) => {
    if (told === 400) {
      expect(refusal(pix, { key: EVP, ...receiver, ...input })).toEqual({ status: 400, fields: ['txid'] });
    } else expect(callTool(pix, { key: EVP, ...receiver, ...input }).txid).toBe(told);
  });

  it.each(['1234567', '123456789', '1234567a', '1234567-'])('the ISPB %s is refused', (withdrawalIspb) => {
    const input = { key: EVP, ...receiver, withdrawalIspb };
    expect(refusal(pix, input)).toEqual({ status: 400, fields: ['withdrawalIspb'] });
    expect(callTool(pix, { ...input, withdrawalIspb: '0000000A' }).withdrawalIspb).toBe('0000000A');
  });

  it.each(['52040000', '5303986', '5802BR', '5913Fulano de Tal', '6008BRASILIA'])(
    'a code without the field %s misses one',
    (field) => expect(reasonOf(sealBrCode(MANUAL.replace(field, '')))).toBe('missing-field'),
  );

  it.each([
    ['1234567890.12', 1_234_567_890.12],
    ['5', 5],
    ['0.5', 0.5],
    ['0.00', null],
    ['0', null],
    ['12345678901', 'amount'],
    ['10.', 10],
    ['10..', 'amount'],
    ['.5', 'amount'],
    ['1.234', 'amount'],
    ['1x', 'amount'],
    ['x1', 'amount'],
    ['1.x', 'amount'],
  ])('the amount %s is read as %s', (text, told) => {
    const field = `54${String(text.length).padStart(2, '0')}${text}`;
    const code = sealBrCode(MANUAL.replace('5802BR', `${field}5802BR`));
    if (told === 'amount') expect(reasonOf(code)).toBe('amount');
    else expect(read(code).amount).toBe(told);
  });

  it('warns of what is longer than 25 and 15 characters, and of a txid of more than 25', () => {
    const warnings = (name: string, city: string, txid: string) => {
      const two = (text: string) => String(text.length).padStart(2, '0') + text;
      const more = `05${two(txid)}`;
      const fields = `59${two(name)}60${two(city)}62${two(more)}`;
      return read(sealBrCode(MANUAL.replace('5913Fulano de Tal6008BRASILIA62070503***', fields))).warnings;
    };
    expect(warnings('n'.repeat(25), 'c'.repeat(15), 't'.repeat(25))).toEqual([]);
    expect(warnings('n'.repeat(26), 'c'.repeat(15), 't'.repeat(25))).toEqual(['name-long']);
    expect(warnings('n'.repeat(25), 'c'.repeat(16), 't'.repeat(25))).toEqual(['city-long']);
    expect(warnings('n', 'c', 't'.repeat(26))).toEqual(['txid-invalid']);
    expect(warnings('n', 'c', 'a-')).toEqual(['txid-invalid']);
    expect(warnings('n', 'c', '-a')).toEqual(['txid-invalid']);
  });

  it('says how the telephone is written that a wrong CPF may be', () => {
    const messageOn = (key: string) => messagesOf(pix, { key, ...receiver })['key'];
    const plain = 'os dígitos verificadores não conferem';
    expect(messageOn('11999998888')).toBe(`${plain}; se é telefone, escreva +5511999998888`);
    expect(messageOn('11144477736')).toBe(plain);
  });

  it('draws the code as SVG when asked', async () => {
    const { qr } = await callTool(pix, { key: EVP, ...receiver, qr: true });
    expect(qr).toMatch(/^<svg [^>]*viewBox="0 0 (\d+) \1"/);
  });

  it.each([
    [receiver, 400, ['key']],
    [{ key: EVP, url: 'a.com/b', ...receiver }, 400, ['key']],
    [{ key: 'x', ...receiver }, 400, ['key']],
    [{ key: '11144477736', ...receiver }, 422, ['key']],
    [{ key: EVP, name: 'x'.repeat(26), city: 'x' }, 400, ['name']],
    [{ key: EVP, name: ' ', city: 'x' }, 400, ['name']],
    [{ key: EVP, name: 'a\u20ac', city: 'x' }, 422, ['name']],
    [{ key: EVP, txid: 'a-b', ...receiver }, 400, ['txid']],
    [{ key: EVP, amount: 0, ...receiver }, 400, ['amount']],
    [{ url: 'https://a.com/b', ...receiver }, 400, ['url']],
    [{ url: 'a.com/b', amount: 1, txid: 'a', ...receiver }, 400, ['amount', 'txid']],
    [{ action: 'read' }, 400, ['payload']],
    // All at once, those of the schema too.
    [
      { key: 'x', name: 'x'.repeat(26), city: ' ', description: 'x'.repeat(73), txid: 'a-b' },
      400,
      ['key', 'name', 'city', 'txid', 'description'],
    ],
    [{ key: '11144477736', name: '\u20ac', city: '\u20ac' }, 422, ['key', 'name', 'city']],
    [{ url: 'a.com/b', amount: 1, name: '\u20ac', city: 'x' }, 400, ['amount']],
    [{ action: 'read', key: 'x' }, 400, ['key', 'payload']],
  ])('%j is %i', (input, status, fields) => {
    expect(refusal(pix, input)).toMatchObject({ status, fields });
  });
});
