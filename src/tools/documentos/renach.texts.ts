import { documentValue } from '../../kit/document.texts.ts';
import { count } from '../../kit/fields/numbers.texts.ts';
import type { renach } from './renach.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const renachTexts = {
  englishName: 'Drivers registry number (RENACH) generator',
  summary: { pt: 'Gera números de RENACH e confere a sua forma', en: 'Generates RENACH numbers, of the Brazilian registry of drivers, and checks their format' },
  search: { pt: 'habilitação, detran, primeira habilitação', en: 'driver registry, licence application' },
  about: {
    pt: 'O número não tem dígito verificador conhecido: a validação confere a forma e o estado. Os números são fictícios e podem coincidir com o de um condutor real.',
    en: 'No check digit of the number is known: validation checks its format and state. The numbers are fictitious and may match those of real drivers.',
  },
  input: {
    value: documentValue('RENACH', 'RENACH'),
    count,
    state: { pt: ['Estado', 'Sigla da unidade da federação. Sem ela, sorteada'], en: ['State', 'Code of the Brazilian state. Random if left out'] },
  },
  output: [
    { renachs: { pt: ['Números de RENACH', 'Números gerados, sem repetição'], en: ['RENACH numbers', 'Numbers generated, without repeats'] } },
    {
      state: { pt: ['Estado', 'Sigla do estado que registrou'], en: ['State', 'Code of the state that registered'] },
      verifiable: { pt: ['Tem dígito verificador', 'Sempre false: o número não tem dígito que o confirme'], en: ['Has a check digit', 'Always false: the number has no digit that confirms it'] },
    },
  ],
} satisfies TextsOf<typeof renach>;
