/** Signing in, as a page and, where a session ends, over the current view. */
import { type Child, h, put } from '../shared/dom.ts';
import { openDialog } from '../shared/dialog.ts';
import { textField } from '../shared/field.ts';
import { mark } from '../shared/glyphs.ts';
import type { Language } from '../../lib/languages.ts';
import { languages } from '../shared/languages.ts';
import { button, message, whileBusy } from '../shared/parts.ts';
import { Refused } from './api.ts';
import type { Texts } from './texts/pt.ts';

export interface Asked {
  readonly language: Language;
  readonly t: Texts;
  /** True if the host may know who is logged in. */
  readonly hasHost: boolean;
}

/** Takes a key, or null for the user who is logged in at the host; rejects with the service's refusal. */
type Enter = (key: string | null) => Promise<void>;

/** The characters that a header may carry; a text with others is not a key. */
const KEY = /^[\x21-\x7e]+$/;

export function signInPage(
  { language, t: { signIn: t }, hasHost, message: told }: Asked & { readonly message: string | null },
  speak: (language: Language) => void,
  enter: Enter,
): Child {
  const form = signInForm(t, hasHost && told !== null, enter);
  return h(
    'main',
    { class: 'frame sign-in' },
    h('div', { class: 'line' }, mark(32), h('span', { class: 'push' }, languages(language, speak))),
    h('h1', { tabindex: -1 }, t.title),
    told !== null && message('warned', [told], null, { role: 'alert' }),
    h('p', { class: 'about' }, t.about),
    form,
  );
}

/** Waits until somebody has signed in again. The view below stays as it is. */
export async function askToSignIn(asked: Asked, enter: Enter): Promise<void> {
  const { signIn: t } = asked.t;
  await new Promise<void>((resolve) => {
    const dialog = openDialog({
      language: asked.language,
      title: t.title,
      body: [
        message('warned', [h('b', null, t.ended), ' ', t.again], null, { role: 'alert' }),
        signInForm(t, asked.hasHost, async (key) => {
          await enter(key);
          dialog.close();
          resolve();
        }),
      ],
      ends: () => [],
      // There is nothing to go back to.
      holds: () => 'stay',
    });
  });
}

function signInForm(t: Texts['signIn'], hasHost: boolean, enter: Enter): HTMLElement {
  const field = textField(t.key, {
    class: 'mono',
    placeholder: 'cnv_…',
    type: 'password',
    autocomplete: 'off',
    spellcheck: 'false',
    autofocus: true,
  });
  // It stays where a key was wrong, and is needed most.
  const whence = h('p', { class: 'hint' }, t.hint, h('code', { class: 'whole' }, 'serve --account-key'));
  const submit = h('button', { type: 'submit', class: 'button primary wide' }, t.enter);
  const alert = h('div', { role: 'alert' });

  async function go(pressed: HTMLButtonElement, key: string | null): Promise<void> {
    put(alert);
    try {
      await whileBusy(pressed, t.entering, async () => enter(key));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const text = error.status === 403 && key !== null ? t.toolKey : error.message;
      if (key === null) return put(alert, message('bad', [text]));
      field.fail(text);
      field.focus();
    }
  }

  const onsubmit = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    const key = field.input.value.trim();
    if (KEY.test(key)) return void go(submit, key);
    field.fail(t.required);
    field.focus();
  };
  submit.addEventListener('click', onsubmit);
  field.input.addEventListener('keydown', (event) => event.key === 'Enter' && onsubmit(event));

  const again = button('', t.byHost, { onclick: () => void go(again, null) });
  return h('div', { class: 'stack' }, field.element, whence, submit, hasHost && again, alert);
}
