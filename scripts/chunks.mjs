import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The name of a module: `pages/docs/serve`, and `tools/texto` for its `index`. */
const nameOf = (id) => id.slice(root.length).replace(/^src\/|(?:\/index)?\.ts$/g, '');

/** The room of a module: `kit`, `tools/texto`; texts for documents have one of their own, which no start loads. */
const roomOf = (id) =>
  /\.texts\.ts$|\/shared-texts\.ts$/.test(id)
    ? 'texts'
    : /^(?:(?:adapters|pages|tools)\/(?=.*\/))?[^/]+/.exec(nameOf(id))[0];

/**
 * Rooms that no chunk of several has. A bundler that cuts at files would load the digests of access control with every
 * tool, and the heads of all tools with `canivete/core`.
 */
const APART = /^(?:access|tools)\b/;

/** The file of a chunk that holds one module and what it alone needs; others have their names. */
export const chunkFile = ({ name, facadeModuleId }) => `${facadeModuleId ? nameOf(facadeModuleId) : name}.js`;

/**
 * The chunk of a module. An entry, and a module that is loaded late, has a chunk of its own, with what it alone
 * imports. What several of them import stands in one file a room. But what one of `starts` needs stands in one file, by
 * the name of the first that needs it: each file more costs the start of a process a millisecond.
 */
export function chunks(starts) {
  let closures;
  let owners;
  return (id, graph) => {
    closures ??= Object.entries(starts).map(([name, file]) => [
      name,
      closureOf(root + file, graph, () => false),
    ]);
    owners ??= ownersOf(graph);
    const own = owners.get(id);
    if (own.has(id) || own.size === 1) return null;
    const room = roomOf(id);
    const [name] = closures.find(([, closure]) => closure.has(id)) ?? [room];
    return `shared/${APART.test(room) ? room : name}`;
  };
}

/** The entries and late modules that reach each module, without passing through another of them. */
function ownersOf(graph) {
  const owners = new Map();
  const isOwner = (id) => {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(id);
    return isEntry || dynamicImporters.length > 0;
  };
  for (const owner of [...graph.getModuleIds()].filter(isOwner)) {
    for (const id of closureOf(owner, graph, isOwner))
      owners.set(id, (owners.get(id) ?? new Set()).add(owner));
  }
  return owners;
}

/** A module and what it imports at once, short of where to stop. */
function closureOf(start, { getModuleInfo }, isEnd) {
  const reached = new Set([start]);
  // A set is walked through with what is added on the way.
  for (const id of reached) {
    for (const next of getModuleInfo(id).importedIds) if (!isEnd(next)) reached.add(next);
  }
  return reached;
}
