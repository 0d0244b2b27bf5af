/** A second program of the rules gives the same pseudonyms as this one: `test/support/second-pseudonyms.ts` has it. */
import { expect, it } from 'vitest';
import {
  CONTEXT,
  KEY,
  asFar,
  banks,
  cnhDigits,
  cnsEnd,
  down,
  fields,
  hash,
  isOne,
  isRgOfSp,
  keyDigit,
  lists,
  luhn,
  mapAccount,
  mapCep,
  mapCpf,
  mapEmail,
  mapMobile,
  mapPis,
  mapPlaca,
  mapProcesso,
  mapRg,
  mapRoot,
  mapUuid,
  masked,
  ofLetters,
  pad,
  permute,
  permuteDigits,
  pixUrl,
  registrationOfSp,
  registrations,
  reworded,
  rulesOf,
  scramble,
  sum,
  tituloDigits,
  toLetters,
  withBoleto,
  withCertidao,
  withCnpj,
  withCpf,
  withCrc,
  withPis,
  withProcesso,
  withRenavam,
  word,
} from '#test/support/second-pseudonyms.ts';
import { sized } from '#test/support/size.ts';
import { below, digits, pick, type Random } from '../lib/random.ts';
import { seededRandom } from '../lib/random-sources.ts';
import { createPseudonymizer, type Kind, type ValueOptions } from './index.ts';

const { pseudonym } = createPseudonymizer({ key: KEY, context: CONTEXT });

const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => String.fromCharCode(65 + below(random, 26))).join('');

interface Case {
  readonly kind: Kind;
  draw(random: Random): readonly [value: string, expected: string, options?: ValueOptions];
}

/** Half of the draws send the right check digits, and the others any. */
const sentDigits = (random: Random, right: string) =>
  below(random, 2) === 0 ? right : digits(random, right.length);
const mobile = (random: Random) => [`${11 + below(random, 8)}`, digits(random, 8)] as const;
const cepOf = (random: Random) => pad(BigInt(below(random, 19_000_000) + 1_000_000), 8);
const plate = (random: Random) => `${letters(random, 3)}${1 + below(random, 9)}${digits(random, 3)}`;
const uuid = (random: Random) => {
  const text = Array.from({ length: 32 }, () => pick(random, '0123456789abcdef')).join('');
  return masked('00000000-0000-0000-0000-000000000000', text);
};
const givenName = (random: Random) => pick(random, [...lists.f, ...lists.m]);
const surname = (random: Random) => pick(random, lists.s);
/** A name stays as it is, or is in capitals, in lower case or without accents. */
const written = (random: Random, name: string) =>
  pick(random, [name, name.toUpperCase(), name.toLowerCase(), name.normalize('NFD').replace(/\p{M}/gu, '')]);
const person = (random: Random) =>
  written(
    random,
    [
      givenName(random),
      pick(random, ['', `${givenName(random)} `, 'Ivy ', 'Luca ', 'K ']),
      pick(random, ['', 'da ']),
      `${surname(random)} `,
      surname(random),
      pick(random, ['', ' Neto', ' e Lis', ` ${digits(random, 3)}`]),
    ]
      .join(' ')
      .replace(/ +/g, ' '),
  );
const firm = (random: Random) =>
  written(
    random,
    pick(random, [
      `Padaria ${surname(random)} e ${givenName(random)} Ltda`,
      `${surname(random)} ${digits(random, 2)} Comércio de ${surname(random)}`,
      `${masked('00.000.000', digits(random, 8))} ${givenName(random)} ${surname(random)}`,
      `Companhia ${surname(random)} ${withCpf(digits(random, 9))}`,
    ]),
  );

