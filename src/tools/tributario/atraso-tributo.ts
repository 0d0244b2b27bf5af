import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { outOfOrder } from '../../kit/errors/requirements.ts';
import { avisos, date, explicar, month, num, percent, tableEntries } from '../../kit/fields/index.ts';
import { lawOn } from '../../kit/legal-tables.ts';
import { withMore } from '../../kit/texts.ts';
import type { Context } from '../../kit/tool.ts';
import { days, percentage, reais } from '../../kit/units.ts';
import { type BankDays, bankDays, bankDayTables } from '../../law/bank-days.ts';
import { entriesOf, reportTable } from '../../law/dated.ts';
import { noteDue } from '../../law/in-force.ts';
import { latePaymentTable } from '../../law/tables/mora.ts';
import { selicTable } from '../../law/tables/selic-mensal.ts';
import { daysLate, fineRate, interestRate, monthsOfInterest, partOf } from '../../law/taxes/mora.ts';
import { exact, plus, recordGiven, roundTo, step, sum, toDecimal, toMoney } from '../../lib/numbers/exact.ts';
import { requireKnownHolidays } from './_bank-days.ts';
import { positiveAmount } from './_fields.ts';

const bills = ['darf', 'das', 'das-mei', 'gps'] as const;

/** The law that names the fine and the interest of Lei 9.430/1996 for each bill. */
const LAWS: Readonly<Partial<Record<(typeof bills)[number], string>>> = {
  das: 'LC nº 123/2006, art. 21, § 3º',
  'das-mei': 'LC nº 123/2006, art. 21, § 3º',
  gps: 'Lei nº 8.212/1991, art. 35',
};

const FIRST_DAY = '2020-01-01';

/** A bill below it is not issued (Lei 9.430/1996, art. 68). */
const LEAST_BILL = 10;

/** How many missing months a message names. */
const MONTHS_NAMED = 12;

const origins = ['informada', 'tabela'] as const;

const input = v.object({
  valor: positiveAmount,
  vencimento: date,
  dataPagamento: date,
  guia: v.optional(v.picklist(bills), 'darf'),
  semExpediente: v.optional(v.picklist(['prorroga', 'antecipa'])),
  selic: v.optional(
    v.pipe(v.array(v.object({ competencia: month, taxa: percent(4) })), v.maxLength(120)),
    [],
  ),
  explicar,
});

type Input = v.InferOutput<typeof input>;

/** A federal tax that is paid late, with its fine and its interest. */
export const atrasoTributo = defineCalculator({
  method: 'POST',
  path: '/calculadoras/atraso-tributo',
  category: 'tributario',
  name: 'Tributo em atraso',
  tables: [latePaymentTable, selicTable, ...bankDayTables],
  input,
  output: v.object({
    guia: v.picklist(bills),
    valor: num(reais),
    vencimento: v.string(),
    diasAtraso: num(days),
    multa: v.object({ percentual: num(percentage), valor: num(reais) }),
    juros: v.object({
      percentual: num(percentage),
      meses: v.array(
        v.object({ competencia: v.string(), taxa: num(percentage), origem: v.picklist(origins) }),
      ),
      valor: num(reais),
    }),
    total: num(reais),
    avisos,
    tabela: v.object(tableEntries),
  }),
  warnings: ['abaixo-de-10-reais'],
  result: 'total',
  examples: [
    { input: { valor: 1000, vencimento: '2025-06-20', dataPagamento: '2025-09-15' } },
    {
      input: {
        valor: 2000,
        vencimento: '2026-03-20',
        dataPagamento: '2026-06-10',
        guia: 'das-mei',
        selic: [
          { competencia: '2026-04', taxa: 1.09 },
          { competencia: '2026-05', taxa: 1.04 },
        ],
      },
    },
  ],
  impossible: { valor: 1000, vencimento: '2025-06-20', dataPagamento: '2025-06-19' },
  assumptions: {
    unused: { selic: (_, { juros }) => juros.meses.length === 0 },
    constants: (call, { vencimento }) =>
      call.vencimento === vencimento ? {} : { semExpediente: call.semExpediente ?? usualMove(call) },
  },
  run(call, context) {
    const { guia, valor, dataPagamento } = call;
    requireKnownHolidays({ vencimento: call.vencimento, dataPagamento });
    if (call.vencimento < FIRST_DAY) {
      throw invalidValue('vencimento', {
        pt: `não pode ser antes de ${FIRST_DAY}`,
        en: `cannot be before ${FIRST_DAY}`,
      });
    }
    if (dataPagamento < call.vencimento) {
      throw outOfOrder('dataPagamento', ['vencimento', call.vencimento], ['dataPagamento', dataPagamento]);
    }
    const banks = bankDays(context);
    const vencimento = dueDay(call, banks);
    const law = lawOn(
      { mora: latePaymentTable },
      'dataPagamento',
      dataPagamento,
      { estimativas: false },
      context,
    );
    const table = law.mora.value;
    const tax = exact(valor, 'valor');
    const diasAtraso = daysLate(vencimento, dataPagamento, banks);
    const fine = step(
      fineRate(table, diasAtraso),
      'mora.multa',
      'Percentual da multa de mora',
      'Percentage of the fine',
    );
    const { meses, revisar } = selicOf(call, monthsOfInterest(vencimento, dataPagamento), context);
    const rates = meses.map(({ taxa, source }) => exact(taxa, 'selic', source));
    const interest = step(
      interestRate(table, { due: vencimento, paid: dataPagamento }, rates),
      'mora.juros',
      'Percentual dos juros de mora: a Selic dos meses, somada, e 1 % no do pagamento',
      'Percentage of the interest: the Selic of the months, added up, and 1 % in that of the payment',
    );
    const [multa, juros] = [roundTo(partOf(tax, fine)), roundTo(partOf(tax, interest))];
    const own = LAWS[guia];
    const { vigencia, fonte, ...rest } = reportTable(
      { vigente: law.vigente, revisar: revisar || law.revisar === true },
      [law.mora],
    );
    return {
      guia,
      valor,
      vencimento,
      diasAtraso,
      multa: { percentual: toDecimal(fine, 2), valor: toMoney(multa) },
      juros: {
        percentual: toDecimal(interest, 4),
        meses: meses.map(({ competencia, taxa, origem, source }) => ({
          competencia,
          taxa: recordGiven(taxa, 'selic', source),
          origem,
        })),
        valor: toMoney(juros),
      },
      total: toMoney(sum(plus(tax, multa), juros)),
      avisos: valor < LEAST_BILL && guia !== 'das-mei' ? ['abaixo-de-10-reais'] : [],
      tabela: { vigencia, fonte: own === undefined ? fonte : `${own}; ${fonte}`, ...rest },
    };
  },
});

