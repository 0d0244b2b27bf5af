import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { outcomeOf, saidBy, type Vector } from '../../scripts/vectors/outcome.mjs';
import { wrongReadings } from '../../scripts/vectors/readings.mjs';
import { confirmationsOf } from '../../scripts/vectors/second-sources.mjs';
import type { AnyTool } from '../../src/kit/tool.ts';
import type { AddedEntries } from '../../src/law/dated.ts';
import { createHandler } from '../../src/pipeline/handler.ts';
import { acceptTool } from '../support/accepted.ts';
import { added, newYear } from '../support/legal-tables.ts';
import { sized } from '../support/size.ts';
import { tools } from '../support/tools.ts';
import { isWalked } from '../support/walked.ts';

interface File {
  readonly category: string;
  readonly now: string;
  readonly vectors: readonly Vector[];
}

/** The figures that decide the flags. */
interface Figures {
  readonly valor: number;
  readonly faixas: readonly { readonly base: number; readonly aliquota: number }[];
  readonly rendimentoTributavel: number;
  readonly baseCalculo: number;
  readonly reducao: number;
}

const folder = new URL('../../vectors/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
const schema = read('schema.json');
const files: readonly File[] = readdirSync(folder)
  .filter((name) => name !== 'schema.json')
  .map((name) => read(name));
const all = files.flatMap(({ vectors }) => vectors);
const toolOf = ({ tool }: Vector) => tools.find(({ id }) => id === tool) as AnyTool;

/** An input as an example has it. */
function exampleOf({ seed, seedVersion, ...input }: Vector['input']): string {
  const isAdded = seed === 'canivete' && seedVersion === 1;
  return JSON.stringify(isAdded || seed === undefined ? input : { ...input, seed, seedVersion });
}

/** Expects of a service what the vectors of a file say, or those of them that are chosen, of the tools that are walked. */
async function expectReproduced(file: File, tables: AddedEntries = {}, chosen = file.vectors) {
  let time = 0;
  const service = createHandler({ tools, access: false, clock: () => time, tables });
  for (const vector of chosen.filter(({ tool }) => isWalked(tool))) {
    time = Date.parse(vector.now ?? file.now);
    const { id, input } = vector;
    const [said, answer] = [saidBy(vector), await outcomeOf(service, toolOf(vector), input)];
    // Texts are quick to compare, and mostly equal.
    if (JSON.stringify(answer) !== JSON.stringify(said))
      expect({ id, input, ...answer }, acceptTool(vector.tool)).toEqual({ id, input, ...said });
  }
}

describe('vectors', () => {
  const validate = new Ajv2020({ allErrors: true, strict: true, strictRequired: false }).compile(schema);
  it.each(files)('of $category have the form of their schema', (file) => {
    validate(file);
    expect(validate.errors).toBe(null);
  });

  it('are 3,000 or more, each with an id of its own, in the file of its category', () => {
    expect(all.length).toBeGreaterThanOrEqual(3_000);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { category, vectors } of files) {
      const own = new Set(tools.filter((tool) => tool.category === category).map(({ id }) => id));
      expect(vectors.filter(({ tool }) => !own.has(tool)).map(({ tool }) => tool)).toEqual([]);
    }
  });

  // A changed answer is told in the changelog; `npm run accept` writes it down.
  it.each(files)('of $category are what the service answers', async (file) => {
    await expectReproduced(file);
  });

  it('hold each example of each tool, with a seed where its answer is drawn', () => {
    for (const { id, examples } of tools) {
      const held = new Set(all.filter(({ tool }) => tool === id).map(({ input }) => exampleOf(input)));
      const missing = examples.filter(({ input }) => !held.has(exampleOf(input as Vector['input'])));
      expect(missing, acceptTool(id)).toEqual([]);
    }
  });

  it('have every flag, origin and result of the schema', () => {
    const { flags, origin } = schema.$defs.vector.properties;
    const constants = (choices: readonly { const: string }[]) => choices.map((one) => one.const).toSorted();
    expect([...new Set(all.flatMap((vector) => vector.flags))].toSorted()).toEqual(
      constants(flags.items.oneOf),
    );
    expect([...new Set(all.map((vector) => vector.origin))].toSorted()).toEqual(constants(origin.oneOf));
  });

  it('outlive the next year of each table', async () => {
    const users = tools.filter(({ tables = [] }) => tables.length > 0);
    const tables = Object.fromEntries(
      users
        .flatMap((tool) => tool.tables ?? [])
        .filter(({ sideBySide }) => !sideBySide)
        .map((table) => [table.id, added(newYear(table), 'novo', table.entries.at(-1)?.value)]),
    );
    for (const file of files) {
      const own = file.vectors.filter(({ tool }) => users.some(({ id }) => id === tool));
      await expectReproduced(file, tables, own);
    }
  });
});

