/** The keys of an account. */
import { type Child, h, put } from '../../shared/dom.ts';
import { button, type Row, state, table } from '../../shared/parts.ts';
import { type Context, shortName, type View } from '../context.ts';
import { loadInto } from '../loaded.ts';
import { createKey, nameOfKey, renameKey, revokeKey, rotateKey } from '../parts/key-dialogs.ts';
import { isNarrow, lines } from '../parts/lines.ts';
import { fifties } from '../parts/more.ts';
import { shownHint } from '../session.ts';
import type { Key } from '../types.ts';

const HOUR = 3_600_000;
/** The longest time for which a key goes on beside the one that replaces it. */
const LONGEST_OVERLAP = 30 * 24 * HOUR;

export function keys(context: Context): View {
  const { t, api, account } = context;
  const count = h('span', { class: 'hint' });
  const create = button('primary push', t.keys.create, {
    disabled: account.status !== 'active',
    onclick: () => createKey(context, reload),
  });
  const reload = () => void list.load();
  const list = loadInto(
    context,
    t.keys.what,
    async () => api.get<{ keys: readonly Key[] }>('/account/keys'),
    ({ keys }) => {
      const live = keys.filter(({ state }) => state === 'live');
      put(count, t.keys.active(live.length));
      if (keys.length === 0)
        return [h('h2', null, t.keys.empty), h('p', { class: 'muted' }, t.keys.emptyAbout)];
      const heads = [
        t.keys.name,
        t.keys.key,
        t.keys.mayCall,
        t.keys.lastUse,
        t.keys.expires,
        t.keys.state,
        '',
      ];
      const columns = heads.map((head) => ({ head }));
      const ordered = [...live, ...keys.filter((key) => !live.includes(key))];
      return fifties(context, ordered, (shown) => {
        const rows = shown.map((key) => rowOf(context, key, keys, reload));
        return isNarrow()
          ? lines(context, { heads, rows, below: [1, 3], right: 5 })
          : table(t.places.keys, columns, rows);
      });
    },
  );
  return {
    title: t.places.keys,
    element: h(
      'div',
      { class: 'stack' },
      h('div', { class: 'line' }, h('h1', { tabindex: -1 }, t.places.keys), count, create),
      list.element,
    ),
  };
}

function rowOf(context: Context, key: Key, all: readonly Key[], reload: () => void): Row {
  const { t, f, account } = context;
  const does = (label: string, act: typeof renameKey, kind = '') =>
    button(`text ${kind}`, label, {
      'aria-label': `${label}: ${nameOfKey(context, key)}`,
      onclick: () => act(context, key, reload),
    });
  const isLive = key.state === 'live';
  return {
    class: isLive ? '' : 'gone',
    cells: [
      h('span', { class: 'strong wrap' }, key.name ?? h('span', { class: 'muted' }, t.keys.noName)),
      h('code', { class: 'whole' }, shownHint(key.hint)),
      mayCall(context, key),
      key.lastUsedAt === null ? t.keys.unused : f.time(key.lastUsedAt, f.ago(key.lastUsedAt)),
      ending(context, key),
      stateOf(context, key, all),
      isLive &&
        account.status === 'active' &&
        h(
          'span',
          { class: 'actions' },
          does(t.keys.rename, renameKey),
          does(t.keys.rotate, rotateKey),
          does(t.keys.revoke, revokeKey, 'danger'),
        ),
    ],
  };
}

function mayCall({ t, tools }: Context, { scope, tools: own }: Key): Child {
  if (scope === 'account') return t.keys.theAccount;
  if (own === null) return t.keys.all;
  const names = own.map((id) => shortName(tools, id)).join(', ');
  return own.length <= 2 ? names : h('span', { title: names }, t.keys.tools(own.length));
}

function ending({ t, f }: Context, { state, expiresAt, revokedAt }: Key): Child {
  if (state === 'revoked' && revokedAt !== null)
    return f.time(revokedAt, t.keys.revokedAt(f.date(revokedAt)));
  if (expiresAt === null) return t.never;
  const hours = Math.ceil((Date.parse(expiresAt) - Date.now()) / HOUR);
  const isSoon = state === 'live' && hours <= 48;
  return f.time(expiresAt, isSoon ? t.keys.inHours(f.dateTime(expiresAt), hours) : f.date(expiresAt));
}

function stateOf({ t }: Context, key: Key, all: readonly Key[]): Child {
  if (key.state === 'revoked') return state('over', t.keys.revoked);
  if (key.state === 'expired') return state('over', t.keys.expired);
  return isReplaced(key, all) ? state('waits', t.keys.replaced) : state('good', t.keys.live);
}

/** Tests that a newer key replaced it: a rotation gives that one the name, and the old one an end. */
function isReplaced({ id, name, scope, expiresAt, createdAt }: Key, all: readonly Key[]): boolean {
  if (expiresAt === null || Date.parse(expiresAt) > Date.now() + LONGEST_OVERLAP) return false;
  return all.some(
    (other) =>
      other.id !== id &&
      other.name === name &&
      other.scope === scope &&
      other.state === 'live' &&
      other.createdAt > createdAt,
  );
}
