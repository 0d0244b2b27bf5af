import * as v from 'valibot';
import {
  checkCns,
  cnsTypes,
  type CnsType,
  drawCns,
  formatCns,
  pisOfCns,
  typeOfCns,
} from '../../documents/cns.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { describe } from '../../kit/fields/index.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { unknownPrefix } from './_reasons.ts';

/** Cartão Nacional de Saúde: generates and validates. Source: Datasus; rule in `documents/cns.ts`. */
export const cns = defineDocument({
  path: '/cns',
  name: 'Gerador de CNS',
  summary: 'Gera e valida números do Cartão Nacional de Saúde, definitivos e provisórios',
  en: {
    name: 'CNS generator',
    summary:
      'Generates and validates numbers of the Cartão Nacional de Saúde, the Brazilian health card, definitive and provisional',
  },
  about: {
    pt: 'Rotina de validação do Datasus. Os números são fictícios e podem coincidir com o de uma pessoa real.',
    en: 'Validation routine of Datasus. The numbers are fictitious and may coincide with that of a real person.',
  },
  generate: {
    input: {
      type: describe(v.optional(v.picklist(cnsTypes), 'definitivo'), {
        pt: 'Definitivo, feito de um PIS, ou provisório',
        en: 'Definitive (definitivo), made of a PIS, or provisional (provisorio)',
      }),
      formatted,
    },
    output: {
      cns: describe(v.string(), { pt: 'Número gerado', en: 'Number generated' }),
      type: describe(v.string(), { pt: 'Definitivo ou provisório', en: 'Definitive or provisional' }),
    },
    run({ type, formatted }, { random }) {
      const cns = drawCns(random, type);
      return { cns: formatted ? formatCns(cns) : cns, type };
    },
  },
  validate: {
    reasons: { 'repeated-digits': repeatedDigits, prefix: unknownPrefix, 'check-digit': checkDigits },
    output: {
      type: describe(v.string(), { pt: 'Definitivo ou provisório', en: 'Definitive or provisional' }),
      pis: describe(v.optional(v.string()), {
        pt: 'PIS de que o número foi feito. Só de um definitivo',
        en: 'PIS that the number was made of. Of a definitive one only',
      }),
    },
    shape: { pattern: /^\d{15}$/, says: { pt: 'deve ter 15 dígitos', en: 'must have 15 digits' } },
    run(value) {
      const reason = checkCns(value);
      if (reason) return reason;
      const type = typeOfCns(value) as CnsType;
      return { formatted: formatCns(value), type, ...(type === 'definitivo' && { pis: pisOfCns(value) }) };
    },
  },
  wrong: { parts: { prefix: [0, 1] } },
  examples: [{ input: { action: 'validate', value: '898000000043208' } }, { input: {} }],
  impossible: { action: 'validate', value: '555555555555555' },
});
