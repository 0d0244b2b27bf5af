import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawingOf, drawings, tablesFor } from './index.ts';
import { makeDocument } from '#test/support/document.ts';
import { drawingFor, toolOf } from '#test/support/drawings.ts';
import { heard } from '#test/support/heard.ts';
import { sized } from '#test/support/size.ts';

makeDocument();

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

async function heardAll(language: 'pt' | 'en') {
  const all: (readonly [name: string, lines: readonly string[]])[] = [];
  for (const [name, id, input] of DRAWN) {
    const drawing = await drawingFor(id, input, language);
    all.push([name, drawing ? heard(drawing) : []]);
  }
  return all;
}

describe('what a drawing says', () => {
  it('is the numbers of its answer', async () => {
    const lines = (await heardAll('pt')).flatMap(([name, lines]) => [`# ${name}`, ...lines]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('heard/drawings.txt');
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

/** Numbers from the first to the last, each as many times the one before. */
function between(first: number, last: number, most: number): readonly number[] {
  const count = Math.ceil(most * sized(0.25, 1)) + 1;
  return Array.from({ length: count }, (_, i) =>
    Number((first * (last / first) ** (i / (count - 1))).toFixed(2)),
  );
}

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

/** What stands outside its image, or has no place at all. */
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

it.each(Object.keys(GRIDS))('%s: no bar is cut off or without a place, whatever the amounts', async (id) => {
  for (const input of GRIDS[id] ?? []) {
    const drawing = await drawingFor(id, input);
    expect([input, drawing ? faultsOf(drawing) : []]).toEqual([input, []]);
  }
});
