import { actionDone } from './_actions.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import type { uuid } from './uuid.ts';
import type { FieldTexts, FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const action = {
  pt: ['O que fazer', 'O que fazer: gerar UUIDs, ou mostrar as partes de um'],
  en: ['What to do', 'What to do: generate UUIDs, or show the parts of one'],
  choices: { generate: { pt: 'Gerar', en: 'Generate' }, inspect: { pt: 'Mostrar as partes', en: 'Show the parts' } },
} satisfies FieldTexts;

const generateEntries = {
  action,
  version: {
    pt: ['Versão', 'Versão dos UUIDs; a 7 começa pelo instante em que eles são gerados'],
    en: ['UUID version', 'Version of the UUIDs; 7 starts with the instant at which they are made'],
    choices: { 4: { pt: '4, aleatória', en: '4, random' }, 7: { pt: '7, ordenada no tempo', en: '7, ordered in time' } },
  },
  count,
  uppercase: { pt: ['Em maiúsculas', 'Escreve as letras em maiúsculas'], en: ['Capital letters', 'Writes the letters as capitals'] },
  hyphens: { pt: ['Com hifens', 'Escreve os hifens entre as partes'], en: ['With hyphens', 'Writes the hyphens between the parts'] },
} satisfies FieldsTexts;

export const uuidTexts = {
  englishName: 'UUID generator',
  summary: {
    pt: 'Gera UUIDs aleatórios (versão 4) ou ordenados no tempo (versão 7), e mostra as partes de um UUID',
    en: 'Generates random (version 4) or time-ordered (version 7) UUIDs, and shows the parts of a UUID',
  },
  search: { pt: 'guid, identificador único, uuid v4, v7', en: 'guid, unique identifier, random id' },
  about: { pt: 'RFC 9562.', en: 'RFC 9562.' },
  input: {
    ...generateEntries,
    value: {
      pt: ['UUID a mostrar', 'UUID a mostrar, com ou sem hifens. Só lido, e então obrigatório, com action=inspect'],
      en: ['UUID to show', 'UUID to show, with or without hyphens. Only read, and then required, with action=inspect'],
    },
  },
  output: {
    uuids: { pt: ['UUIDs gerados', 'UUIDs gerados, todos diferentes'], en: ['Generated UUIDs', 'Generated UUIDs, all different'] },
    action: { ...actionDone, choices: { inspect: action.choices.inspect } },
    value: { pt: ['Valor enviado', 'O valor, como foi enviado'], en: ['Value sent', 'The value, as it was sent'] },
    uuid: { pt: ['UUID', 'O UUID na forma canônica'], en: ['UUID', 'The UUID in its canonical form'] },
    version: { pt: ['Versão', 'Versão, ou null se a variante não tem'], en: ['UUID version', 'Version, or null if the variant has none'] },
    variant: {
      pt: ['Variante', 'Família de UUIDs; a da RFC 9562 é a de uso geral'],
      en: ['UUID variant', 'Family of UUIDs; that of RFC 9562 is the one in general use'],
      choices: {
        ncs: { pt: 'NCS', en: 'NCS' },
        rfc9562: { pt: 'RFC 9562', en: 'RFC 9562' },
        microsoft: { pt: 'Microsoft', en: 'Microsoft' },
        future: { pt: 'Reservada ao futuro', en: 'Reserved for the future' },
      },
    },
    special: {
      pt: ['UUID especial', 'O UUID nulo (nil) ou o máximo (max), ou null'],
      en: ['Special UUID', 'The nil or the max UUID, or null'],
      choices: { nil: { pt: 'Nulo', en: 'Nil' }, max: { pt: 'Máximo', en: 'Max' } },
    },
    timestamp: {
      pt: ['Instante gravado', 'Instante gravado, em UTC, nas versões que o têm; senão null'],
      en: ['Embedded time', 'Instant that it holds, in UTC, in versions that have one; otherwise null'],
    },
    clockSequence: { pt: ['Sequência do relógio', 'Sequência do relógio, nas versões 1 e 6; senão null'], en: ['Clock sequence', 'Clock sequence, in versions 1 and 6; otherwise null'] },
    node: { pt: ['Nó', 'Nó, em hexadecimal, nas versões 1 e 6; senão null'], en: ['Node', 'Node, in hexadecimal, in versions 1 and 6; otherwise null'] },
  },
} satisfies TextsOf<typeof uuid>;
