import type { iluminacao } from './iluminacao.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const iluminacaoTexts = {
  englishName: 'Lighting',
  summary: {
    pt: 'Luminárias de um ambiente pelo método dos lúmens',
    en: 'Luminaires of a room by the lumen method',
  },
  about: {
    pt: 'A iluminância vem da ABNT NBR ISO/CIE 8995-1:2013 e, em residências, da NBR 5413:1992; a carga mínima, da ABNT NBR 5410.',
    en: 'The illuminance is that of ABNT NBR ISO/CIE 8995-1:2013 and, for homes, of NBR 5413:1992; the least load is that of ABNT NBR 5410.',
  },
  input: {
    area: {
      pt: ['Área', 'Área do ambiente. Sem ela, comprimento e largura'],
      en: ['Area', 'Area of the room. Without it, comprimento and largura'],
    },
    comprimento: {
      pt: ['Comprimento', 'Comprimento do ambiente'],
      en: ['Length of the room', 'Length of the room'],
    },
    largura: {
      pt: ['Largura', 'Largura do ambiente'],
      en: ['Width of the room', 'Width of the room'],
    },
    ambiente: {
      pt: ['Ambiente', 'Ambiente, que escolhe a iluminância; obrigatório sem lux'],
      en: ['Kind of room', 'Kind of room, which picks the illuminance; required without lux'],
      choices: {
        estacionamento: { pt: 'Estacionamento', en: 'Estacionamento' },
        corredor: { pt: 'Corredor', en: 'Corredor' },
        deposito: { pt: 'Deposito', en: 'Deposito' },
        hall: { pt: 'Hall', en: 'Hall' },
        garagem: { pt: 'Garagem', en: 'Garagem' },
        escada: { pt: 'Escada', en: 'Escada' },
        'sala-estar': { pt: 'Sala estar', en: 'Sala estar' },
        quarto: { pt: 'Quarto', en: 'Quarto' },
        cozinha: { pt: 'Cozinha', en: 'Cozinha' },
        banheiro: { pt: 'Banheiro', en: 'Banheiro' },
        arquivo: { pt: 'Arquivo', en: 'Arquivo' },
        'biblioteca-estantes': { pt: 'Biblioteca estantes', en: 'Biblioteca estantes' },
        restaurante: { pt: 'Restaurante', en: 'Restaurante' },
        refeitorio: { pt: 'Refeitorio', en: 'Refeitorio' },
        vestiario: { pt: 'Vestiario', en: 'Vestiario' },
        recepcao: { pt: 'Recepcao', en: 'Recepcao' },
        'sala-aula': { pt: 'Sala aula', en: 'Sala aula' },
        'loja-pequena': { pt: 'Loja pequena', en: 'Loja pequena' },
        academia: { pt: 'Academia', en: 'Academia' },
        escritorio: { pt: 'Escritorio', en: 'Escritorio' },
        'home-office': { pt: 'Home office', en: 'Home office' },
        'sala-reuniao': { pt: 'Sala reuniao', en: 'Sala reuniao' },
        'sala-aula-noturna': { pt: 'Sala aula noturna', en: 'Sala aula noturna' },
        laboratorio: { pt: 'Laboratorio', en: 'Laboratorio' },
        'biblioteca-leitura': { pt: 'Biblioteca leitura', en: 'Biblioteca leitura' },
        'loja-grande': { pt: 'Loja grande', en: 'Loja grande' },
        caixa: { pt: 'Caixa', en: 'Caixa' },
        'cozinha-profissional': { pt: 'Cozinha profissional', en: 'Cozinha profissional' },
        consultorio: { pt: 'Consultorio', en: 'Consultorio' },
        'desenho-tecnico': { pt: 'Desenho tecnico', en: 'Desenho tecnico' },
      },
    },
    lux: {
      pt: ['Iluminância desejada', 'Iluminância desejada, no lugar da do ambiente'],
      en: ['Illuminance wanted', 'Illuminance wanted, in place of that of ambiente'],
    },
    fatorUtilizacao: {
      pt: ['Fator utilização', 'Parte da luz das lâmpadas que chega ao plano de trabalho'],
      en: ['FatorUtilizacao', 'Part of the light of the lamps that reaches the work plane'],
    },
    fatorManutencao: {
      pt: ['Parte da luz que resta com o uso e a sujeira', 'Parte da luz que resta com o uso e a sujeira'],
      en: ['FatorManutencao', 'Part of the light that is left with age and dirt'],
    },
    lumensLampada: {
      pt: ['Lúmens lâmpada', 'Fluxo luminoso de uma lâmpada'],
      en: ['Luminous flux of one lamp', 'Luminous flux of one lamp'],
    },
    potenciaLampada: {
      pt: ['Potência lâmpada', 'Potência de uma lâmpada'],
      en: ['Power of one lamp', 'Power of one lamp'],
    },
    lampadasPorLuminaria: {
      pt: ['Lâmpadas por luminária', 'Lâmpadas de uma luminária'],
      en: ['Lamps in one luminaire', 'Lamps in one luminaire'],
    },
    alturaUtil: {
      pt: [
        'Distância da luminária ao plano de trabalho',
        'Distância da luminária ao plano de trabalho: acrescenta indiceLocal, com comprimento e largura',
      ],
      en: [
        'AlturaUtil',
        'Distance from the luminaire to the work plane: adds indiceLocal, with comprimento and largura',
      ],
    },
  },
  output: {
    area: {
      pt: ['Área', 'Área do ambiente'],
      en: ['Area', 'Area of the room'],
    },
    iluminanciaAlvo: {
      pt: ['Iluminância que se quer', 'Iluminância que se quer'],
      en: ['Illuminance aimed at', 'Illuminance aimed at'],
    },
    fluxoNecessario: {
      pt: ['Fluxo necessário', 'Fluxo luminoso necessário'],
      en: ['Luminous flux needed', 'Luminous flux needed'],
    },
    luminarias: {
      pt: ['Luminárias', 'Número de luminárias'],
      en: ['Number of luminaires', 'Number of luminaires'],
    },
    lampadas: {
      pt: ['Lâmpadas', 'Número de lâmpadas'],
      en: ['Number of lamps', 'Number of lamps'],
    },
    fluxoInstalado: {
      pt: ['Fluxo luminoso de todas as lâmpadas', 'Fluxo luminoso de todas as lâmpadas'],
      en: ['Luminous flux of all lamps', 'Luminous flux of all lamps'],
    },
    iluminanciaObtida: {
      pt: ['Iluminância que elas dão', 'Iluminância que elas dão'],
      en: ['Illuminance that they give', 'Illuminance that they give'],
    },
    potenciaTotal: {
      pt: ['Potência de todas as lâmpadas', 'Potência de todas as lâmpadas'],
      en: ['Power of all lamps', 'Power of all lamps'],
    },
    densidadePotencia: {
      pt: ['Potência por área', 'Potência por área'],
      en: ['Power per area', 'Power per area'],
    },
    indiceLocal: {
      pt: [
        'Índice local',
        'Índice do local (k), pelo qual o fabricante tabela o fator de utilização; só com alturaUtil, comprimento e largura',
      ],
      en: [
        'Room index',
        'Room index (k), by which makers tabulate the utilisation factor; only with alturaUtil, comprimento and largura',
      ],
    },
    cargaMinimaVA: {
      pt: ['Carga mínima va', 'Carga mínima de iluminação do circuito, pela NBR 5410'],
      en: ['Least lighting load of the circuit', 'Least lighting load of the circuit, by NBR 5410'],
    },
  },
} satisfies TextsOf<typeof iluminacao>;
