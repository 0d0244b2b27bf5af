import type { loremIpsum } from './lorem-ipsum.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const loremIpsumTexts = {
  englishName: 'Lorem ipsum generator',
  summary: { pt: 'Gera texto de preenchimento em parágrafos, frases ou palavras', en: 'Generates filler text in paragraphs, sentences or words' },
  search: { pt: 'texto de exemplo, enchimento, texto falso, parágrafo', en: 'placeholder text, dummy text, filler' },

  input: {
    type: {
      pt: ['O que gerar', 'Unidade em que o texto é contado'],
      en: ['What to generate', 'Unit in which the text is counted'],
      choices: { paragraphs: { pt: 'Parágrafos', en: 'Paragraphs' }, words: { pt: 'Palavras', en: 'Words' }, sentences: { pt: 'Frases', en: 'Sentences' } },
    },
    count: { pt: ['Quantos', 'Quantos itens. Sem ele, 3 parágrafos, 5 frases ou 50 palavras'], en: ['How many', 'How many items. Without it, 3 paragraphs, 5 sentences or 50 words'] },
    startWithLorem: { pt: ['Começar com Lorem ipsum', 'Começa o texto por "Lorem ipsum dolor sit amet"'], en: ['Start with Lorem ipsum', 'Starts the text with "Lorem ipsum dolor sit amet"'] },
  },
  output: {
    type: { pt: ['Unidade', 'A unidade pedida'], en: ['Unit', 'The unit asked for'] },
    count: { pt: ['Quantidade', 'Quantos itens há'], en: ['Count', 'How many items there are'] },
    items: { pt: ['Itens', 'Os parágrafos, as frases ou as palavras'], en: ['Items', 'The paragraphs, sentences or words'] },
    text: { pt: ['Texto', 'Os itens em um só texto'], en: ['Text', 'The items as a single text'] },
    words: { pt: ['Palavras', 'Quantas palavras o texto tem'], en: ['Words', 'How many words the text has'] },
    characters: { pt: ['Comprimento', 'Comprimento do texto'], en: ['Length', 'Length of the text'] },
  },
} satisfies TextsOf<typeof loremIpsum>;
