import * as v from 'valibot';
import { integer } from './numbers.ts';

/** The year of the legal tables. */
export const ano = v.optional(v.pipe(v.number(), v.integer()));

/** The month of the legal tables, for those that change within a year. */
export const mes = v.optional(integer(1, 12), 12);

/** Dependents of the income tax. */
export const dependentes = v.optional(integer(0, 20), 0);

/** The tables that an answer used. */
export const tabela = v.object({
  ano: v.number(),
  vigencia: v.string(),
  fonte: v.string(),
  vigente: v.optional(v.literal(false)),
});

/** Base and amount of the INSS, the IRRF or the FGTS. */
export const baseAndValue = v.object({ base: v.number(), valor: v.number() });

/** The steps of the IRRF's calculation. */
export const irrfStepEntries = {
  deducaoUtilizada: v.picklist(['legal', 'simplificada']),
  baseCalculo: v.number(),
  aliquota: v.number(),
  parcelaDeduzir: v.number(),
  impostoTabela: v.number(),
  reducao: v.number(),
  irrf: v.number(),
  retencaoDispensada: v.boolean(),
  irrfRetido: v.number(),
};

/** The IRRF with each step of its calculation. */
export const fullIrrf = v.object({ ...baseAndValue.entries, ...irrfStepEntries });
