/** The DAS of each revenue of a month: what leaves it, and how the sublimit of the year splits it. */
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { inRange, type Text } from '../../kit/texts.ts';
import { compare, type Exact, exact, toDecimal, toMoney } from '../../lib/numbers/exact.ts';
import {
  type AnnexName,
  type Das,
  dasOf,
  dasOfParts,
  hasNature,
  revenueMarks,
  simplesRate,
  type SimplesTable,
  type SimplesTax,
  taxesIn,
  totalRate,
} from '../../law/taxes/simples-nacional.ts';
import {
  meanRate,
  partsOf,
  type StretchPart,
  type Sublimit,
  sublimitOf,
} from '../../law/taxes/simples-sublimit.ts';
import type { Revenue, SimplesInput } from './_simples-revenue.ts';

/** The greatest revenue of 12 months with a fixed ICMS or ISS, in BRL (LC 123/2006, art. 18, § 18). */
const FIXED_UP_TO = 360_000;

const noSuchTax: Text = {
  pt: 'tem um tributo que esta receita não tem no DAS',
  en: 'has a tax that this revenue does not have in its DAS',
};

/**
 * 422 of a `natureza` that the annex or the year does not have, of a tax that is said to leave a revenue without it, and
 * of fixed ISS that is withheld (LC 123/2006, art. 21, § 4º, IV; Resolução CGSN 140/2018, art. 27, IV); 400 of a revenue
 * of exports that no revenue reads.
 */
export function checkRevenues(
  table: SimplesTable,
  revenues: readonly Revenue[],
  { receitas, rbt12Exportacao, valorFixoIss }: SimplesInput,
): void {
  revenues.forEach(({ anexo, natureza, foraDoDas, issFixo, issRetido, exportacao }, i) => {
    const field = (name: string) => (receitas ? `receitas[${i}].${name}` : name);
    // Anexos III and V have the same columns.
    const annex = anexo === 'fator-r' ? 'V' : anexo;
    if (!hasNature(table, annex, natureza)) {
      throw invalidValue(field('natureza'), {
        pt: 'não existe neste anexo e ano',
        en: 'does not exist in this annex and year',
      });
    }
    const taxes = taxesIn(table, annex, natureza);
    if (foraDoDas.some((tax) => !taxes.includes(tax))) throw invalidValue(field('foraDoDas'), noSuchTax);
    if (issFixo && (exportacao || !taxes.includes('iss'))) {
      throw invalidValue(field('issFixo'), {
        pt: 'só existe em receita que tem ISS',
        en: 'only exists for revenue that pays ISS',
      });
    }
    if (issRetido && (issFixo || valorFixoIss !== undefined)) {
      throw invalidValue(field('issRetido'), {
        pt: 'não existe com ISS fixo, que ninguém retém',
        en: 'does not exist with fixed ISS, which nobody withholds',
      });
    }
  });
  const isRead = revenues.some(({ anexo, exportacao }) => exportacao || anexo === 'fator-r');
  if (rbt12Exportacao !== undefined && !isRead) {
    throw badParameter('rbt12Exportacao', {
      pt: 'só vale com uma receita de exportacao=true ou anexo=fator-r',
      en: 'only applies with a revenue of exportacao=true or anexo=fator-r',
    });
  }
}

/** A tax that is a fixed amount, in BRL. */
export type FixedAmount = readonly [tax: SimplesTax, amount: number];

/** The fixed amounts of a month. 422 above the revenue that may have them, or in a year without the tax. */
export function fixedAmounts(
  table: SimplesTable,
  revenue12: Exact,
  { valorFixoIcms, valorFixoIss }: SimplesInput,
): FixedAmount[] {
  const held = new Set(Object.values(table.anexos).flatMap(({ tributos }) => tributos));
  const fixed = [
    ['valorFixoIcms', 'icms', valorFixoIcms],
    ['valorFixoIss', 'iss', valorFixoIss],
  ] as const;
  return fixed.flatMap(([field, tax, amount]): FixedAmount[] => {
    if (amount === undefined) return [];
    if (!held.has(tax)) {
      throw invalidValue(field, { pt: 'não existe neste ano', en: 'does not exist in this year' });
    }
    if (compare(revenue12, exact(FIXED_UP_TO)) > 0) {
      const { pt, en } = inRange(undefined, FIXED_UP_TO);
      throw invalidValue(field, {
        pt: `só existe com rbt12 até o limite: ${pt}`,
        en: `only exists with rbt12 within its limit: ${en}`,
      });
    }
    return [[tax, amount]];
  });
}

/** The taxes that leave the DAS of one revenue. */
export function outsideOf(table: SimplesTable, revenue: Revenue): SimplesTax[] {
  const marks = revenueMarks.filter((mark) => revenue[mark]);
  return [
    ...marks.flatMap((mark) => table.segregacao[mark]),
    ...revenue.foraDoDas,
    ...(revenue.issFixo ? (['iss'] as const) : []),
  ];
}

/** The month in its calendar year; null where nothing of the year was sent. 422 above the limit. */
export function yearOf(table: SimplesTable, input: SimplesInput, sold: Exact): Sublimit | null {
  const { receitaAcumuladaAno, sublimiteExcedidoAnoAnterior, mesInicio } = input;
  if (receitaAcumuladaAno === undefined && !sublimiteExcedidoAnoAnterior) return null;
  const found = sublimitOf(table, {
    before: exact(receitaAcumuladaAno ?? 0, 'receitaAcumuladaAno'),
    month: sold,
    passedLastYear: sublimiteExcedidoAnoAnterior,
    opened: mesInicio,
  });
  if (found) return found;
  throw invalidValue('receitaAcumuladaAno', {
    pt: 'passa do limite do Simples em mais de 20 %: a empresa já saiu dele',
    en: 'is above the limit of the Simples by more than 20 %: the company has left it',
  });
}

/** One revenue of a month. */
interface RevenueOfMonth {
  readonly revenue: Revenue;
  readonly annex: AnnexName;
  /** Its 12 months, and what the month sold within the country. */
  readonly own12: Exact;
  readonly sold: Exact;
  readonly outside: readonly SimplesTax[];
}

/** The DAS of a revenue and, where the sublimit splits it, its parts. */
export function dueOf(
  table: SimplesTable,
  { revenue, annex, own12, sold, outside }: RevenueOfMonth,
  year: Sublimit | null,
): { readonly das: Das; readonly parts?: readonly StretchPart[] } {
  const { natureza: nature, exportacao } = revenue;
  const value = exact(revenue.valor, 'receita');
  if (!year || exportacao) return { das: dasOf(table, { annex, nature, revenue12: own12 }, value, outside) };
  const parts = partsOf(table, sold, year, { annex, nature, revenue: value, revenue12: own12 });
  const rate = simplesRate(table, annex, own12);
  const effective = meanRate(parts, value) ?? rate.effective;
  return { das: dasOfParts({ ...rate, effective }, parts, outside), parts };
}

/** The parts as the answer has them. */
export function stretchesShown(parts: readonly StretchPart[]) {
  return parts.map((part) => ({
    parte: part.stretch,
    receita: toMoney(part.revenue),
    aliquota: toDecimal(totalRate(part.rates), 4),
  }));
}
