import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { correcaoValor } from './correcao-valor.ts';

const correct = (more: Record<string, unknown>) =>
  callTool(correcaoValor, { valor: 1000, dataInicial: '2024-01-10', dataFinal: '2024-03-10', ...more });

const indices = [
  { mes: '2024-01', variacao: 0.42 },
  { mes: '2024-02', variacao: 0.83 },
  { mes: '2024-03', variacao: 0.16 },
];

describe('the factor', () => {
  it('counts whole months, with or without the last one', () => {
    expect(correct({ indices }).fatorCorrecao).toBe(1.01415492);
    expect(correct({ indices, mesFinal: 'excluir' }).fatorCorrecao).toBe(1.01253486);
    expect(correct({ indices, acumulacao: 'simples' }).fatorCorrecao).toBe(1.0141);
    expect(correct({ variacoes: [1], percentualDoIndice: 50 })).toMatchObject({
      fatorCorrecao: 1.005,
      avisos: ['variacoes-diferente-dos-meses'],
    });
  });

  it('counts days: 22 of 31 in January, all of February, 9 of 31 in March', () => {
    const { fatorCorrecao, evolucao } = correct({ indices, proRata: 'dias-corridos', detalhar: true });
    expect(evolucao.map(({ dias }: { dias: number }) => dias)).toEqual([22, 29, 9]);
    expect(fatorCorrecao).toBeCloseTo(1.0042 ** (22 / 31) * 1.0083 * 1.0016 ** (9 / 31), 8);
  });

  it('below 1 lowers the amount, or keeps it', () => {
    expect(correct({ percentual: -2 })).toMatchObject({ valorCorrigido: 980, avisos: ['correcao-negativa'] });
    expect(correct({ percentual: -2, indiceNegativo: 'manter' })).toMatchObject({
      valorCorrigido: 1000,
      avisos: [],
    });
  });
});

describe('interest', () => {
  const juros = { taxaMensal: 1 };

  // Código Civil, art. 132, § 3º: a month from 31 January ends on 1 March where February lacks the day.
  it('by whole months and days', () => {
    const sent = { dataInicial: '2026-01-31', dataFinal: '2026-03-01' };
    expect(correct({ ...sent, juros: { ...juros, contagem: 'meses' } }).juros.percentual).toBe(1);
    expect(correct({ ...sent, juros }).juros.percentual).toBeCloseTo(29 / 30, 6);
    expect(
      correct({ dataFinal: '2024-03-10', juros: { ...juros, tipo: 'compostos', contagem: 'meses' } }).juros,
    ).toMatchObject({
      percentual: 2.01,
      valor: 20.1,
    });
  });

  it('on the corrected or the original amount, and fine and fees on what they are said to be on', () => {
    const sent = { percentual: 10, juros: { ...juros, contagem: 'meses' }, multa: 2, honorarios: 10 };
    expect(correct(sent)).toMatchObject({
      juros: { valor: 22 },
      multa: 22,
      honorarios: 112.2,
      total: 1256.2,
    });
    const others = {
      juros: { ...sent.juros, sobre: 'original' },
      multaSobre: 'corrigido-com-juros',
      honorariosSobre: 'debito-e-multa',
    };
    expect(correct({ ...sent, ...others })).toMatchObject({
      juros: { valor: 20 },
      multa: 22.4,
      honorarios: 114.24,
    });
    expect(correct({ multa: 2.5 }).avisos).toEqual(['multa-acima-de-2']);
  });
});

describe('the legal rate', () => {
  const legal = (taxasLegais: readonly unknown[], dataFinal: string) =>
    correct({ dataInicial: '2024-09-01', dataFinal, juros: { tipo: 'taxa-legal', taxasLegais } }).juros;

  // Banco Central, SGS 29543: September of 2024 is 0.678706 %, out of a Selic of 0.87 % and an IPCA-15 of 0.19 % in August.
  it('equals the Selic of the month before less its IPCA-15', () => {
    const [{ taxa }] = legal(
      [{ mes: '2024-09', selicAnterior: 0.87, ipca15Anterior: 0.19 }],
      '2024-10-01',
    ).meses;
    expect(taxa).toBe(0.67871);
  });

  it('stops at 0, and rounds a tie to the even digit', () => {
    const rateOf = (selicAnterior: number, ipca15Anterior: number) =>
      legal([{ mes: '2024-09', selicAnterior, ipca15Anterior }], '2024-10-01').meses[0].taxa;
    expect(rateOf(0.5, 1)).toBe(0);
    // 1.00125 is 1.0012, and 1.00135 is 1.0014.
    expect([rateOf(0.5, 0.125), rateOf(0.5, 0.135)]).toEqual([rateOf(0.5, 0.12), rateOf(0.5, 0.14)]);
  });
});

it.each([
  [{ dataFinal: '2024-01-09' }, 422, ['dataFinal']],
  [{ indices, fator: 2 }, 400, ['indices']],
  [{ fator: 1, percentual: 2 }, 400, ['indices']],
  [{ indices: indices.slice(1) }, 422, ['indices']],
  [{ indices: [...indices, indices[0]] }, 422, ['indices[3].mes']],
  [{ indices: [{ mes: '2024-13', variacao: 1 }] }, 422, ['indices[0].mes']],
  [{ variacoes: [1], proRata: 'dias-corridos' }, 422, ['variacoes']],
  [{ juros: {} }, 400, ['juros.taxaMensal']],
  [{ juros: { tipo: 'taxa-legal' } }, 400, ['juros.taxasLegais']],
  [{ juros: { tipo: 'taxa-legal', taxasLegais: [{ mes: '2024-08' }] } }, 400, ['juros.taxasLegais[0].taxa']],
  [{ juros: { tipo: 'taxa-legal', taxasLegais: [{ mes: '2024-08', taxa: 1 }] } }, 400, ['juros.taxaAntes']],
  [{ juros: { taxaMensal: 1, dataInicio: '2024-04-01' } }, 422, ['juros.dataInicio']],
  [{ fator: 1e9, valor: 1e12 }, 422, ['fator']],
])('%j gets %i on %j', (input, status, fields) => {
  const sent = { valor: 1000, dataInicial: '2024-01-10', dataFinal: '2024-03-10', ...input };
  expect(refusal(correcaoValor, sent)).toEqual({ status, fields });
});
