/** One fixed income title of a natural person: what it pays, its taxes, and what is left. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import { addMonths, daysBetween } from '../../lib/dates/dates.ts';
import {
  amount,
  compare,
  exact,
  type Exact,
  isPositive,
  minus,
  over,
  plus,
  power,
  roundTo,
  share,
  sum,
  times,
  toFigure,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { requireKnownYear } from './_day-count.ts';
import { isNegative } from './_flows.ts';
import { growth, toFraction, toPercentage, trim } from './_interest.ts';
import { type Market, one, YEAR, yearly } from './_market.ts';
import { type Index, indexOf, type Position, type Product } from './_positions.ts';
import { savingsOf } from './_savings.ts';
import { couponOf, isTitle, pricing, type Title } from './_titles.ts';
import { type Payment, withheldOf } from './_withheld.ts';
import { cdbLike, realGain, yearlyRate } from './_yearly.ts';

const GUARANTEED = new Set<Product>(['cdb', 'rdb', 'lc', 'lci', 'lca', 'poupanca']);
/** Resolução CMN 5.215/2025. */
const SHORTEST_LETTER = { from: '2025-05-22', months: 6 };
/** The factor by which an unpriced title grows in so many business days. */
function factorOf(index: Index, taxa: number, market: Market, days: number): Exact {
  const years = over(exact(days, 'diasUteis'), exact(YEAR));
  if (index === 'percentual-cdi') {
    const daily = growth(minus(yearly(market.cdi, 'cdi'), one), over(one, exact(YEAR)));
    return trim(power(plus(one, share(times(daily, exact(taxa, 'taxa')), 1, 100)), exact(days, 'diasUteis')));
  }
  const own = plus(one, toFraction(taxa, 'taxa'));
  if (index === 'prefixado') return trim(power(own, years));
  const base =
    index === 'cdi-mais'
      ? yearly(market.cdi, 'cdi')
      : index === 'selic'
        ? yearly(market.selic, 'selic')
        : yearly(market.ipca, 'ipca');
  return trim(power(times(base, own), years));
}

/** BRL: 1000 nominal cost no more, which would take years of a yield far below 0. */
const DEAREST = exact(1_000_000);

/** Throws 422 on the yield of a price that no title has. */
function requirePrice(price: Exact, field: string): Exact {
  if (isPositive(price) && compare(price, DEAREST) <= 0) return price;
  throw invalidValue(field, {
    pt: 'leva a um preço de zero ou acima de R$ 1 milhão por título',
    en: 'leads to a price of zero or above 1 million BRL a title',
  });
}

/** A priced title: its coupons and its redemption. */
function pricedOf(position: Position & { readonly produto: Title }, market: Market, path: string) {
  const { produto, taxa = 0, taxaResgate = taxa, vencimento = '' } = position;
  const { from, to, banks } = market;
  if (vencimento < to) {
    throw invalidValue(`${path}vencimento`, {
      pt: `não pode ser antes de dataResgate (${to})`,
      en: `cannot be before dataResgate (${to})`,
    });
  }
  requireKnownYear(`${path}vencimento`, vencimento);
  const isIndexed = produto.startsWith('tesouro-ipca');
  const inflation = isIndexed ? yearly(market.ipca, 'ipca') : one;
  const indexOn = (date: string) =>
    isIndexed
      ? trim(power(inflation, over(exact(banks.between(from, date), 'diasUteis'), exact(YEAR))))
      : one;
  const prices = pricing(produto, vencimento, toFraction(taxa, 'taxa'), from, banks);
  const bought = requirePrice(prices.on(from), `${path}taxa`);
  const resale = pricing(produto, vencimento, toFraction(taxaResgate, 'taxaResgate'), to, banks);
  const sold = requirePrice(
    resale.on(to),
    `${path}${position.taxaResgate === undefined ? 'taxa' : 'taxaResgate'}`,
  );
  const count = over(amount(market.valor, 'valor'), bought);
  const coupon = couponOf(produto);
  const dates = prices.coupons.filter((date) => date <= to);
  const coupons = dates.map((date): Payment => {
    const index = times(count, indexOn(date));
    const after = times(index, date === to ? sold : prices.onCoupon(date));
    return { date, amount: roundTo(times(index, coupon)), before: plus(after, times(index, coupon)), after };
  });
  const last = times(times(count, sold), indexOn(to));
  return { bought, sold, coupons, couponBefore: prices.couponBefore, last };
}

