// CPU time of the text and developer tools on texts of 10, 50 and 100 thousand UTF-16 units; run by hand:
//   node bench/text.mjs [part of a tool's id]
// The goal is at most 50 ms at 100,000, and growth in proportion to the length. Medians of 5 calls after 2.
import { build } from 'esbuild';
import * as v from 'valibot';

const SIZES = [10_000, 50_000, 100_000];

const { outputFiles } = await build({
  entryPoints: [new URL('../src/tools/all.ts', import.meta.url).pathname],
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
});
const all = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
const tools = new Map(Object.values(all).map((tool) => [tool.id, tool]));

let state = 1;
const random = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
const fill = (unit) => (size) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
const draw = (characters) => (size) =>
  Array.from({ length: size }, () => characters[(random() >>> 8) % characters.length]).join('');

const PROSE =
  'O Dr. Silva, que mora na Av. Brasil, chegou às 9h. “Trouxe pão de queijo?”, perguntou-lhe a avó.\n';
const texts = {
  prose: fill(PROSE),
  letters: fill('a'),
  spaces: (size) => `a${' '.repeat(size - 2)}b`,
  points: fill('.'),
  emoji: (size) => fill('👨‍👩‍👧😀 ')(size).toWellFormed(),
  marks: fill('a\u0301\u0302'),
  hangul: fill('한글'),
  distinct: (size) => draw('abcdefghijklmnopqrstuvwxyz      \n')(size),
};

const of = (id, more = {}, names = Object.keys(texts)) =>
  names.map((name) => [id, name, (size) => ({ text: texts[name](size), ...more })]);

const changed = (text) => text.replaceAll('queijo', 'mel').replaceAll('mora', 'vive');
const pairs = {
  'prose, some lines changed': (size) => {
    const text = texts.prose(size);
    const lines = text.split('\n').map((line, i) => (i % 40 === 3 ? changed(line) : `${i} ${line}`));
    const before = text.split('\n').map((line, i) => `${i} ${line}`);
    return [before.join('\n').slice(0, size), lines.join('\n').slice(0, size)];
  },
  'prose, every line changed': (size) => [texts.prose(size), changed(texts.prose(size))],
  'nothing in common': (size) => [draw('abcd\n')(size), draw('wxyz\n')(size)],
  'random short lines': (size) => [draw('ab\n')(size), draw('ab\n')(size)],
  'random letters as lines': (size) => [
    [...draw('abcdefghijklmnopqrst')(size / 2)].join('\n'),
    [...draw('abcdefghijklmnopqrst')(size / 2)].join('\n'),
  ],
  'the same, reversed': (size) => {
    const lines = Array.from({ length: size / 8 }, (_, i) => String(i));
    return [lines.join('\n').slice(0, size), lines.toReversed().join('\n').slice(0, size)];
  },
};

