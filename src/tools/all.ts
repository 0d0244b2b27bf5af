// Named re-exports only, by category: a bundle that names one tool keeps that one.

// documentos
export { cpf } from './documentos/cpf.ts';
