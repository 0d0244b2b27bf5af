import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedBy } from '#test/support/accepted.ts';
import { drawingOf, drawings, tablesFor } from './index.ts';
import { makeDocument } from '#test/support/document.ts';
import { answerOf, drawingFor, reais, runs, toolOf } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';
import { sized } from '#test/support/size.ts';

makeDocument();

describe('drawings by tool', () => {
  it.each(Object.keys(drawings))('%s is a tool, and has the table that its drawing needs', async (id) => {
    const tool = toolOf(id);
    const example = await answerOf(id, (tool.examples[0]?.input ?? {}) as Record<string, unknown>);
    const answer = { ...example, tabela: { vigencia: '2026-01-01' } };
    const held = new Set((tool.tables ?? []).map(({ id }) => `/tabelas/${id}?data=2026-01-01`));
    expect(tablesFor(id, answer).filter((path) => !held.has(path))).toEqual([]);
  });

  it('do not exist for any other answer, and do not throw', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(drawings), 'cpf', 'toString'),
        fc.anything(),
        (id, answer) => {
          expect(drawingOf(id, {}, answer, 'pt', { tables: [answer] })).toBeNull();
          expect(tablesFor(id, answer)).toEqual([]);
        },
      ),
      { numRuns: sized(100, 5000) },
    );
  });
});