describe('second sources', () => {
  it('confirm what the vectors say that they do', () => {
    for (const { confirmedBy = [], ...vector } of all.filter(({ tool }) => isWalked(tool))) {
      const programs = confirmationsOf(vector);
      if (programs.join() !== confirmedBy.join())
        expect({ ...vector, confirmedBy: programs }, acceptTool(vector.tool)).toEqual({
          ...vector,
          confirmedBy,
        });
    }
  });

  it('are named for 200 vectors or more, payroll and tax among them', () => {
    const named = all.filter(({ confirmedBy, source }) => confirmedBy ?? source);
    expect(named.length).toBeGreaterThanOrEqual(200);
    const categories = new Set(named.map((vector) => toolOf(vector).category));
    expect(
      categories.has('documentos') && categories.has('trabalhista') && categories.has('tributario'),
    ).toBe(true);
    const programs = new Set(all.flatMap(({ confirmedBy = [] }) => confirmedBy));
    expect(programs.size).toBeGreaterThan(5);
  });
});

describe('flags', () => {
  // A tool may get an explanation after its vectors were drawn, and its flags come from the steps of that.
  it.runIf(sized(false, true))(
    'of wrong readings are those that the steps of explained answers tell',
    async () => {
      let time = 0;
      const service = createHandler({ tools, access: false, clock: () => time });
      for (const { now, vectors } of files) {
        for (const vector of vectors) {
          const tool = toolOf(vector);
          if (!('explicar' in tool.input.entries)) continue;
          time = Date.parse(vector.now ?? now);
          const { id, flags, input } = vector;
          const call = (other: Vector['input']) => outcomeOf(service, tool, other);
          const told = await wrongReadings(tool, input, saidBy(vector), call);
          expect({ id, flags }, acceptTool(tool.id)).toEqual({ id, flags: told });
        }
      }
    },
  );

  const flagged = (tool: string, flag: string) =>
    all
      .filter((vector) => vector.tool === tool && vector.result === 'valid')
      .map((vector) => ({ output: vector.output as Figures, is: vector.flags.includes(flag) }));

  it('of a band cut to cents are where that gives another INSS, and nowhere else', () => {
    const vectors = flagged('calculadoras-inss', 'per-band-truncation');
    for (const { output, is } of vectors) {
      // Thousandths of a cent: whole numbers, as rates have one decimal.
      const parts = output.faixas.map(
        ({ base, aliquota }) => Math.round(base * 100) * Math.round(aliquota * 10),
      );
      const cut = parts.reduce((sum, part) => sum + Math.floor(part / 1_000), 0);
      expect(cut !== Math.round(output.valor * 100)).toBe(is);
    }
    expect(new Set(vectors.map(({ is }) => is)).size).toBe(2);
  });

  // Lei 9.250/1995, art. 3º-A: 978.62 − 0.133145 × the gross income, from 5,000.01 to 7,350.00.
  it('of a reduction taken of the base are where the gross income gives another one', () => {
    const vectors = flagged('calculadoras-irrf', 'reduction-on-base').filter(({ is }) => is);
    for (const { output } of vectors) {
      const { rendimentoTributavel, baseCalculo, reducao } = output;
      expect(Math.abs(978.62 - 0.133145 * rendimentoTributavel - reducao)).toBeLessThan(0.006);
      expect(978.62 - 0.133145 * baseCalculo).toBeGreaterThan(reducao + 0.006);
    }
    expect(vectors.length).toBeGreaterThan(0);
  });
});
