import { FF1 } from '@noble/ciphers/ff1.js';
import fc from 'fast-check';
import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sized } from '#test/support/size.ts';
import { areaCodes } from '../data/area-codes.ts';
import { banks } from '../data/banks.ts';
import { cardBrands } from '../data/card-brands.ts';
import { states } from '../data/states.ts';
import { arrecadacaoLine, checkArrecadacao, drawArrecadacao, realValues } from '../documents/arrecadacao.ts';
import { boletoLine, checkBoleto, makeBoleto } from '../documents/boleto.ts';
import { brField, crcOf, parseBrCode, parseBrFields, PIX_GUI, sealBrCode } from '../documents/br-code.ts';
import { checkCertidao, drawCertidao } from '../documents/certidao.ts';
import { checkInscricaoEstadual, drawInscricaoEstadual } from '../documents/inscricao-estadual.ts';
import { drawCard, checkCard } from '../documents/cartao-credito.ts';
import { checkChaveAcesso, checkDigitOfKey, drawChaveAcesso } from '../documents/chave-acesso.ts';
import { checkCnh, drawCnh } from '../documents/cnh.ts';
import { checkCnpj, drawCnpj, formatCnpj } from '../documents/cnpj.ts';
import { checkCns, drawCns } from '../documents/cns.ts';
import { checkAccount, drawAccount, formatAccount, readAccount } from '../documents/conta-bancaria.ts';
import { checkCpf, drawCpf, formatCpf } from '../documents/cpf.ts';
import { checkPis, drawPis } from '../documents/pis.ts';
import { checkPixKey, readPixKey } from '../documents/chave-pix.ts';
import { checkProcesso, drawProcesso } from '../documents/processo.ts';
import { checkRenavam, drawRenavam } from '../documents/renavam.ts';
import { checkRg, drawRg } from '../documents/rg.ts';
import { checkPhone, cleanPhone, drawLandline, drawMobile, formatPhone } from '../documents/telefone.ts';
import { checkTituloEleitor, drawTituloEleitorBase, tituloEleitorOf } from '../documents/titulo-eleitor.ts';
import { below, between, digits, pick, type Random } from '../lib/random.ts';
import { seededRandom } from '../lib/random-sources.ts';
import { isInState } from './cep.ts';
import { createPseudonymizer, PseudonymError, type ValueOptions } from './index.ts';
import { isReversible, type Kind, kinds } from './names.ts';

/** Two keys that nobody uses. */
const KEY = 'a10123456789abcd'.repeat(4);
const OTHER_KEY = 'a20123456789abcd'.repeat(4);
const made = createPseudonymizer({ key: KEY, context: 'test' });

interface Made {
  /** A valid value of a kind. */
  readonly draw: (random: Random) => string;
  /** True if a value is valid by the rules of the house. */
  readonly isValid: (value: string) => boolean;
  readonly options?: ValueOptions;
  readonly count?: number;
}

const bare = (value: string) => value.replace(/[ ./-]/g, '');
const state = (random: Random) => pick(random, states);
const areaCode = (random: Random) => pick(random, Object.values(areaCodes).flat());
const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + below(random, 26))).join('');

function drawKey(random: Random): string {
  return drawChaveAcesso(random, {
    state: state(random),
    year: between(random, 2012, 2025),
    month: between(random, 1, 12),
    cnpj: drawCnpj(random, { alphanumeric: below(random, 2) === 0 }),
    model: pick(random, [55, 57, 62, 65, 66]),
    series: below(random, 890),
    number: between(random, 1, 999_999_999),
  });
}

function accountsOf(banco: string): Made {
  return {
    draw: (random) => formatAccount(drawAccount(random, banco), below(random, 2) === 0),
    isValid(value) {
      const account = readAccount(value.replaceAll(' ', ''), banco);
      return account !== null && checkAccount(account, banco) === null;
    },
    options: { banco },
  };
}

