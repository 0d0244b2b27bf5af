/** The tables of a payment: those of its month, with the income tax of the day of payment. */
import { lawOn } from '../../kit/legal-tables.ts';
import type { Context } from '../../kit/tool.ts';
import type { LawFacts } from '../../law/dated.ts';
import type { Law } from '../../law/in-force.ts';
import { lastOf, monthIn } from '../../law/payroll/calendar.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';

/** The tables of what is withheld from a payment. */
export const withheldTables = { inss: inssTable, irrf: irrfTable };

type WithheldLaw = Law<typeof withheldTables>;

/** The tables, with the income tax of `dataPagamento` where that was sent (Lei 7.713/1988, arts. 3º and 12). */
export function lawOfPayment(
  law: WithheldLaw,
  input: { readonly dataPagamento?: string | undefined; readonly estimativas: boolean },
  context: Context,
): WithheldLaw {
  const { dataPagamento } = input;
  if (dataPagamento === undefined) return law;
  const day = lastOf(monthIn(dataPagamento));
  const paid = lawOn({ irrf: irrfTable }, 'dataPagamento', day, input, context);
  return { ...lawOfBoth(law, paid), irrf: paid.irrf };
}

/** The tables, which are in force only where others of the same answer are. */
export function lawOfBoth<Tables extends LawFacts>(law: Tables, other: LawFacts): Tables {
  return {
    ...law,
    vigente: law.vigente && other.vigente,
    ...(other.estimativa && { estimativa: true }),
    ...(other.revisar && { revisar: true }),
  };
}
