import { count } from '../../kit/fields/numbers.texts.ts';
import type { palavrasAleatorias } from './palavras-aleatorias.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const palavrasAleatoriasTexts = {
  englishName: 'Random words',
  summary: {
    pt: 'Sorteia palavras em português, de uma categoria, sem repetição',
    en: 'Draws words in Portuguese, of a category, without repetition',
  },

  input: {
    count,
    category: {
      pt: ['Categoria das palavras', 'Categoria das palavras'],
      en: ['Category', 'Category of the words'],
      choices: {
        geral: { pt: 'Geral', en: 'Geral' },
        animais: { pt: 'Animais', en: 'Animais' },
        frutas: { pt: 'Frutas', en: 'Frutas' },
        comidas: { pt: 'Comidas', en: 'Comidas' },
        cores: { pt: 'Cores', en: 'Cores' },
        profissoes: { pt: 'Profissoes', en: 'Profissoes' },
        paises: { pt: 'Paises', en: 'Paises' },
        objetos: { pt: 'Objetos', en: 'Objetos' },
        esportes: { pt: 'Esportes', en: 'Esportes' },
        natureza: { pt: 'Natureza', en: 'Natureza' },
        verbos: { pt: 'Verbos', en: 'Verbos' },
        adjetivos: { pt: 'Adjetivos', en: 'Adjetivos' },
      },
    },
  },
  output: {
    palavras: {
      pt: ['Palavras', 'Palavras sorteadas'],
      en: ['Words drawn', 'Words drawn'],
    },
    category: {
      pt: ['Categoria das palavras', 'Categoria das palavras'],
      en: ['Category', 'Category of the words'],
    },
  },
} satisfies TextsOf<typeof palavrasAleatorias>;
