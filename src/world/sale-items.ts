/** Items of a world's sales. */
import { toReais } from '../lib/numbers/money.ts';
import { between, pick, type Random } from '../lib/random.ts';
import type { Company } from './companies.ts';
import type { Ground } from './ground.ts';
import type { Rows } from './schema.ts';
import type { Segment } from './segments.ts';
import { drawId, MOST_FREIGHT, type Offer, PRODUCTS, type Trade } from './trade.ts';

/** A sale whose items are drawn. */
interface Bought {
  readonly random: Random;
  readonly company: Company;
  readonly id: number;
  readonly date: string;
}

const MOST_ITEMS = 5;

export function drawItems(
  { plan }: Ground,
  trade: Trade,
  { random, company, id: sale, date }: Bought,
): Rows['venda_itens'][] {
  const rows: Rows['venda_itens'][] = [];
  const wanted = between(random, 1, MOST_ITEMS);
  let room = company.size.sale - MOST_FREIGHT;
  let hasFuel = false;
  for (let i = 0; i < wanted; i++) {
    const product = drawId(
      random,
      plan.products,
      company.row.id * PRODUCTS,
      (one) => trade.productSince(company, one) <= date,
    );
    if (rows.some(({ produto_id }) => produto_id === product)) continue;
    const offer = trade.offerOf(company, product);
    // Nobody fills a tank twice.
    if (hasFuel && isFuel(offer)) continue;
    const quantity = Math.min(drawQuantity(random, offer, company.segment), Math.floor(room / offer.cents));
    if (quantity === 0) continue;
    room -= offer.cents * quantity;
    hasFuel ||= isFuel(offer);
    const item = rows.length + 1;
    rows.push({
      id: sale * 100 + item,
      venda_id: sale,
      item,
      produto_id: product,
      quantidade: quantity,
      preco_unitario: toReais(offer.cents),
      total: toReais(offer.cents * quantity),
    });
  }
  return rows;
}

/** Cents from which on a good is bought one by one, and below which several are. */
const [DEAR, CHEAP] = [30_000, 5_000] as const;
/** Below this price per litre a fuel is not a lubricant. */
const FUEL = 1_000;

function isFuel({ good, cents }: Offer): boolean {
  return good.unit === 'L' && /^27|^2207/.test(good.ncm) && cents < FUEL;
}

/** The more, the cheaper; a tank of fuel, metres of a cloth, and boxes of a supplier. */
function drawQuantity(random: Random, offer: Offer, { toConsumers }: Segment): number {
  const { good, cents } = offer;
  if (!toConsumers) {
    return pick(random, cents < CHEAP ? [6, 12, 12, 24, 24, 36, 48, 60] : [1, 2, 2, 3, 4, 5, 6, 10]);
  }
  if (isFuel(offer)) return between(random, 8, 45);
  if (good.unit === 'M') return between(random, 2, 20);
  if (cents >= DEAR) return 1;
  return pick(random, cents < CHEAP ? [1, 1, 1, 2, 2, 3, 4, 6] : [1, 1, 1, 2]);
}