/** A DAS may be paid on the next business day, other taxes on the one before (Resolução CGSN 140/2018, art. 40; IN). */
const usualMove = ({ guia }: Pick<Input, 'guia'>) =>
  guia === 'das' || guia === 'das-mei' ? 'prorroga' : 'antecipa';

/** The due date, moved where banks are closed on it. */
function dueDay({ vencimento, guia, semExpediente }: Input, banks: BankDays): string {
  if (!banks.isOpen(vencimento)) {
    const move = semExpediente ?? usualMove({ guia });
    return move === 'prorroga' ? banks.onOrAfter(vencimento) : banks.onOrBefore(vencimento);
  }
  if (semExpediente === undefined) return vencimento;
  throw badParameter('semExpediente', {
    pt: 'só vale com um vencimento em dia sem expediente bancário',
    en: 'only applies with a vencimento on a day on which banks are closed',
  });
}

/** The Selic of each of these months: the caller's, else the table's. Throws 422 of those that neither has. */
function selicOf({ selic }: Input, months: readonly string[], context: Context) {
  refuseUnread(selic, months);
  const given = new Map(selic.map(({ competencia, taxa }) => [competencia, taxa]));
  const years = entriesOf(selicTable, context.tables);
  const fromTable = (competencia: string) => {
    const year = years.findLast(({ from }) => from.slice(0, 4) === competencia.slice(0, 4));
    return { taxa: year?.value[Number(competencia.slice(5)) - 1], source: year?.source };
  };
  const found = months.map((competencia) => {
    const taxa = given.get(competencia);
    return taxa === undefined
      ? { competencia, origem: 'tabela' as const, ...fromTable(competencia) }
      : { competencia, origem: 'informada' as const, taxa, source: undefined };
  });
  const missing = found.filter(({ taxa }) => taxa === undefined).map(({ competencia }) => competencia);
  if (missing.length > 0) throw invalidValue('selic', lacking(missing));
  const isTableRead = found.some(({ origem }) => origem === 'tabela');
  return {
    meses: found as readonly (Omit<(typeof found)[number], 'taxa'> & { readonly taxa: number })[],
    revisar: isTableRead && noteDue([selicTable], context),
  };
}

/** Throws 400 on a month that the call does not read, or that was sent before. */
function refuseUnread(selic: Input['selic'], months: readonly string[]): void {
  for (const [i, { competencia }] of selic.entries()) {
    const isRead = months.includes(competencia);
    if (isRead && selic.findIndex((one) => one.competencia === competencia) === i) continue;
    throw badParameter(
      `selic[${i}].competencia`,
      isRead
        ? { pt: 'é um mês já informado', en: 'is a month that was already sent' }
        : { pt: 'não entra nos juros deste pagamento', en: 'is not part of the interest of this payment' },
    );
  }
}

function lacking(months: readonly string[]) {
  const { pt, en } = withMore(months.slice(0, MONTHS_NAMED), Math.max(0, months.length - MONTHS_NAMED));
  return {
    pt: `deve ter a taxa dos meses que a tabela ainda não tem: ${pt}`,
    en: `must have the rate of the months that the table lacks: ${en}`,
  };
}
