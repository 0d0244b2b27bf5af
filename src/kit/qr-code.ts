import { invalidValue } from './errors/api-error.ts';

export type ErrorCorrection = 'L' | 'M' | 'Q' | 'H';

/** A symbol drawn: its SVG, its version (1 to 40), its modules on a side, and how its text is encoded. */
export interface QrCode {
  readonly svg: string;
  readonly version: number;
  readonly modules: number;
  readonly mode: 'numeric' | 'alphanumeric' | 'byte';
}

/**
 * The QR code (ISO/IEC 18004, model 2) of a text without unpaired surrogates: one segment, the smallest version that
 * holds it. Throws 422 on `field` when none does. `margin` is in modules.
 */
export async function drawQr(
  field: string,
  text: string,
  ecc: ErrorCorrection,
  margin: number,
): Promise<QrCode> {
  const { version, size, data } = await encodeOrRefuse(field, text, ecc);
  const side = size + 2 * margin;
  let path = '';
  // A loop over entries() costs ten times as much in a process that draws its first code.
  data.forEach((row, y) => {
    const rest = ` ${y + margin}h1v1h-1z`;
    row.forEach((isDark, x) => {
      if (isDark) path += `M${x + margin}${rest}`;
    });
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">` +
    `<rect width="${side}" height="${side}" fill="#fff"/><path d="${path}"/></svg>`;
  return { svg, version, modules: size, mode: modeOf(text) };
}

/** The mode of the only segment, by the characters of the text (section 7.4). */
function modeOf(text: string): QrCode['mode'] {
  if (/^\d+$/.test(text)) return 'numeric';
  return /^[\dA-Z $%*+./:-]+$/.test(text) ? 'alphanumeric' : 'byte';
}

async function encodeOrRefuse(field: string, text: string, ecc: ErrorCorrection) {
  // Loaded by the first code: most processes never draw one.
  const { encode } = await import('uqr');
  try {
    return encode(text, { ecc, border: 0, boostEcc: false });
  } catch (error) {
    // The library throws a RangeError for a text that fits no version.
    if (!(error instanceof RangeError)) throw error;
    const [numeric, alphanumeric, byte] = MOST[ecc];
    throw invalidValue(field, {
      pt: `é longo demais para o nível ${ecc}: cabem ${numeric} dígitos, ${alphanumeric} caracteres alfanuméricos (maiúsculas) ou ${byte} bytes em UTF-8`,
      en: `is too long for level ${ecc}: it holds ${numeric} digits, ${alphanumeric} alphanumeric characters (capitals) or ${byte} bytes of UTF-8`,
    });
  }
}

/** Capacity of version 40: digits, alphanumeric characters, bytes (ISO/IEC 18004, table 7). */
const MOST: Readonly<Record<ErrorCorrection, readonly [number, number, number]>> = {
  L: [7089, 4296, 2953],
  M: [5596, 3391, 2331],
  Q: [3993, 2420, 1663],
  H: [3057, 1852, 1273],
};
