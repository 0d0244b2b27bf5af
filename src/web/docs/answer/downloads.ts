/** The files that an answer can be saved as, in one menu. */
import { h, put } from '../../shared/dom.ts';
import { type Saved, saveFile } from '../../shared/download.ts';
import { glyph } from '../../shared/glyphs.ts';
import { button } from '../../shared/parts.ts';
import type { Context } from '../core/context.ts';

export interface Download {
  readonly label: string;
  /** The form of the file, as people call it. */
  readonly form: string;
  /** The file, or what is done in place of saving one. */
  readonly file: Saved | (() => void);
}

/** Makes the menu. Its entries are asked for when it opens: a drawing may come late. */
export function downloadMenu({ t }: Context, entries: () => readonly Download[]): HTMLElement {
  const list = h('span', { class: 'files', hidden: true });
  const opener = button('text', [glyph('save'), t.answer.download, glyph('fold')], {
    'aria-expanded': 'false',
    onclick: () => show(list.hidden !== false),
  });
  const element = h('span', { class: 'downloads', onfocusout: onLeave, onkeydown: onKey }, opener, list);

  function show(isOpen: boolean): void {
    opener.setAttribute('aria-expanded', String(isOpen));
    list.hidden = !isOpen;
    put(list, isOpen && entries().map(entry));
    if (isOpen) list.querySelector('button')?.focus();
  }

  function entry({ label, form, file }: Download): HTMLElement {
    return h(
      'button',
      {
        type: 'button',
        onclick: () => {
          show(false);
          opener.focus();
          if (typeof file === 'function') file();
          else void saveFile(file);
        },
      },
      h('span', null, label),
      h('span', { class: 'hint' }, form),
    );
  }

  function onLeave(event: Event): void {
    if (!element.contains((event as FocusEvent).relatedTarget as Node | null)) show(false);
  }

  function onKey(event: Event): void {
    const { key } = event as KeyboardEvent;
    const all = [...list.querySelectorAll('button')];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (key === 'Escape' && !list.hidden) {
      show(false);
      opener.focus();
    } else if (step !== undefined && all.length > 0) {
      event.preventDefault();
      const at = all.indexOf(document.activeElement as HTMLButtonElement);
      all[(at + step + all.length) % all.length]?.focus();
    }
  }

  return element;
}
