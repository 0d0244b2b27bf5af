import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { custodyTable, fixedIncomeTax, guaranteeTable, savingsTable } from './renda-fixa.ts';

// Lei nº 11.033/2004, art. 1º: by the days of the term; it took effect on 1 January 2005 (art. 23).
it('the income tax of fixed income falls with the term', () => {
  const source = 'Lei nº 11.033/2004, arts. 1º e 3º; Decreto nº 6.306/2007, arts. 32 e 33 e anexo';
  expectEntries(fixedIncomeTax, [
    {
      from: '2005-01-01',
      source,
      value: [
        { ateDias: 180, aliquota: 22.5 },
        { ateDias: 360, aliquota: 20 },
        { ateDias: 720, aliquota: 17.5 },
        { ateDias: null, aliquota: 15 },
      ],
    },
  ]);
});

// MP nº 567, of 3 May 2012, which became Lei nº 12.703/2012: deposits from the next day on.
it('savings yield .5 % a month, and by the Selic since 4 May 2012', () => {
  expectEntries(savingsTable, [
    { from: '1991-03-04', source: 'Lei nº 8.177/1991, art. 12', value: { adicional: 0.5 } },
    {
      from: '2012-05-04',
      source: 'Lei nº 8.177/1991, art. 12, na redação da Lei nº 12.703/2012',
      value: { adicional: 0.5, selicLimite: 8.5, parteSelic: 70 },
    },
  ]);
});

// B3, 23 July 2020: 10,000.00 of Tesouro Selic are free of custody; Santander Corretora, "Taxas de Tesouro": 0.20 % a year
// from 1 January 2022, and still so when it came to be charged with payments, on 31 December 2024.
it('custody of the Tesouro is 0.2 % a year', () => {
  expectEntries(custodyTable, [
    {
      from: '2022-01-01',
      source: 'B3, tarifas do Tesouro Direto',
      value: { taxa: 0.2, isentoSelic: 10_000 },
    },
  ]);
});

// Resolução CMN nº 4.222, of 23 May 2013: from 70,000.00 to 250,000.00; em.com.br of 18 February 2026 tells the same amount.
it('the FGC covers 250,000.00', () => {
  expectEntries(guaranteeTable, [
    { from: '2013-05-23', source: 'Resolução CMN nº 4.222/2013', value: 250_000 },
  ]);
});
