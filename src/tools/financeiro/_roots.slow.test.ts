import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sized } from '#test/support/size.ts';
import { HIGHEST_RATE, LOWEST_RATE, merged, ratesOf, type Term } from './_roots.ts';

const RUNS = sized(500, 8000);

/** Whole coefficients, by rising power. */
type Polynomial = readonly bigint[];

const sign = (value: bigint) => (value > 0n ? 1 : value < 0n ? -1 : 0);
const absolute = (value: bigint) => (value < 0n ? -value : value);
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? absolute(a) : gcd(b, a % b));

/** The remainder of a division with the sign turned, times a positive number: the next of Sturm's chain. */
function nextOf(a: Polynomial, b: Polynomial): Polynomial {
  let rest = [...a];
  const lead = b.at(-1) as bigint;
  while (rest.length >= b.length) {
    const top = rest.at(-1) as bigint;
    const shift = rest.length - b.length;
    const turn = lead < 0n ? -1n : 1n;
    rest = rest.map((value, k) => turn * (value * lead - (k >= shift ? top * (b[k - shift] as bigint) : 0n)));
    while (rest.length > 0 && rest.at(-1) === 0n) rest.pop();
  }
  const common = rest.reduce(gcd, 0n);
  return rest.map((value) => -value / (common === 0n ? 1n : common));
}

function chainOf(polynomial: Polynomial): Polynomial[] {
  const chain = [polynomial, polynomial.slice(1).map((value, k) => value * BigInt(k + 1))];
  for (;;) {
    const next = nextOf(chain.at(-2) as Polynomial, chain.at(-1) as Polynomial);
    if (next.length === 0) return chain;
    chain.push(next);
  }
}

/** The sign of a polynomial at a fraction. */
const signAt = (polynomial: Polynomial, top: bigint, bottom: bigint) => {
  let value = 0n;
  let scale = 1n;
  for (const coefficient of polynomial.toReversed()) {
    value = value * top + coefficient * scale;
    scale *= bottom;
  }
  return sign(value);
};

const changesAt = (chain: readonly Polynomial[], top: bigint, bottom: bigint) => {
  const signs = chain.map((one) => signAt(one, top, bottom)).filter((one) => one !== 0);
  return signs.filter((one, k) => k > 0 && one !== signs[k - 1]).length;
};

/** Distinct factors x = 1/(1 + r) of the range of rates at which the polynomial is 0 (Sturm's theorem, exact). */
const countOf = (polynomial: Polynomial) => {
  const chain = chainOf(polynomial);
  return changesAt(chain, 1n, 10_001n) - changesAt(chain, 10_000n, 1n);
};

/** A rate as a fraction of whole numbers: 1 + r to 40 decimals. */
const DIGITS = 10n ** 40n;
const growthOf = (rate: number) => DIGITS + (BigInt(Math.round(rate * 1e12)) * DIGITS) / 10n ** 12n;

const flow = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0) },
  { weight: 6, arbitrary: fc.integer({ min: -1_000_000, max: 1_000_000 }) },
);

it('the search finds each rate that Sturm’s theorem counts, and no other, to the digits that are shown', () => {
  let found = 0;
  let several = 0;
  fc.assert(
    fc.property(fc.array(flow, { minLength: 2, maxLength: 12 }), (flows) => {
      const coefficients = flows.map(BigInt);
      while (coefficients.length > 0 && coefficients.at(-1) === 0n) coefficients.pop();
      fc.pre(coefficients.some((value) => value > 0n) && coefficients.some((value) => value < 0n));
      const rates = ratesOf(merged(coefficients.map((cents, time) => ({ cents, time }))), 1);
      expect([flows, rates.length]).toEqual([flows, countOf(coefficients)]);
      for (const rate of rates) {
        // 10⁻⁹ of 1 + r is less than half of the last digit of a rate in percent with seven decimals, from 0 up.
        const margin = 5e-10 * Math.max(1, rate * 1e-3);
        const sides = [rate - margin, rate + margin].map((side) =>
          signAt(coefficients, DIGITS, growthOf(side)),
        );
        expect([flows, rate, sides]).toEqual([flows, rate, [-(sides[1] as number), sides[1]]]);
      }
      found += rates.length;
      several += Number(rates.length > 1);
    }),
    { numRuns: RUNS },
  );
  expect(found).toBeGreaterThan(RUNS / 2);
  expect(several).toBeGreaterThan(RUNS / 20);
});

/** The factor of a day in fixed point with 60 decimals: the root of 1/(1 + r), by bisection. */
const ONE = 10n ** 60n;
function power(base: bigint, exponent: number): bigint {
  let [result, square] = [ONE, base];
  for (let rest = exponent; rest > 0; rest >>= 1) {
    if (rest % 2 === 1) result = (result * square) / ONE;
    square = (square * square) / ONE;
  }
  return result;
}
function dayFactor(rate: number): bigint {
  const target = (ONE * DIGITS) / growthOf(rate);
  let [low, high] = [0n, 2n * ONE];
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (power(middle, 365) > target) high = middle;
    else low = middle;
  }
  return low;
}
const signOfDated = (terms: readonly Term[], rate: number) => {
  const factor = dayFactor(rate);
  return sign(terms.reduce((sum, { cents, time }) => sum + cents * power(factor, time), 0n));
};

it('dated flows: the sign of the worth, with 60 decimals, changes at each rate, and by as many as at the ends', () => {
  const dated = fc.array(
    fc.record({ cents: fc.bigInt({ min: -(10n ** 7n), max: 10n ** 7n }), time: fc.nat(1500) }),
    {
      minLength: 2,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(dated, (items) => {
      const terms = merged(items);
      fc.pre(terms.some(({ cents }) => cents > 0n) && terms.some(({ cents }) => cents < 0n));
      const start = terms[0]?.time as number;
      const counted = terms.map(({ cents, time }) => ({ cents, time: time - start }));
      const rates = ratesOf(terms, 365).filter((rate) => rate > -0.9 && rate < 100);
      const signs = rates
        .flatMap((rate) => [rate - 5e-10, rate + 5e-10])
        .map((rate) => signOfDated(counted, rate));
      signs.unshift(signOfDated(counted, -0.9));
      signs.push(signOfDated(counted, 100));
      // In pairs between the rates: the worth keeps its sign from one rate to the next.
      for (let k = 0; k < signs.length; k += 2)
        expect([terms, rates, signs[k]]).toEqual([terms, rates, signs[k + 1]]);
      for (let k = 1; k + 1 < signs.length; k += 2) expect(signs[k]).toBe(-(signs[k + 1] as number));
    }),
    { numRuns: RUNS / 4 },
  );
});

it.each([
  ['two equal rates', [-100, 220, -121], [0.1]],
  ['three equal rates', [-10_000, 33_000, -36_300, 13_310], [0.1]],
  ['rates a tenth of a percent apart', [-1_000_000, 2_201_000, -1_211_100], [0.1, 0.101]],
  ['none: the worth stays above 0', [100, -150, 100], []],
  ['the ends of the range', [-1, 0, 0, 1], [0]],
])('%s', (_, flows, expected) => {
  const rates = ratesOf(merged(flows.map((value, time) => ({ cents: BigInt(value), time }))), 1);
  expect(rates.map((rate) => Number(rate.toFixed(10)))).toEqual(expected);
  expect(LOWEST_RATE).toBeLessThan(HIGHEST_RATE);
});
