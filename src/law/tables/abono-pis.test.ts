import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { salaryBonus } from './abono-pis.ts';

// Lei nº 7.998/1990, art. 9º: two minimum wages of the base year, at its end. Resoluções Codefat nº 857/2020 (base year
// 2019; 2018 was paid from 25 July 2019) and nº 896/2021 (2020 put off to 2022); from then on two years lie between
// the base year and the payment. EC nº 135/2024: from the base year 2024 on corrected by the INPC; the Ministry of Labour
// published 2,766.00 for those paid in 2026. The calendars were read a second time at pacont.com.br (2020) and
// mossorohoje.com.br (2022). The limit of 2026 is read back from that of 2027 at opopular.com.br (13 January 2026):
// 2,873.87 is 2,766.00 and 3.90 %.
it('the table of the abono has the base year of each calendar, and the limit of pay in it', () => {
  const source = 'CF, art. 239, § 3º; Lei nº 7.998/1990';
  const since2025 = 'CF, art. 239, § 3º; EC nº 135/2024; Lei nº 7.998/1990';
  expectEntries(salaryBonus, [
    { from: '2019-07-25', source, value: { anoBase: 2018, limiteRemuneracao: 2 * 954 } },
    { from: '2020-07-01', source, value: { anoBase: 2019, limiteRemuneracao: 2 * 998 } },
    { from: '2022-01-01', source, value: { anoBase: 2020, limiteRemuneracao: 2 * 1045 } },
    { from: '2023-01-01', source, value: { anoBase: 2021, limiteRemuneracao: 2 * 1100 } },
    { from: '2024-01-01', source, value: { anoBase: 2022, limiteRemuneracao: 2 * 1212 } },
    { from: '2025-01-01', source: since2025, value: { anoBase: 2023, limiteRemuneracao: 2 * 1320 } },
    { from: '2026-01-01', source: since2025, value: { anoBase: 2024, limiteRemuneracao: 2766 } },
  ]);
});
