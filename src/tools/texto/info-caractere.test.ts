import { describe, expect, it } from 'vitest';
import { callTool, refusal } from '#test/support/call-tool.ts';
import { htmlEntities } from '../../data/html-entities.ts';
import { unicodeBlocks } from '../../data/unicode-blocks.ts';
import { categoryLabels } from '../../data/unicode-categories.ts';
import { infoCaractere } from './info-caractere.ts';

const characters = (text: string) => callTool(infoCaractere, { text }).characters;
const only = (text: string) => {
  const found = characters(text);
  expect(found).toHaveLength(1);
  return found[0];
};
const categoriesOf = (text: string) =>
  only(text).codePoints.map(({ category }: { category: string }) => category);

describe('texto-info-caractere: tables', () => {
  it('blocks are apart and ascending, from the first code point to the last', () => {
    for (const [i, [first, last]] of unicodeBlocks.entries()) {
      expect(first).toBeLessThan(last);
      // Blocks.txt: blocks start at a multiple of 16 and end before one.
      expect([first % 16, last % 16]).toEqual([0, 15]);
      if (i > 0) expect(first).toBeGreaterThan(unicodeBlocks[i - 1]?.[1] as number);
    }
    expect([unicodeBlocks[0]?.[0], unicodeBlocks.at(-1)?.[1]]).toEqual([0, 0x10ffff]);
  });

  it('has the 252 entities of HTML 4.01, each once, and the 30 categories', () => {
    expect(Object.keys(htmlEntities)).toHaveLength(252);
    expect(new Set(Object.values(htmlEntities)).size).toBe(252);
    expect(Object.keys(categoryLabels)).toHaveLength(30);
  });
});

