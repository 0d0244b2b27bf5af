/** The input of the payslip of a month, and the refusals that depend on several of its fields. */
import * as v from 'valibot';
import { ApiError, type Fault, invalidValue } from '../../kit/errors/api-error.ts';
import {
  above,
  between,
  date,
  dependentes,
  estimativas,
  explicar,
  flag,
  integer,
  inUnit,
  legalMonth,
  percent,
  pure,
  text,
  withExample,
} from '../../kit/fields/index.ts';
import { excludes, oneOf, required, say, type Text } from '../../kit/texts.ts';
import { oneWay, onlyWith, partsOf, type Reads } from '../../kit/reads.ts';
import { days, months } from '../../kit/units.ts';
import { firstOf, lastOf, monthIn } from '../../law/payroll/calendar.ts';
import { type BlockDays, daysOf } from '../../law/payroll/days.ts';
import {
  type EventField,
  eventKinds,
  eventsWithoutEmployment,
  eventTypes,
} from '../../law/payroll/events.ts';
import { inssRoundings } from '../../law/inss-rounding.ts';
import type { MonthFacts } from '../../law/payroll/facts.ts';
import type { MonthEvent } from '../../law/payroll/events.ts';
import { isSelfEmployed } from '../../law/payroll/jobs.ts';
import { typeOf } from '../../law/payroll/pay.ts';
import { lastPaydayOf } from '../../law/payroll/vacation.ts';
import { alimonyEntries, alimonyReads } from './_alimony.ts';
import { amount, LARGEST_PERCENT, monthlyHours, optionalAmount, positiveAmount, rate } from './_fields.ts';

const MOST_EVENTS = 100;
const HOURS_OF_MONTH = 744;

const positiveQuantity = inUnit(pure, above(0, 100_000, 4));

export const evento = v.object({
  tipo: v.picklist(eventTypes),
  descricao: v.optional(text(1, 60)),
  natureza: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}$/, say({ pt: 'deve ter quatro dígitos', en: 'must have four digits' })),
      v.metadata({ example: '1003' }),
    ),
  ),
  incidencias: v.optional(
    v.object({
      inss: v.optional(v.boolean()),
      irrf: v.optional(v.boolean()),
      fgts: v.optional(v.boolean()),
      dsr: v.optional(v.boolean()),
      medias: v.optional(v.boolean()),
    }),
  ),
  quantidade: v.optional(positiveQuantity),
  percentual: v.optional(rate(0, LARGEST_PERCENT)),
  valor: v.optional(positiveAmount),
  grau: v.optional(v.picklist(['minimo', 'medio', 'maximo'])),
  base: v.optional(v.picklist(['salario-minimo', 'salario-base', 'valor'])),
  valorBase: v.optional(positiveAmount),
  desconto: v.optional(amount),
  pat: v.optional(v.boolean()),
  custoEmpresa: v.optional(amount),
  programa: v.optional(v.boolean()),
});

const block = ['salario', 'ferias', 'decimo-terceiro', 'plr'] as const;

