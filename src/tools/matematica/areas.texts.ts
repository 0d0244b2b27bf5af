import type { areas } from './areas.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const dimensions = {
  lado: {
    pt: ['Lado', 'Lado; para quadrado, hexagono e poligono-regular'],
    en: ['Side', 'Side; for quadrado (square), hexagono and poligono-regular'],
  },
  base: {
    pt: ['Base', 'Base; para retangulo, paralelogramo e triangulo sem os lados'],
    en: ['Base', 'Base; for retangulo (rectangle), paralelogramo and triangulo without its sides'],
  },
  altura: {
    pt: ['Altura', 'Altura; para retangulo, paralelogramo, trapezio e triangulo sem os lados'],
    en: [
      'Height',
      'Height; for retangulo (rectangle), paralelogramo, trapezio and triangulo without its sides',
    ],
  },
  lado1: {
    pt: ['Lado 1', 'Primeiro lado de triangulo: com os três, eles valem sobre base e altura'],
    en: ['First side of triangulo', 'First side of triangulo: with all three, they win over base and altura'],
  },
  lado2: {
    pt: ['Lado 2', 'Segundo lado de triangulo, com lado1'],
    en: ['Second side of triangulo', 'Second side of triangulo, with lado1'],
  },
  lado3: {
    pt: ['Lado 3', 'Terceiro lado de triangulo, com lado1'],
    en: ['Third side of triangulo', 'Third side of triangulo, with lado1'],
  },
  raio: {
    pt: ['Raio', 'Raio; para circulo, semicirculo e setor'],
    en: ['Radius', 'Radius; for circulo, semicirculo and setor (sector)'],
  },
  diametro: {
    pt: ['Diâmetro', 'Diâmetro, no lugar de raio; para circulo e semicirculo'],
    en: ['Diameter', 'Diameter, in place of raio; for circulo and semicirculo'],
  },
  angulo: {
    pt: ['Ângulo', 'Ângulo central de setor'],
    en: ['Central angle of setor', 'Central angle of setor (sector)'],
  },
  raioMaior: {
    pt: ['Raio maior', 'Raio externo de coroa'],
    en: ['Outer radius of coroa', 'Outer radius of coroa (ring)'],
  },
  raioMenor: {
    pt: ['Raio menor', 'Raio interno de coroa'],
    en: ['Inner radius of coroa', 'Inner radius of coroa (ring)'],
  },
  baseMaior: {
    pt: ['Base maior', 'Base maior de trapezio'],
    en: ['Longer base of trapezio', 'Longer base of trapezio'],
  },
  baseMenor: {
    pt: ['Base menor', 'Base menor de trapezio'],
    en: ['Shorter base of trapezio', 'Shorter base of trapezio'],
  },
  diagonalMaior: {
    pt: ['Diagonal maior', 'Diagonal maior de losango'],
    en: ['Longer diagonal of losango', 'Longer diagonal of losango (rhombus)'],
  },
  diagonalMenor: {
    pt: ['Diagonal menor', 'Diagonal menor de losango'],
    en: ['Shorter diagonal of losango', 'Shorter diagonal of losango (rhombus)'],
  },
  semieixoMaior: {
    pt: ['Semieixo maior', 'Semieixo maior de elipse'],
    en: ['Semi-major axis of elipse', 'Semi-major axis of elipse'],
  },
  semieixoMenor: {
    pt: ['Semieixo menor', 'Semieixo menor de elipse'],
    en: ['Semi-minor axis of elipse', 'Semi-minor axis of elipse'],
  },
  lados: {
    pt: ['Número de lados de poligono-regular', 'Número de lados de poligono-regular'],
    en: ['Number of sides of poligono-regular', 'Number of sides of poligono-regular'],
  },
} satisfies FieldsTexts;

