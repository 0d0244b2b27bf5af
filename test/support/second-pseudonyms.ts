/**
 * A second program of the rules, written from the page of the rules alone: RFC 5869 and RFC 2104 by Node, FF1 by
 * `@noble/ciphers`, and check digits by its own sums. It shares nothing with the first but the lists of words.
 */
import { FF1 } from '@noble/ciphers/ff1.js';
import { createHmac, hkdfSync } from 'node:crypto';
import {
  companyWords,
  feminineEnds,
  keptWords,
  otherGivenNames,
  replacementNames,
} from '../../src/data/pseudonym-words.ts';

export const KEY = '5e0123456789abcd'.repeat(4);
export const CONTEXT = 'second';

const keys = new Map<string, Buffer>();
function keyOf(domain: string): Buffer {
  let key = keys.get(domain);
  if (!key) {
    const info = Buffer.from(`${CONTEXT}\0${domain}`);
    key = Buffer.from(hkdfSync('sha256', Buffer.from(KEY, 'hex'), 'canivete/pseudonyms/v1', info, 32));
    keys.set(domain, key);
  }
  return key;
}
export const hash = (domain: string, text: string) =>
  createHmac('sha256', keyOf(domain)).update(text).digest();

const all = () => true;
/** The map of numbers below n, in at least six digits; results outside are encrypted again. */
export function permute(
  domain: string,
  tweak: string,
  n: bigint,
  x: bigint,
  isIn: (x: bigint) => boolean = all,
): bigint {
  const length = Math.max(6, String(n - 1n).length);
  const { encrypt } = FF1(10, keyOf(domain), Buffer.from(tweak));
  let at = [...String(x).padStart(length, '0')].map(Number);
  for (;;) {
    at = encrypt(at);
    const value = BigInt(at.join(''));
    if (value < n && isIn(value)) return value;
  }
}
export function permuteDigits(
  domain: string,
  tweak: string,
  s: string,
  isIn: (s: string) => boolean = all,
): string {
  const write = (x: bigint) => String(x).padStart(s.length, '0');
  return write(permute(domain, tweak, 10n ** BigInt(s.length), BigInt(s), (x) => isIn(write(x))));
}

const value = (sign: string) => sign.charCodeAt(0) - 48;
export const sum = (text: string, weights: readonly number[]) =>
  [...text].reduce((total, sign, i) => total + value(sign) * weights[i]!, 0);