/** Answers by the law of a year that is over, so that no new table changes them. */
const DRAWN: readonly (readonly [name: string, tool: string, input: Record<string, unknown>])[] = [
  ['payslip', 'calculadoras-salario-liquido', { salarioBruto: 6000, ano: 2025 }],
  [
    'payslip that is all taken',
    'calculadoras-salario-liquido',
    { salarioBruto: 2000, outrosDescontos: 3000, ano: 2025 },
  ],
  [
    'end of a contract',
    'calculadoras-rescisao',
    {
      salarioBruto: 6000,
      dataAdmissao: '2023-03-15',
      dataDesligamento: '2025-05-20',
      motivo: 'sem-justa-causa',
    },
  ],
  ['INSS', 'calculadoras-inss', { salarioBruto: 6000, ano: 2025 }],
  ['INSS above its limit', 'calculadoras-inss', { salarioBruto: 16_000, ano: 2025 }],
  ['INSS of the first band', 'calculadoras-inss', { salarioBruto: 1600, ano: 2025 }],
  [
    'INSS beside another job',
    'calculadoras-inss',
    { salarioBruto: 6000, baseOutrosVinculos: 3000, ano: 2025 },
  ],
  ['IRRF', 'calculadoras-irrf', { salarioBruto: 6000, ano: 2025 }],
  ['IRRF of much', 'calculadoras-irrf', { salarioBruto: 60_000, ano: 2025 }],
  ['IRRF of nothing', 'calculadoras-irrf', { salarioBruto: 1600, ano: 2025 }],
  ['IRRF of a share in profits', 'calculadoras-irrf', { salarioBruto: 20_000, tipo: 'plr', ano: 2025 }],
  [
    'Simples',
    'calculadoras-simples-nacional',
    { rbt12: 900_000, receitaMes: 75_000, anexo: 'III', ano: 2025 },
  ],
  [
    'Simples of the first band',
    'calculadoras-simples-nacional',
    { rbt12: 100_000, receitaMes: 5000, anexo: 'I', ano: 2025 },
  ],
  [
    'Simples of the last band',
    'calculadoras-simples-nacional',
    { rbt12: 4_500_000, receitaMes: 5000, anexo: 'V', ano: 2025 },
  ],
  [
    'loan',
    'calculadoras-financiamento',
    { valor: 400_000, entrada: 80_000, taxa: 10.5, periodoTaxa: 'anual', prazo: 30, unidadePrazo: 'anos' },
  ],
  ['loan without interest', 'calculadoras-financiamento', { valor: 10_000, taxa: 0, prazo: 12 }],
  ['loan that waits', 'calculadoras-financiamento', { valor: 10_000, taxa: 3, prazo: 24, carencia: 3 }],
  [
    'loan that is paid early',
    'calculadoras-financiamento',
    { valor: 300_000, taxa: 0.8, prazo: 24, amortizacoesExtras: [{ mes: 6, valor: 20_000 }] },
  ],
  ['cash flow', 'calculadoras-fluxo-caixa', { fluxos: [-10_000, 3000, 4000, 5000, 2000], taxa: 10 }],
  [
    'cash flow of days',
    'calculadoras-fluxo-caixa',
    {
      fluxos: [
        { data: '2025-01-15', valor: -5000 },
        { data: '2025-08-04', valor: 2600 },
        { data: '2026-02-02', valor: 3000 },
      ],
    },
  ],
  [
    'titles',
    'calculadoras-renda-fixa',
    {
      ...{ produto: 'cdb', indexador: 'prefixado', taxa: 14, valor: 10_000 },
      ...{ dataAplicacao: '2025-01-06', dataResgate: '2025-12-22' },
      comparar: [{ nome: 'LCI', produto: 'lci', indexador: 'prefixado', taxa: 12 }],
    },
  ],
  ['savings', 'calculadoras-juros-compostos', { valorInicial: 1000, aporte: 100, taxa: 1, prazo: 12 }],
  [
    'savings of years',
    'calculadoras-juros-compostos',
    { valorInicial: 10_000, aporte: 500, taxa: 10.5, periodoTaxa: 'anual', prazo: 20, unidadePrazo: 'anos' },
  ],
  [
    'savings of much',
    'calculadoras-juros-compostos',
    { valorInicial: 900_000_000, aporte: 100, taxa: 0.1, prazo: 1200 },
  ],
  [
    'price of an invoice',
    'calculadoras-cbs-ibs',
    { itens: [{ valor: 1000, icms: 180 }], aliquotaCbs: 8, ano: 2027 },
  ],
  ['price of the test', 'calculadoras-cbs-ibs', { itens: [{ valor: 1000, icms: 180 }], ano: 2026 }],
  [
    'transition of a shop',
    'calculadoras-transicao-reforma',
    {
      ...{ receita: 100_000, setor: 'comercio', compras: 50_000, aliquotaIcms: 20, aliquotaReferenciaCbs: 8 },
      ...{ aliquotaReferenciaIbsEstadual: 15, aliquotaReferenciaIbsMunicipal: 2 },
    },
  ],
  ['zones of the heart', 'calculadoras-frequencia-cardiaca', { age: 40, restingHeartRate: 60 }],
  ['weight', 'calculadoras-imc', { weight: 70, height: 1.7 }],
  ['weight off the scale', 'calculadoras-imc', { weight: 150, height: 1.7 }],
  ['weight below the scale', 'calculadoras-imc', { weight: 40, height: 1.7 }],
  ['weight of the old', 'calculadoras-imc', { weight: 60, height: 1.7, age: 70 }],
  // Serpro, "Cálculo dos dígitos verificadores de CNPJ alfanumérico".
  ['check digits of letters', 'cnpj', { action: 'validate', value: '12.ABC.345/01DE-35' }],
  ['QR code', 'dev-qr', { text: 'canivete' }],
];

async function heardAll(language: 'pt' | 'en') {
  const all: (readonly [name: string, lines: readonly string[]])[] = [];
  for (const [name, id, input] of DRAWN) {
    const drawing = await drawingFor(id, input, language);
    all.push([name, drawing ? heard(drawing) : []]);
  }
  return all;
}