/** The facts of a worker and a month. */
export const facts = {
  competencia: withExample('2026-10', v.unwrap(legalMonth.competencia)),
  dataPagamento: v.optional(date),
  vinculo: v.optional(
    v.picklist(['clt', 'domestico', 'aprendiz', 'intermitente', 'estagio', 'prolabore', 'autonomo']),
    'clt',
  ),
  salarioBase: amount,
  tipoSalario: v.optional(v.picklist(['mensal', 'hora', 'dia'])),
  quantidade: v.optional(inUnit(pure, between(0, HOURS_OF_MONTH, 4))),
  jornadaMensal: monthlyHours,
  dsrSalario: v.optional(v.boolean()),
  diasUteis: inUnit(days, v.optional(integer(1, 31))),
  diasDescanso: inUnit(days, v.optional(integer(0, 31))),
  dataAdmissao: v.optional(date),
  dataDesligamento: v.optional(date),
  criterio: v.optional(v.picklist(['30-dias', 'mes-comercial', 'dias-do-mes']), '30-dias'),
  rural: flag(false),
  dependentes,
  filhos: v.optional(inUnit(pure, integer(0, 20)), 0),
  maior65: flag(false),
  deducao: v.optional(v.picklist(['auto', 'legal', 'simplificada']), 'auto'),
  arredondamentoInss: v.optional(v.picklist(inssRoundings), 'faixa'),
  eventos: v.optional(v.pipe(v.array(evento), v.maxLength(MOST_EVENTS)), []),
  ferias: v.optional(
    v.object({
      dataInicio: date,
      dias: withExample(20, inUnit(days, integer(1, 30))),
      abono: inUnit(days, v.optional(integer(0, 10), 0)),
      mediaVariaveis: optionalAmount,
      dataPagamento: v.optional(date),
    }),
  ),
  maternidade: v.optional(v.object({ dataInicio: date, dataFim: v.optional(date), media: optionalAmount })),
  paternidade: v.optional(v.object({ dataInicio: date, dias: inUnit(days, v.optional(integer(1, 60))) })),
  afastamentos: v.optional(
    v.pipe(
      v.array(
        v.object({
          tipo: v.picklist(['doenca', 'acidente']),
          dataInicio: date,
          dataFim: v.optional(date),
          beneficio: v.optional(v.boolean()),
        }),
      ),
      v.maxLength(10),
    ),
    [],
  ),
  decimoTerceiro: v.optional(
    v.object({
      parcela: v.picklist(['primeira', 'segunda', 'unica']),
      avos: inUnit(pure, v.optional(integer(1, 12), 12)),
      mediaVariaveis: optionalAmount,
      adiantamento: v.optional(amount),
      dataPagamento: v.optional(date),
    }),
  ),
  plr: v.optional(
    v.object({
      valor: withExample(8000, positiveAmount),
      acumulado: optionalAmount,
      irrfRetido: optionalAmount,
    }),
  ),
  rra: v.optional(
    v.object({
      valor: withExample(60_000, positiveAmount),
      meses: withExample(10, inUnit(months, between(0.1, 999.9, 1))),
      inss: optionalAmount,
      despesas: optionalAmount,
      pensaoAlimenticia: optionalAmount,
      reducao: flag(true),
    }),
  ),
  pensoes: v.optional(
    v.pipe(
      v.array(
        v.object({
          ...alimonyEntries,
          sobre: v.optional(v.pipe(v.array(v.picklist(block)), v.maxLength(block.length))),
          descricao: v.optional(text(1, 60)),
        }),
      ),
      v.maxLength(10),
    ),
    [],
  ),
  outrosVinculos: v.optional(
    v.pipe(
      v.array(
        v.object({
          categoria: v.picklist(['empregado', 'domestico', 'avulso', 'contribuinte-individual']),
          remuneracao: withExample(2500, amount),
          inssRetido: v.optional(amount),
          ordem: v.optional(v.picklist(['antes', 'depois']), 'antes'),
        }),
      ),
      v.maxLength(50),
    ),
    [],
  ),
  regime: v.optional(
    v.picklist(['simples', 'simples-anexo-iv', 'lucro-presumido', 'lucro-real', 'mei']),
    'simples',
  ),
  rat: v.optional(rate(1, 3), 2),
  fap: v.optional(inUnit(pure, between(0.5, 2, 4)), 1),
  terceiros: v.optional(percent(4), 5.8),
  aliquotaPatronal: v.optional(percent(4)),
  cprb: flag(false),
  tipoServico: v.optional(v.picklist(['geral', 'frete-cargas', 'transporte-passageiros']), 'geral'),
  aliquotaIss: v.optional(rate(0, 5), 0),
};

export const input = v.object({ ...facts, comparar: legalMonth.comparar, estimativas, explicar });

const vinculo = ['clt', 'aprendiz', 'intermitente'] as const;
const ofRisk = { vinculo, regime: ['simples-anexo-iv', 'lucro-presumido', 'lucro-real'] } as const;

/** Interns pay no INSS, and their firms pay none for them. */
const ofInss = {
  vinculo: ['clt', 'domestico', 'aprendiz', 'intermitente', 'prolabore', 'autonomo'],
} as const;
const ofFirm = { vinculo: ['clt', 'aprendiz', 'intermitente', 'prolabore', 'autonomo'] } as const;

const FIELDS: readonly EventField[] = [
  'quantidade',
  'percentual',
  'valor',
  'grau',
  'base',
  'valorBase',
  'desconto',
  'pat',
  'custoEmpresa',
  'programa',
];

/** The kinds of events that read each field. */
const kindsReading = Object.fromEntries(
  FIELDS.map((field) => [
    field,
    {
      tipo: eventTypes.filter((type) => {
        const { needs = [], takes = [], oneOf = [] } = eventKinds[type];
        return [...needs, ...takes, ...oneOf].includes(field);
      }),
    },
  ]),
);

/** The facts of a month that depend on others. Events have rules of their own kind. */
export const factsReads = {
  when: {
    filhos: { vinculo: ['clt', 'domestico', 'aprendiz', 'intermitente'] },
    arredondamentoInss: ofInss,
    outrosVinculos: ofInss,
    regime: ofInss,
    aliquotaPatronal: ofFirm,
    // A percentage of the employer's own replaces the relief of the month, and not that of the 13th salary.
    cprb: [
      { ...ofFirm, aliquotaPatronal: null },
      { ...ofFirm, decimoTerceiro: [] },
    ],
    rat: ofRisk,
    fap: ofRisk,
    terceiros: { vinculo, regime: ['lucro-presumido', 'lucro-real'] },
    tipoServico: { vinculo: 'autonomo' },
    aliquotaIss: { vinculo: 'autonomo' },
  },
  inside: {
    decimoTerceiro: { when: { adiantamento: { parcela: 'segunda' } } },
    pensoes: alimonyReads,
    eventos: {
      needs: { valorBase: { tipo: 'insalubridade', base: 'valor' } },
      shown: kindsReading,
    },
  },
} satisfies Reads<v.InferInput<typeof input>>;

