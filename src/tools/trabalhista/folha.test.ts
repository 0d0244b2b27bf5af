import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool } from '#test/support/call-tool.ts';
import { sized } from '#test/support/size.ts';
import { replay } from '../../explain/index.ts';
import { ApiError } from '../../kit/errors/api-error.ts';
import { eventKinds, eventTypes } from '../../law/payroll/events.ts';
import type { MonthEvent } from '../../law/payroll/events.ts';
import { custoFuncionario } from './custo-funcionario.ts';
import { decimoTerceiro } from './decimo-terceiro.ts';
import { ferias } from './ferias.ts';
import { folha } from './folha.ts';
import { salarioLiquido } from './salario-liquido.ts';

type Facts = Parameters<typeof callTool>[1];
interface Line {
  readonly codigo: string;
  readonly valor: number;
}

const payslip = (input: Facts) => callTool(folha, { competencia: '2026-10', ...input });
const lineOf = (lines: readonly Line[], code: string) => lines.find(({ codigo }) => codigo === code)?.valor;
const cents = (value: number) => Math.round(value * 100);
const sumOf = (lines: readonly { readonly valor: number }[]) =>
  lines.reduce((sum, { valor }) => sum + cents(valor), 0);

function faultOf(input: Facts) {
  try {
    payslip(input);
  } catch (error) {
    if (error instanceof ApiError) return [error.status, error.parts.details?.[0]?.field];
    throw error;
  }
  return null;
}

describe('the pay of events', () => {
  // CLT, arts. 59, 73, 192 and 193; Lei 605/1949; OJ 97 SDI-1: by hand.
  it.each<[MonthEvent, number, number]>([
    // 2200 / 220 = 10 an hour.
    [{ tipo: 'hora-extra-50', quantidade: 10 }, 2200, 150],
    [{ tipo: 'hora-extra-100', quantidade: 10 }, 2200, 200],
    [{ tipo: 'hora-extra', quantidade: 10, percentual: 75 }, 2200, 175],
    [{ tipo: 'hora-extra-noturna', quantidade: 7 }, 2200, 144],
    [{ tipo: 'adicional-noturno', quantidade: 70 }, 2200, 160],
    [{ tipo: 'sobreaviso', quantidade: 30 }, 2200, 100],
    [{ tipo: 'prontidao', quantidade: 30 }, 2200, 200],
    [{ tipo: 'insalubridade', grau: 'medio' }, 3000, 324.2],
    [{ tipo: 'periculosidade' }, 3000, 900],
    [{ tipo: 'transferencia' }, 3000, 750],
  ])('%o of a salary of %d pays %d', (event, salarioBase, valor) => {
    const { proventos } = payslip({ salarioBase, eventos: [event] });
    expect(lineOf(proventos, event.tipo)).toBe(valor);
  });

  it('an hour has the fixed premiums in it', () => {
    const { proventos } = payslip({
      salarioBase: 2200,
      eventos: [{ tipo: 'periculosidade' }, { tipo: 'hora-extra-50', quantidade: 10 }],
    });
    expect(lineOf(proventos, 'hora-extra-50')).toBe(195);
  });

  it('only the larger of two premiums of risk is paid, and the other is named', () => {
    const { proventos, informativos, avisos } = payslip({
      salarioBase: 3000,
      eventos: [{ tipo: 'insalubridade', grau: 'minimo' }, { tipo: 'periculosidade' }],
    });
    expect(lineOf(proventos, 'insalubridade')).toBeUndefined();
    expect(lineOf(proventos, 'periculosidade')).toBe(900);
    expect(informativos.map(({ codigo }: Line) => codigo)).toContain('adicional-nao-acumulado');
    expect(avisos).toEqual(['adicionais-nao-se-acumulam']);
  });
});

describe('the days of a part of a month', () => {
  it.each([
    ['30-dias', 27, 2700],
    ['mes-comercial', 29, 2900],
    ['dias-do-mes', 27, 2892.86],
  ] as const)('from 2 to 28 February by %s are %d, and pay %d of 3000', (criterio, diasSalario, salario) => {
    const answer = payslip({
      competencia: '2026-02',
      salarioBase: 3000,
      dataAdmissao: '2026-02-02',
      criterio,
    });
    expect([answer.diasSalario, lineOf(answer.proventos, 'salario')]).toEqual([diasSalario, salario]);
  });
});

describe('the income tax', () => {
  // Lei 15.270/2025: nothing is due on 5000 from January 2026 on. Paid in January, the month of December follows it.
  it('is that of the month of the payment', () => {
    const paidIn = (dataPagamento: string) =>
      payslip({ competencia: '2025-12', salarioBase: 5000, dataPagamento }).irrf.valor;
    expect([paidIn('2025-12-30'), paidIn('2026-01-07')]).toEqual([312.89, 0]);
  });
});

