import type { json } from './json.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const place = {
  path: {
    pt: ['Lugar', 'Lugar, como JSON Pointer (RFC 6901)'],
    en: ['Place', 'Place, as a JSON Pointer (RFC 6901)'],
  },
  line: {
    pt: ['Linha do texto', 'Linha do texto, a partir de 1'],
    en: ['Line', 'Line of the text, from 1 on'],
  },
} satisfies FieldsTexts;

export const jsonTexts = {
  englishName: 'JSON formatter',
  summary: {
    pt: 'Formata, minifica e valida JSON sem alterar nenhum valor',
    en: 'Formats, minifies and validates JSON without altering any value',
  },
  about: {
    pt: 'RFC 8259. Números e textos são copiados como estão escritos, e chaves repetidas ficam todas.',
    en: 'RFC 8259. Numbers and strings are copied as written, and repeated keys are all kept.',
  },
  input: {
    text: {
      pt: ['JSON', 'JSON'],
      en: ['JSON', 'JSON'],
    },
    action: {
      pt: ['O que fazer', 'O que fazer: formatar ou minificar'],
      en: ['What to do', 'What to do: format or minify'],
      choices: {
        format: { pt: 'Format', en: 'Format' },
        minify: { pt: 'Minify', en: 'Minify' },
      },
    },
    indent: {
      pt: ['Espaços por nível', 'Espaços por nível, ou tab; 0 deixa tudo em uma linha. Só ao formatar'],
      en: [
        'Spaces for each level',
        'Spaces for each level, or tab; 0 leaves it all on one line. Only when formatting',
      ],
      choices: {
        tab: { pt: 'Tab', en: 'Tab' },
      },
    },
    sortKeys: {
      pt: ['As chaves são ordenadas', 'Se as chaves são ordenadas, em todos os níveis'],
      en: ['Keys are sorted', 'Whether keys are sorted, at every level'],
    },
  },
  output: {
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
    },
    result: {
      pt: ['JSON formatado ou minificado', 'JSON formatado ou minificado'],
      en: ['JSON formatted or minified', 'JSON formatted or minified'],
    },
    bytesBefore: {
      pt: ['Tamanho do texto enviado', 'Tamanho do texto enviado'],
      en: ['Size of the text sent', 'Size of the text sent'],
    },
    bytesAfter: {
      pt: ['Tamanho do resultado', 'Tamanho do resultado'],
      en: ['Size of the result', 'Size of the result'],
    },
    depth: {
      pt: ['Níveis de aninhamento', 'Níveis de aninhamento'],
      en: ['Levels of nesting', 'Levels of nesting'],
    },
    keys: {
      pt: ['Quantas chaves há', 'Quantas chaves há, com as repetidas'],
      en: ['Keys', 'How many keys there are, with those repeated'],
    },
    duplicateKeys: {
      pt: ['Chaves repetidas em um objeto', 'Chaves repetidas em um objeto, até 100'],
      en: ['Keys repeated in an object', 'Keys repeated in an object, up to 100'],
      fields: place,
    },
    unsafeIntegers: {
      pt: ['Inteiros além de 2⁵³ − 1', 'Inteiros além de 2⁵³ − 1, que muitos leitores arredondam, até 100'],
      en: ['Integers beyond 2⁵³ − 1', 'Integers beyond 2⁵³ − 1, which many readers round, up to 100'],
      fields: {
        value: {
          pt: ['O inteiro', 'O inteiro, como está escrito'],
          en: ['The integer', 'The integer, as it is written'],
        },
        ...place,
      },
    },
    duplicateKeyCount: {
      pt: ['Quantas chaves repetidas há', 'Quantas chaves repetidas há, ao todo'],
      en: ['How many repeated keys there are', 'How many repeated keys there are, in all'],
    },
    unsafeIntegerCount: {
      pt: ['Quantos desses inteiros há', 'Quantos desses inteiros há, ao todo'],
      en: ['How many of these integers there are', 'How many of these integers there are, in all'],
    },
  },
} satisfies TextsOf<typeof json>;
