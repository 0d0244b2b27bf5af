import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import {
  baseAndValue,
  date,
  dependentes,
  fullIrrf,
  integer,
  inUnit,
  legalYear,
  num,
  pure,
  tabela,
} from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { months, percentage, reais } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { addDays, dayNumber, weekdayOf } from '../../lib/dates/dates.ts';
import {
  exact,
  recordGiven,
  minus,
  plus,
  roundTo,
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
import { explicar } from './_explicar.ts';
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
  tables: [inssTable, irrfTable],
  input: v.object({
    salarioBruto: positiveAmount,
    mediaVariaveis,
    pensaoAlimenticia,
    mesesTrabalhados: inUnit(months, v.optional(integer(1, 12), 12)),
    dataAdmissao: v.optional(date),
    dependentes,
    ...legalYear,
    explicar,
  }),
  output: v.object({
    avos: num(pure),
    valorBruto: num(reais),
    primeiraParcela: v.object({
      valor: num(reais),
      prazo: v.string(),
    }),
    segundaParcela: v.object({
      bruto: num(reais),
      inss: baseAndValue,
      irrf: baseAndValue,
      pensaoAlimenticia: num(reais),
      liquido: num(reais),
      prazo: v.string(),
    }),
    totalDescontos: num(reais),
    totalLiquido: num(reais),
    irrf: fullIrrf,
    fgts: v.object({
      base: num(reais),
      valor: num(reais),
      primeira: num(reais),
      segunda: num(reais),
    }),
    aliquotaEfetiva: num(percentage),
    tabela,
  }),
  reads: { either: [[['mesesTrabalhados'], ['dataAdmissao']]] },
  result: 'totalLiquido',
  examples: [{ input: { salarioBruto: 6000, dependentes: 1, ano: 2026 } }],
  impossible: { salarioBruto: 3000, ano: 2019 },
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
    const first = roundTo(share(gross, 1, 2));
    const second = minus(roundTo(gross), first);
    const discounts = sum(total, alimony);
    const fgts = fgtsShown(gross);
    const firstDeposit = roundTo(fgtsDeposit(first));
    return {
      avos: twelfths,
      valorBruto: toMoney(gross),
      primeiraParcela: { valor: toMoney(first), prazo: backToFriday(`${year}-${FIRST_DUE}`) },
      segundaParcela: {
        bruto: toMoney(second),
        inss: inssShown(inss),
        irrf: irrfShown(irrf),
        pensaoAlimenticia: recordGiven(input.pensaoAlimenticia, 'pensaoAlimenticia'),
        liquido: toMoney(minus(second, discounts)),
        prazo: backToFriday(`${year}-${SECOND_DUE}`),
      },
      totalDescontos: toMoney(discounts),
      totalLiquido: toMoney(minus(roundTo(gross), discounts)),
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
