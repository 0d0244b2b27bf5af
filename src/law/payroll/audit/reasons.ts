/** Why a line is as it should be, or is not, in a sentence with its law. */
import type { Text } from '../../../lib/languages.ts';
import type { Vinculo } from '../items.ts';
import type { Side } from './match.ts';
import {
  BACK_PAY_LAW,
  DEDUCTIONS_LAW,
  FARE_LAW,
  FGTS_LAW,
  HOUR_LAW,
  SEST_SENAT_LAW,
  SMALL_TAX_LAW,
  THIRTEENTH_LAW,
  TRANSFER_LAW,
  UNHEALTHY_LAW,
} from '../laws.ts';

export type Verdict = 'confere' | 'diverge' | 'falta' | 'sobra' | 'nao-verificavel' | 'nao-lida';

/** A cause: its name, the sentence about it and the law, where that is not the law of its line. */
export interface Reason {
  readonly name: Text;
  /** Without its full stop, so that the law can follow. */
  readonly sentence: Text;
  readonly law?: string;
}

type Pair = readonly [pt: string, en: string];

const reason = ([pt, en]: Pair, [sentence, inEnglish]: Pair, law?: string): Reason => ({
  name: { pt, en },
  sentence: { pt: sentence, en: inEnglish },
  ...(law !== undefined && { law }),
});

const INSS = 'EC nº 103/2019, art. 28';
const SALARIO_DE_CONTRIBUICAO = 'Lei nº 8.212/1991, art. 28';
const IRRF = 'Lei nº 7.713/1988, art. 7º';
const REDUCTION = 'Lei nº 9.250/1995, art. 3º-A; Lei nº 15.270/2025';
const OVERTIME = 'CF, art. 7º, XVI';
const REST = 'Lei nº 605/1949, art. 7º; TST, Súmulas 27 e 172';
const LOST_REST = 'Lei nº 605/1949, art. 6º';
const FAMILY = 'Lei nº 8.213/1991, arts. 65 a 70';
const SALARY = 'CLT, arts. 457 e 459';
const VACATION = 'CLT, art. 142';
const DAY = 'CLT, art. 64';
const ALIMONY = 'Lei nº 5.478/1968';

