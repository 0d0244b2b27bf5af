import { documentValue, formatted } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import type { suframa } from './suframa.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const suframaTexts = {
  englishName: 'Suframa registration generator',
  summary: { pt: 'Gera e valida inscrições na Suframa', en: 'Generates and validates registrations at Suframa, the free zone of Manaus' },
  search: { pt: 'zona franca, Manaus', en: 'free trade zone, Manaus' },
  about: {
    pt: 'Inscrição na Superintendência da Zona Franca de Manaus. Os números são fictícios e podem coincidir com o de uma empresa real.',
    en: 'Registration at the Superintendência da Zona Franca de Manaus. The numbers are fictitious and may match those of real companies.',
  },
  input: { value: documentValue('Inscrição Suframa', 'Suframa registration'), count, formatted },
  output: {
    inscricoes: { pt: ['Inscrições Suframa', 'Números gerados, sem repetição'], en: ['Suframa registrations', 'Numbers generated, without repeats'] },
    sector: { pt: ['Código do setor', 'Setor de atividade, de 2 dígitos'], en: ['Sector code', 'Sector of activity, of 2 digits'] },
    sequence: { pt: ['Número sequencial', 'Sequência, de 4 dígitos'], en: ['Sequential number', 'Sequence, of 4 digits'] },
    place: { pt: ['Código da localidade', 'Unidade da Suframa, de 2 dígitos'], en: ['Place code', 'Unit of Suframa, of 2 digits'] },
  },
} satisfies TextsOf<typeof suframa>;
