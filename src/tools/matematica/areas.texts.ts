import type { areas } from './areas.ts';
import type { FieldsTexts, FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const dimensions = {
  lado: { pt: ['Lado', 'De quadrado, hexágono ou polígono regular'], en: ['Side', 'Of a square, hexagon or regular polygon'] },
  base: { pt: ['Base', 'De retângulo, paralelogramo ou triângulo sem os três lados'], en: ['Base', 'Of a rectangle, parallelogram or triangle without its three sides'] },
  altura: { pt: ['Altura', 'De retângulo, paralelogramo, trapézio ou triângulo sem os três lados'], en: ['Height', 'Of a rectangle, parallelogram, trapezoid or triangle without its three sides'] },
  lado1: {
    pt: ['Lado 1', 'Primeiro lado do triângulo: com os três, eles valem no lugar da base e da altura'],
    en: ['Side 1', 'First side of the triangle: with all three, they replace base and height'],
  },
  lado2: { pt: ['Lado 2', 'Segundo lado do triângulo, com os outros dois'], en: ['Side 2', 'Second side of the triangle, with the other two'] },
  lado3: { pt: ['Lado 3', 'Terceiro lado do triângulo, com os outros dois'], en: ['Side 3', 'Third side of the triangle, with the other two'] },
  raio: { pt: ['Raio', 'De círculo, semicírculo ou setor'], en: ['Radius', 'Of a circle, semicircle or sector'] },
  diametro: { pt: ['Diâmetro', 'De círculo ou semicírculo, no lugar do raio'], en: ['Diameter', 'Of a circle or semicircle, instead of the radius'] },
  angulo: { pt: ['Ângulo central', 'Do setor circular'], en: ['Central angle', 'Of a circular sector'] },
  raioMaior: { pt: ['Raio externo', 'Da coroa circular'], en: ['Outer radius', 'Of a ring'] },
  raioMenor: { pt: ['Raio interno', 'Da coroa circular'], en: ['Inner radius', 'Of a ring'] },
  baseMaior: { pt: ['Base maior', 'Do trapézio'], en: ['Longer base', 'Of a trapezoid'] },
  baseMenor: { pt: ['Base menor', 'Do trapézio'], en: ['Shorter base', 'Of a trapezoid'] },
  diagonalMaior: { pt: ['Diagonal maior', 'Do losango'], en: ['Longer diagonal', 'Of a rhombus'] },
  diagonalMenor: { pt: ['Diagonal menor', 'Do losango'], en: ['Shorter diagonal', 'Of a rhombus'] },
  semieixoMaior: { pt: ['Semieixo maior', 'Da elipse'], en: ['Semi-major axis', 'Of an ellipse'] },
  semieixoMenor: { pt: ['Semieixo menor', 'Da elipse'], en: ['Semi-minor axis', 'Of an ellipse'] },
  lados: { pt: ['Número de lados', 'Do polígono regular'], en: ['Number of sides', 'Of a regular polygon'] },
} satisfies FieldsTexts;

const shapes = {
  quadrado: { pt: 'Quadrado', en: 'Square' },
  retangulo: { pt: 'Retângulo', en: 'Rectangle' },
  triangulo: { pt: 'Triângulo', en: 'Triangle' },
  circulo: { pt: 'Círculo', en: 'Circle' },
  semicirculo: { pt: 'Semicírculo', en: 'Semicircle' },
  setor: { pt: 'Setor circular', en: 'Circular sector' },
  coroa: { pt: 'Coroa circular', en: 'Ring' },
  trapezio: { pt: 'Trapézio', en: 'Trapezoid' },
  paralelogramo: { pt: 'Paralelogramo', en: 'Parallelogram' },
  losango: { pt: 'Losango', en: 'Rhombus' },
  elipse: { pt: 'Elipse', en: 'Ellipse' },
  hexagono: { pt: 'Hexágono regular', en: 'Regular hexagon' },
  'poligono-regular': { pt: 'Polígono regular', en: 'Regular polygon' },
} satisfies FieldTexts['choices'];

export const areasTexts = {
  englishName: 'Area of plane shapes',
  summary: { pt: 'Área e perímetro de 13 figuras planas, com a fórmula usada', en: 'Area and perimeter of 13 plane shapes, with the formula used' },
  search: { pt: 'metro quadrado, perímetro, círculo, triângulo, terreno, retângulo', en: 'square meters, perimeter, circle, triangle, rectangle' },

  input: {
    shape: { pt: ['Figura', 'Define as medidas necessárias'], en: ['Shape', 'Decides which measurements are needed'], choices: shapes },
    ...dimensions,
    unit: {
      pt: ['Unidade', 'Unidade das medidas; só identifica o resultado, sem converter'],
      en: ['Unit', 'Unit of the measurements; it only labels the result, without converting'],
      choices: {
        mm: { pt: 'Milímetros', en: 'Millimeters' },
        cm: { pt: 'Centímetros', en: 'Centimeters' },
        m: { pt: 'Metros', en: 'Meters' },
        km: { pt: 'Quilômetros', en: 'Kilometers' },
        in: { pt: 'Polegadas', en: 'Inches' },
        ft: { pt: 'Pés', en: 'Feet' },
      },
    },
    decimals: { pt: ['Casas decimais', 'Da área e do perímetro'], en: ['Decimal places', 'Of the area and the perimeter'] },
  },
  output: {
    shape: { pt: ['Figura', 'Figura'], en: ['Shape', 'Shape'], choices: shapes },
    name: { pt: ['Nome da figura', 'Nome da figura'], en: ['Shape name', 'Name of the shape'] },
    dimensions: { pt: ['Medidas usadas', 'As medidas que entraram na fórmula, por nome'], en: ['Measurements used', 'The measurements that the formula used, by name'] },
    unit: { pt: ['Unidade', 'Unidade das medidas'], en: ['Unit', 'Unit of the measurements'] },
    area: { pt: ['Área', 'Na unidade da área'], en: ['Area', 'In the unit of the area'] },
    areaUnit: { pt: ['Unidade da área', 'A das medidas, ao quadrado'], en: ['Unit of the area', 'That of the measurements, squared'] },
    perimeter: { pt: ['Perímetro', 'Na unidade das medidas; null quando elas não o determinam'], en: ['Perimeter', 'In the unit of the measurements; null when they do not determine it'] },
    formula: { pt: ['Fórmula', 'Fórmula da área'], en: ['Formula', 'Formula for the area'] },
  },
} satisfies TextsOf<typeof areas>;