/** The figures of one title on the market of a call. */
export function yieldOf(position: Position, market: Market, path: string) {
  const { produto } = position;
  const { from, to, banks, law } = market;
  const indexador = indexOf(position, path);
  const taxa = position.taxa ?? 0;
  const value = amount(market.valor, 'valor');
  const [days, business] = [daysBetween(from, to), banks.between(from, to)];
  const savings = produto === 'poupanca' ? savingsOf(market) : undefined;
  const priced =
    isTitle(produto) && position.vencimento !== undefined
      ? pricedOf({ ...position, produto }, market, path)
      : undefined;
  const grown = priced
    ? priced.last
    : times(value, savings ? savings.factor : factorOf(indexador as Index, taxa, market, business));
  const redemption = roundTo(grown);
  const gross = {
    value,
    grown,
    redemption,
    coupons: priced?.coupons ?? [],
    couponBefore: priced?.couponBefore,
  };
  const withheld = withheldOf(position, market, gross);
  const { net, cupons } = withheld;
  const [earned, kept] = [minus(withheld.gross, value), minus(net, value)];

  const time = { days, business, inYear: over(exact(YEAR), exact(Math.max(business, 1), 'diasUteis')) };
  const grossRate = yearlyRate(
    value,
    withheld.gross,
    [...cupons, { date: to, amount: redemption }],
    market,
    time,
  );
  const netRate = yearlyRate(
    value,
    net,
    [...cupons.map(({ date, net }) => ({ date, amount: net })), { date: to, amount: withheld.lastNet }],
    market,
    time,
  );
  const shown = (rate: Exact | null) => (rate ? toPercentage(rate, 4) : null);
  const equivalence = cdbLike(kept, value, market, time);
  const letters = produto === 'lci' || produto === 'lca';
  return {
    produto,
    ...(indexador && { indexador }),
    taxa,
    days,
    business,
    priced: priced && { precoCompra: toFigure(priced.bought, 6), precoResgate: toFigure(priced.sold, 6) },
    poupanca: savings?.answer,
    net,
    figures: {
      valorBruto: toMoney(withheld.gross),
      rendimentoBruto: toMoney(earned),
      iof: { aliquota: toFigure(withheld.iofRate, 2), valor: toMoney(withheld.iof) },
      ir: {
        aliquota: toFigure(withheld.irRate, 2),
        base: toMoney(sum(withheld.base, ...withheld.taxed)),
        valor: toMoney(withheld.tax),
      },
      custodia: toMoney(withheld.custody),
      valorLiquido: toMoney(net),
      rendimentoLiquido: toMoney(kept),
      rentabilidadeBruta: toPercentage(over(earned, value), 4),
      rentabilidadeLiquida: toPercentage(over(kept, value), 4),
      taxaBrutaAnual: shown(grossRate),
      taxaLiquidaAnual: shown(netRate),
      taxaLiquidaMensal: netRate && toPercentage(growth(netRate, over(one, exact(12))), 4),
      ...(market.ipca !== undefined && { ganhoReal: realGain(net, value, market.ipca, business) }),
      equivalencia: equivalence,
    },
    cupons: cupons.map(({ date, amount, ir, custody, net }) => ({
      data: date,
      valor: toMoney(amount),
      ir: toMoney(ir),
      custodia: toMoney(custody),
      liquido: toMoney(net),
    })),
    warned: {
      'taxa-em-percentual-do-cdi': indexador === 'percentual-cdi' && taxa < 20,
      'taxa-lida-ao-ano': indexador === 'prefixado' && taxa > 0 && taxa < 3,
      'abaixo-do-prazo-minimo':
        letters &&
        indexador !== 'ipca-mais' &&
        from >= SHORTEST_LETTER.from &&
        to < addMonths(from, SHORTEST_LETTER.months),
      'acima-do-fgc': GUARANTEED.has(produto) && isPositive(minus(withheld.gross, exact(law.guarantee))),
      'poupanca-sem-aniversario': savings?.months === 0,
      'rendimento-negativo': isNegative(kept),
    },
  };
}
