import { it } from 'vitest';
import { expectEntries } from '#test/support/legal-tables.ts';
import type { PresumedRates } from '../taxes/lucro-presumido.ts';
import { presumedTable } from './lucro-presumido.ts';

/** Percent of the revenue presumed to be profit, for IRPJ and CSLL, and the local tax. */
const presumes = (irpj: number, csll: number, local: PresumedRates['local']) => ({ irpj, csll, local });

// Lei nº 9.249/1995, art. 15, caput and § 1º (IRPJ), and art. 20 (CSLL); Lei nº 9.250/1995, art. 40: 16 % of services up to
// 120,000.00 a year. Freight is 8 % (art. 15, § 1º, II, a), sale of real estate 8 % (§ 4º).
const atividades = {
  comercio: presumes(8, 12, 'icms'),
  industria: presumes(8, 12, 'icms'),
  'transporte-cargas': presumes(8, 12, null),
  'servicos-hospitalares': presumes(8, 12, 'iss'),
  'construcao-com-material': presumes(8, 12, 'iss'),
  imobiliaria: presumes(8, 12, null),
  'revenda-combustiveis': { ...presumes(1.6, 12, 'icms'), monofasico: true as const },
  'transporte-passageiros': presumes(16, 12, null),
  'servicos-ate-120-mil': presumes(16, 32, 'iss'),
  servicos: presumes(32, 32, 'iss'),
  intermediacao: presumes(32, 32, 'iss'),
  locacao: presumes(32, 32, null),
  'construcao-sem-material': presumes(32, 32, 'iss'),
};

// Lei nº 9.249/1995, art. 3º: 15 %, and 10 % above 20,000.00 a month; Lei nº 7.689/1988, art. 3º, III: 9 %; Lei nº
// 9.715/1998, art. 8º, I: 0.65 %; Lei nº 9.718/1998, arts. 8º (3 %) and 13 (78,000,000.00 a year). LC nº 224/2025, art. 4º,
// §§ 4º and 5º: a tenth more above 5,000,000.00 a year; CSLL 90 days later (CF, art. 195, § 6º), from April 2026. LC nº 214/2025, art. 542: PIS and
// Cofins end with 2026.
it('the table of lucro presumido has the presumptions and rates of the laws, raised from 2026 on', () => {
  const source = 'Lei nº 9.249/1995; Lei nº 9.430/1996; Lei nº 9.718/1998';
  const rates = {
    atividades,
    irpj: 15,
    adicional: { aliquota: 10, porMes: 20_000 },
    csll: 9,
    pis: 0.65,
    cofins: 3,
    limite: 78_000_000,
  };
  expectEntries(presumedTable, [
    { from: '2015-01-01', source, value: { ...rates, lc224: null, cbsIbs: null } },
    { from: '2025-01-01', source, value: { ...rates, lc224: null, cbsIbs: null } },
    {
      from: '2026-01-01',
      source: `${source}; LC nº 224/2025`,
      value: {
        ...rates,
        lc224: { limite: 5_000_000 / 4, acrescimo: 10, desde: { irpj: 1, csll: 2 } },
        cbsIbs: 'teste',
      },
    },
    {
      from: '2027-01-01',
      source: `${source}; LC nº 224/2025; LC nº 214/2025`,
      value: {
        ...rates,
        pis: 0,
        cofins: 0,
        lc224: { limite: 5_000_000 / 4, acrescimo: 10, desde: { irpj: 1, csll: 1 } },
        cbsIbs: 'por-fora',
      },
    },
  ]);
});
