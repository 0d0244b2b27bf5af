/** Segments of trade: who works in a company, what it sells, to whom and when. */
import { officeOccupations, segments } from '../data/segments.ts';
import { lazy } from '../lib/lazy.ts';
import { chance, pickWeighted, type Random } from '../lib/random.ts';
import { splitLines, splitWords } from '../draws/lists.ts';
import { allTrades, type Trade } from '../draws/trades.ts';
import { bareCnae, occupationOf, type Occupation } from './places.ts';
import type { Rows } from './schema.ts';

export interface Good {
  readonly ncm: string;
  readonly unit: Rows['produtos']['unidade'];
  /** BRL. */
  readonly prices: readonly [number, number];
  readonly description: string;
}

interface Job {
  readonly occupation: Occupation;
  readonly weight: number;
}

export interface Segment {
  /** It sells to people at a counter, most of all. */
  readonly toConsumers: boolean;
  /** How much it sells on each kind of day (`kindOfDay`). */
  readonly days: readonly number[];
  readonly jobs: readonly Job[];
  readonly goods: readonly Good[];
}

/** Employees in ten who have a job of the segment; the others work in the office. */
const [OF_THE_TRADE, ALL] = [9, 10] as const;

function parseJobs(text: string): Job[] {
  return splitWords(text).map((job) => {
    const [cbo, weight] = job.split(':') as [string, string];
    return { occupation: occupationOf(cbo), weight: Number(weight) };
  });
}

function parseGood(line: string): Good {
  const [ncm, unit, prices, ...words] = line.split(' ') as [string, Good['unit'], string, ...string[]];
  return {
    ncm,
    unit,
    prices: prices.split('-').map(Number) as [number, number],
    description: words.join(' '),
  };
}

const segmentsByCnae = lazy(
  () =>
    new Map(
      segments.flatMap(({ cnae, toConsumers, days, occupations, goods }) => {
        const segment: Segment = {
          toConsumers,
          days: splitWords(days).map(Number),
          jobs: parseJobs(occupations),
          goods: splitLines(goods).map(parseGood),
        };
        return splitWords(cnae).map((code) => [code, segment] as const);
      }),
    ),
);

const officeJobs = lazy(() => parseJobs(officeOccupations));

/** The trades that sell goods, each with its segment. */
export const tradesOfGoods = lazy(() =>
  allTrades().flatMap((trade): (readonly [Trade, Segment])[] => {
    const segment = segmentsByCnae().get(bareCnae(trade.code));
    return segment ? [[trade, segment]] : [];
  }),
);

export function drawOccupation(random: Random, { jobs }: Segment): Occupation {
  const among = chance(random, OF_THE_TRADE, ALL) ? jobs : officeJobs();
  return pickWeighted(random, among, ({ weight }) => weight).occupation;
}
