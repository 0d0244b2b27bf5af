import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Texts about the package for readers, by path. */
export const pages: ReadonlyMap<string, string> = new Map(
  [
    'README.md',
    'README.pt-BR.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'docs/screenshots/README.md',
    ...readdirSync(`${root}docs`).flatMap((name) => (name.endsWith('.md') ? `docs/${name}` : [])),
  ].map((path) => [path, readFileSync(root + path, 'utf8')]),
);

/** The blocks of code in a page that are of one language, or of any. */
export function blocksOf(page: string, language = '\\w*'): string[] {
  return [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, text]) => text as string,
  );
}

/** The links of a page to files of the repository. In a span of code, such as a pattern, brackets are no link. */
export function linksOf(path: string, page: string) {
  return [...page.replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link as string)
    .filter((link) => !/^https?:/.test(link))
    .map((link) => {
      const [file = '', anchor] = link.split('#') as [string?, string?];
      return { path, target: file === '' ? path : normalize(join(dirname(path), file)), anchor };
    });
}
