import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, it } from 'vitest';
import { drawingOf } from './index.ts';
import type { Language } from '../../shared/language.ts';
import { type Made, makeElements, withOwnIds } from '#test/support/elements.ts';

makeElements();

type Case = readonly [tool: string, answer: object, input?: Record<string, unknown>, table?: unknown];

const inss = (baseCalculo: number, faixas: readonly (readonly number[])[], teto = 1000): object => ({
  ...{ salarioBruto: baseCalculo, baseCalculo, teto, valor: 10 },
  faixas: faixas.map(([ate, aliquota, base, valor]) => ({ ate, aliquota, base, valor })),
});
const two = [
  [500, 10, 500, 5],
  [1000, 20, 100, 5],
];

type Rates = readonly (readonly [ate: number | null, aliquota: number, parcelaDeduzir: number])[];
const table = (rates: Rates) => ({
  faixas: rates.map(([ate, aliquota, parcelaDeduzir]) => ({ ate, aliquota, parcelaDeduzir })),
});
const rates: Rates = [
  [1000, 0, 0],
  [2000, 10, 100],
  [3000, 20, 300],
];
const irrf = (base: number, rate: number, less: number, reducao = 0, of: Rates = rates): Case => [
  'calculadoras-irrf',
  {
    ...{ tipo: 'mensal', baseCalculo: base, aliquota: rate, parcelaDeduzir: less },
    ...{ impostoTabela: 7, reducao, irrfRetido: 6, tabela: { vigencia: '2025-01-01' } },
  },
  {},
  { id: 'irrf-mensal', value: table(of) },
];

const weight = (bmi: number, id: string, weightDifference: number, input = {}): Case => [
  'calculadoras-imc',
  {
    ...{ bmi, criteria: 'oms-adulto', classification: { id, label: `Classe ${id}` } },
    ...{ healthyWeight: { min: 50, max: 70 }, weightDifference, disclaimer: 'Estimativa.' },
  },
  input,
];

const cnpj = (formatted: string): Case => ['cnpj', { valid: true, formatted }];

const savings = (rows: number, prazoMeses: number, interest = 50, input = {}): Case => [
  'calculadoras-juros-compostos',
  {
    ...{ montante: 100 * rows + interest * rows, totalInvestido: 100 * rows, totalJuros: interest * rows },
    ...{ taxaAnualEfetiva: 12.5, prazoMeses },
    evolucao: Array.from({ length: rows }, (_, i) => ({
      totalInvestido: 100 * (i + 1),
      saldo: (100 + interest) * (i + 1),
    })),
  },
  input,
];

const line = (codigo: string, valor: number) => ({ codigo, descricao: `Linha ${codigo}`, valor });
const earned = ['salario', 'adicionais', 'ferias', 'terco', 'abono', 'terco-abono', 'saldo-salario'];
const ended = [
  ...['aviso-previo', 'decimo-terceiro', 'decimo-terceiro-aviso', 'ferias-vencidas', 'ferias-proporcionais'],
  ...['ferias-aviso', 'terco-ferias', 'sem-nome'],
];
const taken = [
  ...['pensao', 'previdencia', 'vale-transporte', 'outros', 'adiantamento-13', 'aviso-nao-cumprido'],
  ...['inss-13', 'irrf-13'],
];

const zone = (zone: number, minBpm: number) => ({
  ...{ zone, label: `Zona ${zone}`, minPercent: 40 + 10 * zone, maxPercent: 50 + 10 * zone },
  ...{ minBpm, maxBpm: minBpm + 10 },
});
const heart = (zones: readonly object[], more = {}): Case => [
  'calculadoras-frequencia-cardiaca',
  { maxHeartRate: 180, formula: 'tanaka', zones, ...more },
];

const code = '<svg x="y" viewBox="0 0 29 29" z="0"><rect/><path d="M4 4h1v1h-1zM10 12h1v1h-1z"/></svg>';

