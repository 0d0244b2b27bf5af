import type { loremIpsum } from './lorem-ipsum.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const loremIpsumTexts = {
  englishName: 'Lorem ipsum generator',
  summary: {
    pt: 'Gera texto de preenchimento em parágrafos, frases ou palavras',
    en: 'Generates filler text in paragraphs, sentences or words',
  },

  input: {
    type: {
      pt: ['Em que unidades gerar', 'Em que unidades gerar: parágrafos, palavras ou frases'],
      en: ['What to generate', 'What to generate: paragraphs, words or sentences'],
      choices: {
        paragraphs: { pt: 'Paragraphs', en: 'Paragraphs' },
        words: { pt: 'Words', en: 'Words' },
        sentences: { pt: 'Sentences', en: 'Sentences' },
      },
    },
    count: {
      pt: ['Quantos itens', 'Quantos itens. Sem ele, 3 parágrafos, 5 frases ou 50 palavras'],
      en: ['How many items', 'How many items. Without it, 3 paragraphs, 5 sentences or 50 words'],
    },
    startWithLorem: {
      pt: ['StartWithLorem', 'Se o texto começa por "Lorem ipsum dolor sit amet"'],
      en: ['StartWithLorem', 'Whether the text starts with "Lorem ipsum dolor sit amet"'],
    },
  },
  output: {
    type: {
      pt: ['A unidade pedida', 'A unidade pedida'],
      en: ['The unit asked for', 'The unit asked for'],
    },
    count: {
      pt: ['Quantos itens há', 'Quantos itens há'],
      en: ['How many items there are', 'How many items there are'],
    },
    items: {
      pt: ['Parágrafos', 'Parágrafos, frases ou palavras'],
      en: ['Paragraphs', 'Paragraphs, sentences or words'],
    },
    text: {
      pt: ['Os itens em um só texto', 'Os itens em um só texto'],
      en: ['The items as a single text', 'The items as a single text'],
    },
    words: {
      pt: ['Palavras do texto', 'Palavras do texto'],
      en: ['Words', 'Words of the text'],
    },
    characters: {
      pt: ['Comprimento do texto', 'Comprimento do texto'],
      en: ['Length of the text', 'Length of the text'],
    },
  },
} satisfies TextsOf<typeof loremIpsum>;
