import { expect, it } from 'vitest';
import { givenNames } from '../data/given-names.ts';
import { replacementNames } from '../data/pseudonym-words.ts';
import { createPseudonymizer } from './index.ts';

const { pseudonym, detail } = createPseudonymizer({ key: 'bd0123456789abcd'.repeat(4) });
const name = (value: string) => pseudonym('nome', value) as string;

const listOf = (text: string) => text.trim().split(/\s+/);
const women = listOf(replacementNames.feminine);
const men = listOf(replacementNames.masculine);
const surnames = listOf(replacementNames.surnames);

it('a family keeps one surname, and a person one name, in any case and with accents or without', () => {
  const [first, second] = [name('Ana Araújo'), name('RUI ARAUJO')].map((one) => one.split(' '));
  expect(second?.[1]).toBe(first?.[1]?.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase());
  expect(name('ana araújo').split(' ')[1]).toBe(first?.[1]?.toLowerCase());
});

it.each([
  ['Márcia Silva', women],
  ['João Silva', men],
  ['Luca Silva', men],
  ['Miriam Silva', women],
  ['Zulmira Silva', women],
  ['Zeferino Silva', men],
])('the given name of %s becomes one of the same gender', (value, list) => {
  expect(list).toContain(name(value).split(' ')[0]);
  expect(surnames).toContain(name(value).split(' ')[1]);
});

it('given names of the generator get one of their gender', () => {
  const wrong = (['feminino', 'masculino'] as const).flatMap((gender) =>
    givenNames[gender]
      .flatMap(({ names }) => listOf(names))
      .filter((given) => {
        const [other] = name(`${given} Araújo`).split(' ');
        return !(gender === 'feminino' ? women : men).includes(other as string);
      }),
  );
  expect(wrong).toEqual([]);
});

it.each([
  ['nome', 'Bruno Luz', 12],
  ['nome', 'Maria Clara de Souza Filho', 14],
  ['razao-social', 'Padaria Souza & Filhos Ltda', 9],
  ['endereco', 'Rua das Flores, 1200, apto 34', 20],
  ['nome', '   Ana', 2],
] as const)('%s %s has no more than %d characters, and ends with a word that changed', (kind, value, max) => {
  const whole = pseudonym(kind, value) as string;
  const cut = pseudonym(kind, value, { max }) as string;
  expect(cut.length).toBeLessThanOrEqual(max);
  expect(cut.length).toBeGreaterThan(0);
  expect(whole).toContain(cut);
});

it('white space at the end is the first that is lost', () => {
  const ana = name('Ana');
  expect(pseudonym('nome', 'Ana  ', { max: ana.length })).toBe(ana);
  expect(pseudonym('nome', 'Ana  ')).toBe(`${ana}  `);
});

it.each([
  ['Rua XV de Novembro, s/nº', /^Rua XV de \S+, s\/nº$/],
  ['1ª Travessa, 2º andar', /^\dª Travessa, \dº andar$/],
  ['SQS 308 Bloco A', /^SQS \d{3} Bloco [A-Z]$/],
  ['Centro, São Paulo - SP', /^Centro, \S+ \S+ - SP$/],
  ['Rua Sergipe, SE, 3', /^Rua \S+, SE, [1-9]$/],
  ['SE Rua', /^(?!SE)\S+ Rua$/],
])('all that is no name stays in the address %s', (value, pattern) => {
  expect(pseudonym('endereco', value)).toMatch(pattern);
});

it('a CEP inside an address has its pseudonym', () => {
  const cep = pseudonym('cep', '01310-100') as string;
  for (const before of ['Rua A - ', 'Rua A, CEP ', 'CEP: '])
    expect(pseudonym('endereco', `${before}01310-100`)).toContain(cep);
  expect(pseudonym('endereco', 'CEP 01310100')).toBe(`CEP ${cep.replace('-', '')}`);
});

it.each([
  ['Padaria Souza Ltda', 'razao-social'],
  ['BOM SABOR S/A', 'razao-social'],
  ['BOM SABOR S.A.', 'razao-social'],
  ['João Souza - ME', 'razao-social'],
  ['12.345.678 JOAO SOUZA', 'razao-social'],
  ['José Sá', 'nome'],
  ['Ana Sá', 'nome'],
  ['Rosa S. Araújo', 'nome'],
] as const)('%s in a column of both is as in one of %s', (value, kind) => {
  expect(pseudonym('nome-ou-razao-social', value)).toBe(pseudonym(kind, value));
});

it('a further given name is one where it is in a list and a surname follows', () => {
  expect(women).toContain(name('Ana Clara Araújo').split(' ')[1]);
  expect(surnames).toContain(name('Ána Clara').split(' ')[1]);
  expect(surnames).toContain(name('Ana Xisto Araújo').split(' ')[1]);
});

it('particles, titles and signs stay', () => {
  expect(name("Dr. José d'Ávila e Souza Júnior (pai)")).toMatch(/^Dr\. \S+ \S+ e \S+ Júnior \(\S+\)$/);
});

it('initials become initials', () => {
  expect(name('J. R. R. Souza')).toMatch(/^([A-Z])\. ([A-Z])\. \2\. \S+$/);
});

it('no word of a list stands for itself', () => {
  for (const word of [...women, ...men]) expect(name(`${word} X`).split(' ')[0]).not.toBe(word);
  for (const word of surnames) expect(name(`Ana ${word}`).split(' ')[1]).not.toBe(word);
});

it('the CNPJ and CPF in the name of who trades alone get their pseudonyms', () => {
  const company = pseudonym('razao-social', '12.345.678 JOAO SOUZA 111.444.777-35') as string;
  expect(company.slice(0, 10)).toBe(pseudonym('cnpj', '12.345.678'));
  expect(company.slice(-14)).toBe(pseudonym('cpf', '111.444.777-35'));
  expect(pseudonym('razao-social', 'ACME LTDA 00.000.000/0001-91')).toContain(
    pseudonym('cnpj', '00.000.000/0001-91'),
  );
});

it('words of companies and addresses stay, and numbers of houses never begin with zero', () => {
  expect(pseudonym('razao-social', 'Padaria Souza Comércio S/A')).toMatch(/^\S+ \S+ Comércio S\/A$/);
  for (let i = 1; i < 200; i++)
    expect(pseudonym('endereco', `Av. Brasil, ${i}, apto 1`)).toMatch(
      new RegExp(`^Av\\. [^ ,]+, [1-9]\\d{${String(i).length - 1}}, apto [1-9]$`),
    );
});

it.each(['de da', '---', '(s/n)'])('a value without a word that changes, %j, is kept', (value) => {
  expect(detail(value === '(s/n)' ? 'endereco' : 'nome', value)).toEqual({ value, status: 'kept' });
});

it('every word of a list can stand for another', () => {
  const seen = new Set(
    Array.from(
      { length: 4000 },
      (_, i) =>
        name(`Ana Q${i.toString(36).replace(/\d/g, (d) => 'ghijklmnop'[Number(d)] as string)}x`).split(
          ' ',
        )[1],
    ),
  );
  expect(seen.size).toBe(surnames.length);
});