/** Answers that stand for what the service may answer, at the bounds of what is drawn of it. */
const CASES: Readonly<Record<string, Case>> = {
  'INSS of one band, of less than a real': ['calculadoras-inss', inss(0.5, [[1000, 10, 0.5, 0.05]])],
  'INSS without bands': ['calculadoras-inss', inss(1, [])],
  'INSS of a band without a base': ['calculadoras-inss', inss(1000, [[1000, 10, 0, 77]])],
  'INSS of a band with a small base': ['calculadoras-inss', inss(1000, [[1000, 10, 0.5, 77]])],
  'INSS beside a job above the limit': ['calculadoras-inss', inss(400, two), { baseOutrosVinculos: 9999 }],
  'INSS at the limit beside a job': ['calculadoras-inss', inss(1000, two), { baseOutrosVinculos: 500 }],
  'INSS of amounts that are low': [
    'calculadoras-inss',
    inss(1000, [
      [400, 23.5, 400, 1],
      [700, 24.5, 300, 1],
      [1000, 104, 300, 1],
    ]),
  ],
  'INSS of seven bands': [
    'calculadoras-inss',
    inss(
      700,
      [1, 2, 3, 4, 5, 6, 7].map((i) => [i * 100, i, 100, 2]),
      700,
    ),
  ],
  'IRRF at the end of a band': irrf(2000, 10, 100),
  'IRRF above all bands': irrf(4000, 20, 300),
  'IRRF of another rate': irrf(2000, 11, 100),
  'IRRF of another amount to deduct': irrf(2000, 10, 101),
  'IRRF of nothing': irrf(0, 0, 0),
  'IRRF of one real': irrf(1, 0, 0),
  'IRRF reduced': irrf(1500, 10, 100, 12.5),
  'IRRF reduced by cents': irrf(1500, 10, 100, 0.5),
  'IRRF of one band': irrf(0.5, 10, 0, 0, [[null, 10, 0]]),
  'IRRF without bands': irrf(1, 10, 0, 0, []),
  'weight without a height': weight(22, 'normal', 0),
  'weight of half a metre': weight(22, 'normal', 0, { height: 0.5 }),
  'weight at the middle': weight(29, 'sobrepeso', 3, { height: 1.7 }),
  'weight beyond the middle': weight(29.2, 'sobrepeso', -3, { height: 1.7 }),
  'weight of class II': weight(37, 'obesidade-2', 20, { height: 1.7 }),
  'weight of class III': weight(42, 'obesidade-3', 20, { height: 1.7 }),
  'weight that is thin': weight(17, 'magreza-leve', -5, { height: 1.7 }),
  // Receita Federal (00.394.460/0058-87) and Banco do Brasil (00.000.000/0001-91).
  'digits without letters': cnpj('00.394.460/0058-87'),
  'digits of the smallest': cnpj('00.000.000/0001-91'),
  'digits that are wrong': cnpj('00.000.000/0001-92'),
  'digits after others': cnpj('9.00.000.000/0001-91'),
  'digits before others': cnpj('00.000.000/0001-91/5'),
  'savings of 24 months': savings(24, 24),
  'savings of 25 months': savings(25, 25),
  'savings of 23 months': savings(23, 23),
  'savings of years and months': savings(3, 30),
  'savings of rows of another length': savings(4, 30),
  'savings of too few rows': savings(5, 62),
  'savings without rows': savings(0, 12),
  'savings of nothing': [
    'calculadoras-juros-compostos',
    {
      ...{ montante: 0, totalInvestido: 0, totalJuros: 0, taxaAnualEfetiva: 1, prazoMeses: 1 },
      evolucao: [{ totalInvestido: 0, saldo: 0 }],
    },
  ],
  'savings that shrink': savings(12, 12, -20),
  'savings each year': savings(2, 24, 50, { valorInicial: 100, aporte: 10, frequenciaAporte: 'anual' }),
  'payslip of every line': [
    'calculadoras-rescisao',
    {
      proventos: [...earned, ...ended].map((name) => line(name, 100)),
      descontos: taken.map((name) => line(name, 10)),
      liquido: 1420,
    },
  ],
  'payslip of vacation': [
    'calculadoras-ferias',
    { proventos: [line('ferias', 100)], descontos: [line('outros', 0)], liquido: 100 },
  ],
  'payslip without a net': ['calculadoras-ferias', { proventos: [line('ferias', 100)], descontos: [] }],
  'payslip without earnings': ['calculadoras-ferias', { proventos: [], descontos: [], liquido: 0 }],
  'payslip of nothing': [
    'calculadoras-salario-liquido',
    { proventos: [line('salario', 0)], descontos: [], salarioLiquido: 0 },
  ],
  'payslip of less than nothing': [
    'calculadoras-salario-liquido',
    { proventos: [line('salario', 100)], descontos: [line('outros', -1)], salarioLiquido: 101 },
  ],
  'payslip of a partner': [
    'calculadoras-pro-labore',
    { proLabore: 1000, descontos: [line('inss', 110)], liquido: 890 },
  ],
  'payslip of a thirteenth': [
    'calculadoras-decimo-terceiro',
    {
      ...{ valorBruto: 1000, totalLiquido: 700 },
      segundaParcela: { inss: { valor: 100 }, irrf: { valor: 150 }, pensaoAlimenticia: 50 },
    },
  ],
  'zones, all five': heart([1, 2, 3, 4, 5].map((i) => zone(i, 80 + 10 * i))),
  'zones from a resting heart': heart([zone(2, 100), zone(4, 120)], { restingHeartRate: 60 }),
  'zones of an unknown formula': heart([zone(1, 100)], { formula: 'medida' }),
  'zones of no width': heart([{ ...zone(1, 100), maxBpm: 100 }]),
  'zones of none': heart([]),
  'a zone that is none': heart([zone(0, 100)]),
  'a sixth zone': heart([zone(6, 100)]),
  'code of a payment': ['pix', { qr: code, payload: '000201' }],
  'code of a text': ['dev-qr', { svg: code, version: 3, modules: 21 }],
  'code of two shapes': ['pix', { qr: code.replace('29 29', '29 30'), payload: '000201' }],
  'code of a wide side': ['pix', { qr: code.replace('29 29', '1000 1000'), payload: '000201' }],
  'code of a side of one digit': ['pix', { qr: code.replace('29 29', '9 9'), payload: '000201' }],
  'code before a text': ['pix', { qr: `${code} `, payload: '000201' }],
  'code after a text': ['pix', { qr: ` ${code}`, payload: '000201' }],
  'code of nothing dark': ['pix', { qr: code.replace(/d=".*?"/, 'd=""'), payload: '000201' }],
  'code without attributes': [
    'pix',
    { qr: '<svg viewBox="0 0 29 29"><path d="M4 4h1v1h-1z"/></svg>', payload: '000201' },
  ],
};

