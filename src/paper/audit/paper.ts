/** The page of one audited payslip: what is wrong in it, why, by which sums, and what to say to those who made it. */
import { cell, head, number, pairs, table } from '../cells.ts';
import { markup as m, type Markup, type MarkupChild } from '../markup.ts';
import { originsOfLine, type Step } from '../origins.ts';
import {
  type AuditAnswer,
  type AuditedAmount,
  type AuditedLine,
  isWrong,
  sentenceAndLaw,
  type Verdict,
} from './answer.ts';
import { letterOf } from './letter.ts';
import { auditHead, auditHero, type AuditPrint, signed, totalsOf, verdictCell } from './parts.ts';

/** The lines that the law gives, and how each is computed. */
export interface Computed {
  readonly proventos: readonly { readonly codigo: string }[];
  readonly descontos: readonly { readonly codigo: string }[];
  readonly informativos: readonly { readonly codigo: string }[];
  readonly explicacao?: readonly Step[] | undefined;
}

/** Names that are printed where they are given, and how the lines are printed. */
export interface AuditSheet {
  readonly nome?: string | undefined;
  readonly cargo?: string | undefined;
  readonly matricula?: string | undefined;
  readonly empregador?: string | undefined;
  /** BRL. */
  readonly tolerance: number;
  /** True leaves out what agrees. */
  readonly isShort: boolean;
  readonly computed: Computed | undefined;
}

/** Rows of one line above which a page is set closer; an audited line takes two or more. */
const ROOMY = 20;

export function auditPaper(print: AuditPrint, answer: AuditAnswer, sheet: AuditSheet): Markup {
  const { t, amount, month } = print;
  const { competencia, resumo, linhas, tabela, aviso } = answer;
  const { nome, cargo, matricula, empregador, tolerance, isShort } = sheet;
  const names = [
    [t.name, nome],
    [t.role, cargo],
    [t.id, matricula],
    [t.month, `${competencia.slice(5)}/${competencia.slice(0, 4)}`],
  ] as const;
  const isShown = (one: AuditedAmount) => !isShort || one.veredito !== 'confere';
  const rows = [
    ...linhas.filter(isShown).map((line) => lineRow(print, line)),
    ...totalsOf(print, answer).flatMap(([name, one]) => (isShown(one) ? [totalRow(print, name, one)] : [])),
  ];
  const sums = sumRows(print, answer, sheet.computed);
  return m(
    'article',
    { class: rows.length * 2 + sums.length > ROOMY ? 'paper dense' : 'paper' },
    auditHead(print, t.title, month(competencia), empregador),
    pairs(
      '',
      names.flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    ),
    auditHero(print, resumo.efeitoNoLiquido),
    m('p', { class: 'hint' }, `${t.lines}: ${countsOf(print, linhas)}.`),
    table(
      [
        head(t.line),
        ...[t.expected, t.found, t.difference].map((name) => head(name, true)),
        head(t.result),
        head(t.why),
      ],
      rows,
    ),
    sums.length > 0 && [m('h2', null, t.sums), table([head(t.line), head(t.sum), head(t.value, true)], sums)],
    m('h2', null, t.toTell),
    m('p', null, letterOf(print, answer, print.monthWithin(competencia)) ?? t.allWell),
    aviso !== undefined && m('p', { class: 'hint above' }, aviso),
    m(
      'div',
      { class: 'sign' },
      m('div', { class: 'hint' }, t.auditedBy),
      m('div', { class: 'hint' }, t.placeAndDay),
    ),
    m(
      'footer',
      null,
      m('div', null, `${t.tables(tabela.ano)}: ${tabela.fonte} · ${t.tolerance(amount(tolerance))}`),
      m('div', null, matricula ? `${t.id} ${matricula}` : `canivete · ${t.title}`),
    ),
  );
}

/** `2 conferem, 1 diverge` */
function countsOf({ t }: AuditPrint, lines: readonly AuditedLine[]): string {
  return (Object.keys(t.verdicts) as Verdict[])
    .map(
      (verdict) =>
        [t.verdicts[verdict], lines.filter(({ veredito }) => veredito === verdict).length] as const,
    )
    .flatMap(([[one, many], count]) => (count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]))
    .join(', ');
}

function lineRow(print: AuditPrint, line: AuditedLine): Markup {
  const [sentence, law] = sentenceAndLaw(line.motivo);
  return m(
    'tr',
    null,
    cell([m('strong', null, line.descricao), m('div', { class: 'hint' }, print.t.sides[line.tipo])]),
    amountCells(print, line),
    cell([causeOf(print, line), m('div', null, sentence), law !== '' && m('div', { class: 'hint' }, law)]),
  );
}

const totalRow = (print: AuditPrint, name: string, total: AuditedAmount): Markup =>
  m('tr', null, cell(m('strong', null, name)), amountCells(print, total), cell(causeOf(print, total)));

const causeOf = ({ causeName }: AuditPrint, { causa }: AuditedAmount): MarkupChild =>
  causa && m('strong', null, causeName(causa));

function amountCells(print: AuditPrint, one: AuditedAmount) {
  const { esperado, encontrado, diferenca, veredito } = one;
  const { amount } = print;
  return [
    number(esperado === null ? '–' : amount(esperado)),
    number(amount(encontrado)),
    number(diferenca === null ? '–' : m(isWrong(one) ? 'strong' : 'span', null, signed(print, diferenca))),
    verdictCell(print, veredito),
  ];
}

/** The sums of the amounts that are wrong, as the law has them. */
function sumRows({ t, language }: AuditPrint, answer: AuditAnswer, computed: Computed | undefined): Markup[] {
  if (!computed) return [];
  const fieldsOf = (list: 'proventos' | 'descontos' | 'informativos', code: string | null) =>
    computed[list].flatMap(({ codigo }, i) => (codigo === code ? [`${list}[${i}].valor`] : []));
  const { linhas, fgts } = answer;
  const named = [
    ...linhas
      .filter(isWrong)
      .map(({ descricao, tipo, codigo }) => [descricao, fieldsOf(`${tipo}s`, codigo)] as const),
    ...(fgts && isWrong(fgts) ? [[t.totals.fgts, fieldsOf('informativos', 'fgts')] as const] : []),
  ];
  return named.flatMap(([name, fields]) =>
    fields
      .flatMap((field) => originsOfLine(computed, field, language))
      .map((origin, i, all) => {
        const isLast = i === all.length - 1;
        return m(
          'tr',
          null,
          cell(i === 0 && m('strong', null, name)),
          cell([
            isLast ? `${origin.formula} ` : `${origin.name}: ${origin.formula} `,
            origin.source !== null &&
              origin.source !== all[i - 1]?.source &&
              m('span', { class: 'hint' }, origin.source),
          ]),
          number(m(isLast ? 'strong' : 'span', null, origin.result)),
        );
      }),
  );
}
