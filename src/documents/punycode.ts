/** Punycode (RFC 3492, section 6.3), with the parameters of section 5. */

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const FIRST_BEYOND_ASCII = 128;

/** The letters of a text in ASCII, and behind them, coded, the others and their places. */
export function toPunycode(text: string): string {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) as number);
  const basic = text.replace(/[^\0-\x7f]/gu, '');
  let output = basic && `${basic}-`;
  let bias = INITIAL_BIAS;
  let delta = 0;
  let last = FIRST_BEYOND_ASCII;
  let handled = basic.length;
  while (handled < codes.length) {
    const next = Math.min(...codes.filter((code) => code >= last));
    delta += (next - last) * (handled + 1);
    for (const code of codes) {
      if (code < next) delta++;
      if (code !== next) continue;
      output += variableLength(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled++;
    }
    delta++;
    last = next + 1;
  }
  return output;
}

/** The letters stand for 0 to 25, the digits for 26 to 35. */
const digitOf = (value: number) => (value < 26 ? value + 10 : value - 26).toString(BASE);

function variableLength(delta: number, bias: number): string {
  let output = '';
  let rest = delta;
  for (let k = BASE; ; k += BASE) {
    const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (rest < threshold) return output + digitOf(rest);
    const span = BASE - threshold;
    output += digitOf(threshold + ((rest - threshold) % span));
    rest = Math.floor((rest - threshold) / span);
  }
}

function adapt(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