describe('the text of a drawing', () => {
  it('has the numbers of its answer', async () => {
    const lines = (await heardAll('pt')).flatMap(([name, lines]) => [`# ${name}`, ...lines]);
    await expect(`${lines.join('\n')}\n`, acceptedBy()).toMatchFileSnapshot('heard/drawings.txt');
  });

  // A caption names what its labels have no room for, which words of another length leave.
  it('has the same numbers in English, apart from captions', async () => {
    const swapped = (text: string) => text.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
    const numbers = (lines: readonly string[], isEnglish: boolean) =>
      lines
        .filter((line) => /^ *(?:img|-|row)/.test(line))
        .map((line) => ((isEnglish ? swapped(line) : line).match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted());
    const [pt, en] = [await heardAll('pt'), await heardAll('en')];
    for (const [i, [name, lines]] of pt.entries()) {
      const other = en[i]?.[1] ?? [];
      expect([name, numbers(other, true)]).toEqual([name, numbers(lines, false)]);
    }
  });
});

const year = { ano: fc.constant(2025) };
const rate = fc.integer({ min: 1, max: 150 }).map((hundredths) => hundredths / 100);
const months = fc.integer({ min: 3, max: 420 });

/** Inputs at which labels move, turn or go. */
const INPUTS: Readonly<Record<string, fc.Arbitrary<Record<string, unknown>>>> = {
  'salario-liquido': fc.record({
    ...year,
    salarioBruto: reais(1518, 60_000),
    outrosDescontos: reais(0, 1500),
  }),
  inss: fc.record({ ...year, salarioBruto: reais(100, 20_000), baseOutrosVinculos: reais(0, 4000) }),
  irrf: fc.record({ ...year, salarioBruto: reais(1000, 60_000), tipo: fc.constantFrom('mensal', 'plr') }),
  financiamento: fc.record({ valor: reais(1, 100_000), taxa: rate, prazo: months }),
  'juros-compostos': fc.record({
    ...{ valorInicial: reais(1, 5000), aporte: reais(0, 1000), taxa: rate, prazo: months },
    frequenciaAporte: fc.constantFrom('mensal', 'anual'),
  }),
  'fluxo-caixa': fc.record({
    fluxos: fc.array(fc.integer({ min: -9000, max: 9000 }), { minLength: 2, maxLength: 60 }),
  }),
  'simples-nacional': fc.record({
    ...{ ...year, rbt12: reais(5000, 4_800_000), receitaMes: reais(1, 10_000) },
    anexo: fc.constantFrom('I', 'II', 'III', 'IV', 'V'),
  }),
  'frequencia-cardiaca': fc.record({
    age: fc.integer({ min: 10, max: 100 }),
    restingHeartRate: fc.integer({ min: 40, max: 80 }),
  }),
  imc: fc.record({ weight: reais(30, 250), height: reais(1.5, 2), age: fc.integer({ min: 20, max: 90 }) }),
};

/** Finds the parts of a drawing that stand outside its image, or have no place at all. */
function faultsOf(drawing: Element): readonly string[] {
  const share = (element: Element | null, name: string) =>
    Number((element?.getAttribute(name) ?? '0').replace('%', ''));
  const bars = [...drawing.querySelectorAll('rect')].filter((bar) => bar.closest('pattern, defs') === null);
  const faults = bars.filter((bar) => {
    const image = bar.closest('svg');
    // Bars of a payslip stand around the middle of their line.
    const isAround = image?.getAttribute('overflow') === 'visible';
    const [left, right] = [share(bar, 'x'), share(bar, 'x') + share(bar, 'width')];
    const [top, bottom] = [share(bar, 'y'), share(bar, 'y') + share(bar, 'height')];
    const isInside = isAround || (top >= 0 && bottom <= share(image, 'height') + 0.01);
    return !(left >= -0.01 && left <= right && right <= 100.01 && top <= bottom && isInside);
  });
  const isNowhere = /NaN|Infinity|undefined/.test(drawing.outerHTML);
  return [...faults.map((bar) => bar.outerHTML), ...(isNowhere ? [drawing.outerHTML] : [])];
}

it.each(Object.keys(INPUTS))('%s: no bar is cut off or without a place, whatever the amounts', async (id) => {
  const property = fc.asyncProperty(INPUTS[id] ?? fc.constant({}), async (input) => {
    const drawing = await drawingFor(`calculadoras-${id}`, input);
    expect(drawing ? faultsOf(drawing) : []).toEqual([]);
  });
  await fc.assert(property, runs);
});
