import jsqr from 'jsqr';

/** Pixels of a module: enough for a camera's decoder. */
const SCALE = 4;

/** Paints the SVG of a QR code in pixels and reads it with an independent decoder. */
export function readQr(svg: string): {
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly version: number;
} {
  const side = Number(/ viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const width = side * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let i = 0; i < SCALE; i++) {
      for (let j = 0; j < SCALE; j++) {
        const at = 4 * ((Number(y) * SCALE + i) * width + Number(x) * SCALE + j);
        pixels.fill(0, at, at + 3);
      }
    }
  }
  const found = jsqr(pixels, width, width, { inversionAttempts: 'dontInvert' });
  if (!found) throw new Error('no QR code is seen');
  return { bytes: Uint8Array.from(found.binaryData), text: found.data, version: found.version };
}
