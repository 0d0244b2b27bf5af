import { expect, it } from 'vitest';
import { type Made, makeElements } from './support/elements.ts';
import { tools } from './support/tools.ts';
import type { Context } from '../src/web/docs/core/context.ts';
import { samples } from '../src/web/docs/parts/samples.ts';

makeElements();

/** The samples of the docs page, of a service with one tool, whose example is answered so. */
async function sampleOf(id: string, output: unknown): Promise<Made> {
  const tool = Promise.resolve({ examples: [{ input: {}, output }] });
  const context = {
    language: 'pt',
    service: { tool: () => tool },
    catalogue: { find: (asked: string) => (asked === id ? { short: id, summary: id } : undefined) },
  };
  const made: unknown = samples(context as unknown as Context);
  await new Promise(setImmediate);
  return made as Made;
}

const bars = (made: Made) => made.all('rect').map(({ attributes }) => Object.fromEntries(attributes));

it('of a payslip: what is taken from the gross ends where the net does', async () => {
  const id = 'calculadoras-salario-liquido';
  const drawn = bars(await sampleOf(id, tools.find((tool) => tool.id === id)?.examples[0]?.output));
  const taken = drawn.filter((bar) => bar['class'] === 'taken');
  expect(drawn[0]).toMatchObject({ class: 'whole', x: '0.00%', width: '100.00%' });
  expect(taken.length).toBeGreaterThan(1);
  expect(drawn.at(-1)).toMatchObject({ class: 'left', x: '0.00%', width: taken.at(-1)?.['x'] });
});

it.each(['calculadoras-salario-liquido', 'calculadoras-inss', 'calculadoras-financiamento'])(
  '%s: an answer of nothing has no bar without a place',
  async (id) => {
    const zeros = { salarioBruto: 0, salarioLiquido: 0, descontos: [], faixas: [], valor: 0 };
    const drawn = bars(await sampleOf(id, zeros)).flatMap((bar) => Object.values(bar));
    expect(drawn.filter((value) => /NaN|Infinity/.test(value))).toEqual([]);
  },
);
