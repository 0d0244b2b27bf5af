import type { Language } from '../../src/lib/languages.ts';
import { readArgs } from './args.ts';
import { readLanguage } from './call/open-caller.ts';
import { print } from './call/output.ts';
import { openNewFile } from './new-file.ts';
import { postmanOf } from './openapi/postman.ts';
import { apiArgs, openSite, type Site } from './openapi/site.ts';

/** Prints or writes the OpenAPI document. */
export const openapi = (args: readonly string[], say = print, open = openSite): Promise<void> =>
  writeDocument(args, { say, open }, (text) => text);

/** Prints or writes a collection for Postman, which is made from the OpenAPI document. */
export const postman = (args: readonly string[], say = print, open = openSite): Promise<void> =>
  writeDocument(args, { say, open }, (text, language) =>
    JSON.stringify(postmanOf(JSON.parse(text) as never, language)),
  );

interface Around {
  readonly say: typeof print;
  readonly open: (api: string) => Site;
}

async function writeDocument(
  args: readonly string[],
  { say, open }: Around,
  make: (text: string, language: Language) => string,
): Promise<void> {
  const { values } = readArgs(args, {
    ...apiArgs,
    out: { type: 'string' },
    language: { type: 'string', default: 'pt' },
  });
  const language = readLanguage(values.language);
  const text = `${make(await open(values.api).text(`/openapi.json?lang=${language}`), language)}\n`;
  if (values.out === undefined) return say(text);
  const file = openNewFile(values.out, { option: '--out' });
  try {
    await print(text, file.number);
    file.keep();
  } finally {
    file.drop();
  }
}