export const causes = {
  arredondamento: reason(
    ['Arredondamento', 'Rounding'],
    ['A diferença é só de arredondamento', 'The difference is one of rounding'],
  ),
  'consequencia-de-outra-linha': reason(
    ['Consequência de outra linha', 'Result of another line'],
    [
      'O valor segue de outra linha do holerite que diverge',
      'The amount follows from another line of the payslip that differs',
    ],
  ),
  'inss-tabela-de-outro-ano': reason(
    ['INSS de outro ano', 'INSS of another year'],
    ['O INSS é o da tabela de outro ano', 'The INSS is that of another year’s table'],
    INSS,
  ),
  'inss-sem-teto': reason(
    ['INSS sem teto', 'INSS without ceiling'],
    ['O INSS passa do teto de contribuição', 'The INSS goes beyond the ceiling of the contribution'],
    'Lei nº 8.212/1991, art. 28, § 5º',
  ),
  'inss-aliquota-unica': reason(
    ['INSS sem as faixas', 'INSS without bands'],
    [
      'O INSS usa a alíquota da última faixa sobre tudo, e não faixa por faixa',
      'The INSS takes the rate of the last band on all pay, and not band by band',
    ],
    INSS,
  ),
  'outros-vinculos-ignorados': reason(
    ['Outros empregos esquecidos', 'Other jobs forgotten'],
    [
      'O INSS não conta a remuneração dos outros empregos',
      'The INSS does not count the pay of the other jobs',
    ],
    'Lei nº 8.212/1991, art. 28, I',
  ),
  'inss-so-sobre-o-salario': reason(
    ['INSS só do salário', 'INSS on salary only'],
    [
      'O INSS incide só sobre o salário, sem as outras verbas da base',
      'The INSS falls on the salary alone, without the other pay of its base',
    ],
    SALARIO_DE_CONTRIBUICAO,
  ),
  'inss-sobre-todos-os-proventos': reason(
    ['INSS de todos os proventos', 'INSS on all earnings'],
    [
      'O INSS incide também sobre verbas que não entram na base',
      'The INSS falls also on pay that does not enter its base',
    ],
    'Lei nº 8.212/1991, art. 28, § 9º',
  ),
  'irrf-tabela-do-mes-da-competencia': reason(
    ['Tabela da competência', 'Table of work month'],
    [
      'O IRRF é o da tabela do mês do trabalho, e não o do mês do pagamento',
      'The IRRF is by the table of the month of work, and not of the month of payment',
    ],
    'Lei nº 7.713/1988, arts. 3º e 12',
  ),
  'reducao-de-2026-nao-aplicada': reason(
    ['Sem redução de 2026', 'Without 2026 reduction'],
    ['A redução do IRRF de 2026 não foi aplicada', 'The reduction of the IRRF of 2026 was not applied'],
    REDUCTION,
  ),
  'reducao-sobre-a-base': reason(
    ['Redução pela base', 'Reduction by base'],
    [
      'A redução do IRRF foi calculada pela base, e não pelo rendimento',
      'The reduction of the IRRF was computed by the base, and not by the income',
    ],
    REDUCTION,
  ),
  'dispensa-de-10-nao-aplicada': reason(
    ['Imposto de até R$ 10', 'Tax up to 10'],
    ['Um IRRF de até R$ 10 não se retém', 'An IRRF of up to R$ 10 is not withheld'],
    SMALL_TAX_LAW,
  ),
  'desconto-simplificado-nao-aplicado': reason(
    ['Sem desconto simplificado', 'Without simplified discount'],
    [
      'O IRRF usa as deduções legais, quando o desconto simplificado vale mais',
      'The IRRF takes the legal deductions, where the simplified discount is due',
    ],
    DEDUCTIONS_LAW,
  ),
  'deducao-legal-nao-aplicada': reason(
    ['Sem deduções legais', 'Without legal deductions'],
    [
      'O IRRF usa o desconto simplificado, quando as deduções legais valem mais',
      'The IRRF takes the simplified discount, where the legal deductions are due',
    ],
    DEDUCTIONS_LAW,
  ),
  'dependentes-diferentes': reason(
    ['Outro número de dependentes', 'Other number of dependents'],
    ['O IRRF deduz outro número de dependentes', 'The IRRF deducts another number of dependents'],
    'Lei nº 9.250/1995, art. 4º, III',
  ),
  'inss-nao-deduzido': reason(
    ['INSS não deduzido', 'INSS not deducted'],
    ['O IRRF não deduz o INSS', 'The IRRF does not deduct the INSS'],
    'Lei nº 9.250/1995, art. 4º, IV',
  ),
  'pensao-nao-deduzida': reason(
    ['Pensão não deduzida', 'Alimony not deducted'],
    ['O IRRF não deduz a pensão alimentícia', 'The IRRF does not deduct the alimony'],
    'Lei nº 9.250/1995, art. 4º, II',
  ),
  'previdencia-nao-deduzida': reason(
    ['Previdência não deduzida', 'Private pension not deducted'],
    ['O IRRF não deduz a previdência privada', 'The IRRF does not deduct the private pension'],
    'Lei nº 9.250/1995, art. 4º, V',
  ),
  'isencao-65-indevida': reason(
    ['Isenção de 65 anos', 'Exemption from 65 on'],
    [
      'A parcela isenta de quem tem 65 anos é de aposentadoria, e não de salário',
      'The exempt part from the age of 65 on is for pensions, and not for pay',
    ],
    'Lei nº 7.713/1988, art. 6º, XV',
  ),
  'irrf-tabela-de-outro-ano': reason(
    ['IRRF de outro ano', 'IRRF of another year'],
    ['O IRRF é o da tabela de outro ano', 'The IRRF is that of another year’s table'],
    IRRF,
  ),
  'irrf-sobre-todos-os-proventos': reason(
    ['IRRF de todos os proventos', 'IRRF on all earnings'],
    ['O IRRF incide também sobre verbas isentas', 'The IRRF falls also on pay that is exempt'],
    'Lei nº 7.713/1988, art. 6º',
  ),
  'pensao-sobre-o-bruto': reason(
    ['Pensão sobre o bruto', 'Alimony on gross pay'],
    [
      'A pensão foi calculada sobre o bruto, e não sobre o líquido',
      'The alimony was computed on the gross pay, and not on the net',
    ],
    ALIMONY,
  ),
  'salario-por-outro-criterio': reason(
    ['Dias por outro critério', 'Days counted otherwise'],
    [
      'Os dias do mês incompleto foram contados por outro critério',
      'The days of the part of a month were counted in another way',
    ],
    DAY,
  ),
  'salario-integral': reason(
    ['Salário do mês inteiro', 'Salary of whole month'],
    [
      'O salário é o do mês inteiro, e não o dos dias devidos',
      'The salary is that of the whole month, and not of the days due',
    ],
    DAY,
  ),
  'hora-sem-adicionais': reason(
    ['Hora sem adicionais', 'Hour without premiums'],
    ['A hora foi calculada sem os adicionais fixos', 'The hour was computed without the fixed premiums'],
    HOUR_LAW,
  ),
  'hora-por-outro-divisor': reason(
    ['Outro divisor da hora', 'Other divisor of hour'],
    ['A hora foi calculada por outro divisor', 'The hour was computed by another divisor'],
    DAY,
  ),
  'hora-noturna-sem-reducao': reason(
    ['Hora noturna sem redução', 'Night hour not reduced'],
    [
      'A hora noturna é de 52 minutos e 30 segundos, e foi paga como de 60 minutos',
      'The night hour has 52 minutes and 30 seconds, and was paid as one of 60 minutes',
    ],
    'CLT, art. 73, § 1º',
  ),
  'hora-extra-sem-o-percentual': reason(
    ['Hora sem percentual', 'Hour without premium'],
    ['A hora extra foi paga sem o adicional', 'The overtime was paid without its premium'],
    OVERTIME,
  ),
  'so-o-percentual': reason(
    ['Só o percentual', 'Premium alone'],
    ['Só o adicional da hora extra foi pago', 'Only the premium of the overtime was paid'],
    OVERTIME,
  ),
  'dsr-por-outros-dias': reason(
    ['DSR por outros dias', 'Rest by other days'],
    [
      'O descanso semanal foi calculado por outros dias úteis e de descanso',
      'The weekly rest was computed by other days of work and rest',
    ],
    REST,
  ),
  'insalubridade-sobre-o-salario': reason(
    ['Insalubridade sobre o salário', 'Premium on the salary'],
    [
      'O adicional de insalubridade foi calculado sobre o salário',
      'The premium of unhealthy work was computed on the salary',
    ],
    'CLT, art. 192; STF, Súmula Vinculante 4',
  ),
  'salario-minimo-de-outro-ano': reason(
    ['Mínimo de outro ano', 'Another year’s minimum wage'],
    ['O adicional usa o salário mínimo de outro ano', 'The premium takes the minimum wage of another year'],
    UNHEALTHY_LAW,
  ),
  'adicional-sem-proporcao': reason(
    ['Adicional do mês inteiro', 'Premium of whole month'],
    [
      'O adicional é o do mês inteiro, e não o dos dias devidos',
      'The premium is that of the whole month, and not of the days due',
    ],
    DAY,
  ),
  'falta-so-sobre-o-salario': reason(
    ['Falta sem adicionais', 'Absence without premiums'],
    [
      'A falta foi descontada do salário sem os adicionais fixos',
      'The absence was deducted from the salary without the fixed premiums',
    ],
    LOST_REST,
  ),
  'falta-por-dias-do-mes': reason(
    ['Falta pelos dias corridos', 'Absence by calendar days'],
    [
      'O dia de falta foi calculado pelos dias do calendário, e não por 30',
      'The day of absence was computed by the days of the calendar, and not by 30',
    ],
    DAY,
  ),
  'vale-transporte-sobre-a-remuneracao': reason(
    ['Vale sobre a remuneração', 'Voucher on all pay'],
    [
      'O vale-transporte foi descontado da remuneração, e não do salário básico',
      'The transport voucher was deducted by all pay, and not by the basic salary',
    ],
    FARE_LAW,
  ),
  'vale-transporte-sem-limite': reason(
    ['Vale sem limite', 'Voucher without limit'],
    [
      'O vale-transporte foi descontado por inteiro, acima de 6% do salário básico',
      'The transport voucher was deducted in full, above 6 % of the basic salary',
    ],
    FARE_LAW,
  ),
  'cota-de-outro-ano': reason(
    ['Cota de outro ano', 'Quota of another year'],
    ['O salário-família usa a cota de outro ano', 'The family allowance takes the quota of another year'],
    FAMILY,
  ),
  'cota-sem-proporcao': reason(
    ['Cota do mês inteiro', 'Quota of whole month'],
    [
      'A cota do salário-família é a do mês inteiro, e não a dos dias do contrato',
      'The quota of the family allowance is that of the whole month, and not of the days of the contract',
    ],
    FAMILY,
  ),
  'fgts-aliquota-errada': reason(
    ['Alíquota do FGTS errada', 'Wrong FGTS rate'],
    ['O FGTS é de 8%, e de 2% só para aprendizes', 'The FGTS is 8 %, and 2 % for apprentices alone'],
    FGTS_LAW,
  ),
  'fgts-sobre-todos-os-proventos': reason(
    ['FGTS de todos os proventos', 'FGTS on all earnings'],
    [
      'O FGTS incide também sobre verbas que não entram na base',
      'The FGTS falls also on pay that does not enter its base',
    ],
    'Lei nº 8.036/1990, art. 15, § 6º',
  ),
  'fgts-so-sobre-o-salario': reason(
    ['FGTS só do salário', 'FGTS on salary only'],
    [
      'O FGTS incide só sobre o salário, sem as outras verbas da base',
      'The FGTS falls on the salary alone, without the other pay of its base',
    ],
    FGTS_LAW,
  ),
  'rotulo-nao-lido': reason(
    ['Rótulo não lido', 'Label not read'],
    [
      'Há rótulos não lidos: esta linha pode ser um deles',
      'Some labels were not read: this line may be one of them',
    ],
  ),
  'dsr-ausente': reason(
    ['Falta o DSR', 'Weekly rest missing'],
    ['Falta o descanso semanal sobre as verbas variáveis', 'The weekly rest on the variable pay is missing'],
    REST,
  ),
  'inss-nao-descontado': reason(
    ['INSS não descontado', 'INSS not withheld'],
    ['O INSS não foi descontado', 'The INSS was not withheld'],
    'Lei nº 8.212/1991, art. 30, I',
  ),
  'irrf-nao-descontado': reason(
    ['IRRF não descontado', 'IRRF not withheld'],
    ['O IRRF não foi descontado', 'The IRRF was not withheld'],
    IRRF,
  ),
  'linha-ausente': reason(
    ['Linha ausente', 'Missing line'],
    ['Os fatos dão esta linha, e o holerite não a tem', 'The facts give this line, and the payslip lacks it'],
  ),
  'salario-familia-acima-do-limite': reason(
    ['Acima do limite', 'Above the limit'],
    [
      'A remuneração passa do limite do salário-família',
      'The pay is above the limit of the family allowance',
    ],
    FAMILY,
  ),
  'adicional-acumulado': reason(
    ['Adicional acumulado', 'Premiums added up'],
    [
      'Insalubridade e periculosidade não se acumulam: só o maior é devido',
      'The premiums of unhealthy and dangerous work do not add up: only the larger is due',
    ],
    'CLT, art. 193, § 2º',
  ),
  'fato-nao-informado': reason(
    ['Fato não informado', 'Fact not sent'],
    [
      'O holerite tem esta linha, e os fatos enviados não a dão',
      'The payslip has this line, and the facts sent do not give it',
    ],
  ),
  'soma-nao-fecha': reason(
    ['A soma não fecha', 'Sum does not match'],
    ['O líquido impresso não é a soma das linhas', 'The net that is printed is not the sum of the lines'],
    'CLT, art. 464',
  ),
} as const satisfies Record<string, Reason>;

