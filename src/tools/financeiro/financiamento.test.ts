import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../lib/numbers/money.ts';
import { callTool, figuresOf, messagesOf, refusal } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { financiamento } from './financiamento.ts';

const finance = (input: Record<string, unknown>) => figuresOf(financiamento, input);

type Row = Record<
  'numero' | 'amortizacao' | 'juros' | 'prestacao' | 'seguro' | 'total' | 'saldoDevedor',
  number
> & {
  readonly vencimento?: string;
};

describe('financiamento: values of others', () => {
  it('has the CET of the example of Banco Central (FAQ on the CET): 43.93 % a year, 3.08 % a month', () => {
    const { price } = finance({
      valor: 1000,
      taxa: 12,
      periodoTaxa: 'anual',
      prazo: 5,
      tarifasIniciais: 60,
      sistema: 'price',
    });
    expect(price.primeiraParcela).toBe(205.73);
    expect(price.cetAnual).toBe(43.93);
    expect(price.cetMensal).toBeCloseTo(3.08, 2);
  });

  // Excel's documentation of PMT: PMT(8%/12,10,10000) = −1037.03; numpy-financial's of pmt: pmt(0.075/12, 180, 200000)
  // = −1854.02; its tests: pmt(0.08/12, 60, 15000) = −304.15.
  it.each([
    [10_000, 8, 10, 1037.03],
    [200_000, 7.5, 180, 1854.02],
    [15_000, 8, 60, 304.15],
  ])('has the PMT of spreadsheets: %f at %f %% / 12 in %i is %f', (valor, taxa, prazo, prestacao) => {
    const nominal = { periodoTaxa: 'anual', conversaoTaxa: 'nominal' };
    const { price } = finance({ valor, taxa, prazo, ...nominal, sistema: 'price' });
    expect(price.primeiraParcela).toBe(prestacao);
  });

  // HP-12C user’s guide, "Amortization": 250,000 at 5.25 %, and 50,000 at 13.25 %, each balance to the cent as here.
  it.each([
    [250_000, 5.25, 360, 1380.51, [1093.75, 286.76, 249_713.24]],
    [50_000, 13.25, 360, 562.89, [552.08, 10.81, 49_989.19]],
    [50_000, 13.25, 300, 573.35, [552.08, 21.27, 49_978.73], [551.85, 21.5, 49_957.23]],
  ])('amortizes as the HP-12C: %d at %d %% in %i months by %d', (valor, taxa, prazo, prestacao, ...rows) => {
    const nominal = { periodoTaxa: 'anual', conversaoTaxa: 'nominal', sistema: 'price' };
    const { primeiraParcela, parcelas } = finance({ valor, taxa, prazo, ...nominal }).price;
    expect(primeiraParcela).toBe(prestacao);
    const paid = parcelas.map(({ juros, amortizacao, saldoDevedor }: Row) => [
      juros,
      amortizacao,
      saldoDevedor,
    ]);
    expect(paid.slice(0, rows.length)).toEqual(rows);
  });

  // HP-12C user’s guide, "Odd-Period Calculations": 4500 from 15 February 2004, 36 months from 1 March on, 5 % a year.
  it('counts the odd days of the HP-12C before the first month: payments of 135.17', () => {
    const { price } = finance({
      ...{
        valor: 4500,
        taxa: 5,
        periodoTaxa: 'anual',
        conversaoTaxa: 'nominal',
        prazo: 36,
        sistema: 'price',
      },
      ...{ contagemDias: '30-360', dataContrato: '2004-02-15', dataPrimeiraParcela: '2004-04-01' },
    });
    expect(price.primeiraParcela).toBe(135.17);
  });

  // Excel’s documentation of IPMT, PPMT, CUMIPMT and CUMPRINC; numpy-financial’s of ipmt (tests: TestPpmt). With 10⁵ times
  // the loan, cents are seven decimals: what each of its rows is rounded by is lost in them.
  it.each([
    ['IPMT(10 %/12; 1; 36; 8000)', [8000, 10 / 12, 36], [1, 1], 'juros', '66.67'],
    ['IPMT(10 %; 3; 3; 8000)', [8000, 10, 3], [3, 3], 'juros', '292.45'],
    ['PPMT(10 %/12; 1; 24; 2000)', [2000, 10 / 12, 24], [1, 1], 'amortizacao', '75.62'],
    ['PPMT(8 %; 10; 10; 200000)', [200_000, 8, 10], [10, 10], 'amortizacao', '27598.05'],
    ['CUMIPMT(9 %/12; 360; 125000; 13; 24)', [125_000, 0.75, 360], [13, 24], 'juros', '11135.23213'],
    ['CUMIPMT(9 %/12; 360; 125000; 1; 1)', [125_000, 0.75, 360], [1, 1], 'juros', '937.50'],
    ['CUMPRINC(9 %/12; 360; 125000; 13; 24)', [125_000, 0.75, 360], [13, 24], 'amortizacao', '934.1071'],
    ['CUMPRINC(9 %/12; 360; 125000; 1; 1)', [125_000, 0.75, 360], [1, 1], 'amortizacao', '68.27827'],
    ['sum of ipmt(0.0824/12, 1…12, 12, 2500)', [2500, 8.24 / 12, 12], [1, 12], 'juros', '112.98'],
    ['ppmt(0.1/12, 1, 60, 55000)', [55_000, 10 / 12, 60], [1, 1], 'amortizacao', '710.254126'],
    ['ppmt(0.1/12, 4, 24, 2000)', [2000, 10 / 12, 24], [4, 4], 'amortizacao', '77.529564'],
  ] as const)(
    'has the part of the payments that spreadsheets have: %s',
    (_, loan, [first, last], key, shown) => {
      const [valor, taxa, prazo] = loan;
      const { parcelas } = finance({ valor: valor * 1e5, taxa, prazo, sistema: 'price' }).price;
      const part = (parcelas as Row[]).slice(first - 1, last).reduce((sum, row) => sum + row[key], 0) / 1e5;
      expect(part.toFixed(shown.split('.')[1]?.length)).toBe(shown);
    },
  );

  it('has a published table in Price: 10000 at 10 % in 4', () => {
    const { parcelas, totalJuros } = finance({ valor: 10_000, taxa: 10, prazo: 4 }).price;
    expect(parcelas.slice(0, 2).map(({ saldoDevedor }: Row) => saldoDevedor)).toEqual([7845.29, 5475.11]);
    expect(parcelas.map(({ juros }: Row) => juros)).toEqual([1000, 784.53, 547.51, 286.79]);
    expect(totalJuros).toBe(2618.83);
  });

  it('has a published table in SAC: 70000 at 2 % in 120', () => {
    const { parcelas } = finance({ valor: 70_000, taxa: 2, prazo: 120 }).sac;
    expect(parcelas.slice(0, 4).map(({ juros }: Row) => juros)).toEqual([1400, 1388.33, 1376.67, 1365]);
    expect(parcelas.slice(0, 3).map(({ saldoDevedor }: Row) => saldoDevedor)).toEqual([
      69_416.67, 68_833.34, 68_250.01,
    ]);
  });
});

