import * as v from 'valibot';
import { date, num, withExample } from '../../kit/fields/index.ts';
import { say } from '../../kit/texts.ts';
import { percentage } from '../../kit/units.ts';
import { cclasstrib as cclasstribTable, taxSets } from '../../tables/cclasstrib.ts';
import { defineLookup } from './_lookup.ts';

const cst = withExample(
  '200',
  v.pipe(v.string(), v.regex(/^\d{3}$/, say({ pt: 'deve ter 3 dígitos', en: 'must have 3 digits' }))),
);

/** Classifications of CBS, IBS and Imposto Seletivo: cClassTrib. */
export const cclasstrib = defineLookup({
  path: '/consultas/cclasstrib',
  name: 'Classificação tributária (cClassTrib)',
  table: cclasstribTable,
  form: { pt: 'deve ter 6 dígitos', en: 'must have 6 digits' },
  filters: { cst: v.optional(cst), conjunto: v.optional(v.picklist(taxSets)) },
  besideCode: ['conjunto'],
  item: {
    codigo: v.string(),
    conjunto: v.picklist(taxSets),
    cst: v.string(),
    nome: v.string(),
    aliquota: v.string(),
    nomenclatura: v.string(),
    tratamento: v.string(),
    reducao: v.nullable(v.object({ cbs: num(percentage), ibsUf: num(percentage), ibsMun: num(percentage) })),
    dfe: v.array(v.string()),
    inicio: date,
    fim: v.nullable(date),
    vigente: v.boolean(),
  },
  examples: ['200051', '999999', 'imóveis'],
});
