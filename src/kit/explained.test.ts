import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type Exact,
  exact,
  greatest,
  least,
  minus,
  over,
  percentOf,
  plus,
  power,
  roundTo,
  share,
  step,
  sum,
  times,
  toMoney,
  zero,
} from '../lib/numbers/exact.ts';
import { STEPS_A_TURN } from '../explain/steps.ts';
import { replay } from '../explain/index.ts';
import { createExplainer } from './explained.ts';
import type { Pieces } from './pieces.ts';
import type { FieldsTexts, FieldTexts } from './tool-texts.ts';

const texts: FieldsTexts = { saldos: { pt: ['Saldos', 'Saldos'], en: ['Balances', 'Balances'] } };

/** Balances that grow by a percent each, to the cent: a step for each product, and one for each place. */
const growing = (start: number, rows: number) => () => {
  let balance = exact(start, 'inicio');
  const saldos = Array.from({ length: rows }, () => {
    balance = plus(balance, roundTo(times(balance, exact(0.01, 'taxa'))));
    return toMoney(balance);
  });
  return { saldos };
};

async function explainedRows(start: number, rows: number) {
  const { explain, finish } = createExplainer(texts, 'pt');
  const told = await explain(growing(start, rows));
  await finish();
  return told;
}

/** Counts the turns that other work gets while a promise is awaited. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const count = () => {
    if (isOver) return;
    turns++;
    setImmediate(count);
  };
  setImmediate(count);
  await work();
  isOver = true;
  return turns;
}

describe('an explanation', () => {
  it('of many steps lets other work have its turn again and again', async () => {
    let steps = 0;
    const turns = await turnsDuring(async () => {
      steps = (await explainedRows(1000, 3000)).explicacao.length;
    });
    expect(steps).toBeGreaterThan(5 * STEPS_A_TURN);
    expect(turns).toBeGreaterThanOrEqual(Math.floor(steps / STEPS_A_TURN));
  });

  it('of many steps begins with two turns, has one before each thousand, and ends with one', async () => {
    let turns = 0;
    const count = (call: () => void) => {
      turns++;
      queueMicrotask(call);
    };
    // A worker takes its turns by timers.
    vi.stubGlobal('setImmediate', count);
    vi.stubGlobal('setTimeout', count);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { explicacao } = await explainedRows(1000, 700);
    expect(explicacao.length).toBeGreaterThan(1_000);
    expect(turns).toBe(2 + Math.ceil(explicacao.length / 1_000) + 1);
  });

  it('of few steps is made at once', async () => {
    expect(await turnsDuring(async () => explainedRows(1000, 10))).toBe(0);
  });

  it('of a rule in pieces gives a turn after each, and is the same as that of the rule in one', async () => {
    const [one, other] = [growing(1000, 5), growing(2000, 5)];
    const both = (a: { saldos: number[] }, b: { saldos: number[] }) => ({
      saldos: [...a.saldos, ...b.saldos],
    });
    const explained = async (rule: () => Pieces<{ saldos: number[] }>) => {
      const { explain, finish } = createExplainer(texts, 'pt');
      const told = await explain(rule);
      await finish();
      return told;
    };
    const inPieces = function* (): Generator<undefined, { saldos: number[] }> {
      const first = one();
      yield;
      return both(first, other());
    };
    const whole = await explained(() => both(one(), other()));
    let told: unknown;
    const turns = await turnsDuring(async () => {
      [told] = await Promise.all([explained(inPieces), explainedRows(3000, 5)]);
    });
    expect(turns).toBe(1);
    expect(told).toEqual(whole);
  });

  it('that is made beside others is the same as alone', async () => {
    const starts = [1000, 2345.67, 0.01];
    const alone = [];
    for (const start of starts) alone.push(await explainedRows(start, 600));
    const together = await Promise.all(starts.map(async (start) => explainedRows(start, 600)));
    expect(JSON.stringify(together)).toBe(JSON.stringify(alone));
    for (const { answer, explicacao } of together) {
      const { campos } = replay(explicacao);
      expect(answer.saldos.map((_, i) => campos[`saldos[${i}]`])).toEqual(answer.saldos);
    }
  });

  it('holds nothing of the call before: a value that a rule has kept is a plain number in the next one', async () => {
    const kept = exact(3, 'semNome');
    let value: ReturnType<typeof exact> | undefined;
    const rule = () => {
      value ??= exact(2.5, 'preco');
      return { saldos: [toMoney(times(times(value, kept), exact(4, 'quantos')))] };
    };
    const formulas = [];
    for (let call = 0; call < 2; call++) {
      const { explain, finish } = createExplainer(texts, 'pt');
      const { explicacao } = await explain(rule);
      await finish();
      formulas.push(explicacao.map(({ formula }) => formula));
    }
    expect(formulas).toEqual([['preco * 3 * quantos'], ['7.5 * quantos']]);
  });
});

describe('a number of an answer', () => {
  const amount: FieldTexts = { pt: ['Valor', 'Valor'], en: ['Amount', 'Amount'] };
  const byMonth: FieldTexts = { pt: ['Mês', 'Do mês'], en: ['Month', 'Of the month'] };
  const rows: FieldTexts = { pt: ['Linhas', 'As linhas'], en: ['Rows', 'The rows'] };
  const fields = {
    linhas: { ...rows, fields: { valor: amount } },
    meses: byMonth,
    dentro: { ...rows, fields: { meses: byMonth, lista: amount } },
  };
  const shown = () => toMoney(times(exact(7, 'a'), exact(2, 'b')));
  const answer = () => ({
    linhas: [
      { descricao: 'Aluguel', nome: 'Casa', valor: shown() },
      { descricao: 7, nome: 'Luz', valor: shown() },
      { valor: shown() },
    ],
    meses: { jan: shown() },
    dentro: { meses: { fev: shown() }, lista: [null, shown()] },
    outro: shown(),
  });

  it.each([
    ['pt', ['Aluguel: Valor', 'Luz: Valor', 'Valor', 'Do mês', 'Do mês', 'Valor', 'outro']],
    ['en', ['Aluguel: Amount', 'Luz: Amount', 'Amount', 'Of the month', 'Of the month', 'Amount', 'outro']],
  ] as const)(
    'is called as its line is, and as documents say, or else by its name: %s',
    async (language, texts) => {
      const { explain, finish } = createExplainer(fields, language);
      const told = await explain(answer);
      await finish();
      expect(told.explicacao.map(({ descricao }) => descricao)).toEqual(texts);
      expect(told.explicacao.map(({ campo }) => campo)).toEqual([
        'linhas[0].valor',
        'linhas[1].valor',
        'linhas[2].valor',
        'meses.jan',
        'dentro.meses.fev',
        'dentro.lista[1]',
        'outro',
      ]);
      expect(told.answer.dentro).toEqual({ meses: { fev: 14 }, lista: [null, 14] });
    },
  );
});

/** The steps of a rule that gives one amount, computed again by them alone. */
async function stepsOfRule(rule: () => Exact) {
  const { explain, finish } = createExplainer(texts, 'pt');
  const { answer, explicacao } = await explain(() => ({ saldos: [toMoney(rule())] }));
  await finish();
  expect(replay(explicacao).campos['saldos[0]']).toBe(answer.saldos[0]);
  return explicacao;
}

