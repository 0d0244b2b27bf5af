import * as v from 'valibot';
import { defineCalculator } from '../../kit/assumptions.ts';
import { between, describe, flag, percent, explicar } from '../../kit/fields/index.ts';
import { percentage, reais } from '../../kit/units.ts';
import {
  type Exact,
  exact,
  minus,
  over,
  percentOf,
  plus,
  rounded,
  share,
  sum,
  times,
  toDecimal,
  toMoney,
  zero,
} from '../../lib/numbers/exact.ts';
import { fareDiscount } from '../../law/fares.ts';
import { FGTS_RATE } from '../../law/fgts.ts';
import { payslipLine, payslipLines, percentText, totalOf } from '../../law/payslip.ts';
import { line, monthlyHours, optionalAmount, rate, salarioBruto } from './_fields.ts';

interface Regime {
  /** Percent of the pay: Lei 8.212/1991, art. 22, I; LC 123/2006, arts. 13, VI, and 18-C. */
  readonly patronal: number;
  /** RAT × FAP: Lei 8.212/1991, art. 22, II; Lei 10.666/2003, art. 10. */
  readonly rat: boolean;
  /** Contributions to other entities. Companies of the Simples pay none (LC 123/2006, art. 13, § 3º). */
  readonly terceiros: boolean;
}

const COMPANY: Regime = { patronal: 20, rat: true, terceiros: true };

const regimes = {
  simples: { patronal: 0, rat: false, terceiros: false },
  'simples-anexo-iv': { ...COMPANY, terceiros: false },
  'lucro-presumido': COMPANY,
  'lucro-real': COMPANY,
  mei: { patronal: 3, rat: false, terceiros: false },
} as const satisfies Record<string, Regime>;

/** Percent of the FGTS of a month, set aside for the fine of a dismissal (Lei 8.036/1990, art. 18, § 1º). */
const FINE = 40;

/** Months of work in a year: in the twelfth the vacation is paid, out of what was set aside for it. */
const MONTHS_WORKED = 11;

const regime = describe(v.picklist(['simples', 'simples-anexo-iv', 'lucro-presumido', 'lucro-real', 'mei']), {
  pt: 'Regime da empresa: em simples, dos anexos I, II, III e V, a contribuição patronal já está no DAS',
  en: 'Regime of the company: in simples, of annexes I, II, III and V, the employer contribution already is in the DAS',
});

