/**
 * Inputs of any tool: what its schema, its examples and its legal tables give, without a word about the tool itself.
 */
import { DAYS, textsOf } from './texts.mjs';

/** An input that a caller has for reasons of form, or that makes the answer another one as a whole. */
const NOT_VARIED = new Set([
  'comparar',
  'competencia',
  'estimativas',
  'explicar',
  'invalid',
  'qr',
  'seed',
  'seedVersion',
  'variant',
]);
/** The clock of a vector that names none. */
export const NOW = '2026-11-21T12:00:00Z';
/** Other clocks: at the first it is still the last day of 2025 in Brasília. */
const CLOCKS = ['2026-01-01T02:30:00Z', '2026-01-01T03:00:00Z', '2024-02-29T12:00:00Z'];
const DATE = '^\\d{4}-\\d{2}-\\d{2}$';
const MONTH = '^\\d{4}-\\d{2}$';
const TIME = '^\\d{2}:\\d{2}$';

const isReais = (schema) => schema['x-unit']?.en === 'BRL';
const choicesOf = ({ enum: choices, oneOf }) => choices ?? oneOf?.map((one) => one.const);
const rounded = (value, places) => Number(value.toFixed(places));

/** Makes the inputs of a tool from a random source. */
export function inputMaker({ jsonSchemaOf, addDays, states, ...draws }, random) {
  const below = (n) => draws.below(random, n);
  const pick = (items) => draws.pick(random, items);
  const between = (min, max) => draws.between(random, min, max);

  /** A value of a field, near that of an example where there is one. */
  function draw(tool, field, schema, near) {
    const choices = choicesOf(schema);
    if (choices) return pick(choices);
    if (field === 'state' || field.startsWith('uf')) return pick(states);
    if (field === 'ano') return pick([2025, 2026]);
    switch (schema.type) {
      case 'boolean':
        return below(2) === 0;
      case 'integer':
      case 'number':
        return drawNumber(schema, near);
      case 'array':
        return Array.from({ length: between(Math.max(1, schema.minItems ?? 0), 3) }, (_, i) =>
          draw(tool, field, schema.items, Array.isArray(near) ? near[i % near.length] : undefined),
        );
      case 'object':
        return drawObject(tool, schema, near);
      default:
        if (schema.pattern === DATE) return drawDay(near);
        if (schema.pattern === MONTH) return drawDay(near && `${near}-15`).slice(0, 7);
        if (schema.pattern === TIME) return `${pad(between(0, 23))}:${pad(pick([0, 0, 15, 30, 52, 59]))}`;
        return pick(textsOf(tool.id, field));
    }
  }

  const pad = (number) => String(number).padStart(2, '0');

  function drawDay(near) {
    if (below(2) === 0) return pick(DAYS);
    return addDays(typeof near === 'string' ? near : '2026-06-15', between(-400, 400));
  }

  function drawNumber(schema, near) {
    const { minimum = schema.exclusiveMinimum ?? -1000, maximum = 1000 } = schema;
    const centre = typeof near === 'number' && near !== 0 ? near : Math.min(maximum, schema.default || 20);
    const value = (centre * between(10, 300)) / 100;
    const places = schema.type === 'integer' ? 0 : isReais(schema) ? 2 : pick([0, 1, 2]);
    const floor = schema.exclusiveMinimum !== undefined ? Math.max(minimum, 0.01) : minimum;
    return rounded(Math.min(Math.max(value, floor), maximum), places);
  }

  /** An object by its schema, or that of an example with a few changes: many at once are mostly refused. */
  function drawObject(tool, { properties = {}, required = [] }, near) {
    const fields = Object.entries(properties);
    const chosen = near
      ? fields.filter(([name]) => !NOT_VARIED.has(name) && below(fields.length) < 2)
      : fields.filter(([name]) => required.includes(name) || below(4) === 0);
    const changes = chosen.map(([name, inner]) => [name, draw(tool, name, inner, near?.[name])]);
    return { ...near, ...Object.fromEntries(changes) };
  }

  /** By the family that they are of, inputs of a tool, with the reason for each. */
  return function inputsOf(tool) {
    const { properties, required = [] } = jsonSchemaOf(tool.input, {
      of: 'input',
    });
    const fields = Object.entries(properties).filter(([name]) => !NOT_VARIED.has(name));
    const examples = tool.examples.map(({ input }) => input);
    return {
      example: examples.map((input) => ({ comment: 'example', input })),
      table: [...tableEdges(tool, properties, examples)],
      choice: examples.slice(0, 2).flatMap((base) => fields.flatMap((field) => eachChoice(field, base))),
      draw: Array.from({ length: 160 }, () => ({
        comment: 'drawn',
        input: drawn(tool, fields, required, pick(examples)),
      })),
      bound: examples.slice(0, 1).flatMap((base) => fields.flatMap((field) => bounds(field, base))),
      clock: clocks(examples, properties, required),
      missing: required.map((name) => {
        const { [name]: _, ...input } = examples[0];
        return { comment: `without ${name}`, input };
      }),
    };
  };

  function eachChoice([name, schema], base) {
    const choices = choicesOf(schema) ?? (schema.type === 'boolean' ? [true, false] : []);
    return choices
      .filter((value) => value !== base[name])
      .map((value) => ({ comment: `${name} ${value}`, input: { ...base, [name]: value } }));
  }

  /** The least and the greatest value of a number, and what lies beside them. */
  function bounds([name, schema], base) {
    if (schema.type !== 'number' && schema.type !== 'integer') return [];
    const { minimum, exclusiveMinimum, maximum } = schema;
    const step = schema.type === 'integer' ? 1 : 0.01;
    const least = exclusiveMinimum !== undefined ? exclusiveMinimum + step : minimum;
    return [
      ['least', least],
      ['below the least', least - step],
      ['greatest', maximum],
      ['above the greatest', maximum + step],
    ]
      .filter(([, value]) => Math.abs(value) < 1e12)
      .map(([which, value]) => ({
        comment: `${which} ${name}`,
        input: { ...base, [name]: rounded(value, 2) },
      }));
  }

  function drawn(tool, fields, required, base) {
    const input = { ...base };
    for (let changes = between(1, 4); changes > 0; changes--) {
      const [name, schema] = pick(fields);
      if (name in input && !required.includes(name) && below(3) === 0) delete input[name];
      else input[name] = draw(tool, name, schema, base[name]);
    }
    // And the amount, the day or the text that most answers hang on.
    const isMain = ([name, schema]) =>
      name !== 'ano' &&
      !choicesOf(schema) &&
      (required[0] === name || typeof base[name] === 'number' || schema.pattern === DATE);
    const main = fields.find(isMain);
    if (main && below(2) === 0) input[main[0]] = draw(tool, main[0], main[1], base[main[0]]);
    return input;
  }

  /** The example on other days, without the dates and the year that it may go without. */
  function clocks(examples, properties, required) {
    return CLOCKS.flatMap((now) =>
      examples.map((base) => {
        const kept = Object.entries(base).filter(
          ([name]) => required.includes(name) || (name !== 'ano' && properties[name]?.pattern !== DATE),
        );
        return { comment: 'by the clock', now, input: Object.fromEntries(kept) };
      }),
    );
  }

  /** Each legal table of a tool at its dates: amounts at a limit, a cent below it and a cent above. */
  function* tableEdges(tool, properties, examples) {
    const [base] = examples;
    const { ano: _, mes: __, ...dateless } = base;
    const amounts = Object.keys(base)
      .filter((name) => properties[name] && isReais(properties[name]))
      .slice(0, 2);
    const dates = Object.keys(base).filter((name) => properties[name]?.pattern === DATE);
    for (const { id, entries, sideBySide } of tool.tables ?? []) {
      // Holidays are days, and the days drawn have them.
      if (sideBySide) continue;
      const held = entries.filter(
        ({ from, status }) => from >= '2024-01-01' && from <= NOW && status !== 'estimativa',
      );
      for (const { from, value } of held.length > 0 ? held : entries.slice(-1)) {
        const day = from < '2025-01-01' ? '2025-01-01' : from > NOW ? NOW.slice(0, 10) : from;
        const comment = `${id} from ${from}`;
        const at = 'competencia' in properties ? { ...dateless, competencia: day.slice(0, 7) } : base;
        if (at !== base) yield { comment, input: at };
        for (const name of dates) {
          yield { comment, input: { ...base, [name]: day } };
          yield { comment: `${id} on the eve of ${from}`, input: { ...base, [name]: addDays(day, -1) } };
        }
        for (const limit of limitsIn(value)) {
          for (const name of amounts) {
            for (const [which, step] of [
              ['at', 0],
              ['a cent above', 0.01],
              ['a cent below', -0.01],
            ]) {
              yield {
                comment: `${which} ${limit} of ${id} from ${from}`,
                input: { ...at, [name]: rounded(limit + step, 2) },
              };
            }
          }
        }
      }
    }
  }
}

/** The amounts of a legal value: rates lie below 100. */
function* limitsIn(value) {
  if (typeof value === 'number') {
    if (value >= 100) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* limitsIn(inner);
  }
}
