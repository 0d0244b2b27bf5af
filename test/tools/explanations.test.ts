import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/explain/index.ts';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { tools } from '../support/tools.ts';
import { walked } from '../support/walked.ts';
import { callTool } from '../support/call-tool.ts';
import { amountsOf, type AnsweredStep, recomputed, valueAt } from '../support/explanations.ts';
import { inputsOf } from '../support/random-inputs.ts';
import { sized } from '../support/size.ts';

type Values = Record<string, unknown>;

/** Random calls of each tool. `FULL=1 CALLS=10000` before `npx vitest run` with this file takes half an hour. */
const CALLS = Number(process.env['CALLS'] ?? 150);

/** Milliseconds for explanations of thousands of steps on a busy machine. */
const SLOW = 600_000;

const explaining = (tools as readonly AnyTool[]).filter(({ input }) => 'explicar' in input.entries);

/** Lists the rules that an explained answer breaks. */
async function faultsOf(tool: AnyTool, values: Values): Promise<string[]> {
  const plain = callTool(tool, values) as Values;
  const { explicacao, ...answer } = (await callTool(tool, { ...values, explicar: true })) as Values & {
    explicacao: AnsweredStep[];
  };
  expect(answer).toEqual(plain);
  const results = recomputed(explicacao);
  const replayed = replay(explicacao);
  const faults: string[] = [];
  for (const { passo, resultado, campo } of explicacao) {
    if (results.get(passo) !== resultado) faults.push(`${passo}: ${results.get(passo)}, not ${resultado}`);
    if (replayed.passos[passo] !== resultado) faults.push(`replay of ${passo}: ${replayed.passos[passo]}`);
    if (campo !== null && valueAt(answer, campo) !== resultado) faults.push(`${campo}: not ${resultado}`);
  }
  if (explicacao.length > 0 && explicacao.at(-1)?.campo === null) faults.push('the last step is of no field');
  const told = new Set<string>();
  for (const { campo } of explicacao) {
    if (campo !== null && told.has(campo)) faults.push(`two steps of ${campo}`);
    if (campo !== null) told.add(campo);
  }
  for (const [path, value] of amountsOf(tool.output, answer)) {
    if (!told.has(path) && !isGivenBack(path, value, values)) faults.push(`${path} ${value} has no step`);
  }
  return faults;
}

/** True if the input has this value under this name. */
function isGivenBack(path: string, value: number, values: Values): boolean {
  const name = path
    .split('.')
    .at(-1)
    ?.replace(/\[\d+\]$/, '');
  const holds = (held: unknown): boolean =>
    typeof held === 'object' &&
    held !== null &&
    Object.entries(held).some(([key, inner]) => (key === name && inner === value) || holds(inner));
  return holds(values);
}

describe.each(explaining.filter((tool) => walked.includes(tool)).map((tool) => [tool.id, tool] as const))(
  '%s explains',
  (_, tool) => {
    it('its examples', async () => {
      for (const { input } of tool.examples) expect(await faultsOf(tool, input as Values)).toEqual([]);
    });

    it('any answer', async () => {
      let answered = 0;
      const property = fc.asyncProperty(inputsOf(tool), async (values) => {
        try {
          // Every answered call must be explained.
          callTool(tool, values);
        } catch (error) {
          if (error instanceof ApiError) return;
          throw error;
        }
        answered++;
        expect(await faultsOf(tool, values)).toEqual([]);
      });
      await fc.assert(property, { numRuns: sized(3, CALLS) });
      // Few calls may all be refused.
      expect(answered).toBeGreaterThanOrEqual(sized(0, 1));
    });
  },
);

/** Audits, whose every line has a sentence with its reason, and forecasts, as the law's calculators explain them. */
const silent = new Set([
  'calculadoras-conferencia-holerite',
  'calculadoras-comparar-regimes',
  'calculadoras-transicao-reforma',
]);

it('all labor, tax and finance tools explain themselves, but for audits and forecasts', () => {
  const figures = new Set<string>(['trabalhista', 'tributario', 'financeiro']);
  const ofFigures = (tools as readonly AnyTool[]).filter(
    ({ category, id }) => figures.has(category) && !silent.has(id),
  );
  expect(ofFigures.map(({ id }) => id)).toEqual(explaining.map(({ id }) => id));
});

it('an explanation names the source of each step that uses a figure of the law, and of no other', async () => {
  const inss = tools.find(({ id }) => id === 'calculadoras-inss') as AnyTool;
  const { explicacao } = (await callTool(inss, { salarioBruto: 5000, ano: 2026, explicar: true })) as {
    explicacao: readonly AnsweredStep[];
  };
  const without = explicacao.filter(({ fonte }) => fonte === null).map(({ passo }) => passo);
  expect(without).toEqual([
    'faixas[0].de',
    ...[0, 1, 2, 3].map((i) => `faixas[${i}].valor`),
    'aliquotaEfetiva',
    'salarioAposInss',
  ]);
  const named = new Set(explicacao.map(({ fonte }) => fonte));
  expect([...named]).toEqual(['Portaria Interministerial MPS/MF nº 13/2026', null]);
});

