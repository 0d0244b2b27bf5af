import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { addDays } from '../../lib/dates/dates.ts';
import { rendaFixa } from './renda-fixa.ts';

const invest = (sent: Record<string, unknown>) => callTool(rendaFixa, { valor: 10_000, ...sent });

const cdb = { produto: 'cdb', indexador: 'percentual-cdi', taxa: 100, cdi: 14.9 };
const from2026 = (days: number) => ({
  dataAplicacao: '2026-01-05',
  dataResgate: addDays('2026-01-05', days),
});

// STN, Metodologia de cálculo dos títulos públicos federais ofertados, the examples of 21 May 2008; the others by the same rules, as the
// documentation of PYield (crdcj/PYield) has them: ltn.pu, ntnf.pu, ntnb.cotacao and ntnbp.cotacao.
it.each([
  ['tesouro-prefixado', '2008-05-21', '2010-07-01', 14.36, 753.315323],
  ['tesouro-prefixado', '2024-07-05', '2030-01-01', 12.145, 535.279902],
  ['tesouro-prefixado', '2026-03-13', '2027-01-01', 14.8307, 895.563913],
  ['tesouro-prefixado-juros', '2008-05-21', '2014-01-01', 13.66, 903.075616],
  ['tesouro-prefixado-juros', '2024-07-05', '2035-01-01', 11.921, 895.359254],
  ['tesouro-prefixado-juros', '2024-07-01', '2027-01-01', 10, 999.931303],
  ['tesouro-ipca-juros', '2024-05-31', '2035-05-15', 6.149, 993.651],
  ['tesouro-ipca-juros', '2024-05-31', '2060-08-15', 6.1878, 995.341],
  ['tesouro-ipca-juros', '2024-08-15', '2032-08-15', 5.929, 1006.409],
  ['tesouro-ipca-juros', '2024-05-15', '2025-05-15', 10, 964.454],
  ['tesouro-ipca-juros', '2008-05-21', '2010-08-15', 8.29, 970.813],
  ['tesouro-ipca', '2025-12-02', '2029-05-15', 7.77, 774.63],
])('a %s of %s to %s at %d %% costs %d', (produto, dataAplicacao, vencimento, taxa, precoCompra) => {
  const title = { produto, taxa, ipca: 4, dataAplicacao, dataResgate: vencimento, vencimento };
  expect(invest(title)).toMatchObject({
    precoCompra,
    precoResgate: 1000,
    taxaBrutaAnual: expect.any(Number),
  });
});

// Tesouro Direto, Metodologia de cálculo dos títulos públicos ofertados no Tesouro Direto: LTN 011003.
it('an LTN of 2003 with 134 business days at 27.33 % costs 879.43, cut at the cent', () => {
  const dates = { dataAplicacao: '2003-03-21', dataResgate: '2003-10-01', vencimento: '2003-10-01' };
  const { diasUteis, precoCompra } = invest({ produto: 'tesouro-prefixado', taxa: 27.33, ...dates });
  expect([diasUteis, Math.floor(precoCompra * 100) / 100]).toEqual([134, 879.43]);
});

