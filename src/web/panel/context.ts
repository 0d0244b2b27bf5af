import type { Format } from '../shared/format.ts';
import type { Language } from '../../lib/languages.ts';
import { shortName as nameInList } from '../../shown/tool-names.ts';
import type { Api } from './api.ts';
import type { Texts } from './texts/pt.ts';
import type { Account, Tool } from './types.ts';

/** The context of every view. */
export interface Context {
  readonly language: Language;
  readonly t: Texts;
  readonly f: Format;
  readonly api: Api;
  readonly account: Account;
  /** The tools of the service; empty where it does not describe itself. */
  readonly tools: readonly Tool[];
  /** The start of the addresses, with the origin. */
  readonly address: string;
  /** Tests that a hint is that of the key that signed in. */
  isOwnKey(hint: string): boolean;
  /** Announces what was done. */
  say(text: string): void;
  /** Opens a place, and says there what was done. */
  go(place: string, said?: string): void;
}

export interface View {
  readonly title: string;
  readonly element: HTMLElement;
  /** Ends what runs on its own, such as a countdown. */
  leave?(): void;
}

/** The tool of a first call, which reads no field. */
export const CPF = { id: 'cpf', method: 'GET', path: '/cpf' } as const;

/** Gives the name of a tool in a list, without the words that all of a kind begin with. */
export function shortName(tools: readonly Tool[], id: string): string {
  const name = tools.find((tool) => tool.id === id)?.name;
  return name === undefined ? id : nameInList(name);
}
