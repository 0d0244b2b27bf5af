/** Says why a text is not read as the number or the boolean of its field, and how that is written. */
import type { Language, Text } from '../../kit/texts.ts';
import { hasMoreDecimals } from '../read-value.ts';
import type { Shape } from '../schema.ts';

/** Characters of a text that a message quotes. */
const LONGEST_QUOTED = 40;

/** The fault of a text in a field of this shape; null where the text gives no hint of what was meant. */
export function describeMisread(text: string, shape: Shape): Text | null {
  if (text.length > LONGEST_QUOTED || shape.kind === 'other') return null;
  return shape.kind === 'boolean' ? misreadBoolean(text) : misreadNumber(text, shape);
}

const YES = /^(?:true|1|s|sim|y|yes|on|verdadeiro)$/i;
const NO = /^(?:false|0|n|n[aã]o|no|off|falso)$/i;

function misreadBoolean(text: string): Text | null {
  const meant = YES.test(text) ? 'true' : NO.test(text) ? 'false' : null;
  return meant && { pt: `em vez de "${text}", escreva ${meant}`, en: `instead of "${text}", write ${meant}` };
}

/** A number as people write it, with reais before it or a unit after it. A bare `$` may be of dollars. */
const LIKE_A_NUMBER = /^[-+\s]*(?:R\$)?[-+\s]*([.,]?\d[\d.,]*)[^\d.,]{0,12}$/;

function misreadNumber(text: string, { kind, cents }: Shape): Text | null {
  const quoted = JSON.stringify(text);
  if (/^-?\d{17,}$/.test(text))
    return { pt: `${quoted} tem mais de 16 dígitos`, en: `${quoted} has more than 16 digits` };
  const number = LIKE_A_NUMBER.exec(text)?.[1];
  if (number === undefined) return null;
  const signs = signsIn(text);
  const minus = text.includes('-') ? '-' : '';
  const ways = waysToWrite(number, kind === 'integer', cents).map((way) => minus + way);
  if (ways.length === 0) {
    if (/[.,].*[.,]/.test(number) && kind !== 'integer') return null;
    return kind === 'integer'
      ? { pt: `${quoted} não é inteiro`, en: `${quoted} is not an integer` }
      : {
          pt: `${quoted} tem mais de ${cents} casas decimais`,
          en: `${quoted} has more than ${cents} decimals`,
        };
  }
  return inBoth((language) => {
    const { has, write, or, dot, bare } = words[language];
    const found = signs[language] === '' ? '' : ` ${has} ${signs[language]}`;
    const [first = '', second] = ways;
    if (first === text) return `${quoted}: ${write} ${text}${bare}`;
    const written = second === undefined ? first : `${withThousands(first, language)} ${or} ${second}`;
    return `${quoted}${found}: ${write} ${written}${number.includes(',') && first.includes('.') ? dot : ''}`;
  });
}

const words = {
  pt: { has: 'tem', write: 'escreva', or: 'ou', and: 'e', dot: ', com ponto', bare: ', sem aspas' },
  en: { has: 'has', write: 'write', or: 'or', and: 'and', dot: ', with a dot', bare: ', without quotes' },
} as const;

const inBoth = (make: (language: Language) => string): Text => ({ pt: make('pt'), en: make('en') });

/** A number with dots where Brazilians part thousands: `3.000`, `1.234.567`. */
const IN_THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;
/** The same with one sign too few, which a number with three decimals is spelled like: `5000,000`. */
const IN_THOUSANDS_OR_NOT = /^[1-9]\d{3,}\.\d{3}$/;

/** Numbers whose other signs part thousands, three digits at a time: nothing else may be taken out of a number. */
const ENGLISH = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
const BRAZILIAN = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d*$/;

/** How a number as people write it is written here: once, or twice where it may be either; never where it cannot be. */
function waysToWrite(number: string, isInteger: boolean, cents: number | undefined): readonly string[] {
  const bare = number.replace(/[.,]+$/, '').replace(/^[.,]+/, '0.');
  const isEnglish = /,.*[.,]/.test(bare);
  if (bare.includes(',') && !(isEnglish ? ENGLISH : BRAZILIAN).test(bare)) return [];
  const dotted = isEnglish
    ? bare.replaceAll(',', '')
    : bare.includes(',')
      ? bare.replaceAll('.', '').replace(',', '.')
      : bare;
  const isOnce = dotted.indexOf('.') === dotted.lastIndexOf('.');
  const asDecimal = cents === undefined ? dotted : withoutZerosPast(dotted, cents);
  const isGrouped = IN_THOUSANDS.test(dotted) || (!isInteger && IN_THOUSANDS_OR_NOT.test(dotted));
  const ways = isGrouped ? [dotted.replaceAll('.', '')] : [];
  if (isOnce && !isInteger && !hasMoreDecimals(asDecimal, cents)) ways.push(asDecimal);
  if (isOnce && isInteger && ways.length === 0 && /^\d+(?:\.0*)?$/.test(dotted))
    ways.push(dotted.replace(/\..*/, ''));
  return ways;
}

function withoutZerosPast(number: string, decimals: number): string {
  const [whole, part] = number.split('.');
  return part === undefined
    ? number
    : `${whole}.${part.slice(0, decimals)}${part.slice(decimals).replace(/0+$/, '')}`;
}

/** `3000 (3 mil)`, of a round number. */
function withThousands(way: string, language: Language): string {
  const thousands = /^-?(\d{1,3})000$/.exec(way)?.[1];
  return thousands ? `${way} (${thousands} ${language === 'pt' ? 'mil' : 'thousand'})` : way;
}

/** The signs in a text that no number has, named. */
function signsIn(text: string): Text {
  const named: readonly (readonly [boolean, string, string])[] = [
    [text.includes(','), 'vírgula', 'a comma'],
    [/\..*\./.test(text), 'mais de um ponto', 'more than one dot'],
    [/\s/.test(text), 'espaço', 'a blank'],
  ];
  const found = named.filter(([has]) => has);
  const quoted = (text.match(/R\$|[\p{L}²³º°]+|[^\p{L}\d\s.,-]/gu) ?? []).map((sign) => JSON.stringify(sign));
  return {
    pt: listNames([...quoted, ...found.map(([, pt]) => pt)], 'pt'),
    en: listNames([...quoted, ...found.map(([, , en]) => en)], 'en'),
  };
}

function listNames(names: readonly string[], language: Language): string {
  const all = [...new Set(names)];
  return all.join(', ').replace(/, (?=[^,]*$)/, ` ${words[language].and} `);
}
