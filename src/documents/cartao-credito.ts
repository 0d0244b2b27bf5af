/** Payment card numbers: an issuer's prefix, free digits and the Luhn digit (ISO/IEC 7812-1). */
import { type CardBrand, type CardBrandName, cardBrands } from '../data/card-brands.ts';
import { applyMask, isRepeated, luhn } from './check-digits.ts';
import { digits, pick, pickWeighted, between, type Random } from '../lib/random.ts';
import type { Verdict } from './verdict.ts';

/** Digits of an issuer's prefix, where the brand has no longer one. */
const USUAL_PREFIX = 6;
/** How many digits a card may have (ISO/IEC 7812-1; 12 to 19 are in use). */
const ALL_LENGTHS = [12, 13, 14, 15, 16, 17, 18, 19];

/** The brands that may be asked for, the most common first. */
export const cardBrandNames = [
  'visa',
  'mastercard',
  'elo',
  'amex',
  'hipercard',
  'diners',
  'discover',
  'jcb',
  'aura',
  'hiper',
  'cabal',
  'banescard',
  'unionpay',
  'maestro',
] as const satisfies readonly CardBrandName[];

/** How many of them are drawn when none is asked for. */
const COMMON_BRANDS = 5;

/** A number of the brand or, when absent, of one of the most common. */
export function drawCardOf(random: Random, wanted?: CardBrandName): string {
  const name = wanted ?? pick(random, cardBrandNames.slice(0, COMMON_BRANDS));
  return drawCard(random, cardBrands.find((brand) => brand.name === name) as CardBrand, cardBrands);
}

/** The first brand of the list that has the number's prefix. */
export function brandOf(number: string, brands: readonly CardBrand[]): CardBrand | undefined {
  return brands.find(({ ranges }) =>
    ranges.some(([first, last]) => {
      const prefix = number.slice(0, first.length);
      return first <= prefix && prefix <= last;
    }),
  );
}

/** A number of the brand's first length, valid and recognised among the brands as its own. */
export function drawCard(random: Random, brand: CardBrand, brands: readonly CardBrand[]): string {
  const length = brand.lengths[0] as number;
  const longest = Math.max(...brand.ranges.map(([first]) => first.length), USUAL_PREFIX);
  for (;;) {
    const [first, last] = pickWeighted(random, brand.ranges, (range) => prefixes(range, longest));
    const prefix = String(between(random, Number(first), Number(last)));
    const base = prefix + digits(random, length - prefix.length - 1);
    const number = base + luhn(base);
    if (brandOf(number, brands) === brand && !isRepeated(number)) return number;
  }
}

/** How many prefixes of the longest length a range covers: a short one covers more. */
function prefixes([first, last]: readonly [string, string], longest: number): number {
  return (Number(last) - Number(first) + 1) * 10 ** (longest - first.length);
}

/** The number with as many digits as its brand never has, and the right check digit. */
export function drawOtherLength(random: Random, number: string, { lengths }: CardBrand): string {
  const others = ALL_LENGTHS.filter((length) => !lengths.includes(length));
  const length = pick(random, others);
  const base = number.slice(0, Math.min(number.length, length) - 1);
  const longer = base + digits(random, length - 1 - base.length);
  return longer + luhn(longer);
}

/** `wanted` is the brand that the number must have; without it any brand will do. */
export function checkCard(number: string, brand: CardBrand | undefined, wanted: string | undefined): Verdict {
  if (isRepeated(number)) return 'repeated-digits';
  if (luhn(number.slice(0, -1)) !== number.at(-1)) return 'check-digit';
  if (brand && !brand.lengths.includes(number.length)) return 'length';
  return wanted && brand?.name !== wanted ? 'brand' : null;
}

/** Formats a number in the brand's own groups when it has some for this length, else in groups of four. */
export function formatCard(number: string, brand: CardBrand | undefined): string {
  const mask = brand?.mask;
  return mask?.replaceAll(' ', '').length === number.length
    ? applyMask(number, mask)
    : number.replace(/(.{4})(?=.)/g, '$1 ');
}