/** The fields of an event that are missing, or that its kind does not read. */
function eventFaults(event: MonthEvent, at: string): Fault[] {
  const { needs: needed = [], takes = [], oneOf: either = [], isNamed } = eventKinds[event.tipo];
  const faults: Fault[] = [];
  const wrong = (field: string, message: Text) => faults.push({ field: `${at}.${field}`, message });
  for (const field of FIELDS) {
    const isSent = event[field] !== undefined;
    if (needed.includes(field) && !isSent) wrong(field, required);
    if (isSent && ![...needed, ...takes, ...either].includes(field)) {
      wrong(field, { pt: `não vale com tipo=${event.tipo}`, en: `does not apply with tipo=${event.tipo}` });
    }
  }
  const [first, second] = either;
  if (first && second && (event[first] === undefined) === (event[second] === undefined)) {
    wrong(first, oneWay([[`${at}.${first}`], [`${at}.${second}`]]));
  }
  if (isNamed && event.descricao === undefined) wrong('descricao', required);
  return faults;
}

const byTime = () => onlyWith([partsOf({ tipoSalario: 'hora' })]);

/** 400 on what is missing or not read, in this order: fields of the month, events. */
export function checkForm(facts: MonthFacts): void {
  const { vinculo, quantidade, dsrSalario, eventos } = facts;
  const faults: Fault[] = [];
  if (vinculo === 'intermitente') {
    for (const field of ['quantidade', 'diasUteis', 'diasDescanso'] as const) {
      if (facts[field] === undefined) faults.push({ field, message: required });
    }
  } else if (typeOf(facts) === 'mensal') {
    if (quantidade !== undefined) faults.push({ field: 'quantidade', message: byTime() });
    if (dsrSalario !== undefined) faults.push({ field: 'dsrSalario', message: byTime() });
  }
  if (facts.salarioBase === 0 && vinculo !== 'clt' && vinculo !== 'domestico') {
    faults.push({
      field: 'salarioBase',
      message: { pt: 'deve ser maior que 0', en: 'must be greater than 0' },
    });
  }
  faults.push(...eventos.flatMap((event, i) => eventFaults(event, `eventos[${i}]`)));
  if (faults.length > 0) throw new ApiError(400, { details: faults });
}

const APART = ['ferias', 'maternidade', 'paternidade', 'afastamentos', 'decimoTerceiro', 'plr'] as const;
const DATED = [
  'dataPagamento',
  'dataAdmissao',
  'dataDesligamento',
  'ferias',
  'maternidade',
  'paternidade',
  'afastamentos',
] as const;

const notWith = (field: string, value: string) =>
  invalidValue(field, { pt: `não vale com ${value}`, en: `does not apply with ${value}` });

const notBefore = (field: string, other: string) =>
  invalidValue(field, { pt: `não pode ser antes de ${other}`, en: `cannot be before ${other}` });

/** 422 on what is right in form and cannot be. */
export function checkFacts(facts: MonthFacts, sent: Readonly<Record<string, unknown>>): void {
  const { vinculo, regime, competencia } = facts;
  const isEmployed = vinculo === 'clt' || vinculo === 'domestico' || vinculo === 'aprendiz';
  const apart = isEmployed ? undefined : APART.find((field) => sent[field] !== undefined);
  if (apart !== undefined) throw notWith(apart, `vinculo=${vinculo}`);
  const isByTime = typeOf(facts) !== 'mensal';
  if (vinculo === 'intermitente' ? !isByTime : isSelfEmployed(vinculo) && isByTime) {
    throw notWith('tipoSalario', `vinculo=${vinculo}`);
  }
  if (vinculo === 'domestico' && sent['regime'] !== undefined) throw notWith('regime', 'vinculo=domestico');
  if (regime === 'mei' && isSelfEmployed(vinculo)) throw notWith('regime', `vinculo=${vinculo}`);
  if (facts.cprb && (regime === 'simples' || regime === 'mei')) throw notWith('cprb', `regime=${regime}`);
  checkEvents(facts);
  checkDates(facts, firstOf(competencia), lastOf(competencia));
  checkBlocks(facts);
  const ofNet = facts.pensoes.filter(({ base }) => base === 'liquido');
  if (ofNet.reduce((sum, { percentual = 0 }) => sum + percentual, 0) > 100) {
    throw invalidValue('pensoes', {
      pt: 'somam mais de 100% do líquido',
      en: 'add up to more than 100 % of the net pay',
    });
  }
  if (sent['comparar'] !== undefined) {
    const dated = DATED.find((field) => sent[field] !== undefined);
    if (dated !== undefined) throw invalidValue('comparar', excludes(dated));
  }
}

