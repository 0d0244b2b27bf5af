import { describe, expect, it } from 'vitest';
import type { Uf } from '../../data/states.ts';
import { holidaysOf } from '../holidays.ts';
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
