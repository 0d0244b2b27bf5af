/** The page of one payslip in a printed audit. */
import { causes } from '../../../../src/law/payroll/audit/reasons.ts';
import { cell, number } from '../../../../src/paper/cells.ts';
import { markup as m, type Markup } from '../../../../src/paper/markup.ts';
import { originsOfLine } from '../../../../src/paper/origins.ts';
import type { Answer, Outcome, Payroll } from '../outcome.ts';
import { wordFor, words } from '../words.ts';
import { facts, head, hero, type Line, type Print, signed, table, verdict } from './html-parts.ts';

export type Audited = Outcome & { readonly result: 'audited' };

/** How payslips are printed: by the words and formats of the report, and with which lines. */
export interface PagePrint extends Print {
  /** True leaves out the lines that agree. */
  readonly isShort: boolean;
  readonly tolerance: number;
}

export function payslipPage(
  print: PagePrint,
  { payslip, facts: worker, answer }: Audited,
  payroll: Payroll | undefined,
): Markup {
  const { isShort, tolerance, language, t, names, amount, month } = print;
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
  const sums = sumRows(print, wrong, fgts, payroll);
  return m(
    'article',
    { class: 'paper' },
    head(print, t.one, month(payslip.competencia)),
    facts([
      [t.name, worker?.nome],
      [t.role, worker?.cargo],
      [t.id, payslip.matricula],
      [t.month, `${payslip.competencia.slice(5)}/${payslip.competencia.slice(0, 4)}`],
    ]),
    hero(print, resumo.efeitoNoLiquido),
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
        ...linhas.filter(isShown).map((line) => lineRow(print, line)),
        ...bases.filter(isShown).map((one) => totalRow(print, names[`base-${one.base}`], one)),
        ...(fgts && isShown(fgts) ? [totalRow(print, names.fgts, fgts)] : []),
        ...(liquido && isShown(liquido) ? [totalRow(print, names.liquido, liquido)] : []),
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

function lineRow(
  print: Print,
  { descricao, tipo, esperado, encontrado, diferenca, veredito, causa, motivo }: Line,
): Markup {
  const { t, language, amount } = print;
  return m(
    'tr',
    null,
    cell([m('strong', null, descricao), m('div', { class: 'hint' }, t.sides[tipo])]),
    number(esperado === null ? '–' : amount(esperado)),
    number(amount(encontrado)),
    number(diferenca === null ? '–' : m(diferenca === 0 ? 'span' : 'strong', null, signed(print, diferenca))),
    verdict(print, veredito),
    cell([causa !== null && m('strong', null, causes[causa].name[language]), m('div', null, motivo)]),
  );
}

function totalRow(
  print: Print,
  name: string,
  one: NonNullable<Answer['fgts']> | Answer['bases'][number],
): Markup {
  const { language, amount } = print;
  const cause = 'causa' in one && one.causa ? causes[one.causa].sentence[language] : null;
  return m(
    'tr',
    null,
    cell(m('strong', null, name)),
    number(amount(one.esperado)),
    number(amount(one.encontrado)),
    number(m(one.diferenca === 0 ? 'span' : 'strong', null, signed(print, one.diferenca))),
    verdict(print, one.veredito),
    cell(cause && `${cause}.`),
  );
}

/** The sums of the lines that differ, as the law has them. */
function sumRows(
  { language, names }: Print,
  wrong: readonly Line[],
  fgts: Answer['fgts'],
  payroll: Payroll | undefined,
): Markup[] {
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
