import { expect, it } from 'vitest';
import { htmlOf } from './markup.ts';
import { type Sheet, sheetPaper } from './sheet.ts';

const sheet: Sheet = {
  ...{ title: 'Salário líquido', asked: 'Bruto: 5.800,00', day: '28 nov. 2026', source: 'Fonte: Lei' },
  lines: [
    ['Nome', ''],
    ['Empregador', 'Padaria & Cia'],
  ],
  main: { label: 'Líquido', text: 'R$ 4.979,59' },
  why: 'Saem 14,15 %.',
  facts: [['Descontos', '820,41']],
  ledger: null,
  tables: [{ title: 'Linhas', heads: [{ name: 'Valor', isNumber: true }], rows: [['1,00']] }],
  groups: [{ title: 'Grupo', rows: [['Base', '5.800,00']] }],
  texts: [['Código', '0002']],
  account: [
    {
      ...{ name: 'INSS', numbers: 'soma', total: '613,51', source: 'Portaria 13/2026' },
      entries: [{ name: '1ª faixa', numbers: '1.621,00 × 7,5 %', result: '121,58', source: null }],
    },
    { name: 'FGTS', numbers: '5.800,00 × 8 %', total: '464,00', source: 'Lei 8.036/1990', entries: [] },
  ],
  accountHeads: ['De onde vem', 'Linha', 'Conta', 'Valor', 'Lei'],
  notices: ['Estimativa.'],
  signatures: ['Assinatura'],
};

const textsOf = (one: Sheet) =>
  htmlOf(sheetPaper(one))
    .split(/<[^>]+>/)
    .filter((text) => text !== '');

it('a sheet has its words, then its account with the law, then lines for signatures', () => {
  expect(textsOf(sheet)).toEqual([
    ...['Salário líquido', 'Bruto: 5.800,00', 'canivete', '28 nov. 2026', 'Nome', 'Empregador'],
    ...[
      'Padaria &amp; Cia',
      'Líquido',
      'R$ 4.979,59',
      'Saem 14,15 %.',
      'Descontos',
      '820,41',
      'Código',
      '0002',
    ],
    ...['Linhas', 'Valor', '1,00', 'Grupo', 'Base', '5.800,00'],
    ...['De onde vem', 'Linha', 'Conta', 'Valor', 'Lei'],
    ...['INSS', '1ª faixa', '1.621,00 × 7,5 %', '121,58', 'Portaria 13/2026', 'INSS', 'soma', '613,51'],
    ...['FGTS', '5.800,00 × 8 %', '464,00', 'Lei 8.036/1990'],
    ...['Estimativa.', 'Assinatura', 'Fonte: Lei', 'canivete · Salário líquido'],
  ]);
});

it('a ledger has its totals below it, and what is left of them in a bar', () => {
  const ledger = {
    heads: ['Verba', 'Referência', 'Proventos', 'Descontos'],
    rows: [
      ['Saldo', '20 dias', '2.800,00', ''],
      ['INSS', '', '', '227,69'],
    ],
    totals: ['Totais', '2.800,00', '227,69'] as const,
  };
  const html = htmlOf(sheetPaper({ ...sheet, ledger }));
  expect(html).toContain(
    '<tr class="total"><td colspan="2">Totais</td><td class="number">2.800,00</td><td class="number">227,69</td></tr>',
  );
  expect(html).toContain('<div class="hero">Líquido<strong>R$ 4.979,59</strong></div>');
  expect(html).not.toContain('class="main"');
});

it('a sheet of many rows is set closer', () => {
  const kind = (count: number) => {
    const rows = Array.from({ length: count }, () => ['1']);
    return sheetPaper({ ...sheet, account: [], tables: [{ title: '', heads: [], rows }] }).attributes[
      'class'
    ];
  };
  expect([kind(10), kind(40)]).toEqual(['paper', 'paper dense']);
});
