import { line, monthlyHours, salarioBruto } from './_fields.texts.ts';
import type { custoFuncionario } from './custo-funcionario.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const regime = {
  pt: [
    'Regime',
    'Regime da empresa: em simples, dos anexos I, II, III e V, a contribuição patronal já está no DAS',
  ],
  en: [
    'Regime',
    'Regime of the company: in simples, of annexes I, II, III and V, the employer contribution already is in the DAS',
  ],
  choices: {
    simples: { pt: 'Simples', en: 'Simples' },
    'simples-anexo-iv': { pt: 'Simples anexo iv', en: 'Simples anexo iv' },
    'lucro-presumido': { pt: 'Lucro presumido', en: 'Lucro presumido' },
    'lucro-real': { pt: 'Lucro real', en: 'Lucro real' },
    mei: { pt: 'Mei', en: 'Mei' },
  },
} satisfies FieldTexts;

export const custoFuncionarioTexts = {
  englishName: 'Employee cost calculator',
  summary: {
    pt: 'Custo mensal e anual de um empregado: encargos, provisões e benefícios',
    en: 'Monthly and yearly cost of an employee: charges, provisions and benefits',
  },
  about: {
    pt: 'Lei 8.212/1991, art. 22; LC 123/2006, arts. 13 e 18-C; Lei 8.036/1990. O ano tem 11 meses de trabalho e um de férias, pago com a provisão. Que a desoneração parcial da folha poupe o 13º salário fica de fora.',
    en: 'Law 8.212/1991, art. 22; LC 123/2006, arts. 13 and 18-C; Law 8.036/1990. The year has 11 months of work and one of vacation, paid out of its provision. That the partial payroll relief spares the 13th salary is left out.',
  },
  input: {
    salarioBruto,
    adicionais: {
      pt: ['Adicionais', 'Adicionais do mês sobre os quais há encargos'],
      en: ['Premiums of the month', 'Premiums of the month, with charges on them'],
    },
    regime,
    rat: {
      pt: ['Rat', 'Alíquota do RAT, pelo risco da atividade. Não incide em simples e mei'],
      en: ['Rat', 'Rate of the RAT, by the risk of the activity. There is none in simples and mei'],
    },
    fap: {
      pt: ['Fap', 'Fator acidentário de prevenção (FAP), que multiplica o RAT'],
      en: ['Fap', 'Accident prevention factor (FAP), which multiplies the RAT'],
    },
    terceiros: {
      pt: [
        'Alíquota de terceiros',
        'Alíquota de terceiros (Sistema S, salário-educação, Incra). Só no lucro presumido e no lucro real',
      ],
      en: [
        'Rate of contributions to third parties',
        'Rate of contributions to third parties (Sistema S, salário-educação, Incra). Only in lucro-presumido and lucro-real',
      ],
    },
    aliquotaPatronal: {
      pt: [
        'Alíquota patronal',
        'Alíquota patronal, no lugar da do regime. Na desoneração parcial da folha, 5 em 2025, 10 em 2026, 15 em 2027 e depois 20',
      ],
      en: [
        'Rate of the employer',
        'Rate of the employer, in place of that of the regime. Under the partial payroll relief 5 in 2025, 10 in 2026, 15 in 2027, then 20',
      ],
    },
    valeTransporte: {
      pt: [
        'Custo das passagens do mês',
        'Custo das passagens do mês, de que o empregado paga até 6 % do salário',
      ],
      en: [
        'Cost of the fares of the month',
        'Cost of the fares of the month, of which the employee pays up to 6 % of the salary',
      ],
    },
    valeRefeicao: {
      pt: ['Vale-refeição', 'Vale-refeição ou alimentação do mês'],
      en: ['Meal or food vouchers of the month', 'Meal or food vouchers of the month'],
    },
    planoSaude: {
      pt: ['Plano saúde', 'Plano de saúde do mês, parte da empresa'],
      en: ['Health plan of the month', 'Health plan of the month, part of the company'],
    },
    outrosBeneficios: {
      pt: ['Outros benefícios', 'Outros benefícios do mês'],
      en: ['Other benefits of the month', 'Other benefits of the month'],
    },
    provisaoMultaFgts: {
      pt: ['Provisão multa fgts', 'Se a multa de 40 % do FGTS também é provisionada'],
      en: ['ProvisaoMultaFgts', 'Whether the fine of 40 % of the FGTS is set aside too'],
    },
    jornadaMensal: monthlyHours,
  },
  output: {
    regime,
    remuneracao: {
      pt: ['Remuneração', 'Salário mais adicionais'],
      en: ['Salary plus premiums', 'Salary plus premiums'],
    },
    encargos: {
      pt: ['Encargos', 'Encargos sobre a remuneração; os de valor 0 ficam de fora'],
      en: ['Charges on the pay', 'Charges on the pay; those of 0 are left out'],
      fields: line,
    },
    totalEncargos: {
      pt: ['Soma dos encargos', 'Soma dos encargos'],
      en: ['Sum of the charges', 'Sum of the charges'],
    },
    percentualEncargos: {
      pt: ['Percentual encargos', 'Soma das alíquotas dos encargos'],
      en: ['Sum of the rates of the charges', 'Sum of the rates of the charges'],
    },
    provisoes: {
      pt: ['Provisões', 'O que se reserva por mês para 13º salário, férias, o terço e os encargos deles'],
      en: [
        'Provisoes',
        'What is set aside in a month for the 13th salary, vacation, its third and their charges',
      ],
      fields: line,
    },
    totalProvisoes: {
      pt: ['Soma das provisões', 'Soma das provisões'],
      en: ['Sum of the provisions', 'Sum of the provisions'],
    },
    beneficios: {
      pt: ['Benefícios', 'Benefícios, a parte da empresa; os de valor 0 ficam de fora'],
      en: ['Benefits', 'Benefits, the part of the company; those of 0 are left out'],
      fields: line,
    },
    totalBeneficios: {
      pt: ['Soma dos benefícios', 'Soma dos benefícios'],
      en: ['Sum of the benefits', 'Sum of the benefits'],
    },
    custoMes: {
      pt: ['Custo mês', 'Custo de um mês de trabalho: remuneração, encargos, provisões e benefícios'],
      en: ['Cost of a month of work', 'Cost of a month of work: pay, charges, provisions and benefits'],
    },
    custoAnual: {
      pt: ['Custo anual', 'Custo do ano, com o mês de férias'],
      en: ['Cost of the year', 'Cost of the year, the month of vacation included'],
    },
    custoMedioMensal: {
      pt: ['Custo médio mensal', 'Custo do ano dividido por 12'],
      en: ['Cost of the year divided by 12', 'Cost of the year divided by 12'],
    },
    multiplicador: {
      pt: ['Custo médio mensal sobre a remuneração', 'Custo médio mensal sobre a remuneração: 1.7 é 1,7 vez'],
      en: ['Mean monthly cost over the pay', 'Mean monthly cost over the pay: 1.7 is 1.7 times'],
    },
    custoHora: {
      pt: ['Custo médio mensal dividido pela jornada', 'Custo médio mensal dividido pela jornada'],
      en: ['CustoHora', 'Mean monthly cost divided by the hours of work'],
    },
  },
} satisfies TextsOf<typeof custoFuncionario>;