describe('financiamento: properties', () => {
  const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100);
  const inputs = fc.record({
    valor: cents(1_000_00, 1e9),
    entrada: cents(0, 900_00),
    taxa: fc.double({ min: 0, max: 12, noNaN: true }),
    prazo: fc.integer({ min: 1, max: 420 }),
    carencia: fc.integer({ min: 0, max: 6 }),
    tipoCarencia: fc.constantFrom('pagar-juros', 'capitalizar'),
    seguroMensal: cents(0, 50_00),
    seguroPercentual: fc.double({ min: 0, max: 1, noNaN: true }),
    tarifaMensal: cents(0, 30_00),
    tarifasIniciais: cents(0, 99_00),
    financiarTarifas: fc.boolean(),
  });
  const sum = (rows: readonly Row[], key: 'amortizacao' | 'juros' | 'seguro' | 'total') =>
    rows.reduce((total, row) => total + toCents(row[key]), 0);

  it('every schedule sums to its totals and ends at zero', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { valorFinanciado, prazoMeses, price, sac } = finance(input);
        expect(prazoMeses).toBe(input.prazo + input.carencia);
        for (const { parcelas, ...totals } of [price, sac]) {
          expect(parcelas).toHaveLength(prazoMeses);
          expect(parcelas.at(-1).saldoDevedor).toBe(0);
          expect(sum(parcelas, 'amortizacao')).toBe(toCents(valorFinanciado));
          expect(sum(parcelas, 'juros')).toBe(toCents(totals.totalJuros));
          expect(sum(parcelas, 'seguro')).toBe(toCents(totals.totalSeguros));
          expect(sum(parcelas, 'total')).toBe(toCents(totals.totalPago));

          let balance = toCents(valorFinanciado);
          for (const row of parcelas as Row[]) {
            balance -= toCents(row.amortizacao);
            expect(toCents(row.saldoDevedor)).toBe(balance);
            expect(toCents(row.prestacao)).toBe(toCents(row.amortizacao) + toCents(row.juros));
            expect(toCents(row.total)).toBe(
              toCents(row.prestacao) + toCents(row.seguro) + toCents(input.tarifaMensal),
            );
          }
        }
      }),
      { numRuns: sized(3, 100) },
    );
  });

  it('the CET discounts the payments to what was received', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const { price, sac } = finance(input);
        const received = input.valor - input.entrada - (input.financiarTarifas ? 0 : input.tarifasIniciais);
        for (const { parcelas, cetMensal } of [price, sac]) {
          const worthAt = (percent: number) =>
            (parcelas as Row[]).reduce(
              (worth, { total }, k) => worth + total / (1 + percent / 100) ** (k + 1),
              0,
            );
          // It is shown to 4 decimals: the exact one lies within half a step.
          expect(worthAt(cetMensal - 0.00005001)).toBeGreaterThanOrEqual(received - 1e-6);
          expect(worthAt(cetMensal + 0.00005001)).toBeLessThanOrEqual(received + 1e-6);
        }
      }),
      { numRuns: sized(3, 100) },
    );
  });
});

