import type { FieldsTexts } from '../../kit/tool-texts.ts';

export const address = {
  cep: { pt: ['CEP', 'CEP, da faixa da cidade'], en: ['Postal code (CEP)', 'Postal code, from the range of the city'] },
  street: { pt: ['Logradouro', 'Logradouro, com o tipo'], en: ['Street', 'Street, with its type'] },
  number: { pt: ['Número', 'Número do imóvel'], en: ['Number', 'Number of the building'] },
  complement: { pt: ['Complemento', 'Complemento, ou null'], en: ['Apartment or unit', 'Complement of the address, such as an apartment, or null'] },
  district: { pt: ['Bairro', 'Bairro'], en: ['Neighborhood', 'Neighborhood'] },
  city: { pt: ['Cidade', 'Município'], en: ['City', 'Municipality'] },
  state: { pt: ['Estado', 'Sigla da unidade da federação'], en: ['State', 'Code of the state'] },
  ibgeCode: { pt: ['Código do IBGE', 'Código do município no IBGE, de 7 dígitos'], en: ['IBGE code', 'Code of the municipality at IBGE, of 7 digits'] },
} satisfies FieldsTexts;
