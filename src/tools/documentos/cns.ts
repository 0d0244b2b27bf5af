import * as v from 'valibot';
import {
  checkCns,
  cnsTypes,
  type CnsType,
  drawCns,
  formatCns,
  pisOfCns,
  typeOfCns,
} from '../../lib/documents/cns.ts';
import { defineDocument, formatted } from './_document.ts';

/** Cartão Nacional de Saúde: generates and validates. Source: Datasus; rule in `lib/documents/cns.ts`. */
export const cns = defineDocument({
  path: '/cns',
  name: 'Gerador de CNS',
  summary: 'Gera e valida números do Cartão Nacional de Saúde, definitivos e provisórios',
  generate: {
    input: { type: v.optional(v.picklist(cnsTypes), 'definitivo'), formatted },
    output: { cns: v.string(), type: v.string() },
    run({ type, formatted }, { random }) {
      const cns = drawCns(random, type);
      return { cns: formatted ? formatCns(cns) : cns, type };
    },
  },
  validate: {
    output: { type: v.string(), pis: v.optional(v.string()) },
    shape: { pattern: /^\d{15}$/, says: { pt: 'deve ter 15 dígitos', en: 'must have 15 digits' } },
    run(value) {
      const reason = checkCns(value);
      if (reason) return reason;
      const type = typeOfCns(value) as CnsType;
      return { formatted: formatCns(value), type, ...(type === 'definitivo' && { pis: pisOfCns(value) }) };
    },
  },
  examples: [
    {
      input: { action: 'validate', value: '898000000043208' },
      output: {
        valid: true,
        value: '898000000043208',
        formatted: '898 0000 0004 3208',
        type: 'provisorio',
      },
    },
    { input: {}, output: { cns: '148 3268 6280 0009', type: 'definitivo' } },
  ],
});
