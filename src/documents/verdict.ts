/** Why a value that has the shape of a document is not valid. */
export type Reason =
  | 'check-digit'
  | 'registry-check-digit'
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
  | 'agency-check-digit'
  | 'currency'
  | 'field-check-digit'
  | 'segment'
  | 'value-identifier'
  | 'model'
  | 'issuer'
  | 'date'
  | 'number'
  | 'emission-type'
  | 'court'
  | 'country'
  | 'area-code'
  | 'ninth-digit'
  | 'local-part'
  | 'domain';

/** Verdict of a rule on a value: the reason of a refusal, or null when it is valid. */
export type Verdict = Reason | null;
