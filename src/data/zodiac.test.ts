import { expect, it } from 'vitest';
import { zodiac } from './zodiac.ts';

// Days as the horoscopes of Brazilian newspapers give them; sign and symbol in the order of the Unicode Standard, whose
// names for U+2648 to U+2653 are ARIES to PISCES; rulers of modern astrology, and in parentheses those of Ptolemy's
// Tetrabiblos (I, 17) where they differ.
const published = `
  ♈ Áries       21/03-20/04 Marte
  ♉ Touro       21/04-20/05 Vênus
  ♊ Gêmeos      21/05-20/06 Mercúrio
  ♋ Câncer      21/06-22/07 Lua
  ♌ Leão        23/07-22/08 Sol
  ♍ Virgem      23/08-22/09 Mercúrio
  ♎ Libra       23/09-22/10 Vênus
  ♏ Escorpião   23/10-21/11 Plutão (Marte)
  ♐ Sagitário   22/11-21/12 Júpiter
  ♑ Capricórnio 22/12-20/01 Saturno
  ♒ Aquário     21/01-18/02 Urano (Saturno)
  ♓ Peixes      19/02-20/03 Netuno (Júpiter)`;

it('signs have their symbols, days and rulers', () => {
  const day = (monthAndDay: string) => monthAndDay.split('-').toReversed().join('/');
  const ours = zodiac.map(({ symbol, name, start, end, ruler, traditionalRuler }) =>
    [
      symbol,
      name,
      `${day(start)}-${day(end)}`,
      ruler,
      ...(traditionalRuler ? [`(${traditionalRuler})`] : []),
    ].join(' '),
  );
  const theirs = published.trim().split('\n');
  expect(ours.toSorted()).toEqual(theirs.map((line) => line.trim().replaceAll(/ +/g, ' ')).toSorted());
  expect([...'♈♉♊♋♌♍♎♏♐♑♒♓'].map((symbol) => symbol.codePointAt(0))).toEqual(
    Array.from({ length: 12 }, (_, i) => 0x2648 + i),
  );
});

it('ids are the names without accents', () => {
  for (const { id, name } of zodiac) {
    expect(id).toBe(
      name
        .normalize('NFD')
        .replaceAll(/[^A-Za-z]/g, '')
        .toLowerCase(),
    );
  }
});
