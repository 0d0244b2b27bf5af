import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, figuresOf, refusal } from '#test/support/call-tool.ts';
import { clients, services, suppliers, withheldTaxes } from '../../law/taxes/retencoes.ts';
import { sumMoney } from '../../lib/numbers/money.ts';
import { retencoes } from './retencoes.ts';

type Values = Record<string, unknown>;

const call = (servico: string, values: Values = {}) =>
  figuresOf(retencoes, { servico, valor: 10_000, ano: 2026, ...values });

/** The amounts withheld, by tax. */
const amounts = (servico: string, values: Values = {}) =>
  Object.fromEntries(
    call(servico, values).retencoes.map(({ codigo, valor }: { codigo: string; valor: number }) => [
      codigo,
      valor,
    ]),
  );

/** The code of the bill of each tax. */
const codes = (servico: string, values: Values = {}) =>
  Object.fromEntries(call(servico, values).retencoes.map(({ codigo, receita }: Values) => [codigo, receita]));

/** Why each tax is not withheld. */
const reasonsOf = (servico: string, values: Values = {}) =>
  Object.fromEntries(
    call(servico, values).semRetencao.map(({ tributo, motivo }: Values) => [tributo, motivo]),
  );

const contributions = (name: string) => ({ csll: name, pis: name, cofins: name });

describe('what a company withholds', () => {
  // A published exercise: surveillance for 186,000.00, ISS 5 %. Its income tax, at 1.5 %, is not that of RIR/2018, art. 716.
  it('from lent labor is the three contributions, 11 % of INSS, the ISS and 1 % of income tax', () => {
    expect(amounts('vigilancia', { valor: 186_000, issRetido: true, aliquotaIss: 5 })).toEqual({
      irrf: 1860,
      csll: 1860,
      pis: 1209,
      cofins: 5580,
      inss: 20_460,
      iss: 9300,
    });
  });

  // RIR/2018, arts. 714, 716 and 718, Lei 10.833/2003, arts. 29 and 30; codes of the Receita's table of DARF.
  it.each([
    ['profissional', 150, '1708', true, false],
    ['assessoria-credito', 150, '5944', true, false],
    ['limpeza', 100, '1708', true, true],
    ['vigilancia', 100, '1708', true, true],
    ['locacao-mao-de-obra', 100, '1708', true, true],
    ['transporte-valores', 100, '1708', true, false],
    ['manutencao', undefined, undefined, true, false],
    ['comissao', 150, '8045', false, false],
    ['publicidade', undefined, undefined, false, false],
    ['construcao', undefined, undefined, false, true],
    ['outros', undefined, undefined, false, false],
  ])('from %s', (servico, irrf, receita, withContributions, lent) => {
    const held = amounts(servico);
    expect(held.irrf).toBe(irrf);
    expect(codes(servico).irrf).toBe(receita);
    expect(held).toMatchObject(withContributions ? { csll: 100, pis: 65, cofins: 300 } : {});
    expect(held.csll).toBe(withContributions ? 100 : undefined);
    expect(held.inss).toBe(lent ? 1100 : undefined);
  });

  it('an agency pays its own income tax, where there would be some', () => {
    expect(reasonsOf('publicidade').irrf).toBe('recolhido-pela-agencia');
    expect(reasonsOf('publicidade', { valor: 666.66 }).irrf).toBe('ate-10-reais');
  });

  it('lent labor is what the caller says it is', () => {
    expect(amounts('manutencao', { cessaoMaoDeObra: true }).inss).toBe(1100);
    expect(reasonsOf('limpeza', { cessaoMaoDeObra: false }).inss).toBe('sem-cessao-de-mao-de-obra');
    expect(callTool(retencoes, { servico: 'limpeza', valor: 1, ano: 2026 }).premissas.cessaoMaoDeObra).toBe(
      true,
    );
  });
});

describe('small amounts', () => {
  // Lei 9.430/1996, art. 67.
  it.each([
    [666.66, 'ate-10-reais'],
    [666.67, undefined],
  ])('the income tax of %d is waived: %s', (valor, motivo) => {
    expect(reasonsOf('profissional', { valor }).irrf).toBe(motivo);
  });

  // Lei 10.833/2003, art. 31, § 3º, by Lei 13.137/2015.
  it.each([
    [215.05, 'ate-10-reais'],
    [215.06, undefined],
  ])('the contributions of %d are waived: %s', (valor, motivo) => {
    expect(reasonsOf('profissional', { valor }).csll).toBe(motivo);
  });

  // IN RFB 971/2009, art. 120, and IN RFB 2.110/2022: below the least amount of a bill, 10.00.
  it.each([
    [90.8, 'abaixo-de-10-reais'],
    [90.91, undefined],
  ])('the INSS of %d is too small: %s', (valor, motivo) => {
    expect(reasonsOf('construcao', { valor }).inss).toBe(motivo);
  });
});

