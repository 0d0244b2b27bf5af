import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  baseAndValue,
  date,
  dependentes,
  describe,
  fullIrrf,
  integer,
  inUnit,
  legalYear,
  tabela,
  explicar,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { addDays, dayNumber, weekdayOf } from '../../lib/dates/dates.ts';
import {
  exact,
  given,
  minus,
  plus,
  rounded,
  share,
  step,
  sum,
  toMoney,
  toPercent,
} from '../../lib/numbers/exact.ts';
import { fgtsDeposit, fgtsShown } from '../../law/fgts.ts';
import { inssShown } from '../../law/inss.ts';
import { irrfFull, irrfShown } from '../../law/irrf.ts';
import { withholdFrom } from '../../law/payroll.ts';
import { thirteenthTwelfths } from '../../law/service-time.ts';
import { inssTable } from '../../law/tables/inss.ts';
import { irrfTable } from '../../law/tables/irrf-mensal.ts';
import { mediaVariaveis, pensaoAlimenticia, positiveAmount } from './_fields.ts';

/** Last days of the two instalments (Lei 4.749/1965, arts. 1º and 2º). */
const FIRST_DUE = '11-30';
const SECOND_DUE = '12-20';

/** The date itself, or the Friday before when it falls on a weekend. */
function backToFriday(date: string): string {
  const weekday = weekdayOf(dayNumber(date));
  return addDays(date, weekday === 6 ? -1 : weekday === 0 ? -2 : 0);
}

