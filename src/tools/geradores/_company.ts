import * as v from 'valibot';
import { sizes } from '../../draws/company.ts';
import { num, pure } from '../../kit/fields/index.ts';
import { reais } from '../../kit/units.ts';
import { address } from './_address.ts';

const partner = v.object({
  name: v.string(),
  cpf: v.string(),
});

export const company = v.object({
  legalName: v.string(),
  tradeName: v.string(),
  cnpj: v.string(),
  stateRegistration: v.string(),
  cnae: v.string(),
  cnaeDescription: v.string(),
  legalNature: v.object({
    code: v.string(),
    description: v.string(),
  }),
  size: v.picklist(sizes),
  openedOn: v.string(),
  age: num(pure),
  shareCapital: num(reais),
  partners: v.array(partner),
  email: v.string(),
  website: v.string(),
  phone: v.string(),
  address,
});
