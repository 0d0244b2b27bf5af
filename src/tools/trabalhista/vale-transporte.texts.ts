import type { valeTransporte } from './vale-transporte.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const valeTransporteTexts = {
  englishName: 'Transport voucher calculator',
  summary: {
    pt: 'Divisão do vale-transporte entre empregado e empregador',
    en: 'How the cost of the fares is shared by employee and employer',
  },
  about: {
    pt: 'Lei 7.418/1985, art. 4º; Decreto 10.854/2021, art. 114. O empregado paga até 6 % do salário-base, e o empregador o resto.',
    en: 'Law 7.418/1985, art. 4; Decree 10.854/2021, art. 114. The employee pays up to 6 % of the base salary, and the employer the rest.',
  },
  input: {
    salarioBase: {
      pt: ['Salário-base', 'Salário-base, sem adicionais'],
      en: ['Base salary', 'Base salary, without premiums'],
    },
    valorPassagem: {
      pt: ['Valor passagem', 'Preço de uma passagem. Obrigatório sem custoMensal'],
      en: ['Price of a fare', 'Price of a fare. Required without custoMensal'],
    },
    custoMensal: {
      pt: ['Custo do mês', 'Custo do mês, no lugar de valorPassagem, passagensPorDia e diasUteis'],
      en: [
        'Cost of the month',
        'Cost of the month, in place of valorPassagem, passagensPorDia and diasUteis',
      ],
    },
    passagensPorDia: {
      pt: ['Passagens por dia', 'Passagens por dia de trabalho'],
      en: ['Fares for each day of work', 'Fares for each day of work'],
    },
    diasUteis: {
      pt: ['Trabalho no mês', 'Trabalho no mês'],
      en: ['Work in the month', 'Work in the month'],
    },
    percentual: {
      pt: ['Parte do salário que o empregado paga', 'Parte do salário que o empregado paga, no máximo'],
      en: [
        'Share of the salary that the employee pays',
        'Share of the salary that the employee pays, at most',
      ],
    },
  },
  output: {
    custoMensal: {
      pt: ['Custo do mês', 'Custo do mês'],
      en: ['Cost of the month', 'Cost of the month'],
    },
    limiteDesconto: {
      pt: ['O máximo que se desconta do empregado', 'O máximo que se desconta do empregado'],
      en: ['The most that is deducted from the employee', 'The most that is deducted from the employee'],
    },
    descontoEmpregado: {
      pt: ['Parte do empregado', 'Parte do empregado'],
      en: ['Part of the employee', 'Part of the employee'],
    },
    custeioEmpregador: {
      pt: ['Parte do empregador', 'Parte do empregador'],
      en: ['Part of the employer', 'Part of the employer'],
    },
    percentualEmpregado: {
      pt: ['Parte do empregado sobre o custo', 'Parte do empregado sobre o custo'],
      en: ['Part of the employee over the cost', 'Part of the employee over the cost'],
    },
    percentualSalario: {
      pt: ['Parte do empregado sobre o salário', 'Parte do empregado sobre o salário'],
      en: ['Part of the employee over the salary', 'Part of the employee over the salary'],
    },
    vantajoso: {
      pt: ['O custo passa do que se desconta no máximo', 'Se o custo passa do que se desconta no máximo'],
      en: ['The cost passes the most that is deducted', 'Whether the cost passes the most that is deducted'],
    },
  },
} satisfies TextsOf<typeof valeTransporte>;
