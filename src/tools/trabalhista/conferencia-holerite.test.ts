import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import { type CauseName, causeNames } from '../../law/payroll/audit/reasons.ts';
import type { MonthEvent } from '../../law/payroll/events.ts';
import { conferenciaHolerite } from './conferencia-holerite.ts';
import { folha } from './folha.ts';

type Facts = Record<string, unknown> & {
  readonly salarioBase: number;
  readonly eventos?: readonly MonthEvent[];
};
type Side = 'provento' | 'desconto';
interface Printed {
  readonly codigo?: string;
  readonly descricao?: string;
  readonly tipo: Side;
  readonly valor: number;
}
interface Line {
  readonly codigo: string;
  readonly tipo: Side;
  readonly veredito: string;
  readonly causa: string | null;
}

const MONTH = '2026-10';

const month = (facts: Record<string, unknown>) => callTool(folha, { competencia: MONTH, ...facts });
const audit = (facts: Record<string, unknown>, more: Record<string, unknown>) =>
  callTool(conferenciaHolerite, { fatos: { competencia: MONTH, ...facts }, ...more });
const cents = (value: number) => Math.round(value * 100);
const money = (value: number) => Math.round(value * 100 + 1e-7) / 100;

type Payslip = ReturnType<typeof month>;

/** The payslip as a firm prints it: the lines of the month and of what is paid with it. */
function printOf({ proventos, descontos, blocos = {} }: Payslip): Printed[] {
  const { decimoTerceiro, plr, rra } = blocos;
  const lines = (tipo: Side, of: Payslip['proventos']): Printed[] =>
    of.map(({ codigo, valor }: Payslip['proventos'][number]) => ({ codigo, tipo, valor }));
  return [{ proventos, descontos }, decimoTerceiro, plr, rra].flatMap((payment) =>
    payment ? [...lines('provento', payment.proventos), ...lines('desconto', payment.descontos)] : [],
  );
}

const netOf = (lines: readonly Printed[]) =>
  lines.reduce((sum, { tipo, valor }) => sum + (tipo === 'provento' ? 1 : -1) * cents(valor), 0) / 100;

/** The amount of a line; 0 without one. */
const amountOf = (payslip: Payslip, code: string): number =>
  printOf(payslip).find(({ codigo }) => codigo === code)?.valor ?? 0;

/** The lines with another amount for one of them; 0 takes it out. */
function withLine(lines: readonly Printed[], tipo: Side, codigo: string, valor: number): Printed[] {
  const others = lines.filter((line) => line.tipo !== tipo || line.codigo !== codigo);
  return valor === 0 ? others : [...others, { tipo, codigo, valor }];
}

const pay = (from = 1700, to = 20_000) =>
  fc.integer({ min: from * 100, max: to * 100 }).map((value) => value / 100);
const hours = fc.integer({ min: 2, max: 40 });
const event = (tipo: MonthEvent['tipo'], more: Partial<MonthEvent> = {}) => ({ tipo, ...more });

