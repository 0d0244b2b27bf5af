import { count } from '../../kit/fields/numbers.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { cno } from './cno.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const cnoTexts = {
  englishName: 'CNO generator',
  summary: { pt: 'Gera e valida números do Cadastro Nacional de Obras (CNO) e do CEI', en: 'Generates and validates numbers of the CNO, the Brazilian registry of construction works, and of the CEI' },
  search: { pt: 'obra, CEI, construção civil', en: 'construction site, building works registry' },
  about: {
    pt: 'Cadastro Nacional de Obras, da Receita Federal. Os números são fictícios e podem coincidir com o de uma obra real.',
    en: 'Cadastro Nacional de Obras, of the Receita Federal, the Brazilian tax office. The numbers are fictitious and may match those of real construction works.',
  },
  input: { value: documentValue('CNO ou CEI', 'CNO or CEI'), count, formatted },
  output: { cnos: { pt: ['CNOs', 'Números gerados, sem repetição'], en: ['CNOs', 'Numbers generated, without repeats'] } },
} satisfies TextsOf<typeof cno>;
