import { describe, expect, it } from 'vitest';
import { holdClock, madeTable, madeTool, openDocs, t } from '#test/support/docs-page.ts';

holdClock();

describe('the same values in other years', () => {
  const inputSchema = {
    properties: {
      bruto: { type: 'number', title: 'Bruto' },
      ano: { type: 'integer', title: 'Ano' },
      mes: { type: 'integer', title: 'Mês' },
    },
  };
  const outputSchema = { properties: { liquido: { type: 'number', title: 'Líquido', 'x-unit': 'reais' } } };
  const examples = [{ input: { bruto: 100, ano: 2026, mes: 3 }, output: { liquido: 90 } }];
  const tool = madeTool('a', { inputSchema, outputSchema, examples, category: 'trabalhista' });
  const from = (year: number) => ({
    ...madeTable('inss'),
    entries: [{ from: `${year}-01-01`, to: null, status: 'lei' as const, source: 'Lei' }],
  });
  const call = (request: Request) => {
    const year = Number(new URL(request.url).searchParams.get('ano'));
    return year === 2024
      ? Response.json({ error: 'Não.', code: 422 }, { status: 422 })
      : Response.json({ liquido: year - 2000 });
  };

  it('the page computes other years once a reader opens the tab of the law, sends no months, and draws steps', async () => {
    const page = await openDocs(
      '#a',
      { tools: [tool], tables: [from(2023), { ...from(2020), id: 'irrf' }], call },
      { data: { demo: 'cnv_demo' } },
    );
    const asked = () => page.asked.filter((one) => /ano=202[3-5]/.test(one));
    expect(asked()).toEqual([]);
    await page.press(t.tool.tabs.law, '[role=tab]');
    expect(asked()).toEqual([2023, 2024, 2025].map((year) => `GET /v1/a?bruto=100&ano=${year}`));
    // A year that refuses the values is left out.
    expect(page.all('.years .axis').map(({ textContent }) => textContent)).toEqual(['2023', '2025', '2026']);
    expect(page.one('.years desc').textContent).toBe('2023: R$ 23,00; 2025: R$ 25,00; 2026: R$ 26,00');
    await page.press(t.tool.tabs.api, '[role=tab]');
    await page.press(t.tool.tabs.law, '[role=tab]');
    expect(asked()).toHaveLength(3);
  });

  it('wait for a button where calls count, which says how many they are', async () => {
    const page = await openDocs(
      '#a/lei',
      { tools: [tool], tables: [from(2024)], call },
      { kept: { 'canivete.tool-key': 'cnv_minha' } },
    );
    expect(page.all('.years')).toEqual([]);
    await page.press(t.tool.computeYears(3));
    expect(page.all('.years .axis')).toHaveLength(2);
  });

  it('the page shows no other years where the tables have one alone, or the tool reads no year', async () => {
    const page = await openDocs('#a/lei', { tools: [tool], tables: [from(2026)], call });
    expect(page.roles('heading', t.tool.otherYears)).toEqual([]);
    const other = madeTool('a', { category: 'trabalhista' });
    const bare = await openDocs('#a/lei', { tools: [other], tables: [from(2020)], call });
    expect(bare.roles('heading', t.tool.otherYears)).toEqual([]);
  });
});
