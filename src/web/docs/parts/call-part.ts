/** The call that a form makes, and what came back, as programs see them. */
import { h, put } from '../../shared/dom.ts';
import { button, codeBlock, copyButton, jsonCode, state } from '../../shared/parts.ts';
import { snippets } from '../../shared/snippets.ts';
import { callsOf } from '../../../shown/calls.ts';
import { foldedJson } from '../answer/folded-json.ts';
import type { Context } from '../core/context.ts';
import type { Answer, Values, WholeTool } from '../core/types.ts';
import { keyRow } from './key-row.ts';

export interface CallPart {
  readonly element: HTMLElement;
  showInput(input: Values): void;
  /** `took`: milliseconds; undefined for an example, which nobody called. */
  showAnswer(answer: Pick<Answer, 'status' | 'body' | 'requestId'>, took?: number): void;
  keyChanged(): void;
}

/** `send` makes the call. */
export function callPart(context: Context, tool: WholeTool, send: () => void, onKey: () => void): CallPart {
  const { t, keys, language, say } = context;
  const values = h('div');
  const calls = h('div', { class: 'calls' });
  const received = h('div', { class: 'received stack' });
  const key = keyRow(context, onKey);
  const whose = h('span', { class: 'hint' });
  const showKey = () => put(whose, keys.isDemo() && !keys.areNeedless ? t.call.demoKey : null);
  showKey();
  return {
    element: h(
      'section',
      { class: 'call stack', 'aria-label': t.call.title },
      h(
        'div',
        { class: 'line ruled' },
        h('h2', null, t.call.title),
        h('span', { class: 'hint push' }, t.call.same),
      ),
      values,
      h('div', { class: 'ends' }, button('primary', t.call.send, { onclick: send }), whose, key.element),
      calls,
      received,
    ),
    showInput(input) {
      put(values, codeBlock(t.call.values, jsonCode(JSON.stringify(input, null, 2))));
      const shown = keys.isDemo() || keys.areNeedless ? keys.current() : null;
      put(calls, snippets(t.answer.call, callsOf(context, tool, input, shown), language, say));
    },
    showAnswer({ status, body, requestId }, took) {
      const text = JSON.stringify(body, null, 2);
      const told = status === 0 ? t.answer.failed : t.call.took(status, took ?? 0);
      put(
        received,
        h(
          'div',
          { class: 'line' },
          took === undefined
            ? h('span', { class: 'badge' }, t.answer.example)
            : state(status === 200 ? 'good' : 'bad', told),
          requestId !== '' && h('code', { class: 'hint wrap' }, requestId),
          copyButton('text push', language, () => text, say),
        ),
        foldedJson(context, text),
      );
    },
    keyChanged() {
      key.draw();
      showKey();
    },
  };
}
