/**
 * Tables to look things up in: cities, banks, activities, occupations, tax codes. Each function loads its table when it is
 * first called, from the package itself; nothing is fetched from elsewhere.
 *
 * ```ts
 * import { municipios } from 'canivete/tables';
 *
 * const table = await municipios();
 * console.log(table.get('3550308')?.nome, table.find({ busca: 'sao paulo', uf: 'SP' }).total);
 * console.log(table.tabela.conferida);
 * ```
 * @see docs/tables.md
 * @module
 */
export { bancos, type Banco } from './bancos.ts';
export { cbo, type Cbo } from './cbo.ts';
export { cclasstrib, type CClassTrib } from './cclasstrib.ts';
export { cfop, type Cfop } from './cfop.ts';
export { cnae, type Cnae, type CnaeOcupacao } from './cnae.ts';
export { cst, type Cst } from './cst.ts';
export { ddd, type Ddd } from './ddd.ts';
export {
  type EsocialDesligamento,
  esocialDesligamentos,
  type EsocialRubrica,
  esocialRubricas,
} from './esocial.ts';
export { municipios, type Municipio } from './municipios.ts';
export { type NaturezaJuridica, naturezasJuridicas } from './naturezas-juridicas.ts';
export { nbs, ncm, type Ncm, type Nomenclature } from './nomenclatures.ts';
export { paises, type Pais } from './paises.ts';
export { ufs, type Unidade } from './ufs.ts';
export type { Found, LookupTable, Query, Table, TableFacts } from './table.ts';
