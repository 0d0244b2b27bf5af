import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { explicar, flag, integer, inUnit, legalYear, num, pure, tabela } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { months, reais, years } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { exact, recordGiven, roundedUp, share, toMoney, zero } from '../../lib/numbers/exact.ts';
import { salaryBonus } from '../../law/tables/abono-pis.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { amount } from './_fields.ts';

/** Years since the registration that the law asks for: Lei 7.998/1990, art. 9º, II. */
const YEARS_REGISTERED = 5;

const motivo = v.picklist([
  'menos-de-30-dias',
  'remuneracao-acima-do-limite',
  'menos-de-5-anos-de-inscricao',
  'dados-nao-informados',
]);

/**
 * The salary bonus of PIS/Pasep (CF, art. 239, § 3º; EC 135/2024; Lei 7.998/1990, art. 9º, §§ 2º to 4º): a twelfth of
 * the minimum wage of the year of payment for each month worked in the base year, rounded up to whole reais.
 */
export const abonoPis = defineCalculator({
  method: 'POST',
  path: '/calculadoras/abono-pis',
  category: 'trabalhista',
  name: 'Calculadora de abono PIS/Pasep',
  tables: [salaryBonus, minimumWage],
  input: v.object({
    mesesTrabalhados: inUnit(months, integer(0, 12)),
    remuneracaoMedia: amount,
    anosInscricao: inUnit(years, v.optional(integer(0, 60), 5)),
    dadosInformados: flag(true),
    ...legalYear,
    ano: inUnit(pure, legalYear.ano),
    explicar,
  }),
  output: v.object({
    elegivel: v.boolean(),
    motivos: v.array(motivo),
    anoBase: num(pure),
    limiteRemuneracao: num(reais),
    mesesTrabalhados: num(months),
    valorPorMes: num(reais),
    valor: num(reais),
    tabela,
  }),
  result: 'valor',
  examples: [{ input: { mesesTrabalhados: 8, remuneracaoMedia: 2100, ano: 2026 } }],
  impossible: { mesesTrabalhados: 12, remuneracaoMedia: 2000, ano: 2019 },
  run(input, context) {
    const { mesesTrabalhados, remuneracaoMedia, anosInscricao, dadosInformados } = input;
    const law = lawOf({ bonus: salaryBonus, wage: minimumWage }, input, context);
    const { anoBase, limiteRemuneracao } = law.bonus.value;
    const failed = {
      'menos-de-30-dias': mesesTrabalhados === 0,
      'remuneracao-acima-do-limite': remuneracaoMedia > limiteRemuneracao,
      'menos-de-5-anos-de-inscricao': anosInscricao < YEARS_REGISTERED,
      'dados-nao-informados': !dadosInformados,
    };
    const motivos = motivo.options.filter((reason) => failed[reason]);
    const elegivel = motivos.length === 0;
    const wage = exact(law.wage.value, 'salarioMinimo', law.wage);
    const benefit = elegivel ? roundedUp(share(wage, mesesTrabalhados, 12), 0) : zero;
    return {
      elegivel,
      motivos,
      anoBase,
      limiteRemuneracao: recordGiven(limiteRemuneracao, 'limiteRemuneracao', law.bonus),
      mesesTrabalhados,
      valorPorMes: toMoney(share(wage, 1, 12)),
      valor: toMoney(benefit),
      tabela: reportTable(law, [law.bonus, law.wage]),
    };
  },
});
