import * as v from 'valibot';
import { count, uf, upperUf } from '../../core/fields.ts';
import { states } from '../../data/states.ts';
import { checkCpf, drawCpf, fiscalRegions, formatCpf } from '../../lib/documents/cpf.ts';
import { distinct, pick } from '../../lib/random.ts';
import { defineDocument, formatted } from './_document.ts';

/** Cadastro de Pessoas Físicas: generates and validates. Source: Receita Federal; rule in `lib/documents/cpf.ts`. */
export const cpf = defineDocument({
  path: '/cpf',
  name: 'Gerador de CPF',
  summary: 'Gera e valida CPFs, com a região fiscal do estado',
  items: 'cpfs',
  generate: {
    input: { count: count(), formatted, state: v.optional(uf) },
    output: { cpfs: v.array(v.string()) },
    run({ count, formatted, state }, { random }) {
      const cpfs = distinct(count, () => drawCpf(random, state ? upperUf(state) : pick(random, states)));
      return { cpfs: formatted ? cpfs.map(formatCpf) : cpfs };
    },
  },
  validate: {
    output: { fiscalRegion: v.number(), states: v.array(v.string()) },
    shape: { pattern: /^\d{11}$/, says: { pt: 'deve ter 11 dígitos', en: 'must have 11 digits' } },
    run(value) {
      const reason = checkCpf(value);
      if (reason) return reason;
      const fiscalRegion = Number(value[8]);
      return { formatted: formatCpf(value), fiscalRegion, states: [...(fiscalRegions[fiscalRegion] ?? [])] };
    },
  },
  examples: [
    {
      input: { action: 'validate', value: '111.444.777-35' },
      output: {
        valid: true,
        value: '111.444.777-35',
        formatted: '111.444.777-35',
        fiscalRegion: 7,
        states: ['ES', 'RJ'],
      },
    },
    { input: { count: 2, state: 'SP' }, output: { cpfs: ['625.498.328-17', '832.686.288-69'] } },
  ],
});
