import { expect, it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { estimateOn } from '../dated.ts';
import { paternityLeave } from './licenca-paternidade.ts';

// ADCT, art. 10, § 1º: 5 days. Lei nº 11.770/2008, art. 1º, II, by Lei nº 13.257/2016 (DOU of 9 March 2016): 15 more. Lei nº
// 15.371/2026, art. 3º (30 days before), art. 4º (one month after), art. 11 (10 days in 2027, 15 in 2028, 20 from 2029 on
// if the target is met), art. 12 (a third more).
it('the table of paternity leave has the days of each year', () => {
  const since2027 = {
    prorrogacao: 15,
    salarioPaternidade: { deficiencia: 3, comunicacao: 30, estabilidade: 1 },
  };
  expectEntries(
    { ...paternityLeave, entries: paternityLeave.entries.filter(({ status }) => status !== 'estimativa') },
    [
      {
        from: '2016-03-09',
        source: 'CF, ADCT, art. 10, § 1º; Lei nº 11.770/2008',
        value: { dias: 5, prorrogacao: 15, salarioPaternidade: null },
      },
      { from: '2027-01-01', source: 'Lei nº 15.371/2026', value: { dias: 10, ...since2027 } },
      { from: '2028-01-01', source: 'Lei nº 15.371/2026', value: { dias: 15, ...since2027 } },
    ],
  );
  expect(estimateOn(paternityLeave, '2031-06-01', {})).toMatchObject({
    from: '2029-01-01',
    value: { dias: 20, ...since2027 },
  });
});