export const areasTexts = {
  englishName: 'Area of plane figures',
  summary: {
    pt: 'Área e perímetro de 13 figuras planas, com a fórmula usada',
    en: 'Area and perimeter of 13 plane figures, with the formula used',
  },

  input: {
    shape: {
      pt: ['Figura', 'Figura, que decide as medidas necessárias'],
      en: ['Figure', 'Figure, which decides the measures needed'],
      choices: {
        quadrado: { pt: 'Quadrado', en: 'Quadrado' },
        retangulo: { pt: 'Retangulo', en: 'Retangulo' },
        triangulo: { pt: 'Triangulo', en: 'Triangulo' },
        circulo: { pt: 'Circulo', en: 'Circulo' },
        semicirculo: { pt: 'Semicirculo', en: 'Semicirculo' },
        setor: { pt: 'Setor', en: 'Setor' },
        coroa: { pt: 'Coroa', en: 'Coroa' },
        trapezio: { pt: 'Trapezio', en: 'Trapezio' },
        paralelogramo: { pt: 'Paralelogramo', en: 'Paralelogramo' },
        losango: { pt: 'Losango', en: 'Losango' },
        elipse: { pt: 'Elipse', en: 'Elipse' },
        hexagono: { pt: 'Hexagono', en: 'Hexagono' },
        'poligono-regular': { pt: 'Poligono regular', en: 'Poligono regular' },
      },
    },
    ...dimensions,
    unit: {
      pt: ['Unidade das medidas', 'Unidade das medidas; só identifica o resultado, sem converter'],
      en: ['Unit', 'Unit of the measures; it only labels the result, without converting'],
      choices: {
        mm: { pt: 'Mm', en: 'Mm' },
        cm: { pt: 'Cm', en: 'Cm' },
        m: { pt: 'M', en: 'M' },
        km: { pt: 'Km', en: 'Km' },
        in: { pt: 'In', en: 'In' },
        ft: { pt: 'Ft', en: 'Ft' },
      },
    },
    decimals: {
      pt: ['Casas decimais de area e perimeter', 'Casas decimais de area e perimeter'],
      en: ['Decimals', 'Decimals of area and perimeter'],
    },
  },
  output: {
    shape: {
      pt: ['Figura', 'Figura'],
      en: ['Figure', 'Figure'],
      choices: {
        quadrado: { pt: 'Quadrado', en: 'Quadrado' },
        retangulo: { pt: 'Retangulo', en: 'Retangulo' },
        triangulo: { pt: 'Triangulo', en: 'Triangulo' },
        circulo: { pt: 'Circulo', en: 'Circulo' },
        semicirculo: { pt: 'Semicirculo', en: 'Semicirculo' },
        setor: { pt: 'Setor', en: 'Setor' },
        coroa: { pt: 'Coroa', en: 'Coroa' },
        trapezio: { pt: 'Trapezio', en: 'Trapezio' },
        paralelogramo: { pt: 'Paralelogramo', en: 'Paralelogramo' },
        losango: { pt: 'Losango', en: 'Losango' },
        elipse: { pt: 'Elipse', en: 'Elipse' },
        hexagono: { pt: 'Hexagono', en: 'Hexagono' },
        'poligono-regular': { pt: 'Poligono regular', en: 'Poligono regular' },
      },
    },
    name: {
      pt: ['Nome da figura', 'Nome da figura'],
      en: ['Name', 'Name of the figure (in Portuguese)'],
    },
    dimensions: {
      pt: ['As medidas que a fórmula usou', 'As medidas que a fórmula usou, por nome'],
      en: ['The measures that the formula used', 'The measures that the formula used, by name'],
    },
    unit: {
      pt: ['Unidade das medidas', 'Unidade das medidas'],
      en: ['Unit', 'Unit of the measures'],
    },
    area: {
      pt: ['Área', 'Área, na unidade de areaUnit'],
      en: ['Area', 'Area, in the unit of areaUnit'],
    },
    areaUnit: {
      pt: ['Unidade da área', 'Unidade da área'],
      en: ['Area unit', 'Unit of the area'],
    },
    perimeter: {
      pt: ['Perímetro', 'Perímetro, na unidade de unit; null quando as medidas não o determinam'],
      en: ['Perimeter', 'Perimeter, in the unit of unit; null when the measures do not fix it'],
    },
    formula: {
      pt: ['Fórmula', 'Fórmula da área'],
      en: ['Formula', 'Formula of the area'],
    },
  },
} satisfies TextsOf<typeof areas>;