describe('taxes', () => {
  // Lei nº 11.033/2004, art. 1º: "até 180 dias", "de 181 até 360", "de 361 até 720", "acima de 720".
  it.each([
    [30, 22.5],
    [180, 22.5],
    [181, 20],
    [360, 20],
    [361, 17.5],
    [720, 17.5],
    [721, 15],
  ])('the income tax after %d days is %d %%', (days, aliquota) => {
    const { ir, rendimentoBruto } = invest({ ...cdb, ...from2026(days) });
    expect(ir).toEqual({
      aliquota,
      base: rendimentoBruto,
      valor: expect.closeTo((rendimentoBruto * aliquota) / 100, 1),
    });
  });

  // Decreto nº 6.306/2007, annex: 96 % on the first day, 50 % on the 15th, 3 % on the 29th.
  it.each([
    [1, 96],
    [15, 50],
    [29, 3],
    [30, 0],
  ])('the IOF after %d days is %d %%, and lowers what the income tax is on', (days, aliquota) => {
    const { iof, ir, rendimentoBruto } = invest({ ...cdb, ...from2026(days) });
    expect(iof.aliquota).toBe(aliquota);
    expect(ir.base).toBeCloseTo(rendimentoBruto - iof.valor, 2);
  });

  it.each(['lci', 'lca', 'cri', 'cra', 'debenture-incentivada'])('a %s pays none', (produto) => {
    const { valorBruto, valorLiquido } = invest({ ...cdb, produto, ...from2026(15) });
    expect(valorLiquido).toBe(valorBruto);
  });

  it('a debenture pays the income tax, and no IOF', () => {
    expect(invest({ ...cdb, produto: 'debenture', ...from2026(15) })).toMatchObject({
      iof: { aliquota: 0, valor: 0 },
      ir: { aliquota: 22.5 },
    });
  });

  it('a loss pays none', () => {
    const sold = invest({
      produto: 'tesouro-prefixado',
      taxa: 10,
      taxaResgate: 20,
      vencimento: '2032-01-01',
      ...from2026(200),
    });
    expect(sold).toMatchObject({ ir: { base: 0, valor: 0 }, avisos: ['rendimento-negativo'] });
    expect(sold.rendimentoBruto).toBeLessThan(0);
  });
});

describe('custody', () => {
  const selic = { produto: 'tesouro-selic', selic: 15, ...from2026(365) };

  it('charges the part above 10,000.00 in Tesouro Selic', () => {
    expect(invest({ ...selic, valor: 8000 }).custodia).toBe(0);
    // A worth that stays above: its daily sum less 10,000.00 a day, as a whole less 20.00 a year.
    const all = invest({ ...selic, valor: 50_000 }).custodia;
    const asCdb = { produto: 'cdb', indexador: 'cdi-mais', taxa: 0, cdi: 15, valor: 50_000, custodia: 0.2 };
    expect(invest({ ...asCdb, ...from2026(365) }).custodia - all).toBeCloseTo(20, 2);
  });

  it('counts the days on which the worth is above, where it passes 10,000.00 on the way', () => {
    // Summed day by day: a worth that grows evenly from 9,500.00 to valorBruto.
    const { valorBruto, custodia } = invest({ ...selic, valor: 9500 });
    let sum = 0;
    for (let day = 0; day < 365; day++) {
      sum += Math.max(0, 9500 * (valorBruto / 9500) ** (day / 365) - 10_000);
    }
    expect(custodia).toBeGreaterThan(0);
    expect(custodia).toBeCloseTo((sum * 0.2) / 36_500, 2);
  });

  it('costs 0.2 % in the Tesouro, another rate where the call sends one, and nothing at a bank', () => {
    const title = { produto: 'tesouro-ipca', taxa: 7, ipca: 4, ...from2026(365) };
    const { custodia, premissas } = invest(title);
    expect(premissas.custodia).toBe(0.2);
    expect(invest({ ...title, custodia: 0.1 }).custodia).toBeCloseTo(custodia / 2, 1);
    expect(invest({ ...cdb, ...from2026(365) }).custodia).toBe(0);
  });
});

describe('savings', () => {
  // Lei nº 8.177/1991, art. 12: up to 3 May 2012 .5 % a month; after it 70 % of a Selic of 8.5 % and below.
  it.each([
    ['2012-05-03', undefined, 'antiga', 0.5],
    ['2012-05-04', 7, 'nova', 0.3994],
    ['2026-01-05', 8.5, 'nova', 0.4828],
    ['2026-01-05', 8.51, 'nova', 0.5],
  ])('a deposit of %s at a Selic of %s %% is of rule %s: %d %%', (dataAplicacao, selic, regra, adicional) => {
    const { poupanca } = invest({ produto: 'poupanca', selic, dataAplicacao, prazo: 12 });
    expect(poupanca).toMatchObject({ regra, adicionalMensal: adicional, mesesCompletos: 12 });
  });

  it('a deposit of the 29th to the 31st has its day on the 1st, and a month begun pays nothing', () => {
    const deposit = { produto: 'poupanca', selic: 15, dataAplicacao: '2026-01-30' };
    const early = invest({ ...deposit, dataResgate: '2026-02-28' });
    expect(early).toMatchObject({ valorLiquido: 10_000, avisos: ['poupanca-sem-aniversario'] });
    expect(early.poupanca.primeiroAniversario).toBe('2026-03-01');
    expect(invest({ ...deposit, dataResgate: '2026-03-01' }).valorLiquido).toBe(10_050);
  });
});

