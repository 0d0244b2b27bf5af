/**
 * The rules of Brazilian documents in code, small enough for a form: each namespace has `isValid`, `parse`, `format` and
 * `generate`, and is an entry of its own too (`canivete/documents/cpf`), which every bundler shakes.
 *
 * ```ts
 * import { cnpj, cpf, seeded, standard } from 'canivete/documents';
 *
 * cpf.isValid('111.444.777-35'); // true
 * cnpj.parse('12.ABC.345/01DE-36'); // { valid: false, reason: 'check-digit' }
 * cnpj.format('12abc34501'); // '12.ABC.345/01'
 * cnpj.generate({ random: seeded('a'), alphanumeric: true }); // the same on every runtime
 * export const schema = standard(cpf); // for forms, by the Standard Schema
 * ```
 * @module
 */
export * as aih from './documents/aih.ts';
export * as boleto from './documents/boleto.ts';
export * as caepf from './documents/caepf.ts';
export * as cartaoCredito from './documents/cartao-credito.ts';
export * as cep from './documents/cep.ts';
export * as certidao from './documents/certidao.ts';
export * as chassi from './documents/chassi.ts';
export * as chaveAcesso from './documents/chave-acesso.ts';
export * as chavePix from './documents/chave-pix.ts';
export * as cnh from './documents/cnh.ts';
export * as cno from './documents/cno.ts';
export * as cnpj from './documents/cnpj.ts';
export * as cns from './documents/cns.ts';
export * as contaBancaria from './documents/conta-bancaria.ts';
export * as cpf from './documents/cpf.ts';
export * as email from './documents/email.ts';
export * as gtin from './documents/gtin.ts';
export * as inscricaoEstadual from './documents/inscricao-estadual.ts';
export * as nif from './documents/nif.ts';
export * as passaporte from './documents/passaporte.ts';
export * as pis from './documents/pis.ts';
export * as pix from './documents/pix.ts';
export * as placa from './documents/placa.ts';
export * as processo from './documents/processo.ts';
export * as rastreio from './documents/rastreio.ts';
export * as renach from './documents/renach.ts';
export * as renavam from './documents/renavam.ts';
export * as rg from './documents/rg.ts';
export * as rnm from './documents/rnm.ts';
export * as suframa from './documents/suframa.ts';
export * as telefone from './documents/telefone.ts';
export * as tituloEleitor from './documents/titulo-eleitor.ts';

export { seeded } from './documents/_options.ts';
export type { Uf } from './documents/_options.ts';
export type { Parsed, Reason } from './documents/_reading.ts';
export { standard, type StandardSchemaV1 } from './documents/_standard.ts';
