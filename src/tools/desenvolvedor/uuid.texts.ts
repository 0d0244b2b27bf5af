import { count } from '../../kit/fields/numbers.texts.ts';
import type { uuid } from './uuid.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const action = {
  pt: ['O que fazer', 'O que fazer: gerar, ou mostrar as partes do UUID em value'],
  en: ['What to do', 'What to do: generate, or show the parts of the UUID in value'],
  choices: {
    generate: { pt: 'Generate', en: 'Generate' },
    inspect: { pt: 'Inspect', en: 'Inspect' },
  },
} satisfies FieldTexts;

const generateEntries = {
  action,
  version: {
    pt: ['Version', 'Versão: 4, aleatória, ou 7, que começa pelo instante e se ordena no tempo'],
    en: ['Version', 'Version: 4, random, or 7, which starts with the instant and sorts by time'],
  },
  count,
  uppercase: {
    pt: ['As letras são maiúsculas', 'Se as letras são maiúsculas'],
    en: ['The letters are capitals', 'Whether the letters are capitals'],
  },
  hyphens: {
    pt: ['Os hifens são escritos', 'Se os hifens são escritos'],
    en: ['The hyphens are written', 'Whether the hyphens are written'],
  },
} satisfies FieldsTexts;

export const uuidTexts = {
  englishName: 'UUID generator',
  summary: {
    pt: 'Gera UUIDs aleatórios (versão 4) ou ordenados no tempo (versão 7), e mostra as partes de um UUID',
    en: 'Generates random UUIDs (version 4) or ones ordered in time (version 7), and shows the parts of a UUID',
  },
  about: { pt: 'RFC 9562.', en: 'RFC 9562.' },
  input: {
    ...generateEntries,
    value: {
      pt: [
        'UUID a mostrar',
        'UUID a mostrar, com ou sem hifens. Só lido, e então obrigatório, com action=inspect',
      ],
      en: [
        'UUID to show',
        'UUID to show, with or without hyphens. Only read, and then required, with action=inspect',
      ],
    },
  },
  output: {
    uuids: {
      pt: ['Uuids', 'UUIDs gerados, todos diferentes'],
      en: ['Uuids', 'UUIDs generated, all different'],
    },
    action: {
      pt: ['O que foi feito', 'O que foi feito'],
      en: ['What was done', 'What was done'],
      choices: {
        inspect: { pt: 'Inspect', en: 'Inspect' },
      },
    },
    value: {
      pt: ['O valor', 'O valor, como foi enviado'],
      en: ['The value', 'The value, as it was sent'],
    },
    uuid: {
      pt: ['Uuid', 'O UUID na forma canônica'],
      en: ['Uuid', 'The UUID in its canonical form'],
    },
    version: {
      pt: ['Version', 'Versão, ou null se a variante não tem'],
      en: ['Version', 'Version, or null if the variant has none'],
    },
    variant: {
      pt: ['Variante', 'Variante, isto é, a família de UUIDs; a da RFC 9562 é a de uso geral'],
      en: ['Variant', 'Variant, that is, the family of UUIDs; that of RFC 9562 is the one in general use'],
      choices: {
        ncs: { pt: 'Ncs', en: 'Ncs' },
        rfc9562: { pt: 'Rfc9562', en: 'Rfc9562' },
        microsoft: { pt: 'Microsoft', en: 'Microsoft' },
        future: { pt: 'Future', en: 'Future' },
      },
    },
    special: {
      pt: ['O UUID nulo', 'O UUID nulo (nil) ou o máximo (max), ou null'],
      en: ['The nil or the max UUID', 'The nil or the max UUID, or null'],
      choices: {
        nil: { pt: 'Nil', en: 'Nil' },
        max: { pt: 'Max', en: 'Max' },
      },
    },
    timestamp: {
      pt: ['Instante gravado', 'Instante gravado, em UTC, nas versões que o têm; senão null'],
      en: [
        'Instant that it holds',
        'Instant that it holds, in UTC, of versions that have one; otherwise null',
      ],
    },
    clockSequence: {
      pt: ['Sequência do relógio', 'Sequência do relógio, nas versões 1 e 6; senão null'],
      en: ['Clock sequence', 'Clock sequence, of versions 1 and 6; otherwise null'],
    },
    node: {
      pt: ['Nó', 'Nó, em hexadecimal, nas versões 1 e 6; senão null'],
      en: ['Node', 'Node, in hexadecimal, of versions 1 and 6; otherwise null'],
    },
  },
} satisfies TextsOf<typeof uuid>;