describe('a printed line', () => {
  // The phrases that payslips of Brazilian firms print; each is read whatever its accents, dots and ordinals.
  it.each<[string, Side, string | null]>([
    ['SALÁRIO BASE', 'provento', 'salario'],
    ['Dias Normais', 'provento', 'salario'],
    ['D.S.R. s/ Comissões', 'provento', 'dsr-comissoes'],
    ['DSR s/ H.E.', 'provento', 'dsr'],
    ['HE 50%', 'provento', 'hora-extra-50'],
    ['Horas Extras 100%', 'provento', 'hora-extra-100'],
    ['1/3 de férias', 'provento', 'terco-ferias'],
    ['13º Salário - 1ª Parcela', 'provento', 'adiantamento-13'],
    ['13o salário', 'provento', 'decimo-terceiro'],
    ['I.N.S.S.', 'desconto', 'inss'],
    ['INSS s/ 13º', 'desconto', 'inss-13'],
    ['IRRF sobre a PLR', 'desconto', 'irrf-plr'],
    ['Adiant. 13º', 'desconto', 'adiantamento-13'],
    ['Vale', 'desconto', 'adiantamento'],
    ['VALE-TRANSPORTE', 'desconto', 'vale-transporte'],
    ['Convênio farmácia', 'desconto', 'convenio'],
    ['Assistência Médica', 'desconto', 'plano-saude'],
    ['DSR s/ faltas', 'desconto', 'dsr-perdido'],
    ['Missa', 'desconto', null],
  ])('%s, a %s, is known as %s', (descricao, tipo, code) => {
    const { linhas } = audit({ salarioBase: 3000 }, { lancamentos: [{ descricao, tipo, valor: 1 }] });
    const line = linhas.find(({ encontrado }: { readonly encontrado: number }) => encontrado === 1);
    expect([line.codigo, line.veredito === 'nao-lida']).toEqual([code, code === null]);
  });

  it('is what the map says of its code, before all else', () => {
    const lancamentos = [
      { codigo: 'inss', tipo: 'desconto', valor: 248.6 },
      { codigo: '77', descricao: 'IRRF', tipo: 'desconto', valor: 9 },
    ];
    const mapa = [{ de: '77', para: 'ignorar' }];
    const { linhas } = audit({ salarioBase: 3000 }, { lancamentos, mapa });
    expect(linhas.map(({ codigo, veredito }: Line) => [codigo, veredito])).toEqual([
      ['salario', 'falta'],
      ['inss', 'confere'],
      ['77', 'nao-verificavel'],
    ]);
  });

  it('adds up with the others of its code', () => {
    const { linhas } = audit(
      { salarioBase: 3000 },
      {
        lancamentos: [
          { descricao: 'Salário', tipo: 'provento', valor: 1000 },
          { descricao: 'Dias normais', tipo: 'provento', valor: 2000 },
        ],
      },
    );
    expect(linhas[0]).toMatchObject({ codigo: 'salario', encontrado: 3000, veredito: 'confere' });
  });
});

describe('a base', () => {
  it('agrees with either of the two amounts that payslips print', () => {
    const of = (bases: Record<string, number>) =>
      audit({ salarioBase: 10_000 }, { lancamentos: printOf(month({ salarioBase: 10_000 })), bases }).bases;
    // The ceiling of 2026 is 8475.55; 10000 - 988.07 = 9011.93.
    for (const bases of [{ inss: 10_000 }, { inss: 8475.55 }, { irrf: 10_000 }, { irrf: 9011.93 }]) {
      expect(of(bases)).toMatchObject([{ diferenca: 0, veredito: 'confere' }]);
    }
    expect(of({ inss: 9000 })).toMatchObject([{ esperado: 10_000, diferenca: -1000, veredito: 'diverge' }]);
  });
});

