import { getBankByCode } from '@brazilian-utils/brazilian-utils';
import { expect, it } from 'vitest';
import { banks } from './banks.ts';

const letters = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase();

/** The registered names of those that trade by another. */
const registered: Record<string, string> = {
  Banese: 'Banco do Estado de Sergipe',
  Banpará: 'Banco do Estado do Pará',
  Banrisul: 'Banco do Estado do Rio Grande do Sul',
  BV: 'Banco Votorantim',
  Nubank: 'Nu Pagamentos',
  PagBank: 'PagSeguro Internet',
};

// The list of participants of the Banco Central, as @brazilian-utils carries it.
it.each(banks.map(({ code, name }) => [code, name] as const))('%s is %s', (code, name) => {
  expect(letters(name)).not.toBe('');
  expect(letters(getBankByCode(code)?.name ?? '')).toContain(letters(registered[name] ?? name));
});

it('the banks are 32, sorted by their codes', () => {
  const codes = banks.map(({ code }) => code);
  expect(codes).toHaveLength(32);
  expect(codes).toEqual(codes.toSorted());
});
