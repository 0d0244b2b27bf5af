/** The bar of a narrow page: the main value while it is out of sight, and the way to the whole answer. */
import { h, put } from '../../shared/dom.ts';
import { button } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';

/** Places of an answer in which its main value stands, the first that is there. */
const MAIN = '.hero .answer, .headline, .verdict, .message p';
/** The message that says what lacks or is wrong. */
const TOLD = '[role="alert"] .message';

/**
 * Makes the bar of a form and its answer. What it says is read from the page, so that both always say the same. `section`
 * holds `answer`, the place of an answer, and the messages that lead to fields.
 */
export function answerBar({ t }: Pick<Context, 't'>, answer: HTMLElement, section: HTMLElement): HTMLElement {
  const label = h('span');
  const value = h('b');
  const act = h('span');
  // Readers hear the answer itself.
  const text = h('p', { 'aria-hidden': 'true' }, label, value);
  const bar = h('div', { class: 'bar' }, text, act);

  const sight = new IntersectionObserver(
    (seen) => bar.classList.toggle('shown', seen.at(-1)?.isIntersecting === false),
    // The header and the bar itself hide what lies below them.
    { rootMargin: '-56px 0px -40px' },
  );

  function show(): void {
    const told = section.querySelector(TOLD);
    const first = told?.querySelector<HTMLElement>('.link');
    const main = answer.querySelector(MAIN);
    sight.disconnect();
    sight.observe(main ?? answer);
    bar.classList.toggle('lacks', Boolean(told));
    if (told && first) {
      put(label, told.querySelector('b')?.textContent);
      put(value, [...told.querySelectorAll('.link')].map(({ textContent }) => textContent).join(', '));
      put(act, button('primary', t.answer.go, { onclick: () => first.click() }));
      return;
    }
    put(
      label,
      answer.querySelector('.hero > .hint')?.textContent ??
        answer.querySelector('.status')?.firstChild?.textContent,
    );
    put(value, main?.textContent);
    put(act, main && button('primary', t.answer.see, { onclick: openSheet }));
  }

  /** Shows the answer itself in a sheet; it goes back to its place at the end. */
  function openSheet(): void {
    const home = h('div');
    answer.replaceWith(home);
    const close = button('icon', '✕', { 'aria-label': t.answer.close, onclick: () => sheet.close() });
    const sheet = h('dialog', { class: 'sheet', 'aria-label': t.answer.region }, close, answer);
    sheet.addEventListener('close', () => {
      home.replaceWith(answer);
      sheet.remove();
      act.querySelector<HTMLElement>('button')?.focus();
    });
    document.body.append(sheet);
    sheet.showModal();
  }

  const isOwn = ({ target }: MutationRecord) => bar.contains(target);
  const changes = new MutationObserver((records) => {
    if (!records.every(isOwn)) show();
  });
  changes.observe(section, { childList: true, subtree: true, characterData: true });
  show();
  return bar;
}
