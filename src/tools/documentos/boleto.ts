import * as v from 'valibot';
import { banks } from '../../data/banks.ts';
import {
  arrecadacaoBarcode,
  arrecadacaoLine,
  checkArrecadacao,
  drawArrecadacao,
  formatArrecadacao,
  readArrecadacao,
  realValues,
} from '../../documents/arrecadacao.ts';
import {
  boletoBarcode,
  boletoLine,
  checkBoleto,
  dueDatesOn,
  formatBoleto,
  makeBoleto,
  readBoleto,
} from '../../documents/boleto.ts';
import { defineDocument, formatted } from '../../kit/document.ts';
import { invalidValue } from '../../kit/errors/api-error.ts';
import { codes, date, describe, integer, positiveMoney } from '../../kit/fields/index.ts';
import { checkDigits, repeatedDigits } from '../../kit/errors/reasons.ts';
import { requireAbsent } from '../../kit/errors/requirements.ts';
import { inRange } from '../../kit/texts.ts';
import { reais } from '../../kit/units.ts';
import { addDays } from '../../lib/dates/dates.ts';
import { between, digits, pick, type Random } from '../../lib/random.ts';
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

const type = describe(v.picklist(['bancario', 'arrecadacao']), {
  pt: 'Boleto bancário (de cobrança) ou guia de arrecadação (contas e tributos)',
  en: 'Bank slip (bancario) or collection slip (arrecadacao), of utilities and taxes',
});

/** What a slip is drawn for when no amount was sent, in cents. */
const DRAWN_CENTS = [1000, 500_000] as const;
/** How many days ahead a due date is drawn. */
const DRAWN_DAYS = 60;
const FREE_FIELD = 25;

interface Wanted {
  readonly banco?: string | undefined;
  readonly dueDate?: string | undefined;
  readonly segment?: number | undefined;
}

function nameOf(code: string): string | null {
  return banks.find((bank) => bank.code === code)?.name ?? null;
}

function drawBoleto(random: Random, { banco, dueDate: sent }: Wanted, cents: number, today: string) {
  const bank = banco ?? pick(random, banks).code;
  const dueDate = sent ?? addDays(today, between(random, 1, DRAWN_DAYS));
  const [first, last] = dueDatesOn(today);
  if (dueDate < first || dueDate > last) throw invalidValue('dueDate', inRange(first, last));
  const barcode = makeBoleto({ bank, cents, dueDate, freeField: digits(random, FREE_FIELD) });
  return { barcode, bankCode: bank, bankName: nameOf(bank), amount: cents / 100, dueDate };
}

function drawSlip(random: Random, { segment: sent }: Wanted, cents: number) {
  const segment = String(sent ?? between(random, 1, 7));
  const barcode = drawArrecadacao(random, segment, pick(random, realValues), cents);
  const { segmentName, amount } = readArrecadacao(barcode);
  return { barcode, segment: Number(segment), segmentName, amount };
}

function withOtherDigit(random: Random, code: string, at: number): string {
  const digit = (Number(code[at]) + between(random, 1, 9)) % 10;
  return code.slice(0, at) + digit + code.slice(at + 1);
}

