/** The lines of a printed document as they were judged, and a text for those who made it. */
import { todayAt } from '../../../lib/dates/today.ts';
import { auditPaper, type Computed } from '../../../paper/audit/paper.ts';
import { type AuditAnswer, sentenceAndLaw } from '../../../paper/audit/answer.ts';
import { letterOf } from '../../../paper/audit/letter.ts';
import { type AuditPrint, auditPrint } from '../../../paper/audit/parts.ts';
import { type Child, h, put } from '../../shared/dom.ts';
import { type Glyph, glyph } from '../../shared/glyphs.ts';
import { copyButton, state } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import { scrollRegion } from '../core/scrolled.ts';
import type { AuditWords, Schema, Values, WholeTool } from '../core/types.ts';
import { tellDate } from '../form/understood.ts';
import type { AuditTexts } from '../texts/audit.ts';
import type { Judged } from './answer.ts';
import type { OwnPaper } from './printed.ts';
import { inColumn, type Item } from './records.ts';
import { showValue } from './values.ts';
import { lawLinks } from '../core/law-links.ts';

/** The fields of a judged line, and of the judged total. */
const AMOUNTS = ['esperado', 'encontrado', 'diferenca'] as const;

interface Parts {
  readonly tool: WholeTool;
  readonly words: AuditWords;
  readonly texts: AuditTexts;
  readonly input: Values;
  readonly answer: unknown;
  /** Goes to the facts. */
  readonly toFacts: () => void;
  /** Goes to the choice of the line that a label is. */
  readonly toLine: (label: string) => void;
}

/** The lines that an answer judges. */
export const judgedIn = (answer: unknown, { judged }: AuditWords): readonly Item[] => {
  const lines = (Object(answer) as Values)[judged];
  return Array.isArray(lines) ? (lines as readonly Item[]) : [];
};

/** Tests that a line was recognized. */
export const isKnown = ({ esperado }: Item): boolean => typeof esperado === 'number';

/** True if nothing says which line it is. */
export const isUnread = (line: Item): boolean => !isKnown(line) && line['leitura'] === null;

/** The judged lines of an answer, and how they are written. */
interface Judgement extends Parts {
  readonly context: Context;
  readonly lines: readonly Item[];
  readonly total: Item | null;
  /** The schemas of the fields of a line. */
  readonly fields: NonNullable<Schema['properties']>;
  readonly toneOf: (line: Item) => Glyph;
  readonly text: (line: Item, name: string) => string;
}

export function judgedAnswer(context: Context, parts: Parts): Judged {
  const { tool, words, texts, answer } = parts;
  const fields = tool.outputSchema.properties?.[words.judged]?.items?.properties ?? {};
  const given = (Object(answer) as Values)[words.total];
  const total = typeof given === 'object' && given !== null ? (given as Item) : null;
  const [well] = fields['veredito']?.enum ?? [];
  const judgement: Judgement = {
    ...{ ...parts, context, fields, total, lines: judgedIn(answer, words) },
    toneOf: (line) =>
      line['veredito'] === well ? 'good' : 'esperado' in line && line['esperado'] === null ? 'over' : 'bad',
    text: (line, name) => inColumn(showValue(context, line[name], fields[name])),
  };
  const audited = answer as AuditAnswer;
  const print = auditPrint(context.language, todayAt(Date.now()), (cause) =>
    judgement.text({ causa: cause }, 'causa'),
  );
  const letter = letterOf(print, audited, print.monthWithin(audited.competencia));
  const copy = copyButton('text', context.language, () => letter ?? '', context.say);
  put(copy, texts.copyText);
  const element = h(
    'div',
    { class: 'part' },
    judgedTable(judgement),
    h(
      'div',
      { class: 'sides' },
      h(
        'section',
        null,
        h('h3', null, print.t.toTell),
        h('p', { class: 'prose' }, letter ?? print.t.allWell),
        letter !== null && copy,
      ),
      h('section', null, h('h3', null, texts.answered), answeredRows(judgement)),
    ),
  );
  return { element, tells: [words.judged, 'causas'], ...ownPaper(judgement, print, audited) };
}

