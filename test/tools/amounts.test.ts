import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Vector } from '../../scripts/vectors/outcome.mjs';
import { inLanguage } from '../../src/pages/openapi/document.ts';
import { documentTool } from '../../src/pages/openapi/tool-document.ts';
import { tools } from '../support/tools.ts';

interface Schema {
  readonly 'x-unit'?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const folder = new URL('../../vectors/', import.meta.url);
const vectors: readonly Vector[] = readdirSync(folder)
  .filter((name) => name !== 'schema.json')
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).vectors);

/** Every number of an answer, with its path and its unit. */
function numbersIn(
  value: unknown,
  schema: Schema,
  path = '',
): [path: string, unit: string, number: number][] {
  if (schema.anyOf) return schema.anyOf.flatMap((one) => numbersIn(value, one, path));
  if (typeof value === 'number') return [[path, schema['x-unit'] ?? '', value]];
  if (Array.isArray(value)) return value.flatMap((one) => numbersIn(one, schema.items ?? {}, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    numbersIn(one, schema.properties?.[key] ?? {}, path === '' ? key : `${path}.${key}`),
  );
}

const decimalsOf = (number: number) => /\.(\d+)$/.exec(String(number))?.[1]?.length ?? 0;

/** Amounts with four meaningful decimals: a dividend per share, and the price of a kWh. */
const FINE = /^(?:proventosLiquidosPorAcao|precoMedioKwh|tabela\.adicionalKwh)$/;

/** Decimals that a number of an answer may have; one of mathematics has as many digits as its rule gives. */
const MOST = 5;

/** Rates, factors and terms that others compute with: as many digits as a price or a return is published with. */
const RATES =
  /^calculadoras-(?:conversao-taxas|correcao-valor|financiamento|fluxo-caixa|renda-fixa|valor-tempo)$/;
const MOST_OF_RATES = 8;

it.each(tools.map((tool) => [tool.id, tool] as const))('%s answers rounded numbers', async (id, tool) => {
  const schema = inLanguage((await documentTool(tool)).output, 'en') as Schema;
  const unrounded = new Set<string>();
  for (const { output } of vectors.filter((vector) => vector.tool === id && vector.result === 'valid')) {
    for (const [path, unit, number] of numbersIn(output, schema)) {
      const most =
        unit.startsWith('BRL') && !FINE.test(path)
          ? 2
          : tool.category === 'matematica'
            ? 16
            : RATES.test(id)
              ? MOST_OF_RATES
              : MOST;
      if (decimalsOf(number) > most) unrounded.add(`${path}: ${number}, at most ${most} decimals`);
    }
  }
  expect([...unrounded]).toEqual([]);
});
