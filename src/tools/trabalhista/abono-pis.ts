import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { describe, flag, integer, inUnit, legalYear, tabela, explicar } from '../../kit/fields/index.ts';
import { lawOf } from '../../kit/legal-tables.ts';
import { months, reais, years } from '../../kit/units.ts';
import { reportTable } from '../../law/dated.ts';
import { yearOf } from '../../lib/dates/civil-date.ts';
import { exact, given, roundedUp, share, toMoney, zero } from '../../lib/numbers/exact.ts';
import { salaryBonus } from '../../law/tables/abono-pis.ts';
import { minimumWage } from '../../law/tables/salario-minimo.ts';
import { amount } from './_fields.ts';

/** Years since the registration that the law asks for: Lei 7.998/1990, art. 9º, II. */
const YEARS_REGISTERED = 5;

/** From the base year to the year of payment: Codefat's calendars since 2022. */
const YEARS_TO_PAYMENT = 2;

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
  summary: 'Direito ao abono salarial e o seu valor',
  en: { name: 'PIS/Pasep bonus calculator', summary: 'Right to the salary bonus, and its amount' },
  about: {
    pt: 'CF, art. 239, § 3º; EC 135/2024; Lei 7.998/1990, art. 9º. O abono é de um doze avos do salário mínimo por mês de trabalho no ano-base, arredondado para cima ao real inteiro.',
    en: 'CF, art. 239, § 3; EC 135/2024; Law 7.998/1990, art. 9. The bonus is a twelfth of the minimum wage for each month of work in the base year, rounded up to whole reais.',
  },
  tables: [salaryBonus, minimumWage],
  input: v.object({
    mesesTrabalhados: describe(inUnit(months, integer(0, 12)), {
      pt: 'Tempo de trabalho no ano-base, em que 15 dias ou mais fazem um mês',
      en: 'Time worked in the base year, in which 15 days or more make a month',
    }),
    remuneracaoMedia: describe(amount, {
      pt: 'Remuneração média mensal no ano-base',
      en: 'Mean monthly pay in the base year',
    }),
    anosInscricao: describe(inUnit(years, v.optional(integer(0, 60), 5)), {
      pt: 'Tempo desde a primeira inscrição no PIS/Pasep',
      en: 'Time since the first registration in PIS/Pasep',
    }),
    dadosInformados: describe(flag(true), {
      pt: 'Se o empregador informou os dados do ano-base na RAIS ou no eSocial',
      en: 'Whether the employer sent the data of the base year to RAIS or eSocial',
    }),
    ...legalYear,
    ano: describe(legalYear.ano, {
      pt: 'Ano do pagamento. Sem ele, o ano corrente em Brasília ou, se ainda não há tabela dele, o último que há',
      en: 'Year of the payment. Without it, the current year in Brasília or, while there is no table of it, the last that there is',
    }),
    explicar,
  }),
  output: v.object({
    elegivel: describe(v.boolean(), {
      pt: 'Se há direito ao abono',
      en: 'Whether there is a right to the bonus',
    }),
    motivos: describe(v.array(motivo), {
      pt: 'Por que não há direito; lista vazia quando há',
      en: 'Why there is no right: less than 30 days of work, pay above the limit, less than 5 years of registration, or data not sent; an empty list where there is',
    }),
    anoBase: describe(
      v.number(),
      { pt: 'Ano-base: o segundo antes do pagamento', en: 'Base year: the second before the payment' },
      null,
    ),
    limiteRemuneracao: describe(
      v.number(),
      { pt: 'Maior remuneração média com direito', en: 'Greatest mean pay with a right' },
      reais,
    ),
    mesesTrabalhados: describe(
      v.number(),
      { pt: 'Tempo de trabalho no ano-base', en: 'Time worked in the base year' },
      months,
    ),
    valorPorMes: describe(
      v.number(),
      { pt: 'Um doze avos do salário mínimo', en: 'A twelfth of the minimum wage' },
      reais,
    ),
    valor: describe(v.number(), { pt: 'Abono; 0 sem direito', en: 'Bonus; 0 without a right' }, reais),
    tabela,
  }),
  result: 'valor',
  examples: [{ input: { mesesTrabalhados: 8, remuneracaoMedia: 2100, ano: 2026 } }],
  impossible: { mesesTrabalhados: 12, remuneracaoMedia: 2000, ano: 2024 },
  run(input, context) {
    const { mesesTrabalhados, remuneracaoMedia, anosInscricao, dadosInformados } = input;
    const law = lawOf({ bonus: salaryBonus, wage: minimumWage }, input, context);
    const { limiteRemuneracao } = law.bonus.value;
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
      anoBase: yearOf(law.dia) - YEARS_TO_PAYMENT,
      limiteRemuneracao: given(limiteRemuneracao, 'limiteRemuneracao', law.bonus),
      mesesTrabalhados,
      valorPorMes: toMoney(share(wage, 1, 12)),
      valor: toMoney(benefit),
      tabela: reportTable(law, [law.bonus, law.wage]),
    };
  },
});
