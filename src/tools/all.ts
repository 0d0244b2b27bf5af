/** Every tool of the package, by category. A bundle that names one tool keeps that one. */
export * from './documentos/index.ts';
export * from './texto/index.ts';
export * from './desenvolvedor/index.ts';
export * from './saude/index.ts';
export * from './matematica/index.ts';
export * from './geradores/index.ts';
export * from './trabalhista/index.ts';
export * from './tributario/index.ts';
export * from './construcao/index.ts';
export * from './financeiro/index.ts';
export * from './marketplace/index.ts';
export * from './consultas/index.ts';
