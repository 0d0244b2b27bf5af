import type { Treatment } from './data.ts';

/** How a treatment taxes an item. */
export interface TreatmentRule {
  readonly name: string;
  /** `whole`: the base with the Imposto Seletivo; `half`: half of the item's own; `nothing`: 0. */
  readonly base: 'whole' | 'half' | 'nothing';
  /** True where its own rate is 0. */
  readonly isRateZero: boolean;
  /** True where its tax is 0, whatever the rate (Imposto Seletivo). */
  readonly isTaxZero: boolean;
  /** True where the whole tax is deferred. */
  readonly isDeferred: boolean;
  /** True where the tax is suspended, and the group of regular taxation is required. */
  readonly isSuspended: boolean;
  /** True for a treatment that may not be the regular one of a suspension. */
  readonly cannotBeRegular: boolean;
  /** True for adjustments and fuels, which the official component does not calculate either. */
  readonly isNotCalculated: boolean;
}

const bases: Readonly<Record<string, TreatmentRule['base']>> = {
  baseCalculoInformada: 'whole',
  'baseCalculoInformada-impostoSeletivoInformado+impostoSeletivoCalculado': 'whole',
  'baseCalculoInformada*0.5': 'half',
  '(baseCalculoInformada-impostoSeletivoInformado+impostoSeletivoCalculado)*(1-100/100)': 'nothing',
};

const rates: ReadonlySet<string | undefined> = new Set(['aliquota', '0', undefined]);
const effectiveRates: ReadonlySet<string | undefined> = new Set([
  'aliquota*(1-percentualReducao)*(1-pRedutorCompraGov/100)',
  undefined,
]);
const taxes: ReadonlySet<string> = new Set([
  'baseCalculo*aliquotaEfetiva',
  'baseCalculo*aliquotaAdValorem+quantidade*aliquotaAdRem',
  '0',
]);

/** Reads a treatment of the official table. A formula that is not known is an error, since no tax is guessed. */
export function treatmentRuleOf(treatment: Treatment): TreatmentRule {
  const { descricao, aliquota, aliquotaEfetiva, baseCalculo, tributoCalculado, marcas } = treatment;
  const isNotCalculated = marcas.includes('possuiAjuste');
  const base = bases[baseCalculo];
  const isKnown =
    base !== undefined &&
    rates.has(aliquota) &&
    effectiveRates.has(aliquotaEfetiva) &&
    taxes.has(tributoCalculado);
  if (!isKnown && !isNotCalculated)
    throw new Error(`treatment ${treatment.id} has a formula that is not known`);
  return {
    name: descricao,
    base: base ?? 'nothing',
    isRateZero: aliquota === '0',
    isTaxZero: tributoCalculado === '0',
    isDeferred: treatment.percentualDiferimento !== undefined,
    isSuspended: marcas.includes('exigeGrupoDesoneracao'),
    cannotBeRegular: marcas.includes('incompativelComSuspensao'),
    isNotCalculated,
  };
}
