import type { valeTransporte } from './vale-transporte.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const valeTransporteTexts = {
  englishName: 'Transport voucher calculator',
  summary: { pt: 'Divisão do vale-transporte entre empregado e empregador', en: 'How employee and employer share the cost of the fares' },
  search: { pt: 'passagem, ônibus, 6%, metrô, VT, condução', en: 'bus fare, commute, transport allowance, transit' },
  about: {
    pt: 'Lei 7.418/1985, art. 4º; Decreto 10.854/2021, art. 114. O empregado paga até 6 % do salário-base, e o empregador o resto.',
    en: 'Law 7.418/1985, art. 4; Decree 10.854/2021, art. 114. The employee pays up to 6 % of the base salary, and the employer the rest.',
  },
  why: [
    {
      when: { custeioEmpregador: { above: 0 } },
      text: {
        pt: 'O desconto vai até {limiteDesconto}. A empresa paga os outros {custeioEmpregador}.',
        en: 'The deduction goes up to {limiteDesconto}. The company pays the other {custeioEmpregador}.',
      },
    },
    {
      text: {
        pt: 'As passagens custam menos que o limite de {limiteDesconto}, e o desconto é o preço delas.',
        en: 'The fares cost less than the limit of {limiteDesconto}, and the deduction is their price.',
      },
    },
  ],
  facts: ['custoMensal', 'custeioEmpregador', 'limiteDesconto'],
  input: {
    salarioBase: { pt: ['Salário-base', 'Salário sem adicionais'], en: ['Base salary', 'Salary without premiums'] },
    valorPassagem: { pt: ['Preço da passagem', 'Preço de uma passagem. Obrigatório sem custoMensal'], en: ['Fare price', 'Price of a fare. Required without custoMensal'], also: 'passagem fare' },
    custoMensal: {
      pt: ['Custo do mês', 'Custo das passagens do mês, no lugar de valorPassagem, passagensPorDia e diasUteis'],
      en: ['Monthly cost', 'Cost of the fares of the month, instead of valorPassagem, passagensPorDia and diasUteis'],
    },
    passagensPorDia: { pt: ['Passagens por dia', 'Passagens por dia de trabalho'], en: ['Fares per day', 'Fares for each working day'] },
    diasUteis: { pt: ['Dias de trabalho', 'Trabalho no mês'], en: ['Working days', 'Work in the month'] },
    percentual: { pt: ['Desconto máximo', 'Parte do salário que o empregado paga, no máximo'], en: ['Maximum deduction', 'Share of the salary that the employee pays, at most'] },
  },
  output: {
    custoMensal: { pt: ['Custo do mês', 'Custo das passagens do mês'], en: ['Monthly cost', 'Cost of the fares of the month'] },
    limiteDesconto: { pt: ['Limite do desconto', 'O máximo que se desconta do empregado'], en: ['Deduction limit', 'The most that is deducted from the employee'] },
    descontoEmpregado: { pt: ['Parte do empregado', 'Valor que se desconta do salário'], en: ['Employee’s share', 'Amount deducted from the salary'] },
    custeioEmpregador: { pt: ['Parte do empregador', 'Valor que o empregador paga'], en: ['Employer’s share', 'Amount that the employer pays'] },
    percentualEmpregado: { pt: ['Parte do custo', 'Parte do empregado sobre o custo'], en: ['Share of the cost', 'Employee’s share over the cost'] },
    percentualSalario: { pt: ['Parte do salário', 'Parte do empregado sobre o salário'], en: ['Share of the salary', 'Employee’s share over the salary'] },
    vantajoso: { pt: ['Vale a pena', 'O custo passa do máximo que se desconta'], en: ['Worth taking', 'The cost exceeds the most that is deducted'] },
  },
} satisfies TextsOf<typeof valeTransporte>;
