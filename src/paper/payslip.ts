/** The payslip of a month on one page of A4: the fields of a receipt of pay, and where each line comes from. */
import type { Language } from '../lib/languages.ts';
import { cell, head, number, pairs, table } from './cells.ts';
import { type PaperFormat, paperFormat } from './format.ts';
import { layoutOf } from './layout.ts';
import { markup as m, type Markup } from './markup.ts';
import { type Origin, originsOf, type Step } from './origins.ts';
import { payslipWords } from './payslip-words.ts';

interface Line {
  readonly codigo: string;
  readonly descricao: string;
  readonly referencia?: string;
  readonly valor: number;
  readonly natureza: string | null;
  readonly incide: readonly string[];
}

interface Payment {
  readonly proventos: readonly Line[];
  readonly descontos: readonly Line[];
  readonly liquido: number;
}

/** The parts of an answer of `calculadoras-folha` that are printed. */
export interface PayslipAnswer extends Payment {
  readonly competencia: string;
  readonly vinculo: string;
  readonly dataPagamento: string;
  readonly blocos?: Readonly<Record<string, Payment>>;
  readonly totais: { readonly proventos: number; readonly descontos: number; readonly liquidoGeral: number };
  readonly inss: { readonly base: number };
  readonly irrf: { readonly baseCalculo: number; readonly aliquota: number };
  readonly fgts: { readonly base: number; readonly valor: number };
  readonly tabela: { readonly ano: number };
  readonly explicacao?: readonly Step[];
}

/** The fields of a receipt beside the answer; a field that is not known becomes a line to write on. */
export interface PayslipInput {
  readonly salarioBase?: unknown;
  readonly dependentes?: unknown;
  readonly matricula?: unknown;
  readonly nome?: unknown;
  readonly cargo?: unknown;
  readonly empregador?: unknown;
  /** CNPJ or CPF of the employer, as it is to be printed. */
  readonly documentoEmpregador?: unknown;
}

/** True if an answer is the payslip of one month; one that compares months is not. */
export const isPayslip = (answer: unknown): answer is PayslipAnswer =>
  Array.isArray((answer as Partial<PayslipAnswer> | null)?.proventos) &&
  (answer as Partial<PayslipAnswer>).totais !== undefined;

/** The words and the formats of a language. */
type Print = PaperFormat & { readonly t: (typeof payslipWords)[Language] };

export function payslipPaper(input: PayslipInput, answer: PayslipAnswer, language: Language): Markup {
  const print = { t: payslipWords[language], ...paperFormat(language) };
  const { t, amount, money, month, day } = print;
  const blocks = Object.entries(answer.blocos ?? {});
  const items = [answer, ...blocks.map(([, block]) => block)].flatMap(({ proventos, descontos }) =>
    [...proventos, ...descontos].map(({ descricao }) => descricao),
  );
  const { isDense, shown } = layoutOf({ items, blocks: blocks.length, origins: originsOf(answer, language) });

  return m(
    'article',
    { class: isDense ? 'paper dense' : 'paper' },
    m(
      'header',
      null,
      m('h1', null, t.titles[answer.vinculo as keyof typeof t.titles] ?? t.title),
      m(
        'div',
        null,
        m('div', { class: 'month' }, month(answer.competencia)),
        m('div', { class: 'hint' }, t.payday(day(answer.dataPagamento))),
      ),
    ),
    pairs('blank', [
      [t.employer, text(input.empregador)],
      [t.employerId, text(input.documentoEmpregador)],
    ]),
    pairs('blank', [
      [t.name, text(input.nome)],
      [t.role, text(input.cargo)],
      [t.id, text(input.matricula)],
      [t.dependants, text(input.dependentes ?? 0)],
    ]),
    itemsTable(print, answer, blocks),
    m(
      'div',
      { class: 'hero' },
      t.net,
      m('strong', null, money(blocks.length > 0 ? answer.totais.liquidoGeral : answer.liquido)),
    ),
    pairs('', [
      [t.salary, amount(Number(input.salarioBase ?? 0))],
      [t.inssBase, amount(answer.inss.base)],
      [t.fgtsBase, amount(answer.fgts.base)],
      [t.fgts, amount(answer.fgts.valor)],
      [t.irrfBase, amount(answer.irrf.baseCalculo)],
      [t.irrfRate, t.percent(amount(answer.irrf.aliquota))],
    ]),
    shown.length > 0 && [m('h2', null, t.origins), originsTable(print, shown)],
    m(
      'div',
      { class: 'sign' },
      m('div', { class: 'hint' }, t.signature),
      m('div', { class: 'hint' }, t.placeAndDay),
    ),
    m('footer', null, m('div', null, t.tables(answer.tabela.ano)), m('div', null, t.tool)),
  );
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The table of what is paid and withheld, of the month and of each block. */
function itemsTable(
  print: Print,
  answer: PayslipAnswer,
  blocks: readonly (readonly [string, Payment])[],
): Markup {
  const { t, amount } = print;
  return table(
    [
      ...[t.item, t.description, t.incidence].map((name) => head(name)),
      ...[t.reference, t.earnings, t.deductions].map((name) => head(name, true)),
    ],
    [
      rowsOf(print, answer),
      m(
        'tr',
        { class: 'total' },
        m('td', { colspan: 4 }, t.totals),
        number(amount(answer.totais.proventos)),
        number(amount(answer.totais.descontos)),
      ),
      blocks.map((block) => blockRows(print, block)),
    ],
  );
}

const lineRow = (
  { t, amount }: Print,
  { natureza, descricao, incide, referencia, valor }: Line,
  isEarning: boolean,
) =>
  m(
    'tr',
    null,
    cell(natureza),
    cell(descricao),
    cell(
      incide
        .filter((base) => Object.hasOwn(t.bases, base))
        .map((base) => t.bases[base as keyof typeof t.bases])
        .join(' '),
      'bases',
    ),
    number(referencia),
    number(isEarning && amount(valor)),
    number(!isEarning && amount(valor)),
  );

const rowsOf = (print: Print, { proventos, descontos }: Payment) => [
  ...proventos.map((line) => lineRow(print, line, true)),
  ...descontos.map((line) => lineRow(print, line, false)),
];

const blockRows = (print: Print, [name, block]: readonly [string, Payment]) => [
  m(
    'tr',
    { class: 'group' },
    m('th', { colspan: 6, scope: 'rowgroup' }, print.t.blocks[name as keyof typeof print.t.blocks] ?? name),
  ),
  ...rowsOf(print, block),
  m(
    'tr',
    null,
    cell(''),
    m('td', { colspan: 3 }, print.t.netOf),
    m('td', { colspan: 2, class: 'number' }, m('strong', null, print.amount(block.liquido))),
  ),
];

/** The table of where the amounts come from. */
const originsTable = ({ t }: Print, origins: readonly Origin[]) =>
  table(
    [head(t.line), head(t.formula), head(t.amount, true), head(t.law)],
    origins.map(originRow),
    'origins',
  );

const originRow = ({ name, formula, result, source }: Origin) =>
  m('tr', null, cell(name), cell(formula), number(result), cell(source ?? ''));