function linesOf([tool, answer, input = {}, table]: Case, language: Language): readonly string[] {
  const drawing: unknown = drawingOf(tool, input, answer, language, { tables: table ? [table] : [] });
  return withOwnIds((drawing as Made | null)?.lines() ?? ['nothing']);
}

// They are right as far as somebody has read them: `--update` writes them anew, and the difference is for reading.
it.each(['pt', 'en'] as const)('drawings of made answers are what they were (%s)', async (language) => {
  const lines = Object.entries(CASES).flatMap(([name, one]) => [`# ${name}`, ...linesOf(one, language)]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`drawn/drawings-made.${language}.txt`);
});

/** As many numbers, each further on by the same. */
const steps = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

it.each<[string, readonly Case[]]>([
  [
    'bands of each width',
    steps(250).map((i): Case => [
      'calculadoras-inss',
      inss(1000, [
        [i * 2, 10, i * 2, 5],
        [1000, 20, 1000 - i * 2, 5],
      ]),
      { baseOutrosVinculos: 0 },
    ]),
  ],
  ['bases of each width', steps(125).map((i) => irrf(i * 8, 0, 0))],
  [
    'savings of centuries',
    [240, 248, 255, 497, 500, 505, 900, 1100].map((years) => savings(years, 12 * years)),
  ],
  ['savings of each interest', steps(150).map((i) => savings(12, 12, i * 4))],
])('%s are drawn as they were, to the digit', async (name, cases) => {
  const lines = cases.flatMap((one) => linesOf(one, 'pt'));
  const digest = bytesToHex(sha256(utf8ToBytes(lines.join('\n'))));
  await expect(`${lines.length} lines, ${digest}\n`).toMatchFileSnapshot(
    `drawn/${name.replaceAll(' ', '-')}.txt`,
  );
});
