// Sources: the handbook of vehicle identification VINTECH, and public VIN decoders.

export interface Manufacturer {
  readonly wmi: string;
  readonly name: string;
}

/** The makers in Brazil, and some elsewhere, sorted by world manufacturer identifier (ISO 3780). */
export const manufacturers: readonly Manufacturer[] = [
  { wmi: '1FT', name: 'Ford' },
  { wmi: '1G1', name: 'Chevrolet' },
  { wmi: '1HG', name: 'Honda' },
  { wmi: '3VW', name: 'Volkswagen' },
  { wmi: '8AP', name: 'Fiat' },
  { wmi: '935', name: 'Citroën' },
  { wmi: '936', name: 'Peugeot' },
  { wmi: '93H', name: 'Honda' },
  { wmi: '93U', name: 'Audi' },
  { wmi: '93X', name: 'Mitsubishi' },
  { wmi: '93Y', name: 'Renault' },
  { wmi: '93Z', name: 'Iveco' },
  { wmi: '94D', name: 'Nissan' },
  { wmi: '953', name: 'VW Caminhões' },
  { wmi: '95P', name: 'CAOA' },
  { wmi: '988', name: 'Jeep/Fiat' },
  { wmi: '98M', name: 'BMW' },
  { wmi: '9BD', name: 'Fiat' },
  { wmi: '9BF', name: 'Ford' },
  { wmi: '9BG', name: 'General Motors' },
  { wmi: '9BH', name: 'Hyundai' },
  { wmi: '9BM', name: 'Mercedes-Benz' },
  { wmi: '9BR', name: 'Toyota' },
  { wmi: '9BS', name: 'Scania' },
  { wmi: '9BV', name: 'Volvo' },
  { wmi: '9BW', name: 'Volkswagen' },
  { wmi: '9C2', name: 'Honda Motos' },
  { wmi: '9C6', name: 'Yamaha' },
  { wmi: 'JN1', name: 'Nissan' },
  { wmi: 'JTD', name: 'Toyota' },
  { wmi: 'KMH', name: 'Hyundai' },
  { wmi: 'VF1', name: 'Renault' },
  { wmi: 'WBA', name: 'BMW' },
  { wmi: 'WDB', name: 'Mercedes-Benz' },
  { wmi: 'WVW', name: 'Volkswagen' },
  { wmi: 'ZFA', name: 'Fiat' },
];
