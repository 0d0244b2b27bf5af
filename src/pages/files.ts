/** The files of a page, as the build makes them. */
import type { Headers } from '../contracts/call.ts';
import type { Page, Visit } from '../contracts/pages.ts';
import { Refused } from '../pipeline/errors/refused.ts';
import { fromBase64 } from '../lib/bytes/bytes.ts';
import type { Text } from '../lib/languages.ts';
import { packedAnswer } from '../pipeline/kept.ts';

/** A file that a page loads. */
export interface PageFile {
  /** Holds the digest of its content: `app-1A2B3C4D.js`. */
  readonly name: string;
  readonly type: string;
  /** The text as gzip packs it, in Base64. */
  readonly gzip: string;
}

export interface PageFiles {
  /** The service fills in the names between percent signs. Empty where the page is missing. */
  readonly html: string;
  /** The name of the file that begins the application. */
  readonly app: string;
  readonly files: readonly PageFile[];
}

/**
 * The policy of a page: it runs, draws and asks only from its own origin. Nothing else is loaded, no text becomes
 * markup, and no other page holds it in a frame.
 */
export const policy: Headers = {
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

export const HTML = 'text/html; charset=utf-8';

/** Fills in the names between percent signs, such as `%title%`. */
export const fillIn = (html: string, values: Readonly<Record<string, string>>): string =>
  html.replace(/%(\w+)%/g, (all, name: string) => values[name] ?? all);

/** Makes the open address under which the files of a page lie. Their names change with their content. */
export function filePage(path: `/${string}/:file`, files: readonly PageFile[]): Page {
  const kept = new Map(
    files.map(({ name, type, gzip }) => {
      const headers = {
        ...policy,
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
      };
      return [name, packedAnswer(() => fromBase64(gzip) as Uint8Array, headers)];
    }),
  );
  return {
    method: 'GET',
    path,
    access: 'open',
    describe: { GET: { summary: ofPage, file: '*/*', revalidates: true, errors: [404] } },
    handle({ call, params }: Visit) {
      const answer = kept.get(params['file'] as string);
      if (!answer) throw new Refused({ path: call.path, allow: [], basePath: '', paths: [] });
      return answer(call);
    },
  };
}

const ofPage: Text = { pt: 'Um arquivo de uma página', en: 'A file of a page' };
