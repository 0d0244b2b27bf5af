/** A document that is wrong: the reason, and the one that it may be. */
import { h } from '../../shared/dom.ts';
import { state } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';
import type { Answer, Refusal, WholeTool } from '../core/types.ts';
import { wrongDigitsOf } from '../drawings/check-digits.ts';
import type { Shown } from './answer.ts';
import { drawAnswer } from './drawn.ts';

/** Shows that a document is wrong, and why. `retry` is called with one that is right. */
export function showRefusal(
  context: Context,
  tool: WholeTool,
  { body }: Answer,
  retry: (value: string) => void,
): Shown {
  const { t, language } = context;
  const { error = '', candidate } = Object(body) as Partial<Refusal>;
  const wrong = wrongDigitsOf(tool.id, body, language);
  const right = wrong?.fixed ?? candidate;
  const top = [
    h('div', { class: 'line status' }, state('bad', t.answer.invalid)),
    h('p', { class: 'verdict' }, wrong?.title ?? error),
    (wrong !== null || right !== undefined) &&
      h(
        'p',
        { class: 'prose' },
        wrong && `${wrong.text} `,
        right !== undefined &&
          h('button', { type: 'button', class: 'link', onclick: () => retry(right) }, t.answer.check(right)),
      ),
    drawAnswer(context, tool.id, {}, body),
  ];
  return { top, spoken: wrong?.title ?? error };
}
