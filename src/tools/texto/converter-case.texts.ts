import type { converterCase } from './converter-case.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const converterCaseTexts = {
  englishName: 'Case converter',
  summary: {
    pt: 'Converte um texto em camelCase, snake_case, Título e mais 13 estilos',
    en: 'Converts a text to camelCase, snake_case, Title Case and 13 more styles',
  },

  input: {
    text: {
      pt: ['O texto', 'O texto'],
      en: ['The text', 'The text'],
    },
    style: {
      pt: [
        'O estilo',
        'O estilo, por um nome em que só as letras contam: titleCase, title_case e Title Case são o mesmo. São 16: nove de identificadores e sete de textos',
      ],
      en: [
        'The style',
        'The style, by a name of which only letters count: titleCase, title_case and Title Case are the same. There are 16: nine for identifiers and seven for texts',
      ],
    },
    removeAccents: {
      pt: [
        'Os acentos são tirados',
        'Se os acentos são tirados. Sem ele, sim nos estilos de identificadores e não nos outros',
      ],
      en: [
        'Accents are removed',
        'Whether accents are removed. Without it, yes in the styles of identifiers and no in the others',
      ],
    },
  },
  output: {
    style: {
      pt: ['Nome do estilo', 'Nome do estilo, como se escreve'],
      en: ['Name of the style', 'Name of the style, as it is written'],
    },
    result: {
      pt: ['O texto convertido', 'O texto convertido'],
      en: ['The text converted', 'The text converted'],
    },
  },
} satisfies TextsOf<typeof converterCase>;