describe('a formula', () => {
  const a = () => exact(7, 'a');
  const b = () => exact(2, 'b');
  const c = () => exact(0.5, 'c');

  it.each<[string, () => Exact]>([
    ['a - b - c', () => minus(minus(a(), b()), c())],
    ['a - (b - c)', () => minus(a(), minus(b(), c()))],
    ['a - b * c', () => minus(a(), times(b(), c()))],
    ['(a - b) * c', () => times(minus(a(), b()), c())],
    ['(a + b) * c', () => times(plus(a(), b()), c())],
    ['a / (b * c)', () => over(a(), times(b(), c()))],
    ['a / b * c', () => times(over(a(), b()), c())],
    ['-b * c', () => times(minus(zero, b()), c())],
    ['-(b + c)', () => minus(zero, plus(b(), c()))],
    ['a - -b', () => minus(a(), minus(zero, b()))],
    ['a / 3', () => share(a(), 1, 3)],
    ['a / 2', () => share(a(), 1, 2)],
    ['a * 2', () => share(a(), 2)],
    ['a * 3', () => share(a(), 3, 1)],
    ['a * 2 / 3', () => share(a(), 2, 3)],
    ['a * b / 100', () => percentOf(a(), 2, 'b')],
    ['menor(a, b + c) * b', () => times(least(a(), plus(b(), c())), b())],
    ['c * maior(a, b - c)', () => times(c(), greatest(a(), minus(b(), c())))],
    ['potencia(a, b + 1) - c', () => minus(power(a(), plus(b(), exact(1))), c())],
  ])('has the parentheses that it needs, and no others: %s', async (formula, rule) => {
    const steps = await stepsOfRule(rule);
    expect(steps.map((one) => one.formula)).toEqual([formula]);
  });

  it.each<[string, () => Exact, object]>([
    ['a * a', () => times(a(), a()), { a: 7 }],
    [
      'taxa + taxa2 + taxa3 + taxa2',
      () => sum(...[1, 2, 3, 2].map((rate) => exact(rate, 'taxa'))),
      { taxa: 1, taxa2: 2, taxa3: 3 },
    ],
    ['menor2 + se2', () => plus(exact(1, 'menor'), exact(2, 'se')), { menor2: 1, se2: 2 }],
  ])('has a name for each value, and none that is a function: %s', async (formula, rule, valores) => {
    const [only, ...more] = await stepsOfRule(rule);
    expect([only?.formula, { ...only?.valores }, more]).toEqual([formula, valores, []]);
  });

  it('has a step of its own for each result, also where their numbered names meet', async () => {
    const steps = await stepsOfRule(() => {
      const one = (value: Exact, id: string) => step(value, id, 'Juros', 'Interest');
      return sum(
        one(times(a(), b()), 'juros.2'),
        one(times(a(), c()), 'juros'),
        one(times(b(), c()), 'juros'),
      );
    });
    expect(steps.map(({ passo }) => passo)).toEqual(['juros.2', 'juros', 'juros.3', 'saldos[0]']);
  });
});
