import { describe, expect, it, vi } from 'vitest';
import { h } from './dom.ts';
import type { Language } from '../../lib/languages.ts';
import { firstLanguage, keepLanguage } from './language.ts';
import { languages, skipLink } from './languages.ts';
import { makeDocument } from '#test/support/document.ts';

const { document, show, heard, role, roles, fire } = makeDocument();

describe('the language of a page', () => {
  const speaking = (tags: readonly string[], kept: string | null = null) => {
    const stored = new Map(kept === null ? [] : [['canivete.lang', kept]]);
    vi.stubGlobal('navigator', { languages: tags });
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    });
    return stored;
  };

  it.each<[readonly string[], string | null, Language]>([
    [['en-US'], null, 'en'],
    [['EN'], null, 'en'],
    [['pt-BR', 'en'], null, 'pt'],
    [['fr', 'en-GB', 'pt'], null, 'en'],
    [['fr'], null, 'pt'],
    [[], null, 'pt'],
    [['eng', 'ptx'], null, 'pt'],
    [['fr-en', 'en'], null, 'en'],
    [['zh-pt', 'en'], null, 'en'],
    [['pt-en'], null, 'pt'],
    [['en'], 'pt', 'pt'],
    [['pt'], 'en', 'en'],
    [['en'], 'fr', 'en'],
  ])('of %j, with %s kept, is %s', (tags, kept, language) => {
    speaking(tags, kept);
    expect(firstLanguage()).toBe(language);
  });

  it('is kept where something can be', () => {
    const stored = speaking(['pt']);
    keepLanguage('en');
    expect([...stored]).toEqual([['canivete.lang', 'en']]);
    vi.stubGlobal('localStorage', undefined);
    keepLanguage('pt');
    expect(firstLanguage()).toBe('pt');
  });

  it('is chosen by buttons', () => {
    const spoken: string[] = [];
    show(languages('en', (language) => void spoken.push(language)));
    expect(heard()).toEqual(['group "Language"', '  [button "PT"][button "EN" pressed]']);
    expect(roles('button').map(({ lang, title }) => [lang, title])).toEqual([
      ...[
        ['pt-BR', 'Português'],
        ['en', 'English'],
      ],
    ]);
    for (const one of roles('button')) one.click();
    expect(spoken).toEqual(['pt', 'en']);
  });

  it('is that of the link that leads past the head', () => {
    show(h('div', null, skipLink('en'), h('main', { tabindex: -1 })));
    expect(heard()[0]).toBe('link "Skip to content"');
    expect(fire(role('link'), 'click')).toBe(true);
    expect(document.activeElement).toBe(role('main'));
  });
});