/** A text or a Pix code may hold these numbers. */
type Find = readonly [sent: string, expected: string];
const finds: readonly ((random: Random) => Find)[] = [
  (r) => {
    const [base, mask] = [digits(r, 9), '000.000.000-00'];
    const sent = sentDigits(r, withCpf(base).slice(9));
    const other = mapCpf(base);
    const digit = asFar(sent, withCpf(base).slice(9), other.slice(9));
    return [masked(mask, base + sent), masked(mask, other.slice(0, 9) + digit)];
  },
  (r) => {
    const [root, mask] = [digits(r, 8), '00.000.000/0000-00'];
    return [masked(mask, withCnpj(`${root}0001`)), masked(mask, withCnpj(`${mapRoot(root)}0001`))];
  },
  (r) => {
    const [local, domain] = [`${letters(r, 3)}.${digits(r, 3)}`, `${letters(r, 4)}.com.br`];
    return [`${local}@${domain}`, mapEmail(local, domain)];
  },
  (r) => {
    const [area, rest] = mobile(r);
    const mask = pick(r, ['(00) 00000-0000', '+55 00 00000-0000', '00 00000-0000']);
    return [masked(mask, `${area}9${rest}`), masked(mask, mapMobile(area, rest))];
  },
  (r) => {
    const cep = cepOf(r);
    return [masked('00000-000', cep), masked('00000-000', mapCep(cep))];
  },
  (r) => {
    const text = plate(r);
    return [masked('000-0000', text), masked('000-0000', mapPlaca(text))];
  },
  (r) => {
    const [own, rest, mask] = [`1${digits(r, 6)}`, `2024826${digits(r, 4)}`, '0000000-00.0000.0.00.0000'];
    return [masked(mask, withProcesso(own, rest)), masked(mask, mapProcesso(own, rest))];
  },
  (r) => {
    const text = uuid(r);
    return [text, mapUuid(text)];
  },
];
/** A Pix key is one of these. */
const pixKeys: readonly ((random: Random) => Find)[] = [
  finds[2]!,
  finds[7]!,
  (r) => {
    const base = digits(r, 9);
    return [withCpf(base), mapCpf(base)];
  },
  (r) => {
    const root = digits(r, 8);
    return [withCnpj(`${root}0001`), withCnpj(`${mapRoot(root)}0001`)];
  },
  (r) => {
    const [area, rest] = mobile(r);
    return [`+55${area}9${rest}`, `+55${mapMobile(area, rest)}`];
  },
];

