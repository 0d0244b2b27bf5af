/** The flows of a call with their times: whole periods, or days from the first date. */
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { inRange, required } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { bankDays } from '../../law/bank-days.ts';
import { daysBetween } from '../../lib/dates/dates.ts';
import { amount } from '../../lib/numbers/exact.ts';
import { requireKnownYear } from './_day-count.ts';
import { type Input, isDated, isDatedItem, MOST_FLOWS } from './_flow-fields.ts';
import type { Flow } from './_flows.ts';

export interface Series {
  readonly isDated: boolean;
  readonly flows: readonly Flow[];
  /** Units of time in the period of the internal rate. */
  readonly unit: number;
  /** Members of a row of the answer that say its time. */
  readonly rows: readonly { readonly periodo?: number; readonly data?: string; readonly dias?: number }[];
  /** True when the flows were not sent by date. */
  readonly isMoved: boolean;
}

/** The flows of a call in order. Throws where they, or what says their periods, do not fit together. */
export function seriesOf(call: Input, context: Context): Series {
  requirePeriods(call, context);
  return isDated(call) ? datedSeries(call, context) : periodicSeries(call);
}

/**
 * Throws 400 on a rate whose period is not that of the flows, on an item of another kind than the first, and on a
 * field that such flows do not read.
 */
function requirePeriods(call: Input, { sent }: Context): void {
  const { fluxos, periodoTaxa, periodicidade } = call;
  const dated = isDated(call);
  for (const [i, item] of fluxos.entries()) {
    if (isDatedItem(item) !== dated) {
      throw badParameter(typeof item === 'number' ? `fluxos[${i}]` : `fluxos[${i}].data`, {
        pt: dated ? 'deve ter data, como o primeiro fluxo' : 'deve ficar sem data, como o primeiro fluxo',
        en: dated
          ? 'must have a date, as the first flow has'
          : 'must have no date, as the first flow has none',
      });
    }
    if (dated && typeof item === 'object' && item.vezes !== undefined) {
      throw badParameter(`fluxos[${i}].vezes`, {
        pt: 'só vale em fluxos sem data',
        en: 'only applies to flows without a date',
      });
    }
  }
  const unread = ['periodicidade', 'primeiroPeriodo'].find((field) => dated && field in sent);
  if (unread !== undefined) {
    throw badParameter(unread, {
      pt: 'só vale em fluxos sem data',
      en: 'only applies to flows without dates',
    });
  }
  if (dated) {
    if (periodoTaxa !== 'periodo') return;
    throw badParameter('periodoTaxa', {
      pt: 'deve ser mensal ou anual com fluxos datados',
      en: 'must be mensal or anual with dated flows',
    });
  }
  if ((periodoTaxa === 'mensal' || periodoTaxa === 'anual') && periodicidade === undefined) {
    throw badParameter('periodicidade', required);
  }
}

function periodicSeries({ fluxos, primeiroPeriodo }: Input): Series {
  const count = fluxos.reduce<number>(
    (sum, item) => sum + (typeof item === 'number' ? 1 : (item.vezes ?? 1)),
    0,
  );
  if (count < 2 || count > MOST_FLOWS) {
    const { pt, en } = inRange(2, MOST_FLOWS);
    throw badParameter('fluxos', { pt: `o número de fluxos ${pt}`, en: `the number of flows ${en}` });
  }
  const amounts = fluxos.flatMap((item) =>
    typeof item === 'number' ? [item] : Array.from({ length: item.vezes ?? 1 }, () => item.valor),
  );
  return {
    isDated: false,
    flows: amounts.map((value, k) => ({ amount: amount(value, 'fluxo'), time: k + primeiroPeriodo })),
    unit: 1,
    rows: amounts.map((_, k) => ({ periodo: k + primeiroPeriodo })),
    isMoved: false,
  };
}

function datedSeries({ fluxos, contagemDias }: Input, context: Context): Series {
  const items = fluxos as readonly { readonly data: string; readonly valor: number }[];
  if (items.length < 2)
    throw badParameter('fluxos', { pt: 'deve ter ao menos 2 itens', en: 'must have at least 2 items' });
  const sorted = items.toSorted((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0));
  const [first, last] = [sorted[0]?.data, sorted.at(-1)?.data] as [string, string];
  if (first === last) {
    throw invalidValue('fluxos', {
      pt: 'devem ter ao menos duas datas diferentes',
      en: 'must have at least two different dates',
    });
  }
  const isBusiness = contagemDias === 'uteis-252';
  if (isBusiness) for (const [i, { data }] of items.entries()) requireKnownYear(`fluxos[${i}].data`, data);
  const banks = isBusiness ? bankDays(context) : undefined;
  const rows = sorted.map(({ data }) => ({
    data,
    dias: daysBetween(first, data),
    ...(banks && { diasUteis: banks.between(first, data) }),
  }));
  return {
    isDated: true,
    flows: sorted.map(({ valor }, k) => ({
      amount: amount(valor, 'fluxo'),
      time: (isBusiness ? rows[k]?.diasUteis : rows[k]?.dias) as number,
    })),
    unit: isBusiness ? 252 : 365,
    rows,
    isMoved: sorted.some((item, k) => item !== items[k]),
  };
}
