import type { Format } from '../../shared/format.ts';
import type { Language } from '../../shared/language.ts';
import type { Catalogue } from './catalogue.ts';
import type { Keys } from './keys.ts';
import type { Service } from './service.ts';
import type { Texts } from '../texts/pt.ts';
import type { Unsaid } from './unsaid.ts';

/** What every view is given. */
export interface Context {
  readonly language: Language;
  readonly t: Texts;
  readonly f: Format;
  readonly service: Service;
  readonly keys: Keys;
  readonly unsaid: Unsaid;
  readonly catalogue: Catalogue;
  /** Where the addresses begin, with the origin. */
  readonly address: string;
  /** Whether the service has a panel. */
  readonly hasPanel: boolean;
  /** Says what was done. */
  say(text: string): void;
}

export interface View {
  readonly title: string;
  readonly element: HTMLElement;
  /** What stands at its left where there is room. */
  readonly aside?: HTMLElement;
  /** Ends what it does by itself. */
  leave?(): void;
}
