/** Shared by the look-ups: one row by its code, or a search, and the answer to both. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { date, inUnit, integer, integerFrom, num, pure, text, withExample } from '../../kit/fields/index.ts';
import { say, type Text } from '../../kit/texts.ts';
import { defineTool, type Tool } from '../../kit/tool.ts';
import type { Found, LookupTable, Table } from '../../tables/table.ts';

interface Definition<Path extends string, Filters extends v.ObjectEntries, Item extends v.ObjectEntries> {
  readonly path: Path;
  readonly name: string;
  readonly table: Table<object, unknown>;
  /** The form of its codes, which completes the message of a 400. */
  readonly form: Text;
  readonly filters: Filters;
  /** Filters that a code may stand beside, in a table where several rows may have the same code. */
  readonly besideCode?: readonly (keyof Filters & string)[];
  readonly item: Item;
  /** The value of an item that a page shows largest: `nome` when absent. */
  readonly result?: keyof Item & string;
  /** A code that the table has, one that it lacks, and words of a name. */
  readonly examples: readonly [known: string, unknown: string, words: string];
}

/** The one shape of all look-ups. */
type Answer<Item extends v.ObjectEntries> = v.ObjectSchema<
  {
    readonly total: v.NumberSchema<undefined>;
    readonly itens: v.ArraySchema<v.ObjectSchema<Item, undefined>, undefined>;
    readonly tabela: typeof tabela;
  },
  undefined
>;

const tabela = /* @__PURE__ */ v.object({
  id: /* @__PURE__ */ v.string(),
  fonte: /* @__PURE__ */ v.string(),
  conferida: date,
  linhas: /* @__PURE__ */ num(pure),
});

const unknownCode = { pt: 'não está na tabela', en: 'is not in the table' };

/** A look-up at `/consultas/…`. */
/* @__NO_SIDE_EFFECTS__ */
export function defineLookup<
  const Path extends `/${string}`,
  Filters extends v.ObjectEntries,
  Item extends v.ObjectEntries,
>({
  path,
  name,
  table,
  form,
  filters,
  besideCode = [],
  item,
  result = 'nome',
  examples: [known, unknown, busca],
}: Definition<Path, Filters, Item>) {
  const codigo = v.optional(
    withExample(known, v.pipe(v.string(), v.maxLength(40), v.check(table.hasForm, say(form)))),
  );
  const input = v.object({
    codigo,
    busca: v.optional(withExample(busca, text(1, 100))),
    ...filters,
    limite: v.optional(inUnit(pure, integer(1, 100)), 20),
    pagina: v.optional(inUnit(pure, integerFrom(1)), 1),
  });
  const output: Answer<Item> = v.object({ total: num(pure), itens: v.array(v.object(item)), tabela });
  const without = ['busca', ...Object.keys(filters)].filter((field) => !besideCode.includes(field));
  const tool = defineTool({
    method: 'GET',
    path,
    category: 'consultas',
    name,
    input: input as v.ObjectSchema<v.ObjectEntries, undefined>,
    output: output as v.GenericSchema,
    reads: {
      when: {
        codigo: Object.fromEntries(without.map((field) => [field, null])),
        limite: { codigo: null },
        pagina: { codigo: null },
      },
    },
    result: `itens.*.${result}`,
    examples: [{ input: { busca, limite: 4 } }, { input: { codigo: known } }],
    impossible: { codigo: unknown },
    async run(sent, { today }) {
      return lookUp(await table(), sent as unknown as Sent, besideCode.length > 0, today);
    },
  });
  return tool as unknown as Tool<Path, typeof input, Answer<Item>, 'GET'>;
}

interface Sent {
  readonly codigo?: string;
}

function lookUp(table: LookupTable<object, unknown>, sent: Sent, sharesCodes: boolean, today: string) {
  const { codigo } = sent;
  const found =
    codigo === undefined || sharesCodes ? table.find(sent, today) : pageOf(table.get(codigo, today));
  if (codigo !== undefined && found.total === 0)
    throw invalidValue('codigo', unknownCode, { reason: 'unknown-code' });
  return { ...found, tabela: table.tabela };
}

function pageOf(item: object | undefined): Found<object> {
  return { total: item ? 1 : 0, itens: item ? [item] : [] };
}
