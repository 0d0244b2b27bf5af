/**
 * Global Trade Item Number: 8, 12, 13 or 14 digits, the last of them modulo 10 with weights 3 and 1 from the right (GS1
 * India, "How to calculate the Check Digit"; GS1 Sweden, "Så beräknas kontrollsiffran").
 */
import { gs1Prefixes } from '../data/gs1-prefixes.ts';
import { lazy } from '../lib/lazy.ts';
import { between, digits, pick, type Random } from '../lib/random.ts';
import { isRepeated } from './check-digits.ts';
import type { Verdict } from './verdict.ts';

export const gtinTypes = ['GTIN-8', 'GTIN-12', 'GTIN-13', 'GTIN-14'] as const;

export type GtinType = (typeof gtinTypes)[number];

/** Prefixes of GS1 Brasil. */
const BRAZILIAN = ['789', '790'];

/** A number without its check digit, completed. */
export function gtinOf(base: string): string {
  let sum = 0;
  for (let i = base.length - 1, weight = 3; i >= 0; i--, weight = 4 - weight) sum += Number(base[i]) * weight;
  return base + String((10 - (sum % 10)) % 10);
}

/** A valid number with a Brazilian prefix; a GTIN-12 has none, and gets one of the United States, where it is used. */
export function drawGtin(random: Random, type: GtinType): string {
  const length = Number(type.slice(5));
  const prefix = type === 'GTIN-12' ? String(between(random, 6, 9)) : pick(random, BRAZILIAN);
  // The first digit of a GTIN-14 says how many items are packed together.
  const packing = type === 'GTIN-14' ? String(between(random, 1, 8)) : '';
  const start = packing + prefix;
  return gtinOf(start + digits(random, length - 1 - start.length));
}

export function checkGtin(gtin: string): Verdict {
  if (isRepeated(gtin)) return 'repeated-digits';
  return isRight(gtin) || isRight(withoutShortening(gtin)) ? null : 'check-digit';
}

const isRight = (gtin: string) => gtinOf(gtin.slice(0, -1)) === gtin;

/**
 * Writes out a UPC-E, a GTIN-12 in short (GS1 General Specifications, 5.2.2.4.2): eight digits that begin with 0 or 1, whose
 * last but one says where zeros were left out. Other numbers, and eight digits that are a GTIN-8, stay as they are.
 */
export function withoutShortening(gtin: string): string {
  const [, system = '', digits = '', last = '', check = ''] = /^([01])(\d{5})(\d)(\d)$/.exec(gtin) ?? [];
  if (system === '' || isRight(gtin)) return gtin;
  const isOfMaker = last <= '2';
  const at = isOfMaker ? 2 : Math.min(Number(last), 5);
  const leftOut = isOfMaker ? `${last}0000` : last <= '4' ? '00000' : `0000${last}`;
  return system + digits.slice(0, at) + leftOut + digits.slice(at) + check;
}

export function typeOfGtin(gtin: string): GtinType {
  return `GTIN-${gtin.length}` as GtinType;
}

/** The three digits that GS1 has assigned: a GTIN-12 is a GTIN-13 without its zero, a GTIN-14 has the packing in front. */
export function prefixOfGtin(gtin: string): string {
  switch (gtin.length) {
    case 12:
      return `0${gtin.slice(0, 2)}`;
    case 14:
      return gtin.slice(1, 4);
    default:
      return gtin.slice(0, 3);
  }
}

const ranges = lazy(() =>
  gs1Prefixes
    .trim()
    .split('\n')
    .map((line) => {
      const [, from = '', to = from, country = ''] = /^(\d{3})(?:-(\d{3}))? (.+)$/.exec(line) ?? [];
      return { from, to, country };
    }),
);

/** The country whose organisation of GS1 has a prefix, or null where it is no country's. */
export function countryOfPrefix(prefix: string): string | null {
  return ranges().find(({ from, to }) => from <= prefix && prefix <= to)?.country ?? null;
}
