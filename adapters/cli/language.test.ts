import { expect, it } from 'vitest';
import { promptLanguage } from './language.ts';

it.each([
  ['the option', ['help', '--language', 'pt'], {}, 'pt'],
  ['the option in one word', ['help', '--language=pt'], { LC_ALL: 'C' }, 'pt'],
  ['the option before the locale', ['call', '--language', 'en'], { LANG: 'pt_BR.UTF-8' }, 'en'],
  ['the last of two options', ['--language', 'en', '--language', 'pt'], {}, 'pt'],
  ['LANG', [], { LANG: 'pt_BR.UTF-8' }, 'pt'],
  ['LANG of Portugal', [], { LANG: 'pt_PT' }, 'pt'],
  ['LANG alone', [], { LANG: 'PT' }, 'pt'],
  ['LC_MESSAGES before LANG', [], { LC_MESSAGES: 'en_US.UTF-8', LANG: 'pt_BR.UTF-8' }, 'en'],
  ['LC_ALL before both', [], { LC_ALL: 'pt_BR', LC_MESSAGES: 'en_US', LANG: 'C' }, 'pt'],
  ['LANG where LC_ALL is empty', [], { LC_ALL: '', LANG: 'pt_BR' }, 'pt'],
  ['no other language', ['--language', 'es'], { LANG: 'ptx_XX' }, 'en'],
  ['English where nothing is said', [], {}, 'en'],
] as const)('the prompt speaks the language of %s', (_, args, environment, language) => {
  expect(promptLanguage(args, environment)).toBe(language);
});