/** Valid values of each reversible kind, and their rules. */
const reversible: Readonly<Record<string, Made>> = {
  cpf: { draw: (r) => formatCpf(drawCpf(r, state(r))), isValid: (value) => checkCpf(bare(value)) === null },
  cnpj: {
    draw: (r) => formatCnpj(drawCnpj(r, { alphanumeric: below(r, 2) === 0, branch: '0002' })),
    isValid: (value) => checkCnpj(bare(value)) === null,
  },
  'cpf-cnpj': {
    draw: (r) => (below(r, 2) === 0 ? drawCpf(r, 'SP') : drawCnpj(r)),
    isValid: (value) => (value.length === 11 ? checkCpf : checkCnpj)(value) === null,
  },
  pis: { draw: drawPis, isValid: (value) => checkPis(value) === null },
  renavam: { draw: drawRenavam, isValid: (value) => checkRenavam(value) === null },
  cnh: { draw: drawCnh, isValid: (value) => checkCnh(value) === null },
  titulo: {
    draw: (r) => tituloEleitorOf(drawTituloEleitorBase(r, state(r))),
    isValid: (value) => checkTituloEleitor(value) === null,
  },
  'rg of SP': {
    draw: (r) => drawRg(r, 'SP'),
    isValid: (value) => checkRg(value, 'SP') === null,
    options: { state: 'SP' },
  },
  'rg of RJ': {
    draw: (r) => drawRg(r, 'RJ'),
    isValid: (value) => checkRg(value, 'RJ') === null,
    options: { state: 'RJ' },
  },
  'rg of BA': {
    draw: (r) => drawRg(r, 'BA'),
    isValid: (value) => /^\d{10}$/.test(value),
    options: { state: 'BA' },
  },
  rg: { draw: (r) => `MG-${digits(r, 7)}1`, isValid: (value) => /^MG-\d{8}$/.test(value) },
  'rg of nobody knows whom': {
    draw: (r) => `${digits(r, 6)}${between(r, 0, 9)}`,
    isValid: (value) => /^\d{7}$/.test(value),
  },
  cns: {
    draw: (r) => drawCns(r, below(r, 2) === 0 ? 'definitivo' : 'provisorio'),
    isValid: (value) => checkCns(value) === null,
  },
  ...Object.fromEntries(
    states.map((uf) => [
      `ie of ${uf}`,
      {
        draw: (r: Random) => drawInscricaoEstadual(r, uf),
        isValid: (value: string) => checkInscricaoEstadual(value, uf) === null,
        options: { state: uf },
      },
    ]),
  ),
  certidao: {
    draw: (r) => drawCertidao(r, 'nascimento', between(r, 1950, 2026)),
    isValid: (value) => checkCertidao(value, 2026) === null,
  },
  passaporte: {
    draw: (r) => letters(r, 2) + digits(r, 6),
    isValid: (value) => /^[A-Z]{2}\d{6}$/.test(value),
  },
  placa: {
    draw: (r) =>
      below(r, 2) === 0
        ? `${letters(r, 3)}-${between(r, 1, 9999).toString().padStart(4, '0')}`
        : `${letters(r, 3)}${below(r, 10)}${letters(r, 1)}${digits(r, 2)}`,
    isValid: (value) => /^[A-Z]{3}(?:-(?!0000)\d{4}|\d[A-Z]\d{2})$/.test(value),
  },
  telefone: {
    draw: (r) => formatPhone((below(r, 2) === 0 ? drawMobile : drawLandline)(r, areaCode(r))),
    isValid: (value) => checkPhone(cleanPhone(value)) === null,
  },
  cep: {
    draw: (r) => `${between(r, 1000, 19_999)}`.padStart(5, '0') + `-${digits(r, 3)}`,
    isValid: (value) => isInState(bare(value)),
  },
  ...Object.fromEntries(
    ([3, 5] as const).map((keep) => [
      `cep that keeps ${keep}`,
      {
        draw: (r: Random) => `${between(r, 1000, 19_999)}`.padStart(5, '0') + `-${digits(r, 3)}`,
        isValid: (value: string) => isInState(bare(value)),
        options: { keep },
        // To walk to one of a thousand numbers takes milliseconds.
        count: 20,
      },
    ]),
  ),
  cartao: {
    draw: (r) => drawCard(r, pick(r, cardBrands), cardBrands),
    isValid: (value) => checkCard(value, undefined, undefined) === null,
  },
  ...Object.fromEntries(
    ['001', '033', '041', '104', '237', '260', '341', '745', '077'].map((code) => [
      `conta-bancaria of ${code}`,
      accountsOf(code),
    ]),
  ),
  'chave-pix': {
    draw: (r) => (below(r, 2) === 0 ? drawCpf(r, 'RJ') : `+55${drawMobile(r, areaCode(r))}`),
    isValid: (value) => checkPixKey(readPixKey(value)!) === null,
  },
  'chave-acesso': { draw: drawKey, isValid: (value) => checkChaveAcesso(value, '2026-11') === null },
  'chave-acesso of an NFS-e': {
    draw(r) {
      const issuer = below(r, 2) === 0 ? `2${drawCnpj(r)}` : `1000${drawCpf(r, 'SP')}`;
      const others = `${between(r, 11, 53)}${digits(r, 5)}2${issuer}${digits(r, 13)}2607${digits(r, 9)}`;
      return others + checkDigitOfKey(others);
    },
    isValid: (value) => checkDigitOfKey(value.slice(0, -1)) === value.at(-1),
  },
  boleto: {
    draw: (r) =>
      boletoLine(
        makeBoleto({
          bank: pick(r, banks).code,
          cents: below(r, 4e9),
          dueDate: '2027-01-31',
          freeField: digits(r, 25),
        }),
      ),
    isValid: (value) => checkBoleto(value) === null,
  },
  'boleto of a collection': {
    draw: (r) => arrecadacaoLine(drawArrecadacao(r, '3', pick(r, realValues), below(r, 4e9))),
    isValid: (value) => checkArrecadacao(value) === null,
  },
  processo: {
    draw: (r) => drawProcesso(r, between(r, 1990, 2026), 8, 26),
    isValid: (value) => checkProcesso(value, 2026) === null,
  },
  numero: { draw: (r) => digits(r, between(r, 6, 18)), isValid: (value) => /^\d+$/.test(value) },
  ip: {
    draw: (r) => [between(r, 11, 99), below(r, 256), below(r, 256), below(r, 256)].join('.'),
    isValid: (value) => value.split('.').every((part) => Number(part) < 256),
  },
  data: {
    draw: (r) => `${between(r, 1900, 2026)}-0${between(r, 1, 9)}-${between(r, 10, 28)}`,
    isValid: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value),
    options: { subject: 'X-1', window: 3650 },
  },
};

