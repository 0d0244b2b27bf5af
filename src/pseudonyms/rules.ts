/** The rule of each kind. */
import { cepRule } from './cep.ts';
import { chaveAcessoRule } from './chave-acesso.ts';
import { chavePixRule } from './chave-pix.ts';
import { cnpjRule, cpfCnpjRule, cpfRule } from './cnpj.ts';
import { contaBancariaRule } from './conta-bancaria.ts';
import { dataRule } from './dates.ts';
import { emailRule } from './email.ts';
import { ipRule } from './ip.ts';
import type { Kind } from './names.ts';
import {
  cardNumber,
  cnhNumber,
  cnsRule,
  numberRule,
  numeroRule,
  pisNumber,
  processoRule,
  renavamNumber,
  tituloNumber,
} from './numbers.ts';
import type { Rule } from './outcome.ts';
import { placaRule } from './placa.ts';
import { rgRule } from './rg.ts';
import { telefoneRule } from './telefone.ts';
import { textoRule } from './texto.ts';
import { wordsRule } from './words.ts';

const ofValues: Readonly<Record<Exclude<Kind, 'texto'>, Rule>> = {
  cpf: cpfRule,
  cnpj: cnpjRule,
  'cpf-cnpj': cpfCnpjRule,
  pis: numberRule(pisNumber),
  renavam: numberRule(renavamNumber),
  cnh: numberRule(cnhNumber),
  titulo: numberRule(tituloNumber),
  rg: rgRule,
  cns: cnsRule,
  placa: placaRule,
  telefone: telefoneRule,
  cep: cepRule,
  cartao: numberRule(cardNumber),
  'conta-bancaria': contaBancariaRule,
  'chave-pix': chavePixRule,
  'chave-acesso': chaveAcessoRule,
  processo: processoRule,
  numero: numeroRule,
  data: dataRule,
  ip: ipRule,
  email: emailRule,
  nome: wordsRule('nome'),
  'razao-social': wordsRule('razao-social'),
  endereco: wordsRule('endereco'),
};

export const rules: Readonly<Record<Kind, Rule>> = { ...ofValues, texto: textoRule(ofValues) };
