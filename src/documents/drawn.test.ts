import { describe, expect, it } from 'vitest';
import type { Random } from '../lib/random.ts';
import { drawAih } from './aih.ts';
import { drawCaepf } from './caepf.ts';
import { drawCertidao } from './certidao.ts';
import { drawChassi, withLetterInSerial } from './chassi.ts';
import { drawChaveAcesso, drawNumber } from './chave-acesso.ts';
import { drawCnh } from './cnh.ts';
import { drawCno } from './cno.ts';
import { drawCnpj } from './cnpj.ts';
import { drawCns } from './cns.ts';
import { drawAccount } from './conta-bancaria.ts';
import { drawCpf } from './cpf.ts';
import { drawInscricaoEstadual } from './inscricao-estadual.ts';
import { drawNif } from './nif.ts';
import { drawPassport } from './passaporte.ts';
import { drawPis } from './pis.ts';
import { drawProcesso } from './processo.ts';
import { drawRenavam } from './renavam.ts';
import { drawRg } from './rg.ts';
import { drawRnm } from './rnm.ts';
import { drawLandline, drawMobile } from './telefone.ts';
import { drawTituloEleitorBase } from './titulo-eleitor.ts';

/** A source of these integers, which a draw must use up and not exceed. */
function drawnFrom<T>(values: readonly number[], draw: (random: Random) => T): T {
  const left = [...values];
  const drawn = draw(() => {
    if (left.length === 0) throw new Error('asked for more');
    return left.shift() as number;
  });
  expect(left).toEqual([]);
  return drawn;
}

const BILLION = 999_999_999;

describe('a document is drawn from the first of its numbers to the last', () => {
  it.each<[string, (random: Random) => string, readonly number[], string, readonly number[], string]>([
    // Numbered from 1.
    ['AIH', (r) => drawAih(r, 'SP', 2026), [0], '352610000001', [9_999_998], '352619999999'],
    ['CAEPF', drawCaepf, [1, 0], '000000001001', [BILLION - 1, 998], '999999998999'],
    [
      'certidão',
      (r) => drawCertidao(r, 'obito', 2020),
      [0, 0, 0, 0],
      '000000015520204000010010000001',
      // Luhn of 99999 is 5.
      [99_999, 99_998, 998, 9_999_998],
      '999995015520204999999999999999',
    ],
    ['processo', (r) => drawProcesso(r, 2024, 8, 26), [0, 0], '0000001', [9_999_998, 9_999], '9999999'],
    ['conta', (r) => drawAccount(r, '001').agency, [0, 1], '0001', [9_998, 1], '9999'],
    ['number of an invoice', (r) => String(drawNumber(r)), [0], '1', [999_999_998], '999999999'],
    // Any digits.
    ['CNH', drawCnh, [1], '000000001', [BILLION - 1], '999999998'],
    ['CNO', drawCno, [0, 1], '00000000001', [BILLION, 99], '99999999999'],
    ['CNPJ', (r) => drawCnpj(r, { branch: '0000' }), [1], '000000010000', [99_999_999], '999999990000'],
    ['CPF', (r) => drawCpf(r, 'MG'), [0], '000000006', [99_999_999], '999999996'],
    ['NIF', drawNif, [0, 0], '10000000', [2, 9_999_999], '39999999'],
    ['PIS', drawPis, [0, 0], '1000000000', [1, BILLION], '2999999999'],
    ['Renavam', drawRenavam, [0, 1], '0000000001', [BILLION, 9], '9999999999'],
    ['passport', drawPassport, [0, 0, 0], 'FA000000', [1, 25, 999_999], 'GZ999999'],
    ['RNM', drawRnm, [0, 0, 0], 'B0000000', [5, 999_999, 35], 'Y999999Z'],
    ['mobile', (r) => drawMobile(r, 11), [0, 0], '11960000000', [3, 9_999_999], '11999999999'],
    ['landline', (r) => drawLandline(r, 11), [0, 0], '1120000000', [3, 9_999_999], '1159999999'],
    ['título', (r) => String(drawTituloEleitorBase(r, 'ZZ')), [0], '28', [99_999_999], '9999999928'],
    [
      'inscrição of RS',
      (r) => drawInscricaoEstadual(r, 'RS'),
      [0, 0],
      '001000000',
      [466, 9_999_999],
      '467999999',
    ],
    ['RG of SP', (r) => drawRg(r, 'SP'), [1], '00000001', [99_999_999], '99999999'],
    ['RG of AC', (r) => drawRg(r, 'AC'), [1], '0000001', [9_999_998], '9999998'],
    [
      'chassis of North America',
      (r) => drawChassi(r, '1HG', 2009).slice(0, 8),
      [0, 0, 0, 0, 0, 0, 0, 0],
      '1HG00000',
      [32, 32, 32, 32, 32, 9, 32, 999_999],
      '1HGZZZ9Z',
    ],
    [
      'chassis of North America, of a later model year',
      (r) => drawChassi(r, '1HG', 2010).slice(0, 8),
      [0, 0, 0, 0, 0, 0, 0, 0],
      '1HG000A0',
      [32, 32, 32, 32, 32, 22, 32, 999_999],
      '1HGZZZZZ',
    ],
    [
      'letter in a series',
      (r) => `${withLetterInSerial(r, '0'.repeat(17))}.`,
      [0, 0],
      '0000000000000A000.',
      [3, 22],
      '0000000000000000Z.',
    ],
  ])('%s', (_, draw, first, lowest, last, highest) => {
    expect(drawnFrom(first, draw).slice(0, lowest.length)).toBe(lowest);
    expect(drawnFrom(last, draw).slice(0, highest.length)).toBe(highest);
    if (first.some((value) => value !== 0)) return;
    // Past the last number comes the first again.
    const beyond = last.map((value) => value + 1);
    expect(drawnFrom(beyond, draw).slice(0, lowest.length)).toBe(lowest);
  });
});

