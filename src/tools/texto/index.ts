export { analisar } from './analisar.ts';
export { contarPalavras } from './contar-palavras.ts';
export { converterCase } from './converter-case.ts';
export { infoCaractere } from './info-caractere.ts';
export { numeroPorExtenso } from './numero-por-extenso.ts';
export { transformar } from './transformar.ts';