describe('explains schedules at their whole length', () => {
  const toolOf = (name: string) => explaining.find(({ id }) => id === `calculadoras-${name}`) as AnyTool;

  /** The rate of an example, by its digits: none, few, or more than a double of cents has. */
  const rate = fc.constantFrom(0, 0.5, 0.77, 1.234567, 0.9876543210987654, 1e-21);
  const rates = {
    taxa: rate,
    periodoTaxa: fc.constantFrom('mensal', 'anual'),
    conversaoTaxa: fc.constantFrom('efetiva', 'nominal'),
  };
  const amount = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((cents) => cents / 100);
  const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const sent = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>) =>
    fc
      .record(fields)
      .map((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)));

  const loans = sent({
    valor: amount(1_000_000).map((value) => value + 20_000),
    entrada: maybe(amount(10_000)),
    ...rates,
    prazo: fc.constantFrom(360, 600),
    carencia: fc.constantFrom(0, 12, 60),
    tipoCarencia: fc.constantFrom('pagar-juros', 'capitalizar'),
    seguroMensal: maybe(amount(100)),
    seguroPercentual: maybe(fc.constantFrom(0.0321, 0.012345678)),
    tarifaMensal: maybe(amount(100)),
    tarifasIniciais: maybe(amount(9000)),
    financiarTarifas: fc.boolean(),
    rendaMensal: maybe(amount(90_000)),
    dataPrimeiraParcela: maybe(fc.constantFrom('2026-01-31', '2028-02-29')),
  });
  const investments = sent({
    valorInicial: amount(100_000),
    aporte: maybe(amount(9000)),
    frequenciaAporte: fc.constantFrom('mensal', 'anual'),
    momentoAporte: fc.constantFrom('fim', 'inicio'),
    ...rates,
    prazo: fc.constantFrom(600, 1200),
    inflacaoAnual: maybe(fc.constantFrom(-3.21, 4.5)),
  });
  const flow = amount(10_000);
  const flows = fc.tuple(fc.nat(30), fc.array(flow, { minLength: 600, maxLength: 600 }));
  const projects = sent({
    investimento: amount(1_000_000),
    // The payments in come first, so that a rate of return exists.
    fluxos: flows.map(([paidIn, list]) => list.map((value, k) => (k < paidIn ? -value : value))),
    taxaDesconto: maybe(rate),
  });

  const schedules = [
    ['juros-compostos', investments, { taxa: 0.77, prazo: 1200 }],
    ['payback', projects, {}],
    ['financiamento', loans, { taxa: 0.77, prazo: 600, carencia: 60 }],
  ] as const;

  it.each(sized<readonly (typeof schedules)[number][]>([], schedules))(
    '%s',
    async (name, inputs, longest) => {
      const tool = toolOf(name);
      let whole = 0;
      const explains = async (values: Values) => {
        try {
          callTool(tool, values);
        } catch (error) {
          // A rate may be too high for so long a term.
          if (error instanceof ApiError) return;
          throw error;
        }
        whole++;
        expect(await faultsOf(tool, values)).toEqual([]);
      };
      await fc.assert(fc.asyncProperty(inputs, explains), { numRuns: Math.ceil(CALLS / 50) });
      for (const values of fc.sample(inputs, 1)) await explains({ ...values, ...longest });
      expect(whole).toBeGreaterThan(0);
    },
    SLOW,
  );

  it(
    'a loan with all that it may have, in both systems',
    async () => {
      const [prazo, carencia] = sized([60, 6], [600, 60]);
      const values = {
        ...{ valor: 9e5, entrada: 1e5, taxa: 9.5, periodoTaxa: 'anual', prazo, carencia },
        ...{ tipoCarencia: 'capitalizar', seguroPercentual: 0.0321, seguroMensal: 11.11, tarifaMensal: 25 },
        ...{ tarifasIniciais: 1234.56, financiarTarifas: true, rendaMensal: 30_000 },
        ...{ dataPrimeiraParcela: '2026-01-31', sistema: 'ambos' },
      };
      expect(await faultsOf(toolOf('financiamento'), values)).toEqual([]);
      const { explicacao } = (await callTool(toolOf('financiamento'), { ...values, explicar: true })) as {
        explicacao: readonly AnsweredStep[];
      };
      // Seven amounts in each row of two systems, and what they are made of.
      expect(explicacao.length).toBeGreaterThan(2 * (prazo + carencia) * 7);
    },
    SLOW,
  );

  it('juros-cartao at its ceiling, and without a debt', async () => {
    const bill = { valorFatura: 12_345.67, valorPago: 10, taxaMensal: 15 };
    for (const more of [{ meses: 60 }, { modo: 'parcelamento', parcelas: 60 }, { valorPago: 12_345.67 }]) {
      expect(await faultsOf(toolOf('juros-cartao'), { ...bill, ...more })).toEqual([]);
    }
  });

  it('a loss of a moment, whose exponent has billions', async () => {
    const held = { investimento: 2, retorno: 1, prazo: 1e-6, unidadePrazo: 'dias' };
    expect(await faultsOf(toolOf('roi'), held)).toEqual([]);
  });
});
