import type { Text } from './texts.ts';

/** What the reasons for which a tool refuses a value mean, by their codes. */
export type ReasonTexts = Readonly<Record<string, Text>>;

/** Those of every document stand here; the others by themselves, for their tools. */
export const checkDigits = {
  pt: 'os dígitos verificadores não conferem',
  en: 'the check digits do not match',
};
export const repeatedDigits = {
  pt: 'tem todos os caracteres iguais, o que nunca é emitido',
  en: 'has all characters equal, which is never issued',
};
/** In the order in which most documents look for them. */
export const commonReasons = { 'repeated-digits': repeatedDigits, 'check-digit': checkDigits };
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
export const otherService = {
  pt: 'não é do registro civil de pessoas naturais (55)',
  en: 'is not of the civil registry of natural persons (55)',
};
export const bookType = {
  pt: 'tem um tipo de livro que não existe',
  en: 'has a book type that does not exist',
};
export const impossibleYear = { pt: 'tem um ano impossível', en: 'has an impossible year' };
export const serialEnd = { pt: 'deve terminar em quatro algarismos', en: 'must end in four digits' };
export const lengthOfBrand = {
  pt: 'tem um número de dígitos que a bandeira não usa',
  en: 'has a number of digits that its brand does not use',
};
export const otherBrand = { pt: 'é de outra bandeira', en: 'is of another brand' };
export const agencyCheckDigit = {
  pt: 'o dígito da agência não confere',
  en: 'the check digit of the branch does not match',
};
export const otherCurrency = { pt: 'não é em reais (9)', en: 'is not in reais (9)' };
export const fieldCheckDigit = {
  pt: 'o dígito verificador de um dos campos da linha não confere',
  en: 'the check digit of one of the fields of the line does not match',
};
export const unknownSegment = {
  pt: 'tem um segmento que não existe',
  en: 'has a segment that does not exist',
};
export const valueIdentifier = {
  pt: 'tem um identificador de valor que não é 6, 7, 8 ou 9',
  en: 'has a value identifier other than 6, 7, 8 or 9',
};
export const unknownCourt = { pt: 'tem um tribunal que não existe', en: 'has a court that does not exist' };
export const noActivity = {
  pt: 'é da atividade 000, que não existe',
  en: 'is of activity 000, which does not exist',
};
export const impossibleDate = { pt: 'tem um mês impossível', en: 'has an impossible month' };
export const unknownModel = {
  pt: 'tem um modelo de documento que não existe ou tem outro leiaute',
  en: 'has a document model that does not exist or has another layout',
};
export const invalidIssuer = {
  pt: 'tem um emitente que não é CNPJ nem CPF válido',
  en: 'has an issuer that is neither a valid CNPJ nor a valid CPF',
};
export const zeroNumber = { pt: 'tem o número zero', en: 'has the number zero' };
export const emissionType = {
  pt: 'tem um tipo de emissão que o documento não tem',
  en: 'has an emission type that the document does not have',
};
export const zeroPlate = {
  pt: 'tem o número 0000, que nunca é emitido',
  en: 'has the number 0000, which is never issued',
};
export const noCepRange = { pt: 'não está na faixa de nenhum estado', en: 'is in the range of no state' };

/** Those of a telephone. */
export const phoneReasons = {
  country: { pt: 'é de outro país', en: 'is of another country' },
  'area-code': { pt: 'tem um DDD que não existe', en: 'has an area code that does not exist' },
  'ninth-digit': {
    pt: 'é de celular e falta o nono dígito',
    en: 'is a mobile number without its ninth digit',
  },
  prefix: { pt: 'tem um prefixo que não existe', en: 'has a prefix that does not exist' },
};

/** Those of an e-mail address. */
export const emailReasons = {
  length: { pt: 'é longo demais', en: 'is too long' },
  'local-part': {
    pt: 'tem antes do @ algo que não se aceita',
    en: 'has something before the @ that is not accepted',
  },
  domain: { pt: 'tem um domínio malformado', en: 'has a malformed domain' },
};
