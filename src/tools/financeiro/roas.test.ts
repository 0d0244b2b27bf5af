import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, refusal } from '#test/support/call-tool.ts';
import { roas } from './roas.ts';

const campaign = (input: Record<string, unknown>) => figuresOf(roas, input);

describe('roas', () => {
  // By hand, with the definitions of the ad platforms (ROAS is revenue over spend, ACOS its inverse in %): 40 % of 3200
  // is 1280, 480 above the 800 spent, 60 % of them; 800 ÷ 0.40 = 2000 breaks even, 2.5 times the spend.
  it('is what the campaign brought for each real spent', () => {
    expect(campaign({ investimento: 800, receita: 3200, margemContribuicao: 40 })).toEqual({
      roas: 4,
      acos: 25,
      lucro: 480,
      retornoLiquido: 60,
      roasEquilibrio: 2.5,
      receitaEquilibrio: 2000,
      lucrativa: true,
    });
  });

  it('has no ACOS without revenue', () => {
    expect(campaign({ investimento: 100, receita: 0 })).toEqual({
      roas: 0,
      acos: null,
      lucro: -100,
      retornoLiquido: -100,
      roasEquilibrio: 1,
      receitaEquilibrio: 100,
      lucrativa: false,
    });
  });

  it('is not profitable when it only breaks even', () => {
    expect(campaign({ investimento: 50, receita: 100, margemContribuicao: 50 })).toMatchObject({
      lucro: 0,
      lucrativa: false,
      receitaEquilibrio: 100,
    });
  });

  it('gives the metrics that can be computed, in their order', () => {
    const all = { investimento: 500, receita: 2000, impressoes: 100_000, cliques: 2000, conversoes: 40 };
    const { metricas } = campaign(all);
    expect(metricas).toEqual({
      cpm: 5,
      cpc: 0.25,
      ctr: 2,
      cpa: 12.5,
      ticketMedio: 50,
      taxaConversao: 2,
    });
    expect(Object.keys(metricas)).toEqual(['cpm', 'cpc', 'ctr', 'cpa', 'ticketMedio', 'taxaConversao']);
    expect(campaign({ investimento: 500, receita: 2000, impressoes: 100_000 }).metricas).toEqual({ cpm: 5 });
    expect(campaign({ investimento: 500, receita: 2000 })).not.toHaveProperty('metricas');
  });

  it('earns nothing at the break-even revenue', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e8 }), fc.integer({ min: 1, max: 100 }), (cents, margin) => {
        const sent = { investimento: cents / 100, margemContribuicao: margin };
        const { receitaEquilibrio } = campaign({ ...sent, receita: 1 });
        expect(Math.abs(campaign({ ...sent, receita: receitaEquilibrio }).lucro)).toBeLessThanOrEqual(0.01);
      }),
    );
  });

  it.each([
    [{ receita: 1 }, 'investimento'],
    [{ investimento: 0, receita: 1 }, 'investimento'],
    [{ investimento: 1 }, 'receita'],
    [{ investimento: 1, receita: 1, margemContribuicao: 0 }, 'margemContribuicao'],
    [{ investimento: 1, receita: 1, margemContribuicao: 101 }, 'margemContribuicao'],
    [{ investimento: 1, receita: 1, cliques: 0 }, 'cliques'],
    [{ investimento: 1, receita: 1, cliques: 1.5 }, 'cliques'],
  ])('%j gets 400 on %s', (input, field) => {
    expect(refusal(roas, input)).toEqual({ status: 400, fields: [field] });
  });
});
