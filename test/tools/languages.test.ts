/** The sentences and names of an answer follow the language of the call; its figures and codes do not. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnyTool } from '../../src/kit/tool.ts';
import { removeAccents } from '../../src/lib/text/accents.ts';
import { callTool } from '../support/call-tool.ts';
import { tools } from '../support/tools.ts';
import { walked } from '../support/walked.ts';

type Answer = Readonly<Record<string, unknown>>;

/** The members that hold a notice, in the tools that have one. */
const NOTICES = ['aviso', 'disclaimer'];

const answersOf = async (tool: AnyTool) => {
  const input = { ...(tool.examples[0]?.input as Answer) };
  const say = async (language?: 'pt' | 'en') =>
    (await callTool(tool, input, language && { language: () => language })) as Answer;
  return { none: await say(), pt: await say('pt'), en: await say('en') };
};

/** The member at a path. */
const at = (answer: unknown, path: string) =>
  path.split('.').reduce((value, key) => (value as Answer)[key], answer);

const told = tools.filter(({ output }) => {
  const { entries, options } = output as { entries?: object; options?: readonly { entries?: object }[] };
  const names = Object.keys(entries ?? options?.[0]?.entries ?? {});
  return NOTICES.some((notice) => names.includes(notice));
});

it('there are notices in many tools', () => expect(told.length).toBeGreaterThan(50));

it.each(told.map((tool) => [tool.id, tool] as const))(
  '%s gives its notice in English to who asks for it, and else in Portuguese',
  async (_, tool) => {
    const { none, pt, en } = await answersOf(tool);
    const notice = NOTICES.find((one) => one in pt) as string;
    expect(none).toEqual(pt);
    expect(en[notice]).toMatch(/^[A-Z][^ãçéíõú]*\.$/);
    expect(en[notice]).not.toBe(pt[notice]);
  },
);

it.each([
  ['calculadoras-idade', 'birthWeekday', 'terça-feira', 'Tuesday'],
  ['calculadoras-idade', 'text', '26 anos, 8 meses e 23 dias', '26 years, 8 months and 23 days'],
  ['calculadoras-diferenca-datas', 'weekday1', 'sábado', 'Saturday'],
  ['calculadoras-signos', 'name', 'Escorpião', 'Scorpio'],
  ['calculadoras-signos', 'traditionalRuler', 'Marte', 'Mars'],
  ['calculadoras-signos', 'period', '23/10 a 21/11', '10-23 to 11-21'],
  ['calculadoras-signos', 'sign', 'escorpiao', 'escorpiao'],
  ['dev-timestamp', 'weekday', 'terça-feira', 'Tuesday'],
  [
    'dev-cron',
    'description',
    'Às 08:30, de segunda-feira a sexta-feira.',
    'At 08:30, from Monday to Friday.',
  ],
  ['calculadoras-areas', 'name', 'Círculo', 'Circle'],
  ['calculadoras-imc', 'classification.label', 'Sobrepeso', 'Overweight'],
  ['calculadoras-gordura-corporal', 'category.label', 'Boa forma', 'Fit'],
  ['calculadoras-gestacional', 'gestationalAge.text', '23 semanas e 3 dias', '23 weeks and 3 days'],
  ['calculadoras-fracao', 'steps.0', 'mmc(2, 3) = 6', 'lcm(2, 3) = 6'],
  [
    'calculadoras-bhaskara',
    'steps.1',
    'Δ > 0: duas raízes reais distintas',
    'Δ > 0: two distinct real roots',
  ],
  ['calculadoras-salario-liquido', 'proventos.0.descricao', 'Salário', 'Salary'],
  ['calculadoras-rescisao', 'proventos.0.referencia', '20 dias', '20 days'],
  ['calculadoras-lucro-presumido', 'tributos.1.descricao', 'Adicional de IRPJ', 'IRPJ surtax'],
  ['letras-diferentes', 'styles.0.name', 'Negrito', 'Bold'],
  ['calculadoras-dias-uteis', 'holidays.0.name', 'Finados', 'All Souls’ Day'],
  ['feriados', 'nome', 'Carnaval (terça-feira)', 'Carnival (Tuesday)'],
])('%s says %s in the language of the call', async (id, field, portuguese, english) => {
  const { none, pt, en } = await answersOf(tools.find((tool) => tool.id === id) as AnyTool);
  expect([none, pt, en].map((answer) => at(answer, field))).toEqual([portuguese, portuguese, english]);
});

