/**
 * Events of a month, by kind: the fields that each reads, its amount, its nature in table 03 of the eSocial and the
 * bases that it enters.
 */
import { type Exact, exact, minus, percentOf, plus, share, times } from '../../lib/numbers/exact.ts';
import { fareDiscount } from '../fares.ts';
import type { Text } from '../../lib/languages.ts';
import { lineName, type LineName } from '../payslip-names.ts';
import type { Base, Item, Line } from './items.ts';
import { TRANSFER_LAW, UNHEALTHY_LAW } from './laws.ts';

export interface Incidences {
  readonly inss?: boolean | undefined;
  readonly irrf?: boolean | undefined;
  readonly fgts?: boolean | undefined;
  readonly dsr?: boolean | undefined;
  readonly medias?: boolean | undefined;
}

/** Something that happened in the month; the kind of event says which of the fields it reads. */
export interface MonthEvent {
  readonly tipo: EventType;
  readonly descricao?: string | undefined;
  readonly natureza?: string | undefined;
  readonly incidencias?: Incidences | undefined;
  /** Hours, days or minutes, as the kind of event says. */
  readonly quantidade?: number | undefined;
  readonly percentual?: number | undefined;
  readonly valor?: number | undefined;
  readonly grau?: 'minimo' | 'medio' | 'maximo' | undefined;
  readonly base?: 'salario-minimo' | 'salario-base' | 'valor' | undefined;
  readonly valorBase?: number | undefined;
  readonly desconto?: number | undefined;
  readonly pat?: boolean | undefined;
  readonly custoEmpresa?: number | undefined;
  readonly programa?: boolean | undefined;
}

/** Fields of an event beside those that every kind reads. */
export type EventField = Exclude<
  keyof MonthEvent & string,
  'tipo' | 'descricao' | 'natureza' | 'incidencias'
>;

/** The pay of a month that the amounts of events are taken from. */
export interface PayRates {
  /** The monthly salary. */
  readonly salary: Exact;
  /** The salary with the fixed premiums of a whole month: what an hour and a day are a part of. */
  readonly full: Exact;
  readonly hour: Exact;
  /** A day of `full`. */
  readonly day: Exact;
  /** The line `salario`. */
  readonly paid: Exact;
  readonly minimumWage: Exact;
  readonly rural: boolean;
}

export interface EventKind extends Item {
  readonly side: 'provento' | 'desconto';
  readonly needs?: readonly EventField[];
  readonly takes?: readonly EventField[];
  /** Exactly one of two fields is needed. */
  readonly oneOf?: readonly [EventField, EventField];
  /** True of a premium of the whole month, which is a part of the hour's pay. */
  readonly isFixed?: true;
  /** True where `descricao` is needed. */
  readonly isNamed?: true;
  amount(event: MonthEvent, rates: PayRates): Exact;
  reference?(event: MonthEvent): Line['reference'];
  /** The part that the employer pays, where it is told. */
  ofEmployer?(event: MonthEvent, amount: Exact): Exact;
  /** The text of the line, where it depends on the event. */
  text?(event: MonthEvent): Item['name'];
  /** The nature of the line, where it depends on the event. */
  natureOf?(event: MonthEvent): string;
}

const ALL: readonly Base[] = ['inss', 'irrf', 'fgts'];
const VARIABLE: readonly Base[] = [...ALL, 'dsr', 'medias'];
const AVERAGED: readonly Base[] = [...ALL, 'medias'];

/** Hours of 52 minutes and 30 seconds at night (CLT, art. 73, § 1º). */
const atNight = (hours: Exact) => share(hours, 8, 7);

/** Units that a line counts in, in both languages: one, and several. */
const counted = {
  dia: [
    { pt: 'dia', en: 'day' },
    { pt: 'dias', en: 'days' },
  ],
  hora: [
    { pt: 'hora', en: 'hour' },
    { pt: 'horas', en: 'hours' },
  ],
  minuto: [
    { pt: 'minuto', en: 'minute' },
    { pt: 'minutos', en: 'minutes' },
  ],
  cota: [
    { pt: 'cota', en: 'quota' },
    { pt: 'cotas', en: 'quotas' },
  ],
  mes: [
    { pt: 'mês', en: 'month' },
    { pt: 'meses', en: 'months' },
  ],
} as const satisfies Record<string, readonly [Text, Text]>;

