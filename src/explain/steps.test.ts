import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createExplainer } from '../kit/explained.ts';
import type { FieldsTexts } from '../kit/tool-texts.ts';
import {
  amount,
  exact,
  recordGiven,
  minus,
  over,
  plus,
  root,
  roundTo,
  step,
  sum,
  times,
  toFigure,
  toMoney,
  zero,
} from '../lib/numbers/exact.ts';
import { recorder } from '../lib/numbers/recording.ts';
import { replay } from './index.ts';
import { STEPS_A_TURN } from './steps.ts';

const texts: FieldsTexts = {
  valor: { pt: ['Valor', 'Valor'], en: ['Value', 'Value'] },
  outro: { pt: ['Outro', 'Outro'], en: ['Other', 'Other'] },
  mais: { pt: ['Mais', 'Mais'], en: ['More', 'More'] },
};

/** The steps of an answer, which give it when they are computed again. */
async function explained(rule: () => Record<string, number>, language: 'pt' | 'en' = 'pt') {
  const { explain, finish } = createExplainer(texts, language);
  const { answer, explicacao } = await explain(rule);
  await finish();
  const { campos, passos } = replay(explicacao);
  expect(campos).toEqual(answer);
  expect(passos).toEqual(Object.fromEntries(explicacao.map(({ passo, resultado }) => [passo, resultado])));
  return explicacao;
}
/** The parts of the steps that these tests look at: the step, its formula, its rounding, its field. */
async function told(rule: () => Record<string, number>) {
  const steps = await explained(rule);
  return steps.map(({ passo, formula, arredondamento, campo }) => [passo, formula, arredondamento, campo]);
}

const a = () => exact(7, 'a');
const b = () => exact(2, 'b');
const third = { numerator: 1n, denominator: 3n };
const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => exact(i + 1.5, `n${String.fromCharCode(97 + from + i)}`));
const product = () => step(times(a(), third), 'produto', 'Produto', 'Product');

type Told = readonly (readonly [
  passo: string,
  formula: string,
  arredondamento: string,
  campo: string | null,
])[];

