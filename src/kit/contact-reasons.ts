/** Reasons for which a telephone or an e-mail address is refused, alone or as a Pix key. */

export const phoneReasons = {
  country: { pt: 'é de outro país', en: 'is of another country' },
  'area-code': { pt: 'tem um DDD que não existe', en: 'has an area code that does not exist' },
  'ninth-digit': {
    pt: 'é de celular e falta o nono dígito',
    en: 'is a mobile number without its ninth digit',
  },
  prefix: { pt: 'tem um prefixo que não existe', en: 'has a prefix that does not exist' },
};

export const emailReasons = {
  length: { pt: 'é longo demais', en: 'is too long' },
  'local-part': {
    pt: 'tem antes do @ algo que não se aceita',
    en: 'has something before the @ that is not accepted',
  },
  domain: { pt: 'tem um domínio malformado', en: 'has a malformed domain' },
};