/** `7,5 horas`, `1 dia` */
export function quantityText(count: number, of: keyof typeof counted): Text {
  const { pt, en } = counted[of][count === 1 ? 0 : 1];
  return { pt: `${String(count).replace('.', ',')} ${pt}`, en: `${count} ${en}` };
}
/** `12,5%` */
const rateText = (percent: number) => `${String(percent).replace('.', ',')}%`;

const inHours = ({ quantidade = 0 }: MonthEvent) => quantityText(quantidade, 'hora');
const inDays = ({ quantidade = 0 }: MonthEvent) => quantityText(quantidade, 'dia');
const inMinutes = ({ quantidade = 0 }: MonthEvent) => quantityText(quantidade, 'minuto');

const quantity = ({ quantidade = 0 }: MonthEvent) => exact(quantidade, 'quantidade');
const value = ({ valor = 0 }: MonthEvent) => exact(valor, 'valor');

/** 1 + so many percent. */
const withPercent = (amount: Exact, percent: number) =>
  plus(amount, percentOf(amount, percent, 'percentual'));

const earning = (name: LineName | Text, nature: string, enters: readonly Base[]) => ({
  side: 'provento' as const,
  name: lineName(name),
  nature,
  enters,
});
const discount = (name: LineName | Text, nature: string, enters: readonly Base[] = []) => ({
  side: 'desconto' as const,
  name: lineName(name),
  nature,
  enters,
});

/** An event whose amount is sent. */
const sent = { needs: ['valor'], amount: value } as const;

/** Hours with a premium over the hour of all fixed pay. */
const overtime = (percent: number) => ({
  ...earning({ pt: `Horas extras ${percent}%`, en: `Overtime ${percent}%` }, '1003', VARIABLE),
  needs: ['quantidade'] as const,
  amount: (event: MonthEvent, { hour }: PayRates) => times(withPercent(hour, percent), quantity(event)),
  reference: inHours,
});

const onCall = (name: LineName | Text, parts: number) => ({
  ...earning(name, '1011', VARIABLE),
  needs: ['quantidade'] as const,
  // CLT, art. 244, §§ 2º and 3º.
  amount: (event: MonthEvent, { hour }: PayRates) => times(share(hour, parts, 3), quantity(event)),
  reference: inHours,
});

const lostBreak = (name: LineName | Text, enters: readonly Base[]) => ({
  ...earning(name, '1006', enters),
  needs: ['quantidade'] as const,
  amount: (event: MonthEvent, { hour }: PayRates) => times(withPercent(hour, 50), quantity(event)),
  reference: inHours,
});

const absence = (name: LineName | Text, nature: string) => ({
  ...discount(name, nature, ALL),
  needs: ['quantidade'] as const,
  amount: (event: MonthEvent, { day }: PayRates) => times(day, quantity(event)),
  reference: inDays,
});

const meal = (name: LineName | Text) => ({
  ...discount(name, '9241'),
  needs: ['valor'] as const,
  takes: ['desconto', 'pat'] as const,
  amount: ({ desconto = 0 }: MonthEvent) => exact(desconto, 'desconto'),
  ofEmployer: (event: MonthEvent, amount: Exact) => minus(value(event), amount),
  // A meal outside of the workers' food programme (PAT) has a nature of its own.
  natureOf: ({ pat = true }: MonthEvent) => (pat ? '9241' : '9242'),
});

const shared = (name: LineName | Text, nature: string) => ({
  ...discount(name, nature),
  needs: ['valor'] as const,
  takes: ['custoEmpresa'] as const,
  amount: value,
  ofEmployer: ({ custoEmpresa = 0 }: MonthEvent) => exact(custoEmpresa, 'custoEmpresa'),
});

