import * as v from 'valibot';
import { describe, integer, inUnit, rawText } from '../../kit/fields/index.ts';
import { defineTool } from '../../kit/tool.ts';
import { modules } from '../../kit/units.ts';
import { readBytes } from './_bytes.ts';

/** The SVG of a QR code (ISO/IEC 18004, model 2), by `uqr`. */
export const qr = defineTool({
  method: 'POST',
  path: '/dev/qr',
  category: 'desenvolvedor',
  name: 'Gerador de QR Code',
  summary: 'Gera um QR Code em SVG',
  en: { name: 'QR code generator', summary: 'Generates a QR code as SVG' },
  about: {
    pt: 'ISO/IEC 18004, modelo 2, na menor versão em que o texto cabe.',
    en: 'ISO/IEC 18004, model 2, in the smallest version that holds the text.',
  },
  input: v.object({
    text: describe(rawText(1, 7089), { pt: 'Texto do código', en: 'Text of the code' }),
    errorCorrection: describe(v.optional(v.picklist(['L', 'M', 'Q', 'H']), 'M'), {
      pt: 'Nível de correção: recupera cerca de 7% (L), 15% (M), 25% (Q) ou 30% (H) do código',
      en: 'Level of correction: recovers about 7% (L), 15% (M), 25% (Q) or 30% (H) of the code',
    }),
    margin: describe(inUnit(modules, v.optional(integer(0, 20), 4)), {
      pt: 'Margem em volta do código; a norma pede 4',
      en: 'Margin around the code; the standard asks for 4',
    }),
  }),
  output: v.object({
    svg: describe(v.string(), { pt: 'Imagem em SVG', en: 'Image as SVG' }),
    version: describe(
      v.number(),
      { pt: 'Versão do código, de 1 a 40', en: 'Version of the code, from 1 to 40' },
      null,
    ),
    modules: describe(
      v.number(),
      { pt: 'Lado do código, sem a margem', en: 'Side of the code, without its margin' },
      modules,
    ),
    mode: describe(v.picklist(['numeric', 'alphanumeric', 'byte']), {
      pt: 'Como o texto foi gravado: só dígitos, alfanumérico ou bytes',
      en: 'How the text was written: digits alone, alphanumeric or bytes',
    }),
    errorCorrection: describe(v.picklist(['L', 'M', 'Q', 'H']), {
      pt: 'Nível de correção usado',
      en: 'Level of correction used',
    }),
  }),
  result: 'version',
  examples: [{ input: { text: 'https://exemplo.com.br' } }],
  impossible: { text: 'é'.repeat(1500) },
  run({ text, errorCorrection, margin }) {
    // Nothing but the check of what UTF-8 cannot write.
    readBytes('text', text, 'utf8');
    // Loaded by the first code: most processes never draw one.
    return import('../../kit/qr-code.ts').then(({ drawQr }) => ({
      ...drawQr('text', text, errorCorrection, margin),
      errorCorrection,
    }));
  },
});
