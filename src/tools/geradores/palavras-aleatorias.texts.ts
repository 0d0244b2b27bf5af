import { count } from '../../kit/fields/numbers.texts.ts';
import type { palavrasAleatorias } from './palavras-aleatorias.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const palavrasAleatoriasTexts = {
  englishName: 'Random words',
  summary: { pt: 'Sorteia palavras em português, de uma categoria, sem repetição', en: 'Draws Portuguese words from a category, without repeats' },
  search: { pt: 'sortear palavra, palavra para jogo, mímica, forca', en: 'random words, word game, charades' },

  input: {
    count,
    category: {
      pt: ['Categoria', 'Categoria das palavras'],
      en: ['Category', 'Category of the words'],
      choices: {
        geral: { pt: 'Geral', en: 'General' },
        animais: { pt: 'Animais', en: 'Animals' },
        frutas: { pt: 'Frutas', en: 'Fruits' },
        comidas: { pt: 'Comidas', en: 'Foods' },
        cores: { pt: 'Cores', en: 'Colors' },
        profissoes: { pt: 'Profissões', en: 'Professions' },
        paises: { pt: 'Países', en: 'Countries' },
        objetos: { pt: 'Objetos', en: 'Objects' },
        esportes: { pt: 'Esportes', en: 'Sports' },
        natureza: { pt: 'Natureza', en: 'Nature' },
        verbos: { pt: 'Verbos', en: 'Verbs' },
        adjetivos: { pt: 'Adjetivos', en: 'Adjectives' },
      },
    },
  },
  output: { palavras: { pt: ['Palavras', 'Palavras sorteadas'], en: ['Words', 'Words drawn'] }, category: { pt: ['Categoria', 'Categoria das palavras'], en: ['Category', 'Category of the words'] } },
} satisfies TextsOf<typeof palavrasAleatorias>;
