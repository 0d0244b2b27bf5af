import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import type { Random } from '../../src/lib/random.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import type { SchemaNode } from '../../src/pipeline/schema.ts';
import { callTool } from '../support/call-tool.ts';
import { inputFor, valueFor } from '../support/hostile.ts';
import { sized } from '../support/size.ts';
import { tools } from '../support/tools.ts';

type Values = Readonly<Record<string, unknown>>;

interface Told {
  readonly figures: Values;
  readonly assumed: Values;
}

/** Gives the answer of a call and its assumptions apart; null when it is refused. */
function answerTo(tool: AnyTool, input: Values): Told | null {
  try {
    const { premissas, assumptions, aviso: _, ...figures } = callTool(tool, input);
    return { figures, assumed: premissas ?? assumptions };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

const without = (values: Values, name: string): Values =>
  Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));

/**
 * The fields that a figure may depend on: what asks for an explanation changes none, as `explanations.test.ts` sees.
 */
const fieldsOf = ({ input }: AnyTool) =>
  Object.entries(input.entries as unknown as Record<string, SchemaNode>).filter(
    ([name]) => name !== 'explicar',
  );

/** Examples of a tool, and calls like them that it does not refuse. */
function callsOf(random: Random, tool: AnyTool, count: number): Values[] {
  const examples = tool.examples.map(({ input }) => input as Values);
  const calls = [...examples, ...examples.map((example) => sentOf(tool, example))];
  for (let tries = 0; calls.length < count && tries < 20 * count; tries++) {
    calls.push(inputFor(random, Object.fromEntries(fieldsOf(tool)), examples[tries % examples.length]));
  }
  return calls.filter((call) => answerTo(tool, call) !== null);
}

/** Keeps the fields of an example that must be sent. */
function sentOf(tool: AnyTool, example: Values): Values {
  return fieldsOf(tool).reduce(
    (input, [name, schema]) =>
      'default' in schema && schema.default !== undefined ? without(input, name) : input,
    example,
  );
}

/** Other values for a field. */
function valuesFor(random: Random, schema: SchemaNode): unknown[] {
  return Array.from({ length: 12 }, () => valueFor(random, schema, undefined));
}

const isFlat = (value: unknown) => typeof value !== 'object' || value === null;
const isRecord = (value: unknown) => !isFlat(value) && !Array.isArray(value);

// Awaited, since what a tool loads by need must not still be loading when the process goes on to other tests.
const answers = await Promise.all(
  tools.map(async (tool) => callTool(tool, tool.examples[0]?.input as Values) as Values),
);
const calculators = tools.filter((_, i) => answers[i]?.['premissas'] ?? answers[i]?.['assumptions']);

it('the calculators of these categories tell what they assume, and no other tool', () => {
  const categories = new Set([
    'trabalhista',
    'tributario',
    'financeiro',
    'marketplace',
    'construcao',
    'saude',
  ]);
  const wrong = tools.flatMap((tool) => {
    const isCalculator = calculators.includes(tool);
    if (categories.has(tool.category) === isCalculator) return [];
    const definer = isCalculator
      ? 'defineTool of src/kit/tool.ts'
      : 'defineCalculator of src/kit/calculator.ts';
    return [`${tool.id}: a tool of ${tool.category} is made with ${definer}`];
  });
  expect(wrong).toEqual([]);
});

it('the answers of law and of fees carry a notice, and those of health a disclaimer', () => {
  const last = new Map(
    calculators.map((tool) => [
      tool.category,
      Object.keys(callTool(tool, tool.examples[0]?.input as Values)).slice(-2),
    ]),
  );
  expect(Object.fromEntries(last)).toEqual({
    trabalhista: ['premissas', 'aviso'],
    tributario: ['premissas', 'aviso'],
    marketplace: ['premissas', 'aviso'],
    financeiro: [expect.any(String), 'premissas'],
    construcao: [expect.any(String), 'premissas'],
    saude: ['disclaimer', 'assumptions'],
  });
});

