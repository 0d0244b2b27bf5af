/** Boletos of banks and of collection, as lines and as barcodes. The free field changes, which names the account or the payer. */
import {
  arrecadacaoBarcode,
  arrecadacaoLine,
  completeArrecadacao,
  hasModulus,
} from '../documents/arrecadacao.ts';
import { boletoBarcode, boletoLine, completeBoleto } from '../documents/boleto.ts';
import { isRepeated } from '../documents/check-digits.ts';
import { bareOf, moveDigits, writeInto } from './characters.ts';
import { kept, mapped, refused, type Rule } from './outcome.ts';

const BARCODE = 44;
const FREE = 25;

interface Form {
  /** Digits in front of the check digit of the barcode. */
  readonly head: number;
  barcode(line: string): string;
  line(barcode: string): string;
  complete(head: string, tail: string): string;
}

const bank: Form = { head: 4, barcode: boletoBarcode, line: boletoLine, complete: completeBoleto };
const collection: Form = {
  head: 3,
  barcode: arrecadacaoBarcode,
  line: arrecadacaoLine,
  complete: completeArrecadacao,
};

function formOf(code: string): Form | undefined {
  if (/^\d{47}$/.test(code)) return bank;
  if (/^8(?:\d{43}|\d{47})$/.test(code)) return hasModulus(code) ? collection : undefined;
  return /^\d{44}$/.test(code) ? bank : undefined;
}

/** The rule of `boleto`: bank or company, due date and amount stay. */
export const boletoRule: Rule = (value, keyed) => {
  const code = bareOf(value);
  const form = formOf(code);
  if (!form) return refused('boleto', 'format');
  if (isRepeated(code)) return kept;
  const isLine = code.length > BARCODE;
  const barcode = isLine ? form.barcode(code) : code;
  const head = barcode.slice(0, form.head);
  const between = barcode.slice(form.head + 1, -FREE);
  const free = barcode.slice(-FREE);
  const codeOf = (field: string) => {
    const complete = form.complete(head, between + field);
    return isLine ? form.line(complete) : complete;
  };
  const right = codeOf(free);
  const other = codeOf(keyed.digits('boleto', head + between, free));
  const text = writeInto(value, moveDigits(code, right, other));
  return mapped(text, right === code ? {} : { reason: 'check-digit' });
};
