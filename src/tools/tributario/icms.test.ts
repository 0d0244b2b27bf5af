import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, figuresOf, refusal } from '#test/support/call-tool.ts';
import { added, newYear, valueOn } from '#test/support/legal-tables.ts';
import { states } from '../../data/states.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { icmsTable } from '../../law/tables/icms.ts';
import { icms } from './icms.ts';

const sale = (ufOrigem: string, ufDestino: string, values: Record<string, unknown> = {}) =>
  callTool(icms, { valor: 1000, ufOrigem, ufDestino, ano: 2026, ...values });

const toConsumer = (ufOrigem: string, ufDestino: string, values: Record<string, unknown> = {}) =>
  sale(ufOrigem, ufDestino, { consumidorFinal: true, ...values });

describe('icms', () => {
  // Orientação Tributária DOLT/SUTRI 2/2016 of Minas Gerais: 880.00 / 0.82 = 1,073.17; 193.17 − 120.00 = 73.17.
  it('double base: the destination’s rate on the base without the tax of the origin', () => {
    const { icms: origin, difal } = toConsumer('SP', 'MG');
    expect(origin).toBe(120);
    expect(difal).toMatchObject({
      base: 'dupla',
      baseDestino: 1073.17,
      valor: 73.17,
      responsavel: 'destinatario',
    });
  });

  // The help of an ERP (Calima): 100.00 from SP at 12 %, 18 % at the destination: 6.00.
  it('one base: the difference of the rates on the base of the operation', () => {
    const { difal } = toConsumer('SP', 'MG', { valor: 100, contribuinte: false });
    expect(difal).toMatchObject({
      base: 'unica',
      baseDestino: 100,
      diferencial: 6,
      valor: 6,
      responsavel: 'remetente',
    });
  });

  // A forum of the tax office of Mato Grosso: 17,547.79 / 0.82 = 21,399.74.
  it('one base, tax not yet inside: the rate of the destination makes it', () => {
    const values = { valor: 17_547.79, contribuinte: false, icmsIncluso: false };
    expect(toConsumer('MT', 'MG', values)).toMatchObject({ baseCalculo: 21_399.74, icms: 2567.97 });
  });

  // Resoluções do Senado 22/1989 and 13/2012.
  it.each([
    ['SP', 'BA', 7],
    ['PR', 'ES', 7],
    ['RS', 'DF', 7],
    ['MG', 'PA', 7],
    ['SP', 'RJ', 12],
    ['SC', 'PR', 12],
    ['ES', 'BA', 12],
    ['BA', 'SP', 12],
    ['GO', 'AM', 12],
  ])('from %s to %s is %d %%, and 4 %% for imported goods', (from, to, rate) => {
    expect(sale(from, to).aliquotaInterestadual).toBe(rate);
    expect(sale(from, to, { importado: true })).toMatchObject({ aliquotaInterestadual: 4, icms: 40 });
  });

  // Changes of 2025: MA 22 → 23 % (Lei 12.426/2024, 23 February), RN 18 → 20 % (Lei 11.999/2024, 20 March), PI 21 →
  // 22.5 % (Lei 8.558/2024, 1 April); of 2026: AL 19 → 20.5 % (Lei 9.776/2025, 1 April): IOB, January 2025; LegisWeb.
  it.each([
    ['MA', 2025, 2, 22],
    ['MA', 2025, 3, 23],
    ['MA', 2026, 1, 23],
    ['RN', 2025, 3, 18],
    ['RN', 2025, 4, 20],
    ['PI', 2025, 3, 21],
    ['PI', 2025, 4, 22.5],
    ['PI', 2026, 1, 22.5],
    ['AL', 2026, 3, 19],
    ['AL', 2026, 4, 20.5],
    ['AL', 2025, 12, 19],
  ])('%s in %d, month %d: %d %%', (uf, ano, mes, rate) => {
    expect(sale(uf, uf, { ano, mes }).aliquotaInterna).toBe(rate);
  });

  // Two public tables of internal rates, of 2024 and 2025, which agree on all states (RJ with its fund apart).
  it.each([
    [17, ['ES', 'MS', 'MT', 'RS', 'SC']],
    [18, ['AP', 'MG', 'RN', 'SP']],
    [19, ['AC', 'AL', 'GO', 'PA', 'SE']],
    [19.5, ['PR', 'RO']],
    [20, ['AM', 'CE', 'DF', 'PB', 'RJ', 'RR', 'TO']],
    [20.5, ['BA', 'PE']],
    [21, ['PI']],
    [22, ['MA']],
  ])('in January 2025 %d %% was the rate of %s', (rate, expected) => {
    const found = states.filter(
      (uf) => sale(uf, uf, { ano: 2025, mes: 1, consumidorFinal: true }).aliquotaInterna === rate,
    );
    expect(found).toEqual(expected);
  });

  it('a rate that changed in the year dates the table', () => {
    expect(sale('AL', 'AL', { mes: 3 }).tabela.vigencia).toBe('2026-01-01');
    expect(sale('AL', 'AL', { mes: 4 }).tabela).toMatchObject({
      vigencia: '2026-04-01',
      fonte:
        'Alíquotas modais estaduais; Resoluções do Senado nº 22/1989 e nº 13/2012; LC nº 87/1996 e LC nº 190/2022',
    });
    expect(sale('SP', 'AL').tabela.vigencia).toBe('2026-01-01');
    expect(toConsumer('SP', 'AL').tabela.vigencia).toBe('2026-04-01');
  });

  it('only AL, RJ and SE add a fund to goods in general', () => {
    const funds = states.filter((uf) => sale(uf, uf).fcp > 0);
    expect(funds).toEqual(['AL', 'RJ', 'SE']);
    expect(sale('SP', 'SP', { fcp: 2 })).toMatchObject({ icms: 180, fcpAliquota: 2, fcp: 20, total: 200 });
    expect(sale('RJ', 'RJ', { fcp: 0 })).toMatchObject({ fcp: 0, total: 200 });
  });

  it('the fund enters the double base and falls on it', () => {
    // (1,000 − 120) / (1 − 0.22) = 1,128.21.
    expect(toConsumer('SP', 'RJ')).toMatchObject({
      difal: { baseDestino: 1128.21, valor: 105.64, fcpAliquota: 2, fcp: 22.56 },
      total: 248.2,
    });
  });

  it('there is no DIFAL within a state, nor for goods that are sold on', () => {
    expect(toConsumer('SP', 'SP')).toMatchObject({ operacao: 'interna', difal: null });
    expect(sale('SP', 'BA')).toMatchObject({ operacao: 'interestadual', difal: null, total: 70 });
  });

  it('DIFAL is never below 0', () => {
    for (const baseDifal of ['unica', 'dupla']) {
      const { difal } = toConsumer('SP', 'MG', { aliquotaInterna: 7, baseDifal });
      expect(difal).toMatchObject({ diferencial: -5, valor: 0 });
    }
  });

  it('freight, insurance and expenses add to the value, a discount lowers it, IPI counts for a consumer', () => {
    const values = { frete: 100, seguro: 10, outrasDespesas: 5, desconto: 15, ipi: 50 };
    const { ipi: _, ...untaxed } = values;
    expect(sale('SP', 'SP', untaxed)).toMatchObject({ valorOperacao: 1100, baseCalculo: 1100, icms: 198 });
    expect(() => sale('SP', 'SP', values)).toThrow('ipi: only applies with consumidorFinal=true');
    expect(toConsumer('SP', 'SP', values).valorOperacao).toBe(1150);
  });

  it('a reduced base lowers the effective rate', () => {
    expect(sale('SP', 'SP', { reducaoBase: 33.3333 })).toMatchObject({
      valorOperacao: 1000,
      baseCalculo: 666.67,
      icms: 120,
      aliquotaEfetiva: 12,
    });
  });

  it('a tax that is not inside is added: it is its rate of the base', () => {
    expect(sale('SP', 'SP', { icmsIncluso: false })).toMatchObject({ baseCalculo: 1219.51, icms: 219.51 });
    expect(sale('SP', 'MG', { icmsIncluso: false })).toMatchObject({ baseCalculo: 1136.36, icms: 136.36 });
  });

  it('what origin and destination get together is the destination’s rate of its base', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000_000 });
    fc.assert(
      fc.property(cents, fc.constantFrom(...states), (value, uf) => {
        if (uf === 'SP') return;
        const { icms: origin, difal } = toConsumer('SP', uf, { valor: value / 100 });
        const share = (difal.baseDestino * difal.aliquotaInterna) / 100;
        expect(Math.abs(sumMoney([origin, difal.valor]) - share)).toBeLessThan(0.0076);
      }),
    );
  });

  it('takes a state in any case', () => {
    expect(sale('sp', 'Ba')).toMatchObject({ ufOrigem: 'SP', ufDestino: 'BA' });
  });

  it('a host adds a year in one entry', () => {
    const year = newYear(icmsTable);
    const value = { ...valueOn(icmsTable, '2026-12-31'), mudancas: [] };
    const tables = { icms: added(year, 'Leis novas', value) };
    const answer = callTool(icms, { valor: 100, ufOrigem: 'SP', ano: year }, { tables });
    expect(answer).toMatchObject({
      icms: 18,
      tabela: { ano: year, vigencia: `${year}-01-01`, fonte: 'Leis novas' },
    });
  });

  // STF, Temas 1.093 and 1.266; LC 190/2022, art. 3º: none from 1 January to 4 April 2022.
  it('a consumer who is no taxpayer owed no difference in the first days of 2022', () => {
    const on = (dataOperacao: string, contribuinte = false) =>
      callTool(icms, {
        valor: 1000,
        ufOrigem: 'SP',
        ufDestino: 'BA',
        consumidorFinal: true,
        contribuinte,
        dataOperacao,
      });
    expect(on('2022-04-04')).toMatchObject({ icms: 70, difal: null, total: 70 });
    expect(on('2022-04-04', true).difal).not.toBeNull();
    expect(on('2022-04-05')).toMatchObject({ difal: { valor: 110 }, tabela: { vigencia: '2022-04-05' } });
    expect(on('2021-12-31').tabela.vigencia).toBe('2021-01-01');
  });

  // Lei SE 9.120/2022, 9.176/2023 and 9.177/2023; Lei PR 21.308/2022.
  it('a day has the rate and the fund in force on it, a month those of its first day', () => {
    const of = (ufOrigem: string, values: object) => callTool(icms, { valor: 1000, ufOrigem, ...values });
    expect(of('SE', { dataOperacao: '2023-03-31' }).aliquotaInterna).toBe(22);
    expect(of('SE', { dataOperacao: '2023-05-02' })).toMatchObject({
      fcp: 10,
      tabela: { vigencia: '2023-05-01' },
    });
    expect(of('PR', { competencia: '2023-03' }).aliquotaInterna).toBe(18);
    expect(of('PR', { dataOperacao: '2023-03-13' }).aliquotaInterna).toBe(19);
  });

  // Lei SC 10.297/1996, art. 19, III, by Lei SC 17.878/2019.
  it('within SC a taxpayer who sells the goods on buys at 12 %', () => {
    const of = (values: object) => callTool(icms, { valor: 1000, ufOrigem: 'SC', ...values }).aliquotaInterna;
    expect(of({ ano: 2026 })).toBe(12);
    expect(of({ ano: 2026, consumidorFinal: true })).toBe(17);
    expect(of({ ano: 2026, contribuinte: false })).toBe(17);
    expect(of({ ano: 2026, aliquotaInterna: 7 })).toBe(7);
    expect(of({ dataOperacao: '2020-02-29' })).toBe(17);
    expect(of({ dataOperacao: '2020-03-01' })).toBe(12);
  });

  // Protocolo ICMS 103/2014, whose annex has 40 % as 50.24 % for goods from 12 to 18 %; a sender in the Simples uses the
  // first one (Convênio ICMS 142/2018, cláusula décima primeira).
  it('substitution withholds the tax of the later sales, less the seller’s own', () => {
    expect(sale('SP', 'MG', { mva: 40 }).st).toEqual({
      mva: 50.24,
      mvaOriginal: 40,
      reducaoBase: 0,
      base: 1502.4,
      aliquota: 18,
      icmsProprio: 120,
      valor: 150.43,
      fcpAliquota: 0,
      fcp: 0,
      total: 150.43,
    });
    expect(sale('SP', 'MG', { mva: 40, remetenteSimples: true })).toMatchObject({
      icms: 0,
      st: { mva: 40, icmsProprio: 120, valor: 132 },
      total: 132,
      avisos: ['icms-no-das'],
    });
    expect(sale('SP', 'MG', { mva: 40, mvaAjustada: false }).st.mva).toBe(40);
    expect(sale('SP', 'SP', { mva: 40 }).st).toMatchObject({ mva: 40, base: 1400, valor: 72 });
    // 1,000 / 0.88 = 1,136.36; with IPI 100.00 and 50 %: 1,854.55; 18 % is 333.82, less 136.36.
    const added = { mva: 50, mvaAjustada: false, ipi: 100, icmsIncluso: false };
    expect(sale('SP', 'MG', added).st).toMatchObject({ base: 1854.55, valor: 197.46 });
  });

  it('a price list stands for the margin, and its base may be reduced', () => {
    expect(sale('SP', 'RJ', { baseSt: 2000, reducaoBaseSt: 10 })).toMatchObject({
      st: { mva: null, mvaOriginal: null, base: 1800, valor: 240, fcpAliquota: 2, fcp: 36, total: 276 },
      total: 396,
    });
    expect(sale('SP', 'RJ', { baseSt: 100 }).st).toMatchObject({ valor: 0, fcp: 2 });
    // Within RJ the fund of the sale itself, 20.00, is taken off.
    expect(sale('RJ', 'RJ', { baseSt: 1500 }).st).toMatchObject({ valor: 100, fcp: 10 });
  });

  // Lei SC 10.297/1996, art. 19, III: 12 % is the rate of the sale to the taxpayer, not of those after it.
  it('within SC substitution is at the general rate', () => {
    expect(sale('SC', 'SC', { mva: 40 })).toMatchObject({
      aliquotaInterna: 12,
      st: { aliquota: 17, base: 1400, icmsProprio: 120, valor: 118 },
    });
  });

  // STF, ADI 5.464: the clause of Convênio ICMS 93/2015 that charged it fell.
  it('a sender in the Simples owes no difference to a consumer, and a taxpayer who buys owes his own', () => {
    const values = { contribuinte: false, remetenteSimples: true };
    expect(toConsumer('SP', 'BA', values)).toMatchObject({
      icms: 0,
      difal: null,
      total: 0,
      avisos: ['icms-no-das', 'difal-indevido-simples'],
    });
    expect(toConsumer('SP', 'BA', { remetenteSimples: true })).toMatchObject({
      icms: 0,
      difal: { valor: 169.81, responsavel: 'destinatario' },
      total: 169.81,
      avisos: ['icms-no-das'],
    });
    expect(sale('RJ', 'RJ', { remetenteSimples: true })).toMatchObject({ icms: 0, fcp: 0, total: 0 });
  });

  // By hand: the interstate tax is 12 % of 600.00, 72.00; the destination has half of the base, 500.00.
  it('the destination reduces its own base', () => {
    const reduced = { reducaoBase: 40, reducaoBaseDestino: 50 };
    const of = (baseDifal: string) => toConsumer('SP', 'MG', { ...reduced, baseDifal }).difal;
    expect(of('unica')).toMatchObject({ baseDestino: 500, valor: 18 });
    // (1,000 − 72) / 0.82 / 2 = 565.85; 18 % is 101.85.
    expect(of('dupla')).toMatchObject({ baseDestino: 565.85, valor: 29.85 });
    // 1,000 / 2 / 0.82 = 609.76; 18 % is 109.76.
    expect(of('por-dentro')).toMatchObject({ baseDestino: 609.76, valor: 37.76 });
  });

  it.each(['unica', 'dupla', 'por-dentro'])('on the base %s no reduction is one of 0 %%', (baseDifal) => {
    const values = { baseDifal, valor: 1234.5, icmsIncluso: false };
    const { difal } = toConsumer('SP', 'MG', values);
    expect(toConsumer('SP', 'MG', { ...values, reducaoBaseDestino: 0 }).difal).toEqual(difal);
  });

  it.each([
    [{ valor: 1, ufOrigem: 'SP', mva: 40, baseSt: 1 }, 400, ['mva']],
    [{ valor: 1, ufOrigem: 'SP', mva: 40, consumidorFinal: true }, 422, ['mva']],
    [{ valor: 1, ufOrigem: 'SP', baseSt: 4, consumidorFinal: true }, 422, ['baseSt']],
    [
      { valor: 1, ufOrigem: 'SP', reducaoBaseSt: 1, mvaAjustada: true },
      400,
      ['mvaAjustada', 'reducaoBaseSt'],
    ],
    [{ valor: 1, ufOrigem: 'SP', mva: 40, mvaAjustada: false }, 400, ['mvaAjustada']],
    [
      { valor: 1, ufOrigem: 'SP', ufDestino: 'MG', mva: 40, mvaAjustada: true, remetenteSimples: true },
      400,
      ['mvaAjustada'],
    ],
    [{ valor: 1, ufOrigem: 'SP', reducaoBaseDestino: 1 }, 400, ['reducaoBaseDestino']],
    [
      { valor: 1, ufOrigem: 'SP', ufDestino: 'SP', consumidorFinal: true, reducaoBaseDestino: 1 },
      400,
      ['reducaoBaseDestino'],
    ],
    [
      {
        valor: 1,
        ufOrigem: 'SP',
        ufDestino: 'MG',
        consumidorFinal: true,
        contribuinte: false,
        remetenteSimples: true,
        reducaoBaseDestino: 1,
      },
      400,
      ['reducaoBaseDestino'],
    ],
    [{}, 400, ['valor', 'ufOrigem']],
    [{ valor: 0, ufOrigem: 'SP' }, 400, ['valor']],
    [{ valor: 1, ufOrigem: 'XX' }, 400, ['ufOrigem']],
    [{ valor: 1, ufOrigem: 'SP', ufDestino: 'S' }, 400, ['ufDestino']],
    [{ valor: 1, ufOrigem: 'SP', reducaoBase: 100.1 }, 400, ['reducaoBase']],
    [{ valor: 1, ufOrigem: 'SP', baseDifal: 'tripla' }, 400, ['baseDifal']],
    [{ valor: 1, ufOrigem: 'SP', mes: 13 }, 400, ['mes']],
    [{ valor: 1, ufOrigem: 'SP', desconto: 1 }, 422, ['desconto']],
    [{ valor: 1, ufOrigem: 'SP', aliquotaInterna: 98, fcp: 2 }, 422, ['fcp']],
    [{ valor: 1, ufOrigem: 'RJ', aliquotaInterna: 98 }, 422, ['aliquotaInterna']],
    [{ valor: 1, ufOrigem: 'SP', ano: 2019 }, 422, ['ano']],
    [{ valor: 1, ufOrigem: 'SP', dataOperacao: '2019-12-31' }, 422, ['dataOperacao']],
    [{ valor: 1, ufOrigem: 'SP', dataOperacao: '2024-01-01', mes: 1 }, 400, ['dataOperacao']],
  ])('refuses %o', (input, status, fields) => {
    expect(refusal(icms, input)).toEqual({ status, fields });
  });
});