const cases = [
  ...of('texto-analisar'),
  ...of('texto-contar-palavras'),
  ...of('texto-contar-palavras', { ngram: 3, ignoreStopWords: true, ignoreAccents: true, limit: 1000 }, [
    'prose',
    'distinct',
  ]),
  ...['camelCase', 'Title Case', 'Sentence case', 'aLtErNaTiNg cAsE'].flatMap((style) =>
    of('texto-converter-case', { style }),
  ),
  ...[
    'removeAccents',
    'reverse',
    'sort',
    'upsideDown',
    'stacked',
    'scramble',
    'escapeHtml',
    'textToHtml',
    'removeDuplicates',
    'removeLineBreaks',
  ].flatMap((action) =>
    of('texto-transformar', { action }, ['prose', 'letters', 'spaces', 'emoji', 'marks', 'distinct']),
  ),
  [
    'texto-info-caractere',
    'one character of many marks',
    (size) => ({ text: `a${'\u0301'.repeat(size - 1)}` }),
  ],
  ...of('dev-base64', {}, ['prose', 'hangul']),
  ['dev-base64', 'decode', (size) => ({ text: 'QUJD'.repeat(size / 4), action: 'decode' })],
  ...of('dev-binary', {}, ['prose', 'hangul']),
  ['dev-binary', 'decode', (size) => ({ text: '01000001'.repeat(size / 8), action: 'decode' })],
  ['dev-binary', 'decode groups', (size) => ({ text: '65 '.repeat(size / 3), action: 'decode', base: 10 })],
  ...['md5', 'sha256', 'sha224', 'sha3-512', 'blake2b', 'blake3', 'ripemd160'].flatMap((algorithm) =>
    of('dev-hash', { algorithm }, ['hangul']),
  ),
  ...of('dev-crc32', {}, ['hangul']),
  [
    'dev-jwt',
    'one long claim',
    (size) => ({ token: `e30.${btoa(JSON.stringify({ a: 'x'.repeat(size * 0.7) })).replace(/=/g, '')}.` }),
  ],
  ['dev-json', 'flat array', (size) => ({ text: `[${'1,'.repeat(size / 2 - 2)}1]` })],
  [
    'dev-json',
    'repeated keys',
    (size) => ({ text: `{${'"a":1,'.repeat(size / 6 - 2)}"a":1}`, sortKeys: true }),
  ],
  ['dev-json', 'one long string', (size) => ({ text: `"${'a'.repeat(size - 2)}"` })],
  [
    'dev-json',
    'long key over many',
    (size) => ({ text: `{"${'k'.repeat(size / 2)}":{${'"a":1,'.repeat(size / 14 - 2)}"a":1}}` }),
  ],
  [
    'dev-json',
    'deep and wide',
    (size) => ({ text: `${'['.repeat(400)}${'1,'.repeat(size / 2 - 500)}1${']'.repeat(400)}`, indent: 0 }),
  ],
  ...['component', 'uri', 'form'].flatMap((mode) => of('dev-url-encode', { mode }, ['prose', 'hangul'])),
  ['dev-url-encode', 'decode', (size) => ({ text: '%C3%A3'.repeat(size / 6), action: 'decode' })],
  ...of('dev-morse', { ignoreUnknown: true }),
  ['dev-morse', 'decode', (size) => ({ text: '... --- / '.repeat(size / 10), action: 'decode' })],
  ['dev-morse', 'decode spaces', (size) => ({ text: `.${' '.repeat(size - 2)}.`, action: 'decode' })],
  ...['caesar', 'atbash', 'vigenere'].flatMap((method) =>
    of('dev-cipher', { method, key: 'LIMAO' }, ['prose', 'marks']),
  ),
  ...Object.entries(pairs).map(([name, pair]) => [
    'dev-diff',
    name,
    (size) => {
      const [text1, text2] = pair(size);
      return { text1, text2 };
    },
  ]),
  ...['word', 'char'].flatMap((mode) =>
    Object.entries(pairs).map(([name, pair]) => [
      'dev-diff',
      `${mode}: ${name}, a fifth of the length`,
      (size) => {
        const [text1, text2] = pair(size / 5);
        return { text1: text1.slice(0, size / 5), text2: text2.slice(0, size / 5), mode };
      },
    ]),
  ),
];

const context = { random, now: 0, today: '2026-11-21', tables: new Map(), lastSent: (first) => first };
const wanted = process.argv[2] ?? '';

for (const [id, name, make] of cases) {
  const label = `${id} ${name}`;
  if (!label.includes(wanted)) continue;
  const tool = tools.get(id);
  const times = [];
  for (const size of SIZES) {
    const input = v.parse(tool.input, make(size));
    const runs = [];
    for (let i = 0; i < 7; i++) {
      const before = process.cpuUsage();
      await tool.run(input, context);
      const { user, system } = process.cpuUsage(before);
      if (i >= 2) runs.push((user + system) / 1000);
    }
    times.push(runs.toSorted((a, b) => a - b)[2]);
  }
  const flag = times[2] > 50 ? '  over 50 ms' : times[2] > 30 * Math.max(times[0], 0.3) ? '  grows' : '';
  console.log(`${times.map((ms) => ms.toFixed(1).padStart(7)).join('')}  ${label}${flag}`);
}
