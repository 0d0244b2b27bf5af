import { describe, expect, it } from 'vitest';
import { holdClock, madeTable, madeTool, openDocs, t } from '#test/support/docs-page.ts';
import { heard } from '#test/support/heard.ts';
import { words } from '../../../shown/words.ts';
import type { OpenedPage } from '#test/support/opened-page.ts';

holdClock();

describe('legal tables', () => {
  const entries = [
    { from: '2025-01-01', to: '2026-11-20', source: 'Lei velha', status: 'lei' },
    { from: '2026-11-21', to: '2026-12-31', source: 'Lei de hoje', status: 'lei' },
    { from: '2026-11-22', to: null, source: 'Lei de amanhã', status: 'lei' },
  ] as const;
  const tables = [
    madeTable('x y', { entries, tools: ['a', 'gone', 'b'] }),
    madeTable('due', {
      due: true,
      reviewBy: '2026-11-01',
      checkedOn: '2026-01-09',
      confirmedThrough: 2025,
      tools: ['b'],
    }),
    madeTable('later', { entries: entries.slice(2), checkedOn: '2026-01-31' }),
    madeTable('empty', { entries: [], tools: [], confirmedThrough: 2030 }),
  ];
  const tools = [madeTool('a'), madeTool('b')];

  const ages = (page: OpenedPage) =>
    heard(page.role('table', t.tool.ages))
      .slice(2)
      .map((line) => line.trim().replace('row: ', ''));

  it('are listed with what is in force today', async () => {
    const page = await openDocs('#/tables', { tools, tables }, { data: { panel: 'panel' } });
    expect(
      page
        .heard('main')
        .filter((line) => line.includes('row:'))
        .map((line) => line.trim()),
    ).toEqual([
      `row: ${Object.values(t.tables.heads).join(' | ')}`,
      'row: [link "Tabela x y"] | Lei de hoje | 21 nov. 2026 | 2026 | 3 fev. 2026 | 31 jan. 2027 | [link "A"] , [link "B"]',
      `row: [link "Tabela due"] | Lei due | 1 jan. 2026 | 2025 | 9 jan. 2026 | 1 nov. 2026 · ${t.tables.due} | [link "B"]`,
      'row: [link "Tabela later"] | Lei de amanhã | 22 nov. 2026 | 2026 | 31 jan. 2026 | 31 jan. 2027 | [link "A"]',
      'row: [link "Tabela empty"] | | | 2030 | 3 fev. 2026 | 31 jan. 2027 |',
    ]);
  });

  it('tables that cannot be read are not taken for none', async () => {
    const page = await openDocs('#/tables', {
      tools: [],
      before: (path) => path === '/tabelas' && Promise.reject(new TypeError('no network')),
    });
    expect(page.one('main').textContent).toContain(words.pt.notRead);
  });

  it('legal tables of the states stand on a map, each with what its law says', async () => {
    const page = await openDocs('#/tables', {
      tools: [],
      tables: [madeTable('feriados-sp'), madeTable('feriados-mg', { entries: [] })],
    });
    expect(page.role('link', 'SP, São Paulo: Tabela feriados-sp').getAttribute('href')).toBe(
      '#/tables/feriados-sp',
    );
    page.role('link', `MG, Minas Gerais: ${t.tables.noHolidays}`);
    expect(page.roles('listitem')).toHaveLength(27);
  });

  it('are absent where the service has none', async () => {
    const page = await openDocs('#/tables', { tools: [] });
    expect(page.heard('main').at(-1)?.trim()).toBe(t.tables.none);
  });

  it('stand with their ages at each tool that reads them', async () => {
    const page = await openDocs('#a', { tools, tables });
    await page.press('Tabelas de 2026, conferidas em 31 jan. 2026');
    expect(page.focused()).toBe(`button ${t.tool.tabs.law}`);
    expect(ages(page)).toEqual([
      '[link "Tabela x y"] | Lei de hoje | 21 nov. 2026 | 3 fev. 2026 | 31 jan. 2027',
      '[link "Tabela later"] | Lei de amanhã | 22 nov. 2026 | 31 jan. 2026 | 31 jan. 2027',
    ]);
    expect(page.role('link', 'Tabela x y').getAttribute('href')).toBe('#/tables/x%20y');
    await page.go('#b');
    page.role('button', 'Tabelas a conferir desde 1 nov. 2026');
  });

  it('that are due together are announced by the first', async () => {
    const due = ['2026-11-01', '2026-10-01'].map((reviewBy) => madeTable(reviewBy, { due: true, reviewBy }));
    const page = await openDocs('#a', { tools, tables: [madeTable('x'), ...due] });
    page.role('button', 'Tabelas a conferir desde 1 nov. 2026');
  });

  it('without a value say so by nothing', async () => {
    const page = await openDocs('#a/lei', { tools, tables: [madeTable('empty', { entries: [] })] });
    expect(ages(page)).toEqual(['[link "Tabela empty"] | | | 3 fev. 2026 | 31 jan. 2027']);
  });

  it('of years to come are shown as those of this one', async () => {
    const page = await openDocs('#a', { tools, tables: [madeTable('x', { confirmedThrough: 2031 })] });
    page.role('button', /^Tabelas de 2026/);
    await page.go('#b');
    expect([page.roles('button', /^Tabelas/), page.roles('table', t.tool.ages)]).toEqual([[], []]);
  });
});
