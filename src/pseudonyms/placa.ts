import { bareOf, writeInto } from './characters.ts';
import { codeOf, codeOfLetters, LETTERS, letterOf, lettersOf } from './letters.ts';
import { mapped, refused, type Rule } from './outcome.ts';

/** Letters in front. */
const SERIES = 3;
const OLD = /^[A-Z]{3}\d{4}$/;
const MERCOSUL = /^[A-Z]{3}\d[A-Z]\d{2}$/;
/** Numbers of three letters before four digits, and before digit, letter and two digits. */
const [OLD_NUMBERS, MERCOSUL_NUMBERS] = [10_000, 26_000];

/** The fifth character of a plate in the form that it has not: A to J stand for 0 to 9 (Resolução Contran 780/2019, art. 3º). */
const oldForm = (plate: string) => plate.slice(0, 4) + codeOf(plate[4] as string) + plate.slice(5);
const mercosulForm = (plate: string) => plate.slice(0, 4) + letterOf(Number(plate[4])) + plate.slice(5);

/** The rule of `placa`. The old form of a plate and its form of the Mercosul have the same pseudonym, in either form. */
export const placaRule: Rule = (value, keyed) => {
  const plate = bareOf(value);
  const isOld = OLD.test(plate);
  if (!isOld && !MERCOSUL.test(plate)) return refused('placa', 'format');
  if (isOld && plate.endsWith('0000')) return refused('placa', 'serial');
  const hasOldForm = isOld || (codeOf(plate[4] as string) < 10 && !/^.{3}0A00$/.test(plate));
  if (!hasOldForm) {
    const x = mercosulCode(plate);
    const count = LETTERS ** SERIES * MERCOSUL_NUMBERS;
    return mapped(writeInto(value, mercosulPlate(keyed.number('placa', 'm', count, x, isNewOnly))));
  }
  const old = isOld ? plate : oldForm(plate);
  const x = codeOfLetters(old.slice(0, SERIES)) * OLD_NUMBERS + Number(old.slice(3));
  const count = LETTERS ** SERIES * OLD_NUMBERS;
  const other = keyed.number('placa', 'a', count, x, (code) => code % OLD_NUMBERS !== 0);
  const text =
    lettersOf(Math.floor(other / OLD_NUMBERS), SERIES) + String(other % OLD_NUMBERS).padStart(4, '0');
  return mapped(writeInto(value, isOld ? text : mercosulForm(text)));
};

/** The number of letters, digit, letter and two digits, each place in its own base. */
function mercosulCode(plate: string): number {
  const number = Number(plate[3]) * 2600 + codeOf(plate[4] as string) * 100 + Number(plate.slice(5));
  return codeOfLetters(plate.slice(0, SERIES)) * MERCOSUL_NUMBERS + number;
}

function mercosulPlate(code: number): string {
  const number = code % MERCOSUL_NUMBERS;
  const [digit, letter] = [Math.floor(number / 2600), Math.floor((number % 2600) / 100)];
  const end = String(number % 100).padStart(2, '0');
  return lettersOf(Math.floor(code / MERCOSUL_NUMBERS), SERIES) + digit + letterOf(letter) + end;
}

/** Plates of the Mercosul that stand for no old one. */
function isNewOnly(code: number): boolean {
  const number = code % MERCOSUL_NUMBERS;
  return number === 0 || Math.floor((number % 2600) / 100) >= 10;
}
