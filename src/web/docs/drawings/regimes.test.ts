import { expect, it } from 'vitest';
import { makeDocument } from '#test/support/document.ts';
import { drawingFor } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';
import { drawingOf } from './index.ts';

makeDocument();
const ID = 'calculadoras-comparar-regimes';

const regime = (regime: string, custo: number | null) => ({
  regime,
  custo,
  aliquotaEfetiva: custo && custo / 4000,
});

const drawnOf = (regimes: readonly object[], points: object = {}) =>
  drawingOf(
    ID,
    {},
    { regimes, pontosDeEquilibrio: { fatorR: null, lucroReal: null, repasseHibrido: null, ...points } },
    'pt',
  ) as HTMLElement;

it('regimes are a list of costs, the best first, and the closed ones are left out', () => {
  expect(
    heard(drawnOf([regime('simples', 62_700), regime('lucro-real', 101_904.55), regime('mei', null)])),
  ).toEqual([
    'list "Quanto o ano custa em cada regime"',
    '  - Simples Nacional 15,68 %62.700,00',
    '  - Lucro real 25,48 %101.904,55',
  ]);
});

it('bars begin at zero, and the dearest is as wide as its place', () => {
  const drawn = drawnOf([regime('simples', 25_000), regime('lucro-presumido', 100_000)]);
  const bars = [...drawn.querySelectorAll('rect')];
  expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
    ['0', '25%'],
    ['0', '100%'],
  ]);
});

it('the turning points stand below', () => {
  const points = {
    fatorR: { folhaMinima: 100_800, falta: 8400 },
    lucroReal: { lucro: 5194.36 },
    repasseHibrido: 51.1797,
  };
  expect(drawnOf([regime('simples', 1)], points).querySelector('figcaption')?.textContent).toBe(
    'Anexo III com folha a partir de 100.800 por ano. Lucro real é o mais barato com lucro até 5.194,36. O híbrido custa menos que o Simples com repasse a partir de 51,18 %.',
  );
  expect(drawnOf([regime('simples', 1)]).querySelector('figcaption')).toBeNull();
});

it('a real answer has a bar for each regime that is open', async () => {
  const drawn = await drawingFor(
    ID,
    { receitas: [{ atividade: 'servicos', valor: 60_000 }], ano: 2026 },
    'en',
  );
  expect(drawn?.querySelectorAll('rect')).toHaveLength(4);
});
