import { count } from '../../kit/fields/numbers.texts.ts';
import { formatted, state } from './_fields.texts.ts';
import { company, sizeNames } from './_company.texts.ts';
import type { empresa } from './empresa.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const empresaTexts = {
  englishName: 'Company generator',
  summary: { pt: 'Gera empresas fictícias completas, com dados que combinam entre si', en: 'Generates complete fictitious companies, whose data agree with each other' },
  search: { pt: 'empresa falsa, fictícia, razão social, companhia, fornecedor', en: 'fake company, business, supplier, test company' },
  about: {
    pt: 'As empresas são fictícias, para testes. Os documentos têm dígitos verificadores corretos, e podem coincidir com os de uma empresa ou pessoa real.',
    en: 'The companies are fictitious, for tests. Their documents have correct check digits, and may match those of a real company or person.',
  },
  input: {
    count,
    state,
    size: { pt: ['Porte', 'Sem ele, sorteado'], en: ['Size', 'Random if left out'], choices: sizeNames },
    alphanumeric: { pt: ['CNPJ com letras', 'Dá à empresa um CNPJ do tipo emitido desde julho de 2026'], en: ['CNPJ with letters', 'Gives the company a CNPJ of the kind issued since July 2026'] },
    formatted,
  },
  output: {
    empresas: {
      pt: ['Empresas', 'Empresas geradas'],
      en: ['Companies', 'Companies generated'],
      columns: ['legalName', 'cnpj', 'cnaeDescription', 'size', 'openedOn', 'shareCapital'],
      fields: company,
    },
  },
} satisfies TextsOf<typeof empresa>;
