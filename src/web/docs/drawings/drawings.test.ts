import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandPlaces, inssScale, irrfScale } from './bands.ts';
import { bmiParts } from './bmi.ts';
import { checkDigitsOf } from './check-digits.ts';
import { labelsThatFit, NARROWEST, textWidth } from './drawing.ts';
import { barsOf } from './growth.ts';
import { drawingOf, drawings, tablesFor } from './index.ts';
import { coursesOf } from './instalments.ts';
import { numbersOf, toCents } from './numbers.ts';
import { payslipRows, readPayslip } from './payslip.ts';
import { readQr } from './qr-code.ts';
import { stepsOf } from './simples.ts';
import { zonePlaces } from './zones.ts';
import { createService } from '../../../index.ts';
import type { AnyTool } from '../../../kit/tool.ts';
import type { Language } from '../../shared/language.ts';
import { callTool } from '#test/support/call-tool.ts';
import { type Made, makeElements, withOwnIds } from '#test/support/elements.ts';
import { sized } from '#test/support/size.ts';
import { tools } from '#test/support/tools.ts';

const n = numbersOf('pt');
const byId = new Map(tools.map((tool) => [tool.id, tool]));

function toolOf(id: string): AnyTool {
  const tool = byId.get(id);
  if (!tool) throw new Error(`no tool ${id}`);
  return tool;
}

const runs = { numRuns: sized(20, 500) };
const reais = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((cents) => cents / 100);

describe('payslips', () => {
  const pay = fc.record({
    salarioBruto: reais(1000, 30_000),
    dependentes: fc.nat(5),
    valeTransporte: reais(0, 900),
    outrosDescontos: reais(0, 5000),
    ano: fc.constant(2026),
  });
  const termination = fc.record({
    salarioBruto: reais(1000, 30_000),
    dataAdmissao: fc.constant('2023-03-15'),
    dataDesligamento: fc.constantFrom('2026-05-20', '2026-02-03'),
    motivo: fc.constantFrom('sem-justa-causa', 'acordo', 'pedido-demissao'),
  });
  it.each([
    ['calculadoras-salario-liquido', pay],
    [
      'calculadoras-ferias',
      pay.map(({ salarioBruto }) => ({ salarioBruto, diasFerias: 20, abonoPecuniario: true })),
    ],
    [
      'calculadoras-decimo-terceiro',
      pay.map(({ salarioBruto, dependentes }) => ({ salarioBruto, dependentes })),
    ],
    ['calculadoras-rescisao', termination],
    [
      'calculadoras-pro-labore',
      pay.map(({ salarioBruto, dependentes }) => ({ proLabore: salarioBruto, dependentes })),
    ],
  ] as const)(
    '%s: each row begins where the one before it ended, and the last one is the net',
    (id, inputs) => {
      fc.assert(
        fc.property(inputs as fc.Arbitrary<Record<string, unknown>>, (input) => {
          const read = readPayslip(callTool(toolOf(id), input), 'pt');
          const rows = (read && payslipRows(read)) ?? [];
          const sum = rows.reduce((sum, { kind, valor }) => {
            if (kind === 'net') return sum;
            return sum + (kind === 'taken' ? -1 : 1) * toCents(valor);
          }, 0);
          expect(toCents(rows.at(-1)?.valor ?? Number.NaN)).toBe(sum);
          rows.forEach(({ x, width, from, to, kind }, i) => {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(width).toBeGreaterThanOrEqual(0);
            expect(x + width).toBeLessThanOrEqual(100 + 1e-9);
            expect(from).toBe(i === 0 ? null : rows[i - 1]?.to);
            const end = kind === 'taken' ? x : x + width;
            if (to !== null) expect(to).toBeCloseTo(end, 9);
          });
          // The bars of gross and net are in the proportion of their amounts.
          const gross = rows.reduce((most, { x, width }) => Math.max(most, x + width), 0);
          expect(gross).toBeCloseTo(100, 9);
        }),
        runs,
      );
    },
  );

  it('a net pay below zero goes to the left of zero', () => {
    const answer = callTool(toolOf('calculadoras-salario-liquido'), {
      salarioBruto: 2000,
      outrosDescontos: 3000,
    });
    const read = readPayslip(answer, 'pt');
    const net = read && payslipRows(read)?.at(-1);
    const zero = (-answer.salarioLiquido / (2000 - answer.salarioLiquido)) * 100;
    expect(net?.x).toBe(0);
    expect(net?.width).toBeCloseTo(zero, 9);
  });

  it('an answer that does not add up has none', () => {
    const answer = callTool(toolOf('calculadoras-salario-liquido'), { salarioBruto: 6000 });
    expect(readPayslip({ ...answer, salarioLiquido: answer.salarioLiquido + 0.01 }, 'pt')).toBeNull();
  });
});

