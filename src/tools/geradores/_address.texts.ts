import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const address = {
  cep: {
    pt: ['Cep', 'CEP, da faixa da cidade'],
    en: ['Cep', 'Postal code (CEP), of the range of the city'],
  },
  street: {
    pt: ['Logradouro', 'Logradouro, com o tipo'],
    en: ['Street', 'Street, with its kind'],
  },
  number: {
    pt: ['Número do imóvel', 'Número do imóvel'],
    en: ['Number', 'Number of the building'],
  },
  complement: {
    pt: ['Complemento', 'Complemento, ou null'],
    en: ['Complement', 'Complement, such as a flat, or null'],
  },
  district: {
    pt: ['Bairro', 'Bairro'],
    en: ['District', 'District'],
  },
  city: {
    pt: ['Município', 'Município'],
    en: ['Municipality', 'Municipality'],
  },
  state: {
    pt: ['Sigla da unidade da federação', 'Sigla da unidade da federação'],
    en: ['State', 'Code of the state'],
  },
  ibgeCode: {
    pt: ['Código do município no IBGE', 'Código do município no IBGE, de 7 dígitos'],
    en: ['Ibge code', 'Code of the municipality at IBGE, of 7 digits'],
  },
} satisfies FieldsTexts;
