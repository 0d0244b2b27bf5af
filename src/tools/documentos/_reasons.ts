/** Reasons for which several documents refuse a value. */

export const unknownPrefix = {
  pt: 'começa de um modo que nunca é emitido',
  en: 'starts in a way that is never issued',
};
export const stateCode = {
  pt: 'tem um código de estado que não existe',
  en: 'has a state code that does not exist',
};
export const typeCode = {
  pt: 'tem um código de tipo que não existe',
  en: 'has a type code that does not exist',
};
export const impossibleYear = { pt: 'tem um ano impossível', en: 'has an impossible year' };
export const unknownSegment = {
  pt: 'tem um segmento que não existe',
  en: 'has a segment that does not exist',
};
