/** A printed document audited in steps: its lines, the facts that they need, and which of them agree. */
import { freshId, h, put } from '../../shared/dom.ts';
import { glyph } from '../../shared/glyphs.ts';
import { button } from '../../shared/parts.ts';
import { isKnown, isUnread, judgedAnswer, judgedIn } from '../answer/judged.ts';
import { type Item, inColumn } from '../answer/records.ts';
import { showValue } from '../answer/values.ts';
import type { Context } from '../core/context.ts';
import { labelOf } from '../core/labels.ts';
import type { AuditWords, Schema, Values, WholeTool } from '../core/types.ts';
import { readPrinted } from '../form/printed-text.ts';
import type { Judge, TryIt } from '../parts/try-it.ts';
import { auditTexts } from '../texts/audit.ts';

/** Lines of the place for a text. */
const LINES = 12;

export function auditInSteps(context: Context, tool: WholeTool, make: (judge: Judge) => TryIt): TryIt {
  const { language, keys, service } = context;
  const texts = auditTexts[language];
  const words = tool.outputSchema['x-audit'] as AuditWords;
  const { properties = {} } = tool.inputSchema;
  const printed = properties[words.printed]?.items?.properties ?? {};
  const facts = properties[words.facts] ?? {};
  const kinds = facts.properties?.[words.events]?.items ?? {};
  const [adds, takes] = printed['tipo']?.enum ?? [];
  let isAsked = false;
  let step = 0;
  const made = make((input, answer) => {
    if (isAsked) turn(2);
    isAsked = false;
    const toFacts = () => turn(1);
    return judgedAnswer(context, { tool, words, texts, input, answer, toFacts, toLine });
  });
  const { form } = made;

  const linesOf = (values: Values) => (values[words.printed] ?? []) as readonly Item[];

  // The text, and what was read of it
  const area = h('textarea', {
    ...{ class: 'input mono', id: freshId(), rows: LINES, spellcheck: 'false', autocomplete: 'off' },
    oninput: () => read(area.value),
  });
  const file = h('input', {
    ...{ type: 'file', accept: '.csv,.txt,text/csv,text/plain', class: 'only-read', id: freshId() },
    onchange: () =>
      void file.files?.[0]?.text().then((text) => {
        area.value = text;
        read(text);
      }),
  });

  function read(text: string): void {
    const { lines, total } = readPrinted(text);
    if (lines.length === 0) return;
    const rows = lines.map(({ code, label, isTaken, amount }) => ({
      ...(code !== undefined && { codigo: code }),
      ...{ descricao: label, tipo: isTaken ? takes : adds, valor: amount },
    }));
    form.change([
      // The facts of the example are those of another document.
      ...(form.isSample() ? [[[words.facts], undefined] as const] : []),
      [[words.printed], rows],
      ...(total === undefined ? [] : [[[words.total], total] as const]),
    ]);
    if (keys.isDemo()) void judged(form.values());
  }

  const sum = h('p', { class: 'hint', role: 'status' });
  const unread = h('p', { class: 'hint' });

  function tellSum(): void {
    const values = form.values();
    const total = values[words.total];
    const cents = linesOf(values).reduce((all, line) => {
      const own = Math.round(Number(line?.['valor'] ?? 0) * 100);
      return all + (line?.['tipo'] === takes ? -own : own);
    }, 0);
    if (typeof total !== 'number' || linesOf(values).length === 0) return put(sum);
    const amount = (value: number) => inColumn(showValue(context, value, properties[words.total]));
    const agrees = Math.round(total * 100) === cents;
    put(
      sum,
      glyph(agrees ? 'good' : 'warned'),
      h(
        'span',
        { class: agrees ? 'good' : 'warned' },
        agrees ? texts.sumAgrees : texts.sumDiffers(amount(cents / 100), amount(total)),
      ),
    );
  }

  // The facts that the lines need

  /** Facts to read lines with before anything was asked. */
  function guessed(values: Values): Values {
    const given = Object(values[words.facts]) as Values;
    const first = linesOf(values).find((line) => line?.['tipo'] !== takes)?.['valor'];
    const needed = (facts.required ?? []).filter((name) => given[name] === undefined);
    return {
      ...given,
      ...Object.fromEntries(
        needed.map((name) => {
          const isAmount = facts.properties?.[name]?.['x-ask']?.amountOf !== undefined;
          return [name, isAmount ? first : new Date().toISOString().slice(0, 7)];
        }),
      ),
    };
  }

  /** Reads which lines they are; none where the service does not say. */
  async function judged(values: Values): Promise<readonly Item[]> {
    const key = keys.current();
    if (key === null) return [];
    const { status, body } = await service.call(
      tool,
      { ...values, [words.facts]: guessed(values) },
      key,
      language,
    );
    if (status !== 200) return [];
    form.answered(body, tool.outputSchema);
    const labels = judgedIn(body, words).flatMap((line) =>
      isUnread(line) ? [String(line['descricao'])] : [],
    );
    put(
      unread,
      labels.map((label) => [
        glyph('warned'),
        h('span', { class: 'warned' }, texts.unread(label), ' · '),
        h('button', { type: 'button', class: 'link', onclick: () => toLine(label) }, texts.choose),
        ' ',
      ]),
    );
    return judgedIn(body, words).filter((line) => line['encontrado'] !== 0);
  }

  /** Puts in the form what these lines need. */
  function ask(lines: readonly Item[]): void {
    const given = Object(form.values()[words.facts]) as Values;
    const events = (given[words.events] ?? []) as readonly Item[];
    const amountOf = (code: unknown) => lines.find(({ codigo }) => codigo === code)?.['encontrado'];
    const missing = lines.filter(
      ({ codigo }) =>
        kinds.properties?.['tipo']?.enum?.includes(codigo) && !events.some(({ tipo }) => tipo === codigo),
    );
    const reads = (name: string, kind: unknown) =>
      kinds['x-when']?.[name]?.some((one) => one['tipo']?.includes(kind)) === true;
    const rows = missing.map(({ codigo, encontrado }) => ({
      tipo: codigo,
      ...(reads('valor', codigo) && { valor: encontrado }),
    }));
    const first = questions().flatMap(([name, { amountOf: code }]) => {
      const amount = code !== undefined && given[name] === undefined ? amountOf(code) : undefined;
      return amount === undefined ? [] : [[[words.facts, name], amount] as const];
    });
    const changes = [
      ...first,
      ...(rows.length > 0
        ? [
            [
              [words.facts, words.events],
              [...events, ...rows],
            ] as const,
          ]
        : []),
    ];
    if (changes.length > 0) form.change(changes);
    for (const [name, asked] of questions())
      if (asked.lines?.some((code) => lines.some(({ codigo }) => codigo === code)) ?? true)
        form.open([words.facts, name]);
    put(why, whyOf(lines));
  }

  const questions = () =>
    Object.entries(facts.properties ?? {}).flatMap(([name, { 'x-ask': asked }]) =>
      asked ? [[name, asked] as const] : [],
    );

  const why = h('aside');

  function whyOf(lines: readonly Item[]) {
    const nameOf = (name: string) => labelOf(name, facts.properties?.[name] as Schema).toLowerCase();
    const needs = (line: Item): string => {
      const { codigo } = line;
      if (!isKnown(line)) return texts.notByLaw;
      const asked = questions()
        .filter(([, { lines: own = [], amountOf }]) => amountOf === codigo || own.includes(String(codigo)))
        .map(([name]) => nameOf(name));
      const isEvent = kinds.properties?.['tipo']?.enum?.includes(codigo) === true;
      return [...asked, ...(isEvent ? [nameOf(words.events)] : [])].join(', ') || texts.nothing;
    };
    return [
      h('h3', null, texts.why),
      h('p', { class: 'hint' }, texts.whyText(lines.length, lines.filter(isKnown).length)),
      h(
        'div',
        { class: 'given' },
        lines.map((line) =>
          h(
            'div',
            null,
            h('span', null, String(line['descricao'])),
            h('span', { class: 'hint' }, needs(line)),
          ),
        ),
      ),
    ];
  }

  // The steps

  const goOn = button('primary', texts.goOn, { onclick: () => void toFacts() });
  const back = button('text', texts.back, { onclick: () => turn(0) });

  async function toFacts(): Promise<void> {
    const values = form.values();
    if (linesOf(values).length === 0) return form.lacking()[0]?.focus();
    goOn.setAttribute('aria-busy', 'true');
    put(goOn, texts.going);
    const lines = await judged(values).finally(() => {
      goOn.removeAttribute('aria-busy');
      put(goOn, texts.goOn);
    });
    ask(lines);
    turn(1);
  }

  /** Leads to the field that says which line a label is. */
  function toLine(label: string): void {
    const known = (form.values()[words.map] ?? []) as readonly Item[];
    const place = known.findIndex(({ de }) => de === label);
    if (place < 0) form.change([[[words.map], [...known, { de: label }]]]);
    turn(0);
    form.open([words.map]);
    const choices = root.querySelectorAll<HTMLElement>(`[data-name="${words.map}"] select`);
    choices[place < 0 ? known.length : place]?.focus();
  }

  const stages = texts.steps.map((name, i) =>
    h(
      'li',
      null,
      h(
        'button',
        {
          type: 'button',
          onclick: () => (i > step && step === 0 ? void toFacts() : i > step ? send() : turn(i)),
        },
        h('span', { class: 'count' }, i + 1),
        name,
      ),
    ),
  );
  const send = () => made.element.querySelector('form')?.requestSubmit();
  const root = h(
    'div',
    { class: 'audit' },
    h('ol', { class: 'stages' }, stages),
    h(
      'div',
      { class: 'paste' },
      h(
        'div',
        { class: 'head' },
        h('label', { for: area.id }, texts.paste),
        file,
        h('label', { class: 'link', for: file.id }, texts.open),
      ),
      area,
      h('p', { class: 'hint' }, texts.pasteHint),
    ),
    made.element,
    why,
  );
  made.element.querySelector('.asks')?.append(sum, unread, goOn);
  made.element.querySelector('.ends')?.append(back);
  made.element.querySelector(`[data-name="${words.facts}"]`)?.classList.add('needed');
  made.element.addEventListener('submit', () => (isAsked = true), { capture: true });
  made.element.addEventListener('input', tellSum);
  // A fault stands in the step of its field.
  made.element.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('.message .link');
      const names = Object.entries(facts.properties ?? {}).map(([name, own]) => labelOf(name, own));
      if (link) show(names.some((name) => name.toLowerCase() === link.textContent.toLowerCase()) ? 1 : 0);
    },
    { capture: true },
  );

  function show(next: number): void {
    step = next;
    root.dataset['step'] = String(step + 1);
    for (const [i, { firstElementChild: stage }] of stages.entries()) {
      stage?.toggleAttribute('disabled', i > step + 1);
      if (i === step) stage?.setAttribute('aria-current', 'step');
      else stage?.removeAttribute('aria-current');
    }
  }

  /** Shows another step, from its beginning on. */
  function turn(next: number): void {
    show(next);
    root.scrollIntoView();
    stages[next]?.querySelector('button')?.focus({ preventScroll: true });
  }

  tellSum();
  show(0);
  return { ...made, element: root };
}
