import { listed } from '../../kit/counted.texts.ts';
import { state } from './_fields.texts.ts';
import type { veiculo } from './veiculo.ts';
import type { FieldsTexts, FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const typeNames = { carro: { pt: 'Carro', en: 'Car' }, moto: { pt: 'Moto', en: 'Motorcycle' }, caminhao: { pt: 'Caminhão', en: 'Truck' } } satisfies FieldTexts['choices'];

const one = {
  type: { pt: ['Tipo de veículo', 'Carro, moto ou caminhão'], en: ['Vehicle type', 'Car, motorcycle or truck'], choices: typeNames },
  make: { pt: ['Marca', 'Marca'], en: ['Make', 'Make'] },
  model: { pt: ['Modelo', 'Um que a marca fazia nesse ano'], en: ['Model', 'One that the make built in that year'] },
  manufactureYear: { pt: ['Ano de fabricação', 'Ano em que o veículo foi montado'], en: ['Year of manufacture', 'Year in which the vehicle was built'] },
  modelYear: { pt: ['Ano do modelo', 'O de fabricação ou o seguinte'], en: ['Model year', 'That of manufacture or the next'] },
  color: { pt: ['Cor', 'Cor'], en: ['Color', 'Color, in Portuguese'] },
  fuel: {
    pt: ['Combustível', 'Combustível que o modelo usa'],
    en: ['Fuel', 'Fuel that the model uses'],
    choices: {
      flex: { pt: 'Flex', en: 'Flex' },
      gasolina: { pt: 'Gasolina', en: 'Gasoline' },
      etanol: { pt: 'Etanol', en: 'Ethanol' },
      diesel: { pt: 'Diesel', en: 'Diesel' },
      hibrido: { pt: 'Híbrido', en: 'Hybrid' },
      eletrico: { pt: 'Elétrico', en: 'Electric' },
    },
  },
  plate: { pt: ['Placa', 'Placa'], en: ['License plate', 'License plate'] },
  plateFormat: {
    pt: ['Tipo de placa', 'Mercosul ou antiga'],
    en: ['Plate type', 'Mercosur or old style'],
    choices: { mercosul: { pt: 'Mercosul', en: 'Mercosur' }, antiga: { pt: 'Antiga', en: 'Old style' } },
  },
  renavam: { pt: ['Renavam', 'Registro do veículo, de 11 dígitos'], en: ['RENAVAM', 'Vehicle registry number, of 11 digits'] },
  chassi: { pt: ['Chassi', 'Número do chassi (VIN), com o fabricante e o ano do modelo'], en: ['Chassis number (VIN)', 'Chassis number, with the manufacturer and the model year'] },
  state: { pt: ['Estado', 'Sigla do estado'], en: ['State', 'Code of the state'] },
  city: { pt: ['Cidade', 'Município'], en: ['City', 'Municipality'] },
} satisfies FieldsTexts;

export const veiculoTexts = {
  englishName: 'Vehicle generator',
  summary: { pt: 'Gera um veículo fictício completo, com dados que combinam entre si', en: 'Generates a complete fictitious vehicle, whose data agree with each other' },
  search: { pt: 'carro, moto, carro fictício, renavam e placa', en: 'car, vehicle, fake car, motorcycle' },
  about: {
    pt: 'O veículo é fictício, para testes. Placa, Renavam e chassi são bem formados, e podem coincidir com os de um veículo real.',
    en: 'The vehicle is fictitious, for tests. Plate, Renavam and chassis number are well formed, and may match those of a real vehicle.',
  },
  input: { type: { pt: ['Tipo de veículo', 'Sem ele, sorteado'], en: ['Vehicle type', 'Random if left out'], choices: typeNames }, state },
  output: {
    veiculo: { pt: ['Veículo', 'Veículo gerado'], en: ['Vehicle', 'Vehicle generated'], fields: one },
    veiculos: listed('Veículos', 'Vehicles', one, ['make', 'model', 'modelYear', 'color', 'plate', 'renavam']),
  },
} satisfies TextsOf<typeof veiculo>;