const cases: readonly Case[] = [
  {
    kind: 'cpf',
    draw: (r) => {
      const base = digits(r, 9);
      return [withCpf(base), mapCpf(base)];
    },
  },
  {
    kind: 'cnpj',
    draw(r) {
      const [root, order] = [digits(r, 8), digits(r, 4)];
      return [withCnpj(root + order), withCnpj(mapRoot(root) + order)];
    },
  },
  {
    kind: 'cnpj',
    draw(r) {
      const root = `${letters(r, 3)}${digits(r, 5)}`;
      const isIn = (x: bigint) => /[a-z]/.test(x.toString(36));
      const x = BigInt([...root].reduce((n, sign) => n * 36 + Number.parseInt(sign, 36), 0));
      const other = permute('cnpj', 'a', 36n ** 8n, x, isIn)
        .toString(36)
        .toUpperCase()
        .padStart(8, '0');
      return [withCnpj(`${root}0001`), withCnpj(`${other}0001`)];
    },
  },
  {
    kind: 'pis',
    draw(r) {
      const [first, rest] = [digits(r, 1), digits(r, 9)];
      return [withPis(first + rest), mapPis(first + rest)];
    },
  },
  {
    kind: 'renavam',
    draw(r) {
      const [first, rest] = [digits(r, 1), digits(r, 9)];
      const isIn = (x: string) => !isOne(withRenavam(first + x));
      return [withRenavam(first + rest), withRenavam(first + permuteDigits('renavam', first, rest, isIn))];
    },
  },
  {
    kind: 'certidao',
    draw(r) {
      const [place, entry] = [digits(r, 15), digits(r, 15)];
      return [withCertidao(place + entry), withCertidao(place + permuteDigits('certidao', place, entry))];
    },
  },
  {
    kind: 'passaporte',
    draw(r) {
      const text = letters(r, 2) + digits(r, 6);
      const x = ofLetters(text.slice(0, 2)) * 1_000_000n + BigInt(text.slice(2));
      const other = permute('passaporte', '', 676_000_000n, x);
      return [text, toLetters(other / 1_000_000n, 2) + pad(other % 1_000_000n, 6)];
    },
  },
  {
    kind: 'placa',
    draw(r) {
      const text = plate(r);
      return [text, mapPlaca(text)];
    },
  },
  {
    kind: 'telefone',
    draw(r) {
      const [[area, rest], mask] = [mobile(r), '(00) 00000-0000'];
      return [masked(mask, `${area}9${rest}`), masked(mask, mapMobile(area, rest))];
    },
  },
  {
    kind: 'cep',
    draw(r) {
      const cep = cepOf(r);
      return [cep, mapCep(cep)];
    },
  },
  {
    kind: 'cartao',
    draw(r) {
      const [head, own] = [`4${digits(r, 5)}`, digits(r, 9)];
      const whole = (x: string) => head + x + luhn(head + x);
      return [whole(own), whole(permuteDigits('cartao', `${head}:16`, own, (x) => !isOne(whole(x))))];
    },
  },
  {
    kind: 'processo',
    draw(r) {
      const [own, rest] = [`1${digits(r, 6)}`, `2024826${digits(r, 4)}`];
      return [withProcesso(own, rest), mapProcesso(own, rest)];
    },
  },
  {
    kind: 'numero',
    draw(r) {
      const text = digits(r, 4 + below(r, 15));
      return [
        text,
        permuteDigits('numero', String(text.length), text, (x) => x.startsWith('0') === text.startsWith('0')),
      ];
    },
  },
  {
    kind: 'boleto',
    draw(r) {
      const [head, tail, free] = [`${digits(r, 3)}9`, digits(r, 14), digits(r, 25)];
      if (head.startsWith('8')) return ['', ''];
      return [
        withBoleto(head, tail + free),
        withBoleto(head, tail + permuteDigits('boleto', head + tail, free)),
      ];
    },
  },
  {
    kind: 'chave-acesso',
    draw(r) {
      const [head, root, middle, code] = ['352607', digits(r, 8), `0001`, digits(r, 8)];
      const rest = `55001${digits(r, 9)}1`;
      const before = head + withCnpj(root + middle) + rest;
      const other =
        head + withCnpj(mapRoot(root) + middle) + rest + permuteDigits('chave-acesso', before, code);
      return [before + code + keyDigit(before + code), other + keyDigit(other)];
    },
  },
  {
    kind: 'data',
    draw(r) {
      const day = below(r, 40_000);
      const subject = letters(r, 6);
      const window = 1 + below(r, 3650);
      const back = 1n + (hash('data', subject).readBigUInt64BE() % BigInt(window));
      const write = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10);
      const date = write(day - 20_000);
      if (date === '1900-01-01') return ['', ''];
      return [date, write(day - 20_000 - Number(back)), { subject, window }];
    },
  },
  {
    kind: 'ip',
    draw(r) {
      const address = [23 + below(r, 70), below(r, 256), below(r, 256), below(r, 256)];
      const isSpecial = (x: bigint) => {
        const [a, b, c] = [24n, 16n, 8n].map((bits) => Number((x >> bits) & 255n)) as [
          number,
          number,
          number,
        ];
        return (
          [0, 10, 127].includes(a) ||
          a >= 224 ||
          (a === 100 && b >= 64 && b < 128) ||
          (a === 169 && b === 254) ||
          (a === 172 && b >= 16 && b < 32) ||
          (a === 192 && b === 0 && (c === 0 || c === 2)) ||
          (a === 192 && b === 88 && c === 99) ||
          (a === 192 && b === 168) ||
          (a === 198 && (b === 18 || b === 19)) ||
          (a === 198 && b === 51 && c === 100) ||
          (a === 203 && b === 0 && c === 113)
        );
      };
      const x = address.reduce((n, part) => n * 256n + BigInt(part), 0n);
      const other = permute('ip', '', 2n ** 32n, x, (one) => !isSpecial(one));
      return [address.join('.'), [24n, 16n, 8n, 0n].map((bits) => (other >> bits) & 255n).join('.')];
    },
  },
  {
    kind: 'email',
    draw(r) {
      const [local, domain] = [`${letters(r, 3)}.${digits(r, 3)}`, `${letters(r, 4)}.com.br`];
      const max = 18 + below(r, 20);
      return [`${local}@${domain}`, mapEmail(local, domain, max), { max }];
    },
  },
  {
    kind: 'nome',
    draw(r) {
      const [given, surname] = [pick(r, [...lists.f, ...lists.m]), pick(r, lists.s)];
      const role = lists.f.includes(given) ? 'f' : 'm';
      return [`${given} de ${surname} é`, `${word(role, given)} de ${word('s', surname)} é`];
    },
  },
  {
    kind: 'cnh',
    draw(r) {
      const base = digits(r, 9);
      const sent = sentDigits(r, cnhDigits(base));
      const other = permuteDigits('cnh', '', base, (x) => !isOne(x + cnhDigits(x)));
      return [base + sent, other + asFar(sent, cnhDigits(base), cnhDigits(other))];
    },
  },
  {
    kind: 'titulo',
    draw(r) {
      const [base, state, mask] = [digits(r, 8), pad(BigInt(1 + below(r, 28)), 2), '0000 0000 0000'];
      const [right, end] = [tituloDigits(base, state), (x: string) => state + tituloDigits(x, state)];
      const sent = sentDigits(r, right);
      const other = permuteDigits('titulo', state, base, (x) => !isOne(x + end(x)));
      const digit = asFar(sent, right, tituloDigits(other, state));
      return [masked(mask, base + state + sent), masked(mask, other + state + digit)];
    },
  },
  {
    kind: 'rg',
    draw(r) {
      const state = pick(r, ['SP', 'RJ'] as const);
      const base = digits(r, state === 'SP' ? 7 + below(r, 2) : 8);
      const sent = pick<string>(r, state === 'SP' ? '0123456789X' : '0123456789');
      const mask = base.length === 7 ? '0.000.000-0' : '00.000.000-0';
      return [masked(mask, base + sent), masked(mask, mapRg(state, base, sent)), { state }];
    },
  },
  {
    kind: 'rg',
    draw(r) {
      const [front, state, options] = pick<readonly [string, string, ValueOptions]>(r, [
        ['', '', {}],
        ['MG-', 'MG', {}],
        ['', 'PR', { state: 'PR' }],
      ]);
      const [base, end] = [digits(r, 5 + below(r, 9)), pick(r, ['', 'X'])];
      if (state === '' && isRgOfSp(base + end)) {
        const whole = base + end;
        return [whole, mapRg('SP', whole.slice(0, -1), whole.slice(-1))];
      }
      const isCpf = (x: string) => x.length === 11 && x === withCpf(x.slice(0, 9));
      if (state === '' && end === '' && isCpf(base)) return [base, mapCpf(base.slice(0, 9))];
      const isIn = (x: string) =>
        !isOne(x + end) && (state !== '' || (!isRgOfSp(x + end) && !isCpf(x + end)));
      const other = permuteDigits('rg', `${state}:${base.length}${end}`, base, isIn);
      return [front + base + end, front + other + end, options];
    },
  },
  {
    kind: 'ie',
    draw(r) {
      const { state, heads, length, kept, digits: of } = pick(r, registrations);
      const head = pick(r, heads);
      const base = head + digits(r, length - head.length);
      const sent = sentDigits(r, of(base));
      const first = base.slice(0, kept);
      const tweak = `${state}:${length + sent.length}:${first}`;
      const other = first + permuteDigits('ie', tweak, base.slice(kept));
      return [base + sent, other + asFar(sent, of(base), of(other)), { state }];
    },
  },
  {
    kind: 'ie',
    draw(r) {
      const [first, own, mask] = [digits(r, 3), digits(r, 7), '000.000.000.000'];
      const write = (x: string) => masked(mask, registrationOfSp(first + x.slice(0, 5), x.slice(5)));
      return [write(own), write(permuteDigits('ie', `SP:12:${first}`, own)), { state: 'SP' }];
    },
  },
  {
    kind: 'cns',
    draw(r) {
      const [base, mask] = [`${1 + below(r, 2)}${digits(r, 9)}`, '000 0000 0000 0000'];
      const pis = pick(r, [withPis(base), base + digits(r, 1)]);
      const isPis = (x: string) => x === withPis(x.slice(0, 10));
      const sent = sentDigits(r, cnsEnd(pis));
      const first = pis[0]!;
      const other = isPis(pis)
        ? mapPis(base)
        : first + permuteDigits('cns', first, pis.slice(1), (x) => !isPis(first + x));
      return [masked(mask, pis + sent), masked(mask, other + asFar(sent, cnsEnd(pis), cnsEnd(other)))];
    },
  },
  {
    kind: 'cns',
    draw(r) {
      const [first, own] = [`${7 + below(r, 3)}`, digits(r, 13)];
      const end = (x: string) => String((11 - (sum(first + x, down(15, 14)) % 11)) % 11);
      const sent = sentDigits(r, end(own).slice(0, 1));
      if (end(own) === '10') return [first + own + sent, scramble('cns', first + own + sent)];
      const other = permuteDigits('cns', first, own, (x) => end(x) !== '10');
      return [first + own + sent, first + other + asFar(sent, end(own), end(other))];
    },
  },
  {
    kind: 'conta-bancaria',
    draw(r) {
      const bank = pick(r, banks);
      const [agency, account] = [digits(r, 4), digits(r, bank.lengths[0])];
      const [right] = bank.forms(agency, account.padStart(bank.lengths[1], '0'));
      const digit = pick(r, [right!, ...(bank.ten ? '0123456789X' : '0123456789')]);
      const write = (text: string) => `${agency} / ${text.replace('X', bank.ten ?? 'X')}`;
      const expected = write(mapAccount(bank, agency, account + digit));
      return [write(`${account}-${digit}`), expected, { banco: bank.code }];
    },
  },
  {
    kind: 'conta-bancaria',
    draw(r) {
      const [banco, agency, own] = [
        pick(r, ['077', '756', '999']),
        digits(r, 3),
        digits(r, 4 + below(r, 10)),
      ];
      const other = permuteDigits('conta', `${banco}:0${agency}:${own.length}`, own);
      const write = (text: string) => text.replace(/(?=.$)/, '-');
      return [write(own), write(other), { banco, agency }];
    },
  },
  {
    kind: 'chave-pix',
    draw: (r) => pick(r, pixKeys)(r),
  },
  {
    kind: 'chave-pix',
    draw(r) {
      const text = pick(r, [uuid(r), uuid(r).toUpperCase()]);
      return [text, mapUuid(text)];
    },
  },
  {
    kind: 'pix-copia-e-cola',
    draw(r) {
      const [key, said] = [pick(r, pixKeys)(r), pick(r, finds.slice(3, 6))(r)];
      const [cep, txid, bits] = [
        cepOf(r),
        pick(r, ['***', letters(r, 4) + digits(r, 9)]),
        below(r, 2) * below(r, 65_536),
      ];
      const name = pick(r, [person(r), firm(r)])
        .normalize('NFD')
        .replace(/\p{M}/gu, '');
      const code = (i: 0 | 1, who: string, where: string, id: string) =>
        withCrc(
          fields(
            ['00', '01'],
            ['26', fields(['00', 'br.gov.bcb.pix'], ['01', key[i]], ['02', `Ver ${said[i]}`])],
            ['52', '0000'],
            ['53', '986'],
            ['54', '10.50'],
            ['58', 'BR'],
            ['59', who],
            ['60', 'SAO PAULO'],
            ['61', where],
            ['62', fields(['05', id])],
          ),
          bits,
        );
      const other = reworded(rulesOf(name), name, 25);
      const id = txid === '***' ? txid : scramble('pix-copia-e-cola', txid);
      return [code(0, name, cep, txid), code(1, other, mapCep(cep), id)];
    },
  },
  {
    kind: 'pix-copia-e-cola',
    draw(r) {
      const url = `pix.banco.com.br/v2/${letters(r, 12)}`;
      const code = (where: string) =>
        withCrc(
          fields(
            ['00', '01'],
            ['01', '12'],
            ['26', fields(['00', 'br.gov.bcb.pix'], ['25', where])],
            ['52', '0000'],
            ['53', '986'],
            ['58', 'BR'],
            ['59', 'Ltda'],
            ['60', 'SAO PAULO'],
            ['62', fields(['05', '***'])],
          ),
          0,
        );
      return [code(url), code(pixUrl(url))];
    },
  },
  {
    kind: 'cpf-cnpj',
    draw(r) {
      const base = digits(r, 9);
      const root = pick(r, [digits(r, 8), `0${digits(r, 7)}`]);
      return pick(r, [
        [withCpf(base), mapCpf(base)],
        // A zero in front is lost, and comes back.
        [withCnpj(`${root}0001`).replace(/^0/, ''), withCnpj(`${mapRoot(root)}0001`)],
      ] as const);
    },
  },
  {
    kind: 'razao-social',
    draw(r) {
      const [text, max] = [firm(r), 12 + below(r, 40)];
      return [text, reworded('razao-social', text, max), { max }];
    },
  },
  {
    kind: 'nome-ou-razao-social',
    draw(r) {
      const text = pick(r, [person(r), firm(r)]);
      return [text, reworded(rulesOf(text), text)];
    },
  },
  {
    kind: 'nome',
    draw(r) {
      const [text, max] = [person(r), 8 + below(r, 40)];
      return [text, reworded('nome', text, max), { max }];
    },
  },
  {
    kind: 'endereco',
    draw(r) {
      const cep = masked('00000-000', cepOf(r));
      const text = pick(r, [
        `Rua ${surname(r)} de ${surname(r)}, ${digits(r, 3)}, apto ${digits(r, 2)} - Vila ${surname(r)} - SP, ${cep}`,
        `AV XV DE ${surname(r).toUpperCase()} ${digits(r, 4)} BLOCO ${letters(r, 1)} ${cep} SP`,
        `SQS ${digits(r, 3)} bloco ${letters(r, 1)} (DF)`,
      ]);
      const max = 20 + below(r, 80);
      return [text, reworded('endereco', text, max), { max }];
    },
  },
  {
    kind: 'texto',
    draw(r) {
      const three = [pick(r, finds)(r), pick(r, finds)(r), pick(r, finds)(r)] as const;
      const write = (i: 0 | 1) =>
        `Cliente pediu 3 peças (${three[0][i]}), ver ${three[1][i]}; no dia 5 mandou ${three[2][i]}.`;
      return [write(0), write(1)];
    },
  },
  {
    kind: 'texto',
    draw(r) {
      // A number of JSON has no zeros in front; with one or two fewer digits it is a CPF all the same.
      const base = pick(r, [digits(r, 9), `0${digits(r, 8)}`, `00${digits(r, 7)}`]);
      if (base.startsWith('000')) return ['', ''];
      const write = (cpf: string) => `{"id": 7, "cpf": ${BigInt(cpf)}, "ok": true}`;
      return [write(withCpf(base)), write(mapCpf(base))];
    },
  },
  {
    kind: 'cpf',
    draw(r) {
      const text = `${letters(r, 2)}-${digits(r, 3)}x`;
      return [text, scramble('cpf', text)];
    },
  },
];

const VALUES = Math.ceil(sized(2_000, 100_000) / cases.length);

it.each(cases.map((one, i) => [one.kind, i, one] as const))(
  'two programs give one pseudonym: %s (%d)',
  (kind, i, { draw }) => {
    const random = seededRandom(`second ${i}`);
    const wrong: string[] = [];
    for (let count = 0; count < VALUES; count++) {
      const [sent, expected, options = {}] = draw(random);
      if (sent === '' || /^(.)\1*$/.test(sent)) continue;
      const got = pseudonym(kind, sent, options);
      if (got !== expected) wrong.push(`${sent} ${JSON.stringify(options)}: ${got}, and ${expected}`);
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  },
);
