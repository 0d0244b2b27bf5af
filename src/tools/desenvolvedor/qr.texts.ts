import type { qr } from './qr.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const qrTexts = {
  englishName: 'QR code generator',
  summary: { pt: 'Gera um QR Code em SVG', en: 'Generates a QR code as SVG' },
  about: {
    pt: 'ISO/IEC 18004, modelo 2, na menor versão em que o texto cabe.',
    en: 'ISO/IEC 18004, model 2, in the smallest version that holds the text.',
  },
  input: {
    text: {
      pt: ['Texto do código', 'Texto do código'],
      en: ['Text', 'Text of the code'],
    },
    errorCorrection: {
      pt: [
        'Nível de correção',
        'Nível de correção: recupera cerca de 7% (L), 15% (M), 25% (Q) ou 30% (H) do código',
      ],
      en: [
        'Level of correction',
        'Level of correction: recovers about 7% (L), 15% (M), 25% (Q) or 30% (H) of the code',
      ],
      choices: {
        L: { pt: 'L', en: 'L' },
        M: { pt: 'M', en: 'M' },
        Q: { pt: 'Q', en: 'Q' },
        H: { pt: 'H', en: 'H' },
      },
    },
    margin: {
      pt: ['Margem em volta do código', 'Margem em volta do código; a norma pede 4'],
      en: ['Margin', 'Margin around the code; the standard asks for 4'],
    },
  },
  output: {
    svg: {
      pt: ['Svg', 'Imagem em SVG'],
      en: ['Svg', 'Image as SVG'],
    },
    version: {
      pt: ['Versão do código', 'Versão do código, de 1 a 40'],
      en: ['Version', 'Version of the code, from 1 to 40'],
    },
    modules: {
      pt: ['Lado do código', 'Lado do código, sem a margem'],
      en: ['Side of the code', 'Side of the code, without its margin'],
    },
    mode: {
      pt: ['Como o texto foi gravado', 'Como o texto foi gravado: só dígitos, alfanumérico ou bytes'],
      en: ['How the text was written', 'How the text was written: digits alone, alphanumeric or bytes'],
      choices: {
        numeric: { pt: 'Numeric', en: 'Numeric' },
        alphanumeric: { pt: 'Alphanumeric', en: 'Alphanumeric' },
        byte: { pt: 'Byte', en: 'Byte' },
      },
    },
    errorCorrection: {
      pt: ['Nível de correção usado', 'Nível de correção usado'],
      en: ['Level of correction used', 'Level of correction used'],
      choices: {
        L: { pt: 'L', en: 'L' },
        M: { pt: 'M', en: 'M' },
        Q: { pt: 'Q', en: 'Q' },
        H: { pt: 'H', en: 'H' },
      },
    },
  },
} satisfies TextsOf<typeof qr>;
