import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Words that need a second reading. */
const WORDS = /\b(?:whoever|(?:is|are) none|told of|anew|of which)\b/i;
/** A comment that opens so has no subject. */
const OPENING = /^(?:Of|What|Whether|As|Who) /;
/** The title of a test without a `describe` has no subject when it opens with a verb, or joins on to something. */
const NO_SUBJECT =
  /^(?:of|that|and|whether|is|are|has|have|does|may|never|accepts|agrees|answers|closes|counts|ends|finds|gives|goes|hands|holds|keeps|knows|leaves|lets|looks|makes|prints|puts|reads|refuses|says|sends|serves|shows|stays|takes|tells|waits|writes) /;
/** A title, with its indentation. */
const TITLE = /^( *)(?:(?:describe|it|test)\b|[\])]).*?\((?:\n +)?(['"`])(.+?)\2,/gm;

const files = ['src', 'adapters', 'test', 'scripts', 'bench'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|mjs)$/.test(file) && !/node_modules|prose\.test/.test(file))
    .map((file) => `${folder}/${file}`),
);
const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...readdirSync(join(root, 'docs'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** The comments of a source, each in one line. */
function commentsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return Array.from(text.matchAll(/^[ \t]*(?:\/\*[\s\S]*?\*\/|(?:\/\/.*\n?[ \t]*)+)/gm), ([comment]) =>
    comment
      .replace(/^[ \t]*(?:\/\*\*?|\*\/|\*|\/\/) ?|\*\/[ \t]*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

it('a comment has a subject, and no word that needs a second reading', () => {
  const wrong = files.flatMap((file) =>
    commentsOf(file)
      .filter((comment) => WORDS.test(comment) || OPENING.test(comment))
      .map((comment) => `${file}: ${comment.slice(0, 100)}`),
  );
  expect(wrong).toEqual([]);
});

it('a page for users has no word that needs a second reading', () => {
  const wrong = pages.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => WORDS.test(line))
      .map((line) => `${file}: ${line.slice(0, 100)}`),
  );
  expect(wrong).toEqual([]);
});

it('a title of a test names its subject, and has no word that needs a second reading', () => {
  const wrong = files
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      Array.from(readFileSync(join(root, file), 'utf8').matchAll(TITLE), ([, indent, , title = '']) => ({
        place: `${file}: ${title}`,
        isWrong: WORDS.test(title) || (indent === '' && NO_SUBJECT.test(title)),
      })),
    )
    .filter(({ isWrong }) => isWrong);
  expect(wrong.map(({ place }) => place)).toEqual([]);
});