/** What an employee costs in a month and in a year. */
export const custoFuncionario = defineCalculator({
  method: 'POST',
  path: '/calculadoras/custo-funcionario',
  category: 'trabalhista',
  name: 'Calculadora de custo de funcionário',
  summary: 'Custo mensal e anual de um empregado: encargos, provisões e benefícios',
  en: {
    name: 'Employee cost calculator',
    summary: 'Monthly and yearly cost of an employee: charges, provisions and benefits',
  },
  about: {
    pt: 'Lei 8.212/1991, art. 22; LC 123/2006, arts. 13 e 18-C; Lei 8.036/1990. O ano tem 11 meses de trabalho e um de férias, pago com a provisão. Que a desoneração parcial da folha poupe o 13º salário fica de fora.',
    en: 'Law 8.212/1991, art. 22; LC 123/2006, arts. 13 and 18-C; Law 8.036/1990. The year has 11 months of work and one of vacation, paid out of its provision. That the partial payroll relief spares the 13th salary is left out.',
  },
  input: v.object({
    salarioBruto,
    adicionais: describe(optionalAmount, {
      pt: 'Adicionais do mês sobre os quais há encargos',
      en: 'Premiums of the month, with charges on them',
    }),
    regime: v.optional(regime, 'simples'),
    rat: describe(v.optional(rate(1, 3), 2), {
      pt: 'Alíquota do RAT, pelo risco da atividade. Não incide em simples e mei',
      en: 'Rate of the RAT, by the risk of the activity. There is none in simples and mei',
    }),
    fap: describe(v.optional(between(0.5, 2, 4), 1), {
      pt: 'Fator acidentário de prevenção (FAP), que multiplica o RAT',
      en: 'Accident prevention factor (FAP), which multiplies the RAT',
    }),
    terceiros: describe(v.optional(percent(4), 5.8), {
      pt: 'Alíquota de terceiros (Sistema S, salário-educação, Incra). Só no lucro presumido e no lucro real',
      en: 'Rate of contributions to third parties (Sistema S, salário-educação, Incra). Only in lucro-presumido and lucro-real',
    }),
    // Lei 12.546/2011, art. 9º-A, by Lei 14.973/2024.
    aliquotaPatronal: describe(v.optional(percent(4)), {
      pt: 'Alíquota patronal, no lugar da do regime. Na desoneração parcial da folha, 5 em 2025, 10 em 2026, 15 em 2027 e depois 20',
      en: 'Rate of the employer, in place of that of the regime. Under the partial payroll relief 5 in 2025, 10 in 2026, 15 in 2027, then 20',
    }),
    valeTransporte: describe(optionalAmount, {
      pt: 'Custo das passagens do mês, de que o empregado paga até 6 % do salário',
      en: 'Cost of the fares of the month, of which the employee pays up to 6 % of the salary',
    }),
    valeRefeicao: describe(optionalAmount, {
      pt: 'Vale-refeição ou alimentação do mês',
      en: 'Meal or food vouchers of the month',
    }),
    planoSaude: describe(optionalAmount, {
      pt: 'Plano de saúde do mês, parte da empresa',
      en: 'Health plan of the month, part of the company',
    }),
    outrosBeneficios: describe(optionalAmount, {
      pt: 'Outros benefícios do mês',
      en: 'Other benefits of the month',
    }),
    provisaoMultaFgts: describe(flag(false), {
      pt: 'Se a multa de 40 % do FGTS também é provisionada',
      en: 'Whether the fine of 40 % of the FGTS is set aside too',
    }),
    jornadaMensal: monthlyHours,
    explicar,
  }),
  output: v.object({
    regime,
    remuneracao: describe(v.number(), { pt: 'Salário mais adicionais', en: 'Salary plus premiums' }, reais),
    encargos: describe(v.array(line), {
      pt: 'Encargos sobre a remuneração; os de valor 0 ficam de fora',
      en: 'Charges on the pay; those of 0 are left out',
    }),
    totalEncargos: describe(v.number(), { pt: 'Soma dos encargos', en: 'Sum of the charges' }, reais),
    percentualEncargos: describe(
      v.number(),
      { pt: 'Soma das alíquotas dos encargos', en: 'Sum of the rates of the charges' },
      percentage,
    ),
    provisoes: describe(v.array(line), {
      pt: 'O que se reserva por mês para 13º salário, férias, o terço e os encargos deles',
      en: 'What is set aside in a month for the 13th salary, vacation, its third and their charges',
    }),
    totalProvisoes: describe(v.number(), { pt: 'Soma das provisões', en: 'Sum of the provisions' }, reais),
    beneficios: describe(v.array(line), {
      pt: 'Benefícios, a parte da empresa; os de valor 0 ficam de fora',
      en: 'Benefits, the part of the company; those of 0 are left out',
    }),
    totalBeneficios: describe(v.number(), { pt: 'Soma dos benefícios', en: 'Sum of the benefits' }, reais),
    custoMes: describe(
      v.number(),
      {
        pt: 'Custo de um mês de trabalho: remuneração, encargos, provisões e benefícios',
        en: 'Cost of a month of work: pay, charges, provisions and benefits',
      },
      reais,
    ),
    custoAnual: describe(
      v.number(),
      { pt: 'Custo do ano, com o mês de férias', en: 'Cost of the year, the month of vacation included' },
      reais,
    ),
    custoMedioMensal: describe(
      v.number(),
      { pt: 'Custo do ano dividido por 12', en: 'Cost of the year divided by 12' },
      reais,
    ),
    multiplicador: describe(
      v.number(),
      {
        pt: 'Custo médio mensal sobre a remuneração: 1.7 é 1,7 vez',
        en: 'Mean monthly cost over the pay: 1.7 is 1.7 times',
      },
      null,
    ),
    custoHora: describe(
      v.number(),
      {
        pt: 'Custo médio mensal dividido pela jornada',
        en: 'Mean monthly cost divided by the hours of work',
      },
      reais,
    ),
  }),
  result: 'custoMes',
  examples: [
    { input: { salarioBruto: 3000, regime: 'lucro-presumido', valeTransporte: 300, valeRefeicao: 600 } },
  ],
  assumptions: {
    unused: {
      rat: ({ regime }) => !regimes[regime].rat,
      fap: ({ regime }) => !regimes[regime].rat,
      terceiros: ({ regime }) => !regimes[regime].terceiros,
    },
    constants: ({ regime }) => ({ aliquotaPatronal: regimes[regime].patronal }),
  },
  run(input) {
    const { regime } = input;
    const salary = exact(input.salarioBruto, 'salarioBruto');
    const pay = plus(salary, exact(input.adicionais, 'adicionais'));

    const own = regimes[regime];
    const rates = {
      patronal: exact(input.aliquotaPatronal ?? own.patronal, 'aliquotaPatronal'),
      rat: own.rat ? times(exact(input.rat, 'rat'), exact(input.fap, 'fap')) : zero,
      terceiros: own.terceiros ? exact(input.terceiros, 'terceiros') : zero,
      fgts: exact(FGTS_RATE, 'aliquotaFgts', 'Lei nº 8.036/1990, art. 15'),
    };
    const ofPay = (percent: Exact) => share(times(pay, percent), 1, 100);
    const charge = (codigo: string, descricao: string, percent: Exact) =>
      payslipLine(codigo, descricao, ofPay(percent), percentText(percent));
    const encargos = payslipLines(
      charge('inss-patronal', 'INSS patronal', rates.patronal),
      charge('rat', 'RAT ajustado (RAT × FAP)', rates.rat),
      charge('terceiros', 'Terceiros (Sistema S, salário-educação, Incra)', rates.terceiros),
      charge('fgts', 'FGTS', rates.fgts),
    );
    const totalEncargos = totalOf(encargos);
    const allRates = sum(...Object.values(rates));

    const [thirteenth, vacation, third] = [share(pay, 1, 12), share(pay, 1, 12), share(pay, 1, 36)].map(
      (amount) => rounded(amount),
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
      encargos,
      totalEncargos,
      percentualEncargos: toDecimal(allRates, 4),
      provisoes,
      totalProvisoes,
      beneficios,
      totalBeneficios,
      custoMes: toMoney(sum(pay, exact(totalEncargos), setAside, exact(totalBeneficios))),
      custoAnual: toMoney(yearly),
      custoMedioMensal: toMoney(monthly),
      multiplicador: toDecimal(over(monthly, pay), 4),
      custoHora: toMoney(over(monthly, exact(input.jornadaMensal, 'jornadaMensal'))),
    };
  },
});