// LC 87/1996, art. 4º, § 2º, and LC 190/2022: the sender owes the difference to a recipient who is no taxpayer.
describe('a recipient who is no taxpayer', () => {
  const sale = { valor: 1000, ufOrigem: 'SP', ufDestino: 'BA', contribuinte: false, ano: 2026 };

  it('the recipient is a final consumer, and the assumptions say so', () => {
    const answer = callTool(icms, sale);
    expect(answer).toMatchObject({ difal: { valor: 135, responsavel: 'remetente' }, total: 205 });
    expect(answer.premissas.consumidorFinal).toBe(true);
    expect(figuresOf(icms, sale)).toEqual(figuresOf(icms, { ...sale, consumidorFinal: true }));
    expect(callTool(icms, { ...sale, contribuinte: true }).premissas.consumidorFinal).toBe(false);
  });

  it('no call denies it, and each takes what a final consumer takes', () => {
    expect(refusal(icms, { ...sale, consumidorFinal: false })).toEqual({
      status: 400,
      fields: ['consumidorFinal'],
    });
    expect(figuresOf(icms, { ...sale, ipi: 100 }).valorOperacao).toBe(1100);
    expect(refusal(icms, { ...sale, mva: 40 })).toEqual({ status: 422, fields: ['mva'] });
  });
});
