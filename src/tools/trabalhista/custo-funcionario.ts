import * as v from 'valibot';
import { defineCalculator } from '../../kit/calculator.ts';
import { between, explicar, flag, inUnit, num, percent, pure } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import {
  type Exact,
  exact,
  minus,
  over,
  percentOf,
  plus,
  roundTo,
  share,
  sum,
  times,
  toDecimal,
  toMoney,
} from '../../lib/numbers/exact.ts';
import { fareDiscount } from '../../law/fares.ts';
import { type ChargeCode, chargeNames, chargeOf, chargeRates, regimes } from '../../law/payroll/charges.ts';
import { payslipLine, payslipLines, percentText, totalOf, writeLines } from '../../law/payslip.ts';
import { line, monthlyHours, optionalAmount, rate, salarioBruto } from './_fields.ts';

/** The regimes that pay the RAT. */
const companyRegimes = { regime: ['simples-anexo-iv', 'lucro-presumido', 'lucro-real'] } as const;

/** Percent of the FGTS of a month, set aside for the fine of a dismissal (Lei 8.036/1990, art. 18, § 1º). */
const FINE = 40;

/** Months of work in a year: in the twelfth the vacation is paid, out of what was set aside for it. */
const MONTHS_WORKED = 11;

const regime = v.picklist(['simples', 'simples-anexo-iv', 'lucro-presumido', 'lucro-real', 'mei']);

/** Cost of an employee in a month and in a year. */
export const custoFuncionario = defineCalculator({
  method: 'POST',
  path: '/calculadoras/custo-funcionario',
  category: 'trabalhista',
  name: 'Calculadora de custo de funcionário',
  input: v.object({
    salarioBruto,
    adicionais: optionalAmount,
    regime: v.optional(regime, 'simples'),
    rat: v.optional(rate(1, 3), 2),
    fap: v.optional(inUnit(pure, between(0.5, 2, 4)), 1),
    terceiros: v.optional(percent(4), 5.8),
    // Lei 12.546/2011, art. 9º-A, by Lei 14.973/2024.
    aliquotaPatronal: v.optional(percent(4)),
    valeTransporte: optionalAmount,
    valeRefeicao: optionalAmount,
    planoSaude: optionalAmount,
    outrosBeneficios: optionalAmount,
    provisaoMultaFgts: flag(false),
    jornadaMensal: monthlyHours,
    explicar,
  }),
  output: v.object({
    regime,
    remuneracao: num(reais),
    encargos: v.array(line),
    totalEncargos: num(reais),
    percentualEncargos: num(percentage),
    provisoes: v.array(line),
    totalProvisoes: num(reais),
    beneficios: v.array(line),
    totalBeneficios: num(reais),
    custoMes: num(reais),
    custoAnual: num(reais),
    custoMedioMensal: num(reais),
    multiplicador: num(pure),
    custoHora: num(reais),
  }),
  reads: {
    when: {
      rat: companyRegimes,
      fap: companyRegimes,
      terceiros: { regime: ['lucro-presumido', 'lucro-real'] },
    },
  },
  result: 'custoMes',
  examples: [
    { input: { salarioBruto: 3000, regime: 'lucro-presumido', valeTransporte: 300, valeRefeicao: 600 } },
  ],
  assumptions: {
    constants: ({ regime }) => ({ aliquotaPatronal: regimes[regime].patronal }),
  },
  run(input, context) {
    const { regime } = input;
    const salary = exact(input.salarioBruto, 'salarioBruto');
    const pay = plus(salary, exact(input.adicionais, 'adicionais'));

    const rates = chargeRates(input);
    const ofPay = (percent: Exact) => chargeOf(pay, percent);
    const charge = (codigo: ChargeCode, percent: Exact) =>
      payslipLine(codigo, chargeNames[codigo], ofPay(percent), percentText(percent));
    const encargos = payslipLines(
      charge('inss-patronal', rates.patronal),
      charge('rat', rates.rat),
      charge('terceiros', rates.terceiros),
      charge('fgts', rates.fgts),
    );
    const totalEncargos = totalOf(encargos);
    const allRates = sum(...Object.values(rates));

    const [thirteenth, vacation, third] = [share(pay, 1, 12), share(pay, 1, 12), share(pay, 1, 36)].map(
      (amount) => roundTo(amount),
    ) as [Exact, Exact, Exact];
    const onProvisions = share(times(sum(thirteenth, vacation, third), allRates), 1, 100);
    const provisoes = [
      payslipLine('decimo-terceiro', '13º salário', thirteenth),
      payslipLine('ferias', 'Férias', vacation),
      payslipLine('terco-ferias', 'Terço de férias', third),
      payslipLine('encargos-provisoes', 'Encargos sobre as provisões', onProvisions),
      ...(input.provisaoMultaFgts
        ? [
            payslipLine(
              'multa-fgts',
              'Multa de 40% do FGTS',
              percentOf(ofPay(rates.fgts), FINE, 'multaFgts', 'Lei nº 8.036/1990, art. 18, § 1º'),
            ),
          ]
        : []),
    ];
    const totalProvisoes = totalOf(provisoes);

    const fares = exact(input.valeTransporte, 'valeTransporte');
    const faresPaid = minus(fares, fareDiscount(salary, fares));
    const meals = exact(input.valeRefeicao, 'valeRefeicao');
    const [health, others] = [
      exact(input.planoSaude, 'planoSaude'),
      exact(input.outrosBeneficios, 'outrosBeneficios'),
    ];
    const beneficios = payslipLines(
      payslipLine('vale-transporte', 'Vale-transporte (parte da empresa)', faresPaid),
      payslipLine('vale-refeicao', 'Vale-refeição ou alimentação', meals),
      payslipLine('plano-saude', 'Plano de saúde', health),
      payslipLine('outros', 'Outros benefícios', others),
    );
    const totalBeneficios = totalOf(beneficios);

    const setAside = exact(totalProvisoes);
    const worked = sum(pay, exact(totalEncargos), faresPaid, meals);
    const yearly = plus(share(worked, MONTHS_WORKED), share(sum(setAside, health, others), 12));
    const monthly = share(yearly, 1, 12);
    return {
      regime,
      remuneracao: toMoney(pay),
      encargos: writeLines(encargos, context),
      totalEncargos,
      percentualEncargos: toDecimal(allRates, 4),
      provisoes: writeLines(provisoes, context),
      totalProvisoes,
      beneficios: writeLines(beneficios, context),
      totalBeneficios,
      custoMes: toMoney(sum(pay, exact(totalEncargos), setAside, exact(totalBeneficios))),
      custoAnual: toMoney(yearly),
      custoMedioMensal: toMoney(monthly),
      multiplicador: toDecimal(over(monthly, pay), 4),
      custoHora: toMoney(over(monthly, exact(input.jornadaMensal, 'jornadaMensal'))),
    };
  },
});