describe('comparison', () => {
  const lci = { nome: 'LCI', produto: 'lci', indexador: 'percentual-cdi', taxa: 93 };
  const poupanca = { produto: 'poupanca' };

  it('lists the best title first, each with its difference to the title of the call', () => {
    const { comparacao, melhor, valorLiquido } = invest({
      ...cdb,
      selic: 15,
      ...from2026(365),
      comparar: [poupanca, lci],
    });
    expect(comparacao.map(({ nome }: { nome: string }) => nome)).toEqual(['LCI', 'cdb', 'poupanca']);
    expect(melhor).toBe('LCI');
    for (const [k, one] of comparacao.entries()) {
      expect(one.posicao).toBe(k + 1);
      expect(one.diferenca).toBeCloseTo(one.valorLiquido - valorLiquido, 2);
    }
  });

  it('leaves equals in the order in which they were sent', () => {
    const { comparacao } = invest({ ...cdb, ...from2026(90), comparar: [{ nome: 'b', ...cdb }] });
    expect(comparacao.map(({ nome }: { nome: string }) => nome)).toEqual(['cdb', 'b']);
  });

  it('names the title at fault', () => {
    const sent = { ...cdb, ipca: 4, valor: 1, ...from2026(90) };
    const fault = (other: Record<string, unknown>) => refusal(rendaFixa, { ...sent, comparar: [lci, other] });
    expect(fault({ produto: 'cdb', taxa: 12 })).toEqual({ status: 400, fields: ['comparar[1].indexador'] });
    expect(fault({ produto: 'cdb', indexador: 'prefixado' })).toEqual({
      status: 400,
      fields: ['comparar[1].taxa'],
    });
    expect(fault({ produto: 'tesouro-ipca', taxa: 6, indexador: 'prefixado' })).toEqual({
      status: 422,
      fields: ['comparar[1].indexador'],
    });
    expect(fault(poupanca)).toEqual({ status: 400, fields: ['selic'] });
  });
});

describe('refusals', () => {
  const title = { produto: 'tesouro-prefixado', taxa: 12, valor: 1, dataAplicacao: '2026-01-05' };
  const savings = { produto: 'poupanca', valor: 1, selic: 7, dataAplicacao: '2026-01-05', prazo: 12 };

  it.each([
    [{ ...title, dataResgate: '2027-01-04', vencimento: '2027-01-01' }, 422, 'vencimento'],
    [{ ...title, dataResgate: '2026-01-05' }, 422, 'dataResgate'],
    [{ ...title, prazo: 51, unidadePrazo: 'anos' }, 400, 'prazo'],
    [{ ...title, prazo: 12, taxaResgate: 10 }, 400, 'taxaResgate'],
    [{ ...title, prazo: 12, produto: 'tesouro-prefixado-juros' }, 400, 'vencimento'],
    [{ ...title, prazo: 12, produto: 'poupanca' }, 400, 'taxa'],
    [{ ...savings, indexador: 'prefixado' }, 422, 'indexador'],
    [{ ...savings, dataAplicacao: '2012-05-03' }, 400, 'selic'],
    [{ ...title, prazo: 12, produto: 'cdb', indexador: 'prefixado', selic: 15 }, 400, 'selic'],
    [{ ...title, prazo: 12, tr: 0.1 }, 400, 'tr'],
    [
      { ...title, prazo: 12, produto: 'cdb', indexador: 'prefixado', vencimento: '2030-01-01' },
      400,
      'vencimento',
    ],
    // A hundred reais of 2076 at 1,000 % a year are less than the last decimal of a price; at −50 % they are beyond any.
    [{ ...title, prazo: 12, taxa: 1000, vencimento: '2076-01-01' }, 422, 'taxa'],
    [{ ...title, prazo: 12, taxa: -50, vencimento: '2076-01-01' }, 422, 'taxa'],
    [{ ...title, prazo: 12, taxaResgate: 1000, vencimento: '2076-01-01' }, 422, 'taxaResgate'],
    [{ ...title, prazo: 12, vencimento: '2100-01-01' }, 422, 'vencimento'],
    [{ ...title, prazo: 12, produto: 'tesouro-ipca' }, 400, 'ipca'],
  ])('%j: %d on %s', (sent, status, field) => {
    expect(refusal(rendaFixa, sent)).toEqual({ status, fields: [field] });
  });
});

