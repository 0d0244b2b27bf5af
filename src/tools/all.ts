// Named re-exports only, by category: a bundle that names one tool keeps that one.

// documentos
export { aih } from './documentos/aih.ts';
export { cartaoCredito } from './documentos/cartao-credito.ts';
export { certidao } from './documentos/certidao.ts';
export { chassi } from './documentos/chassi.ts';
export { cnh } from './documentos/cnh.ts';
export { cnpj } from './documentos/cnpj.ts';
export { cns } from './documentos/cns.ts';
export { contaBancaria } from './documentos/conta-bancaria.ts';
export { cpf } from './documentos/cpf.ts';
export { inscricaoEstadual } from './documentos/inscricao-estadual.ts';
export { nif } from './documentos/nif.ts';
export { passaporte } from './documentos/passaporte.ts';
export { pis } from './documentos/pis.ts';
export { renavam } from './documentos/renavam.ts';
export { rg } from './documentos/rg.ts';
export { rnm } from './documentos/rnm.ts';
export { tituloEleitor } from './documentos/titulo-eleitor.ts';
