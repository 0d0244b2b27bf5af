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
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { unknownPrefix } from './_reasons.ts';

/** Cartão Nacional de Saúde: generates and validates. Source: Datasus; rule in `documents/cns.ts`. */
export const cns = defineDocument({
  path: '/cns',
  name: 'Gerador de CNS',
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
    compares: { type: true },
    reasons: { 'repeated-digits': repeatedDigits, prefix: unknownPrefix, 'check-digit': checkDigits },
    output: {
      type: v.string(),
      pis: v.optional(v.string()),
    },
    losesZeros: true,
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
