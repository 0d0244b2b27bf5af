/**
 * Holidays of the states by the law that set each. `from` is the date of the law, or its start where that is
 * another; `to` the day before the law that revoked it. Laws that the courts struck down gave no holiday: AP 07-25
 * (STF, ADI 4.820), MA 11-20 (TJMA, 2019), RO 06-18 (STF, ADI 3.940). Holidays moved by decree (Goiás), by a law of
 * one year (SP 07-09 of 2020) stand on the day that their law names.
 */
import type { HolidayEntry, HolidayTable, StateHolidays } from '../holidays.ts';

/** Any other day to the next Sunday: of Saturdays see the calendar of 2018 (Decreto SC 1.460/2018). */
const TO_SUNDAY = [0, 6, 5, 4, 3, 2, 1];

/**
 * Acre: from the middle of the week to its Friday, but for the day of the state (Lei AC 2.126/2009, as ac24horas.com of 19
 * November 2020 and the calendar of 2023 of the town of Acrelândia have it; in that calendar a Monday stays). The decree of a
 * year may choose another day, as Thursday 22 January 2026.
 */
const TO_FRIDAY = [0, 0, 3, 2, 1, 0, 0];
const BEFORE_FRIDAYS = '2009-06-18';
const FRIDAYS = '2009-06-19';

/** A Tuesday to the Monday before, a Thursday to the Friday after. */
const TO_LONG_WEEKEND = [0, 0, -1, 0, 1, 0, 0];

/** On the next day 20 November became a national holiday (Lei 14.759/2023). */
const LAST_OF_STATES = '2023-12-20';

/** Holidays of Acre from before the law that moves them to a Friday. */
const movedInAcre: readonly HolidayEntry[] = [
  {
    from: '1965-12-14',
    source: 'Lei AC 57/1965',
    value: { name: 'Assinatura do Tratado de Petrópolis', day: '11-17', moved: TO_FRIDAY },
  },
  {
    from: '1968-12-04',
    source: 'Lei AC 243/1968',
    value: { name: 'Dia da Amazônia', day: '09-05', moved: TO_FRIDAY },
  },
  {
    from: '2001-09-14',
    source: 'Lei AC 1.411/2001',
    value: { name: 'Dia Internacional da Mulher', day: '03-08', moved: TO_FRIDAY },
  },
  {
    from: '2004-01-29',
    source: 'Lei AC 1.538/2004',
    value: { name: 'Dia do Evangélico', day: '01-23', moved: TO_FRIDAY },
  },
];

