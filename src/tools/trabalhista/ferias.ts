import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { dateAfter } from '../../kit/dates.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  baseAndValue,
  date,
  dependentes,
  flag,
  fullIrrf,
  integer,
  inUnit,
  legalMonth,
  num,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOfMonthOr } from '../../kit/legal-tables.ts';
import type { Text } from '../../kit/texts.ts';
import { days, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { exact, plus, roundTo, share, step, sum, zero } from '../../lib/numbers/exact.ts';
import { fgtsShown } from '../../law/fgts.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfFull } from '../../law/irrf.ts';
import { withholdFrom } from '../../law/payroll.ts';
import { daysText, payslipLine, payslipLines, totalsOf, writeLines } from '../../law/payslip.ts';
import { vacationDays } from '../../law/service-time.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { explicar } from './_explicar.ts';
import {
  descontos,
  faltas,
  mediaVariaveis,
  pensaoAlimenticia,
  proventos,
  salarioBruto,
  totalDescontos,
  totalProventos,
} from './_fields.ts';

/** Days before the start by which the vacation is paid (CLT, art. 145). */
const DAYS_TO_PAY = 2;

const atMost = (days: number, right: number): Text => ({
  pt: `deve ser no máximo ${days}: as faltas deixam direito a ${right} dias, os vendidos incluídos`,
  en: `must be at most ${days}: the absences leave a right to ${right} days, those sold included`,
});

/** Tells whether the absences left no vacation to pay. */
const hasNoRight = (_: unknown, { diasDireito }: { readonly diasDireito: number }) => diasDireito === 0;

/** Vacation pay with its third and the days sold, and the dates (CLT, arts. 129 to 145; CF, art. 7º, XVII). */
export const ferias = defineCalculator({
  method: 'POST',
  path: '/calculadoras/ferias',
  category: 'trabalhista',
  name: 'Calculadora de férias',
  tables: [inssTable, irrfTable],
  input: v.object({
    salarioBruto,
    mediaVariaveis,
    pensaoAlimenticia,
    faltas,
    abonoPecuniario: flag(false),
    diasFerias: inUnit(days, v.optional(integer(1, 30))),
    adiantarDecimoTerceiro: flag(false),
    dataInicio: v.optional(date),
    dependentes,
    ...legalMonth,
    explicar,
  }),
  output: v.object({
    diasDireito: num(days),
    diasGozo: num(days),
    diasAbono: num(days),
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    liquido: num(reais),
    inss: baseAndValue,
    irrf: fullIrrf,
    fgts: baseAndValue,
    dataInicio: v.optional(v.string()),
    dataFim: v.optional(v.string()),
    dataRetorno: v.optional(v.string()),
    prazoPagamento: v.optional(v.string()),
    tabela,
  }),
  result: 'liquido',
  examples: [{ input: { salarioBruto: 6000, abonoPecuniario: true, dataInicio: '2026-07-06', ano: 2026 } }],
  impossible: { salarioBruto: 3000, ano: 2019 },
  assumptions: {
    unused: {
      mediaVariaveis: hasNoRight,
      pensaoAlimenticia: hasNoRight,
      abonoPecuniario: hasNoRight,
      diasFerias: hasNoRight,
      adiantarDecimoTerceiro: hasNoRight,
    },
    constants: (_, { diasGozo }) => ({ diasFerias: diasGozo }),
  },
  run(input, context) {
    const tables = { inss: inssTable, irrf: irrfTable };
    const law = lawOfMonthOr(tables, 'dataInicio', input.dataInicio, input, context);
    const right = vacationDays(input.faltas);
    // A third of the right (CLT, art. 143).
    const sold = input.abonoPecuniario ? right / 3 : 0;
    const days = input.diasFerias ?? right - sold;
    if (days + sold > right) throw invalidValue('diasFerias', atMost(right - sold, right));

    const monthly = plus(
      exact(input.salarioBruto, 'salarioBruto'),
      exact(input.mediaVariaveis, 'mediaVariaveis'),
    );
    const vacation = step(
      share(monthly, days, 30),
      'ferias',
      'Férias: um trinta avos da remuneração por dia de descanso',
      'Vacation: a thirtieth of the monthly pay for each day of rest',
      'CLT, arts. 130 e 142',
    );
    const third = step(
      roundTo(share(vacation, 1, 3)),
      'ferias.terco',
      'Terço constitucional',
      'Constitutional third',
      'CF, art. 7º, XVII',
    );
    const bonus = step(
      share(monthly, sold, 30),
      'abono',
      'Abono pecuniário: um trinta avos por dia vendido',
      'Days sold: a thirtieth of the monthly pay for each',
      'CLT, art. 143',
    );
    const bonusThird = roundTo(share(bonus, 1, 3));
    const advance =
      input.adiantarDecimoTerceiro && right > 0
        ? share(exact(input.salarioBruto, 'salarioBruto'), 1, 2)
        : zero;
    const alimony = right > 0 ? exact(input.pensaoAlimenticia, 'pensaoAlimenticia') : zero;

    const taxed = step(
      plus(vacation, third),
      'tributavel',
      'Férias e terço, que pagam INSS e IRRF',
      'Vacation and its third, which pay INSS and IRRF',
    );
    const { inss, irrf } = withholdFrom(law, taxed, {
      dependentes: input.dependentes,
      others: alimony,
    });
    const proventos = payslipLines(
      payslipLine('ferias', 'Férias', vacation, daysText(days)),
      payslipLine('terco', 'Terço constitucional', third, '1/3'),
      payslipLine('abono', 'Abono pecuniário', bonus, daysText(sold)),
      payslipLine('terco-abono', 'Terço sobre o abono', bonusThird, '1/3'),
      payslipLine('adiantamento-13', 'Adiantamento do 13º salário', advance),
    );
    const descontos = payslipLines(
      payslipLine('inss', 'INSS', inss.valor),
      payslipLine('irrf', 'IRRF', irrf.withheld),
      payslipLine('pensao', 'Pensão alimentícia', alimony),
    );
    const { dataInicio } = input;
    return {
      diasDireito: right,
      diasGozo: days,
      diasAbono: sold,
      proventos: writeLines(proventos, context),
      descontos: writeLines(descontos, context),
      ...totalsOf(proventos, descontos),
      inss: inssShown(inss),
      irrf: irrfFull(irrf),
      fgts: fgtsShown(sum(taxed, advance)),
      ...(dataInicio !== undefined &&
        right > 0 && {
          dataInicio,
          dataFim: dateAfter(dataInicio, days - 1, 'dataInicio'),
          dataRetorno: dateAfter(dataInicio, days, 'dataInicio'),
          prazoPagamento: dateAfter(dataInicio, -DAYS_TO_PAY, 'dataInicio'),
        }),
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
