/** Why a value with the shape of a document is none. */
export type Reason =
  | 'check-digit'
  | 'repeated-digits'
  | 'prefix'
  | 'state-code'
  | 'type'
  | 'service'
  | 'book-type'
  | 'year'
  | 'serial'
  | 'length'
  | 'brand'
  | 'agency-check-digit';

/** What a rule says of a value: null when it is valid. */
export type Verdict = Reason | null;