/** Inputs whose default is worked out, where an answer says that it was, or works it out again for other figures. */
const WORKED_OUT = new Set([
  'calculadoras-rescisao saldoFgts',
  // Its cut may have been sent, which is refused beside a sum that is sent.
  'calculadoras-irrf inss',
  // A rate whose period was said is not warned of.
  'calculadoras-financiamento periodoTaxa',
  'calculadoras-juros-compostos periodoTaxa',
  'calculadoras-energia adicionalBandeira',
  'calculadoras-pj-vs-clt proLabore',
  'calculadoras-cbs-ibs aliquotaReferenciaCbs',
  'calculadoras-cbs-ibs aliquotaReferenciaIbsEstadual',
  'calculadoras-cbs-ibs aliquotaReferenciaIbsMunicipal',
  'calculadoras-transicao-reforma aliquotaReferenciaCbs',
  'calculadoras-transicao-reforma aliquotaReferenciaIbsEstadual',
  'calculadoras-transicao-reforma aliquotaReferenciaIbsMunicipal',
]);

/**
 * Extra fields and a value with which an input changes the answer, for inputs where random values do not, and what goes
 * with that value alone.
 */
const PROBES: Readonly<Record<string, readonly [sent: Values, value: unknown, more?: Values]>> = {
  'calculadoras-alcool-sangue method': [{}, 'watson', { height: 1.8, age: 30 }],
  // Few of the calls drawn have wages.
  'calculadoras-comparar-regimes rat': [{}, 3],
  'calculadoras-gordura-corporal method': [{}, 'deurenberg', { age: 30, waist: undefined, neck: undefined }],
  'calculadoras-seguro-desemprego categoria': [
    {},
    'resgatado',
    { salarios: undefined, mesesTrabalhados: undefined },
  ],
  'calculadoras-aviso-previo diasAvisoTrabalhados': [{ tipo: 'trabalhado' }, 33],
  'calculadoras-folha rat': [{}, 3],
  'calculadoras-pro-labore arredondamentoInss': [{ proLabore: 1621.09 }, 'faixa'],
  'calculadoras-prolabore-dividendos arredondamentoInss': [{ proLabore: 1621.09 }, 'faixa'],
  'calculadoras-iof parcelas': [{}, 3, { prazoDias: undefined }],
  'calculadoras-ciclo-menstrual referenceDate': [{ lastPeriod: '2026-11-01' }, '2026-11-20'],
  'calculadoras-gestacional method': [
    { lastPeriod: '2026-06-01' },
    'concepcao',
    { lastPeriod: undefined, conceptionDate: '2026-06-20' },
  ],
  'calculadoras-gestacional referenceDate': [{ lastPeriod: '2026-06-01' }, '2026-11-20'],
  'calculadoras-licenca-paternidade dataInternacao': [{ dataAlta: '2027-03-20' }, '2027-03-15'],
  'calculadoras-horas-extras horas': [{}, [{ percentual: 70, quantidade: 1 }]],
  'calculadoras-iof aportesAno': [
    { operacao: 'seguro', tipo: 'vgbl', valor: 100_000, prazoDias: undefined },
    600_000,
  ],
  'calculadoras-irpf impostoOutros': [{ outrosRendimentos: 1_000_000 }, 1000],
  'calculadoras-reajuste-salarial dependentes': [{ salarioAtual: 9000 }, 2],
  'calculadoras-custo-funcionario fap': [{ regime: 'lucro-real' }, 2],
  'calculadoras-custo-funcionario rat': [{ regime: 'lucro-real' }, 3],
  'calculadoras-vale-transporte passagensPorDia': [{}, 4],
  'calculadoras-vale-transporte diasUteis': [{}, 10],
  'calculadoras-rescisao feriasEmDobro': [{ feriasVencidas: 1 }, 1],
  'calculadoras-conferencia-holerite tolerancia': [
    { lancamentos: [{ descricao: 'Salário', tipo: 'provento', valor: 6000.01 }] },
    0,
  ],
  'calculadoras-atraso-tributo selic': [{}, [{ competencia: '2025-07', taxa: 2 }]],
  'calculadoras-retencoes issRetido': [{}, true, { aliquotaIss: 5 }],
  'calculadoras-conversao-taxas operacao': [
    {},
    'acumular',
    {
      taxas: [1],
      taxa: undefined,
      periodo: undefined,
      tipo: undefined,
      capitalizacao: undefined,
      dias: undefined,
      baseDias: undefined,
    },
  ],
  'calculadoras-correcao-valor proRata': [{ mesFinal: undefined, dataFinal: '2024-09-20' }, 'dias-corridos'],
  'calculadoras-correcao-valor detalhar': [{}, true],
  'calculadoras-concreto traco': [{}, '1:2:2'],
  'calculadoras-tinta aberturas': [{}, [{ largura: 1, altura: 1 }]],
  'calculadoras-juros-cartao modo': [{}, 'parcelamento', { parcelas: 12 }],
};

