import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { added, january, lastYear, newYear, valueOn } from '#test/support/legal-tables.ts';
import { salaryBonus } from '../../law/tables/abono-pis.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { abonoPis } from './abono-pis.ts';

const call = (input: Record<string, unknown>, options = {}) =>
  callTool(abonoPis, { mesesTrabalhados: 12, remuneracaoMedia: 2000, ...input }, options);

describe('abono-pis', () => {
  // The Ministry of Labor's table of 2026 (reprinted by alertajornal.com.br), but for the 675 that it has for five
  // months: 5/12 of 1621.00 are 675.42, which the law rounds up as the table does every other amount.
  it('a twelfth of the minimum wage a month, up to the whole real', () => {
    const amounts = Array.from({ length: 12 }, (_, i) => call({ mesesTrabalhados: i + 1, ano: 2026 }).valor);
    expect(amounts).toEqual([136, 271, 406, 541, 676, 811, 946, 1081, 1216, 1351, 1486, 1621]);
  });

  // jmnoticia.com.br, "Saiba quanto vai receber de PIS/Pasep 2025".
  it.each([
    [6, 759],
    [12, 1518],
  ])('in 2025 %d months pay %d', (mesesTrabalhados, valor) => {
    expect(call({ mesesTrabalhados, ano: 2025 })).toMatchObject({
      anoBase: 2023,
      limiteRemuneracao: 2640,
      valorPorMes: 126.5,
      valor,
      tabela: { fonte: 'CF, art. 239, § 3º; EC nº 135/2024; Lei nº 7.998/1990; Decreto nº 12.342/2024' },
    });
  });

  it.each([
    [2026, 2766, true],
    [2026, 2766.01, false],
    [2025, 2640, true],
    [2025, 2640.01, false],
  ])('in %d an average of %d is within the limit: %s', (ano, remuneracaoMedia, elegivel) => {
    expect(call({ ano, remuneracaoMedia })).toMatchObject({
      elegivel,
      motivos: elegivel ? [] : ['remuneracao-acima-do-limite'],
    });
  });

  it.each([
    [{ mesesTrabalhados: 0 }, 'menos-de-30-dias'],
    [{ anosInscricao: 4 }, 'menos-de-5-anos-de-inscricao'],
    [{ dadosInformados: false }, 'dados-nao-informados'],
  ])('%o has no right: %s', (input, motivo) => {
    expect(call(input)).toMatchObject({ elegivel: false, motivos: [motivo], valor: 0 });
  });

  it('names every reason, in order', () => {
    const input = { mesesTrabalhados: 0, remuneracaoMedia: 9000, anosInscricao: 0, dadosInformados: false };
    expect(call(input).motivos).toEqual([
      'menos-de-30-dias',
      'remuneracao-acima-do-limite',
      'menos-de-5-anos-de-inscricao',
      'dados-nao-informados',
    ]);
  });

  it('one month, five years and no pay at all are enough', () => {
    expect(call({ mesesTrabalhados: 1, remuneracaoMedia: 0, anosInscricao: 5 }).elegivel).toBe(true);
  });

  it('a new year answers with the last one until both of its tables are held', () => {
    const year = newYear(minimumWage, salaryBonus);
    const now = january(year);
    const wage = added(year, 'Decreto A', 1700);
    const bonus = added(year, 'Lei B', { anoBase: year - 2, limiteRemuneracao: 2900 });
    for (const [tables, ano] of [
      [{}, lastYear(minimumWage, salaryBonus)],
      [{ 'salario-minimo': wage }, lastYear(salaryBonus)],
      [{ 'abono-pis': bonus }, lastYear(minimumWage)],
    ] as const) {
      expect(call({}, { now, tables })).toMatchObject({
        anoBase: valueOn(salaryBonus, `${ano}-12-31`).anoBase,
        tabela: { ano, vigente: false },
      });
    }
    const answer = call({}, { now, tables: { 'salario-minimo': wage, 'abono-pis': bonus } });
    expect(answer).toMatchObject({ anoBase: year - 2, limiteRemuneracao: 2900, valor: 1700 });
    expect(answer.tabela).toEqual({ ano: year, vigencia: `${year}-01-01`, fonte: 'Lei B; Decreto A' });
  });

  it.each([
    [{ mesesTrabalhados: 13 }, 400, 'mesesTrabalhados'],
    [{ mesesTrabalhados: 1.5 }, 400, 'mesesTrabalhados'],
    [{ remuneracaoMedia: -1 }, 400, 'remuneracaoMedia'],
    [{ anosInscricao: 61 }, 400, 'anosInscricao'],
    [{ dadosInformados: 'sim' }, 400, 'dadosInformados'],
    [{ ano: 2019 }, 422, 'ano'],
  ])('refuses %o', (input, status, field) => {
    const sent = { mesesTrabalhados: 12, remuneracaoMedia: 2000, ...input };
    expect(refusal(abonoPis, sent)).toEqual({ status, fields: [field] });
  });

  it('needs the months and the average', () => {
    expect(refusal(abonoPis, {})).toEqual({ status: 400, fields: ['mesesTrabalhados', 'remuneracaoMedia'] });
  });
});
