/** `--default FIELD=VALUE`: defaults of fields, in place of those of the package. */
import { type Defaults, defaultOptions } from '../../../src/kit/defaults.ts';
import { omitUndefined } from '../../../src/lib/omit-undefined.ts';
import { readOptions } from '../../../src/lib/options.ts';
import { sameText, UsageError } from '../usage.ts';

export const defaultArgs = { default: { type: 'string', multiple: true, default: [] as string[] } } as const;

/** Throws a `UsageError` at a field or value that no default may have. */
export function readDefaults(texts: readonly string[]): Defaults {
  const given = texts.map((text) => {
    const [name = '', value] = text.split('=', 2);
    if (value === undefined)
      throw new UsageError({
        pt: `--default aceita CAMPO=VALOR, e não "${text}"`,
        en: `--default takes FIELD=VALUE, not "${text}"`,
      });
    return [name, value] as const;
  });
  try {
    return omitUndefined<Defaults>(readOptions('--default', Object.fromEntries(given), defaultOptions));
  } catch (error) {
    throw error instanceof TypeError ? new UsageError(sameText(error.message)) : error;
  }
}
