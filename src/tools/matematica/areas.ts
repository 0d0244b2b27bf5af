import * as v from 'valibot';
import { badParameter, invalidValue } from '../../kit/errors/api-error.ts';
import { between, describe, integer, inUnit, withExample } from '../../kit/fields/index.ts';
import { required } from '../../kit/texts.ts';
import { defineTool } from '../../kit/tool.ts';
import { degrees, type Unit } from '../../kit/units.ts';
import { add, compare, fromDecimal, type Rational } from '../../lib/numbers/rational.ts';
import { roundTo } from '../../lib/numbers/rounding.ts';
import { type Dimensions, type Shape, shapes } from './_shapes.ts';

const shapeIds = Object.keys(shapes) as (keyof typeof shapes)[];

/** Metres, unless the field `unit` says otherwise. */
const sent: Unit = { pt: 'm, ou na unidade do campo unit', en: 'm, or in the unit of the field unit' };

const length = withExample(5, inUnit(sent, v.optional(between(1e-9, 1e9))));

const dimensions = {
  lado: describe(length, {
    pt: 'Lado; para quadrado, hexagono e poligono-regular',
    en: 'Side; for quadrado (square), hexagono and poligono-regular',
  }),
  base: describe(length, {
    pt: 'Base; para retangulo, paralelogramo e triangulo sem os lados',
    en: 'Base; for retangulo (rectangle), paralelogramo and triangulo without its sides',
  }),
  altura: describe(length, {
    pt: 'Altura; para retangulo, paralelogramo, trapezio e triangulo sem os lados',
    en: 'Height; for retangulo (rectangle), paralelogramo, trapezio and triangulo without its sides',
  }),
  lado1: describe(length, {
    pt: 'Primeiro lado de triangulo: com os três, eles valem sobre base e altura',
    en: 'First side of triangulo: with all three, they win over base and altura',
  }),
  lado2: describe(length, {
    pt: 'Segundo lado de triangulo, com lado1',
    en: 'Second side of triangulo, with lado1',
  }),
  lado3: describe(length, {
    pt: 'Terceiro lado de triangulo, com lado1',
    en: 'Third side of triangulo, with lado1',
  }),
  raio: describe(length, {
    pt: 'Raio; para circulo, semicirculo e setor',
    en: 'Radius; for circulo, semicirculo and setor (sector)',
  }),
  diametro: describe(length, {
    pt: 'Diâmetro, no lugar de raio; para circulo e semicirculo',
    en: 'Diameter, in place of raio; for circulo and semicirculo',
  }),
  angulo: describe(withExample(90, inUnit(degrees, v.optional(between(1e-9, 360)))), {
    pt: 'Ângulo central de setor',
    en: 'Central angle of setor (sector)',
  }),
  raioMaior: describe(length, { pt: 'Raio externo de coroa', en: 'Outer radius of coroa (ring)' }),
  raioMenor: describe(length, { pt: 'Raio interno de coroa', en: 'Inner radius of coroa (ring)' }),
  baseMaior: describe(length, { pt: 'Base maior de trapezio', en: 'Longer base of trapezio' }),
  baseMenor: describe(length, { pt: 'Base menor de trapezio', en: 'Shorter base of trapezio' }),
  diagonalMaior: describe(length, {
    pt: 'Diagonal maior de losango',
    en: 'Longer diagonal of losango (rhombus)',
  }),
  diagonalMenor: describe(length, {
    pt: 'Diagonal menor de losango',
    en: 'Shorter diagonal of losango (rhombus)',
  }),
  semieixoMaior: describe(length, { pt: 'Semieixo maior de elipse', en: 'Semi-major axis of elipse' }),
  semieixoMenor: describe(length, { pt: 'Semieixo menor de elipse', en: 'Semi-minor axis of elipse' }),
  lados: describe(withExample(6, v.optional(integer(3, 1000))), {
    pt: 'Número de lados de poligono-regular',
    en: 'Number of sides of poligono-regular',
  }),
};

