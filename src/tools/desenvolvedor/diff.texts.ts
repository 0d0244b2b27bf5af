import type { diff } from './diff.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const diffTexts = {
  englishName: 'Text comparison',
  summary: {
    pt: 'Compara dois textos por linha, palavra ou caractere',
    en: 'Compares two texts by line, word or character',
  },
  about: { pt: 'Menor roteiro de edição (Myers, 1986).', en: 'Shortest edit script (Myers, 1986).' },
  input: {
    text1: {
      pt: ['Texto de antes', 'Texto de antes'],
      en: ['Text 1', 'Text before'],
    },
    text2: {
      pt: ['Texto de depois', 'Texto de depois'],
      en: ['Text 2', 'Text after'],
    },
    mode: {
      pt: ['O que comparar', 'O que comparar: linhas, palavras ou caracteres'],
      en: ['What to compare', 'What to compare: lines, words or characters'],
      choices: {
        line: { pt: 'Line', en: 'Line' },
        word: { pt: 'Word', en: 'Word' },
        char: { pt: 'Char', en: 'Char' },
      },
    },
    ignoreCase: {
      pt: ['Maiúsculas e minúsculas são iguais', 'Se maiúsculas e minúsculas são iguais'],
      en: ['Capitals and small letters are equal', 'Whether capitals and small letters are equal'],
    },
    ignoreWhitespace: {
      pt: ['IgnoreWhitespace', 'Se espaços a mais e nas pontas das linhas não contam'],
      en: ['IgnoreWhitespace', 'Whether extra spaces and those at the ends of lines do not count'],
    },
    context: {
      pt: ['Context', 'Linhas iguais em volta de cada mudança de unified'],
      en: ['Equal lines around each change of unified', 'Equal lines around each change of unified'],
    },
  },
  output: {
    mode: {
      pt: ['O que foi comparado', 'O que foi comparado'],
      en: ['What was compared', 'What was compared'],
    },
    identical: {
      pt: ['Não há diferença', 'Se não há diferença, com as opções'],
      en: ['There is no difference', 'Whether there is no difference, under the options'],
    },
    changes: {
      pt: ['Trechos do texto', 'Trechos do texto, em ordem'],
      en: ['Stretches of the text', 'Stretches of the text, in order'],
      fields: {
        type: {
          pt: ['O trecho fica', 'Se o trecho fica (equal), sai (delete) ou entra (insert)'],
          en: ['The stretch stays', 'Whether the stretch stays (equal), goes (delete) or comes (insert)'],
          choices: {
            equal: { pt: 'Equal', en: 'Equal' },
            delete: { pt: 'Delete', en: 'Delete' },
            insert: { pt: 'Insert', en: 'Insert' },
          },
        },
        value: {
          pt: ['O trecho', 'O trecho; de um que fica, como está em text1'],
          en: ['The stretch', 'The stretch; of one that stays, as text1 has it'],
        },
        count: {
          pt: ['Quantas linhas', 'Quantas linhas, palavras ou caracteres tem'],
          en: ['How many lines', 'How many lines, words or characters it has'],
        },
      },
    },
    stats: {
      pt: ['Quanto mudou', 'Quanto mudou, em linhas, palavras ou caracteres'],
      en: ['How much changed', 'How much changed, by lines, words or characters'],
      fields: {
        added: {
          pt: ['Quantos entraram', 'Quantos entraram'],
          en: ['How many came', 'How many came'],
        },
        removed: {
          pt: ['Quantos saíram', 'Quantos saíram'],
          en: ['How many went', 'How many went'],
        },
        unchanged: {
          pt: ['Quantos ficaram', 'Quantos ficaram'],
          en: ['How many stayed', 'How many stayed'],
        },
        similarity: {
          pt: ['Semelhança', 'Semelhança: parte dos dois textos que ficou'],
          en: ['Similarity', 'Similarity: the share of both texts that stayed'],
        },
      },
    },
    unified: {
      pt: [
        'Diferença no formato unificado',
        'Diferença no formato unificado, que o patch aplica. Só com mode=line',
      ],
      en: [
        'Difference in the unified format',
        'Difference in the unified format, which patch applies. Only with mode=line',
      ],
    },
  },
} satisfies TextsOf<typeof diff>;
