interface PageFiles {
  /** Those that the page loads at once. */
  readonly atOnce: readonly string[];
  readonly all: readonly string[];
}

const NAME = String.raw`\b\w+-[A-Z0-9]{8}\.(?:js|css|svg)\b`;

/** The files of a page of the built package, as a browser finds them: named by the page, or by another file. */
export async function filesOf(
  page: '/docs' | '/panel',
  read: (path: string) => Promise<string>,
): Promise<PageFiles> {
  const follow = async (pattern: RegExp) => {
    const found = new Set([page as string]);
    for (const path of found) {
      // Everything that the page itself names is loaded at once.
      const named = (await read(path)).matchAll(path === page ? new RegExp(`()(${NAME})`, 'g') : pattern);
      for (const [, , name] of named) found.add(`${page}/files/${name}`);
    }
    return [...found].filter((path) => path !== page);
  };
  return {
    atOnce: await follow(new RegExp(String.raw`(from|import)\s*"\./(${NAME})"`, 'g')),
    all: await follow(new RegExp(`()(${NAME})`, 'g')),
  };
}
