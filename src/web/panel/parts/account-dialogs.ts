/** Dialogs that change the account itself. */
import { openDialog } from '../../shared/dialog.ts';
import { h } from '../../shared/dom.ts';
import { textField } from '../../shared/field.ts';
import { button } from '../../shared/parts.ts';
import { words } from '../../../shown/words.ts';
import type { Context } from '../context.ts';
import { ask, submit } from './dialogs.ts';

export function renameAccount(context: Context): void {
  const { language, t, api, account } = context;
  const name = textField(t.keys.name, { value: account.name ?? '', maxlength: '100', autofocus: true });
  const go = h('button', { type: 'submit', class: 'button primary' }, t.save);
  openDialog({
    language,
    title: t.ownAccount.rename,
    body: [name.element],
    ends: (dialog) => [button('', words[language].cancel, { onclick: () => dialog.close() }), go],
    onsubmit: (dialog) =>
      void submit(context, dialog, {
        pressed: go,
        doing: t.saving,
        act: async () => {
          await api.send('PATCH', '/account', { name: name.input.value.trim() });
          // The name stands in the frame of every view.
          location.reload();
        },
        fields: { name },
      }),
  });
}

export function eraseAccount(context: Context): void {
  const { t, api, account } = context;
  ask(context, {
    title: t.ownAccount.eraseTitle,
    about: [t.ownAccount.eraseAbout],
    name: account.id,
    keep: t.ownAccount.keep,
    does: t.ownAccount.erase,
    doing: t.ownAccount.erasing,
    async act() {
      await api.send('POST', '/account/erase', { id: account.id });
      location.reload();
    },
  });
}
