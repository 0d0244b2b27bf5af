import * as v from 'valibot';
import { num, pure } from '../../kit/fields/index.ts';
import { kg, m } from '../../kit/units.ts';
import { address } from './_address.ts';
import { gender } from './_fields.ts';

export const person = v.object({
  name: v.string(),
  shortName: v.string(),
  gender,
  birthDate: v.string(),
  age: num(pure),
  zodiacSign: v.string(),
  motherName: v.string(),
  fatherName: v.string(),
  cpf: v.string(),
  rg: v.string(),
  rgIssuer: v.string(),
  pis: v.string(),
  tituloEleitor: v.nullable(v.string()),
  email: v.string(),
  username: v.string(),
  phone: v.string(),
  mobile: v.string(),
  address,
  height: v.nullable(num(m)),
  weight: v.nullable(num(kg)),
  bloodType: v.string(),
  favoriteColor: v.string(),
  profession: v.nullable(v.string()),
});