describe('a fault of the facts', () => {
  const lancamentos = [{ descricao: 'Salário', tipo: 'provento', valor: 3000 }];
  it.each<[Record<string, unknown>, number, string]>([
    [{ fatos: { competencia: MONTH }, lancamentos }, 400, 'fatos.salarioBase'],
    [
      { fatos: { competencia: MONTH, salarioBase: 1, eventos: [{ tipo: 'hora-extra-50' }] }, lancamentos },
      400,
      'fatos.eventos[0].quantidade',
    ],
    [
      { fatos: { competencia: MONTH, salarioBase: 1, dataPagamento: '2026-09-01' }, lancamentos },
      422,
      'fatos.dataPagamento',
    ],
    [{ fatos: { competencia: '2019-10', salarioBase: 1 }, lancamentos }, 422, 'fatos.competencia'],
    [
      { fatos: { competencia: MONTH, salarioBase: 1 }, lancamentos: [{ tipo: 'provento', valor: 1 }] },
      400,
      'lancamentos[0].descricao',
    ],
    [
      { fatos: { competencia: MONTH, salarioBase: 1 }, lancamentos, mapa: [{ de: '1', para: 'nada' }] },
      400,
      'mapa[0].para',
    ],
  ])('%o is named by its place: %d on %s', (input, status, field) => {
    let refused: unknown;
    try {
      callTool(conferenciaHolerite, input);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(ApiError);
    const { status: answered, parts } = refused as ApiError;
    expect([answered, parts.details?.[0]?.field]).toEqual([status, field]);
  });
});

describe('a correct payslip', () => {
  const events = fc.uniqueArray(
    fc.oneof(
      fc
        .constantFrom('hora-extra-50', 'hora-extra-noturna', 'adicional-noturno', 'sobreaviso', 'falta')
        .chain((tipo) => hours.map((quantidade) => event(tipo as MonthEvent['tipo'], { quantidade }))),
      fc
        .constantFrom(
          'comissao',
          'premio',
          'reembolso',
          'vale-transporte',
          'plano-saude',
          'previdencia-privada',
        )
        .chain((tipo) => hours.map((valor) => event(tipo as MonthEvent['tipo'], { valor }))),
      fc.constantFrom(event('insalubridade', { grau: 'medio' }), event('periculosidade')),
    ),
    { maxLength: 6, selector: ({ tipo }) => tipo },
  );
  const optional = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 2 });
  const facts = fc.record({
    salarioBase: pay(),
    dependentes: fc.integer({ min: 0, max: 4 }),
    filhos: fc.integer({ min: 0, max: 3 }),
    vinculo: fc.constantFrom('clt', 'clt', 'domestico', 'aprendiz'),
    criterio: fc.constantFrom('30-dias', 'mes-comercial', 'dias-do-mes'),
    eventos: events,
    pensoes: fc.constantFrom([], [{ base: 'liquido', percentual: 30 }], [{ base: 'fixo', valor: 500 }]),
    outrosVinculos: fc.constantFrom([], [{ categoria: 'empregado', remuneracao: 3000 }]),
    dataAdmissao: optional(fc.constantFrom('2026-12-03', '2026-12-16')),
    ferias: optional(fc.constant({ dataInicio: '2026-12-21', dias: 20 })),
    decimoTerceiro: optional(fc.constantFrom({ parcela: 'segunda' }, { parcela: 'unica', avos: 7 })),
    plr: optional(fc.constant({ valor: 12_000 })),
    rra: optional(fc.constant({ valor: 60_000, meses: 10 })),
  });

  it('has no line that differs, nor bases, FGTS or net', () => {
    fc.assert(
      fc.property(facts, (drawn) => {
        const sent = { ...drawn, competencia: '2026-12' };
        const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
        const payslip = month(given);
        const lancamentos = printOf(payslip);
        const net = netOf(lancamentos);
        const { bases, fgts } = payslip;
        const answer = audit(given, {
          lancamentos,
          fgts: fgts.valor,
          bases: { inss: bases.inss, irrf: bases.irrf, fgts: fgts.base },
          ...(net >= 0 && { liquido: net }),
        });
        expect(answer).toMatchObject({ resultado: 'confere', causas: [] });
        expect(answer.resumo).toMatchObject({ confere: answer.linhas.length, efeitoNoLiquido: 0 });
      }),
      { numRuns: sized(15, 1000) },
    );
  });
});

/** A payslip with one mistake, and where it is to be found: a line's side and code, the FGTS, or the net. */
interface Mistake {
  readonly facts: Facts;
  readonly lancamentos: readonly Printed[];
  readonly at: readonly [Side, string] | 'fgts' | 'liquido';
  readonly more?: Record<string, unknown>;
}

type Mistakes = fc.Arbitrary<Mistake | null>;

/** A payslip whose line has an amount that another rule gives. */
const wrongLine = <F extends Facts>(
  facts: fc.Arbitrary<F>,
  side: Side,
  code: string,
  wrong: (facts: F, right: Payslip) => number,
): Mistakes =>
  facts.map((drawn) => {
    const right = month(drawn);
    const lancamentos = withLine(printOf(right), side, code, money(wrong(drawn, right)));
    return { facts: drawn, lancamentos, at: [side, code] };
  });

