import { describe, expect, it } from 'vitest';
import { states } from '../../src/data/states.ts';
import { ApiError } from '../../src/kit/errors/api-error.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { seededRandom } from '../../src/lib/random-sources.ts';
import type { SchemaNode } from '../../src/pipeline/schema.ts';
import { callTool } from '../support/call-tool.ts';
import { inputFor } from '../support/hostile.ts';
import { allTables } from '../support/legal-tables.ts';
import { sized } from '../support/size.ts';
import { tools } from '../support/tools.ts';

/** On this day every table is due, so that a call tells of each that it reads. */
const LATE = '2900-01-15T12:00:00Z';

const idsOf = ({ tables = [] }: AnyTool) => tables.map(({ id }) => id).toSorted();

/** Alimony in percent of the minimum wage reads the table of the wage. */
const pensao = { base: 'salario-minimo', percentual: 30 };

const dates = { startDate: '2026-02-01', endDate: '2026-02-28' };

/** Calls that read what calls like the examples do not. */
const MORE: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  'calculadoras-dias-uteis': states.map((state) => ({ ...dates, state })),
  feriados: states.map((uf) => ({ uf })),
  'calculadoras-irrf': [{ salarioBruto: 9000, tipo: 'plr' }],
  'calculadoras-rescisao': [
    {
      salarioBruto: 5000,
      dataAdmissao: '2023-03-15',
      dataDesligamento: '2026-05-20',
      motivo: 'sem-justa-causa',
      pensao,
    },
  ],
  'calculadoras-ferias': [{ salarioBruto: 5000, dataInicio: '2026-07-06', pensao }],
  'calculadoras-decimo-terceiro': [{ salarioBruto: 5000, pensao }],
  'calculadoras-cbs-ibs': [{ ano: 2030, itens: [{ valor: 100 }] }],
  'calculadoras-transicao-reforma': [{ receita: 1000, setor: 'servicos' }],
  'calculadoras-lucro-real': [{ receitaBruta: 100, ano: 2027 }],
  'calculadoras-comparar-regimes': [
    { receitas: [{ atividade: 'comercio', valor: 100 }], uf: 'SP', ano: 2027 },
    { receitas: [{ atividade: 'servicos', valor: 100 }], incluirSocios: true, ano: 2026 },
  ],
  'calculadoras-financiamento': [
    {
      valor: 1000,
      taxa: 1,
      prazo: 2,
      contagemDias: 'uteis-252',
      dataContrato: '2026-01-12',
      dataPrimeiraParcela: '2026-02-28',
    },
  ],
  'calculadoras-iof': [{ operacao: 'titulos', rendimento: 100, dias: 10 }],
};

/** The tables that calls of a tool read, like its examples. */
async function readBy(tool: AnyTool, count: number): Promise<string[]> {
  const random = seededRandom(tool.id);
  const fields = tool.input.entries as unknown as Record<string, SchemaNode>;
  const examples = tool.examples.map(({ input }) => input as Record<string, unknown>);
  const read = new Set<string>();
  const first = [...examples, ...(MORE[tool.id] ?? [])];
  for (let i = 0; i < first.length + count; i++) {
    const example = examples[i % examples.length] as Record<string, unknown>;
    const input = first[i] ?? inputFor(random, fields, example);
    try {
      await callTool(tool, input, { now: LATE, onDue: ({ id }) => read.add(id) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return [...read].toSorted();
}

const readers = tools.filter(({ tables }) => tables !== undefined);

describe('the tables of a tool', () => {
  it.each(readers.map((tool) => [tool.id, tool] as const))('%s are those that it reads', async (_, tool) => {
    expect(await readBy(tool, sized(60, 4000))).toEqual(idsOf(tool));
  });

  const silent = tools.filter(
    ({ tables, category }) =>
      tables === undefined && !['documentos', 'geradores', 'texto', 'desenvolvedor'].includes(category),
  );

  it('are absent for a tool that names none', async () => {
    for (const tool of silent) expect([tool.id, await readBy(tool, sized(8, 200))]).toEqual([tool.id, []]);
  });

  it('are all that there are', async () => {
    const ids = new Set(readers.flatMap(idsOf));
    expect((await allTables()).map(({ id }) => id).filter((id) => !ids.has(id))).toEqual([]);
  });
});
