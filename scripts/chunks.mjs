import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The name of a module: `pages/docs/serve`, `tools/texto` for its `index`, and `tables/cfop` for its rows. */
const nameOf = (id) => id.slice(root.length).replace(/^src\/|(?:\/index)?\.ts$|\.tsv$/g, '');

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
 * the name of the first that needs it: each file more costs the start of a process a millisecond. What a module of `light`
 * needs too, which loads no start, is in a file of its own beside it.
 */
export function chunks(starts, light) {
  let closures;
  let lightModules;
  let owners;
  const isLight = (id) => light.some((path) => id.startsWith(root + path));
  return (id, graph) => {
    const whole = (files) => closureOf(files, graph, () => false);
    closures ??= Object.entries(starts).map(([name, file]) => [name, whole([root + file])]);
    lightModules ??= whole([...graph.getModuleIds()].filter(isLight));
    owners ??= ownersOf(graph, isLight);
    const own = owners.get(id);
    // A light entry that tools import has its code with what it shares, so that no start loads a file for each.
    if ((own.has(id) && !isLight(id)) || own.size === 1) return null;
    const room = roomOf(id);
    if (APART.test(room)) return `shared/${room}`;
    const [name] = closures.find(([, closure]) => closure.has(id)) ?? [room];
    return `shared/${name}${lightModules.has(id) ? '-light' : ''}`;
  };
}

/** The entries and late modules that reach each module, without passing through another of them that is not light. */
function ownersOf(graph, isLight) {
  const owners = new Map();
  const isOwner = (id) => {
    const { isEntry, dynamicImporters } = graph.getModuleInfo(id);
    return isEntry || dynamicImporters.length > 0;
  };
  const isEnd = (id) => isOwner(id) && !isLight(id);
  for (const owner of [...graph.getModuleIds()].filter(isOwner)) {
    for (const id of closureOf([owner], graph, isEnd))
      owners.set(id, (owners.get(id) ?? new Set()).add(owner));
  }
  return owners;
}

/** Modules and what they import at once, short of where to stop. */
function closureOf(starts, { getModuleInfo }, isEnd) {
  const reached = new Set(starts);
  // A set is walked through with what is added on the way.
  for (const id of reached) {
    for (const next of getModuleInfo(id).importedIds) if (!isEnd(next)) reached.add(next);
  }
  return reached;
}