/** The paper of the answer, with what the document should have been. */
function ownPaper(
  { context, words, input, answer }: Judgement,
  print: AuditPrint,
  audited: AuditAnswer,
): OwnPaper {
  let computed: Computed | undefined;
  const { premissas } = Object(answer) as { readonly premissas?: Values };
  const tolerance = Number(input['tolerancia'] ?? premissas?.['tolerancia'] ?? 0);
  return {
    paper: (names) => auditPaper(print, audited, { ...names, tolerance, isShort: false, computed }),
    async prepare(key) {
      const tool = context.catalogue.find(words.computed);
      if (!tool || computed) return;
      const facts = { ...(input[words.facts] as Values), explicar: true };
      const { status, body } = await context.service.call(tool, facts, key, context.language);
      if (status === 200) computed = body as Computed;
    },
  };
}

function judgedTable(judgement: Judgement): HTMLElement {
  const { tool, words, texts, fields, lines, total, text } = judgement;
  const { properties } = tool.outputSchema;
  const heads = ['descricao', ...AMOUNTS, 'veredito'].map((name) => labelOf(name, fields[name]));
  const title = labelOf(words.judged, properties?.[words.judged]);
  const table = h(
    'table',
    { class: 'records judged' },
    h('caption', { class: 'only-read' }, title),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        [...heads, texts.because, texts.law].map((head, i) =>
          h('th', { scope: 'col', class: i > 0 && i <= AMOUNTS.length ? 'number' : null }, head),
        ),
      ),
    ),
    h(
      'tbody',
      null,
      lines.map((line) => rowOf(judgement, line, text(line, 'descricao'))),
      total && rowOf(judgement, total, labelOf(words.total, properties?.[words.total])),
    ),
  );
  return scrollRegion(title, table);
}

function rowOf({ fields, total, toneOf, text }: Judgement, line: Item, name: string): HTMLElement {
  const tone = toneOf(line);
  const verdict = text(line, 'veredito').toLowerCase();
  const [sentence, law] = sentenceAndLaw(String(line['motivo'] ?? ''));
  return h(
    'tr',
    { class: line === total ? 'strong' : null, 'data-tone': tone },
    h('th', { scope: 'row' }, name),
    AMOUNTS.map((field) =>
      h(
        'td',
        { class: 'number', 'data-label': labelOf(field, fields[field]) },
        signed(text(line, field), field, line),
      ),
    ),
    h(
      'td',
      null,
      tone === 'over'
        ? h('span', { class: 'state' }, glyph(tone), h('span', null, verdict))
        : state(tone, verdict),
    ),
    h(
      'td',
      { class: 'hint' },
      typeof line['causa'] === 'string' && h('b', null, text(line, 'causa')),
      sentence,
    ),
    h('td', { class: 'hint' }, lawLinks(law)),
  );
}

/** The facts that were answered, with the way back to each. */
function answeredRows({ context, tool, words, texts, lines, text, ...parts }: Judgement): Child {
  const { input, toFacts, toLine } = parts;
  const facts = tool.inputSchema.properties?.[words.facts];
  const row = (said: string, act: string, onclick: () => void) =>
    h('div', null, h('span', null, said), h('button', { type: 'button', class: 'link', onclick }, act));
  const given = Object.entries(Object(input[words.facts]) as Values).map(([name, value]) => {
    const schema: Schema | undefined = facts?.properties?.[name];
    const said = Array.isArray(value)
      ? context.t.answer.items(value.length)
      : typeof value === 'object'
        ? ''
        : (tellDate(context, schema ?? {}, String(value))?.text ?? showValue(context, value, schema));
    return row(`${labelOf(name, schema)}${said === '' ? '' : `: ${said}`}`, texts.change, toFacts);
  });
  const unread = lines.filter(isUnread).map((line) => text(line, 'descricao'));
  return h(
    'div',
    { class: 'given' },
    given,
    unread.map((label) => row(texts.unread(label), texts.choose, () => toLine(label))),
  );
}

/** A difference has its sign. */
const signed = (text: string, field: string, line: Item): string =>
  field === 'diferenca' && Number(line[field]) > 0 ? `+${text}` : text;
