/** Which line of the payroll a printed line is: by a map of the firm's codes, by its code, or by its description. */
import { BoundedMap } from '../../../lib/bounded-map.ts';
import { eventKinds, type EventType, eventTypes } from '../events.ts';

export type Side = 'provento' | 'desconto';

/** A line as the payslip prints it. BRL. */
export interface PrintedLine {
  readonly codigo?: string | undefined;
  readonly descricao?: string | undefined;
  readonly tipo: Side;
  readonly valor: number;
}

/** The firm's code `de` is the payroll's `para`, or a line that is left aside. */
export interface CodeMap {
  readonly de: string;
  readonly para: string;
}

export const IGNORED = 'ignorar';

/** Lines of a payslip and of its blocks that no event makes. */
export const linesWithoutEvent = {
  provento: [
    'salario',
    'dsr-salario',
    'ferias',
    'terco-ferias',
    'salario-maternidade',
    'licenca-paternidade',
    'afastamento',
    'dsr',
    'dsr-comissoes',
    'ferias-proporcionais',
    'decimo-terceiro',
    'salario-familia',
    'abono',
    'terco-abono',
    'adiantamento-13',
    'plr',
    'rra',
  ],
  desconto: [
    'inss',
    'irrf',
    'irrf-ferias',
    'inss-13',
    'irrf-13',
    'pensao',
    'iss',
    'sest-senat',
    'ferias-pagas',
    'adiantamento-13',
    'pensao-13',
    'irrf-plr',
    'pensao-plr',
    'inss-rra',
    'irrf-rra',
    'pensao-rra',
  ],
} as const;

/** The codes of lines, of events too, each once. */
export const payrollCodes = [
  ...new Set([...linesWithoutEvent.provento, ...linesWithoutEvent.desconto, ...eventTypes]),
];

/** The event whose lines have a code, where there is one. */
export function eventOf(code: string): EventType | undefined {
  return Object.hasOwn(eventKinds, code) ? (code as EventType) : undefined;
}

const codes: Readonly<Record<Side, ReadonlySet<string>>> = {
  provento: codesOf('provento'),
  desconto: codesOf('desconto'),
};

function codesOf(side: Side): ReadonlySet<string> {
  const ofEvents = eventTypes.filter((type) => eventKinds[type].side === side);
  return new Set<string>([...linesWithoutEvent[side], ...ofEvents]);
}

