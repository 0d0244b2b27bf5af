/**
 * The tools one by one, to build a service of a few, or to call their rules in process.
 *
 * ```ts
 * import { createHandler } from 'canivete/core';
 * import { cpf, cnpj } from 'canivete/tools';
 *
 * const service = createHandler({ tools: [cpf, cnpj], access: false });
 * ```
 * @module
 */
export * from './all.ts';