interface Call {
  readonly tool: string;
  readonly input: Answer;
}

const folder = new URL('../../vectors/', import.meta.url);

/** The calls of all vectors that are answered, and the examples of every tool. */
const calls: readonly Call[] = [
  ...readdirSync(folder)
    .filter((name) => name !== 'schema.json')
    .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')).vectors as (Call & Answer)[])
    .filter(({ output }) => output !== undefined),
  ...tools.flatMap(({ id, examples }) => examples.map(({ input }) => ({ tool: id, input: input as Answer }))),
];

/** Names and data that are Portuguese in every language, by the path of the answer. */
const PORTUGUESE: readonly (readonly [path: RegExp, reason: string])[] = [
  [/(?:^|\.)(?:fonte|lei)$/, 'laws and tables are cited by their official names'],
  [/^explicacao\[\]\.(?:passo|campo|formula|valores\..*)$/, 'names of fields, and formulas of them'],
  [/^(?:boleto\.|contaBancaria\.)?bankName$/, 'names of banks'],
  [/^(?:justica|tribunal)\.nome$/, 'official names of courts'],
  [/^itens\[\]\./, 'official names of what is looked up'],
  [/^(?:empresas|pessoas|nomes|names|palavras|nicks|veiculo|items|cep|emails)\b/, 'generated data of Brazil'],
  [
    /^(?:city|domain|suggestion|text|textCapitalized|payload|formatted)$/,
    'data of Brazil, or Portuguese that was asked for',
  ],
  [/^(?:notice|tables\..*)$/, 'a made-up Brazil, and the notice that its data hold'],
  [/^(?:result|unified|uri|words\[\]\.word|html|groups\..*)$/, 'what a tool makes of the text that was sent'],
];

const isExcused = (path: string) => PORTUGUESE.some(([pattern]) => pattern.test(path));

/** Words that Portuguese sentences have and English ones do not. */
const WORDS =
  /(?<![\p{L}\d.-])(?:um|uma|das?|dos|nas|nos|pel[ao]s?|que|com|sem|por|para|sobre|ao|ou|seu|sua|salário|férias|ano|mês|dia|dias|meses|anos)(?![\p{L}\d-])/u;

/** Texts of an answer that nobody sent, each with its path; places in lists have none. */
function textsIn(value: unknown, path = ''): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, path === '' ? key : `${path}.${key}`));
}

/** A word, a number or a code, which is no text of a language. */
const isCode = (text: string) => /^[\p{Ll}\d]+(?:-[\p{Ll}\d]+)*$/u.test(text) || !/\p{L}{3}/u.test(text);

/** Diacritics in words other than names, or words of Portuguese, in what is not of the caller. */
function isPortuguese(text: string, sent: ReadonlySet<string>): boolean {
  const own = [...sent].reduce((rest, one) => rest.replaceAll(one, ''), text);
  return /[ãõáâéêíóôúç]/u.test(own.replaceAll(/(?<=\S )\p{Lu}\S*/gu, '')) || WORDS.test(own);
}

describe('an answer in English', () => {
  it.each(walked.map((tool) => [tool.id, tool] as const))(
    'of %s has no Portuguese sentence',
    async (id, tool) => {
      const explains = Object.hasOwn(tool.input.entries, 'explicar');
      const wrong = new Map<string, string>();
      for (const { input } of calls.filter((call) => call.tool === id)) {
        const asked = explains ? { ...input, explicar: true } : input;
        const sent = new Set(
          textsIn(input).flatMap(([, text]) => (text === '' ? [] : [text, removeAccents(text)])),
        );
        const answer = await callTool(tool, asked, { language: () => 'en' });
        for (const [path, text] of textsIn(answer)) {
          if (isCode(text) || isExcused(path) || !isPortuguese(text, sent)) continue;
          wrong.set(path, text);
        }
      }
      expect([...wrong]).toEqual([]);
    },
  );
});
