import type { diff } from './diff.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

const modes = { line: { pt: 'Linha', en: 'Line' }, word: { pt: 'Palavra', en: 'Word' }, char: { pt: 'Caractere', en: 'Character' } };

export const diffTexts = {
  englishName: 'Text comparison',
  summary: { pt: 'Compara dois textos por linha, palavra ou caractere', en: 'Compares two texts by line, word or character' },
  search: { pt: 'diff, comparar textos, diferença entre textos, mudou', en: 'compare texts, text difference, changes' },
  people: { name: { pt: 'Comparar textos', en: 'Compare texts' } },
  about: { pt: 'Menor roteiro de edição (Myers, 1986).', en: 'Shortest edit script (Myers, 1986).' },
  hero: [
    { when: { identical: true }, text: { pt: 'Os textos são iguais', en: 'The texts are the same' } },
    { when: { identical: false, mode: 'line' }, text: { pt: 'Linhas que entraram: {stats.added}; que saíram: {stats.removed}', en: 'Lines added: {stats.added}; removed: {stats.removed}' } },
  ],
  input: {
    text1: { pt: ['Texto antigo', 'Texto antes das mudanças'], en: ['Old text', 'Text before the changes'], also: 'texto1 antes before' },
    text2: { pt: ['Texto novo', 'Texto depois das mudanças'], en: ['New text', 'Text after the changes'], also: 'texto2 depois after' },
    mode: { pt: ['Comparar por', 'O que comparar de cada vez'], en: ['Compare by', 'What to compare at a time'], choices: modes },
    ignoreCase: { pt: ['Ignorar maiúsculas', 'Maiúsculas e minúsculas são iguais'], en: ['Ignore case', 'Upper and lower case are equal'] },
    ignoreWhitespace: { pt: ['Ignorar espaços', 'Espaços a mais e nas pontas das linhas não contam'], en: ['Ignore white space', 'Extra spaces and those at the ends of lines do not count'] },
    context: { pt: ['Contexto', 'Linhas iguais em volta de cada mudança de unified'], en: ['Lines around', 'Equal lines around each change in unified'] },
  },
  output: {
    mode: { pt: ['Comparado por', 'O que foi comparado de cada vez'], en: ['Compared by', 'What was compared at a time'], choices: modes },
    identical: { pt: ['Textos iguais', 'Não há diferença, com as opções dadas'], en: ['Texts are equal', 'There is no difference, under the options given'] },
    changes: {
      pt: ['Trechos', 'Trechos do texto, em ordem'],
      en: ['Pieces', 'Pieces of the text, in order'],
      fields: {
        type: {
          pt: ['O que mudou', 'O que houve com o trecho'],
          en: ['What changed', 'What happened to the piece'],
          choices: { equal: { pt: 'Ficou', en: 'Kept' }, delete: { pt: 'Saiu', en: 'Removed' }, insert: { pt: 'Entrou', en: 'Added' } },
        },
        value: { pt: ['Trecho', 'O trecho; se ficou, como está em text1'], en: ['Piece', 'The piece; if kept, as text1 has it'] },
        count: { pt: ['Tamanho', 'Quantas linhas, palavras ou caracteres tem'], en: ['Size', 'How many lines, words or characters it has'] },
      },
    },
    stats: {
      pt: ['Quanto mudou', 'Quanto mudou, em linhas, palavras ou caracteres'],
      en: ['How much changed', 'How much changed, by lines, words or characters'],
      fields: {
        added: { pt: ['Entraram', 'Quantos entraram'], en: ['Added', 'How many were added'] },
        removed: { pt: ['Saíram', 'Quantos saíram'], en: ['Removed', 'How many were removed'] },
        unchanged: { pt: ['Ficaram', 'Quantos ficaram'], en: ['Kept', 'How many were kept'] },
        similarity: { pt: ['Semelhança', 'Parte dos dois textos que ficou'], en: ['Similarity', 'Share of both texts that was kept'] },
      },
    },
    unified: {
      pt: ['Diff unificado', 'Diferença no formato unificado, que o patch aplica. Só ao comparar por linha'],
      en: ['Unified diff', 'Difference in the unified format, which patch applies. Only when comparing by line'],
    },
  },
} satisfies TextsOf<typeof diff>;
