/** Asks a person before something is lost. */
import { createInterface } from 'node:readline/promises';
import { UsageError } from './usage.ts';

/** Resolves once the person at the terminal types the word; a program, which nobody sits at, says `--yes`. */
export async function confirm(
  question: string,
  word: string,
  { input, output }: { input: NodeJS.ReadStream; output: NodeJS.WritableStream } = {
    input: process.stdin,
    output: process.stderr,
  },
): Promise<void> {
  if (!input.isTTY)
    throw new UsageError({
      pt: 'isto não pode ser desfeito: acrescente --yes',
      en: 'this cannot be undone: add --yes',
    });
  const lines = createInterface({ input, output });
  try {
    if ((await lines.question(question)).trim() !== word)
      throw new UsageError({ pt: 'nada foi feito', en: 'nothing was done' });
  } finally {
    lines.close();
  }
}
