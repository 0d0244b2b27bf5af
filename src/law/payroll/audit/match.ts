/** Which line of the payroll a printed line is: by a map of the caller, its nature, its code or its label. */
import { eventKinds, type EventType, eventTypes } from '../events.ts';
import { codeOfLabel, familyOf, normalLabel, type Side } from './labels.ts';

export type { Side };

/** A line as the payslip prints it. BRL. */
export interface PrintedLine {
  readonly codigo?: string | undefined;
  readonly descricao?: string | undefined;
  /** Four digits of table 03 of eSocial. */
  readonly natureza?: string | undefined;
  readonly tipo: Side;
  readonly valor: number;
}

/** The firm's code or label `de` is the payroll's `para`, or a line that is left aside. */
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
    'inss-ferias',
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

/** How a printed line was read: by the caller's map, its nature, its code, its label, or its amount alone. */
export const readings = ['mapa', 'natureza', 'codigo', 'descricao', 'valor'] as const;

export type Reading = (typeof readings)[number];

export interface ReadLine {
  readonly line: PrintedLine;
  /** Null for a line that was not read, and for one that is left aside. */
  readonly code: string | null;
  /** Null for a line that was not read. */
  readonly reading: Reading | null;
}

/** Reads printed lines by a map of the caller, and by the codes that the facts give, in their order. */
export function lineReader(
  map: readonly CodeMap[],
  expected: (side: Side) => readonly string[],
): (line: PrintedLine) => ReadLine {
  const byCode = firstOf(map.map(({ de, para }) => [de, para]));
  const byLabel = firstOf(map.map(({ de, para }) => [normalLabel(de), para]));
  const ofMap = ({ codigo, descricao }: PrintedLine) =>
    (codigo === undefined ? undefined : byCode.get(codigo)) ??
    (descricao === undefined || map.length === 0 ? undefined : byLabel.get(normalLabel(descricao)));
  const ofNature = ({ natureza, descricao, tipo }: PrintedLine) => {
    const family = natureza === undefined ? undefined : familyOf(tipo, natureza);
    if (!family) return undefined;
    const label = descricao === undefined ? null : codeOfLabel(tipo, descricao);
    if (label !== null && family.includes(label)) return label;
    return expected(tipo).find((code) => family.includes(code)) ?? family[0];
  };
  return (line) => {
    const { codigo, descricao, tipo } = line;
    const mapped = ofMap(line);
    if (mapped !== undefined) return { line, code: mapped === IGNORED ? null : mapped, reading: 'mapa' };
    const byNature = ofNature(line);
    if (byNature !== undefined) return { line, code: byNature, reading: 'natureza' };
    if (codigo !== undefined && codes[tipo].has(codigo)) return { line, code: codigo, reading: 'codigo' };
    const label = descricao === undefined ? null : codeOfLabel(tipo, descricao);
    return { line, code: label, reading: label === null ? null : 'descricao' };
  };
}

/** A map in which the first of equal keys holds. */
const firstOf = (entries: readonly (readonly [string, string])[]) => new Map(entries.toReversed());
