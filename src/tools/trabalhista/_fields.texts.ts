import type { FieldTexts, FieldsTexts } from '../../kit/tool-texts.ts';

export const salarioBruto = {
  pt: ['Salário bruto', 'Salário bruto mensal'],
  en: ['Gross monthly salary', 'Gross monthly salary'],
} satisfies FieldTexts;

export const monthlyHours = {
  pt: ['Jornada mensal', 'Jornada do mês, o divisor do salário: 220 para 44 horas por semana, 200 para 40'],
  en: ['Hours of work', 'Hours of work, the divisor of the salary: 220 for 44 hours a week, 200 for 40'],
} satisfies FieldTexts;

export const baseOutrosVinculos = {
  pt: [
    'Base outros vínculos',
    'Base em que já se contribui em outros vínculos do mês, que reduz o que resta do teto',
  ],
  en: [
    'BaseOutrosVinculos',
    'Base already contributed on in other jobs of the month, which lowers what is left of the ceiling',
  ],
} satisfies FieldTexts;

export const dataAdmissao = {
  pt: ['Dia da admissão', 'Dia da admissão'],
  en: ['Day of the admission', 'Day of the admission'],
} satisfies FieldTexts;

export const motivo = {
  pt: [
    'Por que o contrato acabou',
    'Por que o contrato acabou: dispensa sem justa causa, rescisão indireta, acordo (CLT, art. 484-A), culpa recíproca, pedido de demissão, justa causa, término do prazo, falecimento do empregado, ou fim do prazo antecipado pelo empregador ou pelo empregado',
  ],
  en: [
    'Why the contract ended',
    'Why the contract ended: dismissal without cause, indirect termination by the employer’s breach, agreement (CLT, art. 484-A), mutual fault, resignation, dismissal for cause, end of its term, death of the employee, or its term ended early by the employer or by the employee',
  ],
  choices: {
    'sem-justa-causa': { pt: 'Sem justa causa', en: 'Sem justa causa' },
    'rescisao-indireta': { pt: 'Rescisao indireta', en: 'Rescisao indireta' },
    acordo: { pt: 'Acordo', en: 'Acordo' },
    'culpa-reciproca': { pt: 'Culpa reciproca', en: 'Culpa reciproca' },
    'pedido-demissao': { pt: 'Pedido demissao', en: 'Pedido demissao' },
    'justa-causa': { pt: 'Justa causa', en: 'Justa causa' },
    'termino-contrato': { pt: 'Termino contrato', en: 'Termino contrato' },
    falecimento: { pt: 'Falecimento', en: 'Falecimento' },
    'antecipada-empregador': { pt: 'Antecipada empregador', en: 'Antecipada empregador' },
    'antecipada-empregado': { pt: 'Antecipada empregado', en: 'Antecipada empregado' },
  },
} satisfies FieldTexts;

export const mediaVariaveis = {
  pt: ['Média variáveis', 'Média mensal de verbas variáveis, como horas extras e comissões'],
  en: ['Monthly mean of variable pay', 'Monthly mean of variable pay, such as overtime and commissions'],
} satisfies FieldTexts;

export const faltas = {
  pt: ['Faltas', 'Faltas injustificadas no período aquisitivo, que reduzem as férias (CLT, art. 130)'],
  en: [
    'Unexcused absences in the accrual period',
    'Unexcused absences in the accrual period, which lower the vacation (CLT, art. 130)',
  ],
} satisfies FieldTexts;

export const line = {
  codigo: {
    pt: ['Código', 'Código da linha, que não muda'],
    en: ['Code of the line', 'Code of the line, which does not change'],
  },
  descricao: {
    pt: ['Nome da linha', 'Nome da linha'],
    en: ['Name of the line', 'Name of the line, in Portuguese'],
  },
  referencia: {
    pt: [
      'Quantidade ou percentual de que a linha vem',
      'Quantidade ou percentual de que a linha vem, em texto: 20 dias, 5/12',
    ],
    en: [
      'Quantity or percentage behind the line',
      'Quantity or percentage behind the line, as text in Portuguese: 20 dias, 5/12',
    ],
  },
  valor: {
    pt: ['Valor', 'Valor da linha'],
    en: ['Amount of the line', 'Amount of the line'],
  },
} satisfies FieldsTexts;

export const proventos = {
  pt: ['Proventos', 'Proventos; os de valor 0 ficam de fora'],
  en: ['Earnings', 'Earnings; those of 0 are left out'],
  fields: line,
} satisfies FieldTexts;

export const descontos = {
  pt: ['Descontos', 'Descontos; os de valor 0 ficam de fora'],
  en: ['Deductions', 'Deductions; those of 0 are left out'],
  fields: line,
} satisfies FieldTexts;

export const totalProventos = {
  pt: ['Soma dos proventos', 'Soma dos proventos'],
  en: ['Sum of the earnings', 'Sum of the earnings'],
} satisfies FieldTexts;

export const totalDescontos = {
  pt: ['Soma dos descontos', 'Soma dos descontos'],
  en: ['Sum of the deductions', 'Sum of the deductions'],
} satisfies FieldTexts;

export const pensaoAlimenticia = {
  pt: [
    'Pensão alimentícia',
    'Pensão alimentícia descontada, por decisão judicial, acordo homologado ou escritura pública, que deduz da base do IRRF',
  ],
  en: [
    'Alimony deducted',
    'Alimony deducted, by court decision, approved agreement or public deed, which lowers the base of the IRRF',
  ],
} satisfies FieldTexts;

export const previdenciaPrivada = {
  pt: ['Previdência privada', 'Previdência privada descontada, que deduz da base do IRRF, menos na PLR'],
  en: [
    'Private pension deducted',
    'Private pension deducted, which lowers the base of the IRRF, except of the PLR',
  ],
} satisfies FieldTexts;
