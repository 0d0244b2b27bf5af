import * as v from 'valibot';
import { flag } from '../../core/fields.ts';
import { defineTool } from '../../core/tool.ts';
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
import { fareDiscount } from '../../lib/law/fares.ts';
import { FGTS_RATE } from '../../lib/law/fgts.ts';
import { payslipLine, payslipLines, percentText, totalOf } from '../../lib/law/payslip.ts';
import { line, monthlyHours, optionalMoney, percent, positiveMoney, rate } from './_fields.ts';

interface Regime {
  /** Percent of the pay: Lei 8.212/1991, art. 22, I; LC 123/2006, arts. 13, VI, and 18-C. */
  readonly patronal: number;
  /** RAT × FAP: Lei 8.212/1991, art. 22, II; Lei 10.666/2003, art. 10. */
  readonly rat: boolean;
  /** Contributions to other entities; those of the Simples pay none (LC 123/2006, art. 13, § 3º). */
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

const regime = v.picklist(['simples', 'simples-anexo-iv', 'lucro-presumido', 'lucro-real', 'mei']);

/** What an employee costs in a month and in a year. */
export const custoFuncionario = defineTool({
  method: 'POST',
  path: '/calculadoras/custo-funcionario',
  category: 'trabalhista',
  name: 'Calculadora de custo de funcionário',
  summary: 'Custo mensal e anual de um empregado: encargos, provisões e benefícios',
  input: v.object({
    salarioBruto: positiveMoney,
    adicionais: optionalMoney,
    regime: v.optional(regime, 'simples'),
    rat: v.optional(rate(1, 3), 2),
    fap: v.optional(rate(0.5, 2), 1),
    terceiros: v.optional(percent, 5.8),
    aliquotaPatronal: v.optional(percent),
    valeTransporte: optionalMoney,
    valeRefeicao: optionalMoney,
    planoSaude: optionalMoney,
    outrosBeneficios: optionalMoney,
    provisaoMultaFgts: flag(false),
    jornadaMensal: v.optional(monthlyHours, 220),
  }),
  output: v.object({
    regime,
    remuneracao: v.number(),
    encargos: v.array(line),
    totalEncargos: v.number(),
    percentualEncargos: v.number(),
    provisoes: v.array(line),
    totalProvisoes: v.number(),
    beneficios: v.array(line),
    totalBeneficios: v.number(),
    custoMes: v.number(),
    custoAnual: v.number(),
    custoMedioMensal: v.number(),
    multiplicador: v.number(),
    custoHora: v.number(),
  }),
  examples: [
    {
      input: { salarioBruto: 3000, regime: 'lucro-presumido', valeTransporte: 300, valeRefeicao: 600 },
      output: {
        regime: 'lucro-presumido',
        remuneracao: 3000,
        encargos: [
          { codigo: 'inss-patronal', descricao: 'INSS patronal', referencia: '20%', valor: 600 },
          { codigo: 'rat', descricao: 'RAT ajustado (RAT × FAP)', referencia: '2%', valor: 60 },
          {
            codigo: 'terceiros',
            descricao: 'Terceiros (Sistema S, salário-educação, Incra)',
            referencia: '5,8%',
            valor: 174,
          },
          { codigo: 'fgts', descricao: 'FGTS', referencia: '8%', valor: 240 },
        ],
        totalEncargos: 1074,
        percentualEncargos: 35.8,
        provisoes: [
          { codigo: 'decimo-terceiro', descricao: '13º salário', valor: 250 },
          { codigo: 'ferias', descricao: 'Férias', valor: 250 },
          { codigo: 'terco-ferias', descricao: 'Terço de férias', valor: 83.33 },
          { codigo: 'encargos-provisoes', descricao: 'Encargos sobre as provisões', valor: 208.83 },
        ],
        totalProvisoes: 792.16,
        beneficios: [
          {
            codigo: 'vale-transporte',
            descricao: 'Vale-transporte (parte da empresa)',
            valor: 120,
          },
          { codigo: 'vale-refeicao', descricao: 'Vale-refeição ou alimentação', valor: 600 },
        ],
        totalBeneficios: 720,
        custoMes: 5586.16,
        custoAnual: 62_239.92,
        custoMedioMensal: 5186.66,
        multiplicador: 1.7289,
        custoHora: 23.58,
      },
    },
  ],
  run(input) {
    const { regime } = input;
    const salary = exact(input.salarioBruto);
    const pay = plus(salary, exact(input.adicionais));

    const own = regimes[regime];
    const rates = {
      patronal: exact(input.aliquotaPatronal ?? own.patronal),
      rat: own.rat ? times(exact(input.rat), exact(input.fap)) : zero,
      terceiros: own.terceiros ? exact(input.terceiros) : zero,
      fgts: exact(FGTS_RATE),
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
        ? [payslipLine('multa-fgts', 'Multa de 40% do FGTS', percentOf(ofPay(rates.fgts), FINE))]
        : []),
    ];
    const totalProvisoes = totalOf(provisoes);

    const fares = exact(input.valeTransporte);
    const faresPaid = minus(fares, fareDiscount(salary, fares));
    const meals = exact(input.valeRefeicao);
    const [health, others] = [exact(input.planoSaude), exact(input.outrosBeneficios)];
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
      custoHora: toMoney(over(monthly, exact(input.jornadaMensal))),
    };
  },
});
