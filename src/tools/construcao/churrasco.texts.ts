import { byKind, prices } from './_barbecue-prices.texts.ts';
import type { churrasco } from './churrasco.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  homens: {
    pt: ['Homens', 'Homens que comem carne'],
    en: ['Men who eat meat', 'Men who eat meat'],
  },
  mulheres: {
    pt: ['Mulheres', 'Mulheres que comem carne'],
    en: ['Women who eat meat', 'Women who eat meat'],
  },
  criancas: {
    pt: ['Crianças', 'Crianças'],
    en: ['Children', 'Children'],
  },
  vegetarianos: {
    pt: ['Adultos que não comem carne', 'Adultos que não comem carne'],
    en: ['Adults who eat no meat', 'Adults who eat no meat'],
  },
  duracaoHoras: {
    pt: ['Duração horas', 'Duração do churrasco'],
    en: ['Duration of the barbecue', 'Duration of the barbecue'],
  },
  perfil: {
    pt: ['Quanto se come', 'Quanto se come: economico 15 % a menos que o padrao, farto 20 % a mais'],
    en: ['How much is eaten', 'How much is eaten: economico 15 % less than padrao (usual), farto 20 % more'],
    choices: {
      economico: { pt: 'Economico', en: 'Economico' },
      padrao: { pt: 'Padrao', en: 'Padrao' },
      farto: { pt: 'Farto', en: 'Farto' },
    },
  },
  divisaoCarnes: {
    pt: ['Parte de cada carne no total', 'Parte de cada carne no total; deve somar 100'],
    en: ['Share of each meat in the total', 'Share of each meat in the total; must sum to 100'],
    fields: byKind,
  },
  bebemAlcool: {
    pt: ['Adultos que bebem cerveja', 'Adultos que bebem cerveja. Sem ele, todos os adultos'],
    en: ['Adults who drink beer', 'Adults who drink beer. Without it, all adults'],
  },
  precos: {
    pt: ['Preços', 'Preços, para acrescentar os custos; o que não tem preço não custa nada'],
    en: ['Prices', 'Prices, to add the costs; what has no price costs nothing'],
    fields: prices,
  },
} satisfies FieldsTexts;

export const churrascoTexts = {
  englishName: 'Barbecue',
  summary: {
    pt: 'Carnes, acompanhamentos, bebidas e carvão de um churrasco',
    en: 'Meats, sides, drinks and charcoal of a barbecue',
  },
  about: {
    pt: 'As quantidades são regras práticas de quem faz churrascos no Brasil: 400 g de carne por homem, 300 g por mulher e 200 g por criança, e mais a cada hora depois da quarta.',
    en: 'The quantities are rules of thumb of Brazilian caterers: 400 g of meat per man, 300 g per woman and 200 g per child, and more for each hour after the fourth.',
  },
  input,
  output: {
    pessoas: {
      pt: ['Todas as pessoas', 'Todas as pessoas'],
      en: ['All people', 'All people'],
    },
    carnePorTipoKg: {
      pt: ['O que comprar de cada carne', 'O que comprar de cada carne'],
      en: ['What to buy of each meat', 'What to buy of each meat'],
      fields: byKind,
    },
    carneTotalKg: {
      pt: ['Carne total kg', 'Soma das carnes'],
      en: ['Sum of the meats', 'Sum of the meats'],
    },
    opcaoVegetarianaKg: {
      pt: ['Prato sem carne para quem não a come', 'Prato sem carne para quem não a come'],
      en: ['Dish without meat for those who eat none', 'Dish without meat for those who eat none'],
    },
    paoDeAlho: {
      pt: ['Pães de alho', 'Pães de alho'],
      en: ['Garlic breads', 'Garlic breads'],
    },
    acompanhamentos: {
      pt: ['Acompanhamentos', 'Acompanhamentos'],
      en: ['Sides', 'Sides'],
      fields: {
        arrozKg: {
          pt: ['Arroz kg', 'Arroz'],
          en: ['Rice', 'Rice'],
        },
        farofaKg: {
          pt: ['Farofa kg', 'Farofa'],
          en: ['Farofa kg', 'Farofa (toasted cassava flour)'],
        },
        vinagreteKg: {
          pt: ['Vinagrete kg', 'Vinagrete'],
          en: ['Vinagrete kg', 'Vinagrete (tomato and onion salsa)'],
        },
        saladaKg: {
          pt: ['Salada kg', 'Salada'],
          en: ['Salad', 'Salad'],
        },
      },
    },
    bebidas: {
      pt: ['Bebidas', 'Bebidas'],
      en: ['Drinks', 'Drinks'],
      fields: {
        cervejaLatas350: {
          pt: ['Latas de cerveja de 350 ml', 'Latas de cerveja de 350 ml'],
          en: ['Beer cans of 350 ml', 'Beer cans of 350 ml'],
        },
        cervejaLitros: {
          pt: ['A mesma cerveja', 'A mesma cerveja'],
          en: ['The same beer', 'The same beer'],
        },
        refrigeranteLitros: {
          pt: ['Refrigerante litros', 'Refrigerante'],
          en: ['Soft drink', 'Soft drink'],
        },
        aguaLitros: {
          pt: ['Água litros', 'Água'],
          en: ['Water', 'Water'],
        },
      },
    },
    carvaoKg: {
      pt: ['Carvão kg', 'Carvão'],
      en: ['Charcoal', 'Charcoal'],
    },
    sacosCarvao5Kg: {
      pt: ['Sacos de carvão de 5 kg', 'Sacos de carvão de 5 kg'],
      en: ['Charcoal bags of 5 kg', 'Charcoal bags of 5 kg'],
    },
    salGrossoKg: {
      pt: ['Sal grosso kg', 'Sal grosso'],
      en: ['Coarse salt', 'Coarse salt'],
    },
    geloKg: {
      pt: ['Gelo kg', 'Gelo'],
      en: ['Ice', 'Ice'],
    },
    custo: {
      pt: ['Custo', 'Soma dos custos; só com algum preço'],
      en: ['Sum of the costs', 'Sum of the costs; only with some price'],
    },
    custos: {
      pt: ['Os custos por item', 'Os custos por item; só com algum preço'],
      en: ['The costs by item', 'The costs by item; only with some price'],
      fields: {
        carnes: {
          pt: ['Carnes', 'Custo das carnes'],
          en: ['Cost of the meats', 'Cost of the meats'],
        },
        cerveja: {
          pt: ['Custo da cerveja', 'Custo da cerveja'],
          en: ['Cost of the beer', 'Cost of the beer'],
        },
        refrigerante: {
          pt: ['Refrigerante', 'Custo do refrigerante'],
          en: ['Cost of the soft drink', 'Cost of the soft drink'],
        },
        agua: {
          pt: ['Água', 'Custo da água'],
          en: ['Cost of the water', 'Cost of the water'],
        },
        carvao: {
          pt: ['Carvão', 'Custo do carvão'],
          en: ['Cost of the charcoal', 'Cost of the charcoal'],
        },
      },
    },
    custoPorPessoa: {
      pt: ['Custo dividido por todas as pessoas', 'Custo dividido por todas as pessoas; só com algum preço'],
      en: ['Cost divided by all people', 'Cost divided by all people; only with some price'],
    },
    custoPorAdulto: {
      pt: [
        'Custo dividido pelos adultos',
        'Custo dividido pelos adultos; null sem adultos, e só com algum preço',
      ],
      en: [
        'Cost divided by the adults',
        'Cost divided by the adults; null without adults, and only with some price',
      ],
    },
  },
} satisfies TextsOf<typeof churrasco>;