function checkEvents({ eventos, vinculo }: MonthFacts): void {
  if (vinculo !== 'prolabore' && vinculo !== 'autonomo' && vinculo !== 'estagio') return;
  const wrong = eventos.findIndex(({ tipo }) => !eventsWithoutEmployment.includes(tipo));
  if (wrong >= 0) throw invalidValue(`eventos[${wrong}].tipo`, oneOf(eventsWithoutEmployment));
}

/** The last year whose months and blocks end on dates of four digits. */
const LAST_YEAR = '9998';

function checkDates(facts: MonthFacts, first: string, last: string): void {
  const { dataPagamento, dataAdmissao, dataDesligamento, maternidade, afastamentos } = facts;
  const starts = [
    ['competencia', first],
    ...(['ferias', 'maternidade', 'paternidade'] as const).map(
      (field) => [`${field}.dataInicio`, facts[field]?.dataInicio] as const,
    ),
    ...afastamentos.map(({ dataInicio }, i) => [`afastamentos[${i}].dataInicio`, dataInicio] as const),
  ] as const;
  for (const [field, start] of starts) {
    if (start !== undefined && start.slice(0, 4) > LAST_YEAR) {
      throw invalidValue(field, { pt: `deve ser até ${LAST_YEAR}`, en: `must be up to ${LAST_YEAR}` });
    }
  }
  if (dataPagamento !== undefined && dataPagamento < first) throw notBefore('dataPagamento', first);
  if (dataAdmissao !== undefined && dataAdmissao > last) {
    throw invalidValue('dataAdmissao', {
      pt: `não pode ser depois de ${last}`,
      en: `cannot be after ${last}`,
    });
  }
  if (dataDesligamento !== undefined && dataDesligamento < (dataAdmissao ?? first)) {
    throw notBefore('dataDesligamento', dataAdmissao ?? first);
  }
  if (dataDesligamento !== undefined && dataDesligamento < first) throw notBefore('dataDesligamento', first);
  if (maternidade?.dataFim !== undefined && maternidade.dataFim < maternidade.dataInicio) {
    throw notBefore('maternidade.dataFim', maternidade.dataInicio);
  }
  for (const [i, { dataInicio, dataFim }] of afastamentos.entries()) {
    if (dataFim !== undefined && dataFim < dataInicio)
      throw notBefore(`afastamentos[${i}].dataFim`, dataInicio);
  }
}

/** Two blocks on one day, or one without a day in the month. */
function checkBlocks(facts: MonthFacts): void {
  const { ferias, competencia } = facts;
  if (ferias && ferias.dias + ferias.abono > 30) {
    throw invalidValue('ferias.dias', {
      pt: `deve ser no máximo ${30 - ferias.abono}, com ${ferias.abono} dias vendidos`,
      en: `must be at most ${30 - ferias.abono}, with ${ferias.abono} days sold`,
    });
  }
  const { blocks, contract } = daysOf(facts);
  const inMonth = ({ block: { from, to } }: BlockDays) =>
    [
      from > contract.from ? from : contract.from,
      to === undefined || to > contract.to ? contract.to : to,
    ] as const;
  for (const [i, one] of blocks.entries()) {
    const [from, to] = inMonth(one);
    const isPaidHere =
      one.block.kind === 'ferias' &&
      monthIn(ferias?.dataPagamento ?? lastPaydayOf(one.block.from)) === competencia;
    if (one.days === 0 && !isPaidHere) {
      throw invalidValue(one.block.field, {
        pt: `não deixa dia em ${competencia}`,
        en: `leaves no day in ${competencia}`,
      });
    }
    const other = blocks.slice(0, i).find((before) => {
      const [start, end] = inMonth(before);
      return before.days > 0 && one.days > 0 && from <= end && start <= to;
    });
    if (other) {
      throw invalidValue(one.block.field, {
        pt: `cai em dias de ${other.block.kind}`,
        en: `falls on days of ${other.block.kind}`,
      });
    }
  }
}

/** 422 on an advance above the whole 13th pay. */
export function checkAdvance({ decimoTerceiro }: MonthFacts, gross: number): void {
  if (decimoTerceiro?.adiantamento !== undefined && decimoTerceiro.adiantamento > gross) {
    throw invalidValue('decimoTerceiro.adiantamento', {
      pt: `deve ser no máximo ${gross}, o 13º inteiro`,
      en: `must be at most ${gross}, the whole 13th salary`,
    });
  }
}