describe('bands', () => {
  it('of the INSS: the areas are the contribution, whatever other jobs fill first', () => {
    fc.assert(
      fc.property(reais(1, 20_000), reais(0, 12_000), (salarioBruto, baseOutrosVinculos) => {
        const input = { salarioBruto, baseOutrosVinculos, ano: 2026 };
        const answer = callTool(toolOf('calculadoras-inss'), input);
        const scale = inssScale(answer, { input, language: 'pt', n });
        const places = bandPlaces(scale);
        const area = places.reduce(
          (sum, { taxed }, i) =>
            sum + (taxed.width / 100) * answer.teto * ((scale.bands[i]?.rate ?? 0) / 100),
          0,
        );
        expect(Math.abs(area - answer.valor)).toBeLessThan(0.006);
        expect(places.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 9);
        for (const { x, width, taxed } of places) {
          expect(taxed.width).toBeLessThanOrEqual(width + 1e-9);
          if (taxed.width > 0) expect(taxed.x).toBeGreaterThanOrEqual(x - 1e-9);
        }
      }),
      runs,
    );
  });

  it('of the IRRF: the areas are the tax by the table; of a table that is not the one of the answer there are none', async () => {
    const table = await readTable('/v1/tabelas/irrf-mensal?data=2026-06-01');
    fc.assert(
      fc.property(reais(100, 30_000), (salarioBruto) => {
        const answer = callTool(toolOf('calculadoras-irrf'), { salarioBruto, ano: 2026 });
        const scale = irrfScale(answer, table.value.faixas, { language: 'pt', n });
        const end = scale?.bands.at(-1)?.to ?? 0;
        const area = (scale ? bandPlaces(scale) : []).reduce(
          (sum, { taxed }, i) => sum + (taxed.width / 100) * end * ((scale?.bands[i]?.rate ?? 0) / 100),
          0,
        );
        // The amounts to deduct of the law are rounded to the cent.
        expect(Math.abs(area - answer.impostoTabela)).toBeLessThan(0.03);
      }),
      runs,
    );
    const old = await readTable('/v1/tabelas/irrf-mensal?data=2025-02-01');
    const answer = callTool(toolOf('calculadoras-irrf'), { salarioBruto: 6000, ano: 2026 });
    expect(irrfScale(answer, old.value.faixas, { language: 'pt', n })).toBeNull();
  });
});

it('loans: SAC is the smaller from the month of the crossing on, and not before', () => {
  const input = fc.record({
    valor: reais(1000, 900_000),
    taxa: fc.integer({ min: 1, max: 400 }).map((hundredths) => hundredths / 100),
    prazo: fc.integer({ min: 3, max: 480 }),
  });
  fc.assert(
    fc.property(input, (input) => {
      const answer = callTool(toolOf('calculadoras-financiamento'), input);
      const courses = coursesOf(answer);
      const month = courses?.crossing?.month ?? Number.NaN;
      const smaller = (at: number) => answer.sac.parcelas[at - 1].total < answer.price.parcelas[at - 1].total;
      expect([smaller(month - 1), smaller(month)]).toEqual([false, true]);
      expect(courses?.sac?.points).toHaveLength(input.prazo);
      for (const [x, y] of [...(courses?.sac?.points ?? []), ...(courses?.price?.points ?? [])]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(100);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThanOrEqual(150);
      }
      expect(courses?.grid.length).toBeLessThanOrEqual(3);
    }),
    runs,
  );
});

