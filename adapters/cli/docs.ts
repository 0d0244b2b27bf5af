import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArgs } from './args.ts';
import { print } from './call/output.ts';
import { filesOf } from './docs/files-of.ts';
import { page } from '../../src/pages/docs/files.ts';
import { tools } from '../../src/tools/heads.ts';
import { promptLanguage } from './language.ts';
import { openNewFile } from './new-file.ts';
import { apiArgs, openSite } from './openapi/site.ts';
import { sameText, UsageError } from './usage.ts';

/** Writes the pages of the docs as files that any host serves. */
export async function docs(
  args: readonly string[],
  { open = openSite, source = { tools, page }, say = (text: string) => void process.stderr.write(text) } = {},
): Promise<void> {
  const { values } = readArgs(args, { ...apiArgs, out: { type: 'string' }, url: { type: 'string' } });
  const { out, url } = values;
  if (out === undefined)
    throw new UsageError({
      pt: 'docs pede --out PASTA, onde as páginas ficam',
      en: 'docs needs --out DIR, where the pages are written',
    });
  if (url !== undefined && (!/^https?:\/\/./.test(url) || !URL.canParse(url)))
    throw new UsageError({
      pt: '--url aceita o endereço do site, como https://docs.example.com/api',
      en: '--url takes the address of the site, such as https://docs.example.com/api',
    });
  const files = await filesOf({ site: open(values.api), ...source }, url?.replace(/\/+$/, ''));
  for (const [name, text] of files) {
    const path = join(out, name);
    try {
      mkdirSync(dirname(path), { recursive: true });
    } catch (error) {
      throw new UsageError(sameText(`--out ${out}: ${(error as Error).message}`));
    }
    const file = openNewFile(path, { option: '--out' });
    try {
      await print(text, file.number);
      file.keep();
    } finally {
      file.drop();
    }
  }
  const { size } = files;
  say({ pt: `${size} arquivos em ${out}\n`, en: `${size} files in ${out}\n` }[promptLanguage(args)]);
}
