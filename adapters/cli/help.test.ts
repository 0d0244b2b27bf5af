import { describe, expect, it } from 'vitest';
import { helpOf, wholeHelp } from './help.ts';

/** The names of all options in a text, in their order. */
const optionsIn = (text: string) => text.match(/(?<=^ {2})--[a-z-]+/gm) ?? [];
const commandsIn = (text: string) => text.match(/(?<=^ {2})canivete -?-?[a-z]+(?: [a-z-]+)?/gm) ?? [];

describe('the help', () => {
  it('names each command and option in both languages, in the same order', () => {
    const [pt, en] = [wholeHelp('pt'), wholeHelp('en')];
    expect(optionsIn(pt)).toEqual(optionsIn(en));
    expect(commandsIn(pt)).toEqual(commandsIn(en));
    expect(optionsIn(en).length).toBeGreaterThan(100);
    expect(commandsIn(en)).toContain('canivete keys create');
    expect(pt).not.toMatch(/\b(?:the|prints|options)\b/);
    expect(en).not.toMatch(/\b(?:padrão|opções|ARQUIVO)\b/);
  });

  it('has the names of operands and values in its language', () => {
    const names = (text: string) => new Set(text.match(/\b[A-Z][A-Z_]{3,}\b/g));
    const inEnglish = names(wholeHelp('en'));
    const shared = [...names(wholeHelp('pt'))].filter((name) => inEnglish.has(name));
    const others = /^(?:CANIVETE_\w+|LANG|LC_ALL|PORT|HOST|SIG\w+|BEGIN|COMMIT|POST|JSON|CNPJ)$/;
    expect(shared.filter((name) => !others.test(name))).toEqual([]);
  });

  it('of one command says how it is called, its options, and further facts', () => {
    expect(helpOf('listen', 'en')).toBe(`\
  canivete listen [options]  receives webhooks, verifies and prints them

Options of listen
  --port N                   default 8788; 0 takes a free one
  --host H                   default 127.0.0.1
  --secret whsec_…           the webhook's secret; may be repeated. Without it nothing is verified.
`);
    expect(helpOf('tools', 'pt')).toMatch(
      /^ {2}canivete tools \[PALAVRA …\] .*\n\nOpções de call, tools, describe e tables\n/,
    );
    expect(helpOf('audit', 'en')).toContain('Exit codes: 2 for a file');
    expect(helpOf('call', 'en')).not.toContain('--port');
  });

  it('of a group lists its commands, their effects and their needs', () => {
    expect(helpOf('keys', 'en')).toBe(`\
  canivete keys create ACCOUNT [--scope account] [--tools ID,ID] [--name NAME] [--expires INSTANT]
        makes a key for all tools, for some, or for the account area; prints it only this once
  canivete keys list ACCOUNT
        lists the keys of an account: id, state, scope, first and last characters, expiry, last use and name
  canivete keys revoke KEY_ID
        revokes a key, at once and permanently
  canivete keys rotate KEY_ID [--overlap TIME] [--expires INSTANT]
        replaces a key and prints the new one; the old one works for another day, or for --overlap

These need --store, or --config with a store, and CANIVETE_ENCRYPTION_KEY if serve has it; --json prints full records
`);
    expect(helpOf('webhooks', 'en')).toContain(
      "create ACCOUNT URL [--events EVENT,EVENT] [--tools ID,CATEGORY] [--header 'NAME: VALUE'…] [--description TEXT] [--webhooks-dev]\n",
    );
    expect(helpOf('accounts', 'pt')).toContain('cria uma conta e mostra o id');
  });

  it('exists for commands and groups alone', () => {
    expect(['cpf', '', 'toString'].map((name) => helpOf(name, 'en'))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
