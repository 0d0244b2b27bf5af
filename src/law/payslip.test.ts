import { describe, expect, it } from 'vitest';
import { exact, share, zero } from '../lib/numbers/exact.ts';
import { countOf, payslipLine, payslipLines, percentText, totalOf, totalsOf } from './payslip.ts';

const third = payslipLine('terco', 'Terço', share(exact(100), 1, 3), '1/3');

describe('payslip', () => {
  it('a line shows the amount to the cent, and a reference where there is one', () => {
    expect(third).toEqual({ codigo: 'terco', descricao: 'Terço', referencia: '1/3', valor: 33.33 });
    expect(payslipLine('a', 'A', exact(1))).toEqual({ codigo: 'a', descricao: 'A', valor: 1 });
  });

  it('lines of 0.00 are left out, those that round to it too', () => {
    const nothing = [payslipLine('a', 'A', zero), payslipLine('b', 'B', exact(0.004))];
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

  it('counts and percentages are written as in Portuguese', () => {
    expect([countOf(0, 'dia', 'dias'), countOf(1, 'dia', 'dias')]).toEqual(['0 dias', '1 dia']);
    expect([20, 5.8, 3.7035, 0.00004].map((percent) => percentText(exact(percent)))).toEqual([
      '20%',
      '5,8%',
      '3,7035%',
      '0%',
    ]);
  });
});