/** A payslip whose line is that of other facts. */
const byFacts = <F extends Facts>(
  facts: fc.Arbitrary<F>,
  side: Side,
  code: string,
  other: (facts: F) => Record<string, unknown>,
): Mistakes => wrongLine(facts, side, code, (drawn) => amountOf(month({ ...drawn, ...other(drawn) }), code));

const wrongFgts = <F extends Facts>(
  facts: fc.Arbitrary<F>,
  wrong: (facts: F, right: Payslip) => number,
): Mistakes =>
  facts.map((drawn) => {
    const right = month(drawn);
    const fgts = money(wrong(drawn, right));
    return { facts: drawn, lancamentos: printOf(right), at: 'fgts', more: { fgts } };
  });

const salary = (from?: number, to?: number) => fc.record({ salarioBase: pay(from, to) });
const withEvents = (
  of: fc.Arbitrary<readonly MonthEvent[]>,
  from = 1700,
  to = 20_000,
): fc.Arbitrary<Facts & { readonly eventos: readonly MonthEvent[] }> =>
  fc.record({ salarioBase: pay(from, to), eventos: of });
const events = (...all: MonthEvent[]) => fc.constant(all);
const byHours = (tipo: MonthEvent['tipo'], ...others: MonthEvent[]) =>
  hours.map((quantidade): readonly MonthEvent[] => [...others, { tipo, quantidade }]);
const unhealthy = event('insalubridade', { grau: 'medio' });
const overtime = byHours('hora-extra-50', unhealthy);
const refund = fc.integer({ min: 100, max: 900 }).map((valor) => [event('reembolso', { valor })]);

/** The same events, all of them in a base. */
const entering =
  (base: 'inss' | 'irrf' | 'fgts') =>
  ({ eventos }: { readonly eventos: readonly MonthEvent[] }) => ({
    eventos: eventos.map((one) => ({ ...one, incidencias: { [base]: true } })),
  });
const without =
  (tipo: string) =>
  ({ eventos }: { readonly eventos: readonly MonthEvent[] }) => ({
    eventos: eventos.filter((one) => one.tipo !== tipo),
  });

// The bands of 2026 (Portaria Interministerial MPS/MF nº 13/2026; Lei 15.191/2025; Lei 15.270/2025), typed.
const INSS_BANDS = [
  [1621, 7.5],
  [2902.84, 9],
  [4354.27, 12],
  [8475.55, 14],
] as const;
const CEILING = 8475.55;
const TAX_BANDS = [
  [2428.8, 0, 0],
  [2826.65, 7.5, 182.16],
  [3751.05, 15, 394.16],
  [4664.68, 22.5, 675.49],
  [Infinity, 27.5, 908.73],
] as const;

function tax(base: number, income: number): number {
  const [, rate, less] = TAX_BANDS.find(([to]) => base <= to) as (typeof TAX_BANDS)[number];
  const due = money((base * rate) / 100 - less);
  const reduction = income <= 5000 ? 312.89 : income < 7350 ? money(978.62 - 0.133145 * income) : 0;
  const left = money(due - Math.min(due, Math.max(0, reduction)));
  return left <= 10 ? 0 : left;
}

const SIMPLIFIED = 607.2;

const ADMITTED = { dataAdmissao: '2026-10-12' };
const part = (from?: number, to?: number) => salary(from, to).map((one) => ({ ...one, ...ADMITTED }));
const partWith = (of: fc.Arbitrary<readonly MonthEvent[]>, from?: number, to?: number) =>
  withEvents(of, from, to).map((one) => ({ ...one, ...ADMITTED }));
const variable = withEvents(byHours('hora-extra-50'));
const dropped = (facts: fc.Arbitrary<Facts>, side: Side, code: string) =>
  wrongLine(facts, side, code, () => 0);
const added = (facts: fc.Arbitrary<Facts>, code: string) => wrongLine(facts, 'provento', code, () => 200);

