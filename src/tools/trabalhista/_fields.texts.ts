import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const salarioBruto = { pt: ['Salário bruto', 'Salário bruto mensal'], en: ['Gross salary', 'Gross monthly salary'] } satisfies FieldTexts;

export const monthlyHours = {
  pt: ['Jornada mensal', 'Jornada do mês, o divisor do salário: 220 para 44 horas por semana, 200 para 40'],
  en: ['Monthly hours', 'Working time of the month, which divides the salary: 220 for 44 hours a week, 200 for 40'],
  because: { pt: 'O salário dividido por ela dá o valor da hora (CLT, art. 64).', en: 'The salary divided by it gives the hourly pay (CLT, art. 64).' },
} satisfies FieldTexts;

export const baseOutrosVinculos = {
  pt: ['Base em outros empregos', 'Base em que já se contribui em outros vínculos no mês, que reduz o que resta do teto'],
  en: ['Base in other jobs', 'Base already contributed on in other jobs this month, which lowers what is left of the ceiling'],
  because: { pt: 'O INSS para no teto, somados todos os empregos do mês.', en: 'The INSS stops at its ceiling, with all jobs of the month added up.' },
} satisfies FieldTexts;

export const dataAdmissao = { pt: ['Admissão', 'Primeiro dia do contrato'], en: ['Hire date', 'First day of the contract'] } satisfies FieldTexts;

export const motivo = {
  pt: ['Motivo da rescisão', 'Como o contrato acabou'],
  en: ['Reason for termination', 'How the contract ended'],
  because: { pt: 'Ele decide o aviso prévio, a multa e o saque do FGTS e o seguro-desemprego.', en: 'It decides the notice, the FGTS fine and withdrawal, and the unemployment insurance.' },
  choices: {
    'sem-justa-causa': { pt: 'Dispensa sem justa causa', en: 'Dismissal without cause' },
    'rescisao-indireta': { pt: 'Rescisão indireta', en: 'Constructive dismissal (employer’s breach)' },
    acordo: { pt: 'Acordo (CLT, art. 484-A)', en: 'Mutual agreement (CLT, art. 484-A)' },
    'culpa-reciproca': { pt: 'Culpa recíproca', en: 'Mutual fault' },
    'pedido-demissao': { pt: 'Pedido de demissão', en: 'Resignation' },
    'justa-causa': { pt: 'Dispensa por justa causa', en: 'Dismissal for cause' },
    'termino-contrato': { pt: 'Fim do contrato a prazo', en: 'End of a fixed-term contract' },
    falecimento: { pt: 'Falecimento do empregado', en: 'Death of the employee' },
    'antecipada-empregador': { pt: 'Contrato a prazo rompido pelo empregador', en: 'Fixed term ended early by the employer' },
    'antecipada-empregado': { pt: 'Contrato a prazo rompido pelo empregado', en: 'Fixed term ended early by the employee' },
  },
} satisfies FieldTexts;

export const mediaVariaveis = {
  pt: ['Média das verbas variáveis', 'Média mensal de verbas variáveis, como horas extras e comissões'],
  en: ['Average variable pay', 'Monthly average of variable pay, such as overtime and commissions'],
} satisfies FieldTexts;

export const faltas = {
  pt: ['Faltas injustificadas', 'Faltas sem justificativa no período aquisitivo, que reduzem as férias (CLT, art. 130)'],
  en: ['Unexcused absences', 'Absences without excuse in the accrual period, which reduce the vacation (CLT, art. 130)'],
} satisfies FieldTexts;

export const line = {
  codigo: { pt: ['Código', 'Código fixo da linha'], en: ['Code', 'Fixed code of the line'], internal: true },
  descricao: { pt: ['Descrição', 'Nome da linha'], en: ['Description', 'Name of the line'] },
  referencia: { pt: ['Referência', 'Quantidade ou percentual que dá o valor, em texto: 20 dias, 5/12'], en: ['Quantity or rate', 'Quantity or percentage behind the amount, as text: 20 days, 5/12'] },
  valor: { pt: ['Valor', 'Valor da linha'], en: ['Amount', 'Amount of the line'] },
} satisfies FieldsTexts;

export const proventos = {
  pt: ['Proventos', 'O que o empregado recebe; linhas de valor 0 ficam de fora'],
  en: ['Earnings', 'What the employee is paid; lines of 0 are left out'],
  fields: line,
} satisfies FieldTexts;

export const descontos = {
  pt: ['Descontos', 'O que se desconta do empregado; linhas de valor 0 ficam de fora'],
  en: ['Deductions', 'What is deducted from the employee; lines of 0 are left out'],
  fields: line,
} satisfies FieldTexts;

export const totalProventos = { pt: ['Total de proventos', 'Soma dos proventos'], en: ['Total earnings', 'Sum of the earnings'] } satisfies FieldTexts;

export const totalDescontos = { pt: ['Total de descontos', 'Soma dos descontos'], en: ['Total deductions', 'Sum of the deductions'] } satisfies FieldTexts;

export const pensaoAlimenticia = {
  pt: ['Pensão alimentícia', 'Pensão descontada por decisão judicial, acordo homologado ou escritura pública, que reduz a base do IRRF'],
  en: ['Alimony or child support', 'Amount deducted by court decision, approved agreement or public deed, which lowers the base of the IRRF'],
  because: {
    pt: 'A pensão fixada pela Justiça ou em cartório sai da base do imposto de renda (Lei 9.250/1995, art. 4º, II).',
    en: 'Alimony set by a court or a notary is taken out of the base of the income tax (Law 9.250/1995, art. 4, II).',
  },
} satisfies FieldTexts;

export const previdenciaPrivada = {
  pt: ['Previdência privada', 'Contribuição descontada, que reduz a base do IRRF, menos na PLR'],
  en: ['Private pension', 'Contribution deducted, which lowers the base of the IRRF, except for the PLR'],
} satisfies FieldTexts;