it('compound interest: each bar adds up to its balance, the last one to the total', () => {
  const input = fc.record({
    valorInicial: reais(1, 100_000),
    aporte: reais(0, 5000),
    taxa: fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100),
    prazo: fc.integer({ min: 1, max: 500 }),
    evolucaoPor: fc.constantFrom('mes', 'ano'),
  });
  fc.assert(
    fc.property(input, (input) => {
      const answer = callTool(toolOf('calculadoras-juros-compostos'), input);
      const bars = barsOf(answer) ?? [];
      const last = bars.at(-1);
      expect(toCents(last?.invested ?? 0) + toCents(last?.interest ?? 0)).toBe(toCents(answer.montante));
      expect(bars).toHaveLength(
        input.evolucaoPor === 'mes' && input.prazo <= 24 ? input.prazo : Math.ceil(input.prazo / 12),
      );
      expect((last?.below ?? 0) + (last?.above ?? 0)).toBeCloseTo(112, 6);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(100);
    }),
    runs,
  );
});

it('Simples: the point of the company is on the line of its annex', async () => {
  const { value } = await readTable('/v1/tabelas/simples-nacional?data=2026-06-01');
  fc.assert(
    fc.property(reais(1000, 4_800_000), fc.constantFrom('I', 'II', 'III', 'IV', 'V'), (rbt12, anexo) => {
      const answer = callTool(toolOf('calculadoras-simples-nacional'), {
        rbt12,
        anexo,
        receitaMes: 1000,
        ano: 2026,
      });
      const drawn = stepsOf(answer, value);
      const own = drawn?.steps.find(({ isOwn }) => isOwn);
      const { point, line = [], steps = [] } = drawn ?? {};
      const after = line.findIndex(([x], i) => i > 0 && x >= (point?.x ?? 0) && x > (line[i - 1]?.[0] ?? 0));
      const [[x1, y1], [x2, y2]] = [line[after - 1] ?? [0, 0], line[after] ?? [0, 0]];
      const between = y1 + ((y2 - y1) * ((point?.x ?? 0) - x1)) / (x2 - x1);
      // Half a pixel is left for the bend between two points.
      expect(Math.abs(between - (point?.y ?? 0))).toBeLessThan(0.5);
      expect(point?.x).toBeGreaterThanOrEqual(own?.x ?? Number.NaN);
      expect(point?.x).toBeLessThanOrEqual((own?.x ?? 0) + (own?.width ?? 0) + 1e-9);
      expect(steps.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 9);
    }),
    runs,
  );
});

it('zones of the heart: each begins where the one before it ends', () => {
  const { zones } = callTool(toolOf('calculadoras-frequencia-cardiaca'), { age: 40, restingHeartRate: 60 });
  expect(zonePlaces(zones)?.map(({ x }) => Math.round(x))).toEqual([0, 20, 40, 60, 80]);
  expect(zonePlaces(zones)?.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 9);
});

// WHO, Technical Report Series 894 (2000), table 2.1; Lipschitz (1994).
it.each([
  ['oms-adulto', [18.5, 25, 30, 35, 40, null]],
  ['sisvan-idoso', [22, 27, null]],
] as const)('BMI by %s: cut at %j', (criteria, limits) => {
  const parts = bmiParts(criteria);
  expect(parts.map(({ limit }) => limit)).toEqual(limits);
  expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100, 9);
});

describe('QR codes', () => {
  it('have as many dark modules as the answer', async () => {
    const { svg, modules } = await callTool(toolOf('dev-qr'), { text: 'https://exemplo.com.br' });
    const code = readQr(svg);
    expect(code?.side).toBe(modules + 8);
    expect(code?.path.match(/M/g)).toHaveLength(svg.match(/h1v1h-1z/g)?.length ?? 0);
  });

  it.each([
    '<svg viewBox="0 0 29 29"><script>alert(1)</script></svg>',
    '<svg viewBox="0 0 29 29"><path d="M0 0url(x)"/></svg>',
    '',
  ])('take nothing else: %s', (text) => {
    expect(readQr(text)).toBeNull();
  });
});

