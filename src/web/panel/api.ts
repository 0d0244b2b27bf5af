/** Calls of the service that the page was loaded from. */
import type { Language } from '../../lib/languages.ts';
import { languageTags } from '../../lib/languages.ts';

/** An answer that is not a success, or no answer at all. */
export class Refused extends Error {
  override readonly name = 'Refused';
  /** 0 where no answer came. */
  readonly status: number;
  readonly details: readonly { readonly field: string; readonly message: string }[];
  readonly requestId: string;

  constructor(status: number, message: string, details: Refused['details'] = [], requestId = '') {
    super(message);
    this.status = status;
    this.details = details;
    this.requestId = requestId;
  }
}

export interface ApiParts {
  /** The start of the addresses, such as `/v1`. */
  readonly base: string;
  readonly language: () => Language;
  readonly key: () => string | null;
  readonly texts: () => { readonly noAnswer: string; readonly ended: string };
  /** Waits until somebody has signed in again. */
  readonly ended: () => Promise<void>;
}

export interface Api {
  get<Answer>(path: string): Promise<Answer>;
  /** Changes something. Where the session has ended it is not tried again by itself: a person decides. */
  send<Answer>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<Answer>;
  /** Revokes a key of the account while the page is left, and waits for nothing. */
  revoke(id: string): void;
  /** Asks with a key that is not in use yet; null asks as the user who is logged in at the host. A body is posted. */
  tryKey<Answer>(key: string | null, path: string, body?: object): Promise<Answer>;
}

export function createApi({ base, language, key, texts, ended }: ApiParts): Api {
  async function ask(
    method: string,
    path: string,
    body: object | undefined,
    key: string | null,
  ): Promise<unknown> {
    const response = await fetch(`${base}${path}`, {
      method,
      cache: 'no-store',
      headers: {
        'accept-language': languageTags[language()],
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    const answer: unknown = response && (await response.json().catch(() => null));
    if (!response || answer === null) throw new Refused(response?.status ?? 0, texts().noAnswer);
    if (response.ok) return answer;
    const { error, details } = answer as { error: string; details?: Refused['details'] };
    throw new Refused(response.status, error, details, response.headers.get('x-request-id') ?? '');
  }

  return {
    revoke(id) {
      const own = key();
      if (own === null) return;
      const headers = { authorization: `Bearer ${own}` };
      const path = `${base}/account/keys/${encodeURIComponent(id)}`;
      // It expires by itself where this fails.
      fetch(path, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
    },
    async get<Answer>(path: string) {
      for (;;) {
        try {
          return (await ask('GET', path, undefined, key())) as Answer;
        } catch (error) {
          if (!(error instanceof Refused && error.status === 401)) throw error;
          await ended();
        }
      }
    },
    async send<Answer>(method: string, path: string, body?: object) {
      try {
        return (await ask(method, path, body, key())) as Answer;
      } catch (error) {
        if (!(error instanceof Refused && error.status === 401)) throw error;
        await ended();
        throw new Refused(401, texts().ended);
      }
    },
    tryKey: async <Answer>(own: string | null, path: string, body?: object) =>
      (await ask(body ? 'POST' : 'GET', path, body, own)) as Answer,
  };
}
