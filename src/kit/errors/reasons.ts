import type { Text } from '../texts.ts';

/** The texts of the reasons for which a tool refuses a value, by their codes. */
export type ReasonTexts = Readonly<Record<string, Text>>;

export const checkDigits = {
  pt: 'os dígitos verificadores não conferem',
  en: 'the check digits do not match',
};
export const repeatedDigits = {
  pt: 'tem todos os caracteres iguais, o que nunca é emitido',
  en: 'has all characters equal, which is never issued',
};
/** The common reasons, in the order in which most documents look for them. */
export const commonReasons = { 'repeated-digits': repeatedDigits, 'check-digit': checkDigits };

/** Reasons for which a telephone number is refused, alone or as a Pix key. */
export const phoneReasons = {
  country: { pt: 'é de outro país', en: 'is of another country' },
  'area-code': { pt: 'tem um DDD que não existe', en: 'has an area code that does not exist' },
  'ninth-digit': {
    pt: 'é de celular e falta o nono dígito',
    en: 'is a mobile number without its ninth digit',
  },
  prefix: { pt: 'tem um prefixo que não existe', en: 'has a prefix that does not exist' },
};

/** Adds to the reason of a Pix key the telephone that may be meant. */
export const orPhone = (reason: Text, phone: string): Text => ({
  pt: `${reason.pt}; se é telefone, escreva ${phone}`,
  en: `${reason.en}; if it is a telephone, write ${phone}`,
});

/** Reasons for which an e-mail address is refused, alone or as a Pix key. */
export const emailReasons = {
  length: { pt: 'é longo demais', en: 'is too long' },
  'local-part': {
    pt: 'tem antes do @ algo que não se aceita',
    en: 'has something before the @ that is not accepted',
  },
  domain: { pt: 'tem um domínio malformado', en: 'has a malformed domain' },
};
