import { expect, it } from 'vitest';
import { holdClock, madeTool, openDocs } from '#test/support/docs-page.ts';
import { answerOf } from '#test/support/drawings.ts';

holdClock();

const PAY = 'calculadoras-salario-liquido';
const INSS = 'calculadoras-inss';
const LOAN = 'calculadoras-financiamento';

/** The shapes in the sample of a tool whose example has this answer. */
async function shapesOf(id: string, output: object | null) {
  const examples = output ? [{ input: {}, output }] : [];
  const page = await openDocs('', { tools: [madeTool(id, { examples })] });
  return page
    .all('main li svg > *')
    .map(({ attributes }) => Object.fromEntries([...attributes].map(({ name, value }) => [name, value])));
}

it('a sample of a payslip takes from the gross what ends where the net does', async () => {
  const shapes = await shapesOf(PAY, answerOf(PAY, { salarioBruto: 6000, ano: 2025 }));
  const [gross, ...others] = shapes;
  expect(gross).toMatchObject({ x: '0.00%', width: '100.00%' });
  expect(others.length).toBeGreaterThan(2);
  expect(others.at(-1)).toMatchObject({ x: '0.00%', width: others.at(-2)?.['x'] });
});

it.each([
  [{ salarioBruto: 100, descontos: [{ valor: 'x' }], salarioLiquido: -1 }, ['100.00%', '0.00%', '0.00%']],
  [{ descontos: [{ valor: 0.25 }], salarioLiquido: 0.75 }, ['100.00%', '25.00%', '75.00%']],
])('a sample of a payslip draws %j at most to its end', async (output, widths) => {
  expect((await shapesOf(PAY, output)).map(({ width }) => width)).toEqual(widths);
});

it('a sample of bands is as wide as the base of each and as high as its rate', async () => {
  const faixas = [1, 2, 4].map((aliquota) => ({ base: 100, aliquota }));
  const shapes = await shapesOf(INSS, { valor: 1, faixas: [...faixas, { base: 'x' }] });
  expect(shapes.map(({ width, height }) => [width, height])).toEqual([
    ['33.33%', '18'],
    ['33.33%', '36'],
    ['33.33%', '72'],
    ['0.00%', '0'],
  ]);
});

it('a sample of a loan has instalments that fall, and others that stay between them', async () => {
  const output = { sac: { primeiraParcela: 300, ultimaParcela: 100 }, price: { primeiraParcela: 200 } };
  expect((await shapesOf(LOAN, output)).map(({ y1, y2 }) => [y1, y2])).toEqual([
    ['8', '64'],
    ['36', '36'],
  ]);
});

it.each<[string, string, object | null]>([
  ['no example', INSS, null],
  ['no value', INSS, { faixas: [{ base: 1, aliquota: 1 }], valor: 0 }],
  ['no base', INSS, { faixas: [{ base: 0, aliquota: 1 }], valor: 1 }],
  [
    'instalments that stay',
    LOAN,
    { sac: { primeiraParcela: 1, ultimaParcela: 1 }, price: { primeiraParcela: 1 } },
  ],
  ['one way to pay', LOAN, { sac: { primeiraParcela: 2, ultimaParcela: 1 } }],
])('a sample draws nothing of an answer with %s', async (_, id, output) => {
  expect(await shapesOf(id, output)).toEqual([]);
});

it.each([PAY, INSS, LOAN])('a sample of %s without amounts has no bar without a place', async (id) => {
  const zeros = { salarioBruto: 0, salarioLiquido: 0, descontos: [], faixas: [], valor: 0 };
  const values = (await shapesOf(id, zeros)).flatMap((shape) => Object.values(shape));
  expect(values.filter((value) => /NaN|Infinity/.test(value))).toEqual([]);
});
