/** Dialogs that several views open: a question, and a secret that is shown only once. */
import { type Dialog, openDialog } from '../../shared/dialog.ts';
import { type Child, h } from '../../shared/dom.ts';
import { type Field, textField } from '../../shared/field.ts';
import { button, copyButton, whileBusy } from '../../shared/parts.ts';
import { words } from '../../../shown/words.ts';
import { Refused } from '../api.ts';
import type { Context } from '../context.ts';
import { whyOf } from '../loaded.ts';

interface Question {
  readonly title: string;
  readonly about: readonly Child[];
  /** The name to type as confirmation, where there is no way back. */
  readonly name?: string;
  readonly keep: string;
  readonly does: string;
  readonly doing: string;
  readonly act: () => Promise<void>;
}

/** Asks before something is lost. The safe answer has the focus. */
export function ask(context: Context, { title, about, name, keep, does, doing, act }: Question): void {
  const { language, t } = context;
  const typed =
    name === undefined
      ? null
      : textField([t.keys.write[0], h('b', null, name), t.keys.write[1]], {
          autocomplete: 'off',
          spellcheck: 'false',
        });
  const go = h('button', { type: 'submit', class: 'button danger', disabled: typed !== null }, does);
  const isConfirmed = () => typed === null || typed.input.value.trim() === name;
  typed?.input.addEventListener('input', () => (go.disabled = !isConfirmed()));
  openDialog({
    language,
    title,
    body: [h('p', { class: 'wrap' }, about), typed?.element],
    ends: (dialog) => [button('', keep, { autofocus: true, onclick: () => dialog.close() }), go],
    onsubmit: (dialog) => {
      if (isConfirmed()) void submit(context, dialog, { pressed: go, doing, act, fields: {} });
    },
  });
}

/** A form that is sent: by its button, with the words that this shows meanwhile. */
interface Submission {
  readonly pressed: HTMLButtonElement;
  readonly doing: string;
  readonly act: () => Promise<void>;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Does what a form asks for and closes it, or says at its fields, and below them, why not. The typed values stay. */
export async function submit(
  { t }: Context,
  dialog: Pick<Dialog, 'close' | 'fail'>,
  { pressed, doing, act, fields }: Submission,
): Promise<void> {
  dialog.fail(null);
  try {
    await whileBusy(pressed, doing, act);
    dialog.close();
  } catch (error) {
    const known = error instanceof Refused ? error.details : [];
    const told = known.flatMap(({ field, message }) => {
      const own = fields[field.replace(/[[.].*/s, '')];
      own?.fail(message);
      return own ? [own] : [];
    });
    if (told.length === 0) dialog.fail(whyOf(error, t));
    else told[0]?.focus();
  }
}

interface ShownOnce {
  readonly title: string;
  readonly about: string;
  readonly secret: string;
  readonly notCopied: string;
  readonly more: Child;
  readonly onclosed: () => void;
}

/** Shows a secret that cannot be shown again, and asks before it is gone uncopied. */
export function showOnce(
  context: Context,
  { title, about, secret, notCopied, more, onclosed }: ShownOnce,
): void {
  const { language, t, say } = context;
  let isCopied = false;
  const code = h('code', null, secret);
  // A person may copy it by hand as well.
  code.addEventListener('copy', () => (isCopied = true));
  const hold = (event: BeforeUnloadEvent) => {
    if (!isCopied) event.preventDefault();
  };
  addEventListener('beforeunload', hold);
  const copy = copyButton(
    'small primary',
    language,
    () => secret,
    say,
    () => (isCopied = true),
  );
  copy.setAttribute('autofocus', '');
  openDialog({
    language,
    title,
    body: [h('p', { class: 'hint' }, about), h('div', { class: 'shown-once' }, code, copy), more],
    ends: (dialog) => [button('', t.keys.kept, { onclick: () => dialog.close() })],
    holds: () =>
      isCopied ? null : { question: notCopied, leave: t.keys.closeAnyway, stay: words[language].cancel },
    onclosed() {
      removeEventListener('beforeunload', hold);
      onclosed();
    },
  });
}
