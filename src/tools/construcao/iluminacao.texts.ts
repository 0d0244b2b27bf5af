import type { iluminacao } from './iluminacao.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const iluminacaoTexts = {
  englishName: 'Lighting',
  summary: {
    pt: 'Luminárias de um ambiente pelo método dos lúmens',
    en: 'Light fixtures for a room by the lumen method',
  },
  about: {
    pt: 'A iluminância vem da ABNT NBR ISO/CIE 8995-1:2013 e, em residências, da NBR 5413:1992; a carga mínima, da ABNT NBR 5410.',
    en: 'The illuminance is that of ABNT NBR ISO/CIE 8995-1:2013 and, for homes, of NBR 5413:1992; the minimum load is that of ABNT NBR 5410.',
  },
  input: {
    area: {
      pt: ['Área', 'Área do ambiente. Sem ela, comprimento e largura'],
      en: ['Area', 'Area of the room. Without it, comprimento and largura'],
    },
    comprimento: {
      pt: ['Comprimento', 'Comprimento do ambiente'],
      en: ['Length', 'Length of the room'],
    },
    largura: {
      pt: ['Largura', 'Largura do ambiente'],
      en: ['Width', 'Width of the room'],
    },
    ambiente: {
      pt: ['Tipo de ambiente', 'Define a iluminância; obrigatório sem lux'],
      en: ['Kind of room', 'Sets the illuminance; required without lux'],
      choices: {
        estacionamento: { pt: 'Estacionamento', en: 'Parking lot' },
        corredor: { pt: 'Corredor', en: 'Hallway' },
        deposito: { pt: 'Depósito', en: 'Storage room' },
        hall: { pt: 'Hall', en: 'Lobby' },
        garagem: { pt: 'Garagem', en: 'Garage' },
        escada: { pt: 'Escada', en: 'Stairs' },
        'sala-estar': { pt: 'Sala de estar', en: 'Living room' },
        quarto: { pt: 'Quarto', en: 'Bedroom' },
        cozinha: { pt: 'Cozinha', en: 'Kitchen' },
        banheiro: { pt: 'Banheiro', en: 'Bathroom' },
        arquivo: { pt: 'Arquivo', en: 'File room' },
        'biblioteca-estantes': { pt: 'Biblioteca, estantes', en: 'Library, bookshelves' },
        restaurante: { pt: 'Restaurante', en: 'Restaurant' },
        refeitorio: { pt: 'Refeitório', en: 'Cafeteria' },
        vestiario: { pt: 'Vestiário', en: 'Locker room' },
        recepcao: { pt: 'Recepção', en: 'Reception' },
        'sala-aula': { pt: 'Sala de aula', en: 'Classroom' },
        'loja-pequena': { pt: 'Loja pequena', en: 'Small store' },
        academia: { pt: 'Academia', en: 'Gym' },
        escritorio: { pt: 'Escritório', en: 'Office' },
        'home-office': { pt: 'Home office', en: 'Home office' },
        'sala-reuniao': { pt: 'Sala de reunião', en: 'Meeting room' },
        'sala-aula-noturna': { pt: 'Sala de aula noturna', en: 'Classroom, evening classes' },
        laboratorio: { pt: 'Laboratório', en: 'Laboratory' },
        'biblioteca-leitura': { pt: 'Biblioteca, leitura', en: 'Library, reading area' },
        'loja-grande': { pt: 'Loja grande', en: 'Large store' },
        caixa: { pt: 'Caixa', en: 'Checkout' },
        'cozinha-profissional': { pt: 'Cozinha profissional', en: 'Commercial kitchen' },
        consultorio: { pt: 'Consultório', en: 'Medical office' },
        'desenho-tecnico': { pt: 'Desenho técnico', en: 'Technical drawing' },
      },
    },
    lux: {
      pt: ['Iluminância desejada', 'Iluminância desejada, no lugar da do ambiente'],
      en: ['Target illuminance', 'Target illuminance, in place of that of ambiente'],
    },
    fatorUtilizacao: {
      pt: ['Fator de utilização', 'Parte da luz das lâmpadas que chega ao plano de trabalho'],
      en: ['Utilization factor', 'Part of the light of the lamps that reaches the work plane'],
    },
    fatorManutencao: {
      pt: ['Fator de manutenção', 'Parte da luz que resta com o uso e a sujeira'],
      en: ['Maintenance factor', 'Part of the light that is left with age and dirt'],
    },
    lumensLampada: {
      pt: ['Lúmens por lâmpada', 'Fluxo luminoso de uma lâmpada'],
      en: ['Lumens per lamp', 'Luminous flux of one lamp'],
    },
    potenciaLampada: {
      pt: ['Potência da lâmpada', 'Potência de uma lâmpada'],
      en: ['Lamp power', 'Power of one lamp'],
    },
    lampadasPorLuminaria: {
      pt: ['Lâmpadas por luminária', 'Lâmpadas de uma luminária'],
      en: ['Lamps per fixture', 'Lamps in one fixture'],
    },
    alturaUtil: {
      pt: [
        'Altura útil',
        'Distância da luminária ao plano de trabalho. Com ela, comprimento e largura, a resposta traz indiceLocal',
      ],
      en: [
        'Mounting height',
        'Distance from the fixture to the work plane. With it, comprimento and largura, the answer has indiceLocal',
      ],
    },
  },
  output: {
    area: {
      pt: ['Área', 'Área do ambiente'],
      en: ['Area', 'Area of the room'],
    },
    iluminanciaAlvo: {
      pt: ['Iluminância desejada', 'Iluminância que se quer'],
      en: ['Target illuminance', 'Illuminance that is wanted'],
    },
    fluxoNecessario: {
      pt: ['Fluxo necessário', 'Fluxo luminoso necessário'],
      en: ['Flux needed', 'Luminous flux needed'],
    },
    luminarias: {
      pt: ['Luminárias', 'Número de luminárias'],
      en: ['Fixtures', 'Number of fixtures'],
    },
    lampadas: {
      pt: ['Lâmpadas', 'Número de lâmpadas'],
      en: ['Lamps', 'Number of lamps'],
    },
    fluxoInstalado: {
      pt: ['Fluxo instalado', 'Fluxo luminoso de todas as lâmpadas'],
      en: ['Flux installed', 'Luminous flux of all lamps'],
    },
    iluminanciaObtida: {
      pt: ['Iluminância obtida', 'Iluminância que as lâmpadas dão'],
      en: ['Illuminance reached', 'Illuminance that the lamps give'],
    },
    potenciaTotal: {
      pt: ['Potência total', 'Potência de todas as lâmpadas'],
      en: ['Total power', 'Power of all lamps'],
    },
    densidadePotencia: {
      pt: ['Potência por área', 'Potência total dividida pela área'],
      en: ['Power per area', 'Total power divided by the area'],
    },
    indiceLocal: {
      pt: [
        'Índice do local',
        'Índice do local (k), pelo qual o fabricante tabela o fator de utilização; só com alturaUtil, comprimento e largura',
      ],
      en: [
        'Room index',
        'Room index (k), by which makers list the utilization factor; only with alturaUtil, comprimento and largura',
      ],
    },
    cargaMinimaVA: {
      pt: ['Carga mínima', 'Carga mínima de iluminação do circuito, pela NBR 5410'],
      en: ['Minimum load', 'Minimum lighting load of the circuit, by NBR 5410'],
    },
  },
} satisfies TextsOf<typeof iluminacao>;
