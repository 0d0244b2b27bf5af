/** One fixed income title of a natural person: what it pays, its taxes, and what is left. */
import { invalidValue } from '../../kit/errors/api-error.ts';
import type { BankDays } from '../../law/bank-days.ts';
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
import { custodyBetween } from './_custody.ts';
import { requireKnownYear } from './_day-count.ts';
import { centsOf, isNegative, provenRate } from './_flows.ts';
import { growth, toFraction, toPercentage, trim } from './_interest.ts';
import { type Index, indexOf, isTesouro, type Position, type Product } from './_positions.ts';
import { merged, ratesOf } from './_roots.ts';
import { savingsOf, type SavingsRule } from './_savings.ts';
import { couponOf, isTitle, pricing, type Title } from './_titles.ts';

/** Lei 11.033/2004, art. 3º; Lei 12.431/2011, art. 2º. */
const TAX_FREE = new Set<Product>(['lci', 'lca', 'cri', 'cra', 'debenture-incentivada', 'poupanca']);
/** Decreto 6.306/2007, art. 32, § 2º. */
const IOF_FREE = new Set<Product>([...TAX_FREE, 'debenture']);
const GUARANTEED = new Set<Product>(['cdb', 'rdb', 'lc', 'lci', 'lca', 'poupanca']);
/** Resolução CMN 5.215/2025. */
const SHORTEST_LETTER = { from: '2025-05-22', months: 6 };
const YEAR = 252;

export interface Market {
  readonly cdi?: number | undefined;
  readonly selic?: number | undefined;
  readonly ipca?: number | undefined;
  readonly tr: number;
  readonly valor: number;
  readonly from: string;
  readonly to: string;
  readonly banks: BankDays;
  readonly law: Law;
}

export interface Law {
  readonly taxes: readonly { readonly ateDias: number | null; readonly aliquota: number }[];
  readonly iof: readonly number[];
  readonly savings: SavingsRule;
  readonly custody: { readonly taxa: number; readonly isentoSelic: number };
  readonly guarantee: number;
}

const one = exact(1);

/** The yearly factor of a rate in %, which the call has where a position reads it. */
const yearly = (value: number | undefined, field: string) => plus(one, toFraction(value as number, field));

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

interface Payment {
  readonly date: string;
  readonly amount: Exact;
  /** Worth before and after the payment, not rounded. */
  readonly before: Exact;
  readonly after: Exact;
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
  const coupons = priced?.coupons ?? [];

  const taxAt = (held: number) =>
    TAX_FREE.has(produto)
      ? exact(0)
      : exact(
          law.taxes.find(({ ateDias }) => ateDias === null || held <= ateDias)?.aliquota as number,
          'aliquotaIr',
          law.taxes,
        );
  const percent = (base: Exact, rate: Exact) => roundTo(share(times(base, rate), 1, 100));
  const taxed = coupons.map(({ date, amount }, k) => {
    if (k > 0) return amount;
    const before = priced?.couponBefore as string;
    return roundTo(
      times(
        amount,
        over(exact(daysBetween(from, date), 'dias'), exact(daysBetween(before, date), 'diasCupom')),
      ),
    );
  });
  const returned = coupons[0] ? minus(coupons[0].amount, taxed[0] as Exact) : exact(0);
  const gain = minus(redemption, minus(value, returned));
  const hasGain = isPositive(gain);
  const iofRate =
    IOF_FREE.has(produto) || days < 1 || days > 29
      ? exact(0)
      : exact(law.iof[days - 1] as number, 'aliquotaIof', law.iof);
  const iof = hasGain ? percent(gain, iofRate) : exact(0);
  const base = hasGain ? minus(gain, iof) : exact(0);
  const custodyRate = position.custodia ?? (isTesouro(produto) ? law.custody.taxa : 0);
  const free = produto === 'tesouro-selic' ? law.custody.isentoSelic : 0;
  let [start, since] = [value, from];
  const custodyTo = (end: Exact, date: string) => {
    const charged = roundTo(custodyBetween(start, end, daysBetween(since, date), custodyRate, free));
    since = date;
    return charged;
  };
  const cupons = coupons.map(({ date, amount, before, after }, k) => {
    const [ir, custody] = [
      percent(taxed[k] as Exact, taxAt(daysBetween(from, date))),
      custodyTo(before, date),
    ];
    start = after;
    return { date, amount, ir, custody, net: minus(minus(amount, ir), custody) };
  });
  const lastCustody = custodyTo(grown, to);
  const irRate = taxAt(days);
  const lastTax = percent(base, irRate);
  const custody = sum(lastCustody, ...cupons.map((one) => one.custody));
  const tax = sum(lastTax, ...cupons.map((one) => one.ir));
  const gross = sum(redemption, ...cupons.map((one) => one.amount));
  const net = minus(minus(minus(gross, iof), tax), custody);
  const [earned, kept] = [minus(gross, value), minus(net, value)];
  const lastNet = minus(minus(minus(redemption, iof), lastTax), lastCustody);

