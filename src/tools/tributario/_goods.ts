/** An operation with goods: the fields that describe it, and the taxes of a sale within a state or to another one. */
import * as v from 'valibot';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  describe,
  explicar,
  flag,
  legalMonth,
  optionalPercent,
  percent,
  uf,
} from '../../kit/fields/index.ts';
import {
  type Exact,
  exact,
  given,
  isPositive,
  minus,
  percentOf,
  plus,
  rounded,
  sum,
  toDecimal,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { difalOf, withTaxInside } from '../../law/taxes/icms.ts';
import { optionalAmount, positiveAmount } from './_fields.ts';

export const baseDifal = v.picklist(['unica', 'dupla']);

export const operationInput = v.object({
  valor: describe(positiveAmount, { pt: 'Valor das mercadorias', en: 'Value of the goods' }),
  ufOrigem: describe(uf, {
    pt: 'Unidade da federação de onde a mercadoria sai, em duas letras',
    en: 'State from which the goods leave, in two letters',
  }),
  ufDestino: describe(v.optional(uf), {
    pt: 'Unidade da federação de destino, em duas letras. Sem ela, a de origem: operação interna',
    en: 'State of destination, in two letters. Without it, that of origin: an operation within the state',
  }),
  frete: describe(optionalAmount, {
    pt: 'Frete cobrado do destinatário, que entra na base',
    en: 'Freight charged to the recipient, which is part of the base',
  }),
  seguro: describe(optionalAmount, {
    pt: 'Seguro cobrado do destinatário, que entra na base',
    en: 'Insurance charged to the recipient, which is part of the base',
  }),
  outrasDespesas: describe(optionalAmount, {
    pt: 'Outras despesas cobradas do destinatário, que entram na base',
    en: 'Other expenses charged to the recipient, which are part of the base',
  }),
  desconto: describe(optionalAmount, {
    pt: 'Desconto incondicional, que sai da base',
    en: 'Unconditional discount, which is not part of the base',
  }),
  ipi: describe(optionalAmount, {
    pt: 'IPI da operação. Só entra na base quando o destinatário é consumidor final',
    en: 'IPI of the operation. It is part of the base only where the recipient is the final consumer',
  }),
  consumidorFinal: describe(flag(false), {
    pt: 'Se o destinatário é consumidor final: só então há DIFAL entre estados',
    en: 'Whether the recipient is the final consumer: only then there is a DIFAL between states',
  }),
  contribuinte: describe(flag(true), {
    pt: 'Se o destinatário é contribuinte do ICMS: é ele então quem recolhe o DIFAL, senão o remetente',
    en: 'Whether the recipient is a taxpayer of ICMS, who then pays the DIFAL; else the sender does',
  }),
  importado: describe(flag(false), {
    pt: 'Se a alíquota entre estados é a de bens importados, 4 % (Resolução do Senado nº 13/2012)',
    en: 'Whether the rate between states is that of imported goods, 4 % (Senate Resolution 13/2012)',
  }),
  aliquotaInterna: describe(v.optional(percent(4)), {
    pt: 'Alíquota interna do destino, no lugar da modal da tabela',
    en: 'Internal rate of the destination, in place of the modal one of the table',
  }),
  fcp: describe(v.optional(percent(4)), {
    pt: 'Adicional do fundo de combate à pobreza (FCP) do destino, no lugar do da tabela',
    en: 'Surcharge of the destination’s fund against poverty (FCP), in place of that of the table',
  }),
  reducaoBase: describe(optionalPercent(4), {
    pt: 'Redução da base de cálculo',
    en: 'Reduction of the base',
  }),
  icmsIncluso: describe(flag(true), {
    pt: 'Se o ICMS já está no valor. Com false, ele é acrescentado, por dentro',
    en: 'Whether the ICMS is already in the value. With false it is added, as part of its own base',
  }),
  baseDifal: describe(v.optional(baseDifal), {
    pt: 'Base do DIFAL: unica, a da operação, ou dupla, com a alíquota interna por dentro no lugar da interestadual. Sem ela, dupla para contribuinte e unica para os demais',
    en: 'Base of the DIFAL: unica, that of the operation, or dupla, with the internal rate inside it in place of the interstate one. Without it, dupla for a taxpayer and unica for others',
  }),
  ...legalMonth,
  explicar,
});

type Operation = v.InferOutput<typeof operationInput>;

/** The rates of the destination, in percent. */
export interface DestinationRates {
  readonly internal: number;
  readonly fcp: number;
}

/** The value of the operation (LC 87/1996, art. 13, § 1º, II, and § 2º: the IPI of goods that are sold on stays out). */
export function operationValue({
  valor,
  frete,
  seguro,
  outrasDespesas,
  desconto,
  ipi,
  consumidorFinal,
}: Operation): Exact {
  const added = [
    exact(valor, 'valor'),
    exact(frete, 'frete'),
    exact(seguro, 'seguro'),
    exact(outrasDespesas, 'outrasDespesas'),
    consumidorFinal ? exact(ipi, 'ipi') : zero,
  ];
  const value = minus(sum(...added), exact(desconto, 'desconto'));
  if (isPositive(value)) return value;
  throw invalidValue('desconto', {
    pt: 'deve ser menor que o valor da operação',
    en: 'must be less than the value of the operation',
  });
}

/** Percent that the destination takes in all. */
export function totalRate({ internal, fcp }: DestinationRates): Exact {
  return plus(exact(internal, 'aliquotaInterna'), exact(fcp, 'fcpAliquota'));
}

/** The base of a value, in which the tax already is or to which it is added. */
function baseOf({ reducaoBase, icmsIncluso }: Operation, value: Exact, rate: Exact): Exact {
  const base = minus(value, percentOf(value, reducaoBase, 'reducaoBase'));
  return icmsIncluso ? base : withTaxInside(base, rate);
}

/** The parts of an answer about a sale within a state, and their unrounded total. */
export function internalSale(input: Operation, value: Exact, rates: DestinationRates) {
  const base = baseOf(input, value, totalRate(rates));
  const tax = rounded(percentOf(base, rates.internal, 'aliquotaInterna'));
  const fcp = rounded(percentOf(base, rates.fcp, 'fcpAliquota'));
  return {
    aliquotaInterna: given(rates.internal, 'aliquotaInterna'),
    baseCalculo: toMoney(base),
    icms: toMoney(tax),
    fcpAliquota: given(rates.fcp, 'fcpAliquota'),
    fcp: toMoney(fcp),
    difal: null,
    total: plus(tax, fcp),
  };
}

/** The answer about a sale to another state. `rate` is the interstate rate in percent. */
export function interstateSale(input: Operation, value: Exact, rates: DestinationRates, rate: number) {
  const { consumidorFinal, contribuinte } = input;
  const kind = input.baseDifal ?? (contribuinte ? 'dupla' : 'unica');
  // The one base for a consumer who is no taxpayer has the destination's tax inside (LC 87/1996, art. 13, § 1º, I;
  // Convênio ICMS 236/2021, cláusula segunda).
  const inside =
    consumidorFinal && kind === 'unica' ? totalRate(rates) : exact(rate, 'aliquotaInterestadual');
  const base = baseOf(input, value, inside);
  const tax = rounded(percentOf(base, rate, 'aliquotaInterestadual'));
  const difal = consumidorFinal ? difalOf(kind, base, { ...rates, interstate: rate }) : null;
  return {
    aliquotaInterestadual: given(rate, 'aliquotaInterestadual'),
    baseCalculo: toMoney(base),
    icms: toMoney(tax),
    difal: difal && {
      base: kind,
      baseDestino: toMoney(difal.base),
      aliquotaInterna: given(rates.internal, 'aliquotaInterna'),
      diferencial: toDecimal(
        minus(exact(rates.internal, 'aliquotaInterna'), exact(rate, 'aliquotaInterestadual')),
        4,
      ),
      valor: toMoney(difal.tax),
      fcpAliquota: given(rates.fcp, 'fcpAliquota'),
      fcp: toMoney(difal.fcp),
      responsavel: contribuinte ? ('destinatario' as const) : ('remetente' as const),
    },
    total: difal ? sum(tax, difal.tax, difal.fcp) : tax,
  };
}