// Serpro, "Cálculo dos dígitos verificadores de CNPJ alfanumérico": 12.ABC.345/01DE-35.
it('digits of a CNPJ: sums and remainders of the published example', () => {
  expect(checkDigitsOf('12ABC34501DE')).toEqual([
    { sum: 459, remainder: 8, digit: '3' },
    { sum: 424, remainder: 6, digit: '5' },
  ]);
});

describe('drawings by tool', () => {
  it.each(Object.keys(drawings))('%s is a tool, and has the table that its drawing needs', (id) => {
    const tool = toolOf(id);
    const answer = { ...(tool.examples[0]?.output as object), tabela: { vigencia: '2026-01-01' } };
    const held = new Set((tool.tables ?? []).map(({ id }) => `/tabelas/${id}?data=2026-01-01`));
    expect(tablesFor(id, answer).filter((path) => !held.has(path))).toEqual([]);
  });

  it('there is none of any other answer, and none throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(drawings), 'cpf', 'toString'),
        fc.anything(),
        (id, answer) => {
          expect(drawingOf(id, {}, answer, 'pt', { tables: [answer] })).toBeNull();
          expect(tablesFor(id, answer)).toEqual([]);
        },
      ),
      { numRuns: sized(300, 5000) },
    );
  });
});

describe('in the page', () => {
  makeElements();

  function drawn(id: string, input: Record<string, unknown>, language: 'pt' | 'en' = 'pt'): Made {
    const drawing: unknown = drawingOf(id, input, callTool(toolOf(id), input), language);
    return drawing as Made;
  }
  const captionOf = (drawing: Made) => drawing.all('figcaption')[0]?.textContent;

  it.each([
    [{ formula: 'tanaka' }, '(fórmula de Tanaka).', '(formula of Tanaka).'],
    [{ formula: 'fox' }, '(fórmula de Fox).', '(formula of Fox).'],
    [{ formula: 'gellish' }, '(fórmula de Gellish).', '(formula of Gellish).'],
    [{ formula: 'nes' }, '(fórmula de Nes).', '(formula of Nes).'],
    [{ formula: 'gulati' }, '(fórmula de Gulati).', '(formula of Gulati).'],
    [{ maxHeartRate: 190 }, '(medido).', '(measured).'],
  ])('zones of the heart of %j say where the maximum is from', (input, pt, en) => {
    const caption = (language: 'pt' | 'en') =>
      captionOf(drawn('calculadoras-frequencia-cardiaca', { age: 40, ...input }, language));
    expect(caption('pt')?.endsWith(` ${pt}`)).toBe(true);
    expect(caption('en')?.endsWith(` ${en}`)).toBe(true);
  });

  // WHO, Technical Report Series 894 (2000), table 2.1; Lipschitz (1994).
  it.each([
    [{ weight: 80, height: 1.75 }, '26,12 · sobrepeso', '26.12 · overweight'],
    [{ weight: 95, height: 1.75 }, '31,02 · obesidade grau I', '31.02 · obesity class I'],
    [{ weight: 60, height: 1.7, age: 70 }, '20,76 · baixo peso', '20.76 · low weight'],
  ])('the pin of the BMI of %j says its value and its class', (input, pt, en) => {
    const texts = (language: 'pt' | 'en') =>
      drawn('calculadoras-imc', input, language)
        .all('text')
        .map(({ textContent }) => textContent);
    expect(texts('pt')).toContain(pt);
    expect(texts('en')).toContain(en);
  });

  it.each([
    ['calculadoras-inss', { salarioBruto: 6000 }],
    ['calculadoras-juros-compostos', { valorInicial: 1000, aporte: 100, taxa: 1, prazo: 24 }],
    ['calculadoras-frequencia-cardiaca', { age: 40 }],
    ['calculadoras-imc', { weight: 80, height: 1.75 }],
  ])('%s: no bar is cut off by the height of its image', (id, input) => {
    const bars = drawn(id, input)
      .all('svg')
      .flatMap((image) =>
        image.all('rect').map(({ attributes }) => ({
          top: Number(attributes.get('y') ?? 0),
          bottom: Number(attributes.get('y') ?? 0) + Number(attributes.get('height')),
          end: Number(image.attributes.get('height')),
        })),
      );
    expect(bars.length).toBeGreaterThan(0);
    expect(bars.filter(({ top, bottom, end }) => !(top >= 0 && bottom <= end))).toEqual([]);
  });

  it('a CNPJ stands above its values and weights, each in its column', () => {
    // Serpro's example again.
    const input = { action: 'validate', value: '12.ABC.345/01DE-35' };
    const [characters, , ...rows] = drawn('cnpj', input)
      .all('tr')
      .map((row) => row.all('td').map(({ textContent }) => textContent));
    expect(characters).toEqual([...'12ABC34501DE35']);
    expect(rows).toEqual([
      ['1', '2', '17', '18', '19', '3', '4', '5', '0', '1', '20', '21', '3', ''],
      ['5', '4', '3', '2', '9', '8', '7', '6', '5', '4', '3', '2', '', ''],
      ['6', '5', '4', '3', '2', '9', '8', '7', '6', '5', '4', '3', '2', ''],
    ]);
  });
});

