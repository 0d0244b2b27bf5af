import * as v from 'valibot';
import { bankNameOf } from '../../documents/banks.ts';
import { isValid, parse } from '../../light/documents/boleto.ts';
import { banks } from '../../data/banks.ts';
import {
  arrecadacaoBarcode,
  arrecadacaoLine,
  formatArrecadacao,
  readArrecadacao,
} from '../../documents/arrecadacao.ts';
import {
  boletoBarcode,
  boletoLine,
  dueDatesOn,
  formatBoleto,
  readBoleto,
  boletoTypes,
  drawBoleto,
} from '../../documents/boleto.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { codes, date, integer, positiveMoney, inUnit, num, pure } from '../../kit/fields/index.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { inRange } from '../../kit/texts.ts';
import { reais } from '../../kit/units.ts';
import { between, digits, type Random } from '../../lib/random.ts';
import { unknownSegment } from './_reasons.ts';

const fieldCheckDigit = {
  pt: 'o dígito verificador de um dos campos da linha não confere',
  en: 'the check digit of one of the fields of the line does not match',
};
const otherCurrency = { pt: 'não é em reais (9)', en: 'is not in reais (9)' };
const valueIdentifier = {
  pt: 'tem um identificador de valor que não é 6, 7, 8 ou 9',
  en: 'has a value identifier other than 6, 7, 8 or 9',
};

const type = v.picklist(boletoTypes);

function withOtherDigit(random: Random, code: string, at: number): string {
  const digit = (Number(code[at]) + between(random, 1, 9)) % 10;
  return code.slice(0, at) + digit + code.slice(at + 1);
}

/** Bank and collection slips: generates and validates. Rules and their sources in `documents/boleto.ts` and `documents/arrecadacao.ts`. */
export const boleto = defineDocument({
  path: '/boleto',
  name: 'Gerador de boleto',
  plural: 'boletos',
  reads: {
    when: {
      banco: [{ type: 'bancario' }, { action: 'validate' }],
      dueDate: { type: 'bancario' },
      segment: [{ type: 'arrecadacao' }, { action: 'validate' }],
    },
  },
  generate: {
    input: {
      type: v.optional(type, 'bancario'),
      banco: v.optional(codes(banks)),
      amount: v.optional(positiveMoney(99_999_999.99)),
      dueDate: v.optional(date),
      segment: v.optional(inUnit(pure, integer(1, 7))),
      formatted: formatted,
    },
    output: {
      boleto: v.object({
        type,
        line: v.string(),
        barcode: v.string(),
        bankCode: v.optional(v.string()),
        bankName: v.optional(v.nullable(v.string())),
        segment: v.optional(num(pure)),
        segmentName: v.optional(v.string()),
        amount: v.nullable(num(reais)),
        dueDate: v.optional(v.string()),
      }),
    },
    run(input, { random, today }) {
      const { type, amount, dueDate, formatted } = input;
      const [first, last] = dueDatesOn(today);
      if (dueDate !== undefined && (dueDate < first || dueDate > last))
        throw invalidValue('dueDate', inRange(first, last));
      const wanted = { ...input, cents: amount === undefined ? undefined : Math.round(amount * 100) };
      const drawn = drawBoleto(random, wanted, today);
      const { line, barcode, cents } = drawn;
      if (type === 'bancario') {
        const { bankCode } = readBoleto(barcode, today);
        const facts = {
          bankCode,
          bankName: bankNameOf(bankCode),
          amount: cents / 100,
          dueDate: drawn.dueDate,
        };
        return { boleto: { type, line: formatted ? formatBoleto(line) : line, barcode, ...facts } };
      }
      const { segment, segmentName, amount: read } = readArrecadacao(barcode);
      const facts = { segment, segmentName, amount: read };
      return { boleto: { type, line: formatted ? formatArrecadacao(line) : line, barcode, ...facts } };
    },
  },
  validate: {
    narrows: ['type', 'banco', 'segment'],
    reasons: {
      'repeated-digits': repeatedDigits,
      currency: otherCurrency,
      segment: unknownSegment,
      'value-identifier': valueIdentifier,
      'field-check-digit': fieldCheckDigit,
      'check-digit': checkDigits,
    },
    output: {
      type,
      input: v.picklist(['line', 'barcode']),
      line: v.string(),
      barcode: v.string(),
      bankCode: v.optional(v.string()),
      bankName: v.optional(v.nullable(v.string())),
      dueFactor: v.optional(v.nullable(num(pure))),
      dueDate: v.optional(v.nullable(v.string())),
      dueDateCandidates: v.optional(v.array(v.string())),
      segment: v.optional(num(pure)),
      segmentName: v.optional(v.string()),
      valueType: v.optional(v.picklist(['real', 'referencia'])),
      modulus: v.optional(inUnit(pure, v.picklist([10, 11]))),
      amount: v.nullable(num(reais)),
      reference: v.optional(v.nullable(v.string())),
      company: v.optional(v.string()),
      freeField: v.string(),
    },
    says: {
      pt: 'deve ter 47 dígitos (linha), 48 começando com 8 (linha de arrecadação) ou 44 (código de barras)',
      en: 'must have 47 digits (line), 48 starting with 8 (line of a collection slip) or 44 (barcode)',
    },
    parse,
    isDated: true,
    isValid,
  },
  wrong: {
    choices: ({ type, banco, dueDate }) =>
      (type ?? banco ?? dueDate) === undefined ? [{ type: 'arrecadacao' as const }] : [],
    canBe(reason, { type }) {
      if (reason === 'currency') return type === 'bancario';
      return !['segment', 'value-identifier'].includes(reason) || type === 'arrecadacao';
    },
    parts: { currency: [3, 4], segment: [1, 2], 'value-identifier': [2, 3] },
    read: ({ boleto }) => boleto.line,
    replace(line, reason, random, { type }) {
      const isBank = type === 'bancario';
      switch (reason) {
        case 'repeated-digits':
          return (isBank ? digits(random, 1) : line.slice(0, 1)).repeat(line.length);
        case 'field-check-digit':
          return withOtherDigit(random, line, isBank ? 9 : 11);
        case 'check-digit':
          // The digits of the line are those of the wrong barcode.
          return isBank
            ? boletoLine(withOtherDigit(random, boletoBarcode(line), 4))
            : arrecadacaoLine(withOtherDigit(random, arrecadacaoBarcode(line), 3));
        default:
          return undefined;
      }
    },
    write({ boleto }, line, { type, formatted }) {
      const isBank = type === 'bancario';
      const masked = isBank ? formatBoleto(line) : formatArrecadacao(line);
      const barcode = isBank ? boletoBarcode(line) : arrecadacaoBarcode(line);
      return { boleto: { ...boleto, line: formatted ? masked : line, barcode } };
    },
  },
  result: 'boleto.line',
  examples: [
    { input: { action: 'validate', value: '23791234546789012345767890123457517000000102656' } },
    { input: { banco: '341', amount: 150.75, dueDate: '2027-03-31' } },
    { input: { type: 'arrecadacao', segment: 4 } },
  ],
  impossible: { dueDate: '2027-02-30' },
});
