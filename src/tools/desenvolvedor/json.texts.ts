import { actionDone } from './_actions.texts.ts';
import type { json } from './json.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const place = {
  path: { pt: ['Onde está', 'Como JSON Pointer (RFC 6901)'], en: ['Where it is', 'As a JSON Pointer (RFC 6901)'] },
  line: { pt: ['Linha', 'Linha do texto, a partir de 1'], en: ['Line', 'Line of the text, counted from 1'] },
} satisfies FieldsTexts;

export const jsonTexts = {
  englishName: 'JSON formatter',
  summary: { pt: 'Formata, minifica e valida JSON sem alterar nenhum valor', en: 'Formats, minifies and validates JSON without altering any value' },
  search: { pt: 'formatar json, minificar, indentar, json inválido', en: 'pretty print, beautify, minify, lint json' },
  about: {
    pt: 'RFC 8259. Números e textos são copiados como estão escritos, e chaves repetidas ficam todas.',
    en: 'RFC 8259. Numbers and strings are copied as written, and repeated keys are all kept.',
  },
  input: {
    text: { pt: ['JSON', 'JSON a formatar ou minificar'], en: ['JSON', 'JSON to format or minify'] },
    action: {
      pt: ['O que fazer', 'O que fazer com o JSON'],
      en: ['What to do', 'What to do with the JSON'],
      choices: { format: { pt: 'Formatar', en: 'Format' }, minify: { pt: 'Minificar', en: 'Minify' } },
    },
    indent: {
      pt: ['Espaços por nível', 'Espaços por nível, ou tab; 0 deixa tudo em uma linha. Só ao formatar'],
      en: ['Spaces per level', 'Spaces per level, or tab; 0 leaves it all on one line. Only when formatting'],
      choices: { tab: { pt: 'Tabulação', en: 'Tab' } },
    },
    sortKeys: { pt: ['Ordenar chaves', 'Ordena as chaves, em todos os níveis'], en: ['Sort the keys', 'Sorts the keys, at every level'] },
  },
  output: {
    action: actionDone,
    result: { pt: ['Resultado', 'JSON formatado ou minificado'], en: ['Result', 'Formatted or minified JSON'] },
    bytesBefore: { pt: ['Tamanho antes', 'Tamanho do texto enviado'], en: ['Size before', 'Size of the text sent'] },
    bytesAfter: { pt: ['Tamanho depois', 'Tamanho do resultado'], en: ['Size after', 'Size of the result'] },
    depth: { pt: ['Níveis', 'Níveis de aninhamento'], en: ['Levels', 'Levels of nesting'] },
    keys: { pt: ['Quantas chaves', 'Quantas chaves há, com as repetidas'], en: ['How many keys', 'How many keys there are, repeated ones included'] },
    duplicateKeys: { pt: ['Chaves repetidas', 'Chaves repetidas em um objeto, até 100'], en: ['Repeated keys', 'Keys repeated in an object, up to 100'], fields: place },
    unsafeIntegers: {
      pt: ['Inteiros grandes demais', 'Inteiros além de 2⁵³ − 1, que muitos leitores arredondam, até 100'],
      en: ['Integers too large', 'Integers beyond 2⁵³ − 1, which many readers round, up to 100'],
      fields: { value: { pt: ['Inteiro', 'O inteiro, como está escrito'], en: ['Integer', 'The integer, as it is written'] }, ...place },
    },
    duplicateKeyCount: { pt: ['Quantas chaves repetidas', 'Quantas chaves repetidas há, ao todo'], en: ['How many repeated keys', 'How many repeated keys there are, in all'] },
    unsafeIntegerCount: { pt: ['Quantos inteiros grandes demais', 'Quantos desses inteiros há, ao todo'], en: ['Count of large integers', 'How many of these integers there are, in all'] },
  },
} satisfies TextsOf<typeof json>;