describe('who is free', () => {
  // Lei 10.833/2003, art. 32, III; LC 123/2006; Lei 8.212/1991, art. 31, and IN RFB 2.110/2022 for annex IV.
  it.each([
    ['simples', 'prestador-do-simples', 'prestador-do-simples'],
    ['simples-anexo-iv', 'prestador-do-simples', undefined],
    ['mei', 'prestador-do-simples', 'prestador-do-simples'],
    ['imune-isenta', 'prestador-imune-ou-isento', 'prestador-imune-ou-isento'],
  ])('a supplier of %s: %s, INSS %s', (prestador, motivo, inss) => {
    const { inss: ownInss, ...others } = reasonsOf('limpeza', { prestador });
    expect(others).toEqual({ irrf: motivo, ...contributions(motivo), iss: 'nao-informado' });
    expect(ownInss).toBe(inss);
  });

  // IN SRF 459/2004, art. 1º, § 6º: only the contributions.
  it('a client of the Simples withholds income tax and INSS', () => {
    expect(amounts('limpeza', { tomador: 'simples' })).toEqual({ irrf: 100, inss: 1100 });
    expect(reasonsOf('limpeza', { tomador: 'simples' })).toMatchObject(contributions('tomador-do-simples'));
  });

  it('an individual withholds at most the ISS', () => {
    const values = { tomador: 'pessoa-fisica', issRetido: true, aliquotaIss: 2 };
    expect(amounts('limpeza', values)).toEqual({ iss: 200 });
    expect(reasonsOf('limpeza', values)).toEqual({
      irrf: 'tomador-pessoa-fisica',
      ...contributions('tomador-pessoa-fisica'),
      inss: 'tomador-pessoa-fisica',
    });
  });

  it('a federal body withholds INSS and ISS as others do, and the rest by other rules', () => {
    const values = { tomador: 'orgao-publico-federal', issRetido: true, aliquotaIss: 5 };
    expect(amounts('limpeza', values)).toEqual({ inss: 1100, iss: 500 });
    expect(reasonsOf('limpeza', values)).toEqual({
      irrf: 'orgao-publico',
      ...contributions('orgao-publico'),
    });
    expect(call('limpeza', values).avisos).toEqual(['orgao-publico-nao-calculado']);
  });

  // IN SRF 459/2004, art. 2º, § 2º: the others are withheld, each on a bill of its own.
  it('of contributions that are dispensed with the others get their own codes', () => {
    const values = { contribuicoesDispensadas: ['pis', 'cofins'] };
    expect(codes('profissional', values)).toEqual({ irrf: '1708', csll: '5987' });
    expect(reasonsOf('profissional', values)).toMatchObject({
      pis: 'contribuicao-dispensada',
      cofins: 'contribuicao-dispensada',
    });
    expect(codes('profissional', { contribuicoesDispensadas: ['csll'] })).toMatchObject({
      pis: '5979',
      cofins: '5960',
    });
    expect(codes('profissional')).toMatchObject(contributions('5952'));
  });
});

describe('years', () => {
  // LC 214/2025, arts. 509 and 542.
  it('from 2027 on only the CSLL is left', () => {
    expect(codes('profissional', { ano: 2027 })).toEqual({ irrf: '1708', csll: '5987' });
    expect(reasonsOf('profissional', { ano: 2027 })).toEqual({
      inss: 'sem-cessao-de-mao-de-obra',
      iss: 'nao-informado',
    });
    expect(call('comissao', { ano: 2027 }).avisos).toEqual([]);
    const sent = {
      servico: 'profissional',
      valor: 1000,
      ano: 2027,
      contribuicoesDispensadas: ['csll', 'pis'],
    };
    expect(refusal(retencoes, sent)).toMatchObject({
      status: 400,
      fields: ['contribuicoesDispensadas[1]'],
    });
  });

  it('from 2028 on the last rules answer, for a date and for a year', () => {
    const { dataPagamento, ano } = {
      dataPagamento: { dataPagamento: '2028-01-10', ano: undefined },
      ano: { ano: 2030 },
    };
    for (const values of [dataPagamento, ano]) {
      expect(call('profissional', values).tabela).toMatchObject({ vigencia: '2027-01-01', vigente: false });
    }
  });

  it.each([
    [{ ano: 2024 }, 'ano'],
    [{ dataPagamento: '2024-12-31' }, 'dataPagamento'],
    [{ competencia: '2024-12' }, 'competencia'],
  ])('%j is too early', (values, field) => {
    expect(refusal(retencoes, { servico: 'outros', valor: 1, ...values })).toMatchObject({
      status: 422,
      fields: [field],
    });
  });
});

