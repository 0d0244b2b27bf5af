/**
 * What documents say of the tools of the package, which the build takes out of them and keeps here. In the sources the tools
 * have it themselves, and this is empty.
 */
import type { Either } from '../../kit/tool.ts';
import type { Text } from '../../kit/texts.ts';

/** A text in Portuguese and in English, and a unit in both where it has one. */
export type KeptText = readonly [pt: string, en: string, unitPt?: string, unitEn?: string];

export interface KeptTool {
  readonly summary: string;
  readonly en: { readonly name: string; readonly summary: string } | null;
  readonly about: Text | null;
  readonly either: Either | null;
  readonly result: string | readonly string[] | null;
  /** Whether it answers 422. */
  readonly impossible: boolean;
  /** Of the names of all fields: a host's own tool may have the id of one of ours, but other fields. */
  readonly names: number;
  /** Of each field in the order of the schemas the number of its text, or −1. */
  readonly fields: readonly number[];
}

export const keptTexts: readonly KeptText[] = [];
export const keptTools: Readonly<Record<string, KeptTool>> = {};
