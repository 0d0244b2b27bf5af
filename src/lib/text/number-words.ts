/** Numbers in Portuguese words, as Brazil writes them: short scale, `quatorze`, `dezesseis`. Numbers are given as decimal digits. */

export type Gender = 'masculino' | 'feminino';

const UNITS = [
  '',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
] as const;
/** Words for the tens, from twenty on. */
const TENS = [
  'vinte',
  'trinta',
  'quarenta',
  'cinquenta',
  'sessenta',
  'setenta',
  'oitenta',
  'noventa',
] as const;
const HUNDREDS = [
  '',
  'cento',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
] as const;
const FEMININE: Readonly<Record<string, string>> = { um: 'uma', dois: 'duas' };

/** Names of the classes of three digits from the third on. */
const CLASSES = [
  ['milhão', 'milhões'],
  ['bilhão', 'bilhões'],
  ['trilhão', 'trilhões'],
  ['quatrilhão', 'quatrilhões'],
] as const;

/** Names of a decimal by its number of digits. */
const FRACTIONS = [
  ['décimo', 'décimos'],
  ['centésimo', 'centésimos'],
  ['milésimo', 'milésimos'],
  ['décimo de milésimo', 'décimos de milésimo'],
  ['centésimo de milésimo', 'centésimos de milésimo'],
  ['milionésimo', 'milionésimos'],
] as const;

/** Words of 1 to 999. */
function below1000(number: number, gender: Gender): string {
  if (number === 100) return 'cem';
  const rest = number % 100;
  const words =
    rest < 20
      ? [HUNDREDS[Math.floor(number / 100)], UNITS[rest]]
      : [HUNDREDS[Math.floor(number / 100)], TENS[Math.floor(rest / 10) - 2], UNITS[rest % 10]];
  return words
    .filter((word) => word !== '' && word !== undefined)
    .map((word) => (gender === 'masculino' ? word : (FEMININE[word as string] ?? word?.replace('os', 'as'))))
    .join(' e ');
}

/** A class with its name. The gender shows in units and thousands only: milhão and above are masculine nouns. */
function classWords(number: number, index: number, gender: Gender): string {
  if (index === 0) return below1000(number, gender);
  if (index === 1) return number === 1 ? 'mil' : `${below1000(number, gender)} mil`;
  const [one, many] = CLASSES[index - 2] as readonly [string, string];
  return `${below1000(number, 'masculino')} ${number === 1 ? one : many}`;
}

/** A cardinal of up to 18 digits. */
function cardinal(digits: string, gender: Gender): string {
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const classes = groups
    .map((group, i) => ({ number: Number(group), index: groups.length - 1 - i }))
    .filter(({ number }) => number > 0);
  const last = classes.pop();
  if (!last) return 'zero';
  const words = classWords(last.number, last.index, gender);
  if (classes.length === 0) return words;
  const before = classes.map(({ number, index }) => classWords(number, index, gender)).join(', ');
  return before + (last.number < 100 || last.number % 100 === 0 ? ' e ' : ' ') + words;
}

/** `três vírgula quatorze`: the decimals' leading zeros one by one, the rest as a masculine number. */
function decimalByComma(whole: string, decimals: string, gender: Gender): string {
  const rest = decimals.replace(/^0+/, '');
  return [
    cardinal(whole, gender),
    'vírgula',
    ...Array.from({ length: decimals.length - rest.length }, () => 'zero'),
    cardinal(rest, 'masculino'),
  ].join(' ');
}

/** `três inteiros e quatorze centésimos`, for up to 6 decimals that are not all zeros; a whole part of zero is left out. */
function decimalByParts(whole: string, decimals: string): string {
  const fraction = countWords(decimals, FRACTIONS[decimals.length - 1] as readonly [string, string]);
  return isZero(whole) ? fraction : `${countWords(whole, ['inteiro', 'inteiros'])} e ${fraction}`;
}

/** Reais and centavos; `cents` has two digits. */
function money(reais: string, cents: string): string {
  const fraction = countWords(cents, ['centavo', 'centavos']);
  if (isZero(reais)) return isZero(cents) ? 'zero real' : fraction;
  // A round number of millions is a noun, which takes "de" before what it counts.
  const whole = /[1-9].*0{6}$/.test(reais)
    ? `${cardinal(reais, 'masculino')} de reais`
    : countWords(reais, ['real', 'reais']);
  return isZero(cents) ? whole : `${whole} e ${fraction}`;
}

function countWords(digits: string, [one, many]: readonly [string, string]): string {
  return `${cardinal(digits, 'masculino')} ${/^0*1$/.test(digits) ? one : many}`;
}

function isZero(digits: string): boolean {
  return /^0*$/.test(digits);
}

export type DecimalStyle = 'virgula' | 'inteiros';

const NUMBER = /^(-?)(\d{1,18})(?:\.(\d{1,6}))?$/;

/**
 * A number of up to 18 digits and, after a point, up to 6 decimals; null of another text. The style says how decimals are read:
 * `três vírgula quatorze` or `três inteiros e quatorze centésimos`.
 */
export function numberInWords(written: string, gender: Gender, style: DecimalStyle): string | null {
  const parts = NUMBER.exec(written);
  if (!parts) return null;
  const [, sign = '', whole = '', decimals = ''] = parts;
  const words = isZero(decimals)
    ? cardinal(whole, gender)
    : style === 'virgula'
      ? decimalByComma(whole, decimals, gender)
      : decimalByParts(whole, decimals);
  return signed(sign, whole + decimals, words);
}

/** The same of an amount in reais, with up to 2 decimals. */
export function moneyInWords(written: string): string | null {
  const parts = NUMBER.exec(written);
  const [, sign = '', whole = '', decimals = ''] = parts ?? [];
  if (!parts || decimals.length > 2) return null;
  return signed(sign, whole + decimals, money(whole, decimals.padEnd(2, '0')));
}

function signed(sign: string, digits: string, words: string): string {
  return sign && !isZero(digits) ? `menos ${words}` : words;
}
