import type { qr } from './qr.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const levels = {
  L: { pt: 'Baixo (L)', en: 'Low (L)' },
  M: { pt: 'Médio (M)', en: 'Medium (M)' },
  Q: { pt: 'Quartil (Q)', en: 'Quartile (Q)' },
  H: { pt: 'Alto (H)', en: 'High (H)' },
} satisfies FieldTexts['choices'];

export const qrTexts = {
  englishName: 'QR code generator',
  summary: { pt: 'Gera um QR Code em SVG', en: 'Generates a QR code as SVG' },
  search: { pt: 'qr code, qrcode, código para celular, link, wifi', en: 'qrcode, scan, link, wifi' },
  about: { pt: 'ISO/IEC 18004, modelo 2, na menor versão em que o texto cabe.', en: 'ISO/IEC 18004, model 2, in the smallest version that holds the text.' },
  input: {
    text: { pt: ['Texto', 'Texto do código'], en: ['Text', 'Text of the code'] },
    errorCorrection: {
      pt: ['Nível de correção', 'Quanto do código se recupera: cerca de 7% (L), 15% (M), 25% (Q) ou 30% (H)'],
      en: ['Correction level', 'How much of the code is recovered: about 7% (L), 15% (M), 25% (Q) or 30% (H)'],
      choices: levels,
    },
    margin: { pt: ['Margem', 'Margem em volta do código; a norma pede 4'], en: ['Quiet margin', 'Margin around the code; the standard asks for 4'] },
  },
  output: {
    svg: { pt: ['Imagem', 'Imagem em SVG'], en: ['Image', 'Image as SVG'] },
    version: { pt: ['Versão do código', 'Versão do código, de 1 a 40'], en: ['Code version', 'Version of the code, from 1 to 40'] },
    modules: { pt: ['Lado do código', 'Lado do código, sem a margem'], en: ['Side of the code', 'Side of the code, without its margin'] },
    mode: {
      pt: ['Gravado como', 'Como o texto foi gravado'],
      en: ['Written as', 'How the text was written'],
      choices: { numeric: { pt: 'Só dígitos', en: 'Digits only' }, alphanumeric: { pt: 'Alfanumérico', en: 'Alphanumeric' }, byte: { pt: 'Bytes', en: 'Bytes' } },
    },
    errorCorrection: { pt: ['Nível de correção', 'Nível de correção usado'], en: ['Correction level', 'Level of correction used'], choices: levels },
  },
} satisfies TextsOf<typeof qr>;
