/** Dialogs to make, rename, rotate and revoke a key. */
import { openDialog, typedLoss } from '../../shared/dialog.ts';
import { h, put } from '../../shared/dom.ts';
import { radioField, selectField, textField } from '../../shared/field.ts';
import { callsOf, queryOf } from '../../../shown/calls.ts';
import { button, message, state, whileBusy } from '../../shared/parts.ts';
import { snippets } from '../../shared/snippets.ts';
import { words } from '../../../shown/words.ts';
import { type Context, CPF } from '../context.ts';
import { whyOf } from '../loaded.ts';
import { shownHint } from '../session.ts';
import type { Key, Tool, WholeTool } from '../types.ts';
import { ask, showOnce, submit } from './dialogs.ts';
import { toolPicker } from './tool-picker.ts';

const DAY = 86_400_000;
const ACCOUNT = { id: 'account', method: 'GET', path: '/account' } as const;

interface NewKey {
  readonly key: string;
  readonly record: Key;
}

export function createKey(context: Context, done: () => void): void {
  const { language, t, f, api } = context;
  const name = textField(
    t.keys.name,
    { maxlength: 100, autocomplete: 'off', autofocus: true },
    t.keys.nameHint,
  );
  const tools = toolPicker(context);
  const may = radioField(
    t.keys.may,
    [
      { value: 'all', label: t.keys.allTools },
      { value: 'some', label: t.keys.onlyThese, more: tools.element },
      { value: 'account', label: t.keys.theAccount, hint: t.keys.accountHint },
    ],
    'all',
  );
  const later = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const expiry = selectField(
    t.keys.expiry,
    [
      ['0', t.keys.neverExpires],
      ['30', t.keys.inDays(30, f.date(later(30)))],
      ['90', t.keys.inDays(90, f.date(later(90)))],
      ['365', t.keys.inYear(f.date(later(365)))],
      ['day', t.keys.onDay],
    ],
    '0',
  );
  const day = textField(t.keys.dayLabel, { type: 'date' });
  day.element.hidden = true;
  expiry.select.addEventListener('change', () => (day.element.hidden = expiry.value() !== 'day'));

  /** Gives the instant at which it ends, undefined for never; null when no day is chosen yet. */
  function expiresAt(): string | undefined | null {
    const chosen = expiry.value();
    if (chosen === '0') return undefined;
    if (chosen !== 'day') return later(Number(chosen));
    return day.input.value === '' ? null : new Date(`${day.input.value}T23:59:59`).toISOString();
  }

  let made: NewKey | undefined;
  const go = h('button', { type: 'submit', class: 'button primary' }, t.keys.make);
  openDialog({
    language,
    title: t.keys.create,
    body: [
      h('p', { class: 'hint' }, t.keys.emptyAbout),
      name.element,
      may.element,
      expiry.element,
      day.element,
    ],
    ends: (dialog) => [button('', words[language].cancel, { onclick: () => dialog.close() }), go],
    holds: () => (name.input.value !== '' || tools.chosen().length > 0 ? typedLoss(language) : null),
    onsubmit(dialog) {
      const expires = expiresAt();
      if (may.value() === 'some' && tools.chosen().length === 0) {
        tools.fail(t.keys.chooseTools);
        return tools.focus();
      }
      if (expires === null) {
        day.fail(t.keys.chooseDay);
        return day.focus();
      }
      const body = {
        ...(name.input.value !== '' && { name: name.input.value }),
        ...(may.value() === 'some' && { tools: tools.chosen() }),
        ...(may.value() === 'account' && { scope: 'account' }),
        ...(expires !== undefined && { expiresAt: expires }),
      };
      const act = async () => {
        made = await api.send<NewKey>('POST', '/account/keys', body);
      };
      return void submit(context, dialog, {
        pressed: go,
        doing: t.keys.making,
        act,
        fields: { name, tools, expiresAt: day.element.hidden ? expiry : day },
      });
    },
    onclosed() {
      if (made) showKey(context, made, t.keys.made, done);
    },
  });
}

function showKey(context: Context, { key, record }: NewKey, said: string, done: () => void): void {
  const { language, t, say } = context;
  const use = h('div', { class: 'stack' });
  void firstCall(context, record).then((call) => {
    if (!call) return;
    const calls = callsOf(context, call.tool, call.input, key);
    // The command line and the client call tools alone.
    const shown = call.tool === ACCOUNT ? calls.slice(0, 2) : calls;
    put(use, snippets(t.keys.use, shown, language, say), runNow(context, call, key));
  });
  // The new key is in the list already while it is being copied.
  done();
  showOnce(context, {
    title: t.keys.copyNow,
    about: t.keys.once,
    secret: key,
    notCopied: t.keys.notCopied,
    more: use,
    onclosed: () => say(said),
  });
}

