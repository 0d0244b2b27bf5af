import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted, state } from './_fields.texts.ts';
import { company } from './_company.texts.ts';
import type { empresa } from './empresa.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const empresaTexts = {
  englishName: 'Company generator',
  summary: {
    pt: 'Gera empresas fictícias completas, com dados que combinam entre si',
    en: 'Generates complete fictitious companies, whose data agree with each other',
  },
  about: {
    pt: 'As empresas são fictícias, para testes. Os documentos têm dígitos verificadores corretos, e podem coincidir com os de uma empresa ou pessoa real.',
    en: 'The companies are fictitious, for tests. Their documents have the right check digits, and may coincide with those of a real company or person.',
  },
  input: {
    count,
    state,
    size: {
      pt: ['Porte', 'Porte. Sem ele, sorteado'],
      en: ['Size', 'Size. Without it, drawn'],
      choices: {
        mei: { pt: 'Mei', en: 'Mei' },
        me: { pt: 'Me', en: 'Me' },
        epp: { pt: 'Epp', en: 'Epp' },
        demais: { pt: 'Demais', en: 'Demais' },
      },
    },
    alphanumeric: {
      pt: ['O CNPJ é do tipo com letras', 'Se o CNPJ é do tipo com letras, emitido desde julho de 2026'],
      en: [
        'The CNPJ is of the kind with letters',
        'Whether the CNPJ is of the kind with letters, issued since July 2026',
      ],
    },
    formatted,
  },
  output: {
    empresas: {
      pt: ['Empresas', 'Empresas geradas'],
      en: ['Companies generated', 'Companies generated'],
      fields: company,
    },
  },
} satisfies TextsOf<typeof empresa>;