const cases = Object.entries(reversible).map(
  ([name, one]) => [name, name.split(' ')[0] as Kind, one] as const,
);

/** Values of each kind. `VALUES=100000` draws that many of each, which takes a quarter of an hour. */
const VALUES = Number(process.env['VALUES'] ?? sized(60, 5_000));

describe('a reversible kind', () => {
  it('the cases below cover every reversible kind', () => {
    expect([...new Set(cases.map(([, kind]) => kind))].toSorted()).toEqual(
      kinds.filter(isReversible).toSorted(),
    );
  });

  it.each(cases)(
    '%s: valid values get valid pseudonyms, all different, that lead back',
    (_, kind, { draw, isValid, options = {}, count = VALUES }) => {
      const random = seededRandom(`pseudonyms ${kind}`);
      const values = new Set(Array.from({ length: Math.min(count, VALUES) }, () => draw(random)));
      const canonical = new Map<string, string>();
      let unchanged = 0;
      /** The faults of values. An expectation for each value would take ten times as long as the pseudonyms. */
      const wrong: string[] = [];
      for (const value of values) {
        const { value: pseudonym, status } = made.detail(kind, value, options);
        const isKept = status === 'kept' && pseudonym === value;
        if (!isValid(value)) wrong.push(`${value} is not valid`);
        if (isKept || pseudonym === null) continue;
        if (status !== 'ok' || !isValid(pseudonym)) wrong.push(`${value} gets ${status} ${pseudonym}`);
        const restored = made.restore(kind, pseudonym, options) as string;
        // An account comes back as its bank writes it first.
        if (kind !== 'conta-bancaria' && restored !== value) wrong.push(`${value} comes back as ${restored}`);
        if (made.pseudonym(kind, restored, options) !== pseudonym) wrong.push(`${restored} gets another`);
        if ((canonical.get(pseudonym) ?? restored) !== restored) wrong.push(`${value} shares ${pseudonym}`);
        if (pseudonym === value) unchanged++;
        canonical.set(pseudonym, restored);
      }
      expect(wrong.slice(0, 10)).toEqual([]);
      expect(canonical.size).toBeGreaterThan(values.size * 0.9);
      // By chance one in a million maps to itself.
      expect(unchanged).toBeLessThanOrEqual(2);
    },
  );

  it.each([
    ['cpf', '123.456.789-00', {}],
    ['cnpj', '12.ABC.345/01DE-99', {}],
    ['pis', '120.38619.49-9', {}],
    ['cnh', '98765432100', {}],
    ['renavam', '03607626100', {}],
    ['titulo', '1023 8501 0699', {}],
    ['cns', '898 0000 0004 3209', {}],
    ['cartao', '4111 1111 1111 1112', {}],
    ['processo', '0002080-99.2012.5.15.0049', {}],
    ['chave-acesso', 'NFe35260712ABC34501DE35550010000001231102030409', {}],
    ['rg', '36.422.911-X', { state: 'SP' }],
    ['ie', '110.042.491.114', { state: 'SP' }],
    ['ie', '0623079040099', { state: 'MG' }],
    ['certidao', '104539 01 55 2013 1 00012 021 0000123 22', {}],
    ['boleto', '34191.79001 01043.510047 91020.150008 5 96610000014000', {}],
    ['chave-acesso', '35503082211222333000181000000000123426071234567890', {}],
    ['conta-bancaria', '1584/00210169-X', { banco: '001' }],
    ['conta-bancaria', '1425/0238069-1', { banco: '237' }],
  ] as const)('%s %s: a wrong check digit stays wrong, and comes back as it was', (kind, value, options) => {
    const { value: pseudonym, ...rest } = made.detail(kind, value, options);
    expect(rest).toEqual({ status: 'invalid', reason: 'check-digit' });
    expect(made.detail(kind, pseudonym, options)).toMatchObject({ reason: 'check-digit' });
    expect(made.restore(kind, pseudonym, options)).toBe(value);
  });
});

