/** The page's own sentence about a call that failed, whatever was typed. */
import { type Child, h } from '../../shared/dom.ts';
import { button, copyIcon, message } from '../../shared/parts.ts';
import { words } from '../../../shown/words.ts';
import type { Context } from '../core/context.ts';
import type { Answer } from '../core/types.ts';

/** Seconds of the longest wait that the page waits by itself. */
const MOST_WAITED = 120;

export interface Remedies {
  /** When the answer on the page came; null without one. */
  readonly since: string | null;
  again(): void;
  askForKey(): void;
  withoutKey(): void;
  /** Puts back what the last good answer was made of. */
  back(): void;
}

/** The seconds after which a call may be made again by itself; null where somebody has to do something. */
export const waitOf = ({ status, retryAfter }: Answer): number | null =>
  status === 429 && retryAfter !== undefined && retryAfter <= MOST_WAITED ? retryAfter : null;

export function failureMessage(context: Context, answer: Answer, remedies: Remedies): Child {
  const { t, f, keys, language, say } = context;
  const { status, retryAfter, limit, requestId } = answer;
  const { failed } = t.form;
  const again = button('small', words[language].again, { onclick: remedies.again });
  const askForKey = (label: string) => button('small', label, { onclick: remedies.askForKey });
  const told = (tone: 'bad' | 'warned', [bold, rest]: readonly [string, string], ...actions: Child[]) =>
    message(tone, [h('b', null, bold), ' ', rest], actions, { tabindex: -1 });
  const since = remedies.since === null ? '' : failed.since(f.minute(remedies.since));
  if (status === 0) return told('warned', [failed.offline, since], again);
  if (status === 401 || status === 403) {
    const goOn = keys.hasDemo && !keys.isDemo() && !keys.areNeedless;
    return told(
      'bad',
      status === 401 ? failed.key : failed.plan,
      askForKey(goOn ? failed.otherKey : failed.useKey),
      goOn && button('small primary', failed.goOn, { onclick: remedies.withoutKey }),
    );
  }
  if (status === 413)
    return told('bad', failed.size, button('small', failed.back, { onclick: remedies.back }));
  if (status === 429) {
    const wait = waitOf(answer);
    if (wait !== null) return told('warned', [failed.minute, failed.soon(wait)]);
    if (retryAfter === undefined) return told('warned', [failed.minute, ''], again);
    const at = new Date(Date.now() + retryAfter * 1000).toISOString();
    const over = failed.quota(limit === undefined ? '' : f.number(limit));
    return told('warned', [over, failed.until(f.dateTime(at))], askForKey(failed.useKey));
  }
  return [
    told('bad', failed.server, again),
    requestId !== '' &&
      h(
        'p',
        { class: 'hint' },
        failed.tell,
        h('code', null, requestId),
        ' ',
        copyIcon(language, requestId, requestId, say),
      ),
  ];
}
