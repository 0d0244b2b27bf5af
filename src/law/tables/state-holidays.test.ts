import { describe, expect, it } from 'vitest';
import { states, type Uf } from '../../data/states.ts';
import { type HolidayTable, holidaysOf } from '../holidays.ts';
import { bankHolidays, nationalHolidays, optionalDays } from './holidays.ts';
import { stateHolidays } from './state-holidays.ts';

describe('first and last years', () => {
  const years = (uf: Uf, name: string) => {
    const held: number[] = [];
    for (let year = 2000; year <= 2030; year++) {
      if (holidaysOf(stateHolidays(uf).entries, year).some((holiday) => holiday.name === name))
        held.push(year);
    }
    return [held[0], held.at(-1)];
  };

  // Each by the date of its law: a holiday before that day of the year begins in the next.
  it.each<[Uf, string, number, number]>([
    ['AC', 'Dia Internacional da Mulher', 2002, 2030],
    ['AC', 'Dia do Evangélico', 2005, 2030],
    ['AC', 'Dia do Católico', 2017, 2030],
    ['AL', 'Dia da Consciência Negra', 2000, 2023],
    // 7Segundos, 27 March 2014: the assembly overrode the veto of the article that makes it a holiday.
    ['AL', 'Dia do Evangélico', 2014, 2030],
    ['AL', 'Emancipação Política de Alagoas', 2024, 2030],
    ['AM', 'Dia da Consciência Negra', 2010, 2023],
    ['AP', 'Dia de São José', 2003, 2030],
    // A Gazeta do Amapá, May 2025: "a data foi estabelecida no ano de 2017".
    ['AP', 'Dia de Cabralzinho', 2018, 2030],
    ['AP', 'Dia Estadual da Consciência Negra', 2008, 2023],
    ['CE', 'Data Magna do Ceará', 2012, 2030],
    // Decreto GO 8.694/2016 moved that year's holiday to 25 July: it was one before Lei GO 20.756/2020.
    ['GO', 'Fundação da Cidade de Goiás', 2000, 2030],
    ['GO', 'Dia do Servidor Público', 2000, 2030],
    // TJMA, 6 March 2024: the law of 2021 is constitutional, and its suspension ends.
    ['MA', 'Corpus Christi', 2024, 2030],
    ['MT', 'Dia da Consciência Negra', 2003, 2023],
    ['PB', 'Memória de João Pessoa', 2000, 2015],
    ['PB', 'Data Magna da Paraíba', 2000, 2030],
    ['PE', 'Revolução Pernambucana', 2018, 2030],
    ['RJ', 'Dia da Consciência Negra', 2002, 2023],
    ['RJ', 'São Jorge', 2008, 2030],
    ['RJ', 'Carnaval (terça-feira)', 2009, 2030],
    // SBT News, 23 October 2025; STF, ADI 7.898, June 2026: the law stands.
    ['RJ', 'Corpus Christi', 2026, 2030],
    ['RN', 'Mártires de Cunhaú e Uruaçu', 2007, 2030],
    ['RO', 'Criação do Estado de Rondônia', 2011, 2030],
    ['SE', 'Independência de Sergipe', 2000, 2030],
    ['SP', 'Dia da Consciência Negra', 2023, 2023],
    ['TO', 'Autonomia do Estado do Tocantins', 2000, 2008],
    // G1 Tocantins, 10 August 2025: "será feriado estadual pela primeira vez".
    ['TO', 'Senhor do Bonfim', 2025, 2030],
  ])('%s, %s: %i to %i', (uf, name, first, last) => {
    expect(years(uf, name)).toEqual([first, last]);
  });
});

