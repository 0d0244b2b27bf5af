import type { concreto } from './concreto.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const concretoTexts = {
  englishName: 'Concrete',
  summary: {
    pt: 'Cimento, areia, brita e água de um volume de concreto, pelo traço',
    en: 'Cement, sand, gravel and water of a volume of concrete, by its mix',
  },
  about: {
    pt: 'Pelo método dos volumes absolutos, com 2 % de ar. É um guia para obras pequenas: concreto estrutural pede dosagem e controle pela ABNT NBR 12655.',
    en: 'By the method of absolute volumes, with 2 % of air. It is a guide for small works: structural concrete takes a mix design and control by ABNT NBR 12655.',
  },
  input: {
    volume: {
      pt: ['Volume', 'Volume total de concreto. Sem ele, as medidas de uma peça'],
      en: ['Volume', 'Total volume of concrete. Without it, the measures of one piece'],
    },
    diametro: {
      pt: ['Diâmetro', 'Diâmetro de uma peça cilíndrica, com altura'],
      en: ['Diameter of a cylindrical piece', 'Diameter of a cylindrical piece, with altura'],
    },
    comprimento: {
      pt: ['Comprimento', 'Comprimento de uma laje, viga ou sapata, com largura e altura'],
      en: ['Length of a slab', 'Length of a slab, beam or footing, with largura and altura'],
    },
    largura: {
      pt: ['Largura', 'Largura da peça'],
      en: ['Width of the piece', 'Width of the piece'],
    },
    altura: {
      pt: ['Altura', 'Altura ou espessura da peça'],
      en: ['Height or thickness of the piece', 'Height or thickness of the piece'],
    },
    quantidade: {
      pt: ['Quantas peças iguais', 'Quantas peças iguais; não conta com volume'],
      en: ['How many such pieces', 'How many such pieces; does not count with volume'],
    },
    traco: {
      pt: ['Traço', 'Traço em volume, cimento, areia e brita (1:2:3). Sem ele, o do uso'],
      en: ['Mix by volume', 'Mix by volume, cement, sand and gravel (1:2:3). Without it, that of uso'],
    },
    uso: {
      pt: ['Uso', 'Uso do concreto, que escolhe o traço quando ele não é enviado'],
      en: ['Use of the concrete', 'Use of the concrete, which picks the mix when none is sent'],
      choices: {
        'pilar-viga': { pt: 'Pilar viga', en: 'Pilar viga' },
        laje: { pt: 'Laje', en: 'Laje' },
        fundacao: { pt: 'Fundacao', en: 'Fundacao' },
        piso: { pt: 'Piso', en: 'Piso' },
        calcada: { pt: 'Calcada', en: 'Calcada' },
        contrapiso: { pt: 'Contrapiso', en: 'Contrapiso' },
        magro: { pt: 'Magro', en: 'Magro' },
      },
    },
    relacaoAguaCimento: {
      pt: ['Água por kg de cimento', 'Água por kg de cimento. Sem ele, a da tabela do traço'],
      en: ['Water per kg of cement', 'Water per kg of cement. Without it, that of the table of mixes'],
    },
    perda: {
      pt: ['Perda', 'Perda, sobre o volume'],
      en: ['Waste', 'Waste, on the volume'],
    },
    pesoSaco: {
      pt: ['Peso do saco de cimento', 'Peso do saco de cimento'],
      en: ['Weight of a bag of cement', 'Weight of a bag of cement'],
    },
    precos: {
      pt: ['Preços', 'Preços dos materiais, para acrescentar os custos'],
      en: ['Prices of the materials', 'Prices of the materials, to add the costs'],
      fields: {
        saco: {
          pt: ['Preço do saco de cimento', 'Preço do saco de cimento'],
          en: ['Price of a bag of cement', 'Price of a bag of cement'],
        },
        areiaM3: {
          pt: ['Preço do m³ de areia', 'Preço do m³ de areia'],
          en: ['Price of a m³ of sand', 'Price of a m³ of sand'],
        },
        britaM3: {
          pt: ['Preço do m³ de brita', 'Preço do m³ de brita'],
          en: ['Price of a m³ of gravel', 'Price of a m³ of gravel'],
        },
      },
    },
  },
  output: {
    volume: {
      pt: ['Volume', 'Volume de concreto, sem a perda'],
      en: ['Volume', 'Volume of concrete, without waste'],
    },
    volumeTotal: {
      pt: ['Volume total', 'Volume com a perda, de que saem as quantidades'],
      en: ['Volume total', 'Volume with waste, from which the quantities follow'],
    },
    traco: {
      pt: ['Traço', 'Traço em volume, cimento, areia e brita'],
      en: ['Mix by volume', 'Mix by volume, cement, sand and gravel'],
    },
    relacaoAguaCimento: {
      pt: ['Água por kg de cimento', 'Água por kg de cimento'],
      en: ['Water per kg of cement', 'Water per kg of cement'],
    },
    consumoCimento: {
      pt: ['Consumo cimento', 'Consumo de cimento, por m³ de concreto'],
      en: ['Consumption of cement', 'Consumption of cement, per m³ of concrete'],
    },
    cimentoKg: {
      pt: ['Cimento kg', 'Cimento'],
      en: ['Cement', 'Cement'],
    },
    sacosCimento: {
      pt: ['Sacos cimento', 'Sacos de cimento'],
      en: ['Bags of cement', 'Bags of cement'],
    },
    areiaM3: {
      pt: ['Areia seca', 'Areia seca'],
      en: ['Dry sand', 'Dry sand'],
    },
    areiaUmidaM3: {
      pt: ['Areia úmida', 'Areia úmida, como se compra, com 28 % de inchamento'],
      en: ['Wet sand', 'Wet sand, as it is bought, with 28 % of bulking'],
    },
    britaM3: {
      pt: ['Brita', 'Brita'],
      en: ['Gravel', 'Gravel'],
    },
    aguaLitros: {
      pt: ['Água litros', 'Água'],
      en: ['Water', 'Water'],
    },
    areiaKg: {
      pt: ['Areia kg', 'Areia seca'],
      en: ['Dry sand', 'Dry sand'],
    },
    britaKg: {
      pt: ['Brita kg', 'Brita'],
      en: ['Gravel', 'Gravel'],
    },
    custo: {
      pt: ['Custo', 'Soma dos custos; só com algum preço'],
      en: ['Sum of the costs', 'Sum of the costs; only with some price'],
    },
    custos: {
      pt: ['Os custos por material', 'Os custos por material; só com algum preço'],
      en: ['The costs by material', 'The costs by material; only with some price'],
      fields: {
        cimento: {
          pt: ['Cimento', 'Custo dos sacos de cimento'],
          en: ['Cost of the bags of cement', 'Cost of the bags of cement'],
        },
        areia: {
          pt: ['Areia', 'Custo da areia úmida'],
          en: ['Cost of the wet sand', 'Cost of the wet sand'],
        },
        brita: {
          pt: ['Brita', 'Custo da brita'],
          en: ['Cost of the gravel', 'Cost of the gravel'],
        },
      },
    },
  },
} satisfies TextsOf<typeof concreto>;
