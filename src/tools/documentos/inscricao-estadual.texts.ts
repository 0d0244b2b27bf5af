import { formatted } from '../../kit/document.texts.ts';
import type { inscricaoEstadual } from './inscricao-estadual.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const inscricaoEstadualTexts = {
  englishName: 'State registration generator',
  summary: {
    pt: 'Gera e valida inscrições estaduais dos 26 estados e do Distrito Federal',
    en: 'Generates and validates state taxpayer registrations of the 26 states and of the Federal District',
  },
  about: {
    pt: 'Roteiros de crítica do Sintegra e normas das secretarias de fazenda. Os números são fictícios e podem coincidir com o de uma empresa real; a validação não consulta o cadastro do estado.',
    en: 'Rules of Sintegra and norms of the state tax offices. The numbers are fictitious and may coincide with that of a real company; validation does not look them up in the registry of the state.',
  },
  input: {
    state: {
      pt: ['Unidade da federação', 'Unidade da federação, em duas letras. Sem ela, sorteada'],
      en: ['State', 'Brazilian state, in two letters. Without it, drawn'],
    },
    formatted,
    rural: {
      pt: ['É a de um produtor rural', 'Se é a de um produtor rural, que só em São Paulo tem forma própria'],
      en: [
        'It is that of a rural producer',
        'Whether it is that of a rural producer, which has a form of its own in São Paulo only',
      ],
    },
  },
  output: [
    {
      inscricaoEstadual: {
        pt: ['Inscrição estadual', 'Inscrição gerada'],
        en: ['Registration generated', 'Registration generated'],
      },
      state: {
        pt: ['Sigla da unidade da federação', 'Sigla da unidade da federação'],
        en: ['State', 'Code of the state'],
      },
    },
    {
      exempt: {
        pt: ['Presente quando o valor é ISENTO', 'Presente quando o valor é ISENTO'],
        en: ['Present when the value is ISENTO', 'Present when the value is ISENTO (exempt)'],
      },
      states: {
        pt: ['States', 'Siglas de todos os estados em que o número é válido. Só sem state'],
        en: ['States', 'Codes of all states where the number is valid. Only without state'],
      },
      state: {
        pt: ['Sigla do estado enviado', 'Sigla do estado enviado, ou do único em que o número é válido'],
        en: ['State', 'Code of the state sent, or of the only one where the number is valid'],
      },
      legacy: {
        pt: [
          'A numeração é uma antiga',
          'Se a numeração é uma antiga, ainda aceita. Só quando o estado é um só',
        ],
        en: [
          'The numbering is an old one',
          'Whether the numbering is an old one, still accepted. Only with a single state',
        ],
      },
      rural: {
        pt: ['É a de um produtor rural', 'Se é a de um produtor rural. Só em São Paulo'],
        en: ['It is that of a rural producer', 'Whether it is that of a rural producer. In São Paulo only'],
      },
    },
  ],
} satisfies TextsOf<typeof inscricaoEstadual>;
