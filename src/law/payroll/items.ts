/**
 * The lines of a payslip (rubricas) that no event makes: their names, their nature in table 03 of the eSocial, and the
 * bases that each enters.
 */
import type { Text } from '../../lib/languages.ts';
import type { Exact } from '../../lib/numbers/exact.ts';

/** The kind of work. */
export type Vinculo =
  | 'clt'
  | 'domestico'
  | 'aprendiz'
  | 'intermitente'
  | 'estagio'
  | 'prolabore'
  | 'autonomo';

/** The bases of a month: contribution, income tax, FGTS, weekly rest, averages of 13th pay and vacation. */
export type Base = 'inss' | 'irrf' | 'fgts' | 'dsr' | 'medias';

export interface Item {
  readonly name: Text;
  /** Four digits of table 03 of the eSocial; null for what that table does not hold. */
  readonly nature: string | null;
  readonly enters: readonly Base[];
}

/** A line with its amount, rounded to the cent. */
export interface Line {
  readonly code: string;
  readonly name: Text;
  readonly nature: string | null;
  readonly enters: readonly Base[];
  /** The quantity that the line pays or deducts: `20 dias`, `5/26`, `20%`. */
  readonly reference?: string | Text | undefined;
  readonly amount: Exact;
}

const item = (pt: string, en: string, nature: string | null = null, ...enters: readonly Base[]): Item => ({
  name: { pt, en },
  nature,
  enters,
});

/** Lines of the month and of its blocks, by code. */
export const items = {
  salario: item('Salário', 'Salary', '1000', 'inss', 'irrf', 'fgts'),
  'dsr-salario': item('Descanso semanal remunerado', 'Paid weekly rest', '1012', 'inss', 'irrf', 'fgts'),
  ferias: item('Férias', 'Vacation', '1016', 'inss', 'irrf', 'fgts'),
  'terco-ferias': item(
    'Terço constitucional de férias',
    'Constitutional third of vacation',
    '1017',
    'inss',
    'irrf',
    'fgts',
  ),
  abono: item('Abono pecuniário', 'Vacation days sold', '1023'),
  'terco-abono': item('Terço sobre o abono', 'Third of the days sold', '1023'),
  'salario-maternidade': item('Salário-maternidade', 'Maternity pay', '4050', 'inss', 'irrf', 'fgts'),
  'licenca-paternidade': item('Licença-paternidade', 'Paternity leave', '1050', 'inss', 'irrf', 'fgts'),
  afastamento: item(
    'Afastamento pago pela empresa',
    'Leave paid by the employer',
    '1050',
    'inss',
    'irrf',
    'fgts',
  ),
  dsr: item(
    'DSR sobre horas extras e adicional noturno',
    'Weekly rest on overtime and night premium',
    '1012',
    'inss',
    'irrf',
    'fgts',
  ),
  'dsr-comissoes': item('DSR sobre comissões', 'Weekly rest on commissions', '1012', 'inss', 'irrf', 'fgts'),
  'ferias-proporcionais': item('Férias proporcionais', 'Proportional vacation', '1016', 'inss', 'fgts'),
  'decimo-terceiro-proporcional': item(
    '13º salário proporcional',
    'Proportional 13th salary',
    '5001',
    'fgts',
  ),
  'salario-familia': item('Salário-família', 'Family allowance', '1409'),
  inss: item('INSS', 'INSS', '9201'),
  'inss-ferias': item('INSS', 'INSS', '9205'),
  irrf: item('IRRF', 'IRRF', '9203'),
  'irrf-ferias': item('IRRF sobre férias', 'IRRF on vacation', '9203'),
  'inss-13': item('INSS sobre o 13º salário', 'INSS on the 13th salary', '9201'),
  'irrf-13': item('IRRF sobre o 13º salário', 'IRRF on the 13th salary', '9203'),
  pensao: item('Pensão alimentícia', 'Alimony', '9213'),
  iss: item('ISS retido', 'ISS withheld', '9222'),
  'sest-senat': item('Sest/Senat', 'Sest/Senat', '9217'),
  'ferias-pagas': item('Férias pagas no recibo', 'Vacation paid in its receipt', '9221'),
  fgts: item('FGTS do mês', 'FGTS of the month', '9908'),
  'fgts-compensatorio': item('FGTS, indenização compensatória', 'FGTS, compensatory indemnity', '9908'),
  'margem-consignavel': item('Margem consignável (35%)', 'Margin for payroll loans (35%)'),
  'adiantamento-13': item('Adiantamento do 13º salário', 'Advance on the 13th salary', '5504', 'fgts'),
  'desconto-adiantamento-13': item('Adiantamento do 13º salário', 'Advance on the 13th salary', '9214'),
  'decimo-terceiro': item('13º salário', '13th salary', '5001', 'inss', 'irrf', 'fgts'),
  'pensao-13': item('Pensão alimentícia', 'Alimony', '9213'),
  plr: item('Participação nos lucros ou resultados', 'Profit sharing', '1300', 'irrf'),
  'irrf-plr': item('IRRF sobre a PLR', 'IRRF on the profit sharing', '9203'),
  'pensao-plr': item('Pensão alimentícia', 'Alimony', '9213'),
  rra: item('Rendimentos recebidos acumuladamente', 'Back pay received at once'),
  'inss-rra': item('INSS sobre o RRA', 'INSS on the back pay', '9201'),
  'irrf-rra': item('IRRF sobre o RRA', 'IRRF on the back pay', '9203'),
  'pensao-rra': item('Pensão alimentícia', 'Alimony', '9213'),
} satisfies Record<string, Item>;

export type ItemCode = keyof typeof items;

/** The salary of a kind of work that is no employment. */
export const salaries: Partial<Record<Vinculo, Item>> = {
  estagio: item('Bolsa de estágio', 'Internship stipend', '1350', 'irrf'),
  prolabore: item('Pró-labore', 'Pro-labore', '3508', 'inss', 'irrf'),
  autonomo: item('Serviço prestado', 'Service rendered', '3501', 'inss', 'irrf'),
};

/** Bases that a kind of work has; the others leave its lines alone. */
export function basesOf(vinculo: Vinculo): readonly Base[] {
  if (vinculo === 'estagio') return ['irrf'];
  if (vinculo === 'prolabore' || vinculo === 'autonomo') return ['inss', 'irrf'];
  return ['inss', 'irrf', 'fgts', 'dsr', 'medias'];
}

/** A line of an item of this table. */
export function lineOf(
  code: ItemCode,
  amount: Exact,
  reference?: Line['reference'],
  as: Partial<Line> = {},
): Line {
  return { code, ...(items[code] as Item), reference, amount, ...as };
}
