import * as v from 'valibot';
import { integer, inUnit, num, pure, rawText } from '../../kit/fields/index.ts';
import { drawQr } from '../../kit/qr-code.ts';
import { defineTool } from '../../kit/tool.ts';
import { modules } from '../../kit/units.ts';
import { readBytes } from './_bytes.ts';

/** The SVG of a QR code (ISO/IEC 18004, model 2), by `uqr`. */
export const qr = defineTool({
  method: 'POST',
  path: '/dev/qr',
  category: 'desenvolvedor',
  name: 'Gerador de QR Code',
  input: v.object({
    text: rawText(1, 7089),
    errorCorrection: v.optional(v.picklist(['L', 'M', 'Q', 'H']), 'M'),
    margin: inUnit(modules, v.optional(integer(0, 20), 4)),
  }),
  output: v.object({
    svg: v.string(),
    version: num(pure),
    modules: num(modules),
    mode: v.picklist(['numeric', 'alphanumeric', 'byte']),
    errorCorrection: v.picklist(['L', 'M', 'Q', 'H']),
  }),
  result: 'svg',
  examples: [{ input: { text: 'https://exemplo.com.br' } }],
  impossible: { text: 'é'.repeat(1500) },
  run({ text, errorCorrection, margin }) {
    // Refuse what UTF-8 cannot write.
    readBytes('text', text, 'utf8');
    return drawQr('text', text, errorCorrection, margin).then((code) => ({ ...code, errorCorrection }));
  },
});
