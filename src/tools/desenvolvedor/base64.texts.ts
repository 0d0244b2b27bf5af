import { actionDone, encodeOrDecode } from './_actions.texts.ts';
import { byteEncoding, dataSize } from './_bytes.texts.ts';
import type { base64 } from './base64.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const base64Texts = {
  englishName: 'Base64',
  summary: { pt: 'Codifica e decodifica Base64, também na forma para URL', en: 'Encodes and decodes Base64, including its URL-safe form' },
  search: { pt: 'decodificar base64, btoa, atob', en: 'decode base64, btoa, atob' },
  about: { pt: 'RFC 4648, seções 4 e 5. A leitura aceita os dois alfabetos, com ou sem preenchimento.', en: 'RFC 4648, sections 4 and 5. Decoding takes both alphabets, with or without padding.' },
  input: {
    text: {
      pt: ['Dados ou Base64', 'Dados a codificar, ou Base64 ou URL data: a decodificar'],
      en: ['Data or Base64', 'Data to encode, or Base64 or a data: URL to decode'],
      also: 'dados data base64',
    },
    action: encodeOrDecode,
    inputEncoding: {
      pt: ['Formato dos dados', 'Como os bytes do texto estão escritos. Só ao codificar'],
      en: ['Data format', 'How the bytes of the text are written. Only when encoding'],
      choices: byteEncoding.choices,
    },
    urlSafe: { pt: ['Alfabeto de URL', 'Usa o alfabeto de URLs, com - e _. Só ao codificar'], en: ['URL alphabet', 'Uses the alphabet of URLs, with - and _. Only when encoding'] },
    padding: {
      pt: ['Com preenchimento', 'Escreve o preenchimento com =. Sem este campo, escreve, salvo com urlSafe. Só ao codificar'],
      en: ['With padding', 'Writes the = padding. Without this field it is written, except with urlSafe. Only when encoding'],
    },
    outputEncoding: {
      pt: ['Formato do resultado', 'Como escrever os bytes decodificados'],
      en: ['Output format', 'How to write the decoded bytes'],
      choices: { utf8: byteEncoding.choices.utf8, hex: byteEncoding.choices.hex },
    },
  },
  output: {
    action: actionDone,
    result: { pt: ['Resultado', 'Base64, ou os dados decodificados'], en: ['Result', 'Base64, or the decoded data'] },
    urlSafe: { pt: ['Alfabeto de URL', 'O alfabeto usado é o de URLs. Só ao codificar'], en: ['URL alphabet', 'The alphabet used is that of URLs. Only when encoding'] },
    bytes: dataSize,
    mediaType: { pt: ['Tipo de mídia', 'Tipo de mídia da URL data:. Só com ela'], en: ['Media type', 'Media type of the data: URL. Only with one'] },
  },
} satisfies TextsOf<typeof base64>;
