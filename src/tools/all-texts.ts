/** The texts of every tool of the package, by category and by the tool's id. */
export { texts as documentos } from './documentos/texts.ts';
export { texts as texto } from './texto/texts.ts';
export { texts as desenvolvedor } from './desenvolvedor/texts.ts';
export { texts as saude } from './saude/texts.ts';
export { texts as matematica } from './matematica/texts.ts';
export { texts as geradores } from './geradores/texts.ts';
export { texts as trabalhista } from './trabalhista/texts.ts';
export { texts as tributario } from './tributario/texts.ts';
export { texts as construcao } from './construcao/texts.ts';
export { texts as financeiro } from './financeiro/texts.ts';
export { texts as marketplace } from './marketplace/texts.ts';
export { texts as consultas } from './consultas/texts.ts';