export type CauseName = keyof typeof causes;
export const causeNames = Object.keys(causes) as [CauseName, ...CauseName[]];

/** The sentence about a line without a cause. */
const verdicts: Readonly<Record<Verdict, Text>> = {
  confere: { pt: 'O valor é o que se calcula dos fatos', en: 'The amount is the one that the facts give' },
  diverge: {
    pt: 'O valor não é o que se calcula dos fatos, e nenhuma causa comum o explica',
    en: 'The amount is not the one that the facts give, and no usual cause explains it',
  },
  falta: causes['linha-ausente'].sentence,
  sobra: { pt: 'Os fatos não dão esta linha', en: 'The facts do not give this line' },
  'nao-verificavel': {
    pt: 'A linha não é da folha: confira o contrato ou a norma coletiva',
    en: 'The line is none of the payroll: see the contract or the collective agreement',
  },
  'nao-lida': {
    pt: 'O rótulo não foi lido: diga num mapa que linha é',
    en: 'The label was not read: say in a map which line it is',
  },
};

/** The law of a line, by its code. */
const laws: Readonly<Record<string, string>> = {
  salario: SALARY,
  'dsr-salario': 'Lei nº 605/1949, art. 7º',
  ferias: VACATION,
  'terco-ferias': 'CF, art. 7º, XVII',
  abono: 'CLT, art. 143',
  'terco-abono': 'CLT, art. 143',
  'ferias-pagas': 'CLT, art. 145',
  'salario-maternidade': 'Lei nº 8.213/1991, art. 72',
  'licenca-paternidade': 'CF, ADCT, art. 10, § 1º',
  afastamento: 'Lei nº 8.213/1991, art. 60, § 3º',
  dsr: REST,
  'dsr-comissoes': REST,
  'ferias-proporcionais': 'CLT, art. 452-A, § 6º',
  'decimo-terceiro': THIRTEENTH_LAW,
  'adiantamento-13': 'Lei nº 4.749/1965, art. 2º',
  'inss-13': 'Lei nº 8.212/1991, art. 28, § 7º',
  'irrf-13': 'Lei nº 8.134/1990, art. 16',
  'pensao-13': ALIMONY,
  'salario-familia': FAMILY,
  inss: INSS,
  irrf: IRRF,
  'irrf-ferias': IRRF,
  'inss-ferias': INSS,
  pensao: ALIMONY,
  iss: 'LC nº 116/2003, art. 6º',
  'sest-senat': SEST_SENAT_LAW,
  plr: 'Lei nº 10.101/2000, art. 3º',
  'irrf-plr': 'Lei nº 10.101/2000, art. 3º, § 5º',
  'pensao-plr': ALIMONY,
  rra: BACK_PAY_LAW,
  'inss-rra': BACK_PAY_LAW,
  'irrf-rra': BACK_PAY_LAW,
  'pensao-rra': BACK_PAY_LAW,
  fgts: FGTS_LAW,
  'hora-extra-50': OVERTIME,
  'hora-extra-100': OVERTIME,
  'hora-extra': OVERTIME,
  'hora-extra-noturna': 'CF, art. 7º, XVI; CLT, art. 73',
  'banco-de-horas': 'CLT, art. 59',
  'adicional-noturno': 'CLT, art. 73',
  sobreaviso: 'CLT, art. 244, § 2º',
  prontidao: 'CLT, art. 244, § 3º',
  intrajornada: 'CLT, art. 71, § 4º',
  interjornada: 'CLT, art. 66; TST, OJ 355 SDI-1',
  insalubridade: UNHEALTHY_LAW,
  periculosidade: 'CLT, art. 193',
  transferencia: TRANSFER_LAW,
  'quebra-de-caixa': 'TST, Súmula 247',
  gorjeta: 'CLT, art. 457, § 3º',
  premio: 'CLT, art. 457, §§ 2º e 4º',
  'ajuda-de-custo': 'CLT, art. 457, § 2º',
  'ajuda-de-custo-transferencia': 'CLT, art. 470',
  diarias: 'CLT, art. 457, § 2º',
  'auxilio-creche': 'CLT, art. 389, § 1º',
  falta: LOST_REST,
  'dsr-perdido': LOST_REST,
  atraso: 'CLT, art. 58, § 1º',
  'vale-transporte': FARE_LAW,
  'vale-refeicao': 'Lei nº 6.321/1976, art. 1º',
  'vale-alimentacao': 'Lei nº 6.321/1976, art. 1º',
  consignado: 'Lei nº 10.820/2003, art. 1º',
  'contribuicao-sindical': 'CLT, art. 582',
  'mensalidade-sindical': 'CLT, art. 545',
  'contribuicao-assistencial': 'CLT, art. 513, e',
  dano: 'CLT, art. 462, § 1º',
};

/** Laws of the pay of work that is no employment. */
const salaryLaws: Partial<Record<Vinculo, string>> = {
  estagio: 'Lei nº 11.788/2008, art. 12',
  prolabore: 'Lei nº 8.212/1991, art. 28, III',
  autonomo: 'Lei nº 8.212/1991, art. 28, III',
};

function lawOfLine(side: Side, code: string | null, vinculo: Vinculo): string {
  if (code === 'salario') return salaryLaws[vinculo] ?? SALARY;
  const law = code === null || !Object.hasOwn(laws, code) ? undefined : laws[code];
  return law ?? (side === 'provento' ? 'CLT, art. 457' : 'CLT, art. 462');
}

/** The sentence about a line, with its law. */
export function sentenceOf(
  { side, code, vinculo }: { readonly side: Side; readonly code: string | null; readonly vinculo: Vinculo },
  verdict: Verdict,
  cause: CauseName | null,
): Text {
  const { sentence, law } = cause === null ? { sentence: verdicts[verdict] } : (causes[cause] as Reason);
  const named = law ?? lawOfLine(side, code, vinculo);
  return { pt: `${sentence.pt} (${named}).`, en: `${sentence.en} (${named}).` };
}