/** A second implementation, from the text of the standards alone: RFC 5869 and RFC 2104 by Node, FF1 by `@noble/ciphers`. */
function second(key: string, context: string) {
  const keyOf = (domain: string) =>
    Buffer.from(
      hkdfSync('sha256', Buffer.from(key, 'hex'), 'canivete/pseudonyms/v1', `${context}\0${domain}`, 32),
    );
  return {
    keyId: keyOf('key-id').toString('hex', 0, 4),
    hash: (domain: string, text: string) => createHmac('sha256', keyOf(domain)).update(text).digest(),
    permute(domain: string, tweak: string, text: string, isIn: (text: string) => boolean) {
      let at = [...text.padStart(6, '0')].map(Number);
      const { encrypt } = FF1(10, keyOf(domain), Buffer.from(tweak));
      do at = encrypt(at);
      while (!/^0*$/.test(at.join('').slice(0, -text.length)) || !isIn(at.join('').slice(-text.length)));
      return at.join('').slice(-text.length);
    },
  };
}

describe('a second implementation', () => {
  const { keyId, hash, permute } = second(KEY, 'test');
  const random = seededRandom('second');

  it('gives the same id of the key', () => {
    expect(made.keyId).toBe(keyId);
    expect(createPseudonymizer({ key: KEY }).keyId).toBe(second(KEY, '').keyId);
  });

  it('gives the same CPFs, short ids, processes and cards', () => {
    const all = () => true;
    for (let i = 0; i < sized(5, 500); i++) {
      const cpf = drawCpf(random, 'SP');
      const base = permute('cpf', '', cpf.slice(0, 9), (text) => !/^(\d)\1*$/.test(text));
      expect(made.pseudonym('cpf', cpf)?.slice(0, 9)).toBe(base);
      const id = digits(random, 4);
      const isAlike = (text: string) => text.startsWith('0') === id.startsWith('0');
      expect(made.pseudonym('numero', id)).toBe(permute('numero', '4', id, isAlike));
      const card = drawCard(random, cardBrands[0]!, cardBrands);
      const rest = permute('cartao', `${card.slice(0, 6)}:${card.length}`, card.slice(6, -1), all);
      expect(made.pseudonym('cartao', card)?.slice(6, -1)).toBe(rest);
    }
  });

  it('gives the same e-mail addresses and days', () => {
    for (let i = 0; i < 20; i++) {
      const name = letters(random, 8);
      const base32 = (bytes: Buffer, length: number) =>
        [...bytes]
          .map((byte) => byte.toString(2).padStart(8, '0'))
          .join('')
          .match(/.{5}/g)!
          .slice(0, length)
          .map((bits) => 'abcdefghijklmnopqrstuvwxyz234567'[Number.parseInt(bits, 2)])
          .join('');
      const address = `${name}@${name}.com`.toLowerCase();
      expect(made.pseudonym('email', address)).toBe(
        `${base32(hash('email', address), 12)}@${base32(hash('email-dominio', `${name}.com`.toLowerCase()), 8)}.example`,
      );
      const x = Number(hash('data', name).readBigUInt64BE() % 60n);
      const day = new Date(Date.UTC(2026, 0, 1) - (1 + x) * 86_400_000);
      expect(made.pseudonym('data', '2026-01-01', { subject: name })).toBe(day.toISOString().slice(0, 10));
    }
  });
});

