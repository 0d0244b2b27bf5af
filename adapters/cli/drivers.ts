/** Loads the driver of a store from the installed packages, or from the runtime itself. */
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface Drivers {
  /** A module, or null when it is not installed. Throws when it is, and cannot be loaded. */
  load(name: string): unknown;
  /** A module of the runtime itself, or null when it has none of that name. */
  builtin(name: string): unknown;
  /** Such as `Node 20.20.2`. */
  readonly runtime: string;
  /** The version of Node-API that the runtime has; 0 when it has none. */
  readonly napi: number;
}

/**
 * Those of this process: of the project in the current folder first, as `npx` runs this package from a folder of its
 * own.
 */
export function installedDrivers(folder = process.cwd()): Drivers {
  const { bun, deno, node, napi } = process.versions;
  return {
    load(name) {
      for (const from of [join(folder, 'package.json'), import.meta.url]) {
        const require = createRequire(from);
        const path = resolveModule(require, name);
        if (path !== null) return require(path) as unknown;
      }
      return null;
    },
    // Bun has modules that it gives to `require` alone.
    builtin: (name) =>
      (bun === undefined ? process.getBuiltinModule(name) : createRequire(import.meta.url)(name)) ?? null,
    runtime: bun ? `Bun ${bun}` : deno ? `Deno ${deno}` : `Node ${node}`,
    napi: Number(napi ?? 0),
  };
}

function resolveModule(require: NodeJS.Require, name: string): string | null {
  try {
    return require.resolve(name);
  } catch {
    return null;
  }
}