interface Call {
  readonly tool: Pick<Tool, 'id' | 'method' | 'path'>;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Finds a call that the key may make: that of the first tool in its list, with the example of the tool. */
async function firstCall({ api, language, tools }: Context, record: Key): Promise<Call | null> {
  if (record.scope === 'account') return { tool: ACCOUNT, input: {} };
  const { tools: own } = record;
  if (own === null || own.includes(CPF.id)) return { tool: CPF, input: {} };
  const tool = tools.find(({ id }) => own.includes(id));
  const whole =
    tool && (await api.get<WholeTool>(`/tools/${tool.id}?lang=${language}`).catch(() => undefined));
  return whole ? { tool: whole, input: whole.examples[0]?.input ?? {} } : null;
}

/** A button that makes the call, and says whether the key works. */
function runNow({ t, api }: Context, { tool, input }: Call, key: string): HTMLElement {
  const said = h('span', { role: 'status' });
  const query = queryOf(input);
  const pressed = button('small', t.keys.runNow, {
    onclick: async () => {
      const from = performance.now();
      try {
        await whileBusy(pressed, t.keys.running, async () =>
          tool.method === 'POST'
            ? api.tryKey(key, tool.path, input)
            : api.tryKey(key, `${tool.path}${query && `?${query}`}`),
        );
        put(said, state('good', t.keys.ran(Math.round(performance.now() - from))));
      } catch (error) {
        put(said, state('bad', whyOf(error, t)));
      }
    },
  });
  return h('div', { class: 'line' }, pressed, said);
}

export function renameKey(context: Context, key: Key, done: () => void): void {
  const { language, t, api, say } = context;
  const before = key.name ?? '';
  const name = textField(t.keys.name, {
    maxlength: 100,
    autocomplete: 'off',
    value: before,
    autofocus: true,
  });
  const go = h('button', { type: 'submit', class: 'button primary' }, t.save);
  openDialog({
    language,
    title: t.keys.renameTitle(nameOfKey(context, key)),
    body: [name.element],
    ends: (dialog) => [button('', words[language].cancel, { onclick: () => dialog.close() }), go],
    holds: () => (name.input.value === before ? null : typedLoss(language)),
    onsubmit(dialog) {
      const act = async () => {
        await api.send('PATCH', `/account/keys/${key.id}`, { name: name.input.value || null });
        say(t.keys.renamed);
        done();
      };
      void submit(context, dialog, { pressed: go, doing: t.saving, act, fields: { name } });
    },
  });
}

export function rotateKey(context: Context, key: Key, done: () => void): void {
  const { language, t, f, api } = context;
  const overlap = selectField(
    t.keys.overlap,
    [
      ['86400', t.keys.overlaps[86400]],
      ['3600', t.keys.overlaps[3600]],
      ['604800', t.keys.overlaps[604800]],
      ['0', t.keys.overlaps[0]],
    ],
    '86400',
  );
  const then = h('p', { role: 'status' });
  const tell = () => {
    const chosen = overlap.value();
    const until = new Date(Date.now() + Number(chosen) * 1000).toISOString();
    put(
      then,
      chosen === '0'
        ? message('warned', [t.keys.stopsNow])
        : t.keys.until(t.keys.spans[chosen], f.dateTime(until)),
    );
  };
  overlap.select.addEventListener('change', tell);
  tell();
  let made: NewKey | undefined;
  const go = h('button', { type: 'submit', class: 'button primary' }, t.keys.doRotate);
  openDialog({
    language,
    title: t.keys.rotateTitle(nameOfKey(context, key)),
    body: [h('p', null, t.keys.rotateAbout), overlap.element, then],
    ends: (dialog) => [button('', t.keys.keep, { autofocus: true, onclick: () => dialog.close() }), go],
    onsubmit(dialog) {
      const act = async () => {
        made = await api.send<NewKey>('POST', `/account/keys/${key.id}/rotate`, {
          overlap: Number(overlap.value()),
        });
      };
      void submit(context, dialog, { pressed: go, doing: t.keys.rotating, act, fields: { overlap } });
    },
    onclosed() {
      if (made) showKey(context, made, t.keys.rotated, done);
    },
  });
}

export function revokeKey(context: Context, key: Key, done: () => void): void {
  const { t, f, api, say } = context;
  ask(context, {
    title: t.keys.revokeTitle(nameOfKey(context, key)),
    about: [
      t.keys.revokeWho,
      h('code', null, shownHint(key.hint)),
      t.keys.revokeThen,
      key.lastUsedAt === null ? t.keys.notUsed : t.keys.usedAgo(f.ago(key.lastUsedAt)),
      t.keys.noReturn,
      context.isOwnKey(key.hint) && [' ', h('b', null, t.keys.thisTab)],
    ],
    // Keys of one name are told apart by their ends.
    name: key.hint.slice(-4),
    keep: t.keys.keep,
    does: t.keys.revoke,
    doing: t.keys.revoking,
    async act() {
      await api.send('DELETE', `/account/keys/${key.id}`);
      say(t.keys.wasRevoked);
      done();
    },
  });
}

export function nameOfKey({ t }: Context, { name, hint }: Key): string {
  return name ?? `${t.keys.noName} (${shownHint(hint)})`;
}