describe('financiamento: rules', () => {
  it('both systems are the same without interest and with equal payments', () => {
    const { price, sac, comparacao } = finance({ valor: 100, taxa: 0, prazo: 3 });
    expect(price).toEqual(sac);
    expect(price).toMatchObject({ primeiraParcela: 33.33, ultimaParcela: 33.34, cetMensal: 0, cetAnual: 0 });
    expect(comparacao).toEqual({ menorCusto: 'igual', diferencaTotal: 0, diferencaPrimeiraParcela: 0 });
  });

  it('rounding alone may make Price the cheaper one', () => {
    // 2.85 at 0.7 %: interest of 2, 1, 1 and 0 cents on 2.85, 2.14, 1.42 and 0.70 in Price; SAC keeps 0.72 to the end.
    const { price, sac, comparacao } = finance({ valor: 2.85, taxa: 0.7, prazo: 4 });
    expect([price.totalPago, sac.totalPago]).toEqual([2.89, 2.9]);
    expect(comparacao).toEqual({ menorCusto: 'price', diferencaTotal: 0.01, diferencaPrimeiraParcela: 0 });
  });

  it('only the system asked for is answered, and without rows on request', () => {
    const answer = finance({ valor: 100, taxa: 1, prazo: 3, sistema: 'sac', detalhar: false });
    expect(Object.keys(answer)).toEqual([
      'valorFinanciado',
      'prazoMeses',
      'taxaMensalEfetiva',
      'taxaAnualEfetiva',
      'sac',
      'avisos',
    ]);
    expect(answer.sac).not.toHaveProperty('parcelas');
  });

  it('fees join the principal when financed, else they are paid at once', () => {
    const sent = { valor: 1000, taxa: 0, prazo: 10, tarifasIniciais: 50, sistema: 'sac' };
    const atOnce = finance(sent);
    expect(atOnce.valorFinanciado).toBe(1000);
    expect(atOnce.sac).toMatchObject({ totalPago: 1000, totalTarifas: 50, custoTotal: 1050 });
    const financed = finance({ ...sent, financiarTarifas: true });
    expect(financed.valorFinanciado).toBe(1050);
    expect(financed.sac).toMatchObject({ totalPago: 1050, totalTarifas: 50, custoTotal: 1050 });
    expect(atOnce.sac.cetMensal).toBeGreaterThan(0);
    expect(financed.sac.cetMensal).toBeGreaterThan(0);
  });

  it('insurance is fixed, or of the balance before the payment; the monthly fee is on each', () => {
    const { parcelas, totalSeguros, totalTarifas } = finance({
      valor: 1000,
      taxa: 0,
      prazo: 2,
      seguroMensal: 5,
      seguroPercentual: 1,
      tarifaMensal: 2,
      sistema: 'sac',
    }).sac;
    expect(parcelas.map(({ seguro, total }: Row) => [seguro, total])).toEqual([
      [15, 517],
      [10, 512],
    ]);
    expect([totalSeguros, totalTarifas]).toEqual([25, 4]);
  });

  it('in grace, interest is paid, or capitalized', () => {
    const sent = { valor: 1000, taxa: 1, prazo: 2, carencia: 1, sistema: 'price' };
    const [paid] = finance(sent).price.parcelas;
    expect(paid).toMatchObject({ prestacao: 10, amortizacao: 0, juros: 10, saldoDevedor: 1000 });
    const [capitalized, second] = finance({ ...sent, tipoCarencia: 'capitalizar' }).price.parcelas;
    expect(capitalized).toMatchObject({ prestacao: 0, amortizacao: -10, juros: 10, saldoDevedor: 1010 });
    expect(second.juros).toBe(10.1);
  });

  it('due dates keep the day, clamped to the end of shorter months', () => {
    const { parcelas } = finance({
      valor: 100,
      taxa: 1,
      prazo: 4,
      sistema: 'sac',
      dataPrimeiraParcela: '2027-12-31',
    }).sac;
    expect(parcelas.map(({ numero, vencimento }: Row) => [numero, vencimento])).toEqual([
      [1, '2027-12-31'],
      [2, '2028-01-31'],
      [3, '2028-02-29'],
      [4, '2028-03-31'],
    ]);
  });

  it('the share of income is that of the largest instalment', () => {
    const { price, sac } = finance({ valor: 1200, entrada: 200, taxa: 2, prazo: 3, rendaMensal: 1000 });
    expect(price.comprometimentoRenda).toBe(34.68);
    expect(sac.comprometimentoRenda).toBe(35.33);
  });

  it('housing: an annual nominal rate in 35 years', () => {
    const answer = finance({
      valor: 300_000,
      entrada: 60_000,
      taxa: 9,
      periodoTaxa: 'anual',
      conversaoTaxa: 'nominal',
      prazo: 35,
      unidadePrazo: 'anos',
    });
    expect(answer).toMatchObject({ prazoMeses: 420, taxaMensalEfetiva: 0.75, taxaAnualEfetiva: 9.3807 });
    expect(answer.sac.parcelas[0]).toMatchObject({ amortizacao: 571.43, juros: 1800 });
    expect(answer.comparacao.menorCusto).toBe('sac');
  });
});

