import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { letterStyles, lentLetters } from './letter-styles.ts';
import { unicodeBlocks } from './unicode-blocks.ts';
import { categoryLabels } from './unicode-categories.ts';
import { upsideDown } from './upside-down.ts';

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');

describe('blocks', () => {
  it('are the lines of Blocks.txt', () => {
    // `grep '^[0-9A-F]' Blocks.txt | sha256sum` of https://www.unicode.org/Public/17.0.0/ucd/Blocks.txt, whose own MD5
    // is bbb54bbda639796d4d0e9344e537d892.
    const lines = unicodeBlocks.map(([first, last, name]) => `${hex(first)}..${hex(last)}; ${name}\n`);
    expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(
      'ebb014f06cef57c9582c65f04c7e41a1290d20b6211cdb0009a7239a67075da5',
    );
  });
});

describe('general categories', () => {
  it('are those of UAX #44, table 12, which the engine knows too', () => {
    const published =
      'Lu Ll Lt Lm Lo Mn Mc Me Nd Nl No Pc Pd Ps Pe Pi Pf Po Sm Sc Sk So Zs Zl Zp Cc Cf Cs Co Cn'.split(' ');
    expect(Object.keys(categoryLabels).toSorted()).toEqual(published.toSorted());
    for (const category of published) expect(() => new RegExp(`\\p{gc=${category}}`, 'u')).not.toThrow();
  });

  it('of letters in lower case and of marks are called what their long names say', () => {
    // Lowercase_Letter, Nonspacing_Mark, Spacing_Mark, Enclosing_Mark.
    expect(categoryLabels).toMatchObject({
      Ll: { pt: 'Letra minúscula', en: 'Lowercase letter' },
      Mn: { pt: 'Marca sem avanço', en: 'Nonspacing mark' },
      Mc: { pt: 'Marca com avanço', en: 'Spacing mark' },
      Me: { pt: 'Marca envolvente', en: 'Enclosing mark' },
    });
  });
});

describe('letter styles', () => {
  // The code charts Mathematical Alphanumeric Symbols (U+1D400), Enclosed Alphanumerics (U+2460), Dingbats (U+2700) and
  // Enclosed Alphanumeric Supplement (U+1F100): where A, a, 0 and, apart from it, 1 stand.
  const charts = `
    negrito 1D400 1D41A 1D7CE -
    italico 1D434 1D44E - -
    negrito-italico 1D468 1D482 - -
    cursiva 1D49C 1D4B6 - -
    cursiva-negrito 1D4D0 1D4EA - -
    gotica 1D504 1D51E - -
    gotica-negrito 1D56C 1D586 - -
    contornada 1D538 1D552 1D7D8 -
    sem-serifa 1D5A0 1D5BA 1D7E2 -
    sem-serifa-negrito 1D5D4 1D5EE 1D7EC -
    sem-serifa-italico 1D608 1D622 - -
    sem-serifa-negrito-italico 1D63C 1D656 - -
    monoespacada 1D670 1D68A 1D7F6 -
    circulos 24B6 24D0 24EA 2460
    circulos-pretos 1F150 1F150 24FF 2776
    quadrados 1F130 1F130 - -
    quadrados-pretos 1F170 1F170 - -
    parenteses 1F110 249C - 2474`;

  it('stand where the code charts have them', () => {
    const at = (codePoint: number | undefined) => (codePoint === undefined ? '-' : hex(codePoint));
    const ours = letterStyles.map(({ id, A, a, zero, one }) =>
      [id, at(A), at(a), at(zero), at(one)].join(' '),
    );
    expect(ours).toEqual(
      charts
        .trim()
        .split('\n')
        .map((line) => line.trim()),
    );
  });

  it('take from Letterlike Symbols what the mathematical alphabets leave out', () => {
    // The reserved places in the chart of U+1D400, each with a cross reference.
    const reserved = {
      italico: 'h210E',
      cursiva: 'B212C E2130 F2131 H210B I2110 L2112 M2133 R211B e212F g210A o2134',
      gotica: 'C212D H210C I2111 R211C Z2128',
      contornada: 'C2102 H210D N2115 P2119 Q211A R211D Z2124',
    };
    const ours = letterStyles
      .filter(({ exceptions }) => exceptions)
      .map(({ id, exceptions = '' }) => [
        id,
        exceptions
          .match(/../gu)
          ?.map(([letter, sign]) => `${letter}${hex(sign?.codePointAt(0) as number)}`)
          .join(' '),
      ]);
    expect(Object.fromEntries(ours)).toEqual(reserved);
  });
});

describe('lent letters', () => {
  const pairsOf = ([from, to]: readonly [string, string]) => {
    const signs = [...to];
    expect(signs).toHaveLength(from.length);
    return [...from].map((letter, i) => [letter, signs[i] as string] as const);
  };

  it('of small capitals are LATIN LETTER SMALL CAPITAL, except x, which has none', () => {
    const published =
      'a1D00 b0299 c1D04 d1D05 e1D07 fA730 g0262 h029C i026A j1D0A k1D0B l029F m1D0D n0274 o1D0F p1D18 qA7AF r0280 ' +
      'sA731 t1D1B u1D1C v1D20 w1D21 x0078 y028F z1D22';
    const ours = pairsOf(lentLetters.versalete).map(
      ([letter, sign]) => letter + hex(sign.codePointAt(0) as number),
    );
    expect(ours.join(' ')).toBe(published);
  });

  it.each(['sobrescrito', 'subscrito'] as const)('of %s are compatible with the plain ones', (style) => {
    // Unicode, NFKC: decomposition mappings <super> and <sub>. Capitals are small where there is no capital.
    for (const [letter, sign] of pairsOf(lentLetters[style])) {
      expect(sign).not.toBe(letter);
      expect(sign.normalize('NFKC').toLowerCase()).toBe(letter.toLowerCase());
    }
  });

  it('of leet are figures for eight letters', () => {
    expect(lentLetters.leet).toEqual(['aeiostbgAEIOSTBG', '4310578643105786']);
  });

  // Characters that Unicode names after the one they are when turned or inverted.
  const turned =
    'aɐ eǝ hɥ iᴉ kʞ mɯ rɹ tʇ vʌ wʍ yʎ cɔ CƆ EƎ FℲ G⅁ VɅ Y⅄ &⅋ ?¿ !¡ bq dp nu un qb pd MW WM 69 96 () )( [] ][ {} }{ <> ><';

  it('upside down are turned', () => {
    const inverted = new Map(pairsOf(lentLetters.invertida));
    for (const pair of turned.split(' ')) {
      const [character, other] = [...pair] as [string, string];
      expect(inverted.get(character)).toBe(other);
      expect(upsideDown[character]).toBe(other);
    }
    for (const same of 'HINOSXZlosxz08') {
      expect(inverted.get(same)).toBe(same);
      expect(upsideDown[same]).toBe(same);
    }
  });

  it('upside down are all letters, figures and most signs of ASCII', () => {
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,?!\'"()[]{}<>&_';
    expect([...lentLetters.invertida[0]].toSorted()).toEqual([...characters].toSorted());
    expect(Object.keys(upsideDown).toSorted()).toEqual([...characters, ...';¡¿˙„'].toSorted());
  });

  it('upside down are no two alike', () => {
    for (const signs of [[...lentLetters.invertida[1]], Object.values(upsideDown)]) {
      expect(new Set(signs).size).toBe(signs.length);
    }
  });
});