describe('texto-info-caractere: one character', () => {
  it('may have several code points: an emoji family', () => {
    expect(only('👨‍👩‍👧')).toMatchObject({
      character: '👨‍👩‍👧',
      htmlEntity: null,
      htmlDecimal: '&#128104;&#8205;&#128105;&#8205;&#128103;',
      htmlHex: '&#x1F468;&#x200D;&#x1F469;&#x200D;&#x1F467;',
      // `printf 👨‍👩‍👧 | od -An -t x1`
      utf8: 'F0 9F 91 A8 E2 80 8D F0 9F 91 A9 E2 80 8D F0 9F 91 A7',
      utf16: 'D83D DC68 200D D83D DC69 200D D83D DC67',
      urlEncoded: '%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9%E2%80%8D%F0%9F%91%A7',
      javascript: '\\uD83D\\uDC68\\u200D\\uD83D\\uDC69\\u200D\\uD83D\\uDC67',
      css: '\\01F468\\00200D\\01F469\\00200D\\01F467',
      decomposition: null,
      emoji: true,
    });
  });

  it.each([
    ['A', 'Lu', 'Letra maiúscula', 'Basic Latin'],
    ['ǅ', 'Lt', 'Letra de título', 'Latin Extended-B'],
    ['ª', 'Lo', 'Outra letra', 'Latin-1 Supplement'],
    ['ʰ', 'Lm', 'Letra modificadora', 'Spacing Modifier Letters'],
    ['漢', 'Lo', 'Outra letra', 'CJK Unified Ideographs'],
    ['٣', 'Nd', 'Dígito decimal', 'Arabic'],
    ['Ⅷ', 'Nl', 'Número letra', 'Number Forms'],
    ['½', 'No', 'Outro número', 'Latin-1 Supplement'],
    ['_', 'Pc', 'Pontuação de ligação', 'Basic Latin'],
    ['—', 'Pd', 'Hífen ou travessão', 'General Punctuation'],
    ['(', 'Ps', 'Pontuação de abertura', 'Basic Latin'],
    [']', 'Pe', 'Pontuação de fechamento', 'Basic Latin'],
    ['«', 'Pi', 'Aspas iniciais', 'Latin-1 Supplement'],
    ['”', 'Pf', 'Aspas finais', 'General Punctuation'],
    ['!', 'Po', 'Outra pontuação', 'Basic Latin'],
    ['+', 'Sm', 'Símbolo matemático', 'Basic Latin'],
    ['₿', 'Sc', 'Símbolo de moeda', 'Currency Symbols'],
    ['^', 'Sk', 'Símbolo modificador', 'Basic Latin'],
    ['😀', 'So', 'Outro símbolo', 'Emoticons'],
    ['\u00a0', 'Zs', 'Espaço', 'Latin-1 Supplement'],
    ['\u2028', 'Zl', 'Separador de linha', 'General Punctuation'],
    ['\u2029', 'Zp', 'Separador de parágrafo', 'General Punctuation'],
    ['\u0007', 'Cc', 'Controle', 'Basic Latin'],
    ['\u00ad', 'Cf', 'Formato', 'Latin-1 Supplement'],
    ['\ud800', 'Cs', 'Substituto', 'High Surrogates'],
    ['\ue000', 'Co', 'Uso privado', 'Private Use Area'],
    ['\u{10ffff}', 'Cn', 'Não atribuído', 'Supplementary Private Use Area-B'],
    ['\u{2fe0}', 'Cn', 'Não atribuído', null],
  ])('%j is %s', (text, category, categoryLabel, block) => {
    // Categories as UnicodeData.txt gives them, blocks as Blocks.txt does.
    expect(only(text).codePoints).toMatchObject([{ category, categoryLabel, block }]);
  });

  it('marks by their width', () => {
    expect(categoriesOf('e\u0301')).toEqual(['Ll', 'Mn']);
    expect(categoriesOf('क\u093e')).toEqual(['Lo', 'Mc']);
    expect(categoriesOf('1\ufe0f\u20e3')).toEqual(['Nd', 'Mn', 'Me']);
  });

  it.each([
    ['&', '&amp;'],
    ['"', '&quot;'],
    ['<', '&lt;'],
    ['\u00a0', '&nbsp;'],
    ['é', '&eacute;'],
    ['Ω', '&Omega;'],
    ['♥', '&hearts;'],
    ['“', '&ldquo;'],
    ["'", null],
    ['a', null],
    ['e\u0301', null],
  ])('%j is the entity %s of HTML 4.01', (text, entity) => {
    expect(only(text).htmlEntity).toBe(entity);
  });

  it('leaves unreserved characters as they are in a URL, and pads the other codes', () => {
    expect(only('a')).toMatchObject({
      urlEncoded: 'a',
      htmlHex: '&#x61;',
      utf16: '0061',
      javascript: '\\u0061',
      css: '\\000061',
    });
    expect(only("'").urlEncoded).toBe('%27');
  });

  it('writes an unpaired surrogate as itself, and as U+FFFD where it has no bytes', () => {
    expect(only('\udc00')).toMatchObject({
      utf16: 'DC00',
      javascript: '\\uDC00',
      utf8: 'EF BF BD',
      urlEncoded: '%EF%BF%BD',
    });
  });

  it('decomposes by NFD, and says nothing where that changes nothing', () => {
    expect(only('ế').decomposition).toBe('U+0065 U+0302 U+0301');
    expect(only('한').decomposition).toBe('U+1112 U+1161 U+11AB');
    expect(only('\u212b').decomposition).toBe('U+0041 U+030A');
    expect(only('ﬁ').decomposition).toBeNull();
  });

  it.each([
    ['😀', true],
    ['🇧🇷', true],
    ['1\ufe0f\u20e3', true],
    ['#\u20e3', true],
    ['❤\ufe0f', true],
    ['👍🏽', true],
    ['❤', false],
    ['©', false],
    ['1', false],
    ['→', false],
    ['a', false],
  ])('%s is an emoji: %s', (text, emoji) => {
    expect(only(text).emoji).toBe(emoji);
  });
});

describe('texto-info-caractere: several', () => {
  it('counts them as people see them, a CRLF as one line break', () => {
    expect(callTool(infoCaractere, { text: 'e\u0301\r\n🇧🇷' }).count).toBe(3);
    expect(characters('\r\n')[0]).toMatchObject({ character: '\n', utf16: '000A' });
  });

  it('takes up to a hundred, however long each is', () => {
    expect(callTool(infoCaractere, { text: '👨‍👩‍👧'.repeat(100) }).count).toBe(100);
    expect(only(`a${'\u0301'.repeat(4_999)}`).codePoints).toHaveLength(5_000);
    expect(refusal(infoCaractere, { text: `a${'\u0301'.repeat(5_000)}` })).toEqual({
      status: 422,
      fields: ['text'],
    });
    expect(refusal(infoCaractere, { text: '👨‍👩‍👧'.repeat(101) })).toEqual({ status: 400, fields: ['text'] });
  });

  it.each([[{}], [{ text: '' }], [{ text: 5 }]])('%j is refused: 400', (input) => {
    expect(refusal(infoCaractere, input)).toEqual({ status: 400, fields: ['text'] });
  });
});
