interface PageFiles {
  /** Those that the page loads at once. */
  readonly atOnce: readonly string[];
  readonly all: readonly string[];
  /** Those that the page loads later, with the file of this name. */
  readonly later: (name: string) => Promise<readonly string[]>;
}

const NAME = String.raw`\b[\w-]+-[A-Z0-9]{8}\.(?:js|css|svg)\b`;

/** The files of a page of the built package, as a browser finds them: named by the page, or by another file. */
export async function filesOf(
  page: '/docs' | '/panel',
  read: (path: string) => Promise<string>,
): Promise<PageFiles> {
  const follow = async (pattern: RegExp, start: string = page) => {
    const found = new Set([start]);
    for (const path of found) {
      // Everything that the page itself names is loaded at once.
      const named = (await read(path)).matchAll(path === page ? new RegExp(`()(${NAME})`, 'g') : pattern);
      for (const [, , name] of named) found.add(`${page}/files/${name}`);
    }
    return [...found].filter((path) => path !== page);
  };
  const imported = new RegExp(String.raw`(from|import)\s*"\./(${NAME})"`, 'g');
  const [atOnce, all] = [await follow(imported), await follow(new RegExp(`()(${NAME})`, 'g'))];
  return {
    ...{ atOnce, all },
    async later(name) {
      const start = all.find((path) => path.startsWith(`${page}/files/${name}-`));
      if (start === undefined) throw new Error(`no file ${name}`);
      return (await follow(imported, start)).filter((path) => !atOnce.includes(path));
    },
  };
}
