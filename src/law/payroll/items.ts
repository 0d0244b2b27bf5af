/**
 * The lines of a payslip (rubricas) that no event makes: their names, their nature in table 03 of the eSocial, and the
 * bases that each enters.
 */
import type { Text } from '../../lib/languages.ts';
import type { Exact } from '../../lib/numbers/exact.ts';
import { lineName, type LineName } from '../payslip-names.ts';

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

const item = (name: LineName | Text, nature: string | null = null, ...enters: readonly Base[]): Item => ({
  name: lineName(name),
  nature,
  enters,
});

/** Lines of the month and of its blocks, by code. */
export const items = {
  salario: item('Salário', '1000', 'inss', 'irrf', 'fgts'),
  'dsr-salario': item(
    { pt: 'Descanso semanal remunerado', en: 'Paid weekly rest' },
    '1012',
    'inss',
    'irrf',
    'fgts',
  ),
  ferias: item('Férias', '1016', 'inss', 'irrf', 'fgts'),
  'terco-ferias': item('Terço constitucional de férias', '1017', 'inss', 'irrf', 'fgts'),
  abono: item('Abono pecuniário', '1023'),
  'terco-abono': item('Terço sobre o abono', '1023'),
  'salario-maternidade': item(
    { pt: 'Salário-maternidade', en: 'Maternity pay' },
    '4050',
    'inss',
    'irrf',
    'fgts',
  ),
  'licenca-paternidade': item(
    { pt: 'Licença-paternidade', en: 'Paternity leave' },
    '1050',
    'inss',
    'irrf',
    'fgts',
  ),
  afastamento: item(
    { pt: 'Afastamento pago pela empresa', en: 'Leave paid by the employer' },
    '1050',
    'inss',
    'irrf',
    'fgts',
  ),
  dsr: item(
    { pt: 'DSR sobre horas extras e adicional noturno', en: 'Weekly rest on overtime and night premium' },
    '1012',
    'inss',
    'irrf',
    'fgts',
  ),
  'dsr-comissoes': item(
    { pt: 'DSR sobre comissões', en: 'Weekly rest on commissions' },
    '1012',
    'inss',
    'irrf',
    'fgts',
  ),
  'ferias-proporcionais': item('Férias proporcionais', '1016', 'inss', 'fgts'),
  'decimo-terceiro-proporcional': item('13º salário proporcional', '5001', 'fgts'),
  'salario-familia': item({ pt: 'Salário-família', en: 'Family allowance' }, '1409'),
  inss: item('INSS', '9201'),
  'inss-ferias': item('INSS', '9205'),
  irrf: item('IRRF', '9203'),
  'irrf-ferias': item({ pt: 'IRRF sobre férias', en: 'IRRF on vacation' }, '9203'),
  'inss-13': item('INSS sobre o 13º salário', '9201'),
  'irrf-13': item('IRRF sobre o 13º salário', '9203'),
  pensao: item('Pensão alimentícia', '9213'),
  iss: item({ pt: 'ISS retido', en: 'ISS withheld' }, '9222'),
  'sest-senat': item({ pt: 'Sest/Senat', en: 'Sest/Senat' }, '9217'),
  'ferias-pagas': item({ pt: 'Férias pagas no recibo', en: 'Vacation paid in its receipt' }, '9221'),
  fgts: item({ pt: 'FGTS do mês', en: 'FGTS of the month' }, '9908'),
  'fgts-compensatorio': item('FGTS, indenização compensatória', '9908'),
  'margem-consignavel': item({ pt: 'Margem consignável (35%)', en: 'Margin for payroll loans (35%)' }),
  'adiantamento-13': item('Adiantamento do 13º salário', '5504', 'fgts'),
  'desconto-adiantamento-13': item('Adiantamento do 13º salário', '9214'),
  'decimo-terceiro': item('13º salário', '5001', 'inss', 'irrf', 'fgts'),
  'pensao-13': item('Pensão alimentícia', '9213'),
  plr: item({ pt: 'Participação nos lucros ou resultados', en: 'Profit sharing' }, '1300', 'irrf'),
  'irrf-plr': item({ pt: 'IRRF sobre a PLR', en: 'IRRF on the profit sharing' }, '9203'),
  'pensao-plr': item('Pensão alimentícia', '9213'),
  rra: item({ pt: 'Rendimentos recebidos acumuladamente', en: 'Back pay received at once' }),
  'inss-rra': item({ pt: 'INSS sobre o RRA', en: 'INSS on the back pay' }, '9201'),
  'irrf-rra': item({ pt: 'IRRF sobre o RRA', en: 'IRRF on the back pay' }, '9203'),
  'pensao-rra': item('Pensão alimentícia', '9213'),
} satisfies Record<string, Item>;

export type ItemCode = keyof typeof items;

/** The salary of a kind of work that is no employment. */
export const salaries: Partial<Record<Vinculo, Item>> = {
  estagio: item({ pt: 'Bolsa de estágio', en: 'Internship stipend' }, '1350', 'irrf'),
  prolabore: item({ pt: 'Pró-labore', en: 'Pro-labore' }, '3508', 'inss', 'irrf'),
  autonomo: item({ pt: 'Serviço prestado', en: 'Service rendered' }, '3501', 'inss', 'irrf'),
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