describe('due dates', () => {
  // Lei 11.196/2005, art. 70, and Lei 10.833/2003, art. 35: the last business day of the second third of the next month.
  it.each([
    ['2026-10-15', '2026-11-19'],
    ['2026-11-30', '2026-12-18'],
    ['2026-12-01', '2027-01-20'],
  ])('a payment on %s is due on %s', (dataPagamento, vencimento) => {
    const [irrf] = call('profissional', { ano: undefined, dataPagamento }).retencoes;
    expect(irrf.vencimento).toBe(vencimento);
  });

  it('that of the INSS follows the issue, and that of the ISS is the city’s', () => {
    const values = { ano: undefined, issRetido: true, aliquotaIss: 5, dataEmissao: '2026-09-30' };
    const dueOf = (more: Values) =>
      Object.fromEntries(
        call('limpeza', { ...values, ...more }).retencoes.map(({ codigo, vencimento }: Values) => [
          codigo,
          vencimento,
        ]),
      );
    expect(dueOf({ dataPagamento: '2026-10-15' })).toMatchObject({
      irrf: '2026-11-19',
      inss: '2026-10-20',
      iss: null,
    });
    expect(dueOf({})).toMatchObject({ irrf: null, inss: '2026-10-20' });
    expect(dueOf({ dataPagamento: '2026-10-15', dataEmissao: undefined }).inss).toBe('2026-11-19');
  });
});

describe('warnings', () => {
  it.each([
    ['profissional', { ano: 2027 }, ['pis-cofins-extintos']],
    ['manutencao', {}, ['conserto-isolado-sem-retencao']],
    ['limpeza', { prestador: 'simples' }, ['cessao-vedada-no-simples']],
    ['limpeza', { prestador: 'simples-anexo-iv' }, []],
    [
      'outros',
      { prestador: 'simples', issRetido: true, aliquotaIss: 2 },
      ['iss-do-simples-pela-aliquota-do-das'],
    ],
    // The ISS of the MEI is a fixed amount, not a rate of its DAS.
    ['outros', { prestador: 'mei', issRetido: true, aliquotaIss: 2 }, []],
  ])('%s, %j: %j', (servico, values, avisos) => {
    expect(call(servico, values).avisos).toEqual(avisos);
  });
});

it.each([
  ['the ISS without its rate', { issRetido: true }, 400, 'aliquotaIss'],
  ['a rate without the ISS', { aliquotaIss: 5 }, 400, 'issRetido'],
  ['a year beside a date', { ano: 2026, dataPagamento: '2026-01-01' }, 400, 'ano'],
  ['materials without lent labor', { materiais: 1 }, 400, 'materiais'],
  ['an issue without lent labor', { cessaoMaoDeObra: false, dataEmissao: '2026-01-01' }, 400, 'dataEmissao'],
  [
    'lent labor to an individual',
    { cessaoMaoDeObra: true, tomador: 'pessoa-fisica' },
    400,
    'cessaoMaoDeObra',
  ],
  [
    'contributions of a firm of the Simples',
    { contribuicoesDispensadas: ['pis'], prestador: 'simples' },
    400,
    'contribuicoesDispensadas',
  ],
  ['deductions above the invoice', { servico: 'construcao', materiais: 60, deducoesInss: 41 }, 422, 'valor'],
])('a call with %s is refused', (_, values, status, field) => {
  const sent = { servico: 'profissional', valor: 100, ...values };
  expect(refusal(retencoes, sent)).toMatchObject({ status, fields: [field] });
});

it('each tax is withheld or has a reason, once and in order, and the net is what is left', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...services),
      fc.constantFrom(...suppliers),
      fc.constantFrom(...clients),
      fc.integer({ min: 1, max: 100_000_000 }),
      (servico, prestador, tomador, cents) => {
        const valor = cents / 100;
        const answer = call(servico, { prestador, tomador, valor });
        const lines = answer.retencoes as { codigo: string; valor: number }[];
        const free = answer.semRetencao as { tributo: string }[];
        const inOrder = (names: readonly string[]) => withheldTaxes.filter((name) => names.includes(name));
        const held = lines.map(({ codigo }) => codigo);
        const waived = free.map(({ tributo }) => tributo);
        expect(held).toEqual(inOrder(held));
        expect(waived).toEqual(inOrder(waived));
        expect([...held, ...waived].toSorted()).toEqual([...withheldTaxes].toSorted());
        expect(answer.total).toBe(sumMoney(lines.map((line) => line.valor)));
        expect(sumMoney([answer.total, answer.liquido])).toBe(valor);
      },
    ),
  );
});
