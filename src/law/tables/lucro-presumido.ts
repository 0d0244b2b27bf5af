import type { DatedTable } from '../dated.ts';
import type { PresumedTable } from '../taxes/lucro-presumido.ts';

/** Lei 9.249/1995, arts. 15 and 20; Lei 9.250/1995, art. 40 (services up to 120,000.00 a year). */
const ACTIVITIES: PresumedTable['atividades'] = {
  comercio: { irpj: 8, csll: 12, local: 'icms' },
  industria: { irpj: 8, csll: 12, local: 'icms' },
  'transporte-cargas': { irpj: 8, csll: 12, local: null },
  'servicos-hospitalares': { irpj: 8, csll: 12, local: 'iss' },
  'construcao-com-material': { irpj: 8, csll: 12, local: 'iss' },
  imobiliaria: { irpj: 8, csll: 12, local: null },
  'revenda-combustiveis': { irpj: 1.6, csll: 12, local: 'icms', monofasico: true },
  'transporte-passageiros': { irpj: 16, csll: 12, local: null },
  'servicos-ate-120-mil': { irpj: 16, csll: 32, local: 'iss' },
  servicos: { irpj: 32, csll: 32, local: 'iss' },
  intermediacao: { irpj: 32, csll: 32, local: 'iss' },
  locacao: { irpj: 32, csll: 32, local: null },
  'construcao-sem-material': { irpj: 32, csll: 32, local: 'iss' },
};

/** Lei 9.249/1995, art. 3º; Lei 7.689/1988, art. 3º; Lei 9.718/1998, arts. 8º and 13; Lei 9.715/1998, art. 8º. */
const RATES = {
  atividades: ACTIVITIES,
  irpj: 15,
  csll: 9,
  pis: 0.65,
  cofins: 3,
  adicional: { aliquota: 10, porMes: 20_000 },
  limite: 78_000_000,
} as const;

export const presumedTable: DatedTable<PresumedTable> = {
  id: 'lucro-presumido',
  name: 'Lucro presumido',
  confirmedThrough: 2027,
  checkedOn: '2026-11-22',
  // An instruction on what is withheld of CBS and IBS, and the courts on LC 224/2025.
  reviewBy: '2026-12-31',
  entries: [
    ...['2015-01-01', '2025-01-01'].map((from) => ({
      from,
      source: 'Lei nº 9.249/1995; Lei nº 9.430/1996; Lei nº 9.718/1998',
      value: { ...RATES, lc224: null, cbsIbs: null },
    })),
    {
      from: '2026-01-01',
      source: 'Lei nº 9.249/1995; Lei nº 9.430/1996; Lei nº 9.718/1998; LC nº 224/2025',
      value: {
        ...RATES,
        // CSLL 90 days after the law: from April 2026.
        lc224: { limite: 1_250_000, acrescimo: 10, desde: { irpj: 1, csll: 2 } },
        cbsIbs: 'teste',
      },
    },
    {
      from: '2027-01-01',
      source: 'Lei nº 9.249/1995; Lei nº 9.430/1996; Lei nº 9.718/1998; LC nº 224/2025; LC nº 214/2025',
      value: {
        ...RATES,
        // LC 214/2025, art. 542: neither is left.
        pis: 0,
        cofins: 0,
        lc224: { limite: 1_250_000, acrescimo: 10, desde: { irpj: 1, csll: 1 } },
        cbsIbs: 'por-fora',
      },
    },
  ],
};
