import type { signos } from './signos.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const signosTexts = {
  englishName: 'Zodiac sign',
  summary: { pt: 'Signo de uma data, com elemento, regente, período e cúspide', en: 'Zodiac sign of a date, with its element, ruler, period and cusp' },
  search: { pt: 'horóscopo, zodíaco, ascendente, áries, escorpião, astrologia', en: 'horoscope, zodiac, star sign, astrology' },

  input: { date: { pt: ['Aniversário', 'Mês e dia do nascimento (MM-DD)'], en: ['Birthday', 'Month and day of birth (MM-DD)'], also: 'data nascimento dataNascimento birthDate birthday' } },
  output: {
    date: { pt: ['Aniversário', 'O dia enviado (MM-DD)'], en: ['Birthday', 'The day sent (MM-DD)'] },
    sign: { pt: ['Código do signo', 'O nome sem acentos, para programas'], en: ['Sign code', 'The Portuguese name without accents, for programs'] },
    name: { pt: ['Signo', 'Nome do signo'], en: ['Zodiac sign', 'Name of the sign'] },
    symbol: { pt: ['Símbolo', 'Símbolo do signo'], en: ['Symbol', 'Symbol of the sign'] },
    element: {
      pt: ['Elemento', 'Um dos quatro elementos'],
      en: ['Element', 'One of the four elements'],
      choices: { fogo: { pt: 'Fogo', en: 'Fire' }, terra: { pt: 'Terra', en: 'Earth' }, ar: { pt: 'Ar', en: 'Air' }, agua: { pt: 'Água', en: 'Water' } },
    },
    modality: {
      pt: ['Qualidade', 'Uma das três qualidades'],
      en: ['Modality', 'One of the three modalities'],
      choices: { cardinal: { pt: 'Cardinal', en: 'Cardinal' }, fixo: { pt: 'Fixo', en: 'Fixed' }, mutavel: { pt: 'Mutável', en: 'Mutable' } },
    },
    rulingPlanet: { pt: ['Regente moderno', 'Astro que rege o signo'], en: ['Modern ruler', 'Ruler of the sign'] },
    traditionalRuler: { pt: ['Regente tradicional', 'O regente pela astrologia antiga'], en: ['Traditional ruler', 'Ruler in ancient astrology'] },
    startDate: { pt: ['Início do signo', 'Primeiro dia (MM-DD)'], en: ['Sign starts', 'First day (MM-DD)'] },
    endDate: { pt: ['Fim do signo', 'Último dia (MM-DD)'], en: ['Sign ends', 'Last day (MM-DD)'] },
    period: { pt: ['Período', 'Início e fim por extenso, com dia e mês'], en: ['Period', 'Start and end as text, with day and month'] },
    oppositeSign: { pt: ['Signo oposto', 'Código do signo oposto'], en: ['Opposite sign', 'Code of the opposite sign'] },
    cusp: {
      pt: ['Na cúspide', 'É o primeiro ou o último dia do signo; o limite muda até um dia conforme o ano'],
      en: ['On the cusp', 'It is the first or last day of the sign, whose limit moves by up to a day with the year'],
    },
  },
} satisfies TextsOf<typeof signos>;
