import { state } from './_fields.texts.ts';
import type { veiculo } from './veiculo.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const veiculoTexts = {
  englishName: 'Vehicle generator',
  summary: {
    pt: 'Gera um veículo fictício completo, com dados que combinam entre si',
    en: 'Generates a complete fictitious vehicle, whose data agree with each other',
  },
  about: {
    pt: 'O veículo é fictício, para testes. Placa, Renavam e chassi são bem formados, e podem coincidir com os de um veículo real.',
    en: 'The vehicle is fictitious, for tests. Plate, Renavam and chassis number are well formed, and may coincide with those of a real vehicle.',
  },
  input: {
    type: {
      pt: ['Tipo do veículo', 'Tipo do veículo. Sem ele, sorteado'],
      en: ['Kind of vehicle', 'Kind of vehicle. Without it, drawn'],
      choices: {
        carro: { pt: 'Carro', en: 'Carro' },
        moto: { pt: 'Moto', en: 'Moto' },
        caminhao: { pt: 'Caminhao', en: 'Caminhao' },
      },
    },
    state,
  },
  output: {
    veiculo: {
      pt: ['Veículo', 'Veículo gerado'],
      en: ['Vehicle generated', 'Vehicle generated'],
      fields: {
        type: {
          pt: ['Tipo', 'Tipo: carro, moto ou caminhão'],
          en: ['Kind', 'Kind: car (carro), motorcycle (moto) or lorry (caminhao)'],
          choices: {
            carro: { pt: 'Carro', en: 'Carro' },
            moto: { pt: 'Moto', en: 'Moto' },
            caminhao: { pt: 'Caminhao', en: 'Caminhao' },
          },
        },
        make: {
          pt: ['Marca', 'Marca'],
          en: ['Make', 'Make'],
        },
        model: {
          pt: ['Modelo', 'Modelo, que a marca fazia nesse ano'],
          en: ['Model', 'Model, which the make built in that year'],
        },
        manufactureYear: {
          pt: ['Ano de fabricação', 'Ano de fabricação'],
          en: ['Manufacture year', 'Year of manufacture'],
        },
        modelYear: {
          pt: ['Ano do modelo', 'Ano do modelo: o de fabricação ou o seguinte'],
          en: ['Model year', 'Model year: that of manufacture or the next'],
        },
        color: {
          pt: ['Cor', 'Cor'],
          en: ['Colour', 'Colour, in Portuguese'],
        },
        fuel: {
          pt: ['Combustível que o modelo usa', 'Combustível que o modelo usa'],
          en: ['Fuel', 'Fuel that the model takes'],
          choices: {
            flex: { pt: 'Flex', en: 'Flex' },
            gasolina: { pt: 'Gasolina', en: 'Gasolina' },
            etanol: { pt: 'Etanol', en: 'Etanol' },
            diesel: { pt: 'Diesel', en: 'Diesel' },
            hibrido: { pt: 'Hibrido', en: 'Hibrido' },
            eletrico: { pt: 'Eletrico', en: 'Eletrico' },
          },
        },
        plate: {
          pt: ['Placa', 'Placa'],
          en: ['Plate', 'Plate'],
        },
        plateFormat: {
          pt: ['Tipo da placa', 'Tipo da placa: Mercosul ou antiga'],
          en: ['Kind of plate', 'Kind of plate: Mercosul or old (antiga)'],
          choices: {
            mercosul: { pt: 'Mercosul', en: 'Mercosul' },
            antiga: { pt: 'Antiga', en: 'Antiga' },
          },
        },
        renavam: {
          pt: ['Renavam', 'Renavam, de 11 dígitos'],
          en: ['Renavam', 'Renavam, of 11 digits'],
        },
        chassi: {
          pt: ['Número do chassi', 'Número do chassi (VIN), com o fabricante e o ano do modelo'],
          en: ['Chassis number', 'Chassis number (VIN), with the manufacturer and the model year'],
        },
        state: {
          pt: ['Sigla do estado', 'Sigla do estado'],
          en: ['Code of the state', 'Code of the state'],
        },
        city: {
          pt: ['Município', 'Município'],
          en: ['Municipality', 'Municipality'],
        },
      },
    },
  },
} satisfies TextsOf<typeof veiculo>;
