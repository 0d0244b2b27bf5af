import type { converterCase } from './converter-case.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const converterCaseTexts = {
  englishName: 'Case converter',
  summary: { pt: 'Converte um texto em camelCase, snake_case, Título e mais 13 estilos', en: 'Converts text to camelCase, snake_case, Title Case and 13 more styles' },
  search: { pt: 'maiúsculas, minúsculas, slug, camelCase, snake_case, kebab-case, caixa alta', en: 'uppercase, lowercase, slug, camelCase, snake_case, kebab-case, title case' },
  people: { name: { pt: 'Maiúsculas e minúsculas', en: 'Upper and lower case' } },

  input: {
    text: { pt: ['Texto', 'Texto a converter'], en: ['Text', 'Text to convert'] },
    style: {
      pt: ['Estilo', 'Estilo, por um nome em que só as letras contam: titleCase, title_case e Title Case são o mesmo. São 16: nove de identificadores e sete de textos'],
      en: ['Style', 'Style, by a name in which only letters count: titleCase, title_case and Title Case are the same. There are 16: nine for identifiers and seven for prose'],
    },
    removeAccents: {
      pt: ['Tirar acentos', 'Tira os acentos do texto. Sem ele, tira nos estilos de identificadores e não nos outros'],
      en: ['Remove accents', 'Takes the accents off the text. Without it, they go in identifier styles and stay in the others'],
    },
  },
  output: {
    style: { pt: ['Estilo', 'Nome do estilo, como se escreve'], en: ['Style', 'Name of the style, as it is written'] },
    result: { pt: ['Texto convertido', 'Texto convertido'], en: ['Converted text', 'Converted text'] },
  },
} satisfies TextsOf<typeof converterCase>;
