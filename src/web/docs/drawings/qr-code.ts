/** Draws the QR code that an answer holds as SVG from its modules: a page of ours reads no text as markup. */
import * as v from 'valibot';
import { svg } from '../../shared/dom.ts';
import { type Drawing, figure } from './drawing.ts';

const answered = v.union([
  v.object({ svg: v.string(), version: v.number(), modules: v.number() }),
  v.object({ qr: v.string(), payload: v.string() }),
]);

/** The SVG that the service writes: dark squares of one module each, in a square whose side is a number of modules. */
const written = /^<svg [^>]*viewBox="0 0 (\d{1,3}) \1"[^>]*>.*<path d="((?:M\d+ \d+h1v1h-1z)+)"\/><\/svg>$/;

const words = {
  pt: {
    title: 'QR Code',
    made: (version: number, modules: number) => `Versão ${version}, com ${modules} × ${modules} módulos.`,
    pays: (payload: string) => `Leva a este Pix copia e cola: ${payload}`,
  },
  en: {
    title: 'QR code',
    made: (version: number, modules: number) => `Version ${version}, with ${modules} × ${modules} modules.`,
    pays: (payload: string) => `Holds this Pix payload: ${payload}`,
  },
};

/** Pixels, where its place is that wide. */
const SIDE = 240;

export const qrCode: Drawing = ({ answer, language }) => {
  if (!v.is(answered, answer)) return null;
  const text = 'svg' in answer ? answer.svg : answer.qr;
  const code = readQr(text);
  if (!code) return null;
  const t = words[language];
  const desc = 'svg' in answer ? t.made(answer.version, answer.modules) : t.pays(answer.payload);
  return figure(
    'qr-code',
    svg(
      'svg',
      {
        width: SIDE,
        height: SIDE,
        viewBox: `0 0 ${code.side} ${code.side}`,
        'shape-rendering': 'crispEdges',
        role: 'img',
      },
      svg('title', null, t.title),
      svg('desc', null, desc),
      // Dark on light in both schemes: not all readers know the other way.
      svg('rect', { width: code.side, height: code.side, fill: '#fff' }),
      svg('path', { d: code.path, fill: '#000' }),
    ),
    'svg' in answer && desc,
  );
};

interface Qr {
  readonly side: number;
  readonly path: string;
}

/** Reads its side in modules and the path of its dark ones; null for SVG that the service does not write. */
export function readQr(text: string): Qr | null {
  const [, side, path] = written.exec(text) ?? [];
  return side === undefined || path === undefined ? null : { side: Number(side), path };
}
