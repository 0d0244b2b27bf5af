import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { naturezasJuridicas } from './naturezas-juridicas.ts';

export const naturezasJuridicasTexts = {
  englishName: 'Legal natures',
  summary: { pt: 'Natureza jurídica pelo código ou nome', en: 'Legal nature by code or name' },
  search: { pt: 'natureza jurídica, tipo de empresa, LTDA, sociedade, EIRELI, associação', en: 'legal nature, type of company, legal entity, partnership' },
  about: { pt: 'Tabela de 2021 da Concla. Traz naturezas que a lei extinguiu, como a EIRELI.', en: 'Table of 2021 of Concla. It has natures that ended in law, such as the EIRELI.' },
  input: {
    codigo: codeTexts('Código da natureza', 'Code of the nature', 'code id numero number naturezas juridicas'),
    busca,
    grupo: {
      pt: ['Grupo', 'Pelo primeiro dígito'],
      en: ['Group', 'By the first digit'],
      choices: {
        1: { pt: 'Administração pública', en: 'Public administration' },
        2: { pt: 'Entidades empresariais', en: 'Business entities' },
        3: { pt: 'Sem fins lucrativos', en: 'Not for profit' },
        4: { pt: 'Pessoas físicas', en: 'Natural persons' },
        5: { pt: 'Organismos internacionais', en: 'International bodies' },
      },
    },
    ...pages,
  },
  hero,
  output: answerTexts({
    codigo: columns.codigo,
    formatado: columns.formatado,
    nome: columns.nome,
    grupo: { pt: ['Grupo', 'O da tabela'], en: ['Group', 'That of the table'], fields: { codigo: columns.codigo, nome: columns.nome } },
  }),
} satisfies TextsOf<typeof naturezasJuridicas>;
