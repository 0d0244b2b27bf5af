import * as v from 'valibot';
import { expect, it } from 'vitest';
import { between, inUnit } from '../../kit/fields/index.ts';
import {
  hours,
  kg,
  m,
  monthsOrYears,
  percentage,
  percentageAPeriod,
  reais,
  type Unit,
} from '../../kit/units.ts';
import type { SchemaNode } from '../schema.ts';
import { choiceSaid, otherQuantity, periodNamed, withoutUnit } from './unit-names.ts';

const nodeIn = (unit: Unit) => inUnit(unit, between(0, 1e12)) as unknown as SchemaNode;

it.each([
  ['weight_lb', 'weight', kg, 'measure'],
  ['peso_kg', 'weight', kg, null],
  ['alturaCm', 'altura', m, 'measure'],
  ['heightInches', 'height', m, 'measure'],
  ['valorCentavos', 'valor', reais, 'measure'],
  ['amountUsd', 'amount', reais, 'measure'],
  ['valor_em_mil', 'valor', reais, 'measure'],
  ['salarioAnual', 'salario', reais, 'period'],
  ['taxaSemestral', 'taxa', percentage, 'period'],
  ['horasSemanais', 'horas', hours, 'measure'],
  ['comprimentoPiso', 'comprimento', m, null],
] as const)('%s says of %s in another unit: %#', (name, field, unit, said) => {
  expect(otherQuantity(name, field, nodeIn(unit))).toBe(said);
});

it.each([
  ['alturaEmCm', 'altura'],
  ['taxa_a.a.', 'taxa'],
  ['prazoEmAnos', 'prazo'],
  ['annualRate', 'rate'],
  ['meses', ''],
])('%s without its unit is %j', (name, bare) => {
  expect(withoutUnit(name)).toBe(bare);
});

it.each([
  ['years', 'anos'],
  ['aa', 'anual'],
  ['prazoAnos', undefined],
])('%s is the period %s', (name, period) => {
  expect(periodNamed(name)).toBe(period);
});

const entries = {
  periodoTaxa: v.picklist(['mensal', 'anual']),
  unidadePrazo: v.picklist(['meses', 'anos']),
} as unknown as Readonly<Record<string, SchemaNode>>;

it.each([
  ['taxaAoAno', percentageAPeriod, 'periodoTaxa=anual'],
  ['taxa a.a.', percentageAPeriod, 'periodoTaxa=anual'],
  ['taxaAno', percentageAPeriod, 'periodoTaxa=anual'],
  ['taxaEfetivaMensal', percentageAPeriod, 'periodoTaxa=mensal'],
  ['prazoEmAnos', monthsOrYears, 'unidadePrazo=anos'],
  ['prazoDias', monthsOrYears, undefined],
  ['taxaSemestral', percentageAPeriod, undefined],
  ['valorAnual', reais, undefined],
] as const)('%s says the choice of the field that holds its period: %#', (name, unit, choice) => {
  expect(choiceSaid(name, nodeIn(unit), entries)).toBe(choice);
});