describe('the steps of an answer', () => {
  it.each<[what: string, rule: () => Record<string, number>, steps: Told]>([
    [
      'numbers of the rule stand between parentheses where they need them',
      () => ({
        valor: toMoney(times(a(), exact(-2))),
        outro: toMoney(times(a(), third)),
        mais: toMoney(minus(b(), third)),
      }),
      [
        ['valor', 'a * (-2)', 'centavo', 'valor'],
        ['outro', 'a * (1 / 3)', 'centavo', 'outro'],
        ['mais', 'b - 1 / 3', 'centavo', 'mais'],
      ],
    ],
    [
      'a sum that is multiplied, too',
      () => ({ valor: toMoney(times(plus(a(), b()), exact(2))) }),
      [['valor', '(a + b) * 2', 'centavo', 'valor']],
    ],
    [
      'equal values of other names have names of their own',
      () => ({
        valor: toMoney(plus(exact(2, 'taxa'), exact(2, 'prazo'))),
        outro: toMoney(plus(exact(2, 'taxaMensal'), exact(2, 'taxa'))),
        mais: toMoney(sum(exact(2, 'x'), exact(3, 'x'), exact(3, 'x'), exact(2, 'x'))),
      }),
      [
        ['valor', 'taxa + prazo', 'centavo', 'valor'],
        ['outro', 'taxaMensal + taxa', 'centavo', 'outro'],
        ['mais', 'x + x2 + x2 + x', 'centavo', 'mais'],
      ],
    ],
    [
      'what is the number of the answer to fifteen digits, and not beyond, is rounded',
      () => ({
        valor: toMoney(step(plus(times(a(), b()), exact(1e-16, 'resto')), 'soma', 'Soma', 'Sum')),
        outro: toMoney(
          step(times(exact(123_456_789_012_345.67, 'c'), exact(1, 'd')), 'total', 'Total', 'Total'),
        ),
        mais: toMoney(step(times(a(), b()), 'produto', 'Produto', 'Product')),
      }),
      [
        ['soma', 'a * b + resto', 'nenhum', null],
        ['valor', 'soma', 'centavo', 'valor'],
        ['total', 'c * d', 'nenhum', null],
        ['outro', 'total', 'centavo', 'outro'],
        ['produto', 'a * b', 'nenhum', 'mais'],
      ],
    ],
    [
      'steps of one id are numbered, and a number is no id of another',
      () => {
        const one = (id: string) => step(times(a(), b()), id, 'Juros', 'Interest');
        return { valor: toMoney(sum(...['juros', 'juros', 'juros.2', 'juros'].map(one))) };
      },
      [
        ['juros', 'a * b', 'nenhum', null],
        ['juros.2', 'a * b', 'nenhum', null],
        ['juros.2.2', 'a * b', 'nenhum', null],
        ['juros.3', 'a * b', 'nenhum', null],
        ['valor', 'juros + juros2 + juros22 + juros3', 'centavo', 'valor'],
      ],
    ],
    [
      'what is rounded already is not rounded again, however large',
      () => ({ valor: toMoney(roundTo(times(exact(123_456_789_012.34, 'a'), exact(98_765.4321, 'b')))) }),
      [['valor', 'a * b', 'centavo', 'valor']],
    ],
    [
      'a number of the answer that the rule goes on with is that step',
      () => {
        const valor = toMoney(roundTo(times(a(), third)));
        return { valor, outro: toMoney(times(exact(valor, 'm'), b())) };
      },
      [
        ['valor', 'a * (1 / 3)', 'centavo', 'valor'],
        ['outro', 'valor * b', 'centavo', 'outro'],
      ],
    ],
    [
      'of one that was rounded to be shown, the rounding is gone on with',
      () => {
        const valor = toMoney(times(a(), third));
        return { valor, outro: toMoney(times(exact(valor, 'm'), b())) };
      },
      [
        ['valor.exato', 'a * (1 / 3)', 'nenhum', null],
        ['valor', 'valorExato', 'centavo', 'valor'],
        ['calculo', 'valorExato', 'centavo', null],
        ['outro', 'calculo * b', 'centavo', 'outro'],
      ],
    ],
    [
      'one that was given is gone on with as it is',
      () => {
        const valor = recordGiven(5, 'n');
        return { valor, outro: toMoney(times(exact(valor, 'm'), b())) };
      },
      [
        ['valor', 'n', 'nenhum', 'valor'],
        ['outro', 'n * b', 'centavo', 'outro'],
      ],
    ],
    [
      'a figure of 15 digits is what it was computed as',
      () => {
        const valor = toFigure(times(exact(123_456_789.123456, 'a'), exact(1_234_567.89, 'b')), 2);
        return { valor, outro: toFigure(times(exact(valor, 'm'), b()), 2) };
      },
      [
        ['valor', 'a * b', 'nenhum', 'valor'],
        ['outro', 'valor * b', 'nenhum', 'outro'],
      ],
    ],
    [
      'nothing that is added or taken away is not told',
      () => ({
        valor: toMoney(plus(a(), zero)),
        outro: toMoney(minus(b(), zero)),
        mais: toMoney(times(a(), zero)),
      }),
      [
        ['valor', 'a', 'centavo', 'valor'],
        ['outro', 'b', 'centavo', 'outro'],
        ['mais', 'a * 0', 'centavo', 'mais'],
      ],
    ],
    [
      'a number of the rule that it has rounded is a number of the rule',
      () => ({ valor: toMoney(times(roundTo(third), a())) }),
      [['valor', '0.33 * a', 'centavo', 'valor']],
    ],
    [
      'a step of a step, of a number of the rule and of a value of the call are steps',
      () => ({
        valor: toMoney(step(step(times(a(), b()), 'um', 'Um', 'One'), 'dois', 'Dois', 'Two')),
        outro: toMoney(step(zero, 'isento', 'Isento', 'Exempt')),
        mais: toMoney(step(a(), 'base', 'Base', 'Base')),
      }),
      [
        ['um', 'a * b', 'nenhum', null],
        ['dois', 'um', 'nenhum', 'valor'],
        ['isento', '0', 'nenhum', 'outro'],
        ['base', 'a', 'nenhum', 'mais'],
      ],
    ],
    [
      'a step keeps its id where it is a number of the answer, and is told where that is rounded',
      () => ({
        valor: toMoney(roundTo(product())),
        outro: toMoney(step(roundTo(times(b(), third)), 'x', 'X', 'X')),
      }),
      [
        ['produto', 'a * (1 / 3)', 'nenhum', null],
        ['valor', 'produto', 'centavo', 'valor'],
        ['x', 'b * (1 / 3)', 'centavo', 'outro'],
      ],
    ],
    [
      'what stands at several places is told at the first, and repeated from there',
      () => {
        const [x, y] = [a(), a()];
        return { valor: toMoney(x), outro: toMoney(x), mais: toMoney(x), depois: toMoney(y) };
      },
      [
        ['valor', 'a', 'centavo', 'valor'],
        ['outro', 'valor', 'centavo', 'outro'],
        ['mais', 'valor', 'centavo', 'mais'],
        ['depois', 'a', 'centavo', 'depois'],
      ],
    ],
    [
      'an expression of ten numbers is one step',
      () => ({ valor: toMoney(times(sum(...many(9)), third)) }),
      [['valor', '(na + nb + nc + nd + ne + nf + ng + nh + ni) * (1 / 3)', 'centavo', 'valor']],
    ],
    [
      'the first one of more than ten is a step of its own',
      () => ({ valor: toMoney(times(sum(...many(12)), third)) }),
      [
        ['calculo', 'na + nb + nc + nd + ne + nf + ng + nh + ni + nj + nk', 'nenhum', null],
        ['valor', '(calculo + nl) * (1 / 3)', 'centavo', 'valor'],
      ],
    ],
    [
      'numbers of the rule count, and both sides',
      () => {
        const sevenths = [1n, 2n, 3n, 4n].map((numerator) => ({ numerator, denominator: 7n }));
        return {
          valor: toMoney(times(sum(...many(5), ...sevenths), a())),
          outro: toMoney(over(plus(sum(...many(5)), sum(...many(6, 5))), a())),
        };
      },
      [
        ['valor', '(na + nb + nc + nd + ne + 1 / 7 + 2 / 7 + 3 / 7 + 4 / 7) * a', 'centavo', 'valor'],
        ['calculo', 'na + nb + nc + nd + ne + nf + ng + nh + ni + nj + nk', 'nenhum', null],
        ['outro', 'calculo / a', 'centavo', 'outro'],
      ],
    ],
    [
      'and count as much as any other',
      () => {
        const sevenths = [1n, 2n, 3n, 4n].map((numerator) => ({ numerator, denominator: 7n }));
        return { valor: toMoney(times(sum(...many(6), ...sevenths), a())) };
      },
      [['valor', '(na + nb + nc + nd + ne + nf + 1 / 7 + 2 / 7 + 3 / 7 + 4 / 7) * a', 'nenhum', 'valor']],
    ],
    [
      'a number of the rule alone is a step where the answer has it',
      () => ({ outro: toMoney(product()), valor: toMoney(exact(2.5)) }),
      [
        ['produto', 'a * (1 / 3)', 'nenhum', null],
        ['outro', 'produto', 'centavo', 'outro'],
        ['valor', '2.5', 'centavo', 'valor'],
      ],
    ],
    [
      'a rounded value at two places is told once',
      () => {
        const x = roundTo(times(a(), third));
        return { valor: toMoney(x), outro: toMoney(x) };
      },
      [
        ['valor', 'a * (1 / 3)', 'centavo', 'valor'],
        ['outro', 'valor', 'centavo', 'outro'],
      ],
    ],
    [
      'what is rounded in another way is rounded again',
      () => ({ valor: toMoney(roundTo(times(a(), third), 4)) }),
      [
        ['valor.exato', 'a * (1 / 3)', '4 casas', null],
        ['valor', 'valorExato', 'centavo', 'valor'],
      ],
    ],
    [
      'a sum of cents needs no rounding, also of a step',
      () => ({ valor: toMoney(step(plus(amount(1.5, 'x'), amount(2.25, 'y')), 'soma', 'Soma', 'Sum')) }),
      [['soma', 'x + y', 'nenhum', 'valor']],
    ],
    [
      'one that a double cannot tell from another one does',
      () => ({
        valor: toMoney(step(plus(amount(90_071_992_547_409, 'x'), amount(0.91, 'y')), 'soma', 'Soma', 'Sum')),
      }),
      [
        ['soma', 'x + y', 'nenhum', null],
        ['valor', 'soma', 'centavo', 'valor'],
      ],
    ],
    [
      'and so does what is the same in 15 digits only',
      () => ({ valor: toMoney(step(plus(exact(1, 'x'), exact(1e-20, 'y')), 'soma', 'Soma', 'Sum')) }),
      [
        ['soma', 'x + y', 'nenhum', null],
        ['valor', 'soma', 'centavo', 'valor'],
      ],
    ],
    [
      'steps come in the order of the calculation, wherever the answer has them',
      () => {
        const outro = toMoney(times(a(), third));
        const produto = product();
        const valor = toMoney(times(b(), third));
        return { valor, mais: toMoney(times(produto, b())), outro };
      },
      [
        ['outro', 'a * (1 / 3)', 'centavo', 'outro'],
        ['produto', 'a * (1 / 3)', 'nenhum', null],
        ['valor', 'b * (1 / 3)', 'centavo', 'valor'],
        ['mais', 'produto * b', 'centavo', 'mais'],
      ],
    ],
  ])('show %s', async (_, rule, steps) => {
    expect(await told(rule)).toEqual(steps);
  });

  it('show an unrounded result by its first 15 digits', async () => {
    const [soma] = await explained(() => ({
      valor: toMoney(step(plus(amount(12_345_678_901_234, 'x'), amount(0.56, 'y')), 'soma', 'Soma', 'Sum')),
    }));
    expect(soma?.resultado).toBe(12_345_678_901_234.6);
  });

  it('of a value that was found by trial have its equation, as such', async () => {
    const steps = await explained(() => ({
      valor: toMoney(
        times(
          root(2, 'taxa', (x) => roundTo(minus(times(x, b()), exact(4)))),
          a(),
        ),
      ),
    }));
    expect(steps.map(({ formula, resultado, raiz }) => [formula, resultado, raiz])).toEqual([
      ['taxa * b - 4', 0, true],
      ['taxa * a', 14, undefined],
    ]);
    // A number of the rule has no equation.
    expect(
      await told(() => ({
        valor: toMoney(
          times(
            root(2, '', (x) => x),
            a(),
          ),
        ),
      })),
    ).toEqual([['valor', '2 * a', 'centavo', 'valor']]);
  });

  it.each([
    ['pt', ['Valor, sem arredondar', 'Valor', 'Produto', 'Outro']],
    ['en', ['Value, unrounded', 'Value', 'Product', 'Other']],
  ] as const)('are called what the answer or the rule calls them (%s)', async (language, texts) => {
    const steps = await explained(() => {
      const x = over(a(), exact(3));
      return { valor: toMoney(x), outro: toMoney(times(x, product())) };
    }, language);
    expect(steps.map(({ descricao }) => descricao)).toEqual(texts);
  });

  it('name the laws of what is in them: their own, that of a table, that of an entry', async () => {
    const table = { bands: { first: { rate: 7.5 } }, none: null, text: 'x' };
    const steps = await explained(() => {
      recorder?.table(table, 'Portaria 1');
      recorder?.table(table, 'Portaria 2');
      return {
        valor: toMoney(sum(exact(1, 'p', 'Lei A'), exact(2, 'q', 'Lei B'), exact(3, 'r', 'Lei A'))),
        outro: toMoney(plus(exact(7.5, 't', table.bands.first), exact(1, 'u', { source: 'Decreto 2' }))),
        mais: toMoney(plus(exact(1, 'w', { source: 7 }), exact(5, 'z', {}))),
        depois: toMoney(step(exact(1, 'v', 'Lei A'), 'base', 'Base', 'Base', 'Lei C')),
      };
    });
    expect(steps.map(({ fonte }) => fonte)).toEqual(['Lei A; Lei B', 'Portaria 1; Decreto 2', null, 'Lei C']);
  });

  it('are made in turns of a thousand, with two before and one after them', async () => {
    const { explain, finish } = createExplainer(texts, 'pt');
    const { explicacao } = await explain(() => {
      let value = a();
      for (let i = 0; i < 2 * STEPS_A_TURN + 1; i++) value = roundTo(plus(value, b()));
      return { valor: toMoney(value) };
    });
    const turns = vi.spyOn(globalThis, 'setImmediate');
    onTestFinished(() => turns.mockRestore());
    await finish();
    expect(explicacao).toHaveLength(2 * STEPS_A_TURN + 1);
    expect(turns).toHaveBeenCalledTimes(2 + 3 + 1);
  });
});
