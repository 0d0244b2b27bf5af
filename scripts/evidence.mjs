import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../vectors/', import.meta.url);

/** Origins of vectors that say what is refused, or what the documentation shows. */
const SHOWN = new Set(['example', 'wrong', 'broken', 'missing', 'written']);

/** Vectors that tell another program something: somebody else published or computed the result, or it is one of `SHOWN`. */
const isEvidence = ({ origin, source, confirmedBy }) => Boolean(source ?? confirmedBy) || SHOWN.has(origin);

/**
 * A plugin of the build: puts the vectors of `vectors` that are evidence for others into the package. The rest records what this package answers,
 * and is of use to its own tests alone.
 */
export function evidence() {
  return {
    name: 'evidence',
    generateBundle() {
      for (const name of readdirSync(fileURLToPath(folder))) {
        const text = readFileSync(new URL(name, folder), 'utf8');
        const source = name === 'schema.json' ? text : withEvidence(text);
        this.emitFile({ type: 'asset', fileName: `vectors/${name}`, source });
      }
    },
  };
}

function withEvidence(text) {
  const { vectors, ...head } = JSON.parse(text);
  const lines = vectors.filter(isEvidence).map((vector) => JSON.stringify(vector));
  return `${JSON.stringify(head).slice(0, -1)},"vectors":[\n${lines.join(',\n')}\n]}\n`;
}
