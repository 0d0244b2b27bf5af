import { expect, it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import { iofTable, redemptionTable } from './iof.ts';

/** The exchange rates in percent, in the order of a table: card, cash and own account, short loan, other outflows, investing. */
const exchange = (card: number, cash: number, loan: number, outflow: number, investing: number) => ({
  'cartao-internacional': card,
  especie: cash,
  'remessa-conta-propria': cash,
  'emprestimo-externo-curto': loan,
  'saida-outros': outflow,
  'remessa-investimento': investing,
  entrada: 0.38,
  exportacao: 0,
  importacao: 0,
  'investimento-estrangeiro': 0,
});

/** Credit at the daily rates of persons, companies and the Simples up to 30,000.00. */
const credit = (
  pf: number,
  pj: number,
  simples: number,
  adicional: number | Readonly<Record<'credito-pf' | 'credito-pj' | 'credito-simples', number>>,
) => ({
  adicional,
  diasMaximos: 365,
  diaria: {
    'credito-pf': [{ ate: null, aliquota: pf }],
    'credito-pj': [{ ate: null, aliquota: pj }],
    'credito-simples': [
      { ate: 30_000, aliquota: simples },
      { ate: null, aliquota: pj },
    ],
  },
});

const insurance = { vida: 0.38, saude: 2.38, outros: 7.38 };

// Decreto nº 6.306/2007. Art. 7º: credit, for at most 365 days, and 0.38 % once; 0 from 3 April to 26 November 2020
// (Decretos nº 10.305 and 10.504/2020) and from 15 December 2020 (10.572), raised from 20 September to 31 December 2021
// (10.797). Art. 15-B: exchange; loans of up to 180 days are 0 since 19 March 2022 (10.997), and cards fall by one point on
// each 2 January from 2023 on (11.153). Art. 22: insurance. Read a second time at advocacialunardelli.com.br (2020),
// lsa.com.br (2021) and siqueiracastro.com.br (exchange).
it('the table of IOF has the rates of each decree until May 2025', () => {
  const decree = 'Decreto nº 6.306/2007';
  const by = (other: string) => `${decree}, na redação do Decreto nº ${other}`;
  const usual = credit(0.0082, 0.0041, 0.00137, 0.38);
  const none = credit(0, 0, 0, 0);
  const raised = credit(0.01118, 0.00559, 0.00137, 0.38);
  const entry = (
    from: string,
    source: string,
    credito: ReturnType<typeof credit>,
    card: number,
    loan: number,
  ) => ({
    from,
    source,
    value: {
      credito,
      cambio: exchange(card, 1.1, loan, 0.38, 0.38),
      seguro: { ...insurance, vgbl: 0 },
      vgblIsento: [],
      fidc: 0,
    },
  });
  expectEntries(
    iofTable,
    [
      entry('2018-04-03', decree, usual, 6.38, 6),
      entry('2020-04-03', by('10.305/2020'), none, 6.38, 6),
      entry('2020-11-27', by('10.551/2020'), usual, 6.38, 6),
      entry('2020-12-15', by('10.572/2020'), none, 6.38, 6),
      entry('2021-01-01', decree, usual, 6.38, 6),
      entry('2021-09-20', by('10.797/2021'), raised, 6.38, 6),
      entry('2022-01-01', decree, usual, 6.38, 6),
      entry('2022-03-19', by('10.997/2022'), usual, 6.38, 0),
      entry('2023-01-02', by('11.153/2022'), usual, 5.38, 0),
      entry('2024-01-02', by('11.153/2022'), usual, 4.38, 0),
      entry('2025-01-02', by('11.153/2022'), usual, 3.38, 0),
    ],
    { before: '2025-05' },
  );
});

// Decretos nº 12.466 and 12.467/2025, of 22 and 23 May: 0.95 % once for companies, 3.5 % of what leaves the country and 1.1 %
// to invest. Decreto nº 12.499/2025, of 11 June: 0.38 % for all; VGBL above 300,000.00 in 2025 and 600,000.00 from 2026
// on; the purchase of FIDC shares. Read a second time at crivelaripadoveze.adv.br (May) and mellopimentel.com.br (June).
it('the table of IOF has the rates of May and of June 2025', () => {
  const cambio = exchange(3.5, 3.5, 3.5, 3.5, 1.1);
  const once = { 'credito-pf': 0.38, 'credito-pj': 0.95, 'credito-simples': 0.95 };
  expect(iofTable.entries.filter(({ from }) => from >= '2025-05')).toMatchObject([
    {
      from: '2025-05-23',
      source: 'Decreto nº 6.306/2007, na redação dos Decretos nº 12.466/2025 e nº 12.467/2025',
      value: {
        credito: credit(0.0082, 0.0082, 0.00274, once),
        cambio,
        seguro: { ...insurance, vgbl: null },
        vgblIsento: [],
        fidc: 0,
      },
    },
    {
      from: '2025-06-11',
      source: 'Decreto nº 6.306/2007, na redação do Decreto nº 12.499/2025',
      value: {
        credito: credit(0.0082, 0.0082, 0.00274, 0.38),
        cambio,
        seguro: { ...insurance, vgbl: 5 },
        vgblIsento: [
          { ateAno: 2025, valor: 300_000 },
          { ateAno: null, valor: 600_000 },
        ],
        fidc: 0.38,
      },
    },
  ]);
});

// The Anexo of the decree: each of 30 days takes a thirtieth off, the fraction cut off.
it('the table of IOF has the 29 steps of the Anexo for redeemed securities', () => {
  const steps = Array.from({ length: 29 }, (_, i) => Math.floor(((29 - i) * 100) / 30));
  expectEntries(redemptionTable, [
    { from: '2007-12-17', source: 'Decreto nº 6.306/2007, art. 32 e anexo', value: steps },
  ]);
});
