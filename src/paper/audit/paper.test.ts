import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import type { Language } from '../../lib/languages.ts';
import { conferenciaHolerite } from '../../tools/trabalhista/conferencia-holerite.ts';
import { folha } from '../../tools/trabalhista/folha.ts';
import { htmlOf } from '../markup.ts';
import type { AuditAnswer } from './answer.ts';
import { letterOf } from './letter.ts';
import { auditPaper, type AuditSheet, type Computed } from './paper.ts';
import { auditPrint } from './parts.ts';

const fatos = { competencia: '2026-10', salarioBase: 6000, dependentes: 1 };
const printed = (irrf: number) => [
  { descricao: 'Salário', tipo: 'provento', valor: 6000 },
  { descricao: 'INSS', tipo: 'desconto', valor: 641.51 },
  { descricao: 'IRRF', tipo: 'desconto', valor: irrf },
];
const names = { nome: 'Ana <Souza>', matricula: '7', empregador: 'Padaria Sol' };

const audited = (input: object, language: Language = 'pt') =>
  callTool(conferenciaHolerite, { fatos, ...input }, { language: () => language }) as AuditAnswer;
const printIn = (language: Language) => auditPrint(language, '2026-11-21', (cause) => `Causa ${cause}`);
const textsOf = (answer: AuditAnswer, sheet: Partial<AuditSheet> = {}, language: Language = 'pt') =>
  htmlOf(
    auditPaper(printIn(language), answer, { tolerance: 0.05, isShort: false, computed: undefined, ...sheet }),
  )
    .split(/<[^>]+>/)
    .map((text) => text.trim())
    .filter((text) => text !== '');

describe('the paper of an audit', () => {
  // Lei 15.270/2025: 978,62 − 0,133145 × 6.000 = 179,75.
  it('the paper of an audit says the sum first, then each line with its law, then what to tell HR', () => {
    const answer = audited({ lancamentos: printed(512.72), liquido: 4845.77 });
    expect(textsOf(answer, names)).toEqual([
      ...['Conferência de holerite', 'Padaria Sol', 'Outubro de 2026', 'Conferido em 21 de novembro de 2026'],
      ...['Nome', 'Ana &lt;Souza&gt;', 'Matrícula', '7', 'Competência', '10/2026'],
      ...['Faltam no líquido', 'R$ 179,75', 'Linhas: 2 conferem, 1 diverge.'],
      ...['Linha', 'Esperado', 'No holerite', 'Diferença', 'Resultado', 'Por quê'],
      ...['Salário', 'provento', '6.000,00', '6.000,00', '0,00', '✓ confere'],
      ...['O valor é o que se calcula dos fatos.', 'CLT, arts. 457 e 459'],
      ...['INSS', 'desconto', '641,50', '641,51', '+0,01', '✓ confere'],
      ...['O valor é o que se calcula dos fatos.', 'EC nº 103/2019, art. 28'],
      ...['IRRF', 'desconto', '332,97', '512,72', '+179,75', '✕ diverge'],
      ...['Causa reducao-de-2026-nao-aplicada', 'A redução do IRRF de 2026 não foi aplicada.'],
      'Lei nº 9.250/1995, art. 3º-A; Lei nº 15.270/2025',
      ...['Líquido', '5.025,53', '4.845,77', '−179,76', '✕ diverge', 'Causa consequencia-de-outra-linha'],
      'O que levar ao RH',
      'No holerite de outubro de 2026, IRRF deveria ser 332,97, e não 512,72 (causa reducao-de-2026-nao-aplicada). O líquido certo é 5.025,53.',
      'Esta é uma estimativa, e não substitui a orientação de um advogado ou contador.',
      ...['Conferido por', 'Local e data'],
      `Tabelas de 2026: ${answer.tabela.fonte} · tolerância de 0,05`,
      'Matrícula 7',
    ]);
  });

  it('the paper of an audit has the sums of what is wrong where they were computed', async () => {
    const answer = audited({ lancamentos: printed(512.72) });
    const computed = (await callTool(folha, { ...fatos, explicar: true })) as Computed;
    const texts = textsOf(answer, { computed });
    expect(
      texts.slice(texts.indexOf('A conta de cada divergência') + 4, texts.indexOf('O que levar ao RH')),
    ).toEqual(expect.arrayContaining(['IRRF', '512,72 − 179,75', '332,97']));
  });

  it('a short paper leaves out what agrees', () => {
    const texts = textsOf(audited({ lancamentos: printed(512.72), liquido: 4845.77 }), { isShort: true });
    expect(texts.filter((text) => ['Salário', 'INSS', 'IRRF', 'Líquido'].includes(text))).toEqual([
      'IRRF',
      'Líquido',
    ]);
  });
});

describe('the text for HR', () => {
  const letter = (input: object, language: Language = 'pt') => {
    const print = printIn(language);
    return letterOf(print, audited(input, language), print.monthWithin(fatos.competencia));
  };

  it.each([
    ['a payslip that is right', { lancamentos: printed(332.97) }, 'pt', null],
    [
      'a wrong FGTS alone',
      { lancamentos: printed(332.97), fgts: 400 },
      'pt',
      'No holerite de outubro de 2026, FGTS deveria ser 480,00, e não 400,00.',
    ],
    [
      'a wrong net alone',
      { lancamentos: printed(332.97), liquido: 5000 },
      'en',
      'On the payslip of October 2026, Net pay should be 5,025.53, not 5,000.00 (causa soma-nao-fecha).',
    ],
    [
      'a line that is missing',
      { lancamentos: printed(0).slice(0, 2), liquido: 5358.49 },
      'pt',
      'No holerite de outubro de 2026, falta IRRF, de 332,97. O líquido certo é 5.025,53.',
    ],
  ] as const)('the text for HR names what is wrong: %s', (_, input, language, text) => {
    expect(letter(input, language)).toBe(text);
  });
});
