import type { Language } from '../../src/lib/languages.ts';

/**
 * The language in which the prompt speaks: that of `--language`, else Portuguese where the locale of the environment is,
 * else English.
 */
export function promptLanguage(
  args: readonly string[] = process.argv.slice(2),
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Language {
  const given = args.flatMap((arg, i): Language[] => {
    const [, value = args[i + 1]] = /^--language(?:=(.*))?$/s.exec(arg) ?? [null, ''];
    return value === 'pt' || value === 'en' ? [value] : [];
  });
  const [locale = ''] = ['LC_ALL', 'LC_MESSAGES', 'LANG'].flatMap((name) => environment[name] || []);
  return given.at(-1) ?? (/^pt(?![a-z])/i.test(locale) ? 'pt' : 'en');
}