const entries: StateHolidays = {
  AC: [
    { from: '1964-09-02', source: 'Lei AC 14/1964', value: { name: 'Aniversário do Acre', day: '06-15' } },
    ...movedInAcre.map(({ value: { name, day }, ...law }) => ({
      ...law,
      to: BEFORE_FRIDAYS,
      value: { name, day },
    })),
    ...movedInAcre.map((entry) => ({ ...entry, from: FRIDAYS })),
    {
      from: '2016-06-30',
      source: 'Lei AC 3.137/2016',
      value: { name: 'Dia do Católico', day: '01-20', moved: TO_FRIDAY },
    },
  ],
  AL: [
    { from: '1993-07-07', source: 'Lei AL 5.508/1993', value: { name: 'São João', day: '06-24' } },
    { from: '1993-07-07', source: 'Lei AL 5.509/1993', value: { name: 'São Pedro', day: '06-29' } },
    {
      from: '1995-08-01',
      to: LAST_OF_STATES,
      source: 'Lei AL 5.724/1995',
      value: { name: 'Dia da Consciência Negra', day: '11-20' },
    },
    {
      from: '2014-04-08',
      source: 'Lei AL 7.530/2013, art. 2º',
      value: { name: 'Dia do Evangélico', day: '11-30', moved: TO_LONG_WEEKEND },
    },
    {
      from: '2024-08-26',
      source: 'Lei AL 9.358/2024',
      value: { name: 'Emancipação Política de Alagoas', day: '09-16' },
    },
  ],
  AM: [
    {
      from: '1977-12-21',
      source: 'Lei AM 25/1977',
      value: { name: 'Elevação do Amazonas à Categoria de Província', day: '09-05' },
    },
    {
      from: '2010-07-08',
      to: LAST_OF_STATES,
      source: 'Lei AM 84/2010',
      value: { name: 'Dia da Consciência Negra', day: '11-20' },
    },
  ],
  AP: [
    {
      from: '1991-12-20',
      source: 'Constituição do AP, art. 355',
      value: { name: 'Criação do Território Federal do Amapá', day: '09-13' },
    },
    { from: '2002-04-16', source: 'Lei AP 667/2002', value: { name: 'Dia de São José', day: '03-19' } },
    {
      from: '2007-12-27',
      to: LAST_OF_STATES,
      source: 'Lei AP 1.169/2007',
      value: { name: 'Dia Estadual da Consciência Negra', day: '11-20' },
    },
    { from: '2017-07-11', source: 'Lei AP 2.213/2017', value: { name: 'Dia de Cabralzinho', day: '05-15' } },
  ],
  BA: [
    {
      from: '1989-10-05',
      source: 'Constituição da BA, art. 6º, § 3º',
      value: { name: 'Independência da Bahia', day: '07-02' },
    },
  ],
  CE: [
    {
      from: '2011-12-01',
      source: 'Constituição do CE, art. 18 (EC 73/2011)',
      value: { name: 'Data Magna do Ceará', day: '03-25' },
    },
  ],
  DF: [
    { from: '1989-12-27', source: 'Lei DF 72/1989', value: { name: 'Corpus Christi', day: 60 } },
    { from: '1995-12-04', source: 'Lei DF 963/1995', value: { name: 'Dia do Evangélico', day: '11-30' } },
  ],
  ES: [
    { from: '2019-07-03', source: 'Lei ES 11.010/2019', value: { name: 'Nossa Senhora da Penha', day: 8 } },
  ],
  GO: [
    {
      from: '1988-02-22',
      to: '2020-07-27',
      source: 'Lei GO 10.460/1988, art. 346, II',
      value: { name: 'Fundação da Cidade de Goiás', day: '07-26' },
    },
    {
      from: '1988-02-22',
      to: '2020-07-27',
      source: 'Lei GO 10.460/1988',
      value: { name: 'Pedra Fundamental de Goiânia', day: '10-24' },
    },
    {
      from: '1988-02-22',
      to: '2020-07-27',
      source: 'Lei GO 10.460/1988',
      value: { name: 'Dia do Servidor Público', day: '10-28' },
    },
    {
      from: '2020-07-28',
      source: 'Lei GO 20.756/2020, art. 269',
      value: { name: 'Fundação da Cidade de Goiás', day: '07-26' },
    },
    {
      from: '2020-07-28',
      source: 'Lei GO 20.756/2020, art. 269',
      value: { name: 'Pedra Fundamental de Goiânia', day: '10-24' },
    },
    {
      from: '2020-07-28',
      source: 'Lei GO 20.756/2020, art. 269',
      value: { name: 'Dia do Servidor Público', day: '10-28' },
    },
  ],
  MA: [
    {
      from: '1964-10-02',
      source: 'Lei MA 2.457/1964',
      value: { name: 'Adesão do Maranhão à Independência', day: '07-28' },
    },
    // Suspended by the TJMA until its judgment of 6 March 2024.
    { from: '2024-03-06', source: 'Lei MA 11.539/2021', value: { name: 'Corpus Christi', day: 60 } },
  ],
  MG: [],
  MS: [
    {
      from: '1979-10-29',
      source: 'Lei MS 10/1979',
      value: { name: 'Criação do Estado de Mato Grosso do Sul', day: '10-11' },
    },
  ],
  MT: [
    {
      from: '2002-12-27',
      to: LAST_OF_STATES,
      source: 'Lei MT 7.879/2002',
      value: { name: 'Dia da Consciência Negra', day: '11-20' },
    },
  ],
  PA: [
    {
      from: '1996-09-10',
      source: 'Lei PA 5.999/1996',
      value: { name: 'Adesão do Pará à Independência', day: '08-15' },
    },
  ],
  PB: [
    {
      from: '1967-08-30',
      to: '2015-12-15',
      source: 'Lei PB 3.489/1967, art. 2º',
      value: { name: 'Memória de João Pessoa', day: '07-26' },
    },
    {
      from: '1967-08-30',
      to: '2015-12-15',
      source: 'Lei PB 3.489/1967, art. 2º',
      value: { name: 'Data Magna da Paraíba', day: '08-05' },
    },
    {
      from: '2015-12-16',
      source: 'Lei PB 10.601/2015',
      value: { name: 'Data Magna da Paraíba', day: '08-05' },
    },
  ],
  PE: [
    {
      from: '2017-06-08',
      source: 'Lei PE 16.059/2017; Lei PE 16.241/2017, art. 49',
      value: { name: 'Revolução Pernambucana', day: '03-06' },
    },
  ],
  PI: [{ from: '1937-08-30', source: 'Lei PI 176/1937', value: { name: 'Dia do Piauí', day: '10-19' } }],
  PR: [],
  RJ: [
    {
      from: '2002-11-11',
      to: LAST_OF_STATES,
      source: 'Lei RJ 4.007/2002',
      value: { name: 'Dia da Consciência Negra', day: '11-20' },
    },
    { from: '2008-03-05', source: 'Lei RJ 5.198/2008', value: { name: 'São Jorge', day: '04-23' } },
    { from: '2008-05-14', source: 'Lei RJ 5.243/2008', value: { name: 'Carnaval (terça-feira)', day: -47 } },
    { from: '2025-10-23', source: 'Lei RJ 11.002/2025', value: { name: 'Corpus Christi', day: 60 } },
  ],
  RN: [
    {
      from: '2006-12-06',
      source: 'Lei RN 8.913/2006',
      value: { name: 'Mártires de Cunhaú e Uruaçu', day: '10-03' },
    },
  ],
  RO: [
    {
      from: '2010-04-22',
      source: 'Lei RO 2.291/2010',
      value: { name: 'Criação do Estado de Rondônia', day: '01-04' },
    },
  ],
  RR: [
    {
      from: '1991-12-31',
      source: 'Constituição de RR, art. 9º',
      value: { name: 'Criação do Estado de Roraima', day: '10-05' },
    },
  ],
  RS: [
    {
      from: '1995-09-18',
      source: 'Decreto RS 36.180/1995; Constituição do RS, art. 6º (EC 11/1995)',
      value: { name: 'Revolução Farroupilha', day: '09-20' },
    },
  ],
  SC: [
    {
      from: '1996-12-26',
      to: '1999-11-10',
      source: 'Lei SC 10.306/1996',
      value: { name: 'Dia de Santa Catarina de Alexandria', day: '11-25' },
    },
    {
      from: '1999-11-11',
      to: '2004-01-21',
      source: 'Lei SC 11.213/1999',
      value: { name: 'Dia de Santa Catarina de Alexandria', day: '11-25', moved: TO_SUNDAY },
    },
    {
      from: '2004-01-22',
      to: '2005-07-14',
      source: 'Lei SC 12.906/2004',
      value: { name: 'Dia do Estado de Santa Catarina', day: '08-11' },
    },
    {
      from: '2004-01-22',
      to: '2005-07-14',
      source: 'Lei SC 12.906/2004',
      value: { name: 'Dia de Santa Catarina de Alexandria', day: '11-25' },
    },
    {
      from: '2005-07-15',
      source: 'Lei SC 13.408/2005; Lei SC 18.531/2022',
      value: { name: 'Dia do Estado de Santa Catarina', day: '08-11', moved: TO_SUNDAY },
    },
    {
      from: '2005-07-15',
      source: 'Lei SC 13.408/2005; Lei SC 18.531/2022',
      value: { name: 'Dia de Santa Catarina de Alexandria', day: '11-25', moved: TO_SUNDAY },
    },
  ],
  SE: [
    {
      from: '2000-05-31',
      source: 'Constituição de SE, art. 269 (EC 20/2000)',
      value: { name: 'Independência de Sergipe', day: '07-08' },
    },
  ],
  SP: [
    {
      from: '1997-03-05',
      source: 'Lei SP 9.497/1997',
      value: { name: 'Revolução Constitucionalista', day: '07-09' },
    },
    {
      from: '2023-09-12',
      to: LAST_OF_STATES,
      source: 'Lei SP 17.746/2023',
      value: { name: 'Dia da Consciência Negra', day: '11-20' },
    },
  ],
  TO: [
    {
      from: '1989-11-17',
      source: 'Lei TO 98/1989',
      value: { name: 'Criação do Estado do Tocantins', day: '10-05' },
    },
    {
      from: '1993-12-28',
      source: 'Lei TO 627/1993',
      value: { name: 'Nossa Senhora da Natividade', day: '09-08' },
    },
    {
      from: '1998-03-17',
      to: '2009-02-17',
      source: 'Lei TO 960/1998',
      value: { name: 'Autonomia do Estado do Tocantins', day: '03-18' },
    },
    { from: '2024-09-25', source: 'Lei TO 4.509/2024', value: { name: 'Senhor do Bonfim', day: '08-15' } },
  ],
};

/** True if a text is a unit of the federation, in capitals. */
export const isHeldState = (uf: string): boolean => uf in entries;

/** The holidays of a unit of the federation, in addition to the national ones. */
export function stateHolidays(uf: keyof StateHolidays): HolidayTable {
  return {
    id: `feriados-${uf.toLowerCase()}`,
    name: `Feriados estaduais (${uf})`,
    sideBySide: true,
    confirmedThrough: 2026,
    checkedOn: '2026-11-22',
    reviewBy: '2026-12-31',
    entries: entries[uf],
  };
}
