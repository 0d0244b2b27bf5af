import * as v from 'valibot';
import { isValid, parse } from '../../light/documents/cns.ts';
import { cnsTypes, drawCns, formatCns } from '../../documents/cns.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { unknownPrefix } from './_reasons.ts';

/** Cartão Nacional de Saúde: generates and validates. Source: Datasus; rule in `documents/cns.ts`. */
export const cns = defineDocument({
  path: '/cns',
  name: 'Gerador de CNS',
  plural: 'cartoes',
  generate: {
    input: {
      type: v.optional(v.picklist(cnsTypes), 'definitivo'),
      formatted,
    },
    output: {
      cns: v.string(),
      type: v.string(),
    },
    run({ type, formatted }, { random }) {
      const cns = drawCns(random, type);
      return { cns: formatted ? formatCns(cns) : cns, type };
    },
  },
  validate: {
    narrows: ['type'],
    reasons: { 'repeated-digits': repeatedDigits, prefix: unknownPrefix, 'check-digit': checkDigits },
    output: {
      type: v.string(),
      pis: v.optional(v.string()),
    },
    says: { pt: 'deve ter 15 dígitos', en: 'must have 15 digits' },
    parse,
    isValid,
  },
  wrong: { parts: { prefix: [0, 1] } },
  examples: [{ input: { action: 'validate', value: '898000000043208' } }, { input: {} }],
  impossible: { action: 'validate', value: '555555555555555' },
});
