import { expect, it } from 'vitest';
import { ToolError } from '../../src/pipeline/errors/tool-error.ts';
import { runIn } from '../../src/pipeline/in-code.ts';
import { factsOf, type SchemaNode, shapeOf } from '../../src/pipeline/schema.ts';
import type { AnyTool } from '../../src/kit/tool.ts';
import { NOW } from '../support/call-tool.ts';
import { tools } from '../support/tools.ts';

type Values = Readonly<Record<string, unknown>>;

const world = { random: () => 7, clock: () => NOW, tables: {} };

/** The message on a field of a call; null of a call that is answered. */
async function messageOn(tool: AnyTool, field: string, input: Values): Promise<string | null> {
  try {
    await runIn(world, tool, input, {});
    return null;
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    return error.details.find((one) => one.field === field)?.message ?? '';
  }
}

const numbers = tools.flatMap((tool) =>
  Object.entries(tool.input.entries as unknown as Readonly<Record<string, SchemaNode>>).flatMap(
    ([field, node]) => {
      const { kind } = shapeOf(node);
      return kind === 'other' || kind === 'boolean' ? [] : [{ tool, field, unit: factsOf(node).unit }];
    },
  ),
);

/** Texts with a magnitude, and what they are. */
const MAGNITUDES: readonly (readonly [text: string, number: number])[] = [
  ['5 mil', 5_000],
  ['1,5 mil', 1_500],
  ['10k', 10_000],
  ['2 milhões', 2_000_000],
  ['1,5 mi', 1_500_000],
  ['300 bi', 300_000_000_000],
];

/** Texts with a period, and their number, which is right only with that period. */
const PERIODS: readonly (readonly [text: string, number: number, choices: RegExp, years: number])[] = [
  ['30 anos', 30, /=anos$/, 360],
  ['12% ao ano', 12, /=anual$/, NaN],
  ['1% a.m.', 1, /=mensal$/, NaN],
  ['11,5% a.a.', 11.5, /=anual$/, NaN],
];

const written = (message: string) =>
  [
    ...(/(?:escreva|este campo é em [^:]+:) ([^;]*)/.exec(message)?.[1]?.matchAll(/-?\d+(?:\.\d+)?/g) ?? []),
  ].map(([number]) => Number(number));

/** The input with a text in one field; null where the call does not read that field. */
async function sentWith(tool: AnyTool, field: string, text: string): Promise<Values | null> {
  const example = tool.examples[0]?.input as Values;
  const isRead = (await messageOn(tool, field, { ...example, [field]: 'x' })) !== null;
  return isRead ? { ...example, [field]: text } : null;
}

it('the hint on a magnitude is the product, or no number', async () => {
  for (const { tool, field } of numbers) {
    for (const [text, number] of MAGNITUDES) {
      const sent = await sentWith(tool, field, text);
      if (!sent) continue;
      const message = await messageOn(tool, field, sent);
      expect(message, `${tool.id}.${field}=${text}`).not.toBeNull();
      for (const one of written(message as string))
        expect(one, `${tool.id}.${field}: ${message}`).toBe(number);
    }
  }
});

it('the hint on a period names the field that holds it, or gives whole months, or no number', async () => {
  for (const { tool, field, unit } of numbers) {
    for (const [text, number, choice, inMonths] of PERIODS) {
      const isOwn = unit?.pt === 'anos' && text === '30 anos';
      if (isOwn) continue;
      const sent = await sentWith(tool, field, text);
      if (!sent) continue;
      const message = await messageOn(tool, field, sent);
      expect(message, `${tool.id}.${field}=${text}`).not.toBeNull();
      const found = written(message as string);
      if (found.length === 0) continue;
      if (unit?.pt === 'meses') expect(found, `${tool.id}.${field}: ${message}`).toEqual([inMonths]);
      else {
        expect(message?.split('; ')[1], `${tool.id}.${field}`).toMatch(choice);
        expect(found).toEqual([number]);
      }
    }
  }
});

it.each(['taxaAnual', 'taxa_anual', 'annualRate', 'taxaMensal'])(
  '%s leads to a rate with its period, and to none without it',
  async (name) => {
    for (const tool of tools) {
      const message = (await messageOn(tool, name, { [name]: 12 })) ?? '';
      expect(message, tool.id).not.toMatch(/Você quis dizer "taxa"/);
      if ('taxa' in tool.input.entries && 'periodoTaxa' in tool.input.entries)
        expect(message, tool.id).toMatch(/envie taxa com periodoTaxa=(?:anual|mensal)$/);
    }
  },
);

const toolOf = (id: string) => tools.find((tool) => tool.id === id) as AnyTool;

it.each([
  ['calculadoras-inss', 'salarioBrutu', '4.500,00', 'Envie salarioBruto=4500'],
  ['calculadoras-inss', 'salarioBrutu', '5 mil', '"5 mil": escreva 5000'],
  ['calculadoras-inss', 'salarioBrutu', '4.500', 'escreva 4500 ou 4.50'],
])('a value under a name that is not right is judged: %s %s %s', async (id, field, value, hint) => {
  const said = await messageOn(toolOf(id), field, { [field]: value });
  expect(said).toContain('Você quis dizer "salarioBruto"?');
  expect(said).toContain(hint);
});

it('a value that is right under a suggested name needs no word', async () => {
  expect(await messageOn(toolOf('calculadoras-inss'), 'salarioBrutu', { salarioBrutu: 4500 })).toMatch(
    /"\?$/,
  );
});

it('a list of fields that is cut has the required ones, and those that share a word, first', async () => {
  const said = await messageOn(toolOf('calculadoras-rescisao'), 'multaContrato', { multaContrato: 1 });
  const names = /Os campos são: (.*) e mais/.exec(said ?? '')?.[1]?.split(', ') ?? [];
  expect(names).toHaveLength(12);
  expect(names.slice(0, 5)).toEqual([
    ...['salarioBruto', 'dataAdmissao', 'dataDesligamento', 'motivo', 'dataFimContrato'],
  ]);
});

it('an object and a list that are asked for show themselves', async () => {
  expect(await messageOn(toolOf('calculadoras-consumo-agua'), 'tarifa', { tarifa: 12.5 })).toMatch(
    /por exemplo \{"/,
  );
  expect(await messageOn(toolOf('calculadoras-conferencia-holerite'), 'lancamentos', {})).toMatch(
    /por exemplo \[\{"/,
  );
});

it('a count that is too large names what gives more', async () => {
  expect(await messageOn(toolOf('cpf'), 'count', { count: 500 })).toContain('POST /batch');
});