const c11 = (text: string, weights: readonly number[]) => {
  const rest = sum(text, weights) % 11;
  return String(rest < 2 ? 0 : 11 - rest);
};
export const down = (from: number, count: number) => Array.from({ length: count }, (_, i) => from - i);
/** Weights 2 to 9 from the right, over and over. */
const around = (count: number) => Array.from({ length: count }, (_, i) => 2 + ((count - 1 - i) % 8));
export function luhn(base: string): string {
  const total = [...base].toReversed().reduce((so, sign, i) => {
    const doubled = value(sign) * (i % 2 === 0 ? 2 : 1);
    return so + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  return String((10 - (total % 10)) % 10);
}
export const isOne = (text: string) => /^(.)\1*$/.test(text);

export const withCpf = (base: string) => {
  const first = base + c11(base, down(10, 9));
  return first + c11(first, down(11, 10));
};
export const withCnpj = (base: string) => {
  const first = base + c11(base, around(12));
  return first + c11(first, around(13));
};
export const withPis = (base: string) => base + c11(base, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
export const withRenavam = (base: string) => {
  const rest = (sum(base, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11;
  return base + String(rest === 10 ? 0 : rest);
};
export const withCertidao = (base: string) => {
  const digit = (text: string, from: number) => {
    const rest =
      sum(
        text,
        Array.from({ length: text.length }, (_, i) => from + i),
      ) % 11;
    return String(rest === 10 ? 1 : rest);
  };
  const first = base + digit(base, 2);
  return first + digit(first, 1);
};
export const withProcesso = (own: string, rest: string) =>
  own + String(98n - (BigInt(`${own}${rest}00`) % 97n)).padStart(2, '0') + rest;
export const keyDigit = (base: string) => c11(base, around(base.length));
export function withBoleto(head: string, tail: string): string {
  const rest = sum(head + tail, around(43)) % 11;
  return head + (rest < 2 ? '1' : String(11 - rest)) + tail;
}

const base32 = (bytes: Buffer, length: number) =>
  [...bytes]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .match(/.{5}/g)!
    .slice(0, length)
    .map((bits) => 'abcdefghijklmnopqrstuvwxyz234567'[Number.parseInt(bits, 2)])
    .join('');

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}'’ºª°]/gu, '')
    .toUpperCase();
export const lists = {
  f: replacementNames.feminine.trim().split(/\s+/),
  m: replacementNames.masculine.trim().split(/\s+/),
  s: replacementNames.surnames.trim().split(/\s+/),
};
export function word(role: keyof typeof lists, name: string): string {
  const list = lists[role];
  const at = hash('nome', `${role}\0${plain(name)}`).readUInt32BE() % list.length;
  return plain(list[at]!) === plain(name) ? list[(at + 1) % list.length]! : list[at]!;
}

/** The bytes by which the characters of a text are shifted; they have no end. */
function* bytesOf(kind: string, text: string): Generator<number, never> {
  for (let i = 0; ; i++) yield* hash('forma', `${kind}\0${text}\0${i}`);
}
export function scramble(kind: string, text: string): string {
  const bytes = bytesOf(kind, text);
  return text.replace(/[0-9A-Za-z]/g, (sign) => {
    const byte = bytes.next().value;
    if (sign <= '9') return String((Number(sign) + byte) % 10);
    const first = sign <= 'Z' ? 65 : 97;
    return String.fromCharCode(first + ((sign.charCodeAt(0) - first + byte) % 26));
  });
}

export const ofLetters = (text: string) =>
  [...text].reduce((x, sign) => x * 26n + BigInt(sign.charCodeAt(0) - 65), 0n);
export const toLetters = (x: bigint, count: number) =>
  Array.from({ length: count }, (_, i) =>
    String.fromCharCode(65 + Number((x / 26n ** BigInt(count - 1 - i)) % 26n)),
  ).join('');
export const pad = (x: bigint, length: number) => String(x).padStart(length, '0');

/** Each zero of the mask becomes the next character of the text; the other signs of the mask stay. */
export function masked(mask: string, text: string): string {
  let taken = 0;
  return mask.replace(/0/g, () => text[taken++]!);
}

const SIGNS = '0123456789X';
/** The result differs from the right digits of the new number as the sent ones do from those of the old. */
export const asFar = (sent: string, right: string, other: string, modulus = 10) =>
  [...other]
    .map((sign, i) => {
      const far = SIGNS.indexOf(sent[i]!) - SIGNS.indexOf(right[i]!);
      return SIGNS[(SIGNS.indexOf(sign) + far + modulus) % modulus];
    })
    .join('');

export const mapCpf = (base: string) => withCpf(permuteDigits('cpf', '', base, (x) => !isOne(withCpf(x))));
export const mapRoot = (root: string) => permuteDigits('cnpj', 'n', root);
export function mapPis(base: string): string {
  const first = base[0]!;
  return withPis(first + permuteDigits('pis', first, base.slice(1), (x) => !isOne(withPis(first + x))));
}
/** A CEP of São Paulo, which has the CEPs up to 19999-999. */
export const mapCep = (cep: string) =>
  pad(permute('cep', 'SP', 19_000_000n, BigInt(cep) - 1_000_000n) + 1_000_000n, 8);
export function mapPlaca(text: string): string {
  const x = ofLetters(text.slice(0, 3)) * 10_000n + BigInt(text.slice(3));
  const other = permute('placa', 'a', 175_760_000n, x, (one) => one % 10_000n !== 0n);
  return toLetters(other / 10_000n, 3) + pad(other % 10_000n, 4);
}
/** A mobile number has a 9 between its area and its last eight digits. */
export const mapMobile = (area: string, rest: string) =>
  `${area}9${permuteDigits('telefone', `${area}:9:9`, rest)}`;
export const mapProcesso = (own: string, rest: string) =>
  withProcesso(
    permuteDigits('processo', rest, own, (x) => Number(x) > 0),
    rest,
  );
export function mapEmail(local: string, sent: string, max = Infinity): string {
  const domain = sent.toLowerCase();
  const size = Math.max(3, 8 - Math.max(0, 29 - max));
  const name = base32(hash('email', `${local}@${domain}`), Math.min(12, max - 9 - size));
  return `${name}@${base32(hash('email-dominio', domain), size)}.example`;
}
export function mapUuid(uuid: string): string {
  const bytes = hash('evp', uuid.toLowerCase().replaceAll('-', ''));
  bytes[6] = (bytes[6]! % 16) + 0x40;
  bytes[8] = (bytes[8]! % 64) + 0x80;
  const text = masked('00000000-0000-0000-0000-000000000000', bytes.toString('hex'));
  return uuid === uuid.toUpperCase() ? text.toUpperCase() : text;
}
export const pixUrl = (url: string) => `pix.example/${base32(hash('pix-url', url), 24)}`;

export function cnhDigits(base: string): string {
  const a = sum(base, down(9, 9)) % 11;
  const b = sum(base, [1, 2, 3, 4, 5, 6, 7, 8, 9]) - (a === 10 ? 2 : 0);
  return `${a % 10}${((b + 11) % 11) % 10}`;
}
export function tituloDigits(base: string, state: string): string {
  const digit = (total: number) => {
    const rest = total % 11;
    return rest === 0 && ['01', '02'].includes(state) ? 1 : rest % 10;
  };
  const first = digit(sum(base, [2, 3, 4, 5, 6, 7, 8, 9]));
  return `${first}${digit(sum(`${state}${first}`, [7, 8, 9]))}`;
}
/** A definitive CNS ends in a suffix and a digit. */
export function cnsEnd(pis: string): string {
  const digit = (11 - (sum(pis, down(15, 11)) % 11)) % 11;
  return digit === 10 ? '0018' : `000${digit}`;
}

const rgDigit = (base: string) =>
  SIGNS[(11 - (sum(base.padStart(8, '0'), [2, 3, 4, 5, 6, 7, 8, 9]) % 11)) % 11]!;
export const isRgOfSp = (text: string) =>
  /^\d{7,8}[\dX]$/.test(text) && rgDigit(text.slice(0, -1)) === text.at(-1);
export function mapRg(state: 'SP' | 'RJ', base: string, sent: string): string {
  const [digit, modulus] = state === 'SP' ? ([rgDigit, 11] as const) : ([luhn, 10] as const);
  const other = permuteDigits('rg', `${state}:${base.length}`, base, (x) => !isOne(x + digit(x)));
  return other + asFar(sent, digit(base), digit(other), modulus);
}

const w9 = (base: string) => c11(base, down(9, 8));
interface Registration {
  readonly state: 'AC' | 'AP' | 'BA' | 'GO' | 'MG' | 'PE' | 'PR' | 'RJ' | 'RO' | 'RR' | 'RS' | 'SC' | 'TO';
  /** A number of it begins with one of these. */
  readonly heads: readonly string[];
  /** The base has so many digits. */
  readonly length: number;
  readonly kept: number;
  digits(base: string): string;
}
/** The check digits of these stand at the end; each state of the list reckons them in its own way. */
export const registrations: readonly Registration[] = [
  { state: 'SC', heads: [''], length: 8, kept: 3, digits: w9 },
  {
    state: 'AC',
    heads: ['01'],
    length: 11,
    kept: 3,
    digits(base) {
      const first = c11(base, around(11));
      return first + c11(base + first, around(12));
    },
  },
  {
    state: 'AP',
    heads: ['03', '03000', '03017', '03018', '03019'],
    length: 8,
    kept: 3,
    digits(base) {
      const n = Number(base);
      const [p, d] =
        n >= 3_000_001 && n <= 3_017_000 ? [5, 0] : n >= 3_017_001 && n <= 3_019_022 ? [9, 1] : [0, 0];
      const x = 11 - ((p + sum(base, down(9, 8))) % 11);
      return String(x === 10 ? 0 : x === 11 ? d : x);
    },
  },
  {
    state: 'BA',
    heads: [''],
    length: 7,
    kept: 2,
    digits(base) {
      const digit = (text: string) => {
        const weights = down(text.length + 1, text.length);
        return /[679]/.test(base[1]!) ? c11(text, weights) : String((10 - (sum(text, weights) % 10)) % 10);
      };
      const last = digit(base);
      return digit(base + last) + last;
    },
  },
  {
    state: 'GO',
    heads: ['10', '101', '1010', '11', '15', '20', '29'],
    length: 8,
    kept: 3,
    digits(base) {
      const rest = sum(base, down(9, 8)) % 11;
      if (rest === 1) return Number(base) >= 10_103_105 && Number(base) <= 10_119_997 ? '1' : '0';
      return String(rest === 0 ? 0 : 11 - rest);
    },
  },
  {
    state: 'MG',
    heads: [''],
    length: 11,
    kept: 3,
    digits(base) {
      const products = [...`${base.slice(0, 3)}0${base.slice(3)}`].map(
        (sign, i) => value(sign) * (1 + (i % 2)),
      );
      const total = [...products.join('')].reduce((so, sign) => so + value(sign), 0);
      const first = String((10 - (total % 10)) % 10);
      return first + c11(base + first, [3, 2, ...down(11, 10)]);
    },
  },
  {
    state: 'PE',
    heads: [''],
    length: 7,
    kept: 3,
    digits(base) {
      const first = c11(base, down(8, 7));
      return first + w9(base + first);
    },
  },
  {
    state: 'PR',
    heads: [''],
    length: 8,
    kept: 3,
    digits(base) {
      const first = c11(base, [3, 2, ...down(7, 6)]);
      return first + c11(base + first, [4, 3, 2, ...down(7, 6)]);
    },
  },
  { state: 'RJ', heads: [''], length: 7, kept: 2, digits: (base) => c11(base, [2, ...down(7, 6)]) },
  {
    state: 'RO',
    heads: [''],
    length: 13,
    kept: 3,
    digits: (base) => String((11 - (sum(base, [...down(6, 5), ...down(9, 8)]) % 11)) % 10),
  },
  {
    state: 'RR',
    heads: ['24'],
    length: 8,
    kept: 3,
    digits: (base) => String(sum(base, [1, 2, 3, 4, 5, 6, 7, 8]) % 9),
  },
  { state: 'RS', heads: [''], length: 9, kept: 3, digits: (base) => c11(base, [2, ...down(9, 8)]) },
  {
    state: 'TO',
    heads: ['2901', '2902', '2903', '2999'],
    length: 10,
    kept: 4,
    digits: (base) => w9(base.slice(0, 2) + base.slice(4)),
  },
];
/** A check digit of São Paulo stands behind the first eight digits, and another at the end. */
export function registrationOfSp(eight: string, two: string): string {
  const first = eight + String((sum(eight, [1, 3, 4, 5, 6, 7, 8, 10]) % 11) % 10) + two;
  return first + String((sum(first, [3, 2, ...down(10, 9)]) % 11) % 10);
}

function b11(text: string, max: number): string {
  const weights = Array.from({ length: text.length }, (_, i) => 2 + ((text.length - 1 - i) % (max - 1)));
  return SIGNS[(11 - (sum(text, weights) % 11)) % 11]!;
}
interface Bank {
  readonly code: string;
  /** So many digits are sent, and so many has the account with its zeros. */
  readonly lengths: readonly [sent: number, whole: number];
  /** This sign stands for 10 where the digit is one of eleven. */
  readonly ten?: 'X' | 'P';
  /** These digits are right; the bank's first form is the first. */
  forms(agency: string, account: string): readonly string[];
}
const noTen = (digit: string) => (digit === 'X' ? '0' : digit);
export const banks: readonly Bank[] = [
  { code: '001', lengths: [6, 8], ten: 'X', forms: (_, account) => [b11(account, 9)] },
  {
    code: '033',
    lengths: [8, 8],
    forms(agency, account) {
      const units = [9, 7, 3, 1, 0, 0, 9, 7, 1, 3, 1, 9, 7, 3].reduce(
        (total, weight, i) => total + ((value(`${agency}00${account}`[i]!) * weight) % 10),
        0,
      );
      return [String((10 - (units % 10)) % 10)];
    },
  },
  {
    code: '041',
    lengths: [9, 9],
    forms(_, account) {
      const rest = sum(account, [3, 2, 4, 7, 6, 5, 4, 3, 2]) % 11;
      return [String(rest === 0 ? 0 : rest === 1 ? 6 : 11 - rest)];
    },
  },
  {
    code: '104',
    lengths: [9, 12],
    forms: (agency, account) => [noTen(b11(account, 9)), noTen(b11(agency + account, 9))],
  },
  { code: '104', lengths: [11, 11], forms: (agency, account) => [noTen(b11(agency + account, 9))] },
  {
    code: '237',
    lengths: [7, 7],
    ten: 'P',
    forms(_, account) {
      const digit = b11(account, 7);
      return digit === 'X' ? ['X', '0'] : [digit];
    },
  },
  { code: '341', lengths: [5, 5], forms: (agency, account) => [luhn(agency + account)] },
  { code: '745', lengths: [10, 10], forms: (_, account) => [c11(account, down(11, 10))] },
];
/** The last sign sent is the digit, in which an X stands for 10. */
export function mapAccount({ code, ten, forms, lengths }: Bank, agency: string, sent: string): string {
  const [account, digit] = [sent.slice(0, -1).padStart(lengths[1], '0'), sent.slice(-1)];
  const other = permuteDigits('conta', `${code}:${agency}:${account.length}`, account);
  const [right, ...further] = forms(agency, account);
  const from = further.includes(digit) ? right! : digit;
  return `${other}-${asFar(from, right!, forms(agency, other)[0]!, ten ? 11 : 10)}`;
}

const wordsOf = (text: string) => new Set(text.trim().split(/\s+/).map(plain));
const stays = {
  nome: wordsOf(`${keptWords.particles} ${keptWords.names}`),
  'razao-social': wordsOf(`${keptWords.particles} ${keptWords.companies}`),
  endereco: wordsOf(`${keptWords.particles} ${keptWords.addresses}`),
};
const given = {
  f: wordsOf(replacementNames.feminine),
  m: wordsOf(`${replacementNames.masculine} ${otherGivenNames.masculine}`),
  fx: wordsOf(otherGivenNames.feminine),
};
const company = wordsOf(companyWords);
const states = new Set(
  'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' '),
);
const isWord = (token: string) => /^\p{L}/u.test(token);

function genderOf(name: string): 'f' | 'm' {
  if (given.f.has(name)) return 'f';
  if (given.m.has(name)) return 'm';
  return given.fx.has(name) || feminineEnds.split(' ').some((end) => name.endsWith(end)) ? 'f' : 'm';
}

/** A root of a CNPJ or a word such as Comércio tells a company from a person. */
export const rulesOf = (text: string) =>
  /\d\d\.\d{3}\.\d{3}/.test(text) || (text.match(/\p{L}+/gu) ?? []).some((one) => company.has(plain(one)))
    ? 'razao-social'
    : 'nome';

/** Other words stand for those of the text, and other digits for its numbers. */
export function reworded(rules: keyof typeof stays, text: string, max = Infinity): string {
  const tokens = text.match(/\d{5}-\d{3}|\d\d\.\d{3}\.\d{3}|\d+|\p{L}+|[^\d\p{L}]+/gu)!;
  const bytes = bytesOf(rules, plain(text));
  const isOther = (token: string, i: number) => {
    if (!isWord(token) || stays[rules].has(plain(token))) return false;
    if (rules !== 'endereco' || token !== token.toUpperCase()) return true;
    const isState =
      states.has(token) &&
      (!tokens.slice(i + 1).some(isWord) || /[-/,(] *$/.test(tokens.slice(0, i).join('')));
    return !isState && !/^X{0,3}(IX|IV|V?I{0,3})$/.test(token);
  };
  const others = tokens.flatMap((token, i) => (isOther(token, i) ? [i] : []));
  const roleOf = (name: string, i: number) => {
    if (rules !== 'nome') return 's';
    const isGiven = given.f.has(name) || given.m.has(name) || given.fx.has(name);
    return i === others[0] || (isGiven && i !== others.at(-1)) ? genderOf(name) : 's';
  };
  const renamed = (token: string, i: number) => {
    const initial = () => String.fromCharCode(65 + (hash('nome', `i\0${plain(token)}`)[0]! % 26));
    const other = token.length === 1 ? initial() : word(roleOf(plain(token), i), token);
    if (token === token.toUpperCase()) return other.toUpperCase();
    return token === token.toLowerCase() ? other.toLowerCase() : other;
  };
  const renumbered = (token: string) => {
    if (/^\d{5}-/.test(token)) return mapCep(token.replace('-', '')).replace(/^(.{5})/, '$1-');
    if (token.includes('.')) return masked('00.000.000', mapRoot(token.replaceAll('.', '')));
    if (rules !== 'endereco' && token === withCpf(token.slice(0, 9))) return mapCpf(token.slice(0, 9));
    return token.replace(/\d/g, (_, i) => {
      const byte = bytes.next().value;
      return String(rules === 'endereco' && i === 0 ? 1 + (byte % 9) : byte % 10);
    });
  };
  const isAscii = /^[ -~]*$/.test(text);
  const written = tokens.map((token, i) => {
    if (/\d/.test(token)) return { is: true, text: renumbered(token) };
    if (!others.includes(i)) return { is: false, text: token };
    const other = renamed(token, i);
    return { is: true, text: isAscii ? other.normalize('NFD').replace(/\p{M}/gu, '') : other };
  });
  const left = [...written];
  const size = () => left.reduce((total, one) => total + one.text.length, 0);
  if (size() > max) {
    while (size() > max) left.pop();
    while (left.length > 0 && !left.at(-1)!.is) left.pop();
    if (left.length === 0) return written.find(({ is }) => is)!.text.slice(0, max);
  }
  return left.map((one) => one.text).join('');
}

const field = ([id, text]: readonly [string, string]) => id + String(text.length).padStart(2, '0') + text;
/** A BR Code is made of fields, and so are some of its fields. */
export const fields = (...all: readonly (readonly [id: string, text: string])[]) => all.map(field).join('');
/** The CRC at the end differs from the right one by these bits. */
export function withCrc(body: string, bits: number): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(`${body}6304`)) {
    crc ^= byte << 8;
    for (let i = 0; i < 8; i++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return `${body}6304${(crc ^ bits).toString(16).toUpperCase().padStart(4, '0')}`;
}
