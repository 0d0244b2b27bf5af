import type { papelParede } from './papel-parede.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const papelParedeTexts = {
  englishName: 'Wallpaper',
  summary: {
    pt: 'Faixas e rolos de papel de parede, com o encaixe do desenho',
    en: 'Strips and rolls of wallpaper, with the match of the pattern',
  },
  about: {
    pt: 'Pelo método das faixas: cada uma é cortada inteira de um rolo. Portas e janelas comuns não se descontam, só aberturas do piso ao teto.',
    en: 'By the method of strips: each one is cut whole from one roll. Ordinary doors and windows are not taken off, only openings from floor to ceiling.',
  },
  input: {
    larguraParede: {
      pt: ['Largura parede', 'Largura das paredes somadas. Sem ela, comprimento e largura'],
      en: ['Width of the walls together', 'Width of the walls together. Without it, comprimento and largura'],
    },
    comprimento: {
      pt: ['Comprimento', 'Comprimento do ambiente, cujo perímetro se reveste; não conta com larguraParede'],
      en: [
        'Length of the room',
        'Length of the room, whose perimeter is covered; does not count with larguraParede',
      ],
    },
    largura: {
      pt: ['Largura', 'Largura do ambiente; não conta com larguraParede'],
      en: ['Width of the room', 'Width of the room; does not count with larguraParede'],
    },
    altura: {
      pt: ['Altura', 'Altura das paredes'],
      en: ['Height of the walls', 'Height of the walls'],
    },
    larguraAberturas: {
      pt: ['Largura aberturas', 'Largura das aberturas que vão do piso ao teto'],
      en: ['Width of the openings from floor to ceiling', 'Width of the openings from floor to ceiling'],
    },
    larguraRolo: {
      pt: ['Largura rolo', 'Largura do rolo'],
      en: ['Width of the roll', 'Width of the roll'],
    },
    comprimentoRolo: {
      pt: ['Comprimento rolo', 'Comprimento do rolo'],
      en: ['Length of the roll', 'Length of the roll'],
    },
    rapport: {
      pt: ['Repetição vertical do desenho', 'Repetição vertical do desenho; 0 é sem desenho'],
      en: ['Vertical repeat of the pattern', 'Vertical repeat of the pattern; 0 is without a pattern'],
    },
    encaixe: {
      pt: [
        'Como o desenho segue de uma faixa à outra',
        'Como o desenho segue de uma faixa à outra: sem encaixe (livre), na mesma altura (reto) ou meia repetição abaixo (deslocado). Sem ele, reto',
      ],
      en: [
        'How the pattern goes on from strip to strip',
        'How the pattern goes on from strip to strip: no match (livre), straight (reto) or half a repeat lower (deslocado). Without it, reto',
      ],
      choices: {
        livre: { pt: 'Livre', en: 'Livre' },
        reto: { pt: 'Reto', en: 'Reto' },
        deslocado: { pt: 'Deslocado', en: 'Deslocado' },
      },
    },
    margemCorte: {
      pt: ['Sobra de cada faixa', 'Sobra de cada faixa, para o corte'],
      en: ['Extra length of each strip', 'Extra length of each strip, for trimming'],
    },
    rolosReserva: {
      pt: ['Rolos reserva', 'Rolos a mais, para reparos'],
      en: ['Further rolls', 'Further rolls, for repairs'],
    },
    precoRolo: {
      pt: ['Preço rolo', 'Preço de um rolo: acrescenta custo'],
      en: ['Price of a roll', 'Price of a roll: adds custo'],
    },
  },
  output: {
    perimetro: {
      pt: ['Perímetro', 'Largura das paredes, com as aberturas'],
      en: ['Width of the walls', 'Width of the walls, openings included'],
    },
    areaParede: {
      pt: ['Área parede', 'Área a revestir'],
      en: ['Area to cover', 'Area to cover'],
    },
    alturaFaixa: {
      pt: ['Altura faixa', 'Comprimento de cada faixa, com o corte e o encaixe'],
      en: ['Length of each strip', 'Length of each strip, with trimming and match'],
    },
    faixas: {
      pt: ['Faixas', 'Faixas necessárias'],
      en: ['Strips needed', 'Strips needed'],
    },
    faixasPorRolo: {
      pt: ['Faixas por rolo', 'Faixas inteiras que um rolo dá'],
      en: ['Whole strips that a roll gives', 'Whole strips that a roll gives'],
    },
    rolos: {
      pt: ['Rolos', 'Rolos a comprar, com os de reserva'],
      en: ['Rolls to buy', 'Rolls to buy, those of reserve included'],
    },
    sobraFaixas: {
      pt: ['Sobra faixas', 'Faixas que sobram'],
      en: ['Strips left over', 'Strips left over'],
    },
    desperdicio: {
      pt: ['Papel que não vai à parede', 'Papel que não vai à parede, sobre o comprado'],
      en: ['Paper that does not go on the wall', 'Paper that does not go on the wall, on what is bought'],
    },
    custo: {
      pt: ['Custo', 'Custo dos rolos; só com precoRolo'],
      en: ['Cost of the rolls', 'Cost of the rolls; only with precoRolo'],
    },
  },
} satisfies TextsOf<typeof papelParede>;
