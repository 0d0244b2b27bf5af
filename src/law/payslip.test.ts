import { describe, expect, it } from 'vitest';
import { exact, share, zero } from '../lib/numbers/exact.ts';
import {
  daysText,
  payslipLine,
  payslipLines,
  percentText,
  totalOf,
  totalsOf,
  writeLines,
} from './payslip.ts';

const third = payslipLine('terco', 'Terço constitucional', share(exact(100), 1, 3), '1/3');

describe('payslip', () => {
  it('a line shows the amount to the cent, and a reference where there is one', () => {
    const inss = payslipLine('inss', 'INSS', exact(1));
    expect(writeLines([third, inss], {})).toEqual([
      { codigo: 'terco', descricao: 'Terço constitucional', referencia: '1/3', valor: 33.33 },
      { codigo: 'inss', descricao: 'INSS', valor: 1 },
    ]);
  });

  it('a line is named in the language of the call, with its reference', () => {
    const lines = [
      payslipLine('ferias', 'Férias', exact(1), daysText(20)),
      payslipLine('x', { pt: 'Um', en: 'One' }, exact(1), percentText(exact(5.8))),
    ];
    const namesIn = (language: 'pt' | 'en') =>
      writeLines(lines, { language: () => language }).map(({ descricao, referencia }) => [
        descricao,
        referencia,
      ]);
    expect(namesIn('pt')).toEqual([
      ['Férias', '20 dias'],
      ['Um', '5,8%'],
    ]);
    expect(namesIn('en')).toEqual([
      ['Vacation', '20 days'],
      ['One', '5.8%'],
    ]);
  });

  it('lines of 0.00 are left out, those that round to it too', () => {
    const nothing = [payslipLine('a', 'INSS', zero), payslipLine('b', 'IRRF', exact(0.004))];
    expect(payslipLines(third, ...nothing)).toEqual([third]);
  });

  it('totals are sums of what the lines show, not of what they were rounded from', () => {
    expect(totalOf([third, third, third])).toBe(99.99);
    expect(totalsOf([third, third], [third])).toEqual({
      totalProventos: 66.66,
      totalDescontos: 33.33,
      liquido: 33.33,
    });
    expect(totalsOf([], [third]).liquido).toBe(-33.33);
  });

  it('counts and percentages are written as each language writes them', () => {
    expect([0, 1].map(daysText)).toEqual([
      { pt: '0 dias', en: '0 days' },
      { pt: '1 dia', en: '1 day' },
    ]);
    expect([20, 5.8, 3.7035, 0.00004].map((percent) => percentText(exact(percent)))).toEqual([
      { pt: '20%', en: '20%' },
      { pt: '5,8%', en: '5.8%' },
      { pt: '3,7035%', en: '3.7035%' },
      { pt: '0%', en: '0%' },
    ]);
  });
});
