/** Dialogs: one question or one form at a time, over the page. */
import { type Child, freshId, h, put } from './dom.ts';
import type { Language } from '../../lib/languages.ts';
import { button, message } from './parts.ts';
import { words } from '../../shown/words.ts';

/** The loss that the Escape key would cause, and the answers to choose from. */
export interface Loss {
  readonly question: string;
  readonly leave: string;
  readonly stay: string;
}

export interface DialogParts {
  readonly language: Language;
  readonly title: Child;
  readonly body: readonly Child[];
  /** Buttons at its end, the one that does it last. */
  readonly ends: (dialog: Dialog) => readonly Child[];
  /** Called before the Escape key closes the dialog; with `stay` it does not close. */
  readonly holds?: () => Loss | 'stay' | null;
  readonly onsubmit?: (dialog: Dialog) => void;
  readonly onclosed?: () => void;
}

export interface Dialog {
  readonly element: HTMLDialogElement;
  close(): void;
  /** Says what went wrong; null removes it. */
  fail(text: string | null): void;
}

/** The loss of a form in which something was typed. */
export function typedLoss(language: Language): Loss {
  const { discard, doDiscard, goOn } = words[language];
  return { question: discard, leave: doDiscard, stay: goOn };
}

/**
 * Opens a dialog. Its first field gets the focus, or the element that asks for it; at the end the opener gets it back.
 */
export function openDialog(parts: DialogParts): Dialog {
  const { title, body, ends, holds = () => null } = parts;
  const opener = document.activeElement;
  const heading = h('h2', { id: freshId() }, title);
  const alert = h('div', { role: 'alert' });
  const form = h('form', { class: 'stack', novalidate: true });
  const element = h('dialog', { 'aria-labelledby': heading.id }, form);

  const dialog: Dialog = {
    element,
    close() {
      element.close();
      element.remove();
      parts.onclosed?.();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    fail: (text) => put(alert, text !== null && message('bad', [text])),
  };

  const leave = () => {
    const loss = holds();
    if (loss === 'stay') return;
    if (loss === null) return dialog.close();
    const stay = button('small', loss.stay, { onclick: () => put(alert) });
    const go = button('small danger', loss.leave, { onclick: () => dialog.close() });
    put(alert, message('warned', [loss.question], h('span', { class: 'actions' }, go, stay)));
    stay.focus();
  };
  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  // A browser closes a dialog at the second Escape whatever its first one was answered.
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    parts.onsubmit?.(dialog);
  });

  put(form, heading, body, alert, h('div', { class: 'ends' }, ends(dialog)));
  document.body.append(element);
  element.showModal();
  element.querySelector<HTMLElement>('[autofocus]')?.focus();
  return dialog;
}

/** Closes all dialogs, as the Escape key does: false if one stays and asks, for something in it would be lost. */
export const closeDialogs = (): boolean =>
  [...document.querySelectorAll('dialog')].toReversed().every((one) => {
    one.dispatchEvent(new Event('cancel', { cancelable: true }));
    return !one.isConnected;
  });
