import type { Format } from '../../shared/format.ts';
import type { Language } from '../../../lib/languages.ts';
import type { Account } from './account.ts';
import type { Catalogue } from './catalogue.ts';
import type { Kept } from './kept.ts';
import type { Keys } from './keys.ts';
import type { Pins } from './pins.ts';
import type { Service } from './service.ts';
import type { Texts } from '../texts/pt.ts';
import type { Unsaid } from './unsaid.ts';

/** The context of every view. */
export interface Context {
  readonly language: Language;
  readonly t: Texts;
  readonly f: Format;
  readonly service: Service;
  readonly keys: Keys;
  readonly unsaid: Unsaid;
  readonly kept: Kept;
  readonly pins: Pins;
  /** The names that a reader typed for paper. They are only in memory, and no call has them. */
  readonly paper: Map<string, string>;
  readonly catalogue: Catalogue;
  /** The account that the reader is signed in to; null without one. */
  readonly account: Account | null;
  /** The start of the addresses, with the origin. */
  readonly address: string;
  /** True if the service has a panel. */
  readonly hasPanel: boolean;
  /** Announces what was done. */
  say(text: string): void;
}

export interface View {
  readonly title: string;
  /** The tool that it shows. */
  readonly toolId?: string;
  readonly element: HTMLElement;
  /** The part at its left, where there is room. */
  readonly aside?: HTMLElement;
  /** Ends what runs on its own. */
  leave?(): void;
}
