import type { TextsOf } from '../../kit/tool-texts.ts';
import { answerTexts, busca, codeTexts, columns, hero, pages } from './_lookup.texts.ts';
import type { cbo } from './cbo.ts';

export const cboTexts = {
  englishName: 'CBO',
  summary: { pt: 'Ocupação pelo código ou nome', en: 'An occupation by code or name' },
  search: { pt: 'ocupação, profissão, cargo, função, código da ocupação', en: 'occupation, profession, job title, job code' },
  about: {
    pt: 'CBO 2002, na lista de janeiro de 2025 do Ministério do Trabalho. Só os títulos, sem os sinônimos.',
    en: 'CBO 2002, by the list of January 2025 of the Ministry of Labor. Titles alone, without synonyms.',
  },
  input: {
    codigo: codeTexts('Código de qualquer nível', 'Code of any level', 'code id numero number cbo'),
    busca,
    nivel: {
      pt: ['Nível', 'O da classificação; na busca, ocupações'],
      en: ['Level', 'That of the classification; a search goes over occupations'],
      choices: {
        'grande-grupo': { pt: 'Grande grupo', en: 'Major group' },
        'subgrupo-principal': { pt: 'Subgrupo principal', en: 'Main subgroup' },
        subgrupo: { pt: 'Subgrupo', en: 'Subgroup' },
        familia: { pt: 'Família', en: 'Family' },
        ocupacao: { pt: 'Ocupação', en: 'Occupation' },
      },
    },
    ...pages,
  },
  hero,
  output: answerTexts({
    codigo: columns.codigo,
    formatado: columns.formatado,
    nivel: {
      pt: ['Nível', 'O da classificação'],
      en: ['Level', 'That of the classification'],
      choices: {
        'grande-grupo': { pt: 'Grande grupo', en: 'Major group' },
        'subgrupo-principal': { pt: 'Subgrupo principal', en: 'Main subgroup' },
        subgrupo: { pt: 'Subgrupo', en: 'Subgroup' },
        familia: { pt: 'Família', en: 'Family' },
        ocupacao: { pt: 'Ocupação', en: 'Occupation' },
      },
    },
    nome: columns.nome,
    superior: columns.superior,
    vigente: { pt: ['Em vigor', 'Se ainda está na lista'], en: ['In force', 'Whether it is still in the list'] },
  }),
} satisfies TextsOf<typeof cbo>;