/** Degrees of unhealthy work, in percent (CLT, art. 192). */
export const UNHEALTHY = { minimo: 10, medio: 20, maximo: 40 } as const;
const DANGEROUS = 30;

/** The premium of night hours, in percent: CLT, art. 73; Lei 5.889/1973, art. 7º, of rural work. */
export const nightPremium = (rural: boolean): number => (rural ? 25 : 20);

const kinds = {
  'hora-extra-50': overtime(50),
  'hora-extra-100': overtime(100),
  'hora-extra': {
    ...overtime(0),
    needs: ['quantidade', 'percentual'],
    amount: (event: MonthEvent, { hour }: PayRates) =>
      times(withPercent(hour, event.percentual ?? 0), quantity(event)),
    text: ({ percentual = 0 }: MonthEvent) => ({
      pt: `Horas extras ${rateText(percentual)}`,
      en: `Overtime ${rateText(percentual)}`,
    }),
  },
  'hora-extra-noturna': {
    ...earning({ pt: 'Horas extras noturnas 50%', en: 'Night overtime 50%' }, '1003', VARIABLE),
    needs: ['quantidade'],
    takes: ['percentual'],
    // OJ 97 SDI-1; CLT, art. 73.
    amount(event: MonthEvent, { hour, rural }: PayRates) {
      const night = withPercent(withPercent(hour, event.percentual ?? 50), nightPremium(rural));
      return times(night, rural ? quantity(event) : atNight(quantity(event)));
    },
    reference: inHours,
    text: ({ percentual = 50 }: MonthEvent) => ({
      pt: `Horas extras noturnas ${rateText(percentual)}`,
      en: `Night overtime ${rateText(percentual)}`,
    }),
  },
  'banco-de-horas': {
    ...earning({ pt: 'Banco de horas pago', en: 'Banked hours paid' }, '1004', AVERAGED),
    needs: ['quantidade'],
    takes: ['percentual'],
    amount: (event: MonthEvent, { hour }: PayRates) =>
      times(withPercent(hour, event.percentual ?? 50), quantity(event)),
    reference: inHours,
  },
  'adicional-noturno': {
    ...earning({ pt: 'Adicional noturno', en: 'Night premium' }, '1205', VARIABLE),
    needs: ['quantidade'],
    takes: ['percentual'],
    amount(event: MonthEvent, { hour, rural }: PayRates) {
      const premium = percentOf(hour, event.percentual ?? nightPremium(rural), 'percentual');
      return times(premium, rural ? quantity(event) : atNight(quantity(event)));
    },
    reference: inHours,
  },
  sobreaviso: onCall({ pt: 'Sobreaviso', en: 'On call at home' }, 1),
  prontidao: onCall({ pt: 'Prontidão', en: 'On call at work' }, 2),
  // CLT, art. 71, § 4º: an indemnity, without contribution. OJ 355 SDI-1.
  intrajornada: lostBreak({ pt: 'Intervalo intrajornada suprimido', en: 'Break within the day lost' }, [
    'inss',
    'irrf',
  ]),
  interjornada: lostBreak({ pt: 'Intervalo entre jornadas suprimido', en: 'Rest between days lost' }, ALL),
  insalubridade: {
    ...earning({ pt: 'Adicional de insalubridade', en: 'Unhealthy work premium' }, '1202', ALL),
    isFixed: true,
    needs: ['grau'],
    takes: ['base', 'valorBase'],
    amount(event: MonthEvent, { salary, minimumWage }: PayRates) {
      const { grau = 'minimo', base = 'salario-minimo', valorBase = 0 } = event;
      const of =
        base === 'valor' ? exact(valorBase, 'valorBase') : base === 'salario-base' ? salary : minimumWage;
      return percentOf(of, UNHEALTHY[grau], 'grau', UNHEALTHY_LAW);
    },
    reference: ({ grau = 'minimo' }: MonthEvent) => rateText(UNHEALTHY[grau]),
  },
  periculosidade: {
    ...earning({ pt: 'Adicional de periculosidade', en: 'Dangerous work premium' }, '1203', ALL),
    isFixed: true,
    amount: (_: MonthEvent, { salary }: PayRates) =>
      percentOf(salary, DANGEROUS, 'periculosidade', 'CLT, art. 193, § 1º'),
    reference: () => rateText(DANGEROUS),
  },
  'adicional-tempo-servico': {
    ...earning({ pt: 'Adicional por tempo de serviço', en: 'Seniority premium' }, '1206', ALL),
    isFixed: true,
    oneOf: ['valor', 'percentual'],
    amount: (event: MonthEvent, { salary }: PayRates) => valueOrPercent(event, salary),
    reference: percentSent,
  },
  transferencia: {
    ...earning({ pt: 'Adicional de transferência', en: 'Transfer premium' }, '1204', ALL),
    isFixed: true,
    takes: ['percentual'],
    amount: ({ percentual = 25 }: MonthEvent, { salary }: PayRates) =>
      percentOf(salary, percentual, 'percentual', TRANSFER_LAW),
    reference: ({ percentual = 25 }: MonthEvent) => rateText(percentual),
  },
  'gratificacao-funcao': {
    ...earning({ pt: 'Gratificação de função', en: 'Position bonus' }, '1201', ALL),
    ...sent,
    isFixed: true,
  },
  'quebra-de-caixa': {
    ...earning({ pt: 'Quebra de caixa', en: 'Cash handling bonus' }, '1225', ALL),
    ...sent,
    isFixed: true,
  },
  comissao: { ...earning({ pt: 'Comissões', en: 'Commissions' }, '1207', VARIABLE), ...sent },
  gorjeta: { ...earning({ pt: 'Gorjetas', en: 'Tips' }, '1209', AVERAGED), ...sent },
  gratificacao: { ...earning({ pt: 'Gratificação', en: 'Bonus' }, '1211', AVERAGED), ...sent },
  premio: { ...earning({ pt: 'Prêmio', en: 'Award' }, '2501', ['irrf']), ...sent },
  'ajuda-de-custo': {
    ...earning({ pt: 'Ajuda de custo', en: 'Expense allowance' }, '1603', ['irrf']),
    ...sent,
  },
  'ajuda-de-custo-transferencia': {
    ...earning({ pt: 'Ajuda de custo de transferência', en: 'Moving allowance' }, '1602', []),
    ...sent,
  },
  diarias: { ...earning({ pt: 'Diárias de viagem', en: 'Travel per diem' }, '1650', []), ...sent },
  reembolso: { ...earning({ pt: 'Reembolso de despesas', en: 'Expenses refunded' }, '1629', []), ...sent },
  'auxilio-creche': { ...earning({ pt: 'Auxílio-creche', en: 'Childcare allowance' }, '1406', []), ...sent },
  'auxilio-transporte': {
    ...earning({ pt: 'Auxílio-transporte', en: 'Commuting allowance' }, '1810', []),
    ...sent,
  },
  'alimentacao-em-dinheiro': {
    ...earning({ pt: 'Alimentação em dinheiro', en: 'Meals in cash' }, '1800', ALL),
    ...sent,
  },
  'outro-provento': {
    ...earning({ pt: 'Outro provento', en: 'Other earning' }, '1099', ALL),
    ...sent,
    isNamed: true,
  },
  // Lei 605/1949, art. 6º.
  falta: absence({ pt: 'Faltas', en: 'Absences' }, '9207'),
  'dsr-perdido': absence('DSR sobre faltas', '9211'),
  atraso: {
    ...discount({ pt: 'Atrasos', en: 'Time lost' }, '9208', ALL),
    needs: ['quantidade'],
    amount: (event: MonthEvent, { hour }: PayRates) => share(times(hour, quantity(event)), 1, 60),
    reference: inMinutes,
  },
  'vale-transporte': {
    ...discount('Vale-transporte', '9216'),
    needs: ['valor'],
    takes: ['percentual'],
    amount: (event: MonthEvent, { paid }: PayRates) => fareDiscount(paid, value(event), event.percentual),
    reference: ({ percentual = 6 }: MonthEvent) => rateText(percentual),
    ofEmployer: (event: MonthEvent, amount: Exact) => minus(value(event), amount),
  },
  'vale-refeicao': meal({ pt: 'Vale-refeição', en: 'Meal voucher' }),
  'vale-alimentacao': meal({ pt: 'Vale-alimentação', en: 'Food voucher' }),
  'plano-saude': shared('Plano de saúde', '9219'),
  'seguro-vida': shared({ pt: 'Seguro de vida', en: 'Life insurance' }, '9250'),
  'previdencia-privada': shared('Previdência privada', '9223'),
  consignado: {
    ...discount({ pt: 'Empréstimo consignado', en: 'Payroll loan' }, '9253'),
    ...sent,
    takes: ['programa'],
    natureOf: ({ programa = true }: MonthEvent) => (programa ? '9253' : '9254'),
  },
  'contribuicao-sindical': {
    ...discount({ pt: 'Contribuição sindical', en: 'Union contribution' }, '9230'),
    takes: ['valor'],
    amount: (event: MonthEvent, { salary }: PayRates) =>
      event.valor === undefined ? share(salary, 1, 30) : value(event),
  },
  adiantamento: {
    ...discount({ pt: 'Adiantamento de salário', en: 'Salary advance' }, '9200'),
    oneOf: ['valor', 'percentual'],
    amount: (event: MonthEvent, { salary }: PayRates) => valueOrPercent(event, salary),
    reference: percentSent,
  },
  'emprestimo-empresa': {
    ...discount({ pt: 'Empréstimo da empresa', en: 'Loan of the employer' }, '9255'),
    ...sent,
  },
  'mensalidade-sindical': { ...discount({ pt: 'Mensalidade sindical', en: 'Union dues' }, '9231'), ...sent },
  'contribuicao-assistencial': {
    ...discount({ pt: 'Contribuição assistencial', en: 'Union assistance contribution' }, '9232'),
    ...sent,
  },
  convenio: { ...discount({ pt: 'Convênio', en: 'Purchases by agreement' }, '9258'), ...sent },
  dano: {
    ...discount({ pt: 'Danos causados pelo trabalhador', en: 'Damage by the worker' }, '9270'),
    ...sent,
  },
  'outro-desconto': {
    ...discount({ pt: 'Outro desconto', en: 'Other deduction' }, '9299'),
    ...sent,
    isNamed: true,
  },
} satisfies Record<string, EventKind>;

export type EventType = keyof typeof kinds;

export const eventKinds: Readonly<Record<EventType, EventKind>> = kinds;

/** The code of an event's line: overtime of 50 and of 100 % has codes of its own. */
export function codeOf({ tipo, percentual }: MonthEvent): EventType {
  if (tipo !== 'hora-extra') return tipo;
  if (percentual === 50) return 'hora-extra-50';
  return percentual === 100 ? 'hora-extra-100' : tipo;
}

export const eventTypes = Object.keys(kinds) as [EventType, ...EventType[]];

/** Kinds of event of work that is no employment: internship, partners and the self-employed. */
export const eventsWithoutEmployment: readonly EventType[] = [
  'outro-provento',
  'reembolso',
  'auxilio-transporte',
  'plano-saude',
  'previdencia-privada',
  'seguro-vida',
  'vale-refeicao',
  'vale-alimentacao',
  'adiantamento',
  'outro-desconto',
];

function valueOrPercent({ valor, percentual = 0 }: MonthEvent, of: Exact): Exact {
  return valor === undefined ? percentOf(of, percentual, 'percentual') : exact(valor, 'valor');
}

function percentSent({ percentual }: MonthEvent): string | undefined {
  return percentual === undefined ? undefined : rateText(percentual);
}
