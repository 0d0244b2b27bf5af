/** Levels of collections in a document of YAML, or in the JSON that becomes one. */
export const MAX_DEPTH = 100;

export type YamlReason =
  | 'syntax'
  | 'duplicate-key'
  | 'multiple-documents'
  | 'unknown-tag'
  | 'unknown-alias'
  | 'alias-bomb'
  | 'not-json'
  | 'depth';

/** Why a text is refused, and where: 0-based, in UTF-16 units. Without a reason it is only too large. */
export class YamlError extends Error {
  readonly reason: YamlReason | null;
  readonly offset: number | null;
  /** Where only the line is known. */
  readonly line: number | undefined;

  constructor(reason: YamlReason | null, offset: number | null, line?: number) {
    super();
    this.reason = reason;
    this.offset = offset;
    this.line = line;
  }
}
