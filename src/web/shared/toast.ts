import { h, put } from './dom.ts';

/** Milliseconds that a message stays, and as many more for each of its letters. */
const STAYS = 2000;
const READING = 50;

export interface Toast {
  readonly element: HTMLElement;
  /** Says what was done, for as long as it takes to read. */
  say(text: string): void;
  /** Takes the message away with its page. */
  clear(): void;
}

export function createToast(): Toast {
  const element = h('div', { class: 'told', role: 'status' });
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    clearTimeout(forgetting);
    put(element);
  };
  return {
    element,
    say(text) {
      clear();
      put(element, text);
      forgetting = setTimeout(clear, STAYS + READING * text.length);
    },
    clear,
  };
}
