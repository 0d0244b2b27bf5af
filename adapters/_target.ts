/** True if a path is the base path or begins with it as a whole segment. */
export function isUnder(basePath: string, path: string): boolean {
  return path.startsWith(basePath) && (path.length === basePath.length || path[basePath.length] === '/');
}

/** Makes a function that warns once of a mount that the base path does not begin with, with the line to write. */
export function mountWarning(adapter: string, basePath: string): (mount: string) => void {
  let hasWarned = false;
  return (mount) => {
    if (hasWarned || mount === '' || isUnder(mount, basePath)) return;
    hasWarned = true;
    // oxlint-disable-next-line no-console -- nobody else hears of a request that goes by
    console.warn(
      `${adapter}: mounted at ${mount}, the service is never reached. ${basePathLine(mount + basePath)}`,
    );
  };
}

/** Names the line that gives a service another base path. */
export const basePathLine = (basePath: string): string =>
  `Its base path is the whole path: createService({ http: { basePath: '${basePath}' } })`;