describe('a pseudonym', () => {
  it('one value in any form has one pseudonym, and another one in each context and under each key', () => {
    const bases = ['111.444.777-35', ' 11144477735 ', '１１１.４４４.７７７‑35', '111.444.777/35'].map(
      (cpf) => bare((made.pseudonym('cpf', cpf) as string).trim()),
    );
    expect(new Set(bases).size).toBe(1);
    const others = [
      createPseudonymizer({ key: KEY }),
      createPseudonymizer({ key: OTHER_KEY, context: 'test' }),
    ].map((one) => one.pseudonym('cpf', '11144477735'));
    expect(new Set([...bases, ...others]).size).toBe(3);
  });

  it.each([null, '', '  ', '\u200b', '000.000.000-00'])('leaves %j as it is', (value) => {
    expect(made.detail('cpf', value)).toEqual({ value, status: 'kept' });
  });

  it('of a number that has lost its zeros is that of the whole number, and says so', () => {
    const whole = made.pseudonym('cpf', '00000000191');
    expect(made.detail('cpf', '000000191')).toEqual({ value: whole, status: 'ok', padded: true });
    expect(made.detail('cpf', '191')).toMatchObject({ status: 'invalid', reason: 'format' });
  });

  it('of an invalid value is as the caller wants it', () => {
    expect(made.detail('cpf', 'n/a 1')).toMatchObject({ status: 'invalid', reason: 'format' });
    expect(made.pseudonym('cpf', 'n/a 1', { invalid: 'keep' })).toBe('n/a 1');
    expect(made.pseudonym('cpf', 'n/a 1', { invalid: 'null' })).toBeNull();
    const error = (() => {
      try {
        return made.pseudonym('cpf', '111.444.777-36', { invalid: 'error' });
      } catch (caught) {
        return caught;
      }
    })();
    expect(error).toBeInstanceOf(PseudonymError);
    expect(error).toMatchObject({ kind: 'cpf', reason: 'check-digit' });
    expect(String(error)).not.toMatch(/\d{3}/);
  });

  it.each<[kind: Kind, value: string, reason: string, options: ValueOptions]>([
    ['titulo', '102385012971', 'state-code', {}],
    ['cns', '398000000043208', 'prefix', {}],
    ['cep', '00100-000', 'prefix', {}],
    ['placa', 'ABC-0000', 'serial', {}],
    ['processo', '0000000-76.2012.5.15.0049', 'serial', {}],
    ['telefone', '+1 212 555 0123', 'country', {}],
    ['telefone', '123', 'kept', {}],
    ['telefone', '12', 'format', {}],
    ['ip', '256.1.1.1', 'format', {}],
    ['ip', '1::2::3', 'format', {}],
    ['email', 'sem arroba', 'format', {}],
    ['chave-pix', 'abc', 'format', {}],
    ['chave-pix', '12345678', 'format', {}],
    ['ie', '999999998', 'prefix', { state: 'AL' }],
    ['ie', '12345678', 'format', { state: 'SP' }],
    ['boleto', '846100000005246100291102005460339004695895061080', 'ok', {}],
    ['boleto', '8430000000052461002911020054603390046958950610', 'format', {}],
  ])('%s %s is refused, as %s', (kind, value, reason, options) => {
    const detail = made.detail(kind, value, options);
    if (reason === 'kept' || reason === 'ok') expect(detail.status).toBe(reason);
    else expect(detail).toMatchObject({ status: 'invalid', reason });
    expect(detail.value?.length).toBe(value.length);
  });

  it.each([
    ['12.ABC.345/01DE-35', '12.ABC.345/0002-82'],
    ['00.000.000/0001-91', '00.000.000/0002-72'],
  ])('keeps the branches %s and %s of a company together', (one, other) => {
    const [first, second] = [one, other].map((cnpj) => made.pseudonym('cnpj', cnpj) as string);
    expect(first?.slice(0, 10)).toBe(second?.slice(0, 10));
    expect(made.pseudonym('cnpj', one.slice(0, 10))).toBe(first?.slice(0, 10));
  });

  it('of a definitive CNS has that of its PIS inside', () => {
    const pis = drawPis(seededRandom('pis'));
    const cns = drawCns(seededRandom('pis'), 'definitivo');
    expect(cns.startsWith(pis)).toBe(true);
    expect(made.pseudonym('cns', cns)?.slice(0, 11)).toBe(made.pseudonym('pis', pis));
  });

  it.each([
    '0800 123 4567',
    '+55 800 123 4567',
    '+55 0800 1234567',
    '4004-1234',
    '3003-1234',
    '4020 1234',
    '190',
  ])('leaves the public number %s', (value) =>
    expect(made.detail('telefone', value)).toEqual({ value, status: 'kept' }),
  );

  it.each([
    '(11) 98765-4321',
    '+55 (11) 98765-4321',
    '0055 11 98765-4321',
    '0 15 11 98765-4321',
    '55 11 98765 4321',
    '011 98765-4321',
    '11.98765.4321 ramal 12',
    '+55 (0)11 98765-4321',
  ])('of the telephone %s is that of the same one in other forms', (value) => {
    const plain = made.pseudonym('telefone', '11987654321') as string;
    const digitsOf = (text: string) => text.replace(/ramal.*|\D/g, '');
    expect(digitsOf(made.pseudonym('telefone', value) as string)).toBe(
      digitsOf(value).replace('11987654321', plain),
    );
  });

  it('of both forms of a number plate are both forms of one', () => {
    const old = made.pseudonym('placa', 'abc-1234') as string;
    const mercosul = made.pseudonym('placa', 'ABC1C34') as string;
    expect(mercosul).toBe(old.slice(0, 3) + old[4] + 'ABCDEFGHIJ'[Number(old[5])] + old.slice(6));
  });

  it.each(['2804:14c::1', '2804:014C:0:0:0:0:0:0001'])(
    'of the address %s is one for documentation',
    (value) => {
      expect(made.pseudonym('ip', value)).toMatch(/^2001:db8(?::[\da-f]{1,4}){6}$/);
      expect(made.pseudonym('ip', value)).toBe(made.pseudonym('ip', '2804:14c::1'));
    },
  );

  it('of an address of IPv4 inside IPv6 is that of the address', () => {
    const inner = made.pseudonym('ip', '200.160.2.3');
    expect(made.pseudonym('ip', '::ffff:200.160.2.3')).toBe(`::ffff:${inner}`);
    expect(made.pseudonym('ip', '::FFFF:c8a0:203')).toBe(`::ffff:${inner}`);
  });

  it.each([
    '::',
    '::1',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '2001:db8::1',
    '::ffff:10.0.0.1',
    '192.168.0.1',
    '224.0.0.1',
  ])('leaves the special address %s', (value) =>
    expect(made.detail('ip', value)).toEqual({ value, status: 'kept' }),
  );

  it('of dates keeps the days between those of one subject, in each form, and never goes forth', () => {
    const dates = ['2024-02-28', '29/02/2024', '20240301', '2024-02-28T10:00:00Z', '1/3/2024, 10h'];
    const moved = dates.map((date) => made.pseudonym('data', date, { subject: 'Zé-1', window: 5 }) as string);
    const days = [
      moved[0]!,
      moved[1]!.split('/').toReversed().join('-'),
      moved[2]!.replace(/^(.{4})(..)/, '$1-$2-'),
      moved[3]!.slice(0, 10),
      moved[4]!
        .slice(0, -', 10h'.length)
        .split('/')
        .toReversed()
        .map((part) => part.padStart(2, '0'))
        .join('-'),
    ].map((text) => Date.parse(`${text}T00:00:00Z`) / 86_400_000);
    expect(days.map((day) => day - days[0]!)).toEqual([0, 1, 2, 0, 2]);
    expect(moved[3]).toMatch(/T10:00:00Z$/);
    const back = Date.parse('2024-02-28T00:00:00Z') / 86_400_000 - days[0]!;
    expect(back).toBeGreaterThanOrEqual(1);
    expect(back).toBeLessThanOrEqual(5);
    for (const [i, date] of dates.entries())
      expect(made.restore('data', moved[i]!, { subject: 'Zé-1', window: 5 })).toBe(date);
  });

  it.each([
    ['infinity', 'kept'],
    ['-Infinity', 'kept'],
    ['0000-00-00 00:00:00', 'kept'],
    ['1900-01-01', 'kept'],
    ['9999-12-31 23:59:59', 'kept'],
    ['0110-12-31', 'invalid'],
    ['0044-03-15 BC', 'invalid'],
    ['31/02/2024', 'invalid'],
    ['01/01/30', 'invalid'],
    ['1-2/2024', 'invalid'],
    ['amanhã', 'invalid'],
    ['N/A', 'invalid'],
  ])('the pseudonym of a date that does not exist is null, or itself: %s is %s', (value, status) => {
    const detail = made.detail('data', value, { subject: 'x' });
    expect(detail).toMatchObject({ status, value: status === 'kept' ? value : null });
    if (detail.reason !== 'date')
      expect(made.restoreDetail('data', value, { subject: 'x' }).value).toBe(value);
  });

  it.each(kinds.filter((kind) => kind !== 'texto' && kind !== 'data'))(
    'of the kind %s keeps what stands for nothing',
    (kind) => {
      const options = {
        ...(kind === 'ie' && { state: 'SP' as const }),
        ...(kind === 'conta-bancaria' && { banco: '001' }),
      };
      for (const value of ['---', '( )', 'NÃO INFORMADO', ' n/a ', 'Isento'])
        expect(made.detail(kind, value, options)).toEqual({ value, status: 'kept' });
    },
  );

  it('of an address within fewer characters is as long as they allow', () => {
    for (let max = 18; max < 40; max++) {
      const address = made.pseudonym('email', 'ana@loja.com.br', { max }) as string;
      expect(address).toHaveLength(Math.min(29, max));
      expect(address).toMatch(/^[a-z2-7]+@[a-z2-7]{3,8}\.example$/);
    }
    expect(made.pseudonym('email', ' Ana <ana@loja.com.br>, bia@loja.com.br ', { max: 18 })).toMatch(
      /^[a-z2-7]{6}@[a-z2-7]{3}\.example$/,
    );
  });

  it('of a cell with an address ends in a name that no mail goes to, whatever else it holds', () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab@@@.. ;<>"1,é') });
    fc.assert(
      fc.property(cell, (value) => {
        const { value: pseudonym, status } = made.detail('email', value);
        if (status === 'kept') return;
        for (const [domain] of (pseudonym as string).matchAll(/(?<=@)[\w.-]*\w/g))
          expect(domain).toMatch(/(?:^|\.)example$/);
      }),
    );
  });

  it('of a Pix copia e cola changes key, text, address, name, CEP and txid, and its CRC fits', () => {
    const text = sealBrCode(
      brField('00', '01') +
        brField(
          '26',
          brField('00', 'BR.GOV.BCB.PIX') + brField('01', '11144477735') + brField('02', 'CPF 11144477735'),
        ) +
        brField('54', '10.00') +
        brField('59', 'José da Silva') +
        brField('60', 'São Paulo') +
        brField('61', '01310100') +
        brField('62', brField('05', 'Pedido123')),
    );
    const { value, status } = made.detail('pix-copia-e-cola', text);
    const fields = parseBrCode(value as string)!;
    const cpf = made.pseudonym('cpf', '11144477735');
    expect(status).toBe('ok');
    expect(crcOf((value as string).slice(0, -4))).toBe(fields.get('63'));
    expect([...parseBrFields(fields.get('26')!)!.values()].slice(1)).toEqual([cpf, `CPF ${cpf}`]);
    expect([fields.get('54'), fields.get('60')]).toEqual(['10.00', 'São Paulo']);
    expect(fields.get('59')).toBe(made.pseudonym('nome', 'José da Silva'));
    expect(fields.get('61')).toBe(made.pseudonym('cep', '01310100'));
    expect(parseBrFields(fields.get('62')!)!.get('05')).toMatch(/^(?!Pedido123)[A-Z][a-z]{5}\d{3}$/);
    const wrong = `${text.slice(0, -4)}${text.endsWith('0') ? '1' : '0'}${text.slice(-3)}`;
    expect(made.detail('pix-copia-e-cola', wrong)).toMatchObject({
      status: 'invalid',
      reason: 'check-digit',
    });
  });

  it('of a text of a Pix that has no room for it is cut', () => {
    const text = sealBrCode(
      brField('00', '01') +
        brField('26', brField('00', PIX_GUI) + brField('01', 'a@b.co') + brField('02', 'x'.repeat(67))),
    );
    const { value } = made.detail('pix-copia-e-cola', text);
    expect(parseBrFields(parseBrCode(value as string)!.get('26')!)!.get('02')).toBe('x'.repeat(44));
  });

  it.each(kinds.filter((kind) => !isReversible(kind)))('of the kind %s does not lead back', (kind) => {
    expect(() => made.restore(kind, 'a@b.example')).toThrow(RangeError);
  });

  it('of an e-mail address or a random key of Pix does not lead back', () => {
    expect(() => made.restore('chave-pix', 'a@b.example')).toThrow(RangeError);
    expect(() => made.restore('chave-pix', '123e4567-e89b-42d3-a456-426614174000')).toThrow(RangeError);
    expect(made.restoreDetail('ip', '2001:db8::1')).toEqual({
      value: '2001:db8::1',
      status: 'invalid',
      reason: 'one-way',
    });
  });
});

