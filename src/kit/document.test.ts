import { afterEach, describe, expect, it, vi } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { aih } from '../tools/documentos/aih.ts';
import { cpf } from '../tools/documentos/cpf.ts';
import { rg } from '../tools/documentos/rg.ts';
import { clean } from './document.ts';
import { ApiError } from './errors/api-error.ts';

/** Returns the error that validation throws for a number with a wrong check digit. */
function thrown(): unknown {
  try {
    return cpf.run({ action: 'validate', value: '111.444.777-36' } as never, {} as never);
  } catch (error) {
    return error;
  }
}

describe('a value that is refused', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is no error of the program: it has no stack, and later errors have theirs', () => {
    const limit = Error.stackTraceLimit;
    const error = thrown();
    expect(error).toBeInstanceOf(ApiError);
    // Bun writes none at all.
    expect((error as Error).stack ?? 'ApiError').toMatch(/^ApiError[^\n]*$/);
    expect(Error.stackTraceLimit).toBe(limit);
    expect(new Error('another').stack).toContain('document.test.ts');
  });

  it('is refused all the same where errors may not be changed', () => {
    vi.spyOn(Reflect, 'set').mockReturnValue(false);
    expect(thrown()).toMatchObject({ status: 422 });
  });
});

describe('whether a value is valid', () => {
  afterEach(() => void vi.useRealTimers());

  it('is told of the value, and of what is read beside it', () => {
    expect(cpf.isValid('111.444.777-35')).toBe(true);
    expect(cpf.isValid('111.444.777-36')).toBe(false);
    // A number of São Paulo; no other state has its check digit.
    expect(rg.isValid('39.889.261-2', { state: 'SP' })).toBe(false);
    expect(rg.isValid('39.889.261-1', { state: 'SP' })).toBe(true);
    // @ts-expect-error -- generation reads it, validation does not
    cpf.isValid('111.444.777-35', { count: 2 });
  });

  it('is no for what cannot be read', () => {
    const bare = '11144477735';
    expect(cpf.isValid(bare.padEnd(200))).toBe(true);
    expect(cpf.isValid(bare.padEnd(201))).toBe(false);
    expect(rg.isValid('39.889.261-1', { state: 'XX' })).toBe(false);
    for (const value of [undefined, null, 11144477735, {}, []]) {
      expect(cpf.isValid(value as never)).toBe(false);
      expect(rg.isValid(value as never)).toBe(false);
    }
  });

  it('goes by the day in Brazil', () => {
    const { aih: number } = callTool(aih, { year: 2026 });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T02:59:59Z') });
    expect(aih.isValid(number)).toBe(false);
    vi.setSystemTime(new Date('2026-01-01T03:00:00Z'));
    expect(aih.isValid(number)).toBe(true);
  });
});

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
