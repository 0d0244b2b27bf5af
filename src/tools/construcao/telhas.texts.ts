import type { telhas } from './telhas.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const telhasTexts = {
  englishName: 'Roof tiles',
  summary: {
    pt: 'Telhas de um telhado, pela área, o tipo e a inclinação',
    en: 'Tiles of a roof, by its area, kind and slope',
  },
  about: {
    pt: 'Rendimentos, inclinações mínimas e pesos são médias do mercado: os do fabricante prevalecem.',
    en: 'Yields, least slopes and weights are averages of the market: those of the maker prevail.',
  },
  input: {
    area: {
      pt: ['Área', 'Área em planta, com os beirais. Sem ela, comprimento e largura'],
      en: ['Area', 'Area in plan, eaves included. Without it, comprimento and largura'],
    },
    comprimento: {
      pt: ['Comprimento', 'Comprimento da construção; não conta com area'],
      en: ['Length of the building', 'Length of the building; does not count with area'],
    },
    largura: {
      pt: ['Largura', 'Largura da construção; não conta com area'],
      en: ['Width of the building', 'Width of the building; does not count with area'],
    },
    beiral: {
      pt: ['Beiral', 'Beiral, somado aos quatro lados; não conta com area'],
      en: ['Eaves', 'Eaves, added on the four sides; do not count with area'],
    },
    tipo: {
      pt: ['Tipo', 'Tipo de telha; personalizada pede telhasPorM2'],
      en: ['Kind of tile', 'Kind of tile; personalizada (custom) takes telhasPorM2'],
      choices: {
        romana: { pt: 'Romana', en: 'Romana' },
        portuguesa: { pt: 'Portuguesa', en: 'Portuguesa' },
        francesa: { pt: 'Francesa', en: 'Francesa' },
        italiana: { pt: 'Italiana', en: 'Italiana' },
        americana: { pt: 'Americana', en: 'Americana' },
        colonial: { pt: 'Colonial', en: 'Colonial' },
        paulista: { pt: 'Paulista', en: 'Paulista' },
        plan: { pt: 'Plan', en: 'Plan' },
        concreto: { pt: 'Concreto', en: 'Concreto' },
        'fibrocimento-244x110': { pt: 'Fibrocimento 244x110', en: 'Fibrocimento 244x110' },
        personalizada: { pt: 'Personalizada', en: 'Personalizada' },
      },
    },
    telhasPorM2: {
      pt: ['Rendimento da telha', 'Rendimento da telha, por área de telhado. Sem ele, o do tipo'],
      en: ['Yield of the tile', 'Yield of the tile, per area of roof. Without it, that of the kind'],
    },
    inclinacao: {
      pt: ['Inclinação', 'Inclinação do telhado. Sem ela, a mínima do tipo'],
      en: ['Slope of the roof', 'Slope of the roof. Without it, the least of the kind'],
    },
    perda: {
      pt: ['Perda', 'Perda, sobre as quantidades'],
      en: ['Waste', 'Waste, on the quantities'],
    },
    cumeeira: {
      pt: ['Comprimento da cumeeira', 'Comprimento da cumeeira: acrescenta pecasCumeeira'],
      en: ['Length of the ridge', 'Length of the ridge: adds pecasCumeeira'],
    },
    precoTelha: {
      pt: ['Preço telha', 'Preço de uma telha: acrescenta custo'],
      en: ['Price of one tile', 'Price of one tile: adds custo'],
    },
  },
  output: {
    areaPlana: {
      pt: ['Área em planta', 'Área em planta, com os beirais'],
      en: ['Area in plan', 'Area in plan, eaves included'],
    },
    inclinacao: {
      pt: ['Inclinação', 'Inclinação usada'],
      en: ['Slope used', 'Slope used'],
    },
    fatorInclinacao: {
      pt: ['Quantas vezes o telhado é maior que a planta', 'Quantas vezes o telhado é maior que a planta'],
      en: ['FatorInclinacao', 'How many times the roof is as large as the plan'],
    },
    areaTelhado: {
      pt: ['Área telhado', 'Área do telhado inclinado'],
      en: ['Area of the sloped roof', 'Area of the sloped roof'],
    },
    telhasPorM2: {
      pt: ['Rendimento usado', 'Rendimento usado, sem a perda'],
      en: ['Yield used', 'Yield used, without waste'],
    },
    telhas: {
      pt: ['Telhas', 'Telhas a comprar, com a perda'],
      en: ['Tiles to buy', 'Tiles to buy, waste included'],
    },
    pesoKg: {
      pt: ['Peso kg', 'Peso das telhas assentadas, que a estrutura sustenta; null com tipo personalizada'],
      en: [
        'Weight of the tiles laid',
        'Weight of the tiles laid, which the structure carries; null with tipo personalizada',
      ],
    },
    pecasCumeeira: {
      pt: ['Peças de cumeeira', 'Peças de cumeeira, três por metro e a perda; só com cumeeira'],
      en: ['Ridge tiles', 'Ridge tiles, three per metre and the waste; only with cumeeira'],
    },
    custo: {
      pt: ['Custo', 'Custo das telhas, sem a cumeeira; só com precoTelha'],
      en: ['Cost of the tiles', 'Cost of the tiles, without the ridge; only with precoTelha'],
    },
    avisos: {
      pt: ['Avisos', 'Aviso quando a inclinação é menor que a mínima do tipo'],
      en: ['Avisos', 'Warning when the slope is below the least of the kind'],
    },
  },
} satisfies TextsOf<typeof telhas>;
