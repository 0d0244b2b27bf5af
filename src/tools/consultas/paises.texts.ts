import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { paises } from './paises.ts';

export const paisesTexts = {
  englishName: 'Countries',
  summary: { pt: 'País pelo código do Banco Central, sigla ISO ou nome', en: 'A country by Banco Central code, ISO code or name' },
  search: { pt: 'país, código do país, cPais, BACEN, nacionalidade, ISO', en: 'country, country code, nationality, ISO code' },
  about: {
    pt: 'Códigos da tabela do Banco Central e do Siscomex, usados na NF-e. O eSocial usa os três primeiros dígitos.',
    en: 'Codes of the table of the Banco Central and Siscomex, used in the NF-e. The eSocial uses the first three digits.',
  },
  input: {
    codigo: codeTexts(
      'Código de quatro dígitos, que a NF-e escreve sem zeros à esquerda, ou sigla ISO',
      'Code of four digits, which the NF-e writes without leading zeros, or ISO code',
      'code id numero number paises',
    ),
    busca,
    ...pages,
  },
  hero,
  output: answerTexts({ codigo: columns.codigo, iso: { pt: ['Sigla ISO', 'Duas letras da ISO 3166-1'], en: ['ISO code', 'Two letters of ISO 3166-1'] }, nome: columns.nome }),
} satisfies TextsOf<typeof paises>;