it('labels that are kept stand inside and apart', () => {
  const label = fc.record({
    x: fc.double({ min: 0, max: 100, noNaN: true }),
    y: fc.integer({ min: 0, max: 60 }),
    text: fc.string({ minLength: 1, maxLength: 20 }),
    anchor: fc.constantFrom('start' as const, 'middle' as const, 'end' as const),
  });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1, maxLength: 8 }), (labels) => {
      const boxes = labelsThatFit(labels).map(({ x, y, text, anchor = 'middle' }) => {
        const width = textWidth(text);
        const left = (x / 100) * NARROWEST - { start: 0, middle: width / 2, end: width }[anchor];
        return { left, right: left + width, y };
      });
      expect(boxes.length).toBeGreaterThan(0);
      boxes.forEach((box, i) => {
        expect(box.left).toBeGreaterThanOrEqual(-1e-9);
        expect(box.right).toBeLessThanOrEqual(NARROWEST + 1e-9);
        for (const other of boxes.slice(0, i)) {
          const apart = Math.abs(box.y - other.y) >= 15 || box.right < other.left || other.right < box.left;
          expect(apart).toBe(true);
        }
      });
    }),
    runs,
  );
});

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads any answer
async function readTable(path: string): Promise<any> {
  const response = await createService()(new Request(`http://localhost${path}`));
  return response.json();
}

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
  ['zones of the heart', 'calculadoras-frequencia-cardiaca', { age: 40, restingHeartRate: 60 }],
  ['weight', 'calculadoras-imc', { weight: 70, height: 1.7 }],
  ['weight off the scale', 'calculadoras-imc', { weight: 150, height: 1.7 }],
  ['weight below the scale', 'calculadoras-imc', { weight: 40, height: 1.7 }],
  ['weight of the old', 'calculadoras-imc', { weight: 60, height: 1.7, age: 70 }],
  // Serpro, "Cálculo dos dígitos verificadores de CNPJ alfanumérico".
  ['check digits of letters', 'cnpj', { action: 'validate', value: '12.ABC.345/01DE-35' }],
  ['QR code', 'dev-qr', { text: 'canivete' }],
];

/** Numbers from the first to the last, each as much above the one before. */
const between = (first: number, last: number, count: number) =>
  Array.from({ length: count }, (_, i) => Number((first * (last / first) ** (i / (count - 1))).toFixed(2)));