/** One mistake for each cause, made by the payroll of other facts or by the rule itself written here. */
const mistakes: Readonly<Record<CauseName, Mistakes>> = {
  arredondamento: wrongLine(salary(), 'desconto', 'inss', (_, right) => right.inss.valor + 0.04).map(
    (one) => one && { ...one, more: { tolerancia: 0.01 } },
  ),
  'consequencia-de-outra-linha': variable.map((facts) => {
    // The overtime is short, and the contribution follows it.
    const right = month(facts);
    const short = money(amountOf(right, 'hora-extra-50') / 2);
    const lancamentos = withLine(printOf(right), 'provento', 'hora-extra-50', short);
    const base = money(right.bases.inss - amountOf(right, 'hora-extra-50') + short);
    const inss = month({ salarioBase: base }).inss.valor;
    return { facts, lancamentos: withLine(lancamentos, 'desconto', 'inss', inss), at: ['desconto', 'inss'] };
  }),
  'inss-tabela-de-outro-ano': byFacts(salary(), 'desconto', 'inss', () => ({ competencia: '2025-10' })),
  'inss-sem-teto': wrongLine(
    salary(8500),
    'desconto',
    'inss',
    ({ salarioBase }) => 988.09 + (salarioBase - CEILING) * 0.14,
  ),
  'inss-aliquota-unica': wrongLine(salary(), 'desconto', 'inss', ({ salarioBase }) => {
    const base = Math.min(salarioBase, CEILING);
    const [, rate] = INSS_BANDS.find(([to]) => base <= to) as (typeof INSS_BANDS)[number];
    return (base * rate) / 100;
  }),
  'outros-vinculos-ignorados': byFacts(
    salary().map((one) => ({ ...one, outrosVinculos: [{ categoria: 'empregado', remuneracao: 4000 }] })),
    'desconto',
    'inss',
    () => ({ outrosVinculos: [] }),
  ),
  'inss-so-sobre-o-salario': byFacts(withEvents(overtime, 1700, 7000), 'desconto', 'inss', () => ({
    eventos: [],
  })),
  'inss-sobre-todos-os-proventos': byFacts(
    withEvents(refund, 1700, 7000),
    'desconto',
    'inss',
    entering('inss'),
  ),
  'irrf-tabela-do-mes-da-competencia': byFacts(
    salary(4000).map((one) => ({ ...one, competencia: '2025-12', dataPagamento: '2026-01-07' })),
    'desconto',
    'irrf',
    () => ({ dataPagamento: '2025-12-31' }),
  ),
  'reducao-de-2026-nao-aplicada': wrongLine(
    salary(4000, 7300),
    'desconto',
    'irrf',
    (_, right) => right.irrf.impostoTabela,
  ),
  'reducao-sobre-a-base': wrongLine(salary(5700, 7900), 'desconto', 'irrf', (_, { irrf }) =>
    tax(irrf.baseCalculo, irrf.baseCalculo),
  ),
  'dispensa-de-10-nao-aplicada': wrongLine(
    salary(3060, 3160).map((one) => ({ ...one, competencia: '2025-10' })),
    'desconto',
    'irrf',
    (_, { irrf }) => irrf.irrf,
  ),
  'desconto-simplificado-nao-aplicado': byFacts(salary(5100, 6000), 'desconto', 'irrf', () => ({
    deducao: 'legal',
  })),
  'deducao-legal-nao-aplicada': byFacts(salary(7000), 'desconto', 'irrf', () => ({
    deducao: 'simplificada',
  })),
  'dependentes-diferentes': byFacts(
    salary(6000).map((one) => ({ ...one, dependentes: 2 })),
    'desconto',
    'irrf',
    () => ({ dependentes: 1 }),
  ),
  // Five dependents are more than the simplified discount, also without the INSS.
  'inss-nao-deduzido': wrongLine(
    salary(8000).map((one) => ({ ...one, dependentes: 5 })),
    'desconto',
    'irrf',
    ({ salarioBase }) => tax(salarioBase - 5 * 189.59, salarioBase),
  ),
  'pensao-nao-deduzida': byFacts(
    salary(8000).map((one) => ({ ...one, pensoes: [{ base: 'fixo', valor: 1234.56 }] })),
    'desconto',
    'irrf',
    () => ({ pensoes: [] }),
  ),
  'previdencia-nao-deduzida': byFacts(
    withEvents(events(event('previdencia-privada', { valor: 543.21 })), 8000),
    'desconto',
    'irrf',
    () => ({ eventos: [] }),
  ),
  'isencao-65-indevida': wrongLine(
    salary(8000).map((one) => ({ ...one, maior65: true })),
    'desconto',
    'irrf',
    ({ salarioBase }, { inss }) => {
      const gross = salarioBase - 1903.98;
      return tax(gross - Math.max(inss.valor, SIMPLIFIED), gross);
    },
  ),
  'irrf-tabela-de-outro-ano': byFacts(
    salary(5200, 7300).map((one) => ({ ...one, competencia: '2025-10' })),
    'desconto',
    'irrf',
    () => ({ dataPagamento: '2026-11-07' }),
  ),
  'irrf-sobre-todos-os-proventos': byFacts(withEvents(refund, 7400), 'desconto', 'irrf', entering('irrf')),
  'pensao-sobre-o-bruto': byFacts(
    salary(3000).map((one) => ({ ...one, pensoes: [{ base: 'liquido', percentual: 20 }] })),
    'desconto',
    'pensao',
    () => ({ pensoes: [{ base: 'bruto', percentual: 20 }] }),
  ),
  'salario-por-outro-criterio': byFacts(
    salary().map((one) => ({ ...one, competencia: '2026-02', dataAdmissao: '2026-02-02' })),
    'provento',
    'salario',
    () => ({ criterio: 'dias-do-mes' }),
  ),
  'salario-integral': wrongLine(part(), 'provento', 'salario', ({ salarioBase }) => salarioBase),
  'hora-sem-adicionais': byFacts(withEvents(overtime), 'provento', 'hora-extra-50', without('insalubridade')),
  'hora-por-outro-divisor': byFacts(variable, 'provento', 'hora-extra-50', () => ({ jornadaMensal: 200 })),
  'hora-noturna-sem-reducao': wrongLine(
    withEvents(byHours('adicional-noturno')),
    'provento',
    'adicional-noturno',
    ({ salarioBase, eventos }) => (salarioBase / 220) * 0.2 * (eventos[0]?.quantidade ?? 0),
  ),
  'hora-extra-sem-o-percentual': wrongLine(
    variable,
    'provento',
    'hora-extra-50',
    ({ salarioBase, eventos }) => (salarioBase / 220) * (eventos[0]?.quantidade ?? 0),
  ),
  'so-o-percentual': wrongLine(
    variable,
    'provento',
    'hora-extra-50',
    ({ salarioBase, eventos }) => (salarioBase / 220) * 0.5 * (eventos[0]?.quantidade ?? 0),
  ),
  'dsr-por-outros-dias': byFacts(variable, 'provento', 'dsr', () => ({ diasUteis: 25, diasDescanso: 6 })),
  'insalubridade-sobre-o-salario': byFacts(
    withEvents(events(unhealthy)),
    'provento',
    'insalubridade',
    () => ({
      eventos: [{ ...unhealthy, base: 'salario-base' }],
    }),
  ),
  // Decreto 12.342/2024: 1518 in 2025.
  'salario-minimo-de-outro-ano': wrongLine(
    withEvents(events(unhealthy)),
    'provento',
    'insalubridade',
    () => 303.6,
  ),
  'adicional-sem-proporcao': wrongLine(partWith(events(unhealthy)), 'provento', 'insalubridade', () => 324.2),
  'falta-so-sobre-o-salario': byFacts(
    withEvents(events(unhealthy, event('falta', { quantidade: 2 }))),
    'desconto',
    'falta',
    without('insalubridade'),
  ),
  'falta-por-dias-do-mes': wrongLine(
    withEvents(events(event('falta', { quantidade: 2 }))),
    'desconto',
    'falta',
    ({ salarioBase }) => (salarioBase / 31) * 2,
  ),
  'vale-transporte-sobre-a-remuneracao': wrongLine(
    withEvents(
      hours.map((quantidade) => [
        event('vale-transporte', { valor: 9000 }),
        event('hora-extra-50', { quantidade }),
      ]),
    ),
    'desconto',
    'vale-transporte',
    (_, { bases }) => bases.irrf * 0.06,
  ),
  'vale-transporte-sem-limite': wrongLine(
    withEvents(events(event('vale-transporte', { valor: 1500 }))),
    'desconto',
    'vale-transporte',
    () => 1500,
  ),
  'cota-de-outro-ano': byFacts(
    salary(1700, 1900).map((one) => ({ ...one, filhos: 2 })),
    'provento',
    'salario-familia',
    () => ({ competencia: '2025-10' }),
  ),
  'cota-sem-proporcao': byFacts(
    part(1700, 1900).map((one) => ({ ...one, filhos: 2 })),
    'provento',
    'salario-familia',
    () => ({ dataAdmissao: '2026-01-05' }),
  ),
  'fgts-aliquota-errada': wrongFgts(salary(), ({ salarioBase }) => salarioBase * 0.02),
  'fgts-sobre-todos-os-proventos': wrongFgts(
    withEvents(refund),
    (facts) => month({ ...facts, ...entering('fgts')(facts) }).fgts.valor,
  ),
  'fgts-so-sobre-o-salario': wrongFgts(variable, ({ salarioBase }) => salarioBase * 0.08),
  'rotulo-nao-lido': salary().map((facts) => {
    // The INSS under a name that nobody reads, and half of it.
    const right = month(facts);
    const lancamentos = [
      ...withLine(printOf(right), 'desconto', 'inss', 0).filter(({ codigo }) => codigo !== 'inss'),
      { codigo: '501', descricao: 'Encargo', tipo: 'desconto' as const, valor: money(right.inss.valor / 2) },
    ];
    return { facts, lancamentos, at: ['desconto', 'inss'] };
  }),
  'dsr-ausente': dropped(variable, 'provento', 'dsr'),
  'inss-nao-descontado': dropped(salary(), 'desconto', 'inss'),
  'irrf-nao-descontado': dropped(salary(6000), 'desconto', 'irrf'),
  'linha-ausente': dropped(variable, 'provento', 'hora-extra-50'),
  'salario-familia-acima-do-limite': added(
    salary(3000).map((one) => ({ ...one, filhos: 1 })),
    'salario-familia',
  ),
  'adicional-acumulado': added(withEvents(events(unhealthy, event('periculosidade'))), 'insalubridade'),
  'fato-nao-informado': added(salary(), 'gratificacao'),
  'soma-nao-fecha': salary().map((facts) => {
    const lancamentos = printOf(month(facts));
    return {
      facts,
      lancamentos,
      at: 'liquido',
      more: { liquido: (cents(netOf(lancamentos)) - 10_000) / 100 },
    };
  }),
};

describe('a payslip with one mistake', () => {
  it.each(causeNames)('is found to differ, and the cause %s is named in at least 95%', (name) => {
    let [planted, named] = [0, 0];
    const others: unknown[] = [];
    fc.assert(
      fc.property(mistakes[name], (mistake) => {
        if (!mistake) return;
        const { facts, lancamentos, at, more } = mistake;
        const answer = audit(facts, { lancamentos, ...more });
        const found =
          typeof at === 'string'
            ? answer[at]
            : answer.linhas.find(({ tipo, codigo }: Line) => tipo === at[0] && codigo === at[1]);
        // Some draws leave no difference: a tax of 0 under either rule.
        if (!found || Math.abs(cents(found.diferenca)) <= cents(more?.['tolerancia'] ? 0.01 : 0.05)) return;
        planted++;
        expect(answer.resultado).toBe('diverge');
        expect(found.veredito).not.toBe('confere');
        if (found.causa === name) named++;
        else others.push([facts, found]);
      }),
      { numRuns: sized(8, 1000) },
    );
    expect(planted).toBeGreaterThan(0);
    expect(named / planted, JSON.stringify(others.slice(0, 3))).toBeGreaterThanOrEqual(0.95);
  });
});
