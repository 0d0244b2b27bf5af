import { closeDialogs } from '../shared/dialog.ts';
import { h, put } from '../shared/dom.ts';
import { createFormat } from '../shared/format.ts';
import { type Language, languageTags } from '../../lib/languages.ts';
import { firstLanguage, keepLanguage } from '../shared/language.ts';
import { enterAs, keptToolKey, reloadOnReturn } from '../shared/tab.ts';
import { createToast } from '../shared/toast.ts';
import { createApi, Refused } from './api.ts';
import type { Context, View } from './context.ts';
import { createSession, isHintOf } from './session.ts';
import { drawShell } from './shell.ts';
import { askToSignIn, signInPage } from './sign-in.ts';
import type { Texts } from './texts/pt.ts';
import type { Account, Tool } from './types.ts';
import { viewAt } from './views/index.ts';

/** The words of a language, loaded without those of the other. */
const loadTexts: Readonly<Record<Language, () => Promise<Texts>>> = {
  pt: async () => (await import('./texts/pt.ts')).pt,
  en: async () => (await import('./texts/en.ts')).en,
};

export function startPanel(): void {
  const base = location.pathname.replace(/\/panel$/, '');
  const hasHost = document.documentElement.dataset['session'] === 'host';
  const session = createSession();
  const page = h('div', { class: 'page' });
  const toast = createToast();
  let language = firstLanguage();
  let t: Texts;
  let account: Account | undefined;
  let tools: readonly Tool[] = [];
  let view: View | undefined;
  /** A message for the next page. */
  let saidNext: string | undefined;
  let returning: Promise<void> | undefined;

  const api = createApi({
    base,
    language: () => language,
    key: session.key,
    texts: () => t,
    // Calls that end together wait for the same form.
    ended: async () => (returning ??= signInAgain().finally(() => (returning = undefined))),
  });

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
    const asked = { language, t, hasHost };
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
      t,
      f: createFormat(language),
      api,
      account: account as Account,
      tools,
      address: `${location.origin}${base}`,
      say: toast.say,
      isOwnKey: (hint) => isHintOf(hint, session.key()),
      go(place, said) {
        saidNext = said;
        location.hash = place;
      },
    };
  }

  async function speak(next: Language): Promise<void> {
    t = await loadTexts[next]();
    language = next;
    keepLanguage(next);
    document.documentElement.lang = languageTags[next];
    toast.clear();
    if (!account) return signIn(null);
    await readTools();
    draw();
  }

  function draw(): void {
    view?.leave?.();
    const own = context();
    view = viewAt(own, location.hash.replace(/^#\/?/, '').split('/'));
    document.title = `${view.title} · canivete`;
    const out = session.key() === null ? null : signOut;
    put(page, drawShell(own, view, { speak: (next) => void speak(next), signOut: out }));
  }

  function signOut(): void {
    const made = keptToolKey()?.made;
    if (made) api.revoke(made.id);
    session.forget();
    location.hash = '';
    location.reload();
  }

  function signIn(message: string | null): void {
    document.title = `${t.signIn.title} · canivete`;
    put(
      page,
      signInPage({ language, t, hasHost, message }, (next) => void speak(next), open),
    );
  }

  async function start(): Promise<void> {
    t = await loadTexts[language]();
    const key = session.key();
    if (key === null && !hasHost) return signIn(null);
    try {
      await open(key);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.status === 401) session.forget();
      signIn(error.status === 401 ? (key === null ? null : t.signIn.ended) : error.message);
    }
  }

  document.documentElement.lang = languageTags[language];
  reloadOnReturn();
  // The message stands beside the page, so that a dialog stays while the page below it changes.
  put(document.body, page, toast.element);
  addEventListener('hashchange', ({ oldURL }) => {
    if (!account) return;
    // A dialog that holds something asks first, and its page stays.
    if (!closeDialogs()) return history.replaceState(null, '', oldURL);
    toast.clear();
    draw();
    if (saidNext !== undefined) toast.say(saidNext);
    saidNext = undefined;
    // People who move by keyboard or hear the page start at its title.
    document.querySelector<HTMLElement>('h1')?.focus();
    scrollTo(0, 0);
  });
  void start();
}
