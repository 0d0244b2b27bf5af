/** The fields and the fees of the marketplace of general retail, amounts in cents. */
import * as v from 'valibot';
import { above, inUnit, percent, withExample } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { kg } from '../../kit/units.ts';
import { type Cents, percentOfCents, toCents } from '../../lib/numbers/money.ts';
import type { FixedFee, GeneralRetailRates } from '../../law/tables/marketplace-alpha.ts';
import { amount, positiveAmount, priceEntry, saleFields, unitsSold } from './_fields.ts';
import { costsOf, saleOf } from './_sale.ts';

const categories = [
  'acessorios-veiculos',
  'alimentos',
  'bebes',
  'beleza',
  'brinquedos',
  'casa-decoracao',
  'celulares',
  'eletrodomesticos',
  'eletronicos',
  'esportes',
  'ferramentas',
  'games',
  'informatica',
  'livros',
  'moda',
  'outros',
  'pet-shop',
] as const;

/** A band of the fixed fee. */
export const bandEntries = {
  abaixoDe: withExample(12.5, positiveAmount),
  valor: v.optional(amount),
  percentual: v.optional(percent()),
};

const fixedFees = v.pipe(
  v.array(
    v.pipe(
      v.object(bandEntries),
      v.check(
        ({ valor, percentual }) => (valor === undefined) !== (percentual === undefined),
        say({
          pt: 'deve ter valor ou percentual, e só um deles',
          en: 'must have valor or percentual, and only one',
        }),
      ),
    ),
  ),
  v.maxLength(50),
  v.check(
    (list) => list.every(({ abaixoDe }, k) => k === 0 || abaixoDe > (list[k - 1]?.abaixoDe ?? 0)),
    say(
      { pt: 'devem vir em ordem crescente de abaixoDe', en: 'must be in ascending order of abaixoDe' },
      422,
    ),
  ),
);

/** The rates that a call may replace. */
export const rateEntries = {
  comissao: percent(),
  faixasTarifaFixa: fixedFees,
  freteGratisAPartirDe: amount,
  custoFrete: amount,
};

export const input = v.object({
  ...priceEntry,
  ...saleFields,
  tabela: v.optional(v.partial(v.object(rateEntries)), {}),
  quantidade: unitsSold,
  tipoAnuncio: v.optional(v.picklist(['classico', 'premium']), 'classico'),
  categoria: v.optional(v.picklist(categories), 'outros'),
  pesoKg: inUnit(kg, v.optional(above(0, 30), 0.5)),
});

type Input = v.InferOutput<typeof input>;

/** The rates of one listing. */
export interface Rates {
  readonly comissao: number;
  readonly faixasTarifaFixa: readonly FixedFee[];
  readonly freteGratisAPartirDe: number;
  readonly custoFrete: number;
}

/** The caller’s rates, else those of the table. */
export function ratesOf(rates: GeneralRetailRates, { tabela, categoria, tipoAnuncio, pesoKg }: Input): Rates {
  const premium = tipoAnuncio === 'premium' ? rates.adicionalPremium : 0;
  const freight = rates.custoFrete.find(([kg]) => pesoKg <= kg) ?? rates.custoFrete.at(-1);
  return {
    comissao: tabela.comissao ?? rates.comissao[categoria] + premium,
    faixasTarifaFixa: (tabela.faixasTarifaFixa as readonly FixedFee[] | undefined) ?? rates.faixasTarifaFixa,
    freteGratisAPartirDe: tabela.freteGratisAPartirDe ?? rates.freteGratisAPartirDe,
    custoFrete: tabela.custoFrete ?? (freight?.[1] as number),
  };
}

/** The fixed fee and the freight of a price, as % of it and as an amount. */
function feesAt(price: Cents, { faixasTarifaFixa, freteGratisAPartirDe, custoFrete }: Rates) {
  const fee = faixasTarifaFixa.find(({ abaixoDe }) => price < toCents(abaixoDe));
  return {
    percent: fee && 'percentual' in fee ? fee.percentual : 0,
    fixed: fee && 'valor' in fee ? toCents(fee.valor) : 0,
    freight: price >= toCents(freteGratisAPartirDe) ? toCents(custoFrete) : 0,
  };
}

/** A sale at a price. */
export function saleAt(price: Cents, rates: Rates, input: Input) {
  const { percent, fixed, freight } = feesAt(price, rates);
  const fees = {
    comissao: percentOfCents(price, rates.comissao),
    tarifaFixa: percentOfCents(price, percent) + fixed,
    frete: freight,
  };
  const total = fees.comissao + fees.tarifaFixa + fees.frete;
  return saleOf({ base: price, fees, total, costs: costsOf(input) }, input);
}

/** Fees and costs by price. */
export function bandsOf(rates: Rates, input: Input) {
  const starts = [
    0.01,
    rates.freteGratisAPartirDe,
    ...rates.faixasTarifaFixa.map(({ abaixoDe }) => abaixoDe),
  ];
  return [...new Set(starts.map((start) => Math.max(1, toCents(start))))]
    .toSorted((a, b) => a - b)
    .map((from) => {
      const { percent, fixed, freight } = feesAt(from, rates);
      return { from, percent: rates.comissao + percent, fixed: fixed + freight + costsOf(input) };
    });
}