describe('alimony in percent of the net pay', () => {
  it('is exact to the cent when it is checked backwards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 162_100, max: 3_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 4 }),
        (salary, percentual, dependentes) => {
          const { descontos, irrf, inss } = payslip({
            salarioBase: salary / 100,
            dependentes,
            pensoes: [{ base: 'liquido', percentual }],
          });
          const net = salary - cents(inss.valor) - cents(irrf.valor);
          expect(cents(lineOf(descontos, 'pensao') ?? 0)).toBe(Math.round((net * percentual) / 100));
        },
      ),
      { numRuns: sized(25, 2_500) },
    );
  });
});

describe('the INSS over several jobs', () => {
  it('never passes the ceiling, whatever their order', () => {
    const ceiling = 8475.55;
    const job = fc.record({
      categoria: fc.constantFrom('empregado', 'domestico', 'avulso', 'contribuinte-individual'),
      remuneracao: fc.integer({ min: 0, max: 900_000 }).map((value) => value / 100),
      ordem: fc.constantFrom('antes', 'depois'),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_500_000 }),
        fc.array(job, { maxLength: 4 }),
        (salary, jobs) => {
          const { inss } = payslip({ salarioBase: salary / 100, outrosVinculos: jobs });
          const before = jobs
            .filter(({ ordem }) => ordem === 'antes')
            .reduce((sum, { remuneracao }) => sum + cents(remuneracao), 0);
          const left = Math.max(0, cents(ceiling) - before);
          expect(cents(inss.base)).toBe(Math.min(salary, left));
        },
      ),
      { numRuns: sized(25, 2_500) },
    );
  });

  // Portaria Interministerial MPS/MF nº 13/2026: 988.09 on the ceiling. Each job rounds its own part.
  it('adds up to that of their sum, in whatever order they are paid', () => {
    const pay = fc.integer({ min: 0, max: 900_000 }).map((value) => value / 100);
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(fc.tuple(pay, pay, pay, pay), order, (pays, places) => {
        const jobs = places.map((place) => ({ categoria: 'empregado', remuneracao: pays[place] ?? 0 }));
        const withheld = jobs.reduce((sum, { remuneracao }, i) => {
          const { inss } = payslip({
            salarioBase: remuneracao,
            outrosVinculos: jobs.slice(0, i),
            arredondamentoInss: 'total',
          });
          return sum + cents(inss.valor);
        }, 0);
        const all = pays.reduce((sum, one) => sum + cents(one), 0);
        const whole = cents(payslip({ salarioBase: all / 100, arredondamentoInss: 'total' }).inss.valor);
        expect(Math.abs(withheld - whole)).toBeLessThanOrEqual(2);
        expect(whole).toBeLessThanOrEqual(98_809);
      }),
      { numRuns: sized(15, 2_500) },
    );
  });
});

/** A worker's month without blocks, of events that have an amount or a quantity. */
const months = fc.record({
  salarioBase: fc.integer({ min: 162_100, max: 2_500_000 }).map((value) => value / 100),
  dependentes: fc.integer({ min: 0, max: 5 }),
  filhos: fc.integer({ min: 0, max: 3 }),
  regime: fc.constantFrom('simples', 'simples-anexo-iv', 'lucro-presumido', 'lucro-real', 'mei'),
  eventos: fc.uniqueArray(
    fc
      .constantFrom(...eventTypes.filter((type) => !eventKinds[type].isNamed && !eventKinds[type].oneOf))
      .chain((tipo) =>
        fc.integer({ min: 1, max: 40 }).map((amount): MonthEvent => {
          const { needs = [] } = eventKinds[tipo];
          return {
            tipo,
            ...(needs.includes('quantidade') && { quantidade: amount }),
            ...(needs.includes('percentual') && { percentual: 50 + amount }),
            ...(needs.includes('valor') && { valor: amount * 10 }),
            ...(needs.includes('grau') && { grau: 'medio' as const }),
          };
        }),
      ),
    { maxLength: 6, selector: ({ tipo }) => tipo },
  ),
});

