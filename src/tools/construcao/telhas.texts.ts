import { waste } from './_fields.texts.ts';
import type { telhas } from './telhas.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const telhasTexts = {
  englishName: 'Roof tiles',
  summary: { pt: 'Telhas de um telhado, pela área, o tipo e a inclinação', en: 'Tiles for a roof, by its area, kind and slope' },
  search: { pt: 'telhado, cobertura, telha colonial, caída', en: 'roof, roofing, roof tiles' },
  about: {
    pt: 'Rendimentos, inclinações mínimas e pesos são médias do mercado: os do fabricante prevalecem.',
    en: 'Coverage, minimum slopes and weights are market averages: those of the maker prevail.',
  },
  input: {
    area: { pt: ['Área em planta', 'Área em planta, com os beirais. Sem ela, comprimento e largura'], en: ['Plan area', 'Area in plan, eaves included. Without it, comprimento and largura'] },
    comprimento: { pt: ['Comprimento', 'Comprimento da construção. Não vai com area'], en: ['Length', 'Length of the building. Not sent with area'] },
    largura: { pt: ['Largura', 'Largura da construção. Não vai com area'], en: ['Width', 'Width of the building. Not sent with area'] },
    beiral: { pt: ['Beiral', 'Beiral, somado aos quatro lados. Não vai com area'], en: ['Eaves', 'Eaves, added on the four sides. Not sent with area'] },
    tipo: {
      pt: ['Tipo de telha', 'Tipo de telha; a personalizada pede telhasPorM2'],
      en: ['Kind of tile', 'Kind of tile; a custom one takes telhasPorM2'],
      choices: {
        romana: { pt: 'Romana', en: 'Roman' },
        portuguesa: { pt: 'Portuguesa', en: 'Portuguese' },
        francesa: { pt: 'Francesa', en: 'French' },
        italiana: { pt: 'Italiana', en: 'Italian' },
        americana: { pt: 'Americana', en: 'American' },
        colonial: { pt: 'Colonial', en: 'Colonial' },
        paulista: { pt: 'Paulista', en: 'Paulista' },
        plan: { pt: 'Plan', en: 'Plan' },
        concreto: { pt: 'Concreto', en: 'Concrete' },
        'fibrocimento-244x110': { pt: 'Fibrocimento, 2,44 × 1,10 m', en: 'Fiber cement, 2.44 × 1.10 m' },
        personalizada: { pt: 'Personalizada', en: 'Custom' },
      },
    },
    telhasPorM2: {
      pt: ['Rendimento da telha', 'Rendimento da telha, por área de telhado. Sem ele, o do tipo'],
      en: ['Tile coverage', 'Tiles that an area of roof takes. Without it, that of the kind'],
    },
    inclinacao: { pt: ['Inclinação', 'Inclinação do telhado. Sem ela, a mínima do tipo'], en: ['Slope', 'Slope of the roof. Without it, the minimum of the kind'] },
    perda: waste,
    cumeeira: { pt: ['Cumeeira', 'Comprimento da cumeeira. Com ele, a resposta traz pecasCumeeira'], en: ['Ridge length', 'Length of the ridge. With it, the answer has pecasCumeeira'] },
    precoTelha: { pt: ['Preço da telha', 'Preço de uma telha. Com ele, a resposta traz custo'], en: ['Price per tile', 'Price of one tile. With it, the answer has custo'] },
  },
  output: {
    areaPlana: { pt: ['Área em planta', 'Área em planta, com os beirais'], en: ['Plan area', 'Area in plan, eaves included'] },
    inclinacao: { pt: ['Inclinação', 'Inclinação usada'], en: ['Slope', 'Slope used'] },
    fatorInclinacao: { pt: ['Fator de inclinação', 'Quantas vezes o telhado é maior que a planta'], en: ['Slope factor', 'How many times the roof is as large as the plan'] },
    areaTelhado: { pt: ['Área do telhado', 'Área do telhado inclinado'], en: ['Roof area', 'Area of the sloped roof'] },
    telhasPorM2: { pt: ['Rendimento da telha', 'Rendimento usado, sem a perda'], en: ['Tile coverage', 'Coverage used, without waste'] },
    telhas: { pt: ['Telhas', 'Telhas a comprar, com a perda'], en: ['Tiles', 'Tiles to buy, waste included'] },
    pesoKg: {
      pt: ['Peso das telhas', 'Peso das telhas assentadas, que a estrutura sustenta. É null com telha personalizada'],
      en: ['Tile weight', 'Weight of the tiles laid, which the structure carries. It is null with a custom tile'],
    },
    pecasCumeeira: { pt: ['Peças de cumeeira', 'Peças de cumeeira, três por metro e a perda; só com cumeeira'], en: ['Ridge tiles', 'Ridge tiles, three per meter and the waste; only with cumeeira'] },
    custo: { pt: ['Custo', 'Custo das telhas, sem a cumeeira. Só com precoTelha'], en: ['Cost', 'Cost of the tiles, without the ridge. Only with precoTelha'] },
    avisos: { pt: ['Avisos', 'Aviso quando a inclinação é menor que a mínima do tipo'], en: ['Warnings', 'Warning when the slope is below the minimum of the kind'] },
  },
  warnings: { 'inclinacao-abaixo-da-minima': { pt: 'A inclinação é menor que a mínima da telha.', en: 'The slope is below the least one of the tile.' } },
} satisfies TextsOf<typeof telhas>;
