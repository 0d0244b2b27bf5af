/** A file that prints: the totals and the payslips that differ, then a page for each of these. */
import { causes } from '../../../../src/law/payroll/audit/reasons.ts';
import { paperDocument } from '../../../../src/paper/document.ts';
import { paperFormat } from '../../../../src/paper/format.ts';
import { originsOfLine } from '../../../../src/paper/origins.ts';
import { htmlOf, markup as m, type Markup, type MarkupChild } from '../../../../src/paper/markup.ts';
import type { Answer, Outcome, Payroll } from '../outcome.ts';
import { causesByNumber, type Totals, unreadByNumber } from '../totals.ts';
import { MOST_LABELS } from '../summary.ts';
import { type OneAndMany, totalTexts, wordFor, words } from '../words.ts';
import { htmlWords } from './html-words.ts';
import type { Report, ReportOptions } from './report.ts';

/** Payslips with a page of their own, and rows of those that were not audited. */
const MOST = 5_000;

/** The tolerance of the tool where none is given. BRL. */
const TOLERANCE = 0.05;

type Audited = Outcome & { readonly result: 'audited' };
type Line = Answer['linhas'][number];

export function htmlReport({
  isShort,
  language,
  tolerance = TOLERANCE,
  today,
  payrollOf,
}: ReportOptions): Report {
  const t = htmlWords[language];
  const names = totalTexts[language];
  const { amount, money, month, day } = paperFormat(language);
  const pages: string[] = [];
  /** Rows of the list of payslips that have a page. */
  const listed: Markup[] = [];
  const others: Markup[] = [];
  let left = 0;

  const cell = (child: MarkupChild, attributes: Markup['attributes'] | null = null) =>
    m('td', attributes, child);
  const number = (child: MarkupChild) => cell(child, { class: 'number' });
  const table = (heads: readonly string[], numbers: readonly number[], rows: readonly Markup[]) =>
    m(
      'table',
      null,
      m(
        'thead',
        null,
        m(
          'tr',
          null,
          ...heads.map((head, i) =>
            m('th', numbers.includes(i) ? { class: 'number', scope: 'col' } : { scope: 'col' }, head),
          ),
        ),
      ),
      m('tbody', null, ...rows),
    );
  const head = (title: string, when: string) =>
    m(
      'header',
      null,
      m('h1', null, title),
      m(
        'div',
        null,
        m('div', { class: 'month' }, when),
        m('div', { class: 'hint' }, t.auditedOn(day(today))),
      ),
    );
  const hero = (effect: number) =>
    m(
      'div',
      { class: 'hero' },
      effect < 0 ? t.missing : effect > 0 ? t.surplus : t.effect,
      m('strong', null, money(Math.abs(effect))),
    );
  const facts = (pairs: readonly (readonly [string, string | undefined])[]) =>
    m(
      'dl',
      null,
      ...pairs.map(
        ([name, value]) => value !== undefined && m('div', null, m('dt', null, name), m('dd', null, value)),
      ),
    );
  const signed = (difference: number) => (difference > 0 ? `+${amount(difference)}` : amount(difference));
  const marks = {
    confere: ['good', '✓'],
    diverge: ['bad', '✕'],
    falta: ['bad', '✕'],
    sobra: ['bad', '✕'],
    'nao-verificavel': ['quiet', '⊖'],
    'nao-lida': ['quiet', '?'],
  } as const;
  const verdict = (name: Line['veredito']) =>
    cell([marks[name][1], ' ', words[language].verdicts[name][0]], { class: marks[name][0] });

  function lineRow({
    descricao,
    tipo,
    esperado,
    encontrado,
    diferenca,
    veredito,
    causa,
    motivo,
  }: Line): Markup {
    return m(
      'tr',
      null,
      cell([m('strong', null, descricao), m('div', { class: 'hint' }, t.sides[tipo])]),
      number(esperado === null ? '–' : amount(esperado)),
      number(amount(encontrado)),
      number(diferenca === null ? '–' : m(diferenca === 0 ? 'span' : 'strong', null, signed(diferenca))),
      verdict(veredito),
      cell([causa !== null && m('strong', null, causes[causa].name[language]), m('div', null, motivo)]),
    );
  }
  function totalRow(name: string, one: NonNullable<Answer['fgts']> | Answer['bases'][number]): Markup {
    const cause = 'causa' in one && one.causa ? causes[one.causa].sentence[language] : null;
    return m(
      'tr',
      null,
      cell(m('strong', null, name)),
      number(amount(one.esperado)),
      number(amount(one.encontrado)),
      number(m(one.diferenca === 0 ? 'span' : 'strong', null, signed(one.diferenca))),
      verdict(one.veredito),
      cell(cause && `${cause}.`),
    );
  }
  /** The sums of the lines that differ, as the law has them. */
  function sumRows(wrong: readonly Line[], fgts: Answer['fgts'], payroll: Payroll | undefined): Markup[] {
    if (!payroll) return [];
    const fieldsOf = (list: 'proventos' | 'descontos' | 'informativos', code: string) =>
      payroll[list].flatMap(({ codigo }, i) => (codigo === code ? [`${list}[${i}].valor`] : []));
    const named = [
      ...wrong.map(
        ({ descricao, tipo, codigo }) =>
          [descricao, codigo === null ? [] : fieldsOf(`${tipo}s`, codigo)] as const,
      ),
      ...(fgts?.veredito === 'diverge' ? [[names.fgts, fieldsOf('informativos', 'fgts')] as const] : []),
    ];
    return named.flatMap(([name, fields]) =>
      fields
        .flatMap((field) => originsOfLine(payroll, field, language))
        .map((origin, i, { length }) => {
          const isLast = i === length - 1;
          return m(
            'tr',
            null,
            cell(i === 0 && m('strong', null, name)),
            cell([
              isLast ? `${origin.formula} ` : `${origin.name}: ${origin.formula} `,
              origin.source !== null && m('span', { class: 'hint' }, origin.source),
            ]),
            number(m(isLast ? 'strong' : 'span', null, origin.result)),
          );
        }),
    );
  }
  function page({ payslip, facts: worker, answer }: Audited, payroll: Payroll | undefined): Markup {
    const { resumo, linhas, bases, fgts, liquido, tabela } = answer;
    const isShown = ({ veredito }: { readonly veredito: string }) => !isShort || veredito !== 'confere';
    const counts = words[language].verdicts;
    const told = [
      [resumo.confere, counts.confere],
      [resumo.diverge, counts.diverge],
      [resumo.falta, counts.falta],
      [resumo.sobra, counts.sobra],
      [resumo.naoVerificavel, counts['nao-verificavel']],
      [resumo.naoLida, counts['nao-lida']],
    ] as const;
    const wrong = linhas.filter(
      ({ veredito }) => veredito === 'diverge' || veredito === 'falta' || veredito === 'sobra',
    );
    const sentence = wrong.map(({ descricao, esperado, encontrado }) =>
      t.wrong(descricao, amount(esperado ?? 0), amount(encontrado)),
    );
    const sums = sumRows(wrong, fgts, payroll);
    return m(
      'article',
      { class: 'paper' },
      head(t.one, month(payslip.competencia)),
      facts([
        [t.name, worker?.nome],
        [t.role, worker?.cargo],
        [t.id, payslip.matricula],
        [t.month, `${payslip.competencia.slice(5)}/${payslip.competencia.slice(0, 4)}`],
      ]),
      hero(resumo.efeitoNoLiquido),
      m(
        'p',
        { class: 'hint' },
        `${t.lines}: ${told
          .filter(([count]) => count > 0)
          .map(([count, word]) => `${count} ${wordFor(count, word)}`)
          .join(', ')}.`,
      ),
      table(
        [t.line, t.expected, t.found, t.difference, t.result, t.why],
        [1, 2, 3],
        [
          ...linhas.filter(isShown).map(lineRow),
          ...bases.filter(isShown).map((one) => totalRow(names[`base-${one.base}`], one)),
          ...(fgts && isShown(fgts) ? [totalRow(names.fgts, fgts)] : []),
          ...(liquido && isShown(liquido) ? [totalRow(names.liquido, liquido)] : []),
        ],
      ),
      sums.length > 0 && [m('h2', null, t.sums), table([t.line, t.sum, t.value], [2], sums)],
      sentence.length > 0 && [
        m('h2', null, t.toHr),
        m(
          'p',
          null,
          `${month(payslip.competencia)}. ${sentence.join('; ')}. ${liquido ? t.rightNet(amount(liquido.esperado)) : ''}`,
        ),
      ],
      m(
        'div',
        { class: 'sign' },
        m('div', { class: 'hint' }, t.auditedBy),
        m('div', { class: 'hint' }, t.placeAndDay),
      ),
      m(
        'footer',
        null,
        m('div', null, `${t.tables(tabela.ano)} · ${t.tolerance(amount(tolerance))}`),
        m('div', null, `${t.id} ${payslip.matricula}`),
      ),
    );
  }
  const listRow = ({ payslip: { matricula, competencia }, facts: worker, answer }: Audited) =>
    m(
      'tr',
      null,
      cell(matricula),
      cell(worker?.nome ?? ''),
      cell(competencia),
      number(signed(answer.resumo.efeitoNoLiquido)),
    );
  const countRows = (found: Readonly<Record<string, number>>, of: Readonly<Record<string, OneAndMany>>) =>
    Object.entries(found)
      .filter(([, count]) => count > 0)
      .map(([name, count]) =>
        m('tr', null, cell(of[name] && wordFor(count, of[name])), number(String(count))),
      );

  function summary(totals: Totals): Markup {
    const { results, verdicts, unread, moreUnread, notKept } = words[language];
    const labels = unreadByNumber(totals);
    return m(
      'article',
      { class: 'paper' },
      head(t.all, ''),
      labels.length > 0 && [
        m('h2', null, unread),
        table(
          [t.line, '', t.times, t.value, t.nearest],
          [2, 3],
          labels
            .slice(0, MOST_LABELS)
            .map(({ rotulo, tipo, times, sum, sugestao }) =>
              m(
                'tr',
                null,
                cell(rotulo),
                cell(tipo),
                number(String(times)),
                number(amount(sum / 100)),
                cell(sugestao ?? ''),
              ),
            ),
        ),
        labels.length > MOST_LABELS && m('p', null, moreUnread(labels.length - MOST_LABELS)),
        totals.unreadNotKept > 0 && m('p', null, notKept(totals.unreadNotKept)),
      ],
      hero(totals.effect / 100),
      table([t.payslips, ''], [1], countRows(totals.payslips, results)),
      table([t.lines, ''], [1], countRows(totals.lines, verdicts)),
      totals.causes.size > 0 && [
        m('h2', null, t.byCause),
        table(
          [t.cause, t.payslips, t.effect],
          [1, 2],
          causesByNumber(totals).map(([name, { payslips, effect }]) =>
            m(
              'tr',
              null,
              cell(causes[name].name[language]),
              number(String(payslips)),
              number(signed(effect / 100)),
            ),
          ),
        ),
      ],
      listed.length > 0 && [
        m('h2', null, t.differing),
        table([t.id, t.name, t.month, t.effect], [3], listed),
      ],
      others.length > 0 && [m('h2', null, t.notAudited), table([t.id, t.month, t.why], [], others)],
      left > 0 && m('p', null, t.more(left)),
    );
  }
  const { start, end } = paperDocument(t.all, language);
  return {
    start: () => '',
    async payslip(outcome) {
      const { matricula, competencia } = outcome.payslip;
      if (outcome.result !== 'audited') {
        if (others.length < MOST)
          others.push(m('tr', null, cell(matricula), cell(competencia), cell(outcome.message)));
      } else if (outcome.answer.resultado === 'diverge') {
        if (pages.length < MOST) {
          const payroll = await payrollOf({ ...outcome.facts?.facts, competencia });
          pages.push(`${htmlOf(page(outcome, payroll))}\n`);
          listed.push(listRow(outcome));
        } else left++;
      }
      return '';
    },
    *end(totals) {
      yield start;
      yield `${htmlOf(summary(totals))}\n`;
      yield* pages;
      yield end;
    },
  };
}