/** Inputs close enough to each other for each width at which a label moves, turns or goes. */
const GRIDS: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  'calculadoras-salario-liquido': between(1518, 60_000, 60).flatMap((salarioBruto) => [
    { salarioBruto, ano: 2025 },
    { salarioBruto, outrosDescontos: 1500, ano: 2025 },
  ]),
  'calculadoras-inss': between(100, 20_000, 100).flatMap((salarioBruto) => [
    { salarioBruto, ano: 2025 },
    { salarioBruto, baseOutrosVinculos: 4000, ano: 2025 },
  ]),
  'calculadoras-irrf': between(1000, 60_000, 100).flatMap((salarioBruto) => [
    { salarioBruto, ano: 2025 },
    { salarioBruto, ano: 2026 },
    { salarioBruto, tipo: 'plr', ano: 2025 },
  ]),
  'calculadoras-financiamento': between(0.01, 8, 12).flatMap((taxa) =>
    between(2, 420, 10).map((prazo, i) => ({
      ...{ valor: i === 4 ? 1 : 100_000, taxa, prazo: Math.round(prazo) },
      ...(i % 3 === 2 && { sistema: i === 5 ? 'sac' : 'price' }),
    })),
  ),
  'calculadoras-juros-compostos': between(0.01, 1.5, 8).flatMap((taxa) =>
    between(1, taxa < 0.2 ? 1200 : 480, 14).flatMap((prazo, i) => [
      {
        valorInicial: 1000 * (i % 4),
        aporte: i % 4 === 0 ? 100 : 100 * (i % 3),
        taxa,
        prazo: Math.round(prazo),
      },
      {
        valorInicial: i === 3 ? 1 : 5000,
        aporte: i === 3 ? 1 : 1000,
        frequenciaAporte: 'anual',
        taxa,
        prazo: Math.round(prazo),
      },
    ]),
  ),
  'calculadoras-simples-nacional': ['I', 'II', 'III', 'IV', 'V'].flatMap((anexo) =>
    between(5000, 4_800_000, 25).map((rbt12) => ({ rbt12, receitaMes: 10_000, anexo, ano: 2025 })),
  ),
  'calculadoras-frequencia-cardiaca': between(10, 100, 20).flatMap((age) => [
    { age: Math.round(age) },
    { age: Math.round(age), restingHeartRate: 60 },
  ]),
  'calculadoras-imc': between(30, 250, 80).flatMap((weight) => [
    { weight, height: 1.7 },
    { weight, height: 1.9, age: 70 },
  ]),
};

// It is right as far as somebody has read it: `--update` writes it anew, and the difference is for reading.
describe('what is drawn', () => {
  makeElements();
  const service = createService({ autoStart: false });

  async function linesOf(id: string, input: Record<string, unknown>, language: Language) {
    const answer: unknown = await service.run(id, input);
    const asked = tablesFor(id, answer).map(async (path) =>
      (await service(new Request(`http://localhost/v1${path}`))).json(),
    );
    const figure = drawingOf(id, input, answer, language, { tables: await Promise.all(asked) });
    return (figure as Made | null)?.lines() ?? ['nothing'];
  }

  const textOf = (lines: readonly string[]) => `${withOwnIds(lines).join('\n')}\n`;

  it.each(['pt', 'en'] as const)('is what it was (%s)', async (language) => {
    const lines: string[] = [];
    for (const [name, id, input] of DRAWN) lines.push(`# ${name}`, ...(await linesOf(id, input, language)));
    await expect(textOf(lines)).toMatchFileSnapshot(`drawn/drawings.${language}.txt`);
  });

  it.each(Object.keys(GRIDS))('of %s is what it was, to the digit, wherever a label goes', async (id) => {
    const lines: string[] = [];
    for (const input of GRIDS[id] ?? []) lines.push(...(await linesOf(id, input, 'pt')));
    const digest = bytesToHex(sha256(utf8ToBytes(textOf(lines))));
    await expect(`${lines.length} lines, ${digest}\n`).toMatchFileSnapshot(`drawn/${id}.txt`);
  });
});
