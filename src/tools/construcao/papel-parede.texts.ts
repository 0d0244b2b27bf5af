import type { papelParede } from './papel-parede.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const papelParedeTexts = {
  englishName: 'Wallpaper',
  summary: { pt: 'Faixas e rolos de papel de parede, com o encaixe do desenho', en: 'Strips and rolls of wallpaper, with the pattern match' },
  search: { pt: 'papel de parede, rolo, decorar parede', en: 'wallpaper, rolls' },
  about: {
    pt: 'Pelo método das faixas: cada uma é cortada inteira de um rolo. Portas e janelas comuns não se descontam, só aberturas do piso ao teto.',
    en: 'By the strip method: each strip is cut whole from one roll. Ordinary doors and windows are not taken off, only openings from floor to ceiling.',
  },
  input: {
    larguraParede: {
      pt: ['Largura das paredes', 'Largura das paredes somadas. Sem ela, comprimento e largura'],
      en: ['Width of the walls', 'Width of the walls together. Without it, comprimento and largura'],
    },
    comprimento: {
      pt: ['Comprimento do ambiente', 'Comprimento do ambiente, para revestir o perímetro. Não vai com larguraParede'],
      en: ['Room length', 'Length of the room, whose perimeter is covered. Not sent with larguraParede'],
    },
    largura: { pt: ['Largura do ambiente', 'Largura do ambiente. Não vai com larguraParede'], en: ['Room width', 'Width of the room. Not sent with larguraParede'] },
    altura: { pt: ['Altura das paredes', 'Do piso ao teto'], en: ['Wall height', 'Height of the walls'] },
    larguraAberturas: { pt: ['Aberturas até o teto', 'Largura das aberturas que vão do piso ao teto'], en: ['Full-height openings', 'Width of the openings from floor to ceiling'] },
    larguraRolo: { pt: ['Largura do rolo', 'Escrita na embalagem'], en: ['Roll width', 'Width of the roll'] },
    comprimentoRolo: { pt: ['Comprimento do rolo', 'Escrito na embalagem'], en: ['Roll length', 'Length of the roll'] },
    rapport: { pt: ['Repetição do desenho', 'Altura em que o desenho se repete (rapport); 0 é sem desenho'], en: ['Pattern repeat', 'Height at which the pattern repeats; 0 is without a pattern'] },
    encaixe: {
      pt: ['Encaixe do desenho', 'Como o desenho segue de uma faixa à outra: no reto, na mesma altura; no deslocado, meia repetição abaixo. Sem ele, reto'],
      en: ['Pattern match', 'How the pattern goes on from strip to strip: straight at the same height, half-drop half a repeat lower. Without it, straight'],
      choices: { livre: { pt: 'Sem encaixe', en: 'No match' }, reto: { pt: 'Reto', en: 'Straight match' }, deslocado: { pt: 'Deslocado', en: 'Half-drop match' } },
    },
    margemCorte: { pt: ['Sobra para o corte', 'Sobra de cada faixa, para o corte'], en: ['Trim allowance', 'Extra length of each strip, for trimming'] },
    rolosReserva: { pt: ['Rolos de reserva', 'Rolos a mais, para reparos'], en: ['Spare rolls', 'Extra rolls, for repairs'] },
    precoRolo: { pt: ['Preço do rolo', 'Preço de um rolo. Com ele, a resposta traz custo'], en: ['Price per roll', 'Price of a roll. With it, the answer has custo'] },
  },
  output: {
    perimetro: { pt: ['Largura das paredes', 'Largura das paredes, com as aberturas'], en: ['Width of the walls', 'Width of the walls, openings included'] },
    areaParede: { pt: ['Área a revestir', 'Paredes menos as aberturas'], en: ['Area to cover', 'Walls less the openings'] },
    alturaFaixa: { pt: ['Comprimento da faixa', 'Comprimento de cada faixa, com o corte e o encaixe'], en: ['Strip length', 'Length of each strip, with trimming and match'] },
    faixas: { pt: ['Faixas', 'Faixas necessárias'], en: ['Strips', 'Strips needed'] },
    faixasPorRolo: { pt: ['Faixas por rolo', 'Faixas inteiras que um rolo dá'], en: ['Strips per roll', 'Whole strips that a roll gives'] },
    rolos: { pt: ['Rolos', 'Rolos a comprar, com os de reserva'], en: ['Rolls', 'Rolls to buy, spare ones included'] },
    sobraFaixas: { pt: ['Faixas que sobram', 'Dos rolos comprados'], en: ['Strips left over', 'From the rolls bought'] },
    desperdicio: { pt: ['Desperdício', 'Papel que não vai à parede, sobre o comprado'], en: ['Waste', 'Paper that does not go on the wall, as a share of what is bought'] },
    custo: { pt: ['Custo', 'Custo dos rolos. Só com precoRolo'], en: ['Cost', 'Cost of the rolls. Only with precoRolo'] },
  },
} satisfies TextsOf<typeof papelParede>;
