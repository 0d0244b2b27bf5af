import { closeDialogs } from '../shared/dialog.ts';
import { h, put } from '../shared/dom.ts';
import { createFormat } from '../shared/format.ts';
import { type Language, languageTags } from '../../lib/languages.ts';
import { firstLanguage, keepLanguage } from '../shared/language.ts';
import { enterAs, keptToolKey, reloadOnReturn } from '../shared/tab.ts';
import { createToast, type Toast } from '../shared/toast.ts';
import { type Api, createApi, Refused } from './api.ts';
import type { Context, View } from './context.ts';
import { createSession, isHintOf, type Session } from './session.ts';
import { drawShell } from './shell.ts';
import { type Asked, askToSignIn, signInPage } from './sign-in.ts';
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
  let returning: Promise<void> | undefined;

  const api = createApi({
    base,
    language: () => language,
    key: session.key,
    texts: () => t,
    // Calls that end together wait for the same form.
    ended: async () =>
      (returning ??= signInAgain({ language, t, hasHost }, { api, session, account }).finally(
        () => (returning = undefined),
      )),
  });
  const go = followAddress(toast, () => account !== undefined, draw);

  /** Opens the account of a key, or of the user who is logged in at the host. */
  async function open(key: string | null): Promise<void> {
    account = await api.tryKey<Account>(key, '/account');
    if (key !== null) session.keep(key);
    enterAs(account.id);
    tools = await readTools(api, language);
    draw();
  }

  const contextOf = (shown: Account): Context => ({
    language,
    t,
    f: createFormat(language),
    api,
    account: shown,
    tools,
    address: `${location.origin}${base}`,
    say: toast.say,
    isOwnKey: (hint) => isHintOf(hint, session.key()),
    go,
  });

  async function speak(next: Language): Promise<void> {
    t = await loadTexts[next]();
    language = next;
    keepLanguage(next);
    document.documentElement.lang = languageTags[next];
    toast.clear();
    if (!account) return signIn(null);
    tools = await readTools(api, language);
    draw();
  }

  function draw(): void {
    if (!account) return;
    view?.leave?.();
    const context = contextOf(account);
    view = viewAt(context, location.hash.replace(/^#\/?/, '').split('/'));
    document.title = `${view.title} · canivete`;
    const out = session.key() === null ? null : () => signOut(api, session);
    put(page, drawShell(context, view, { speak: (next) => void speak(next), signOut: out }));
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
  void start();
}

async function readTools(api: Api, language: Language): Promise<readonly Tool[]> {
  // A service may not describe itself: its tools are then called by their ids.
  const answer = await api.get<{ tools: readonly Tool[] }>(`/tools?lang=${language}`).catch(() => null);
  return answer?.tools ?? [];
}

interface Shown {
  readonly api: Api;
  readonly session: Session;
  readonly account: Account | undefined;
}

/** Asks for a key again, over the view that is shown. */
async function signInAgain(asked: Asked, { api, session, account }: Shown): Promise<void> {
  await askToSignIn(asked, async (key) => {
    const next = await api.tryKey<Account>(key, '/account');
    if (key === null) session.forget();
    else session.keep(key);
    enterAs(next.id);
    // The page shows another account's data.
    if (next.id !== account?.id) location.reload();
  });
}

function signOut(api: Api, session: Session): void {
  const made = keptToolKey()?.made;
  if (made) api.revoke(made.id);
  session.forget();
  location.hash = '';
  location.reload();
}

/** Draws the view of each new address. Gives what opens one, and says there what was done. */
function followAddress(toast: Toast, isOpen: () => boolean, draw: () => void): Context['go'] {
  /** A message for the next page. */
  let saidNext: string | undefined;
  addEventListener('hashchange', ({ oldURL }) => {
    if (!isOpen()) return;
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
  return (place, said) => {
    saidNext = said;
    location.hash = place;
  };
}
