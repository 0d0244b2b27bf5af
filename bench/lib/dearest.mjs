import { kinds } from './kinds.mjs';

/** Inputs that no kind of content makes, found to be the dearest of their tools. */
const lines = (count, write) => Array.from({ length: count }, (_, i) => write(i)).join('\n');
export const known = {
  'dev-cron': ['0 0 29 2 *', '0 0 29 2 1', '59 23 31 12 6', '* * * * *', '*/59 */23 */30 */11 */6'].flatMap(
    (expression) => ['America/Sao_Paulo', 'UTC'].map((timezone) => ({ expression, timezone, count: 100 })),
  ),
  'dev-qr': ['L', 'M', 'Q', 'H'].flatMap((errorCorrection, i) =>
    [
      '7'.repeat([7089, 5596, 3993, 3057][i]),
      'A'.repeat([4296, 3391, 2420, 1852][i]),
      'a'.repeat([2953, 2331, 1663, 1273][i]),
    ].map((text) => ({ text, errorCorrection, margin: 20 })),
  ),
  'dev-yaml': [
    { text: `[${'1,'.repeat(2332)}]` },
    { text: lines(1166, (i) => `- ${i}`) },
    { text: lines(770, (i) => `k${i}: "${i}"`) },
    { text: `[&a [${Array(198).fill('1').join()}]${',*a'.repeat(99)}]` },
    { text: `[&a ${'x'.repeat(42_796)}${',*a'.repeat(48)}]` },
    { text: '['.repeat(100_000) },
    { text: `a: |\n${lines(9_000, () => '  line')}` },
    { text: `"${'\\u00e9'.repeat(16_000)}"` },
    { text: JSON.stringify(Array.from({ length: 2999 }, (_, i) => `- ${i}: `)), action: 'toYaml' },
    {
      text: JSON.stringify(Object.fromEntries(Array.from({ length: 2999 }, (_, i) => [`k${i}`, `a\n ${i}`]))),
      action: 'toYaml',
    },
    { text: JSON.stringify(' \u2028'.repeat(45_000)), action: 'toYaml' },
  ],
};

/** Rates whose monthly interest is a short fraction, a long one, one of 50 decimals, and a tiny one. */
const rates = [
  { taxa: 0.77 },
  { taxa: 0.9876543210987654 },
  { taxa: 9.5, periodoTaxa: 'anual' },
  { taxa: 1e-300 },
  { taxa: 1e-21, periodoTaxa: 'anual', conversaoTaxa: 'nominal' },
];
const atRates = (input) => rates.map((rate) => ({ ...input, ...rate, explicar: true }));
/** Those that explain themselves, which take several turns. */
export const explained = {
  'calculadoras-financiamento': atRates({
    valor: 987_654_321.09,
    prazo: 600,
    carencia: 60,
    tipoCarencia: 'capitalizar',
    seguroMensal: 11.11,
    seguroPercentual: 0.0321,
    tarifaMensal: 999.99,
    tarifasIniciais: 1234.56,
    financiarTarifas: true,
    rendaMensal: 12_345.67,
    dataPrimeiraParcela: '2026-01-31',
  }),
  'calculadoras-juros-compostos': atRates({
    valorInicial: 1000,
    aporte: 12.34,
    prazo: 1200,
    inflacaoAnual: 4.5,
  }),
  'calculadoras-payback': [0.9, 9.87654321098765, 1000, 1e-300].map((taxaDesconto) => ({
    investimento: 987_654_321.09,
    fluxos: Array.from({ length: 600 }, (_, i) => (i < 30 ? -1234.56 : 9_876_543.21 - i)),
    taxaDesconto,
    explicar: true,
  })),
};

const posted = (path, input) => ({ method: 'POST', path, body: JSON.stringify(input) });
const long = (kind) => kinds[kind](100_000);

/** The dearest requests that the search has found, of several tools. */
export const dearest = [
  posted('/texto/analisar', { text: long('a vowel sign in five letters') }),
  posted('/texto/contar-palavras', { text: long('different words'), ignoreAccents: true }),
  posted('/texto/transformar', { text: long('lone surrogates'), action: 'sort' }),
  posted('/texto/transformar', { text: long('words that end in a joiner'), action: 'upsideDown' }),
  posted('/dev/diff', { text1: long('different lines'), text2: long('different words, backwards') }),
  posted('/dev/morse', { text: long('thirty marks'), ignoreUnknown: true }),
  posted('/dev/json', { text: long('JSON pairs') }),
  ...known['dev-yaml'].map((input) => posted('/dev/yaml', input)),
];
