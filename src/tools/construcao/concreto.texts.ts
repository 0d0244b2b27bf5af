import { totalCost } from './_fields.texts.ts';
import type { concreto } from './concreto.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const concretoTexts = {
  englishName: 'Concrete',
  summary: { pt: 'Cimento, areia, brita e água de um volume de concreto, pelo traço', en: 'Cement, sand, gravel and water for a volume of concrete, by its mix' },
  search: { pt: 'cimento, saco, laje, fundação, contrapiso, massa, traço', en: 'cement, bags, slab, foundation, mix' },
  about: {
    pt: 'Pelo método dos volumes absolutos, com 2 % de ar. É um guia para obras pequenas: concreto estrutural pede dosagem e controle pela ABNT NBR 12655.',
    en: 'By the method of absolute volumes, with 2 % air. It is a guide for small jobs: structural concrete takes a mix design and control by ABNT NBR 12655.',
  },
  why: [{ text: { pt: 'São {sacosCimento} sacos de cimento, {areiaUmidaM3} de areia e {britaM3} de brita.', en: '{sacosCimento} bags of cement, {areiaUmidaM3} of sand and {britaM3} of gravel.' } }],
  facts: ['sacosCimento', 'areiaUmidaM3', 'britaM3', 'aguaLitros'],
  input: {
    volume: { pt: ['Volume', 'Volume total de concreto. Sem ele, as medidas de uma peça'], en: ['Volume', 'Total volume of concrete. Without it, the measurements of one piece'] },
    diametro: { pt: ['Diâmetro', 'Diâmetro de uma peça cilíndrica. Pede também altura'], en: ['Diameter', 'Diameter of a cylindrical piece. Takes altura too'] },
    comprimento: { pt: ['Comprimento', 'Comprimento de uma laje, viga ou sapata. Pede também largura e altura'], en: ['Length', 'Length of a slab, beam or footing. Takes largura and altura too'] },
    largura: { pt: ['Largura', 'Largura da peça'], en: ['Width', 'Width of the piece'] },
    altura: { pt: ['Altura', 'Altura ou espessura da peça'], en: ['Height', 'Height or thickness of the piece'] },
    quantidade: { pt: ['Peças iguais', 'Quantidade dessas peças. Não vai com volume'], en: ['Identical pieces', 'Number of such pieces. Not sent with volume'] },
    traco: { pt: ['Traço', 'Traço em volume, cimento, areia e brita (1:2:3). Sem ele, o do uso'], en: ['Mix', 'Mix by volume, cement, sand and gravel (1:2:3). Without it, that of uso'] },
    uso: {
      pt: ['Uso do concreto', 'Define o traço quando ele não é enviado'],
      en: ['Use of the concrete', 'Sets the mix when none is sent'],
      choices: {
        'pilar-viga': { pt: 'Pilar ou viga', en: 'Column or beam' },
        laje: { pt: 'Laje', en: 'Slab' },
        fundacao: { pt: 'Fundação', en: 'Foundation' },
        piso: { pt: 'Piso', en: 'Floor' },
        calcada: { pt: 'Calçada', en: 'Sidewalk' },
        contrapiso: { pt: 'Contrapiso', en: 'Screed' },
        magro: { pt: 'Concreto magro', en: 'Lean concrete' },
      },
    },
    relacaoAguaCimento: {
      pt: ['Relação água/cimento', 'Água por kg de cimento. Sem ela, a da tabela do traço'],
      en: ['Water-cement ratio', 'Water per kg of cement. Without it, that of the table of mixes'],
    },
    perda: { pt: ['Perda', 'Acréscimo para perdas, sobre o volume'], en: ['Waste', 'Allowance for waste, on the volume'] },
    pesoSaco: { pt: ['Saco de cimento', 'Peso do saco de cimento'], en: ['Bag of cement', 'Weight of a bag of cement'] },
    precos: {
      pt: ['Preços', 'Preços dos materiais, para a resposta trazer os custos'],
      en: ['Prices', 'Prices of the materials, for the answer to have the costs'],
      fields: {
        saco: { pt: ['Saco de cimento', 'Preço do saco de cimento'], en: ['Bag of cement', 'Price of a bag of cement'] },
        areiaM3: { pt: ['Areia, por m³', 'Preço do m³ de areia'], en: ['Sand, per m³', 'Price of a m³ of sand'] },
        britaM3: { pt: ['Brita, por m³', 'Preço do m³ de brita'], en: ['Gravel, per m³', 'Price of a m³ of gravel'] },
      },
    },
  },
  output: {
    volume: { pt: ['Volume sem perda', 'Volume de concreto, sem a perda'], en: ['Volume without waste', 'Volume of concrete, without waste'] },
    volumeTotal: { pt: ['Volume com perda', 'Volume com a perda, de que saem as quantidades'], en: ['Volume with waste', 'Volume with waste, from which the quantities follow'] },
    traco: { pt: ['Traço', 'Traço em volume, cimento, areia e brita'], en: ['Mix', 'Mix by volume, cement, sand and gravel'] },
    relacaoAguaCimento: { pt: ['Relação água/cimento', 'Água por kg de cimento'], en: ['Water-cement ratio', 'Water per kg of cement'] },
    consumoCimento: { pt: ['Cimento por m³', 'Consumo de cimento, por m³ de concreto'], en: ['Cement per m³', 'Cement used, per m³ of concrete'] },
    cimentoKg: { pt: ['Cimento', 'Peso do cimento'], en: ['Cement', 'Weight of the cement'] },
    sacosCimento: { pt: ['Sacos de cimento', 'Sacos de cimento a comprar'], en: ['Bags of cement', 'Bags of cement to buy'] },
    areiaM3: { pt: ['Areia seca', 'Volume da areia seca'], en: ['Dry sand', 'Volume of the dry sand'] },
    areiaUmidaM3: { pt: ['Areia úmida', 'Areia úmida, como se compra, com 28 % de inchamento'], en: ['Wet sand', 'Wet sand, as it is bought, with 28 % bulking'] },
    britaM3: { pt: ['Brita', 'Volume da brita'], en: ['Gravel', 'Volume of the gravel'] },
    aguaLitros: { pt: ['Água', 'Água da mistura'], en: ['Water', 'Water of the mix'] },
    areiaKg: { pt: ['Peso da areia', 'Peso da areia seca'], en: ['Sand weight', 'Weight of the dry sand'] },
    britaKg: { pt: ['Peso da brita', 'Peso da brita'], en: ['Gravel weight', 'Weight of the gravel'] },
    custo: totalCost,
    custos: {
      pt: ['Custo por material', 'Custo de cada material; só com algum preço'],
      en: ['Cost by material', 'Cost of each material; only when some price is given'],
      fields: {
        cimento: { pt: ['Cimento', 'Custo dos sacos de cimento'], en: ['Cement', 'Cost of the bags of cement'] },
        areia: { pt: ['Areia', 'Custo da areia úmida'], en: ['Sand', 'Cost of the wet sand'] },
        brita: { pt: ['Brita', 'Custo da brita'], en: ['Gravel', 'Cost of the gravel'] },
      },
    },
  },
} satisfies TextsOf<typeof concreto>;
