/** Names that lines of several payslips share, in English by those that Brazilian payslips have. */
import type { Text } from '../lib/languages.ts';

export const englishLineNames = {
  '13º salário': '13th salary',
  '13º salário proporcional': 'Proportional 13th salary',
  '13º salário sobre o aviso indenizado': '13th salary for the notice paid',
  'Abono pecuniário': 'Vacation days sold',
  Adicionais: 'Premiums',
  'Adiantamento do 13º salário': 'Advance on the 13th salary',
  'Aviso prévio indenizado': 'Notice paid in lieu',
  'Aviso prévio não cumprido': 'Notice not worked',
  'Dobra de férias vencidas (art. 137)': 'Overdue vacation, doubled (art. 137)',
  'Encargos sobre as provisões': 'Charges on the accruals',
  FGTS: 'FGTS',
  'FGTS, indenização compensatória': 'FGTS, compensatory indemnity',
  Férias: 'Vacation',
  'Férias proporcionais': 'Proportional vacation',
  'Férias sobre o aviso indenizado': 'Vacation for the notice paid',
  'Férias vencidas': 'Overdue vacation',
  INSS: 'INSS',
  'INSS patronal': 'Employer’s INSS',
  'INSS sobre o 13º salário': 'INSS on the 13th salary',
  'INSS sobre o saldo de salário': 'INSS on the salary due',
  IRRF: 'IRRF',
  'IRRF sobre o 13º salário': 'IRRF on the 13th salary',
  'IRRF sobre o saldo de salário': 'IRRF on the salary due',
  'Indenização do art. 479 da CLT': 'Indemnity, CLT art. 479',
  'Indenização do art. 480 da CLT': 'Indemnity, CLT art. 480',
  'Multa de 40% do FGTS': 'FGTS fine of 40%',
  'Multa do art. 477, § 8º, da CLT': 'Fine, CLT art. 477, § 8',
  'Outros benefícios': 'Other benefits',
  'Outros descontos': 'Other deductions',
  'Pensão alimentícia': 'Alimony',
  'Plano de saúde': 'Health plan',
  'Previdência privada': 'Private pension',
  'RAT ajustado (RAT × FAP)': 'Adjusted work risk (RAT × FAP)',
  'Saldo de salário': 'Salary due',
  Salário: 'Salary',
  'Terceiros (Sistema S, salário-educação, Incra)': 'Other entities (Sistema S, education, Incra)',
  'Terço constitucional': 'Vacation third',
  'Terço constitucional de férias': 'Vacation third',
  'Terço de férias': 'Vacation third',
  'Terço sobre o abono': 'Third of the days sold',
  'Vale-refeição ou alimentação': 'Meal or food allowance',
  'Vale-transporte': 'Transport voucher',
  'Vale-transporte (parte da empresa)': 'Transport voucher (company’s part)',
  'Outros proventos': 'Other earnings',
  'Indenização adicional (Lei 7.238, art. 9º)': 'Additional indemnity (Law 7.238, art. 9)',
  'DSR sobre faltas': 'Weekly rest lost with absences',
  'Pensão alimentícia sobre o 13º salário': 'Alimony on the 13th salary',
} as const;

export type LineName = keyof typeof englishLineNames;

/** A name of this list in both languages; any other name as it is. */
/* @__NO_SIDE_EFFECTS__ */
export function lineName(name: LineName | Text): Text {
  return typeof name === 'string' ? { pt: name, en: englishLineNames[name] } : name;
}
