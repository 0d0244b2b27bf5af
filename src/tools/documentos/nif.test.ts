import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { accepts, describeDocument, reasonOf } from '#test/support/documents.ts';
import { nif } from './nif.ts';

describeDocument(nif, {
  variants: [{}],
  // One digit, weights that 11 does not divide: a change passes only where it swaps the remainders 0 and 1, which
  // both give 0: at most 2/11 × 1/9 of the changes.
  flips: { share: 0.979 },
});

/** A number that starts with the digits and ends in zeros, its last digit right. */
function completed(start: string): string {
  const base = start.padEnd(8, '0');
  const last = '0123456789'.split('').filter((digit) => accepts(nif, base + digit));
  expect(last.length).toBe(1);
  return base + last[0];
}

describe('nif', () => {
  it('accepts the example of python-stdnum, and not with another digit', () => {
    expect(accepts(nif, 'PT 501 964 843')).toBe(true);
    expect(reasonOf(nif, 'PT 501 964 842')).toBe('check-digit');
  });

  it('gives the remainders 0 and 1 the digit 0', () => {
    // 1 × 9 + 1 × 2 = 11 and 1 × 9 + 1 × 3 = 12.
    expect(accepts(nif, '100000010')).toBe(true);
    expect(accepts(nif, '100000100')).toBe(true);
  });

  it('generates numbers of natural persons', () => {
    const firsts = new Set<string>();
    for (const one of callTool(nif, { count: 100, seed: 'firsts' }).nifs as string[]) {
      firsts.add(one.slice(0, 1));
      expect(callTool(nif, { action: 'validate', value: one }).type).toBe('pessoa-singular');
    }
    expect([...firsts].toSorted()).toEqual(['1', '2', '3']);
  });

  it.each([
    ['1', 'pessoa-singular'],
    ['2', 'pessoa-singular'],
    ['3', 'pessoa-singular'],
    ['45', 'singular-nao-residente'],
    ['5', 'pessoa-coletiva'],
    ['6', 'administracao-publica'],
    ['70', 'heranca-indivisa'],
    ['71', 'coletiva-nao-residente'],
    ['72', 'fundo-de-investimento'],
    ['74', 'heranca-indivisa'],
    ['75', 'heranca-indivisa'],
    ['77', 'atribuicao-oficiosa'],
    ['78', 'nao-residente-iva'],
    ['79', 'regime-excecional'],
    ['8', 'empresario-em-nome-individual'],
    ['90', 'condominio'],
    ['91', 'condominio'],
    ['98', 'nao-residente-sem-estabelecimento'],
    ['99', 'sociedade-civil'],
  ])('%s… is of %s', (start, type) => {
    expect(callTool(nif, { action: 'validate', value: completed(start) })).toMatchObject({
      country: 'PT',
      type,
    });
  });

  it.each(['0', '40', '44', '46', '49', '73', '76', '92', '97'])('%s… is not assigned', (start) => {
    expect(reasonOf(nif, start.padEnd(9, '1'))).toBe('prefix');
  });

  it.each('45 5 6 70 71 72 77 78 79 8 90 98 99'.split(' '))('%s after a first 0 assigns nothing', (code) => {
    expect(reasonOf(nif, `0${code}`.padEnd(9, '1'))).toBe('prefix');
  });

  it('refuses repeated digits before it looks at the range', () => {
    for (let digit = 0; digit <= 9; digit++)
      expect(reasonOf(nif, String(digit).repeat(9))).toBe('repeated-digits');
  });

  it.each(['50196484', '5019648430', 'ES501964843', 'PTPT501964843', '501PT964843'])(
    '%s has not the shape',
    (value) => {
      expect(refusal(nif, { action: 'validate', value })).toMatchObject({ status: 400, fields: ['value'] });
    },
  );
});
