import { byKind, prices } from './_barbecue-prices.texts.ts';
import { totalCost } from './_fields.texts.ts';
import type { churrasco } from './churrasco.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  homens: { pt: ['Homens', 'Homens que comem carne'], en: ['Men', 'Men who eat meat'] },
  mulheres: { pt: ['Mulheres', 'Mulheres que comem carne'], en: ['Women', 'Women who eat meat'] },
  criancas: { pt: ['Crianças', 'Crianças'], en: ['Children', 'Children'] },
  vegetarianos: { pt: ['Vegetarianos', 'Adultos que não comem carne'], en: ['Vegetarians', 'Adults who eat no meat'] },
  duracaoHoras: { pt: ['Duração', 'Duração do churrasco'], en: ['Duration', 'Duration of the barbecue'], also: 'horas hours' },
  perfil: {
    pt: ['Apetite', 'Quanto se come: o econômico é 15 % a menos que o padrão, e o farto, 20 % a mais'],
    en: ['Appetite', 'How much people eat: light is 15 % less than usual, and hearty 20 % more'],
    choices: { economico: { pt: 'Econômico', en: 'Light' }, padrao: { pt: 'Padrão', en: 'Usual' }, farto: { pt: 'Farto', en: 'Hearty' } },
  },
  divisaoCarnes: { pt: ['Divisão das carnes', 'Parte de cada carne no total; deve somar 100'], en: ['Split of meats', 'Share of each meat in the total; must add up to 100'], fields: byKind },
  bebemAlcool: { pt: ['Bebem cerveja', 'Adultos que bebem cerveja. Sem ele, todos os adultos'], en: ['Beer drinkers', 'Adults who drink beer. Without it, all adults'] },
  precos: {
    pt: ['Preços', 'Preços, para a resposta trazer os custos; o que não tem preço conta como zero'],
    en: ['Prices', 'Prices, for the answer to have the costs; what has no price counts as zero'],
    fields: prices,
  },
} satisfies FieldsTexts;

export const churrascoTexts = {
  englishName: 'Barbecue',
  summary: { pt: 'Carnes, acompanhamentos, bebidas e carvão de um churrasco', en: 'Meat, sides, drinks and charcoal for a barbecue' },
  search: { pt: 'carne por pessoa, churrasqueira, cerveja, festa, picanha', en: 'barbecue, BBQ, grill, meat per person, party, beer' },
  about: {
    pt: 'As quantidades são regras práticas de quem faz churrascos no Brasil: 400 g de carne por homem, 300 g por mulher e 200 g por criança, e mais a cada hora depois da quarta.',
    en: 'The quantities are rules of thumb of Brazilian caterers: 400 g of meat per man, 300 g per woman and 200 g per child, and more for each hour after the fourth.',
  },
  why: [{ text: { pt: 'Para {pessoas}, com {sacosCarvao5Kg} sacos de carvão e {geloKg} de gelo.', en: 'For {pessoas}, with {sacosCarvao5Kg} bags of charcoal and {geloKg} of ice.' } }],
  facts: [
    { path: 'carnePorTipoKg.bovina', label: { pt: 'Carne bovina', en: 'Beef' } },
    { path: 'bebidas.cervejaLatas350', label: { pt: 'Latas de cerveja', en: 'Cans of beer' } },
    { path: 'bebidas.refrigeranteLitros', label: { pt: 'Refrigerante', en: 'Soft drinks' } },
    'paoDeAlho',
    'sacosCarvao5Kg',
  ],
  input,
  output: {
    pessoas: { pt: ['Pessoas', 'Todas as pessoas'], en: ['People', 'All people'] },
    carnePorTipoKg: { pt: ['Quanto de cada carne', 'Quanto comprar de cada carne'], en: ['Amount of each meat', 'How much of each meat to buy'], fields: byKind },
    carneTotalKg: { pt: ['Total de carne', 'Soma das carnes'], en: ['Total meat', 'Sum of the meats'] },
    opcaoVegetarianaKg: { pt: ['Prato vegetariano', 'Prato sem carne, para quem não come carne'], en: ['Vegetarian dish', 'Meatless dish for those who eat no meat'] },
    paoDeAlho: { pt: ['Pães de alho', 'Pães de alho'], en: ['Garlic breads', 'Garlic breads'] },
    acompanhamentos: {
      pt: ['Acompanhamentos', 'Acompanhamentos'],
      en: ['Sides', 'Sides'],
      fields: {
        arrozKg: { pt: ['Arroz', 'Arroz'], en: ['Rice', 'Rice'] },
        farofaKg: { pt: ['Farofa', 'Farofa'], en: ['Toasted cassava flour', 'Farofa (toasted cassava flour)'] },
        vinagreteKg: { pt: ['Vinagrete', 'Vinagrete'], en: ['Tomato and onion salsa', 'Vinagrete (tomato and onion salsa)'] },
        saladaKg: { pt: ['Salada', 'Salada'], en: ['Salad', 'Salad'] },
      },
    },
    bebidas: {
      pt: ['Bebidas', 'Bebidas'],
      en: ['Drinks', 'Drinks'],
      fields: {
        cervejaLatas350: { pt: ['Latas de cerveja', 'Latas de cerveja de 350 ml'], en: ['Cans of beer', 'Cans of beer of 350 ml'] },
        cervejaLitros: { pt: ['Cerveja', 'Volume da mesma cerveja'], en: ['Beer', 'Volume of the same beer'] },
        refrigeranteLitros: { pt: ['Refrigerante', 'Refrigerante'], en: ['Soft drink', 'Soft drink'] },
        aguaLitros: { pt: ['Água', 'Água'], en: ['Water', 'Water'] },
      },
    },
    carvaoKg: { pt: ['Carvão', 'Carvão'], en: ['Charcoal', 'Charcoal'] },
    sacosCarvao5Kg: { pt: ['Sacos de carvão', 'Sacos de carvão de 5 kg'], en: ['Bags of charcoal', 'Bags of charcoal of 5 kg'] },
    salGrossoKg: { pt: ['Sal grosso', 'Sal grosso'], en: ['Coarse salt', 'Coarse salt'] },
    geloKg: { pt: ['Gelo', 'Gelo'], en: ['Ice', 'Ice'] },
    custo: totalCost,
    custos: {
      pt: ['Custo por item', 'Custo de cada item; só com algum preço'],
      en: ['Cost by item', 'Cost of each item; only when some price is given'],
      fields: {
        carnes: { pt: ['Carnes', 'Custo das carnes'], en: ['Meat', 'Cost of the meat'] },
        cerveja: { pt: ['Cerveja', 'Custo da cerveja'], en: ['Beer', 'Cost of the beer'] },
        refrigerante: { pt: ['Refrigerante', 'Custo do refrigerante'], en: ['Soft drink', 'Cost of the soft drink'] },
        agua: { pt: ['Água', 'Custo da água'], en: ['Water', 'Cost of the water'] },
        carvao: { pt: ['Carvão', 'Custo do carvão'], en: ['Charcoal', 'Cost of the charcoal'] },
      },
    },
    custoPorPessoa: { pt: ['Custo por pessoa', 'Custo dividido por todas as pessoas. Só com algum preço'], en: ['Cost per person', 'Cost divided by all people. Only when some price is given'] },
    custoPorAdulto: {
      pt: ['Custo por adulto', 'Custo dividido pelos adultos. É null sem adultos, e só vem com algum preço'],
      en: ['Cost per adult', 'Cost divided by the adults. It is null without adults, and present only when some price is given'],
    },
  },
} satisfies TextsOf<typeof churrasco>;