describe('warnings', () => {
  it.each([
    [{ dataAplicacao: '2026-01-03', dataResgate: '2027-01-04' }, 'aplicacao-em-dia-nao-util'],
    [{ dataAplicacao: '2026-01-05', dataResgate: '2026-11-20' }, 'resgate-em-dia-nao-util'],
    [{ ...from2026(365), taxa: 1.1 }, 'taxa-em-percentual-do-cdi'],
    [{ ...from2026(365), indexador: 'prefixado', taxa: 1.1 }, 'taxa-lida-ao-ano'],
    [{ ...from2026(95), produto: 'lci' }, 'abaixo-do-prazo-minimo'],
    [{ ...from2026(365), valor: 230_000 }, 'acima-do-fgc'],
  ])('%j: %s', (more, code) => {
    expect(invest({ ...cdb, ...more }).avisos).toEqual([code]);
  });
});

describe('properties', () => {
  const terms = fc.record({
    taxa: fc.integer({ min: 30, max: 200 }),
    cdi: fc.integer({ min: 1, max: 3000 }).map((rate) => rate / 100),
    days: fc.integer({ min: 2, max: 4000 }),
    valor: fc.integer({ min: 100_000, max: 100_000_000 }).map((cents) => cents / 100),
  });

  it('what is gained is what is left and what is taken', () => {
    fc.assert(
      fc.property(terms, ({ days, ...more }) => {
        const { valorBruto, valorLiquido, iof, ir, custodia } = invest({
          ...cdb,
          ...more,
          custodia: 0.3,
          ...from2026(days),
        });
        expect(valorBruto - iof.valor - ir.valor - custodia).toBeCloseTo(valorLiquido, 2);
      }),
      { numRuns: sized(20, 600) },
    );
  });

  it('the CDB that equals a CDB is itself', () => {
    fc.assert(
      fc.property(terms, ({ days, ...more }) => {
        const { equivalencia, taxaBrutaAnual } = invest({
          ...cdb,
          ...more,
          valor: 100_000_000,
          ...from2026(days + 30),
        });
        expect(equivalencia.taxaBruta).toBeCloseTo(taxaBrutaAnual, 3);
        expect(equivalencia.percentualCdi).toBeCloseTo(more.taxa, 1);
      }),
      { numRuns: sized(20, 600) },
    );
  });

  it('a priced title held to its end yields what it was bought at', () => {
    const bought = fc.record({
      taxa: fc.integer({ min: 100, max: 2000 }).map((rate) => rate / 100),
      year: fc.integer({ min: 2028, max: 2045 }),
      produto: fc.constantFrom('tesouro-prefixado', 'tesouro-prefixado-juros'),
    });
    fc.assert(
      fc.property(bought, ({ year, ...more }) => {
        const end = `${year}-01-01`;
        const title = { ...more, dataAplicacao: '2026-01-05', dataResgate: end, vencimento: end };
        expect(invest({ ...title, valor: 1_000_000 }).taxaBrutaAnual).toBeCloseTo(more.taxa, 3);
      }),
      { numRuns: sized(10, 300) },
    );
  });
});
