import { expect, it } from 'vitest';
import { replacementNames } from '../data/pseudonym-words.ts';
import { createPseudonymizer } from './index.ts';

const { pseudonym, detail } = createPseudonymizer({ key: 'b7'.repeat(32) });
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
