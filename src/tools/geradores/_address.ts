import * as v from 'valibot';

export const address = v.object({
  cep: v.string(),
  street: v.string(),
  number: v.string(),
  complement: v.nullable(v.string()),
  district: v.string(),
  city: v.string(),
  state: v.string(),
  ibgeCode: v.string(),
});