/** Phrases of descriptions, in the order in which they are tried: the first code that has one of them is the line's. */
const phrases: Readonly<Record<Side, readonly (readonly [code: string, ...phrases: string[]])[]>> = {
  provento: [
    ['ferias-proporcionais', 'FERIAS PROPORCIONAIS', 'FERIAS PROP'],
    [
      'terco-ferias',
      'TERCO',
      '1 3 FERIAS',
      '1 3 DE FERIAS',
      '1 3 SOBRE FERIAS',
      '1 3 CONSTITUCIONAL',
      'FERIAS 1 3',
    ],
    [
      'adiantamento-13',
      'ADIANTAMENTO 13',
      'ADIANTAMENTO DO 13',
      'ADIANTAMENTO DE 13',
      '1 PARCELA 13',
      '1 PARCELA DO 13',
      '13 SALARIO 1 PARCELA',
    ],
    ['decimo-terceiro', '13 SALARIO', 'DECIMO TERCEIRO'],
    ['ferias', 'FERIAS'],
    [
      'dsr-comissoes',
      'DSR COMISSAO',
      'DSR COMISSOES',
      'DSR S COMISSOES',
      'DSR SOBRE COMISSOES',
      'RSR COMISSOES',
      'RSR S COMISSOES',
    ],
    ['dsr', 'DSR', 'RSR', 'REPOUSO', 'DESCANSO SEMANAL'],
    ['hora-extra-noturna', 'HORA EXTRA NOTURNA', 'HORAS EXTRAS NOTURNAS', 'HS EXTRAS NOTURNAS'],
    ['hora-extra-100', 'HORA EXTRA 100', 'HORAS EXTRAS 100', 'HS EXTRAS 100', 'HE 100'],
    ['hora-extra-50', 'HORA EXTRA 50', 'HORAS EXTRAS 50', 'HS EXTRAS 50', 'HE 50'],
    ['hora-extra', 'HORA EXTRA', 'HORAS EXTRAS', 'HS EXTRAS', 'HE'],
    ['adicional-noturno', 'ADICIONAL NOTURNO', 'ADIC NOTURNO', 'AD NOTURNO'],
    ['insalubridade', 'INSALUBRIDADE'],
    ['periculosidade', 'PERICULOSIDADE'],
    ['salario-familia', 'SALARIO FAMILIA'],
    ['salario-maternidade', 'SALARIO MATERNIDADE', 'LICENCA MATERNIDADE'],
    ['licenca-paternidade', 'PATERNIDADE'],
    ['comissao', 'COMISSAO', 'COMISSOES'],
    ['gorjeta', 'GORJETA', 'GORJETAS'],
    ['gratificacao-funcao', 'GRATIFICACAO DE FUNCAO'],
    ['gratificacao', 'GRATIFICACAO'],
    ['premio', 'PREMIO', 'PREMIOS', 'BONUS'],
    ['ajuda-de-custo', 'AJUDA DE CUSTO'],
    ['diarias', 'DIARIA', 'DIARIAS'],
    ['quebra-de-caixa', 'QUEBRA DE CAIXA'],
    ['plr', 'PLR', 'PPR', 'PARTICIPACAO NOS LUCROS'],
    ['salario', 'SALARIO', 'ORDENADO', 'VENCIMENTO', 'DIAS NORMAIS', 'HORAS NORMAIS', 'PRO LABORE', 'BOLSA'],
  ],
  desconto: [
    [
      'ferias-pagas',
      'FERIAS PAGAS',
      'LIQUIDO DE FERIAS',
      'DESCONTO DE FERIAS',
      'ADIANTAMENTO DE FERIAS',
      'ADIANTAMENTO FERIAS',
    ],
    ['inss-13', 'INSS 13', 'INSS S 13', 'INSS SOBRE 13', 'INSS SOBRE O 13'],
    ['irrf-13', 'IRRF 13', 'IRRF S 13', 'IRRF SOBRE 13', 'IRRF SOBRE O 13'],
    ['irrf-plr', 'IRRF PLR', 'IRRF S PLR', 'IRRF SOBRE PLR', 'IRRF SOBRE A PLR'],
    ['inss', 'INSS', 'PREVIDENCIA SOCIAL'],
    ['irrf', 'IRRF', 'IR FONTE', 'IMPOSTO DE RENDA'],
    [
      'adiantamento-13',
      'ADIANTAMENTO 13',
      'ADIANTAMENTO DO 13',
      'ADIANTAMENTO DE 13',
      '1 PARCELA 13',
      '1 PARCELA DO 13',
    ],
    ['pensao', 'PENSAO'],
    ['vale-transporte', 'VALE TRANSPORTE', 'VT'],
    ['vale-refeicao', 'VALE REFEICAO', 'REFEICAO', 'VR'],
    ['vale-alimentacao', 'VALE ALIMENTACAO', 'ALIMENTACAO', 'VA'],
    [
      'plano-saude',
      'PLANO DE SAUDE',
      'ASSISTENCIA MEDICA',
      'CONVENIO MEDICO',
      'PLANO ODONTOLOGICO',
      'ODONTOLOGICA',
    ],
    ['previdencia-privada', 'PREVIDENCIA PRIVADA', 'PREVIDENCIA COMPLEMENTAR', 'PGBL'],
    ['consignado', 'CONSIGNADO'],
    ['adiantamento', 'ADIANTAMENTO', 'VALE'],
    ['dsr-perdido', 'DSR', 'RSR'],
    ['falta', 'FALTA', 'FALTAS'],
    ['atraso', 'ATRASO', 'ATRASOS'],
    ['mensalidade-sindical', 'MENSALIDADE SINDICAL'],
    ['contribuicao-assistencial', 'ASSISTENCIAL'],
    ['contribuicao-sindical', 'SINDICAL'],
    ['seguro-vida', 'SEGURO DE VIDA'],
    ['convenio', 'FARMACIA', 'CONVENIO'],
    ['iss', 'ISS'],
  ],
};

/** `13º Sal. (1ª)` as `13 SAL 1`: capitals and digits between single blanks. */
function plainWords(description: string): string {
  return description
    .normalize('NFC')
    .replaceAll('.', '')
    .replaceAll(/(\d)(?:[ºª°]|[ao](?![\p{L}\d]))/giu, '$1')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();
}

/** Codes by side and description: the payslips of a company have the same few, again and again. */
const knownCodes = /* @__PURE__ */ new BoundedMap<string, string | null>(1_000);

function codeByDescription(side: Side, description: string): string | null {
  const key = `${side} ${description}`;
  const known = knownCodes.get(key);
  if (known !== undefined) return known;
  const words = ` ${plainWords(description)} `;
  const [code = null] =
    phrases[side].find(([, ...any]) => any.some((phrase) => words.includes(` ${phrase} `))) ?? [];
  knownCodes.set(key, code);
  return code;
}

/** The payroll's code of a printed line; null for a line that cannot be checked. */
export function codeOfPrinted(
  { codigo, descricao, tipo }: PrintedLine,
  map: readonly CodeMap[],
): string | null {
  const mapped = codigo === undefined ? undefined : map.find(({ de }) => de === codigo);
  if (mapped) return mapped.para === IGNORED ? null : mapped.para;
  if (codigo !== undefined && codes[tipo].has(codigo)) return codigo;
  return descricao === undefined ? null : codeByDescription(tipo, descricao);
}
