/** The files of a page, as the build makes them. */
import type { Headers } from '../contracts/call.ts';
import type { Page } from '../contracts/pages.ts';
import type { Text } from '../lib/languages.ts';
import { taggedAnswer, unlessKnown } from '../pipeline/tagged.ts';

export interface PageFile {
  /** The path below the base path: `/panel/app.js`. */
  readonly path: `/${string}`;
  readonly type: string;
  readonly text: string;
}

/**
 * The policy of a page: it runs, draws and asks only from its own origin. Nothing else is loaded, no text becomes
 * markup, and no other page holds it in a frame.
 */
const policy: Headers = {
  'referrer-policy': 'no-referrer',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
};

/** Makes open addresses that answer with the files of a page, each with its ETag. */
export function filePages(files: readonly PageFile[], summary: Text): readonly Page[] {
  return files.map(({ path, type, text }) => {
    const answer = taggedAnswer(text, { ...policy, 'content-type': type });
    return {
      method: 'GET',
      path,
      access: 'open',
      describe: { GET: { summary: isPage(type) ? summary : ofPage, file: type, revalidates: true } },
      handle: ({ call }) => unlessKnown(answer, call.header('if-none-match')),
    };
  });
}

const isPage = (type: string): boolean => type.startsWith('text/html');
const ofPage: Text = { pt: 'Um arquivo de uma página', en: 'A file of a page' };
