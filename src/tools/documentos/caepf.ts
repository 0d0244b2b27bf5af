import * as v from 'valibot';
import { checkCaepf, drawCaepf, formatCaepf, readCaepf } from '../../documents/caepf.ts';
import { formatCpf } from '../../documents/cpf.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { count, describe } from '../../kit/fields/index.ts';
import { commonReasons } from '../../kit/errors/reasons.ts';
import { distinct } from '../../lib/random.ts';

const noActivity = {
  pt: 'é da atividade 000, que não existe',
  en: 'is of activity 000, which does not exist',
};

/** Registration of a person's economic activity: generates and validates. Rule and its sources in `documents/caepf.ts`. */
export const caepf = defineDocument({
  path: '/caepf',
  name: 'Gerador de CAEPF',
  summary: 'Gera e valida números do Cadastro de Atividade Econômica da Pessoa Física',
  en: {
    name: 'CAEPF generator',
    summary: 'Generates and validates numbers of the registry of economic activities of natural persons',
  },
  about: {
    pt: 'Cadastro da Receita Federal para pessoas físicas que exercem atividade econômica, como o produtor rural. Os números são fictícios e podem coincidir com os de uma pessoa real.',
    en: 'Registry of the Receita Federal, the Brazilian tax office, of natural persons with an economic activity, such as rural producers. The numbers are fictitious and may coincide with those of a real person.',
  },
  items: 'caepfs',
  generate: {
    input: { count: count(), formatted },
    output: {
      caepfs: describe(v.array(v.string()), {
        pt: 'Números gerados, sem repetição',
        en: 'Numbers generated, none twice',
      }),
    },
    run({ count, formatted }, { random }) {
      const caepfs = distinct(count, () => drawCaepf(random));
      return { caepfs: formatted ? caepfs.map(formatCaepf) : caepfs };
    },
  },
  validate: {
    reasons: { ...commonReasons, serial: noActivity },
    output: {
      cpf: describe(v.string(), {
        pt: 'CPF do titular, refeito a partir do número',
        en: 'CPF of the holder, worked out from the number',
      }),
      sequence: describe(v.string(), {
        pt: 'Ordem da atividade do titular, de 3 dígitos',
        en: "Order of the holder's activity, of 3 digits",
      }),
    },
    shape: { pattern: /^\d{14}$/, says: { pt: 'deve ter 14 dígitos', en: 'must have 14 digits' } },
    run(value) {
      const reason = checkCaepf(value);
      if (reason) return reason;
      const { cpf, sequence } = readCaepf(value);
      return { formatted: formatCaepf(value), cpf: formatCpf(cpf), sequence };
    },
  },
  wrong: { checkDigits: [-2], parts: { serial: [9, 12, '000'] } },
  examples: [{ input: { action: 'validate', value: '29311861000184' } }, { input: { count: 2 } }],
  impossible: { action: 'validate', value: '08192827726147' },
});