describe('a number of one digit over and over is drawn again', () => {
  it.each<[string, (random: Random) => string, readonly number[], string]>([
    ['CAEPF, of its holder', drawCaepf, [0, 444_444_444, BILLION, 12, 0], '000000012001'],
    ['CNH', drawCnh, [0, 111_111_111, BILLION, 111_111_112], '111111112'],
    ['CNO', drawCno, [0, 0, 0, 11], '00000000011'],
    ['CNPJ', (r) => drawCnpj(r, { branch: '0000' }), [0, 7], '000000070000'],
    ['CPF', (r) => drawCpf(r, 'DF'), [11_111_111, 11_111_110], '111111101'],
    ['CPF of zeros', (r) => drawCpf(r, 'RS'), [0, 11_111_111], '111111110'],
    ['Renavam', drawRenavam, [0, 0, 0, 2], '0000000002'],
    ['RG of RJ', (r) => drawRg(r, 'RJ'), [0, 3], '00000003'],
    ['RG of AC', (r) => drawRg(r, 'AC'), [0, 7_777_777, 3], '0000003'],
    ['conta', (r) => drawAccount(r, '041').account, [5, 0, 111_111_111, 3], '000000003'],
  ])('%s', (_, draw, values, expected) => {
    expect(drawnFrom(values, draw).slice(0, expected.length)).toBe(expected);
  });
});

it('a provisional CNS is drawn again where its last digit would be 10', () => {
  for (let i = 0; i < 40; i++) {
    const base = `7${String(i).padStart(9, '0')}0000`;
    const sum = [...base].reduce((total, digit, place) => total + Number(digit) * (15 - place), 0);
    const last = (11 - (sum % 11)) % 11;
    const whole = drawnFrom(last === 10 ? [0, i, 0, 1, 0, 0] : [0, i, 0], (r) => drawCns(r, 'provisorio'));
    expect(whole).toBe(last === 10 ? '800000000000001' : base + last);
  }
});

it('the code of an access key is neither its number, nor one digit over and over, nor digits in a row', () => {
  const form = { state: 'SP', year: 2026, month: 1, cnpj: '11222333000181', series: 1 } as const;
  const key = (values: readonly number[], number: number) =>
    drawnFrom(values, (r) => drawChaveAcesso(r, { ...form, model: 55, number }));
  expect(key([0, 22_222_222, 1_234_567, 12_345_678, 23_456_789, 89_012_345, 77, 78], 77).slice(0, 43)).toBe(
    '3526011122233300018155001000000077100000078',
  );
  // The code of 7 digits of a BP-e has nothing in front, that of an NF3-e the site, and that of a DC-e 2 and the site.
  const codeOf = (model: 57 | 66 | 99, code: number) =>
    drawnFrom([code], (r) => drawChaveAcesso(r, { ...form, model, number: 1 })).slice(34, 43);
  expect([codeOf(57, 42), codeOf(66, 42), codeOf(99, 42)]).toEqual(['100000042', '100000042', '120000042']);
});