/** The 13th pay in its two instalments (Lei 4.090/1962; Lei 4.749/1965); taxed alone (Lei 8.134/1990, art. 16). */
export const decimoTerceiro = defineCalculator({
  method: 'POST',
  path: '/calculadoras/decimo-terceiro',
  category: 'trabalhista',
  name: 'Calculadora de 13º salário',
  summary: 'Décimo terceiro em duas parcelas, com descontos e prazos',
  en: {
    name: '13th salary calculator',
    summary: '13th salary in two instalments, with deductions and due dates',
  },
  about: {
    pt: 'Lei 4.090/1962; Lei 4.749/1965. INSS e IRRF incidem sobre o total, e o IRRF é exclusivo. Um prazo no fim de semana recua para a sexta-feira.',
    en: 'Law 4.090/1962; Law 4.749/1965. INSS and IRRF fall on the total, and the IRRF is exclusive. A due date on a weekend moves back to Friday.',
  },
  tables: [inssTable, irrfTable],
  input: v.object({
    salarioBruto: describe(positiveAmount, {
      pt: 'Salário bruto de dezembro',
      en: 'Gross salary of December',
    }),
    mediaVariaveis,
    pensaoAlimenticia,
    mesesTrabalhados: describe(inUnit(months, v.optional(integer(1, 12), 12)), {
      pt: 'Tempo de trabalho no ano. Ignorado com dataAdmissao',
      en: 'Time worked in the year. Ignored with dataAdmissao',
    }),
    dataAdmissao: describe(v.optional(date), {
      pt: 'Dia da admissão: conta os doze avos até 31 de dezembro, um por mês com 15 dias ou mais',
      en: 'Day of the admission: counts the twelfths up to 31 December, one for each month with 15 days or more',
    }),
    dependentes,
    ...legalYear,
    explicar,
  }),
  output: v.object({
    avos: describe(v.number(), { pt: 'Doze avos devidos', en: 'Twelfths due' }, null),
    valorBruto: describe(v.number(), { pt: '13º salário bruto', en: 'Gross 13th salary' }, reais),
    primeiraParcela: describe(
      v.object({
        valor: describe(v.number(), { pt: 'Valor da parcela', en: 'Amount of the instalment' }, reais),
        prazo: describe(v.string(), { pt: 'Último dia do pagamento', en: 'Last day of the payment' }),
      }),
      {
        pt: 'Primeira parcela: metade do bruto, sem descontos',
        en: 'First instalment: half of the gross, without deductions',
      },
    ),
    segundaParcela: describe(
      v.object({
        bruto: describe(v.number(), { pt: 'O que resta do bruto', en: 'What is left of the gross' }, reais),
        inss: describe(baseAndValue, { pt: 'INSS sobre o total', en: 'INSS on the total' }),
        irrf: describe(baseAndValue, { pt: 'IRRF sobre o total', en: 'IRRF on the total' }),
        pensaoAlimenticia: describe(
          v.number(),
          { pt: 'Pensão alimentícia descontada', en: 'Alimony deducted' },
          reais,
        ),
        liquido: describe(
          v.number(),
          { pt: 'O que resta, menos os descontos', en: 'What is left, less the deductions' },
          reais,
        ),
        prazo: describe(v.string(), { pt: 'Último dia do pagamento', en: 'Last day of the payment' }),
      }),
      { pt: 'Segunda parcela, com todos os descontos', en: 'Second instalment, with all deductions' },
    ),
    totalDescontos: describe(v.number(), { pt: 'Soma dos descontos', en: 'Sum of the deductions' }, reais),
    totalLiquido: describe(
      v.number(),
      { pt: 'As duas parcelas, líquidas', en: 'Both instalments, net' },
      reais,
    ),
    irrf: fullIrrf,
    fgts: describe(
      v.object({
        base: describe(v.number(), { pt: 'Base dos depósitos', en: 'Base of the deposits' }, reais),
        valor: describe(v.number(), { pt: 'Soma dos depósitos', en: 'Sum of the deposits' }, reais),
        primeira: describe(
          v.number(),
          { pt: 'Depósito da primeira parcela', en: 'Deposit of the first instalment' },
          reais,
        ),
        segunda: describe(
          v.number(),
          { pt: 'Depósito da segunda parcela', en: 'Deposit of the second instalment' },
          reais,
        ),
      }),
      { pt: 'Depósitos do FGTS, pagos pelo empregador', en: 'Deposits of the FGTS, paid by the employer' },
    ),
    aliquotaEfetiva: describe(
      v.number(),
      { pt: 'INSS e IRRF sobre o bruto', en: 'INSS and IRRF over the gross' },
      percentage,
    ),
    tabela,
  }),
  result: 'totalLiquido',
  examples: [{ input: { salarioBruto: 6000, dependentes: 1, ano: 2026 } }],
  impossible: { salarioBruto: 3000, ano: 2024 },
  assumptions: {
    unused: { mesesTrabalhados: ({ dataAdmissao }) => dataAdmissao !== undefined },
  },
  run(input, context) {
    const law = lawOf({ inss: inssTable, irrf: irrfTable }, input, context);
    const { dataAdmissao } = input;
    const year = yearOf(law.dia);
    const lastDay = `${year}-12-31`;
    if (dataAdmissao !== undefined && dataAdmissao > lastDay) {
      throw invalidValue('dataAdmissao', { pt: `deve ser até ${lastDay}`, en: `must be up to ${lastDay}` });
    }
    const twelfths =
      dataAdmissao === undefined ? input.mesesTrabalhados : thirteenthTwelfths(dataAdmissao, lastDay, year);

    const gross = step(
      share(
        plus(exact(input.salarioBruto, 'salarioBruto'), exact(input.mediaVariaveis, 'mediaVariaveis')),
        twelfths,
        12,
      ),
      'bruto',
      '13º salário: um doze avos por mês com 15 dias ou mais',
      '13th salary: a twelfth for each month of 15 days or more',
      'Lei nº 4.090/1962, art. 1º',
    );
    const alimony = exact(input.pensaoAlimenticia, 'pensaoAlimenticia');
    const { inss, irrf, total } = withholdFrom(
      law,
      gross,
      { dependentes: input.dependentes, others: alimony },
      { exemptSmallTax: false },
    );
    const first = rounded(share(gross, 1, 2));
    const second = minus(rounded(gross), first);
    const discounts = sum(total, alimony);
    const fgts = fgtsShown(gross);
    const firstDeposit = rounded(fgtsDeposit(first));
    return {
      avos: twelfths,
      valorBruto: toMoney(gross),
      primeiraParcela: { valor: toMoney(first), prazo: backToFriday(`${year}-${FIRST_DUE}`) },
      segundaParcela: {
        bruto: toMoney(second),
        inss: inssShown(inss),
        irrf: irrfShown(irrf),
        pensaoAlimenticia: given(input.pensaoAlimenticia, 'pensaoAlimenticia'),
        liquido: toMoney(minus(second, discounts)),
        prazo: backToFriday(`${year}-${SECOND_DUE}`),
      },
      totalDescontos: toMoney(discounts),
      totalLiquido: toMoney(minus(rounded(gross), discounts)),
      irrf: irrfFull(irrf),
      fgts: {
        ...fgts,
        primeira: toMoney(firstDeposit),
        segunda: toMoney(minus(exact(fgts.valor), firstDeposit)),
      },
      aliquotaEfetiva: toPercent(total, gross),
      tabela: reportTable(law, [law.inss, law.irrf]),
    };
  },
});
