import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { dateAfter } from '../../kit/dates.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  baseAndValue,
  date,
  dependentes,
  describe,
  explicar,
  flag,
  fullIrrf,
  integer,
  inUnit,
  legalMonth,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import type { Text } from '../../kit/texts.ts';
import { days, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { exact, plus, rounded, share, step, sum, zero } from '../../lib/numbers/exact.ts';
import { fgtsShown } from '../../law/fgts.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfFull } from '../../law/irrf.ts';
import { withholdFrom } from '../../law/payroll.ts';
import { countOf, payslipLine, payslipLines, totalsOf } from '../../law/payslip.ts';
import { vacationDays } from '../../law/service-time.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
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

/** Whether the absences left no vacation to pay. */
const hasNoRight = (_: unknown, { diasDireito }: { readonly diasDireito: number }) => diasDireito === 0;

/** Vacation pay with its third and the days sold, and the dates (CLT, arts. 129 to 145; CF, art. 7º, XVII). */
export const ferias = defineCalculator({
  method: 'POST',
  path: '/calculadoras/ferias',
  category: 'trabalhista',
  name: 'Calculadora de férias',
  summary: 'Férias com o terço, abono pecuniário, descontos e datas',
  en: {
    name: 'Vacation pay calculator',
    summary: 'Vacation pay with its third, days sold, deductions and dates',
  },
  about: {
    pt: 'CLT, arts. 129 a 145; CF, art. 7º, XVII. O abono pecuniário e o seu terço não pagam INSS, IRRF nem FGTS. A metade do 13º salário adiantada não tem descontos.',
    en: 'CLT, arts. 129 to 145; CF, art. 7, XVII. Days sold and their third pay no INSS, IRRF or FGTS. The half of the 13th salary paid in advance has no deductions.',
  },
  tables: [inssTable, irrfTable],
  input: v.object({
    salarioBruto,
    mediaVariaveis,
    pensaoAlimenticia,
    faltas,
    abonoPecuniario: describe(flag(false), {
      pt: 'Se um terço do direito é vendido (abono pecuniário, CLT, art. 143)',
      en: 'Whether a third of the right is sold (abono pecuniário, CLT, art. 143)',
    }),
    diasFerias: describe(inUnit(days, v.optional(integer(1, 30))), {
      pt: 'Descanso a gozar. Sem ele, o direito menos os dias vendidos',
      en: 'Rest to take. Without it, the right less the days sold',
    }),
    adiantarDecimoTerceiro: describe(flag(false), {
      pt: 'Se metade do 13º salário é paga com as férias',
      en: 'Whether half of the 13th salary is paid with the vacation',
    }),
    dataInicio: describe(v.optional(date), {
      pt: 'Primeiro dia das férias: acrescenta as datas',
      en: 'First day of the vacation: adds the dates',
    }),
    dependentes,
    ...legalMonth,
    explicar,
  }),
  output: v.object({
    diasDireito: describe(
      v.number(),
      { pt: 'Direito, pelas faltas (CLT, art. 130)', en: 'Right, by the absences (CLT, art. 130)' },
      days,
    ),
    diasGozo: describe(v.number(), { pt: 'Descanso', en: 'Rest' }, days),
    diasAbono: describe(v.number(), { pt: 'Parte vendida', en: 'Part that is sold' }, days),
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    liquido: describe(v.number(), { pt: 'Proventos menos descontos', en: 'Earnings less deductions' }, reais),
    inss: describe(baseAndValue, {
      pt: 'INSS sobre as férias e o terço',
      en: 'INSS on the vacation and its third',
    }),
    irrf: fullIrrf,
    fgts: describe(baseAndValue, {
      pt: 'Depósito do FGTS sobre férias, terço e o 13º adiantado',
      en: 'Deposit of the FGTS on vacation, its third and the 13th salary paid in advance',
    }),
    dataInicio: describe(v.optional(v.string()), {
      pt: 'Primeiro dia das férias. Só com dataInicio',
      en: 'First day of the vacation. Only with dataInicio',
    }),
    dataFim: describe(v.optional(v.string()), {
      pt: 'Último dia das férias. Só com dataInicio',
      en: 'Last day of the vacation. Only with dataInicio',
    }),
    dataRetorno: describe(v.optional(v.string()), {
      pt: 'Dia seguinte, útil ou não. Só com dataInicio',
      en: 'The day after it, working day or not. Only with dataInicio',
    }),
    prazoPagamento: describe(v.optional(v.string()), {
      pt: 'Último dia do pagamento, dois dias antes do início (CLT, art. 145). Só com dataInicio',
      en: 'Last day of the payment, two days before the start (CLT, art. 145). Only with dataInicio',
    }),
    tabela,
  }),
  result: 'liquido',
  examples: [{ input: { salarioBruto: 6000, abonoPecuniario: true, dataInicio: '2026-07-06', ano: 2026 } }],
  impossible: { salarioBruto: 3000, ano: 2024 },
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
    const law = lawOf({ inss: inssTable, irrf: irrfTable }, input, context);
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
      rounded(share(vacation, 1, 3)),
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
    const bonusThird = rounded(share(bonus, 1, 3));
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
      payslipLine('ferias', 'Férias', vacation, countOf(days, 'dia', 'dias')),
      payslipLine('terco', 'Terço constitucional', third, '1/3'),
      payslipLine('abono', 'Abono pecuniário', bonus, countOf(sold, 'dia', 'dias')),
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
      proventos,
      descontos,
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