  const yearsOf = over(exact(YEAR), exact(Math.max(business, 1), 'diasUteis'));
  const rateOf = (end: Exact, flows: readonly { date: string; amount: Exact }[]): Exact | null => {
    if (business === 0 || !isPositive(end)) return null;
    if (cupons.length === 0) return minus(trim(power(over(end, value), yearsOf)), one);
    const list = [
      { amount: minus(exact(0), value), time: 0 },
      ...flows.map(({ date, amount }) => ({ amount, time: banks.between(from, date) })),
    ];
    const [found] = ratesOf(merged(list.map(({ amount, time }) => ({ time, cents: centsOf(amount) }))), YEAR);
    return found === undefined ? null : provenRate(found, list, YEAR);
  };
  const grossRate = rateOf(gross, [...cupons, { date: to, amount: redemption }]);
  const netRate = rateOf(net, [
    ...cupons.map(({ date, net }) => ({ date, amount: net })),
    { date: to, amount: lastNet },
  ]);
  const shown = (rate: Exact | null) => (rate ? toPercentage(rate, 4) : null);

  // The CDB that nets as much: its gain is divided by what its taxes leave.
  const cdbTax = exact(
    law.taxes.find(({ ateDias }) => ateDias === null || days <= ateDias)?.aliquota as number,
    'aliquotaIr',
    law.taxes,
  );
  const cdbIof =
    days < 1 || days > 29 ? exact(0) : exact(law.iof[days - 1] as number, 'aliquotaIof', law.iof);
  const left = times(minus(one, share(cdbIof, 1, 100)), minus(one, share(cdbTax, 1, 100)));
  const equal = plus(one, over(isNegative(kept) ? kept : over(kept, left), value));
  const dailyCdi =
    market.cdi === undefined ? undefined : growth(toFraction(market.cdi, 'cdi'), over(one, exact(YEAR)));
  const equivalence =
    business === 0 || !isPositive(equal)
      ? null
      : {
          taxaBruta: toPercentage(minus(trim(power(equal, yearsOf)), one), 4),
          ...(dailyCdi &&
            isPositive(dailyCdi) && {
              percentualCdi: toPercentage(
                over(minus(trim(power(equal, over(one, exact(business, 'diasUteis')))), one), dailyCdi),
                2,
              ),
            }),
        };
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
      valorBruto: toMoney(gross),
      rendimentoBruto: toMoney(earned),
      iof: { aliquota: toFigure(iofRate, 2), valor: toMoney(iof) },
      ir: { aliquota: toFigure(irRate, 2), base: toMoney(sum(base, ...taxed)), valor: toMoney(tax) },
      custodia: toMoney(custody),
      valorLiquido: toMoney(net),
      rendimentoLiquido: toMoney(kept),
      rentabilidadeBruta: toPercentage(over(earned, value), 4),
      rentabilidadeLiquida: toPercentage(over(kept, value), 4),
      taxaBrutaAnual: shown(grossRate),
      taxaLiquidaAnual: shown(netRate),
      taxaLiquidaMensal: netRate && toPercentage(growth(netRate, over(one, exact(12))), 4),
      ...(market.ipca !== undefined && {
        ganhoReal:
          business === 0
            ? null
            : toPercentage(
                minus(
                  over(
                    over(net, value),
                    trim(power(yearly(market.ipca, 'ipca'), over(exact(business, 'diasUteis'), exact(YEAR)))),
                  ),
                  one,
                ),
                4,
              ),
      }),
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
      'acima-do-fgc': GUARANTEED.has(produto) && isPositive(minus(gross, exact(law.guarantee))),
      'poupanca-sem-aniversario': savings?.months === 0,
      'rendimento-negativo': isNegative(kept),
    },
  };
}