/** Bank and collection slips: generates and validates. Rules and their sources in `documents/boleto.ts` and `documents/arrecadacao.ts`. */
export const boleto = defineDocument({
  path: '/boleto',
  name: 'Gerador de boleto',
  summary: 'Gera e valida linhas digitáveis e códigos de barras de boletos bancários e de arrecadação',
  en: {
    name: 'Boleto generator',
    summary: 'Generates and validates typeable lines and barcodes of bank slips and collection slips',
  },
  about: {
    pt: 'Carta-Circular BCB nº 2.926/2000 e leiaute de arrecadação da FEBRABAN. O que se gera é fictício, para testes, e não paga nada; a validação confere os dígitos, e não se a cobrança existe.',
    en: 'Circular letter 2,926/2000 of the Central Bank of Brazil and collection layout of FEBRABAN. What is generated is fictitious, for tests, and pays nothing; validation checks the digits, not whether the charge exists.',
  },
  generate: {
    input: {
      type: v.optional(type, 'bancario'),
      banco: describe(v.optional(codes(banks)), {
        pt: 'Código COMPE do banco, de 3 dígitos. Sem ele, sorteado. Só com type=bancario',
        en: 'COMPE code of the bank, of 3 digits. Without it, drawn. Only with type=bancario',
      }),
      amount: describe(v.optional(positiveMoney(99_999_999.99)), {
        pt: 'Valor. Sem ele, sorteado',
        en: 'Amount. Without it, drawn',
      }),
      dueDate: describe(v.optional(date), {
        pt: 'Vencimento. Sem ele, um dos próximos 60 dias. Só com type=bancario',
        en: 'Due date. Without it, one of the next 60 days. Only with type=bancario',
      }),
      segment: describe(v.optional(integer(1, 7)), {
        pt: 'Segmento do recebedor, como 1 (prefeituras) e 3 (energia e gás). Sem ele, sorteado. Só com type=arrecadacao',
        en: 'Segment of the payee, such as 1 (municipalities) and 3 (power and gas). Without it, drawn. Only with type=arrecadacao',
      }),
      formatted: describe(formatted, {
        pt: 'Se a linha digitável traz a pontuação',
        en: 'Whether the typeable line has its punctuation',
      }),
    },
    output: {
      boleto: describe(
        v.object({
          type,
          line: describe(v.string(), { pt: 'Linha digitável', en: 'Typeable line' }),
          barcode: describe(v.string(), {
            pt: 'Código de barras, de 44 dígitos',
            en: 'Barcode, of 44 digits',
          }),
          bankCode: describe(v.optional(v.string()), {
            pt: 'Código do banco. Só de boleto bancário',
            en: 'Code of the bank. Of a bank slip only',
          }),
          bankName: describe(v.optional(v.nullable(v.string())), {
            pt: 'Nome do banco, ou null se não é conhecido. Só de boleto bancário',
            en: 'Name of the bank, or null if it is not known. Of a bank slip only',
          }),
          segment: describe(
            v.optional(v.number()),
            {
              pt: 'Segmento do recebedor. Só de arrecadação',
              en: 'Segment of the payee. Of a collection slip only',
            },
            null,
          ),
          segmentName: describe(v.optional(v.string()), {
            pt: 'Nome do segmento. Só de arrecadação',
            en: 'Name of the segment, in Portuguese. Of a collection slip only',
          }),
          amount: describe(v.nullable(v.number()), { pt: 'Valor', en: 'Amount' }, reais),
          dueDate: describe(v.optional(v.string()), {
            pt: 'Vencimento (AAAA-MM-DD). Só de boleto bancário',
            en: 'Due date (YYYY-MM-DD). Of a bank slip only',
          }),
        }),
        { pt: 'Boleto gerado', en: 'Slip generated' },
      ),
    },
    run(input, { random, today }) {
      const { type, amount, formatted } = input;
      const isBank = type === 'bancario';
      requireAbsent(input, isBank ? ['segment'] : ['banco', 'dueDate'], `type=${type}`);
      const cents = amount === undefined ? between(random, ...DRAWN_CENTS) : Math.round(amount * 100);
      const { barcode, ...facts } = isBank
        ? drawBoleto(random, input, cents, today)
        : drawSlip(random, input, cents);
      const line = isBank ? boletoLine(barcode) : arrecadacaoLine(barcode);
      const masked = isBank ? formatBoleto(line) : formatArrecadacao(line);
      return { boleto: { type, line: formatted ? masked : line, barcode, ...facts } };
    },
  },
  validate: {
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
      input: describe(v.picklist(['line', 'barcode']), {
        pt: 'O que foi enviado: a linha digitável ou o código de barras',
        en: 'What was sent: the typeable line or the barcode',
      }),
      line: describe(v.string(), { pt: 'Linha digitável, só os dígitos', en: 'Typeable line, digits alone' }),
      barcode: describe(v.string(), { pt: 'Código de barras, de 44 dígitos', en: 'Barcode, of 44 digits' }),
      bankCode: describe(v.optional(v.string()), {
        pt: 'Código do banco. Só de boleto bancário',
        en: 'Code of the bank. Of a bank slip only',
      }),
      bankName: describe(v.optional(v.nullable(v.string())), {
        pt: 'Nome do banco, ou null se não é conhecido. Só de boleto bancário',
        en: 'Name of the bank, or null if it is not known. Of a bank slip only',
      }),
      dueFactor: describe(
        v.optional(v.nullable(v.number())),
        {
          pt: 'Fator de vencimento, ou null se não há vencimento. Só de boleto bancário',
          en: 'Due factor, or null if there is no due date. Of a bank slip only',
        },
        null,
      ),
      dueDate: describe(v.optional(v.nullable(v.string())), {
        pt: 'Vencimento (AAAA-MM-DD), o mais plausível dos candidatos hoje, ou null. Só de boleto bancário',
        en: 'Due date (YYYY-MM-DD), the most plausible of the candidates today, or null. Of a bank slip only',
      }),
      dueDateCandidates: describe(v.optional(v.array(v.string())), {
        pt: 'As datas que o fator pode dizer: a contagem recomeçou em 22/02/2025. Só de boleto bancário',
        en: 'The dates that the factor may stand for: the count started again on 2025-02-22. Of a bank slip only',
      }),
      segment: describe(
        v.optional(v.number()),
        {
          pt: 'Segmento do recebedor. Só de arrecadação',
          en: 'Segment of the payee. Of a collection slip only',
        },
        null,
      ),
      segmentName: describe(v.optional(v.string()), {
        pt: 'Nome do segmento. Só de arrecadação',
        en: 'Name of the segment, in Portuguese. Of a collection slip only',
      }),
      valueType: describe(v.optional(v.picklist(['real', 'referencia'])), {
        pt: 'Se o campo de valor traz reais ou uma referência. Só de arrecadação',
        en: 'Whether the value field holds an amount (real) or a reference. Of a collection slip only',
      }),
      modulus: describe(
        v.optional(v.picklist([10, 11])),
        {
          pt: 'Módulo dos dígitos verificadores. Só de arrecadação',
          en: 'Modulus of the check digits. Of a collection slip only',
        },
        null,
      ),
      amount: describe(
        v.nullable(v.number()),
        {
          pt: 'Valor, ou null se quem paga o preenche ou o campo é uma referência',
          en: 'Amount, or null if the payer fills it in or the field is a reference',
        },
        reais,
      ),
      reference: describe(v.optional(v.nullable(v.string())), {
        pt: 'Os 11 dígitos da referência, ou null. Só de arrecadação',
        en: 'The 11 digits of the reference, or null. Of a collection slip only',
      }),
      company: describe(v.optional(v.string()), {
        pt: 'Código do recebedor, ou a raiz do seu CNPJ. Só de arrecadação',
        en: 'Code of the payee, or the root of its CNPJ. Of a collection slip only',
      }),
      freeField: describe(v.string(), {
        pt: 'Campo livre, que o banco ou o recebedor define',
        en: 'Free field, which the bank or the payee defines',
      }),
    },
    shape: {
      pattern: /^(?:\d{44}|\d{47}|8\d{47})$/,
      says: {
        pt: 'deve ter 47 dígitos (linha), 48 começando com 8 (linha de arrecadação) ou 44 (código de barras)',
        en: 'must have 47 digits (line), 48 starting with 8 (line of a collection slip) or 44 (barcode)',
      },
    },
    run(value, _, { today }) {
      const input = value.length === 44 ? ('barcode' as const) : ('line' as const);
      // A bank whose code starts with 8 has a line of 47 digits.
      if (value.length === 48 || (value.length === 44 && value.startsWith('8'))) {
        const reason = checkArrecadacao(value);
        if (reason) return reason;
        const barcode = input === 'line' ? arrecadacaoBarcode(value) : value;
        const line = arrecadacaoLine(barcode);
        const formatted = formatArrecadacao(line);
        return { formatted, type: 'arrecadacao' as const, input, line, barcode, ...readArrecadacao(barcode) };
      }
      const reason = checkBoleto(value);
      if (reason) return reason;
      const barcode = input === 'line' ? boletoBarcode(value) : value;
      const line = boletoLine(barcode);
      const { bankCode, ...facts } = readBoleto(barcode, today);
      return {
        formatted: formatBoleto(line),
        type: 'bancario' as const,
        input,
        line,
        barcode,
        bankCode,
        bankName: nameOf(bankCode),
        ...facts,
      };
    },
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
  impossible: { segment: 3 },
});
