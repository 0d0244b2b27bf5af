/** The rule of each kind. */
import { boletoRule } from './boleto.ts';
import { cepRule } from './cep.ts';
import { chaveAcessoRule } from './chave-acesso.ts';
import { chavePixRule } from './chave-pix.ts';
import { cnpjRule, cpfCnpjRule, cpfRule } from './cnpj.ts';
import { contaBancariaRule } from './conta-bancaria.ts';
import { dataRule } from './dates.ts';
import { emailRule } from './email.ts';
import { ieRule } from './ie.ts';
import { ipRule } from './ip.ts';
import type { Kind } from './names.ts';
import {
  cardNumber,
  certidaoNumber,
  cnhNumber,
  cnsRule,
  numberRule,
  numeroRule,
  pisNumber,
  processoRule,
  renavamNumber,
  tituloNumber,
} from './numbers.ts';
import { kept, type Rule, type Rules } from './outcome.ts';
import { passaporteRule } from './passaporte.ts';
import { pixRule } from './pix.ts';
import { isPlaceholder } from './placeholders.ts';
import { placaRule } from './placa.ts';
import { rgRule } from './rg.ts';
import { telefoneRule } from './telefone.ts';
import { textoRule } from './texto.ts';
import { nameOfEitherRule, wordsRule } from './words.ts';

const all = (): Rules => rules;

const ofValues: Readonly<Record<Exclude<Kind, 'data' | 'texto'>, Rule>> = {
  cpf: cpfRule,
  cnpj: cnpjRule,
  'cpf-cnpj': cpfCnpjRule,
  pis: numberRule(pisNumber),
  renavam: numberRule(renavamNumber),
  cnh: numberRule(cnhNumber),
  titulo: numberRule(tituloNumber),
  rg: rgRule,
  ie: ieRule,
  cns: cnsRule,
  certidao: numberRule(certidaoNumber),
  passaporte: passaporteRule,
  placa: placaRule,
  telefone: telefoneRule,
  cep: cepRule,
  cartao: numberRule(cardNumber),
  'conta-bancaria': contaBancariaRule,
  'chave-pix': chavePixRule,
  'chave-acesso': chaveAcessoRule,
  boleto: boletoRule,
  processo: processoRule,
  numero: numeroRule,
  ip: ipRule,
  'pix-copia-e-cola': pixRule(all),
  email: emailRule,
  nome: wordsRule('nome'),
  'razao-social': wordsRule('razao-social'),
  'nome-ou-razao-social': nameOfEitherRule,
  endereco: wordsRule('endereco'),
};

/** The rule that keeps what stands for nothing. */
const unlessPlaceholder =
  (rule: Rule): Rule =>
  (value, keyed, params) =>
    isPlaceholder(value) ? kept : rule(value, keyed, params);

export const rules: Rules = {
  ...(Object.fromEntries(
    Object.entries(ofValues).map(([kind, rule]) => [kind, unlessPlaceholder(rule)]),
  ) as typeof ofValues),
  data: dataRule,
  texto: textoRule(all),
};

/** Kinds whose values are read as they are: names, addresses and texts with all their characters and white space. */
export const readWhole: ReadonlySet<Kind> = /* @__PURE__ */ new Set([
  'nome',
  'razao-social',
  'nome-ou-razao-social',
  'endereco',
  'texto',
] as const);
