import { describe, expect, it } from 'vitest';
import { callTool, messagesOf, refusal } from '#test/support/call-tool.ts';
import { added, january, lastYear, newYear, valueOn } from '#test/support/legal-tables.ts';
import { meiTable } from '../../law/tables/mei.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { mei } from './mei.ts';

const das = (values: Record<string, unknown>) => callTool(mei, { ano: 2026, ...values });

describe('mei', () => {
  // Agência Sebrae de Notícias (PB), January 2026: 82.05, 86.05 and 87.05; g1, January 2026: lorry drivers 194.52 to 200.52.
  it.each([
    ['comercio', false, 82.05],
    ['industria', false, 82.05],
    ['servicos', false, 86.05],
    ['comercio-servicos', false, 87.05],
    ['comercio', true, 195.52],
    ['servicos', true, 199.52],
    ['comercio-servicos', true, 200.52],
  ])('2026, %s, lorry driver %s: %d a month', (atividade, caminhoneiro, value) => {
    expect(das({ atividade, caminhoneiro }).das).toBe(value);
  });

  // The same two sources: 75.90 before the rise, of the minimum wage of 1518.00.
  it('2025: 5 % of 1518.00', () => {
    const answer = das({ ano: 2025, atividade: 'comercio' });
    expect(answer.inss).toEqual({ base: 1518, aliquota: 5, valor: 75.9 });
    expect(answer.das).toBe(76.9);
    expect(answer.tabela).toEqual({
      ano: 2025,
      vigencia: '2025-01-01',
      fonte: 'LC nº 123/2006, art. 18-A; Decreto nº 12.342/2024',
    });
  });

  // LC 123/2006, Anexo VII: 0.994 of CBS and 0.006 of IBS, 1.00 in all. 5 % of 1,741.00 is 87.05.
  it('2027: CBS and IBS in every DAS', () => {
    const tables = { 'salario-minimo': added(2027, 'Decreto novo', 1741) };
    const answer = callTool(mei, { ano: 2027, atividade: 'comercio-servicos' }, { tables });
    expect(answer).toMatchObject({ icms: 1, iss: 5, cbs: 0.99, ibs: 0.01, das: 94.05 });
    expect(answer.tabela).toEqual({
      ano: 2027,
      vigencia: '2027-01-01',
      fonte: 'LC nº 123/2006, art. 18-A e Anexo VII; Decreto novo',
    });
    expect(das({})).not.toHaveProperty('cbs');
  });

  it('a year without a minimum wage is refused, unless its estimate is asked for', () => {
    const ano = newYear(minimumWage);
    const [estimate] = added(ano, 'PLN novo', 1800);
    const tables = { 'salario-minimo': [{ ...estimate!, status: 'estimativa' as const }] };
    expect(refusal(mei, { ano }, { tables })).toEqual({ status: 422, fields: ['ano'] });
    const held = Array.from({ length: ano - 2020 }, (_, i) => 2020 + i).join(', ');
    expect(messagesOf(mei, { ano }, { tables })['ano']).toBe(
      `deve ser um destes: ${held}; ainda não publicado para ${ano}: Salário mínimo; estimativas=true usa R$ 1.800,00 (PLN novo)`,
    );
    const answer = callTool(mei, { ano, estimativas: true }, { tables });
    expect(answer.inss).toEqual({ base: 1800, aliquota: 5, valor: 90 });
    expect(answer.tabela).toMatchObject({ ano, vigencia: `${ano}-01-01`, estimativa: true });
    expect(answer.tabela.fonte).toMatch(/; PLN novo$/);
  });

  // The same annex, on 1,621.00: 81.05 + 0.90 + 4.50 + 1.00 + 0.20, and 81.05 + 1.00 + 2.00.
  it.each([
    [2029, 87.65],
    [2033, 84.05],
  ])('%d: %d a month', (ano, value) => {
    const tables = { 'salario-minimo': added(ano, 'Decreto novo', 1621) };
    const input = { atividade: 'comercio-servicos', competencia: `${ano}-06` };
    const answer = callTool(mei, input, { tables });
    expect(answer.das).toBe(value);
    expect(answer.tabela).toEqual({
      ano,
      vigencia: `${ano}-01-01`,
      fonte: 'LC nº 123/2006, art. 18-A e Anexo VII; Decreto novo',
    });
  });

  it('a month past the years held is by the last minimum wage, and says so', () => {
    const last = lastYear(minimumWage);
    const at = (competencia: string) => callTool(mei, { competencia });
    for (const year of [last + 1, newYear(meiTable, minimumWage) + 7]) {
      const { inss, tabela } = at(`${year}-06`);
      expect(inss).toEqual(at(`${last}-12`).inss);
      expect(tabela).toMatchObject({ ano: last, vigente: false });
    }
  });

  it('without a revenue says nothing of it', () => {
    const answer = das({});
    expect(answer.limite).toEqual({ anual: 81_000, proporcional: 81_000, mediaMensal: 6750 });
    expect(answer).not.toHaveProperty('cargaEfetiva');
  });

  // RSV Contabilidade: opened in July, six months, 40,500.00.
  it('the limit of a part of the year counts its months', () => {
    expect(das({ mesesAtividade: 6 }).limite.proporcional).toBe(40_500);
    expect(das({ mesesAtividade: 1, caminhoneiro: true }).limite).toMatchObject({
      anual: 251_600,
      proporcional: 20_966.67,
      mediaMensal: 20_966.67,
    });
  });

  // LC 123/2006, art. 18-A, §§ 7º, III and IV, and 10: 20 % above 81,000.00 are 97,200.00.
  it.each([
    [0, 'dentro', 0, 0],
    [80_999.99, 'dentro', 0, 0],
    [81_000, 'dentro', 0, 0],
    [81_000.01, 'excesso-ate-20', 0.01, 0],
    [97_199.99, 'excesso-ate-20', 16_199.99, 972],
    [97_200, 'excesso-ate-20', 16_200, 972],
    [97_200.01, 'excesso-acima-20', 16_200.01, null],
  ])('a revenue of %d is %s', (faturamento, situacao, excesso, tributoSobreExcesso) => {
    expect(das({ faturamento }).limite).toMatchObject({ situacao, excesso, tributoSobreExcesso });
  });

  it('the tolerance too counts the months', () => {
    const situation = (faturamento: number) => das({ faturamento, mesesAtividade: 6 }).limite.situacao;
    expect(situation(48_600)).toBe('excesso-ate-20');
    expect(situation(48_600.01)).toBe('excesso-acima-20');
  });

  // LC 123/2006, Anexos I, II and III, first bracket: 4, 4.5 and 6 %.
  it.each([
    ['comercio', 400],
    ['comercio-servicos', 400],
    ['industria', 450],
    ['servicos', 600],
  ])('the excess of %s pays the first rate of its annex', (atividade, tax) => {
    expect(das({ atividade, faturamento: 91_000 }).limite.tributoSobreExcesso).toBe(tax);
  });

  it('the effective burden is the DAS of the period over the revenue, 0 without one', () => {
    expect(das({ faturamento: 10_326 }).cargaEfetiva).toBe(10);
    expect(das({ faturamento: 0 }).cargaEfetiva).toBe(0);
  });

  const year = newYear(meiTable, minimumWage);

  it('a host adds a year with one entry in each table', () => {
    const { comum, ...rest } = valueOn(meiTable, '2026-12-31');
    const tables = {
      mei: added(year, 'Lei nova', { ...rest, comum: { ...comum, limite: 90_000 } }),
      'salario-minimo': added(year, 'Decreto novo', 1700),
    };
    const answer = callTool(mei, { ano: year, faturamento: 90_001 }, { tables });
    expect(answer.inss).toEqual({ base: 1700, aliquota: 5, valor: 85 });
    expect(answer.limite).toMatchObject({ anual: 90_000, situacao: 'excesso-ate-20' });
    expect(answer.tabela).toEqual({
      ano: year,
      vigencia: `${year}-01-01`,
      fonte: 'Lei nova; Decreto novo',
    });
  });

  it('goes by the last year held after it, and says so', () => {
    const { tabela } = callTool(mei, {}, { now: january(year) });
    expect(tabela).toMatchObject({ ano: lastYear(meiTable, minimumWage), vigente: false });
  });

  // LC 123/2006, art. 18, § 5º-E: freight that leaves the municipality pays Anexo III less ISS (3.99) and the ICMS of Anexo I
  // (1.36), of 8,400.00 above 251,600.00: 449.40; freight within it 6 %.
  describe('the excess of a lorry driver', () => {
    const driver = (values: object) => das({ caminhoneiro: true, faturamento: 260_000, ...values });

    it('pays 5.35 % of freight between cities and 6 % of freight within one', () => {
      expect(driver({ atividade: 'comercio' }).limite.tributoSobreExcesso).toBe(449.4);
      expect(driver({ atividade: 'servicos' }).limite.tributoSobreExcesso).toBe(504);
    });

    it('of both kinds is shared by them, and asks for their shares', () => {
      const both = { atividade: 'comercio-servicos' };
      expect(driver(both)).toMatchObject({
        limite: { tributoSobreExcesso: null },
        avisos: ['informe-faturamento-intermunicipal'],
      });
      // A quarter of the revenue: 2,100.00 × 5.35 % + 6,300.00 × 6 %.
      const shared = driver({ ...both, faturamentoIntermunicipal: 65_000 });
      expect(shared).toMatchObject({ limite: { tributoSobreExcesso: 490.35 }, avisos: [] });
      expect(
        refusal(mei, { ...both, caminhoneiro: true, faturamento: 1, faturamentoIntermunicipal: 1.01 }),
      ).toEqual({
        status: 422,
        fields: ['faturamentoIntermunicipal'],
      });
    });
  });

  // LC 188/2021: in force from 2022 on. The DAS of 2021 was 60.00 for services (1,100.00 × 5 % + 5.00).
  it('before 2022 there is no lorry driver', () => {
    expect(das({ ano: 2021, atividade: 'servicos' }).das).toBe(60);
    expect(refusal(mei, { ano: 2021, caminhoneiro: true })).toEqual({
      status: 422,
      fields: ['caminhoneiro'],
    });
  });

  it.each([
    [{ atividade: 'agricultura' }, 400, ['atividade']],
    [{ faturamento: -0.01 }, 400, ['faturamento']],
    [{ faturamento: 1.005 }, 400, ['faturamento']],
    [{ faturamento: 1_000_000_000.01 }, 400, ['faturamento']],
    [{ mesesAtividade: 0 }, 400, ['mesesAtividade']],
    [{ mesesAtividade: 13 }, 400, ['mesesAtividade']],
    [{ ano: 2019 }, 422, ['ano']],
    [{ ano: year }, 422, ['ano']],
    [{ ano: 2026.5 }, 400, ['ano']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(mei, input)).toEqual({ status, fields });
  });
});
