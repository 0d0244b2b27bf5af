import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { equityInterestTax } from './jcp.ts';

// Lei nº 9.249/1995, art. 9º, § 2º: 15 %; LC nº 224/2025: 17.5 %.
it('the tax on JCP is 15 %, and 17.5 % from 2026 on', () => {
  const source = 'Lei nº 9.249/1995, art. 9º, § 2º';
  expectEntries(equityInterestTax, [
    { from: '1996-01-01', source, value: 15 },
    { from: '2026-01-01', source: `${source}, na redação da Lei Complementar nº 224/2025`, value: 17.5 },
  ]);
});