/** The same of any employment, with alimony, other jobs, an admission, and what is paid apart from the month. */
const wholeMonths = fc
  .record(
    {
      vinculo: fc.constantFrom('clt', 'domestico', 'aprendiz'),
      criterio: fc.constantFrom('30-dias', 'mes-comercial', 'dias-do-mes'),
      dataAdmissao: fc.constantFrom('2026-11-03', '2026-12-10'),
      pensoes: fc.constantFrom(
        [{ base: 'liquido', percentual: 30 }],
        [
          { base: 'liquido', percentual: 15 },
          { base: 'bruto', percentual: 10 },
          { base: 'salario-minimo', percentual: 30, sobre: ['salario', 'plr'] },
        ],
      ),
      outrosVinculos: fc.constantFrom(
        [{ categoria: 'empregado', remuneracao: 3000 }],
        [{ categoria: 'contribuinte-individual', remuneracao: 5000 }],
      ),
      ferias: fc.constantFrom(
        { dataInicio: '2026-12-14', dias: 10, abono: 10 },
        { dataInicio: '2026-12-21', dias: 20 },
      ),
      decimoTerceiro: fc.constantFrom({ parcela: 'segunda' }, { parcela: 'unica', avos: 7 }),
      plr: fc.constant({ valor: 12_000 }),
      rra: fc.constant({ valor: 60_000, meses: 10 }),
    },
    { requiredKeys: ['vinculo'] },
  )
  .chain((more) =>
    months.map(({ regime, ...facts }) => ({
      ...facts,
      ...more,
      competencia: '2026-12',
      ...(more.vinculo !== 'domestico' && { regime }),
    })),
  );

/** Milliseconds for 10,000 months on a busy machine. */
const SLOW = 900_000;

describe('any month', () => {
  it(
    'has lines that add up to its net pay, and bases that are the sums of their lines',
    () => {
      fc.assert(
        fc.property(fc.oneof(months, wholeMonths), (facts) => {
          const { proventos, descontos, bases, liquido, totais, blocos = {} } = payslip(facts);
          expect(sumOf(proventos) - sumOf(descontos)).toBe(cents(liquido));
          for (const base of ['inss', 'irrf', 'fgts'] as const) {
            const enters = ({ incide }: { readonly incide: readonly string[] }) => incide.includes(base);
            const sum = sumOf(proventos.filter(enters)) - sumOf(descontos.filter(enters));
            expect(cents(bases[base])).toBe(Math.max(0, sum));
          }
          const blocks = Object.values(blocos) as readonly {
            readonly proventos: readonly Line[];
            readonly descontos: readonly Line[];
            readonly liquido: number;
          }[];
          for (const block of blocks) {
            expect(sumOf(block.proventos) - sumOf(block.descontos)).toBe(cents(block.liquido));
          }
          const apart = blocks.reduce((sum, block) => sum + cents(block.liquido), 0);
          expect(cents(totais.liquidoGeral)).toBe(cents(liquido) + apart);
        }),
        { numRuns: sized(40, 2_500) },
      );
    },
    SLOW,
  );

  it(
    'is that of the tools that compute a part of it',
    () => {
      fc.assert(
        fc.property(months, ({ salarioBase, dependentes, regime }) => {
          const month = payslip({ salarioBase, dependentes, regime, dataPagamento: '2026-10-31' });
          const net = callTool(salarioLiquido, {
            salarioBruto: salarioBase,
            dependentes,
            arredondamentoInss: 'faixa',
            competencia: '2026-10',
          });
          expect([month.inss.valor, month.irrf.valor, month.liquido]).toEqual([
            net.inss.valor,
            net.irrf.valor,
            net.salarioLiquido,
          ]);
          const cost = callTool(custoFuncionario, { salarioBruto: salarioBase, regime });
          expect(month.encargos).toEqual(cost.encargos);
          const pensao = { base: 'liquido', percentual: 20 };
          const { blocos } = payslip({
            competencia: '2026-12',
            salarioBase,
            dependentes,
            dataPagamento: '2026-12-31',
            pensoes: [pensao],
            decimoTerceiro: { parcela: 'segunda' },
            ferias: { dataInicio: '2026-12-08', dias: 20 },
          });
          const { segundaParcela } = callTool(decimoTerceiro, {
            salarioBruto: salarioBase,
            dependentes,
            pensao,
            arredondamentoInss: 'faixa',
            ano: 2026,
          });
          expect(blocos?.decimoTerceiro).toMatchObject({
            inss: segundaParcela.inss,
            irrf: segundaParcela.irrf,
            liquido: segundaParcela.liquido,
          });
          const vacation = callTool(ferias, {
            salarioBruto: salarioBase,
            dependentes,
            pensao,
            diasFerias: 20,
            arredondamentoInss: 'faixa',
            dataInicio: '2026-12-08',
            dataPagamento: '2026-12-06',
            inssPorMes: true,
          });
          expect(blocos?.ferias).toMatchObject({
            inss: vacation.inss,
            porCompetencia: vacation.porCompetencia,
          });
          // The vacation alone rounds its pay and its third together; the payslip rounds each line, and takes tax and
          // alimony from that.
          const apart = cents(blocos?.ferias?.liquido ?? 0) - cents(vacation.liquido);
          expect(Math.abs(apart)).toBeLessThanOrEqual(2);
        }),
        { numRuns: sized(15, 2_500) },
      );
    },
    SLOW,
  );

  it(
    'explains itself by steps that give its numbers again',
    async () => {
      const property = fc.asyncProperty(wholeMonths, async (facts) => {
        const { explicacao, ...answer } = await callTool(folha, { ...facts, explicar: true });
        expect(answer).toEqual(payslip(facts));
        const { passos } = replay(explicacao);
        for (const { passo, resultado } of explicacao) expect(passos[passo]).toBe(resultado);
      });
      // A tenth of a second each: `CALLS=10000` of the test of all explanations tries more.
      await fc.assert(property, { numRuns: sized(5, 500) });
    },
    SLOW,
  );
});

