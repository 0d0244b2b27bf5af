import { factorRTable } from '../../src/law/tables/fator-r.ts';
import { presumedTable } from '../../src/law/tables/lucro-presumido.ts';
import { meiTable } from '../../src/law/tables/mei.ts';
import { minimumWage } from '../../src/law/tables/salario-minimo.ts';
import { simplesTable } from '../../src/law/tables/simples-nacional.ts';
import { valueOn } from './legal-tables.ts';

/** The tables of the taxes of a company, as they are on a day. */
export const companyTablesOn = (day: string) => ({
  minimumWage: { value: valueOn(minimumWage, day) },
  simples: { value: valueOn(simplesTable, day) },
  factorR: { value: valueOn(factorRTable, day) },
  presumed: { value: valueOn(presumedTable, day) },
  mei: { value: valueOn(meiTable, day) },
});