describe('each day is called what its law calls it', () => {
  /** Names the holidays of the laws until a day; no later law changes these names. */
  const namesOf = ({ entries }: HolidayTable) =>
    entries
      .filter(({ from }) => from <= '2026-11-22')
      .map(({ from, value: { day, name } }) => `${from.slice(0, 4)} ${day} ${name}`);

  const carnival = (year: number) => [
    `${year} -48 Carnaval (segunda-feira)`,
    `${year} -47 Carnaval (terça-feira)`,
    `${year} 60 Corpus Christi`,
  ];

  // Leis 662/1949, 1.266/1950, 6.802/1980, 9.093/1995, 10.607/2002 and 14.759/2023.
  const national =
    '1949 01-01 Confraternização Universal|1949 05-01 Dia do Trabalho|1949 09-07 Independência do Brasil|1949 11-15 Proclamação da República|1949 12-25 Natal|1950 04-21 Tiradentes|1980 10-12 Nossa Senhora Aparecida|1995 -2 Paixão de Cristo|2002 04-21 Tiradentes|2002 11-02 Finados|2023 11-20 Dia da Consciência Negra';

  it.each([
    [nationalHolidays, national.split('|')],
    // Resoluções CMN 2.516/1998 and 4.880/2020.
    [bankHolidays, [...carnival(1998), ...carnival(2020)]],
    // Lei 8.112/1990, art. 236, and the ordinance of each year.
    [optionalDays, ['1990 10-28 Dia do Servidor Público', ...carnival(2000)]],
  ])('$id', (table, names) => expect(namesOf(table)).toEqual(names));

  // The year in which each began, its day and its name, as the laws and constitutions of the states have them.
  const ofStates: Readonly<Record<Uf, string>> = {
    AC: '1964 06-15 Aniversário do Acre|1965 11-17 Assinatura do Tratado de Petrópolis|1968 09-05 Dia da Amazônia|2001 03-08 Dia Internacional da Mulher|2004 01-23 Dia do Evangélico|2009 11-17 Assinatura do Tratado de Petrópolis|2009 09-05 Dia da Amazônia|2009 03-08 Dia Internacional da Mulher|2009 01-23 Dia do Evangélico|2016 01-20 Dia do Católico',
    AL: '1993 06-24 São João|1993 06-29 São Pedro|1995 11-20 Dia da Consciência Negra|2014 11-30 Dia do Evangélico|2024 09-16 Emancipação Política de Alagoas',
    AM: '1977 09-05 Elevação do Amazonas à Categoria de Província|2010 11-20 Dia da Consciência Negra',
    AP: '1991 09-13 Criação do Território Federal do Amapá|2002 03-19 Dia de São José|2007 11-20 Dia Estadual da Consciência Negra|2017 05-15 Dia de Cabralzinho',
    BA: '1989 07-02 Independência da Bahia',
    CE: '2011 03-25 Data Magna do Ceará',
    DF: '1989 60 Corpus Christi|1995 11-30 Dia do Evangélico',
    ES: '2019 8 Nossa Senhora da Penha',
    GO: '1988 07-26 Fundação da Cidade de Goiás|1988 10-24 Pedra Fundamental de Goiânia|1988 10-28 Dia do Servidor Público|2020 07-26 Fundação da Cidade de Goiás|2020 10-24 Pedra Fundamental de Goiânia|2020 10-28 Dia do Servidor Público',
    MA: '1964 07-28 Adesão do Maranhão à Independência|2024 60 Corpus Christi',
    MG: '',
    MS: '1979 10-11 Criação do Estado de Mato Grosso do Sul',
    MT: '2002 11-20 Dia da Consciência Negra',
    PA: '1996 08-15 Adesão do Pará à Independência',
    PB: '1967 07-26 Memória de João Pessoa|1967 08-05 Data Magna da Paraíba|2015 08-05 Data Magna da Paraíba',
    PE: '2017 03-06 Revolução Pernambucana',
    PI: '1937 10-19 Dia do Piauí',
    PR: '',
    RJ: '2002 11-20 Dia da Consciência Negra|2008 04-23 São Jorge|2008 -47 Carnaval (terça-feira)|2025 60 Corpus Christi',
    RN: '2006 10-03 Mártires de Cunhaú e Uruaçu',
    RO: '2010 01-04 Criação do Estado de Rondônia',
    RR: '1991 10-05 Criação do Estado de Roraima',
    RS: '1995 09-20 Revolução Farroupilha',
    SC: '1996 11-25 Dia de Santa Catarina de Alexandria|1999 11-25 Dia de Santa Catarina de Alexandria|2004 08-11 Dia do Estado de Santa Catarina|2004 11-25 Dia de Santa Catarina de Alexandria|2005 08-11 Dia do Estado de Santa Catarina|2005 11-25 Dia de Santa Catarina de Alexandria',
    SE: '2000 07-08 Independência de Sergipe',
    SP: '1997 07-09 Revolução Constitucionalista|2023 11-20 Dia da Consciência Negra',
    TO: '1989 10-05 Criação do Estado do Tocantins|1993 09-08 Nossa Senhora da Natividade|1998 03-18 Autonomia do Estado do Tocantins|2024 08-15 Senhor do Bonfim',
  };

  it.each(states)('%s', (uf) => expect(namesOf(stateHolidays(uf)).join('|')).toBe(ofStates[uf]));
});
