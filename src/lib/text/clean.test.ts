import { describe, expect, it } from 'vitest';
import { clean } from './clean.ts';

describe('the common cleaning', () => {
  it('drops spaces, points, hyphens and slashes, and no other sign', () => {
    expect(clean(' 1.2-3/4 5 ')).toBe('12345');
    // The neighbours of these signs in ASCII.
    for (const sign of ['!', ',', '0', '\u001f', '\u00a0', '\n', '_'])
      expect(clean(`a${sign}b`)).toBe(`A${sign}B`);
    expect(clean('')).toBe('');
  });

  it('writes the letters of ASCII in capitals, and no others', () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
      expect(clean(letter)).toBe(letter.toUpperCase());
      expect(clean(`1${letter}`)).toBe(`1${letter.toUpperCase()}`);
    }
    for (const other of ['A', '`', '{', 'ſ', 'ı', 'é', 'ß', 'ａ']) {
      expect(clean(other)).toBe(other);
      expect(clean(`a${other}`)).toBe(`A${other}`);
    }
  });
});
