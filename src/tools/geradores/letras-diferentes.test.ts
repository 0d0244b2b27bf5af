import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { letrasDiferentes } from './letras-diferentes.ts';

interface Style {
  styleId: string;
  name: string;
  text: string;
}

const stylesOf = (text: string): Style[] => callTool(letrasDiferentes, { text }).styles;
const write = (styleId: string, text: string): string =>
  callTool(letrasDiferentes, { text, styleId }).styles[0].text;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

// Compatibility normalisation (Unicode, NFKC) knows these styles as the plain letters.
const COMPATIBLE = [
  'negrito',
  'italico',
  'negrito-italico',
  'cursiva',
  'cursiva-negrito',
  'gotica',
  'gotica-negrito',
  'contornada',
  'sem-serifa',
  'sem-serifa-negrito',
  'sem-serifa-italico',
  'sem-serifa-negrito-italico',
  'monoespacada',
  'circulos',
  'largura-total',
];

describe('letras-diferentes', () => {
  it('has 38 styles, each with an id and a name of its own', () => {
    const styles = stylesOf('Abc');
    expect(styles).toHaveLength(38);
    expect(new Set(styles.map(({ styleId }) => styleId)).size).toBe(38);
    expect(new Set(styles.map(({ name }) => name)).size).toBe(38);
    for (const { name } of styles) expect(name).toMatch(/^\p{Lu}[\p{Ll} ]+$/u);
    expect(styles.map(({ styleId }) => styleId).slice(0, 3)).toEqual([
      'negrito',
      'italico',
      'negrito-italico',
    ]);
    expect(styles.at(-1)?.styleId).toBe('estrelas');
  });

  it.each(COMPATIBLE)('%s: every letter is one that Unicode holds equivalent to the plain one', (styleId) => {
    expect(write(styleId, ALPHABET).normalize('NFKC')).toBe(ALPHABET);
    expect(write(styleId, ALPHABET)).not.toContain('A');
  });

  // Names of the code points in the Unicode Character Database.
  it.each([
    ['italico', 'h', '\u210e'], // PLANCK CONSTANT, which serves as italic small h
    ['cursiva', 'B', '\u212c'], // SCRIPT CAPITAL B
    ['cursiva', 'o', '\u2134'], // SCRIPT SMALL O
    ['gotica', 'Z', '\u2128'], // BLACK-LETTER CAPITAL Z
    ['contornada', 'N', '\u2115'], // DOUBLE-STRUCK CAPITAL N
    ['circulos', '0', '\u24ea'], // CIRCLED DIGIT ZERO
    ['circulos', '9', '\u2468'], // CIRCLED DIGIT NINE
    ['circulos-pretos', '0', '\u24ff'], // NEGATIVE CIRCLED DIGIT ZERO
    ['circulos-pretos', '1', '\u2776'], // DINGBAT NEGATIVE CIRCLED DIGIT ONE
    ['circulos-pretos', 'z', '\u{1f169}'], // NEGATIVE CIRCLED LATIN CAPITAL LETTER Z
    ['quadrados', 'a', '\u{1f130}'], // SQUARED LATIN CAPITAL LETTER A
    ['quadrados-pretos', 'Z', '\u{1f189}'], // NEGATIVE SQUARED LATIN CAPITAL LETTER Z
    ['parenteses', 'A', '\u{1f110}'], // PARENTHESIZED LATIN CAPITAL LETTER A
    ['parenteses', 'z', '\u24b5'], // PARENTHESIZED LATIN SMALL LETTER Z
    ['parenteses', '9', '\u247c'], // PARENTHESIZED DIGIT NINE
    ['parenteses', '0', '0'], // there is none
    ['largura-total', '~', '\uff5e'], // FULLWIDTH TILDE
    ['largura-total', ' ', '\u3000'], // IDEOGRAPHIC SPACE
    ['versalete', 'aqA', '\u1d00\ua7afA'],
    ['sobrescrito', 'aqAQC9', '\u1d43q\u1d2cQ\u1d9c\u2079'],
    ['subscrito', 'aAbX9', '\u2090\u2090b\u2093\u2089'],
    ['invertida', 'Olá (9)!', '¡(6) ɐlO'],
    ['ao-contrario', 'Olá!', '!álO'],
    ['tachado', 'a b', 'a\u0336 b\u0336'],
    ['tachado-til', 'a', 'a\u0334'],
    ['cortado', '<', '<\u0338'], // not normalised to ≮
    ['sublinhado', 'é', 'é\u0332'],
    ['sublinhado-duplo', 'a', 'a\u0333'],
    ['sobrelinha', 'a', 'a\u0305'],
    ['pontos', 'a', 'a\u0308'], // not normalised to ä
    ['espacada', 'né 1', 'n é   1'],
    ['alternada', 'a1bçD', 'a1BçD'],
    ['leet', 'AEIOSTBG aeiostbg', '43105786 43105786'],
    ['bandeiras', 'bR!', '\u{1f1e7}\u200b\u{1f1f7}\u200b!'],
    ['colchetes', 'a b', '【a】 【b】'],
    ['coracoes', 'abc', 'a♥b♥c'],
    ['estrelas', 'a', '★彡 a 彡★'],
  ])('%s: %s is %s', (styleId, text, expected) => {
    expect(write(styleId, text)).toBe(expected);
  });

  it('keeps accents on the new letters, however they were written', () => {
    expect(write('negrito', 'á')).toBe('\u{1d41a}\u0301');
    expect(write('negrito', 'a\u0301')).toBe('\u{1d41a}\u0301');
    expect(write('italico', '10 é')).toBe('10 \u{1d452}\u0301');
    // A character without a glyph stays as it is, its accent with it.
    expect(write('subscrito', 'ç')).toBe('ç');
  });

  it('does not touch a letter that already has a style, nor other scripts', () => {
    for (const styleId of COMPATIBLE) expect(write(styleId, 'ℬ語😀')).toBe('ℬ語😀');
  });

  it('reversing twice gives the text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 50 }), (text) => {
        const once = write('ao-contrario', text.normalize('NFC'));
        fc.pre(once.normalize('NFC') === once);
        expect(write('ao-contrario', once)).toBe(text.normalize('NFC'));
      }),
    );
  });

  it('counts code points: 1 to 1000', () => {
    expect(stylesOf('😀'.repeat(1000))).toHaveLength(38);
    for (const text of ['', '😀'.repeat(1001)]) {
      expect(refusal(letrasDiferentes, { text })).toMatchObject({ status: 400, fields: ['text'] });
    }
  });

  it('refuses an unknown style', () => {
    expect(refusal(letrasDiferentes, { text: 'a', styleId: 'Negrito' })).toMatchObject({
      status: 400,
      fields: ['styleId'],
    });
  });
});