describe('financiamento: refusals', () => {
  it.each([
    [{ taxa: 1, prazo: 1 }, 400, ['valor']],
    [{ valor: 0, taxa: 1, prazo: 1 }, 400, ['valor']],
    [{ valor: 100, prazo: 1 }, 400, ['taxa']],
    [{ valor: 100, taxa: 1 }, 400, ['prazo']],
    [{ valor: 100, taxa: 1, prazo: 601 }, 400, ['prazo']],
    [{ valor: 100, taxa: 1, prazo: 51, unidadePrazo: 'anos' }, 400, ['prazo']],
    [{ valor: 100, taxa: 1, prazo: 1, carencia: 61 }, 400, ['carencia']],
    [{ valor: 100, taxa: 1, prazo: 1, seguroPercentual: 10.1 }, 400, ['seguroPercentual']],
    [{ valor: 100, taxa: 1, prazo: 1, sistema: 'sacre' }, 400, ['sistema']],
    [{ valor: 100, taxa: 1, prazo: 1, dataPrimeiraParcela: '2026-02-30' }, 422, ['dataPrimeiraParcela']],
    [{ valor: 100, entrada: 100, taxa: 1, prazo: 1 }, 422, ['entrada']],
    [{ valor: 100, taxa: 1, prazo: 1, tarifasIniciais: 100 }, 422, ['tarifasIniciais']],
    [{ valor: 1e12, taxa: 1000, prazo: 600 }, 422, ['prazo']],
    [{ valor: 1e12, taxa: 1000, prazo: 1, carencia: 60, tipoCarencia: 'capitalizar' }, 422, ['prazo']],
  ])('%j gets %i on %j', (input, status, fields) => {
    expect(refusal(financiamento, input)).toEqual({ status, fields });
  });

  it('a total of 2^53 cents or more is refused, which could not be counted', () => {
    // By SAC, 10^12 in 17 months costs 9 times the rate on top: 90.01 and 90.1 trillion, around 90.07.
    const sent = { valor: 1e12, prazo: 17, sistema: 'sac', detalhar: false };
    expect(finance({ ...sent, taxa: 989 }).sac.totalPago).toBeCloseTo(90.01e12, -2);
    expect(messagesOf(financiamento, { ...sent, taxa: 990 })).toEqual({
      prazo: 'O total a pagar passaria de R$ 90 trilhões; reduza o prazo ou a taxa',
    });
    expect(refusal(financiamento, { ...sent, taxa: 990 })).toEqual({ status: 422, fields: ['prazo'] });
  });

  it('a rate is not explained where nothing is paid on top, nor an equal payment where there is one alone', async () => {
    const explained = async (input: Record<string, unknown>) =>
      (await callTool(financiamento, { valor: 100, sistema: 'price', ...input, explicar: true })).explicacao;
    const names = (await explained({ taxa: 0, prazo: 2 })).map(({ passo }: { passo: string }) => passo);
    expect(names).toContain('price.cetMensal');
    expect(names).not.toContain('raiz');
    // A rate that 50 decimals lose would be divided by.
    expect(await explained({ taxa: 1e-60, prazo: 1 })).not.toHaveLength(0);
  });

  it('takes the longest terms, and a cent of principal', () => {
    expect(finance({ valor: 100, taxa: 1, prazo: 600, detalhar: false }).prazoMeses).toBe(600);
    const years = { valor: 100, taxa: 1, prazo: 50, unidadePrazo: 'anos', detalhar: false };
    expect(finance(years).prazoMeses).toBe(600);
    expect(finance({ valor: 0.01, taxa: 0, prazo: 1 }).valorFinanciado).toBe(0.01);
    expect(finance({ valor: 0.02, tarifasIniciais: 0.01, taxa: 0, prazo: 1 }).valorFinanciado).toBe(0.02);
  });

  it('takes fees of any size when they are financed', () => {
    expect(
      finance({ valor: 100, taxa: 1, prazo: 1, tarifasIniciais: 100, financiarTarifas: true })
        .valorFinanciado,
    ).toBe(200);
  });
});
