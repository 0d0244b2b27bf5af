import { describe, expect, it } from 'vitest';
import { states } from '../../src/data/states.ts';
import { parseDate } from '../../src/lib/dates/civil-date.ts';
import { allTables } from '../support/legal-tables.ts';

const isDate = (text: string) => parseDate(text) !== null;

const tables = await allTables();

/** The name of each table and a year for which it holds; later years change nothing here. */
const known: Readonly<Record<string, readonly [name: string, year: number]>> = {
  'salario-minimo': ['Salário mínimo', 2026],
  inss: ['Contribuição ao INSS', 2026],
  'irrf-mensal': ['IRRF mensal', 2027],
  'irrf-anual': ['Imposto de renda anual', 2027],
  plr: ['IRRF sobre participação nos lucros', 2027],
  'salario-familia': ['Salário-família', 2026],
  'seguro-desemprego': ['Parcelas do seguro-desemprego', 2026],
  'abono-pis': ['Abono salarial do PIS/Pasep', 2026],
  dividendos: ['IRRF sobre dividendos', 2027],
  jcp: ['IRRF sobre juros sobre capital próprio', 2027],
  'fator-r': ['Fator R', 2033],
  'simples-nacional': ['Simples Nacional', 2033],
  'opcao-simples': ['Prazos de opção pelo Simples Nacional', 2027],
  mei: ['DAS do MEI', 2033],
  'lucro-presumido': ['Lucro presumido', 2027],
  'lucro-real': ['Lucro real', 2027],
  'cbs-ibs': ['CBS e IBS por ano', 2033],
  'cbs-ibs-referencia': ['Alíquotas de referência de CBS e IBS', 2026],
  cclasstrib: ['Códigos cClassTrib', 2033],
  retencoes: ['Retenções na nota de serviço', 2027],
  'renda-fixa-ir': ['Imposto de renda da renda fixa', 2026],
  poupanca: ['Rendimento da poupança', 2026],
  'custodia-tesouro': ['Taxa de custódia do Tesouro Direto', 2026],
  fgc: ['Garantia do FGC', 2026],
  'multa-e-juros-de-mora': ['Multa e juros de tributo em atraso', 2027],
  'selic-mensal': ['Selic mensal', 2025],
  'licenca-paternidade': ['Licença-paternidade', 2028],
  icms: ['Alíquotas do ICMS', 2026],
  iof: ['IOF', 2026],
  'iof-resgate': ['IOF sobre resgates', 2026],
  'bandeiras-tarifarias': ['Adicionais das bandeiras tarifárias', 2026],
  'marketplace-alpha': ['Tarifas de referência do marketplace Alpha', 2026],
  'marketplace-beta': ['Tarifas de referência do marketplace Beta', 2026],
  'marketplace-gamma': ['Tarifas de referência do marketplace Gamma', 2026],
  'feriados-nacionais': ['Feriados nacionais', 2027],
  'feriados-bancarios': ['Feriados bancários', 2027],
  'pontos-facultativos': ['Pontos facultativos federais', 2026],
  ...Object.fromEntries(
    states.map((uf) => [`feriados-${uf.toLowerCase()}`, [`Feriados estaduais (${uf})`, 2026] as const]),
  ),
};

// By these a host adds entries of its own, so that they are part of the interface.
it('tables have the ids that hosts know, and the names that people do', () => {
  const names = Object.entries(known).map(([id, [name]]) => [id, name]);
  expect(Object.fromEntries(tables.map(({ id, name }) => [id, name]))).toEqual(Object.fromEntries(names));
  expect(new Set(tables.map(({ id }) => id)).size).toBe(tables.length);
});

it('tables hold side by side where they are of holidays, and are in BRL where an entry is one amount', () => {
  const idsWhere = (isMeant: (table: (typeof tables)[number]) => boolean) =>
    tables.filter(isMeant).map(({ id }) => id);
  const ofDays = Object.keys(known).filter((id) => /^(feriados|pontos)-/.test(id));
  expect(idsWhere(({ sideBySide }) => sideBySide === true).toSorted()).toEqual(ofDays.toSorted());
  expect(idsWhere(({ unit }) => unit === 'BRL')).toEqual(['fgc', 'salario-minimo']);
});

describe.each(tables.map((table) => [table.id, table] as const))('%s', (_, table) => {
  const { entries, confirmedThrough, checkedOn, reviewBy } = table;

  it('has entries by their first day, each with its source', () => {
    const starts = entries.map(({ from }) => from);
    expect(starts).toEqual(starts.toSorted());
    expect(starts.filter((from) => !isDate(from))).toEqual([]);
    expect(entries.filter(({ source }) => source.trim() === '')).toEqual([]);
  });

  it('is confirmed at least for the years for which it was', () => {
    expect(confirmedThrough).toBeGreaterThanOrEqual((known[table.id] as readonly [string, number])[1]);
  });

  it('is confirmed at least for the year of its last law', () => {
    const years = entries
      .filter(({ status }) => status !== 'estimativa')
      .map(({ from }) => Number(from.slice(0, 4)));
    expect(confirmedThrough).toBeGreaterThanOrEqual(Math.max(...years));
  });

  // The entry of a law takes the place of the estimate.
  it('has no estimate for a year that it is confirmed for', () => {
    const estimates = entries.filter(({ status }) => status === 'estimativa');
    expect(estimates.filter(({ from }) => Number(from.slice(0, 4)) <= confirmedThrough)).toEqual([]);
  });

  it('copies no value that did not change', () => {
    for (const [i, { from, source, value }] of entries.entries()) {
      const before = entries[i - 1];
      // Entries of this day were the first of their tables, and stay where answers have them.
      if (before?.source === source && from !== '2025-01-01') expect(value).not.toEqual(before.value);
    }
  });

  it('was checked on a day, and is due after it', () => {
    expect(isDate(checkedOn) && isDate(reviewBy)).toBe(true);
    expect(reviewBy > checkedOn).toBe(true);
    expect(table.name.trim()).not.toBe('');
  });
});