describe('createPseudonymizer', () => {
  it('takes the key as bytes, hexadecimal digits or Base64', () => {
    const bytes = new Uint8Array(Buffer.from(KEY, 'hex'));
    const ids = [bytes, KEY.toUpperCase(), Buffer.from(bytes).toString('base64')].map(
      (key) => createPseudonymizer({ key }).keyId,
    );
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    undefined,
    '',
    'abc',
    'a1'.repeat(31),
    new Uint8Array(31),
    7,
    'a1'.repeat(32),
    new Uint8Array(32),
  ])('refuses the key %j without showing it', (key) => {
    const call = () => createPseudonymizer({ key: key as string });
    expect(call).toThrow(TypeError);
    expect(call).toThrow(
      /^createPseudonymizer: the key must be 32 random bytes: as Uint8Array, 64 hexadecimal digits or Base64$/,
    );
  });

  it.each(['a\0b', 'a'.repeat(65), 7])('refuses the context %j', (context) => {
    expect(() => createPseudonymizer({ key: KEY, context: context as string })).toThrow(TypeError);
  });

  it.each([
    ['no-kind', '1', {}, /^there is no such kind; there are cpf, /],
    ['cpf', 11_144_477_735, {}, /^a value must be a text or null$/],
    ['cpf', '1', { state: 'SP' }, /^the kind cpf takes no option of this name$/],
    ['rg', '1', { state: 'XX' }, /^the option state is not valid$/],
    ['data', '2026-01-01', {}, /^the kind data needs the option subject$/],
    ['data', '2026-01-01', { subject: '1', window: 3651 }, /^the option window is not valid$/],
    ['conta-bancaria', '1-9', { agency: '1' }, /^the kind conta-bancaria needs the option banco$/],
    ['ie', '1', {}, /^the kind ie needs the option state$/],
    ['cep', '1', { keep: 4 }, /^the option keep is not valid$/],
    ['nome', '1', { max: 0 }, /^the option max is not valid$/],
    ['email', '1', { max: 17 }, /^the option max of the kind email is 18 or more$/],
    ['cpf', '1', { invalid: 'drop' }, /^invalid must be one of pseudonym, keep, null, error$/],
  ])('refuses the call %s %j %j', (kind, value, options, message) => {
    expect(() => made.pseudonym(kind as Kind, value as string, options as ValueOptions)).toThrow(TypeError);
    expect(() => made.pseudonym(kind as Kind, value as string, options as ValueOptions)).toThrow(message);
  });
});

it('an account of two or three digits is refused where the bank has no rule, since to find another takes long', () => {
  for (const value of ['1-9', '12-3'])
    expect(made.detail('conta-bancaria', value, { banco: '077', agency: '1' })).toMatchObject({
      status: 'invalid',
      reason: 'format',
    });
  expect(made.detail('conta-bancaria', '123-4', { banco: '077', agency: '1' }).status).toBe('ok');
  expect(made.detail('conta-bancaria', '1-9', { banco: '001', agency: '1584' }).status).toBe('ok');
});

it('every bank without a rule encrypts account and digit together', () => {
  const { code } = banks.find(({ code }) => code === '077')!;
  expect(
    made.restore('conta-bancaria', made.pseudonym('conta-bancaria', '0001/12345678-9', { banco: code }), {
      banco: code,
    }),
  ).toBe('0001/12345678-9');
});
