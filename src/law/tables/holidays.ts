/**
 * Holidays of the whole country. The days of Lei 662/1949 were added to and confirmed by Lei 10.607/2002; Good
 * Friday is a holiday by the law of nearly every municipality, as Lei 9.093/1995 has it, and the federal calendar
 * counts it as national. Days of elections (Código Eleitoral, art. 380) always fall on a Sunday and are left out.
 */
import type { HolidayTable } from '../holidays.ts';

export const nationalHolidays: HolidayTable = {
  id: 'feriados-nacionais',
  name: 'Feriados nacionais',
  sideBySide: true,
  confirmedThrough: 2027,
  checkedOn: '2026-11-22',
  reviewBy: '2027-03-31',
  entries: [
    {
      from: '1949-04-06',
      source: 'Lei 662/1949',
      value: { name: 'Confraternização Universal', day: '01-01' },
    },
    { from: '1949-04-06', source: 'Lei 662/1949', value: { name: 'Dia do Trabalho', day: '05-01' } },
    { from: '1949-04-06', source: 'Lei 662/1949', value: { name: 'Independência do Brasil', day: '09-07' } },
    { from: '1949-04-06', source: 'Lei 662/1949', value: { name: 'Proclamação da República', day: '11-15' } },
    { from: '1949-04-06', source: 'Lei 662/1949', value: { name: 'Natal', day: '12-25' } },
    {
      from: '1950-12-08',
      to: '2002-12-18',
      source: 'Lei 1.266/1950, art. 3º',
      value: { name: 'Tiradentes', day: '04-21' },
    },
    {
      from: '1980-06-30',
      source: 'Lei 6.802/1980',
      value: { name: 'Nossa Senhora Aparecida', day: '10-12' },
    },
    { from: '1995-09-12', source: 'Lei 9.093/1995, art. 2º', value: { name: 'Paixão de Cristo', day: -2 } },
    { from: '2002-12-19', source: 'Lei 10.607/2002', value: { name: 'Tiradentes', day: '04-21' } },
    { from: '2002-12-19', source: 'Lei 10.607/2002', value: { name: 'Finados', day: '11-02' } },
    {
      from: '2023-12-21',
      source: 'Lei 14.759/2023',
      value: { name: 'Dia da Consciência Negra', day: '11-20' },
    },
  ],
};

const BEFORE_4880 = 'Resoluções CMN 2.516/1998, 2.875/2001 e 2.932/2002';
const BY_4880 = 'Resolução CMN 4.880/2020, art. 6º';

/** Days without business in the financial market, in addition to the national holidays. */
export const bankHolidays: HolidayTable = {
  id: 'feriados-bancarios',
  name: 'Feriados bancários',
  sideBySide: true,
  confirmedThrough: 2027,
  checkedOn: '2026-11-22',
  reviewBy: '2027-03-31',
  entries: [
    {
      from: '1998-06-29',
      to: '2020-12-22',
      source: BEFORE_4880,
      value: { name: 'Carnaval (segunda-feira)', day: -48 },
    },
    {
      from: '1998-06-29',
      to: '2020-12-22',
      source: BEFORE_4880,
      value: { name: 'Carnaval (terça-feira)', day: -47 },
    },
    {
      from: '1998-06-29',
      to: '2020-12-22',
      source: BEFORE_4880,
      value: { name: 'Corpus Christi', day: 60 },
    },
    { from: '2020-12-23', source: BY_4880, value: { name: 'Carnaval (segunda-feira)', day: -48 } },
    { from: '2020-12-23', source: BY_4880, value: { name: 'Carnaval (terça-feira)', day: -47 } },
    { from: '2020-12-23', source: BY_4880, value: { name: 'Corpus Christi', day: 60 } },
  ],
};

/** Repeated in the ordinance of each year: that of 2006 is MPOG/SE 971/2005, that of 2026 MGI 11.460/2025. */
const YEARLY = 'Portaria anual do Poder Executivo federal';

/** Full days on which attendance is optional for the federal administration. */
export const optionalDays: HolidayTable = {
  id: 'pontos-facultativos',
  name: 'Pontos facultativos federais',
  sideBySide: true,
  confirmedThrough: 2026,
  checkedOn: '2026-11-22',
  // The ordinance of a year comes out at the end of the year before.
  reviewBy: '2026-12-31',
  entries: [
    {
      from: '1990-12-11',
      source: 'Lei 8.112/1990, art. 236',
      value: { name: 'Dia do Servidor Público', day: '10-28' },
    },
    { from: '2000-01-01', source: YEARLY, value: { name: 'Carnaval (segunda-feira)', day: -48 } },
    { from: '2000-01-01', source: YEARLY, value: { name: 'Carnaval (terça-feira)', day: -47 } },
    { from: '2000-01-01', source: YEARLY, value: { name: 'Corpus Christi', day: 60 } },
  ],
};
