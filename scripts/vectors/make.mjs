import { createHash } from 'node:crypto';
import { documentMaker } from './documents.mjs';
import { inputMaker, NOW } from './inputs.mjs';
import { outcomeOf } from './outcome.mjs';
import { publishedExamples } from './published.mjs';
import { wrongReadings } from './readings.mjs';
import { confirmationsOf } from './second-sources.mjs';

/** How many vectors a tool has, by its category; a tool with actions has them twice. */
const COUNT = {
  trabalhista: 20,
  tributario: 20,
  matematica: 22,
  texto: 30,
  desenvolvedor: 16,
  geradores: 6,
};
const OTHERS = 11;
/** Vectors of a document tool that also validates, in any category. */
const OF_A_DOCUMENT = 52;
/** How many of a family come at a turn: programs go wrong at the limits of the law. */
const TURNS = { draw: 2, right: 2, table: 4, wrong: 2 };
/** Characters of an answer, beyond which only an example is kept; where its examples are all longer, those of a tool count. */
const LONGEST = 1_000;
const LONGEST_PUBLISHED = 4_000;
/** How much longer than the shortest example a vector may be. */
const ROOM = 1.5;
/** The share of the vectors of a calculator that may be refusals. */
const REFUSED = 0.25;

/** True if an answer uses tables not confirmed for its date: the next entry of a table changes it. */
const isOpen = (text) => /"(?:vigente":false|revisar":true|estimativa":true)/.test(text);

/** A vector keeps its id as long as its input is the same. */
const idOf = (tool, input, now = '') =>
  createHash('sha256')
    .update(JSON.stringify([tool.id, input, now]))
    .digest('hex')
    .slice(0, 8);

/** Makes the vectors of a tool, by its id. */
export function vectorMaker(sources) {
  const { createHandler, seededRandom, tools } = sources;
  let time = 0;
  let isDrawn = false;
  const source = seededRandom('canivete');
  const random = () => {
    isDrawn = true;
    return source();
  };
  const service = createHandler({ tools, access: false, clock: () => time, random });

  async function call(tool, input, now = NOW) {
    time = Date.parse(now);
    isDrawn = false;
    const outcome = await outcomeOf(service, tool, input);
    return isDrawn ? { result: 'drawn' } : outcome;
  }

  /** The outcome of an input, with a seed where it is drawn. */
  async function determined(tool, input, now) {
    const outcome = await call(tool, input, now);
    if (outcome.result !== 'drawn' || !('seed' in tool.input.entries)) return { input, outcome };
    const seeded = { ...input, seed: 'canivete', seedVersion: 1 };
    return { input: seeded, outcome: await call(tool, seeded, now) };
  }

  /** The vector of a candidate, or null where it would make none: drawn, open to the next table, or too long. */
  async function vectorOf(
    tool,
    { comment, now, source, expected, flags = [], ...candidate },
    origin,
    longestDrawn,
  ) {
    const { input, outcome } = await determined(tool, candidate.input, now);
    if (expected) expectPublished(tool, input, outcome, expected);
    const text = JSON.stringify(outcome);
    if (outcome.result === 'drawn' || isOpen(text)) return null;
    const longest = origin === 'published' ? LONGEST_PUBLISHED : longestDrawn;
    if (origin !== 'example' && text.length > longest) return null;
    if (now && text === JSON.stringify(await call(tool, input))) return null;
    const { law, ...result } = outcome;
    const vector = {
      ...{ id: idOf(tool, input, now), tool: tool.id, comment, origin },
      ...(source && { source }),
      ...(law && { law }),
      ...(now && { now }),
      ...{ input, ...result },
    };
    const confirmedBy = confirmationsOf(vector);
    const readings = await wrongReadings(tool, input, outcome, (other) => call(tool, other, now));
    const seeded = 'seed' in input ? ['seeded'] : [];
    return {
      ...vector,
      ...(confirmedBy.length > 0 && { confirmedBy }),
      flags: [...new Set([...flags, ...seeded, ...readings])],
    };
  }

  return async function vectorsOf(id) {
    const tool = tools.find((one) => one.id === id);
    const random = seededRandom(id);
    const inputs = inputMaker(sources, random)(tool);
    const isDocument = 'invalid' in tool.input.entries;
    const families = isDocument
      ? { ...(await documentMaker({ ...sources, call })(tool)), example: inputs.example }
      : inputs;
    const wanted = isDocument ? OF_A_DOCUMENT : (COUNT[tool.category] ?? OTHERS) * (tool.byAction ? 2 : 1);
    const sizes = [];
    // One after another: the clock and the record of draws are those of one call.
    for (const { input } of inputs.example) sizes.push(JSON.stringify(await call(tool, input)).length);
    const longest = Math.max(LONGEST, Math.min(...sizes) * ROOM);
    const found = new Map();
    let refused = 0;

    async function take(candidate, origin) {
      const vector = await vectorOf(tool, candidate, origin, longest);
      if (vector === null || found.has(vector.id)) return false;
      const isRefused = !isDocument && origin !== 'published' && vector.result === 'invalid';
      if (isRefused && refused >= wanted * REFUSED) return false;
      if (isRefused) refused++;
      found.set(vector.id, vector);
      return true;
    }

    for (const example of publishedExamples) if (example.tool === id) await take(example, 'published');
    const queues = Object.entries(families).map(([origin, list]) => [
      origin,
      shuffled(list, (n) => sources.below(random, n)),
    ]);
    while (found.size < wanted && queues.some(([, list]) => list.length > 0)) {
      for (const [origin, list] of queues) {
        for (let turn = TURNS[origin] ?? 1; turn > 0; turn--) {
          while (found.size < wanted && list.length > 0 && !(await take(list.shift(), origin)));
        }
      }
    }
    for (const example of inputs.example) await take(example, 'example');
    return [...found.values()];
  };
}

function shuffled(list, below) {
  const rest = [...list];
  return list.map(() => rest.splice(below(rest.length), 1)[0]);
}

/** Throws where the service does not give what was published. */
function expectPublished(tool, input, { output, ...refusal }, expected) {
  for (const [path, value] of Object.entries(expected)) {
    const said = path.split('.').reduce((held, key) => held?.[key], output ?? refusal);
    if (JSON.stringify(said) !== JSON.stringify(value))
      throw new Error(`${tool.id} ${JSON.stringify(input)}: ${path} is ${said}, published ${value}`);
  }
}