describe.each(calculators.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  // Drawn by the tool's id, so that a new tool leaves what is tried of the others.
  const random = seededRandom(id);
  const calls = callsOf(random, tool, sized(6, 120));

  it('assumes what was not sent: sent as it was told, it changes nothing and is told no more', () => {
    for (const call of calls) {
      const { figures, assumed } = answerTo(tool, call) as Told;
      for (const [name] of fieldsOf(tool)) {
        if (isFlat(call[name]) && call[name] !== undefined) expect(assumed).not.toHaveProperty(name);
        if (!Object.hasOwn(assumed, name) || !isFlat(assumed[name]) || WORKED_OUT.has(`${id} ${name}`))
          continue;
        const again = answerTo(tool, { ...call, [name]: assumed[name] });
        expect([call, name, again?.figures]).toEqual([call, name, figures]);
        expect(again?.assumed).not.toHaveProperty(name);
      }
    }
  });

  it('leaves out only what was switched off', () => {
    for (const call of calls) {
      const { figures, assumed } = answerTo(tool, call) as Told;
      for (const [name, schema] of fieldsOf(tool)) {
        // `tabela` tells it.
        if (name === 'estimativas') continue;
        const isLeftOut = call[name] === undefined && 'default' in schema && !Object.hasOwn(assumed, name);
        if (!isLeftOut || schema.default === undefined || !isFlat(schema.default)) continue;
        for (const value of valuesFor(random, schema)) {
          const other = answerTo(tool, { ...call, [name]: value });
          if (other) expect([call, name, value, other.figures]).toEqual([call, name, value, figures]);
        }
      }
    }
  });

  it('assumes nothing that cannot change an answer', () => {
    const changes = (call: Values, name: string, value: unknown, more: Values = {}) => {
      const [told, other] = [answerTo(tool, call), answerTo(tool, { ...call, [name]: value, ...more })];
      return Boolean(told && other) && !isDeepStrictEqual(told?.figures, other?.figures);
    };
    const example = tool.examples[0]?.input as Values;
    const [assumedOnce, changed] = [new Set<string>(), new Set<string>()];
    for (const call of calls) {
      const { assumed } = answerTo(tool, call) as Told;
      for (const [name, schema] of fieldsOf(tool)) {
        if (!Object.hasOwn(assumed, name) || isRecord(assumed[name]) || changed.has(name)) continue;
        assumedOnce.add(name);
        const values = [
          ...valuesFor(random, schema),
          ...tool.examples.map(({ input }) => (input as Values)[name]),
        ];
        if (values.some((value) => changes(call, name, value))) changed.add(name);
      }
    }
    const unread = [...assumedOnce].filter((name) => {
      const [sent, value, more] = PROBES[`${id} ${name}`] ?? [];
      return !changed.has(name) && !changes({ ...without(example, name), ...sent }, name, value, more);
    });
    expect(unread).toEqual([]);
  });
});