/** Area and perimeter of plane figures. */
export const areas = defineTool({
  method: 'GET',
  path: '/calculadoras/areas',
  category: 'matematica',
  name: 'Área de figuras planas',
  summary: 'Área e perímetro de 13 figuras planas, com a fórmula usada',
  en: {
    name: 'Area of plane figures',
    summary: 'Area and perimeter of 13 plane figures, with the formula used',
  },
  input: v.object({
    shape: describe(v.picklist(shapeIds), {
      pt: 'Figura, que decide as medidas necessárias',
      en: 'Figure, which decides the measures needed',
    }),
    ...dimensions,
    unit: describe(v.optional(v.picklist(['mm', 'cm', 'm', 'km', 'in', 'ft']), 'm'), {
      pt: 'Unidade das medidas; só identifica o resultado, sem converter',
      en: 'Unit of the measures; it only labels the result, without converting',
    }),
    decimals: describe(v.optional(integer(0, 10), 4), {
      pt: 'Casas decimais de area e perimeter',
      en: 'Decimals of area and perimeter',
    }),
  }),
  output: v.object({
    shape: describe(v.picklist(shapeIds), { pt: 'Figura', en: 'Figure' }),
    name: describe(v.string(), { pt: 'Nome da figura', en: 'Name of the figure (in Portuguese)' }),
    dimensions: describe(v.record(v.string(), v.number()), {
      pt: 'As medidas que a fórmula usou, por nome',
      en: 'The measures that the formula used, by name',
    }),
    unit: describe(v.string(), { pt: 'Unidade das medidas', en: 'Unit of the measures' }),
    area: describe(
      v.number(),
      { pt: 'Área, na unidade de areaUnit', en: 'Area, in the unit of areaUnit' },
      null,
    ),
    areaUnit: describe(v.string(), { pt: 'Unidade da área', en: 'Unit of the area' }),
    perimeter: describe(
      v.nullable(v.number()),
      {
        pt: 'Perímetro, na unidade de unit; null quando as medidas não o determinam',
        en: 'Perimeter, in the unit of unit; null when the measures do not fix it',
      },
      null,
    ),
    formula: describe(v.string(), { pt: 'Fórmula da área', en: 'Formula of the area' }),
  }),
  result: 'area',
  examples: [{ input: { shape: 'circulo', raio: 5 } }],
  impossible: { shape: 'triangulo', lado1: 1, lado2: 2, lado3: 3 },
  run({ shape: id, unit, decimals, ...sent }) {
    const shape = chooseShape(shapes[id], sent);
    const values = shape.dimensions.map((name) => {
      const value = sent[name];
      if (value === undefined) throw badParameter(name, required);
      return value;
    });
    requirePossible(sent, shape);
    return {
      shape: id,
      name: shape.name,
      dimensions: Object.fromEntries(shape.dimensions.map((name, i) => [name, values[i] as number])),
      unit,
      area: roundTo(shape.area(...values), decimals),
      areaUnit: `${unit}²`,
      perimeter: shape.perimeter ? roundTo(shape.perimeter(...values), decimals) : null,
      formula: shape.formula,
    };
  },
});

function chooseShape(shape: Shape, sent: Dimensions): Shape {
  return shape.alternative?.applies(sent) ? shape.alternative.shape : shape;
}

/** Throws 422 when the dimensions used make no triangle or no ring. */
function requirePossible(sent: Dimensions, { dimensions }: Shape): void {
  if (dimensions.includes('raioMenor') && (sent.raioMenor as number) >= (sent.raioMaior as number)) {
    throw invalidValue('raioMenor', {
      pt: 'deve ser menor que raioMaior',
      en: 'must be less than raioMaior',
    });
  }
  if (!dimensions.includes('lado1')) return;
  const [longest, ...others] = (['lado1', 'lado2', 'lado3'] as const).toSorted(
    (a, b) => (sent[b] as number) - (sent[a] as number),
  ) as ['lado1', 'lado2', 'lado3'];
  // In exact decimals: with doubles 0.1 + 0.2 is more than 0.3.
  const [a, b, c] = [longest, ...others].map((name) => fromDecimal(sent[name] as number)) as [
    Rational,
    Rational,
    Rational,
  ];
  if (compare(a, add(b, c)) >= 0) {
    throw invalidValue(longest, {
      pt: 'deve ser menor que a soma dos outros dois lados',
      en: 'must be less than the sum of the other two sides',
    });
  }
}
