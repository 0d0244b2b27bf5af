import { h, put } from '../shared/dom.ts';
import { createFormat } from '../shared/format.ts';
import { type Language, languageTags } from '../../lib/languages.ts';
import { firstLanguage, keepLanguage } from '../shared/language.ts';
import { enterAs, keptToolKey, reloadOnReturn } from '../shared/tab.ts';
import { createApi, Refused } from './api.ts';
import type { Context, View } from './context.ts';
import { createSession, isHintOf } from './session.ts';
import { drawShell } from './shell.ts';
import { askToSignIn, signInPage } from './sign-in.ts';
import { texts } from './texts/index.ts';
import type { Account, Tool } from './types.ts';
import { viewAt } from './views/index.ts';

export function startPanel(): void {
  const base = location.pathname.replace(/\/panel$/, '');
  const hasHost = document.documentElement.dataset['session'] === 'host';
  const session = createSession();
  const page = h('div', { class: 'page' });
  const told = h('div', { class: 'told', role: 'status' });
  let language = firstLanguage();
  let account: Account | undefined;
  let tools: readonly Tool[] = [];
  let view: View | undefined;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  let returning: Promise<void> | undefined;

  const api = createApi({
    base,
    language: () => language,
    key: session.key,
    texts: () => texts[language],
    // Calls that end together wait for the same form.
    ended: async () => (returning ??= signInAgain().finally(() => (returning = undefined))),
  });

  function say(text: string): void {
    clearTimeout(forgetting);
    put(told, text);
    forgetting = setTimeout(() => put(told), 10_000);
  }

  /** Opens the account of a key, or of the user who is logged in at the host. */
  async function open(key: string | null): Promise<void> {
    account = await api.tryKey<Account>(key, '/account');
    if (key !== null) session.keep(key);
    enterAs(account.id);
    await readTools();
    draw();
  }

  async function readTools(): Promise<void> {
    // A service may not describe itself: its tools are then called by their ids.
    const answer = await api.get<{ tools: readonly Tool[] }>(`/tools?lang=${language}`).catch(() => null);
    tools = answer?.tools ?? [];
  }

  async function signInAgain(): Promise<void> {
    const asked = { language, hasHost };
    await askToSignIn(asked, async (key) => {
      const next = await api.tryKey<Account>(key, '/account');
      if (key === null) session.forget();
      else session.keep(key);
      enterAs(next.id);
      // The page shows another account's data.
      if (next.id !== account?.id) location.reload();
    });
  }

  function context(): Context {
    return {
      language,
      t: texts[language],
      f: createFormat(language),
      api,
      account: account as Account,
      tools,
      address: `${location.origin}${base}`,
      say,
      isOwnKey: (hint) => isHintOf(hint, session.key()),
      go: (place) => void (location.hash = place),
    };
  }

  function speak(next: Language): void {
    language = next;
    keepLanguage(next);
    document.documentElement.lang = languageTags[next];
    put(told);
    if (account) void readTools().then(draw);
    else signIn(null);
  }

  function draw(): void {
    view?.leave?.();
    const own = context();
    view = viewAt(own, location.hash.replace(/^#\/?/, '').split('/'));
    document.title = `${view.title} · canivete`;
    const out = session.key() === null ? null : signOut;
    put(page, drawShell(own, view, { speak, signOut: out }));
  }

  function signOut(): void {
    const made = keptToolKey()?.made;
    if (made) api.revoke(made.id);
    session.forget();
    location.hash = '';
    location.reload();
  }

  function signIn(message: string | null): void {
    document.title = `${texts[language].signIn.title} · canivete`;
    put(page, signInPage({ language, hasHost, message }, speak, open));
  }

  async function start(): Promise<void> {
    const key = session.key();
    if (key === null && !hasHost) return signIn(null);
    try {
      await open(key);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { signIn: words } = texts[language];
      if (error.status === 401) session.forget();
      signIn(error.status === 401 ? (key === null ? null : words.ended) : error.message);
    }
  }

  document.documentElement.lang = languageTags[language];
  reloadOnReturn();
  // The message stands beside the page, so that a dialog stays while the page below it changes.
  put(document.body, page, told);
  addEventListener('hashchange', () => {
    if (!account) return;
    draw();
    // People who move by keyboard or hear the page start at its title.
    document.querySelector<HTMLElement>('h1')?.focus();
    scrollTo(0, 0);
  });
  void start();
}
