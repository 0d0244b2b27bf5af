import { roomLength, roomWidth } from './_fields.texts.ts';
import type { btu } from './btu.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const btuTexts = {
  englishName: 'Air conditioner BTU',
  summary: { pt: 'Capacidade do ar-condicionado de um ambiente, em BTU/h', en: 'Air conditioner capacity for a room, in BTU/h' },
  search: { pt: 'ar condicionado, split, potência, refrigerar, quarto, calor', en: 'air conditioner, AC size, cooling, room, split unit' },
  about: {
    pt: 'Pela regra prática do mercado brasileiro: 600 BTU/h por m², ou 800 com sol da tarde. Um projeto segue a ABNT NBR 16401.',
    en: 'By the rule of thumb of the Brazilian market: 600 BTU/h per m², or 800 with afternoon sun. An engineering design follows ABNT NBR 16401.',
  },
  input: {
    area: { pt: ['Área', 'Área do ambiente. Sem ela, comprimento e largura'], en: ['Area', 'Area of the room. Without it, comprimento and largura'] },
    comprimento: roomLength,
    largura: roomWidth,
    pessoas: { pt: ['Pessoas', 'Pessoas que usam o ambiente'], en: ['People', 'People who use the room'] },
    aparelhos: {
      pt: ['Aparelhos que esquentam', 'Aparelhos que esquentam, como computador e televisão'],
      en: ['Devices that heat up', 'Devices that heat up, such as computers and televisions'],
      also: 'equipamentos',
    },
    sol: {
      pt: ['Sol no ambiente', 'Quando o sol bate no ambiente; o da tarde pede mais capacidade'],
      en: ['Sun in the room', 'When the sun reaches the room; afternoon sun takes more capacity'],
      choices: { manha: { pt: 'Sol da manhã', en: 'Morning sun' }, tarde: { pt: 'Sol da tarde', en: 'Afternoon sun' }, sombra: { pt: 'Sombra', en: 'Shade' } },
    },
    peDireito: { pt: ['Pé-direito', 'Altura do piso ao teto. Só o que passa de 2,7 m conta'], en: ['Ceiling height', 'Height from floor to ceiling. Only what is above 2.7 m counts'] },
    coberturaExposta: { pt: ['Teto ao sol', 'Laje ou telhado ao sol, logo acima do ambiente'], en: ['Roof in the sun', 'Slab or roof in the sun, right above the room'] },
  },
  output: {
    area: { pt: ['Área', 'Área do ambiente'], en: ['Area', 'Area of the room'] },
    btuNecessario: { pt: ['Capacidade necessária', 'Capacidade que o ambiente pede'], en: ['Capacity needed', 'Capacity that the room takes'] },
    composicao: {
      pt: ['Fontes de calor', 'Parcelas que somam a capacidade necessária'],
      en: ['Heat sources', 'Parts that add up to the capacity needed'],
      fields: {
        ambiente: { pt: ['Ambiente', 'Calor do próprio ambiente'], en: ['Room', 'Heat of the room itself'] },
        pessoas: { pt: ['Pessoas', 'Calor das pessoas depois da primeira'], en: ['People', 'Heat of the people after the first'] },
        aparelhos: { pt: ['Aparelhos', 'Calor dos aparelhos'], en: ['Devices', 'Heat of the devices'] },
        cobertura: { pt: ['Teto ao sol', 'Calor da laje ou do telhado ao sol'], en: ['Roof in the sun', 'Heat of the slab or roof in the sun'] },
      },
    },
    capacidadeRecomendada: { pt: ['Capacidade recomendada', 'Capacidade à venda de cada aparelho de ar'], en: ['Recommended capacity', 'Capacity on sale of each air conditioner'] },
    quantidadeAparelhos: { pt: ['Aparelhos de ar', 'Quantos aparelhos de ar dessa capacidade'], en: ['Air conditioners', 'How many air conditioners of that capacity'] },
    folga: { pt: ['Folga', 'Quanto a capacidade recomendada passa da necessária'], en: ['Spare capacity', 'By how much the recommended capacity exceeds the one needed'] },
    potenciaTermicaW: { pt: ['Potência térmica', 'Capacidade necessária, como potência térmica'], en: ['Thermal power', 'Capacity needed, as thermal power'] },
    toneladasRefrigeracao: { pt: ['Toneladas de refrigeração', 'Capacidade necessária em toneladas de refrigeração (TR)'], en: ['Tons of refrigeration', 'Capacity needed in tons of refrigeration'] },
  },
} satisfies TextsOf<typeof btu>;
