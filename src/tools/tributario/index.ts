export { fatorR } from './fator-r.ts';
export { icms } from './icms.ts';
export { iof } from './iof.ts';
export { lucroPresumido } from './lucro-presumido.ts';
export { mei } from './mei.ts';
export { proLabore } from './pro-labore.ts';
export { prolaboreDividendos } from './prolabore-dividendos.ts';
export { simplesNacional } from './simples-nacional.ts';
