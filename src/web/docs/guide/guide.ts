import type { Snippet } from '../../../shown/calls.ts';

/** A piece of a page. Text between grave accents is code. */
export type Block =
  | { readonly head: string }
  | { readonly text: string }
  | { readonly note: string }
  | { readonly code: string }
  | { readonly calls: readonly Snippet[] }
  | { readonly steps: readonly (readonly [bold: string, rest: string])[] }
  | {
      readonly table: {
        readonly name: string;
        readonly heads: readonly string[];
        readonly rows: readonly (readonly string[])[];
      };
    };

export interface GuidePage {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Guide {
  readonly groups: readonly { readonly title: string; readonly pages: readonly GuidePage[] }[];
}
