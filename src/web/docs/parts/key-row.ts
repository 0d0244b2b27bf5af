import { h, put } from '../../shared/dom.ts';
import { textField } from '../../shared/field.ts';
import { button, whileBusy } from '../../shared/parts.ts';
import type { ToolKey } from '../../shared/tab.ts';
import type { Context } from '../core/context.ts';

export interface KeyRow {
  readonly element: HTMLElement;
  /** Asks for a key. */
  ask(): void;
  /** Goes on without the key of the reader. */
  forget(): void;
  /** Draws the row again, when another form of the page took a key. */
  draw(): void;
}

/** Shows which key calls the tool, and lets a person use another one. */
export function keyRow({ t, keys, account, say }: Context, onChange: () => void): KeyRow {
  const element = h('div', { class: 'key-row' });

  function draw(): void {
    const current = keys.current();
    if (keys.areNeedless) return;
    if (current === null && !account) return edit(false);
    if (current === null || (keys.isDemo() && account)) {
      put(
        element,
        h(
          'p',
          { class: 'hint line' },
          byAccount(),
          button('text', t.form.useOwnKey, { onclick: () => edit(true) }),
        ),
      );
      return;
    }
    const owner = keys.made()?.accountName;
    const own = t.form.withOwn(`${current.slice(0, 8)}…${current.slice(-4)}`, owner);
    const other = keys.isDemo()
      ? button('text', t.form.useOwnKey, { onclick: () => edit(true) })
      : button('text', keys.hasDemo ? t.form.useDemo : t.form.forgetKey, { onclick: () => take(null) });
    put(element, h('p', { class: 'hint line' }, !keys.isDemo() && h('span', null, own), other));
  }

  /** Makes a key of the account that the reader is signed in to, for this tab and an hour. */
  function byAccount(): HTMLElement | null {
    if (!account) return null;
    const pressed = button('small', t.form.useAccount(account.name), {
      title: t.form.accountHint,
      onclick: async () => {
        const key = await whileBusy(pressed, t.form.makingKey, async () => account.createKey(t.form.keyName));
        if (key === null) return say(t.form.noKey);
        take(key);
        say(t.form.accountHint);
      },
    });
    return pressed;
  }

  function edit(hasFocus: boolean): void {
    const field = textField(
      t.form.key,
      { class: 'mono', placeholder: 'cnv_…', autocomplete: 'off', spellcheck: 'false' },
      t.form.keyHint,
    );
    const use = () => {
      const key = field.input.value.trim();
      // A header may hold these characters.
      if (!/^[\w-]+$/.test(key)) {
        field.fail(t.form.keyRequired);
        field.focus();
        return;
      }
      take({ key });
    };
    // The key is not a field of the tool.
    field.element.addEventListener('input', (event) => event.stopPropagation());
    field.input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      use();
    });
    put(
      element,
      h('div', { class: 'key-field' }, field.element, button('', t.form.useKey, { onclick: use })),
    );
    if (hasFocus) field.focus();
  }

  /** There is one key of an account at a time: what was made before ends. */
  function take(key: ToolKey | null): void {
    const before = keys.made();
    keys.use(key);
    if (before && account) void account.revokeKey(before.id);
    draw();
    onChange();
  }

  draw();
  return {
    element,
    draw,
    ask() {
      const field = element.querySelector('input');
      if (field) field.focus();
      else edit(true);
    },
    forget: () => take(null),
  };
}