describe('a month that cannot be', () => {
  it.each<[Facts, number, string]>([
    [{ salarioBase: 3000, eventos: [{ tipo: 'hora-extra-50' }] }, 400, 'eventos[0].quantidade'],
    [
      { salarioBase: 3000, eventos: [{ tipo: 'comissao', valor: 10, quantidade: 1 }] },
      400,
      'eventos[0].quantidade',
    ],
    [{ salarioBase: 3000, eventos: [{ tipo: 'adiantamento' }] }, 400, 'eventos[0].valor'],
    [{ salarioBase: 3000, pensoes: [{ base: 'fixo', percentual: 10 }] }, 400, 'pensoes[0].valor'],
    [{ salarioBase: 20, vinculo: 'intermitente' }, 400, 'quantidade'],
    [{ salarioBase: 0, vinculo: 'aprendiz' }, 400, 'salarioBase'],
    // CLT, art. 452-A: the hour is what an intermitente is paid by, and the hours worked are always sent.
    [
      {
        salarioBase: 3000,
        vinculo: 'intermitente',
        tipoSalario: 'mensal',
        quantidade: 20,
        diasUteis: 5,
        diasDescanso: 1,
      },
      422,
      'tipoSalario',
    ],
    [{ salarioBase: 3000, dataPagamento: '2026-09-30' }, 422, 'dataPagamento'],
    [{ salarioBase: 3000, dataAdmissao: '2026-11-01' }, 422, 'dataAdmissao'],
    [{ salarioBase: 3000, vinculo: 'domestico', regime: 'simples' }, 422, 'regime'],
    [{ salarioBase: 3000, cprb: true }, 422, 'cprb'],
    [{ salarioBase: 20, vinculo: 'autonomo', tipoSalario: 'hora' }, 422, 'tipoSalario'],
    [{ salarioBase: 3000, ferias: { dataInicio: '2026-10-05', dias: 25, abono: 10 } }, 422, 'ferias.dias'],
    [{ salarioBase: 3000, paternidade: { dataInicio: '2026-01-06' } }, 422, 'paternidade.dataInicio'],
    [{ salarioBase: 3000, comparar: '2025-10', dataAdmissao: '2026-10-05' }, 422, 'comparar'],
    [
      { salarioBase: 3000, decimoTerceiro: { parcela: 'segunda', adiantamento: 3000.01 } },
      422,
      'decimoTerceiro.adiantamento',
    ],
  ])('%o is refused with %d on %s', (input, status, field) => {
    expect(faultOf(input)).toEqual([status, field]);
  });
});

describe('facts that stand beside others', () => {
  // Lei 8.036/1990, art. 15, § 5º: leave after an accident has FGTS, and no pay of the employer after 15 days.
  it('the base of the FGTS is the same in both places, with the days that the INSS pays', () => {
    const accident = { tipo: 'acidente', dataInicio: '2026-09-20', dataFim: '2026-11-30' };
    const { bases, fgts } = payslip({ salarioBase: 3000, afastamentos: [accident] });
    expect(bases.fgts).toBe(fgts.base);
    expect(fgts).toEqual({ base: 3100, valor: 248 });
  });

  // CLT, art. 145: two days before the vacation.
  it('a vacation that is paid in the month has its receipt in it, also by the date that the law sets', () => {
    const vacation = { dataInicio: '2026-07-02', dias: 30 };
    const { blocos } = payslip({ competencia: '2026-06', salarioBase: 3000, ferias: vacation });
    expect(blocos.ferias).toMatchObject({ dataPagamento: '2026-06-30' });
    expect(() => payslip({ competencia: '2026-05', salarioBase: 3000, ferias: vacation })).toThrow(ApiError);
  });

  it('dependents beside the simplified discount change no IRRF of the month', () => {
    const of = (dependentes: number) => payslip({ salarioBase: 7000, dependentes, deducao: 'simplificada' });
    expect(of(2).irrf).toEqual(of(0).irrf);
    expect(of(2).irrf).toMatchObject({ deducaoUtilizada: 'simplificada', irrfRetido: 802.68 });
  });
});
