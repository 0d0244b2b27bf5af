import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { cipher } from './cipher.ts';

const run = (text: string, more: Record<string, unknown>): string =>
  callTool(cipher, { text, ...more }).result;

describe('dev-cipher', () => {
  it.each([
    // The two examples of Wikipedia, "Vigenère cipher".
    ['ATTACKATDAWN', 'LEMON', 'LXFOPVEFRNHR'],
    ['CRYPTOISSHORTFORCRYPTOGRAPHY', 'ABCD', 'CSASTPKVSIQUTGQUCSASTPIUAQJB'],
  ])('vigenere: %s under %s is %s', (text, key, expected) => {
    expect(run(text, { method: 'vigenere', key })).toBe(expected);
    expect(run(expected, { method: 'vigenere', key, action: 'decode' })).toBe(text);
  });

  it('vigenere: the key advances on letters only, and case is kept', () => {
    expect(run('Attack, at: Dawn!', { method: 'vigenere', key: 'lemon' })).toBe('Lxfopv, ef: Rnhr!');
  });

  it('vigenere: takes accents, spaces and hyphens out of the key, and answers it in capitals', () => {
    const answer = callTool(cipher, { text: 'abc', method: 'vigenere', key: 'pão de-ló' });
    expect(answer).toMatchObject({ key: 'PAODELO' });
    expect(answer.result).toBe(run('abc', { method: 'vigenere', key: 'PAODELO' }));
  });

  it('caesar: moves by three when no shift is sent', () => {
    // Suetonius, Divus Julius 56: A for D, and so on; the usual example of it.
    expect(run('THE QUICK BROWN FOX', { method: 'caesar' })).toBe('WKH TXLFN EURZQ IRA');
  });

  it.each([
    [29, 3],
    [-23, 3],
    [-1000, 14],
    [1000, 12],
    [26, 0],
  ])('caesar: a shift of %i is one of %i', (shift, same) => {
    expect(run('Olá, Zé', { method: 'caesar', shift })).toBe(
      run('Olá, Zé', { method: 'caesar', shift: same }),
    );
    expect(callTool(cipher, { text: 'a', method: 'caesar', shift })).toMatchObject({ shift });
  });

  it('atbash: reverses the alphabet', () => {
    expect(run('abcxyz ABCXYZ 123', { method: 'atbash' })).toBe('zyxcba ZYXCBA 123');
  });

  it('rot13: is the shift of 13', () => {
    expect(run('Olá', { method: 'rot13' })).toBe(run('Olá', { method: 'caesar', shift: 13 }));
    expect(callTool(cipher, { text: 'a', method: 'rot13' })).not.toHaveProperty('shift');
  });

  it('remove: takes the accents out first', () => {
    expect(run('coração', { method: 'caesar', accents: 'remove' })).toBe('frudfdr');
  });

  it('leaves letters of other alphabets and letters without decomposition alone', () => {
    for (const method of ['caesar', 'rot13', 'atbash'])
      expect(run('øßЖ漢😀12', { method })).toBe('øßЖ漢😀12');
  });

  it('decodes what it encodes, as NFC', () => {
    const method = fc.constantFrom('caesar', 'rot13', 'atbash', 'vigenere');
    const text = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.string({ unit: fc.constantFrom('a', 'Z', 'ç', 'Ã', '\u0301', '\u0327', ' ', '한'), minLength: 1 }),
    );
    fc.assert(
      fc.property(text, method, fc.integer({ min: -1000, max: 1000 }), (text, method, shift) => {
        const options = {
          method,
          ...(method === 'caesar' && { shift }),
          ...(method === 'vigenere' && { key: 'Limão' }),
        };
        const decoded = run(run(text, options), { ...options, action: 'decode' });
        expect(decoded).toBe(text.normalize('NFC'));
      }),
      { numRuns: 500 },
    );
  });

  it('rot13 and atbash are their own inverses', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
        for (const method of ['rot13', 'atbash']) {
          expect(run(run(text, { method }), { method })).toBe(text.normalize('NFC'));
        }
      }),
    );
  });

  it.each([
    [{ method: 'vigenere' }, 'key'],
    [{ method: 'vigenere', key: '- ' }, 'key'],
    [{ method: 'vigenere', key: 'abc1' }, 'key'],
    [{ method: 'vigenere', key: 'ключ' }, 'key'],
    [{ method: 'vigenere', key: 'x'.repeat(101) }, 'key'],
    [{ method: 'caesar', shift: 1001 }, 'shift'],
    [{ method: 'caesar', shift: 1.5 }, 'shift'],
    [{ method: 'enigma' }, 'method'],
    [{}, 'method'],
    [{ method: 'rot13', accents: 'drop' }, 'accents'],
    [{ method: 'rot13', text: '' }, 'text'],
  ])('%j is refused: 400', (input, field) => {
    expect(refusal(cipher, { text: 'a', ...input })).toEqual({ status: 400, fields: [field] });
  });
});
