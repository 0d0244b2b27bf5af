/** Bases of CBS, IBS and Imposto Seletivo (LC 214/2025, arts. 12 and 414), as the official component adds them up. */
import { add, decimal, type Decimal, isNegative, none, subtract, toNumber } from './decimal.ts';
import { invalidField } from './problem.ts';
import { type ComponentName, componentNames } from './schemas.ts';

/** The amounts that a base adds and subtracts, and its first year. */
export interface BaseRule<Name extends string = string> {
  readonly first: number;
  readonly adds: readonly Name[];
  readonly subtracts: readonly Name[];
}

export const goodsBase = {
  first: 2026,
  adds: [
    'valorBem',
    'ajusteAcrescimos',
    'juros',
    'multas',
    'encargos',
    'frete',
    'impostoSeletivo',
    'outrosTributos',
    'demaisImportancias',
  ],
  subtracts: [
    'cosip',
    'ipi',
    'descontoIncondicional',
    'pis',
    'pisImportacao',
    'cofins',
    'cofinsImportacao',
    'icms',
    'iss',
  ],
} as const satisfies BaseRule;

export const selectiveBase = {
  first: 2027,
  adds: [
    'valorBem',
    'ajusteAcrescimos',
    'juros',
    'multas',
    'encargos',
    'freteCobrado',
    'outrosTributos',
    'demaisImportancias',
  ],
  subtracts: ['cosip', 'ipi', 'descontoIncondicional', 'bonificacao', 'devolucaoVendas', 'icms', 'iss'],
} as const satisfies BaseRule;

export const serviceBase = {
  first: 2026,
  adds: ['valorServico'],
  subtracts: ['descontoIncondicional', 'vCalcReeRepRes', 'vCalcDedRedIBSCBS', 'pis', 'cofins', 'iss'],
} as const satisfies BaseRule;

/** The taxes that have ended by a year. */
const ended = [
  { from: 2027, names: ['pis', 'pisImportacao', 'cofins', 'cofinsImportacao'] },
  { from: 2033, names: ['icms', 'iss'] },
];

type Amounts = Readonly<Record<string, number | undefined>>;

/** Adds up a base. Throws a `Problem` for a year before the tax, for a tax that has ended, and below 0. */
export function baseOf({ first, adds, subtracts }: BaseRule, year: number, amounts: Amounts): Decimal {
  if (year < first) throw invalidField(`anoFatoGerador deve ser a partir de ${first}`);
  const late = ended
    .flatMap(({ from, names }) => (year >= from ? names : []))
    .filter((name) => subtracts.includes(name) && (amounts[name] ?? 0) !== 0);
  if (late.length > 0) throw invalidField(`não se informa em ${year}: ${late.toSorted().join(', ')}`);
  const sum = (names: readonly string[]) =>
    names.reduce((all, name) => add(all, decimal(amounts[name] ?? 0)), none);
  const base = subtract(sum(adds), sum(subtracts));
  if (isNegative(base)) throw invalidField(`a base de cálculo é negativa: ${toNumber(base)}`);
  return base;
}

export type Kind = 'bem' | 'servico' | null;

/** The day's year, what is sold, and in which document. */
export interface BaseFacts {
  readonly year: number;
  readonly kind: Kind;
  readonly document: number;
}

/** How an amount of a document counts: its sign, the bases it enters, and the reason for which it does not. */
interface Component {
  readonly sign: 1 | -1;
  readonly bases: readonly ('RG' | 'IS' | 'SN')[];
  readonly from?: number;
  readonly to?: number;
  readonly kind?: 'bem' | 'servico';
  readonly document?: 55;
}

const ofAll = { sign: 1, bases: ['RG', 'IS', 'SN'] } as const;
const ofIcms = { sign: -1, bases: ['RG', 'IS'], kind: 'bem', to: 2032 } as const;
const ofPis = { sign: -1, bases: ['RG', 'IS'], to: 2026 } as const;

const components: Readonly<Record<ComponentName, Component>> = {
  vProd: ofAll,
  vFrete: ofAll,
  vSeg: ofAll,
  vOutro: ofAll,
  vII: { sign: 1, bases: ['RG', 'IS'], kind: 'bem', document: 55 },
  vIS: { sign: 1, bases: ['RG', 'SN'], from: 2027 },
  vDesc: { ...ofAll, sign: -1 },
  vPIS: ofPis,
  vCOFINS: ofPis,
  vICMS: ofIcms,
  vICMSUFDest: { ...ofIcms, document: 55 },
  vFCP: ofIcms,
  vFCPUFDest: { ...ofIcms, document: 55 },
  vICMSMono: ofIcms,
  vISSQN: { sign: -1, bases: ['RG', 'IS'], kind: 'servico', to: 2032 },
};

export interface UnifiedBases {
  readonly baseRG: Decimal;
  readonly baseIS: Decimal;
  readonly baseSN: Decimal;
  /** A sentence for each amount that does not count. */
  readonly avisos: readonly string[];
}

/** The bases of the amounts of a document; negative ones too. */
export function unifiedBases(
  facts: BaseFacts,
  amounts: Readonly<Partial<Record<ComponentName, number | undefined>>>,
): UnifiedBases {
  const bases = { RG: none, IS: none, SN: none };
  const avisos: string[] = [];
  for (const name of componentNames) {
    const value = amounts[name] ?? 0;
    if (value === 0) continue;
    const component = components[name];
    const reason = reasonNotToCount(component, facts);
    if (reason === null) {
      const signed = decimal(component.sign * value);
      for (const base of component.bases) bases[base] = add(bases[base], signed);
    } else avisos.push(`${name} não entra na base: ${reason}`);
  }
  return { baseRG: bases.RG, baseIS: bases.IS, baseSN: bases.SN, avisos };
}

function reasonNotToCount(component: Component, { year, kind, document }: BaseFacts): string | null {
  const { from = 0, to = Number.POSITIVE_INFINITY, kind: of, document: only } = component;
  if (year < from) return `vale a partir de ${from}`;
  if (year > to) return `vale até ${to}`;
  if (of !== undefined && of !== kind) return of === 'bem' ? 'é de bens' : 'é de serviços';
  if (only !== undefined && only !== document) return `é do documento ${only}`;
  return null;
}

/** Refuses a document without bases of its own. */
export function requireBaseDocument(document: number | undefined): number {
  if (document === 55 || document === 65) return document;
  throw invalidField(`o tipo de documento deve ser 55 ou 65, e veio ${document ?? 'nenhum'}`);
}
