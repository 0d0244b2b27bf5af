import type { regraDe3 } from './regra-de-3.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const regraDe3Texts = {
  englishName: 'Rule of three',
  summary: {
    pt: 'Quarto termo de uma proporção direta ou inversa, exato e passo a passo',
    en: 'Fourth term of a direct or inverse proportion, exact and step by step',
  },

  input: {
    a: {
      pt: [
        'A',
        'Termo a, que está para b como c para d. Três dos quatro são obrigatórios, e o que falta é achado',
      ],
      en: [
        'Term a',
        'Term a, which is to b as c is to d. Three of the four are required, and the missing one is found',
      ],
    },
    b: {
      pt: ['Termo b', 'Termo b, o par de a'],
      en: ['Term b', 'Term b, the pair of a'],
    },
    c: {
      pt: ['Termo c', 'Termo c, o par de d'],
      en: ['Term c', 'Term c, the pair of d'],
    },
    d: {
      pt: ['Termo d', 'Termo d, o par de c'],
      en: ['Term d', 'Term d, the pair of c'],
    },
    type: {
      pt: [
        'As grandezas crescem juntas',
        'Se as grandezas crescem juntas (direta) ou uma cresce quando a outra diminui (inversa)',
      ],
      en: [
        'The quantities grow together',
        'Whether the quantities grow together (direta) or one grows as the other falls (inversa)',
      ],
      choices: {
        direta: { pt: 'Direta', en: 'Direta' },
        inversa: { pt: 'Inversa', en: 'Inversa' },
      },
    },
  },
  output: {
    type: {
      pt: ['Tipo da proporção', 'Tipo da proporção'],
      en: ['Kind of the proportion', 'Kind of the proportion'],
      choices: {
        direta: { pt: 'Direta', en: 'Direta' },
        inversa: { pt: 'Inversa', en: 'Inversa' },
      },
    },
    missing: {
      pt: ['O termo que faltava', 'O termo que faltava'],
      en: ['The term that was missing', 'The term that was missing'],
      choices: {
        a: { pt: 'A', en: 'A' },
        b: { pt: 'B', en: 'B' },
        c: { pt: 'C', en: 'C' },
        d: { pt: 'D', en: 'D' },
      },
    },
    result: {
      pt: ['Valor do termo que faltava', 'Valor do termo que faltava'],
      en: ['Value of the term that was missing', 'Value of the term that was missing'],
    },
    exact: {
      pt: ['O mesmo valor exato', 'O mesmo valor exato, como fração'],
      en: ['The same value exact', 'The same value exact, as a fraction'],
    },
    values: {
      pt: ['Os quatro termos', 'Os quatro termos'],
      en: ['The four terms', 'The four terms'],
      fields: {
        a: {
          pt: ['A', 'Termo a'],
          en: ['Term a', 'Term a'],
        },
        b: {
          pt: ['Termo b', 'Termo b'],
          en: ['Term b', 'Term b'],
        },
        c: {
          pt: ['Termo c', 'Termo c'],
          en: ['Term c', 'Term c'],
        },
        d: {
          pt: ['Termo d', 'Termo d'],
          en: ['Term d', 'Term d'],
        },
      },
    },
    proportion: {
      pt: ['A proporção escrita com letras', 'A proporção escrita com letras'],
      en: ['The proportion written with letters', 'The proportion written with letters'],
    },
    steps: {
      pt: ['A resolução passo a passo', 'A resolução passo a passo'],
      en: ['The solution step by step', 'The solution step by step (in Portuguese)'],
    },
  },
} satisfies TextsOf<typeof regraDe3>;
