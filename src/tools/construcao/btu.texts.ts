import type { btu } from './btu.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const btuTexts = {
  englishName: 'Air conditioner BTU',
  summary: {
    pt: 'Capacidade do ar-condicionado de um ambiente, em BTU/h',
    en: 'Capacity of the air conditioner of a room, in BTU/h',
  },
  about: {
    pt: 'Pela regra prática do mercado brasileiro, de 600 BTU/h por m², ou 800 com sol da tarde. Um projeto segue a ABNT NBR 16401.',
    en: 'By the rule of thumb of the Brazilian market, 600 BTU/h per m², or 800 with afternoon sun. A project follows ABNT NBR 16401.',
  },
  input: {
    area: {
      pt: ['Área', 'Área do ambiente. Sem ela, comprimento e largura'],
      en: ['Area', 'Area of the room. Without it, comprimento and largura'],
    },
    comprimento: {
      pt: ['Comprimento', 'Comprimento do ambiente; não conta com area'],
      en: ['Length of the room', 'Length of the room; does not count with area'],
    },
    largura: {
      pt: ['Largura', 'Largura do ambiente; não conta com area'],
      en: ['Width of the room', 'Width of the room; does not count with area'],
    },
    pessoas: {
      pt: ['Pessoas', 'Pessoas que usam o ambiente'],
      en: ['People who use the room', 'People who use the room'],
    },
    aparelhos: {
      pt: ['Aparelhos', 'Aparelhos que esquentam, como computador e televisão'],
      en: ['Appliances that give heat', 'Appliances that give heat, such as computers and televisions'],
    },
    sol: {
      pt: ['Sol', 'Sol no ambiente: da manhã, da tarde, que pede mais, ou nenhum (sombra)'],
      en: [
        'Sun in the room',
        'Sun in the room: in the morning (manha), in the afternoon (tarde), which takes more, or none (sombra)',
      ],
      choices: {
        manha: { pt: 'Manha', en: 'Manha' },
        tarde: { pt: 'Tarde', en: 'Tarde' },
        sombra: { pt: 'Sombra', en: 'Sombra' },
      },
    },
    peDireito: {
      pt: ['Pé-direito', 'Pé-direito: só o que passa de 2,7 m conta'],
      en: ['Ceiling height', 'Ceiling height: only what is above 2.7 m counts'],
    },
    coberturaExposta: {
      pt: ['Acima há laje ou telhado ao sol', 'Se acima há laje ou telhado ao sol'],
      en: ['There is a slab or roof in the sun above', 'Whether there is a slab or roof in the sun above'],
    },
  },
  output: {
    area: {
      pt: ['Área', 'Área do ambiente'],
      en: ['Area', 'Area of the room'],
    },
    btuNecessario: {
      pt: ['Capacidade necessária', 'Capacidade necessária'],
      en: ['Capacity needed', 'Capacity needed'],
    },
    composicao: {
      pt: ['De que a capacidade necessária é feita', 'De que a capacidade necessária é feita'],
      en: ['What the capacity needed is made of', 'What the capacity needed is made of'],
      fields: {
        ambiente: {
          pt: ['Calor do próprio ambiente', 'Calor do próprio ambiente'],
          en: ['Heat of the room itself', 'Heat of the room itself'],
        },
        pessoas: {
          pt: ['Pessoas', 'Calor das pessoas depois da primeira'],
          en: ['Heat of the people after the first', 'Heat of the people after the first'],
        },
        aparelhos: {
          pt: ['Aparelhos', 'Calor dos aparelhos'],
          en: ['Heat of the appliances', 'Heat of the appliances'],
        },
        cobertura: {
          pt: ['Calor da cobertura exposta', 'Calor da cobertura exposta'],
          en: ['Heat of the exposed roof', 'Heat of the exposed roof'],
        },
      },
    },
    capacidadeRecomendada: {
      pt: ['Capacidade recomendada', 'Capacidade à venda de cada aparelho de ar'],
      en: ['Capacity on sale of each air conditioner', 'Capacity on sale of each air conditioner'],
    },
    quantidadeAparelhos: {
      pt: ['Quantos aparelhos de ar dessa capacidade', 'Quantos aparelhos de ar dessa capacidade'],
      en: ['How many air conditioners of that capacity', 'How many air conditioners of that capacity'],
    },
    folga: {
      pt: ['Folga', 'O que a capacidade recomendada passa da necessária'],
      en: ['Folga', 'By how much the capacity recommended is above the one needed'],
    },
    potenciaTermicaW: {
      pt: ['Potência térmica w', 'Capacidade necessária, em potência térmica'],
      en: ['Capacity needed', 'Capacity needed, as thermal power'],
    },
    toneladasRefrigeracao: {
      pt: ['Toneladas refrigeração', 'Capacidade necessária em toneladas de refrigeração (TR)'],
      en: ['Capacity needed in tons of refrigeration', 'Capacity needed in tons of refrigeration'],
    },
  },
} satisfies TextsOf<typeof btu>;
