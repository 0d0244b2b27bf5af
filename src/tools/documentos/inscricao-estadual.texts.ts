import { listed } from '../../kit/counted.texts.ts';
import { documentValue, formatted } from '../../kit/document.texts.ts';
import type { inscricaoEstadual } from './inscricao-estadual.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const one = {
  inscricaoEstadual: { pt: ['Inscrição estadual', 'Inscrição gerada'], en: ['State registration', 'Registration generated'] },
  state: { pt: ['Estado', 'Sigla da unidade da federação'], en: ['State', 'Code of the state'] },
} satisfies FieldsTexts;

export const inscricaoEstadualTexts = {
  englishName: 'State registration generator',
  summary: { pt: 'Gera e valida inscrições estaduais dos 26 estados e do Distrito Federal', en: 'Generates and validates state taxpayer registrations of the 26 states and the Federal District' },
  search: { pt: 'IE, sintegra, contribuinte do ICMS', en: 'state registration, state tax id' },
  about: {
    pt: 'Roteiros de crítica do Sintegra e normas das secretarias de fazenda. Os números são fictícios e podem coincidir com o de uma empresa real; a validação não consulta o cadastro do estado.',
    en: 'Rules of Sintegra and of the state tax offices. The numbers are fictitious and may match those of real companies; validation does not look them up in the registry of the state.',
  },
  input: {
    value: documentValue('Inscrição estadual', 'State registration'),
    state: { pt: ['Estado', 'Unidade da federação, em duas letras. Sem ela, sorteada'], en: ['State', 'Brazilian state, in two letters. Random if left out'] },
    formatted,
    rural: {
      pt: ['Produtor rural', 'Inscrição de produtor rural, que só em São Paulo tem forma própria'],
      en: ['Rural producer', 'Registration of a rural producer, which has its own format in São Paulo only'],
    },
  },
  output: [
    one,
    { inscricoesEstaduais: listed('Inscrições estaduais', 'State registrations', one) },
    {
      exempt: { pt: ['Isento', 'Presente quando o valor é ISENTO'], en: ['Exempt', 'Present when the value is ISENTO (exempt)'] },
      states: {
        pt: ['Estados possíveis', 'Siglas de todos os estados em que o número é válido. Só sem state'],
        en: ['Possible states', 'Codes of all states where the number is valid. Only without state'],
      },
      state: { pt: ['Estado', 'Sigla do estado enviado, ou do único em que o número é válido'], en: ['State', 'Code of the state sent, or of the only one where the number is valid'] },
      legacy: {
        pt: ['Numeração antiga', 'O número é de uma numeração antiga, ainda aceita. Só quando o estado é um só'],
        en: ['Old numbering', 'The number is of an old numbering, still accepted. Only with a single state'],
      },
      rural: { pt: ['Produtor rural', 'Inscrição de produtor rural. Só em São Paulo'], en: ['Rural producer', 'Registration of a rural producer. Only in São Paulo'] },
    },
  ],
} satisfies TextsOf<typeof inscricaoEstadual>;
