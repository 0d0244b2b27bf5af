import type { regraDe3 } from './regra-de-3.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const types = { direta: { pt: 'Direta', en: 'Direct' }, inversa: { pt: 'Inversa', en: 'Inverse' } } satisfies FieldTexts['choices'];

export const regraDe3Texts = {
  englishName: 'Rule of three',
  summary: { pt: 'Quarto termo de uma proporção direta ou inversa, exato e passo a passo', en: 'Fourth term of a direct or inverse proportion, exact and step by step' },
  search: { pt: 'regra de três, proporção, grandezas', en: 'rule of three, proportion, cross multiplication' },

  input: {
    a: {
      pt: ['Termo a', 'Está para b como c para d. Três dos quatro são obrigatórios, e o que falta é achado'],
      en: ['Term a', 'It is to b as c is to d. Three of the four are required, and the missing one is found'],
    },
    b: { pt: ['Termo b', 'O par de a'], en: ['Term b', 'The pair of a'] },
    c: { pt: ['Termo c', 'O par de d'], en: ['Term c', 'The pair of d'] },
    d: { pt: ['Termo d', 'O par de c'], en: ['Term d', 'The pair of c'] },
    type: {
      pt: ['Tipo de proporção', 'Direta quando as grandezas crescem juntas; inversa quando uma cresce e a outra diminui'],
      en: ['Kind of proportion', 'Direct when the quantities grow together; inverse when one grows as the other falls'],
      choices: types,
    },
  },
  output: {
    type: { pt: ['Tipo de proporção', 'Tipo de proporção'], en: ['Kind of proportion', 'Kind of proportion'], choices: types },
    missing: {
      pt: ['Termo que faltava', 'Termo que faltava'],
      en: ['Missing term', 'Missing term'],
      choices: { a: { pt: 'Termo a', en: 'Term a' }, b: { pt: 'Termo b', en: 'Term b' }, c: { pt: 'Termo c', en: 'Term c' }, d: { pt: 'Termo d', en: 'Term d' } },
    },
    result: { pt: ['Resultado', 'Valor do termo que faltava'], en: ['Result', 'Value of the missing term'] },
    exact: { pt: ['Resultado exato', 'O mesmo valor, como fração'], en: ['Exact result', 'The same value, as a fraction'] },
    values: {
      pt: ['Os quatro termos', 'Os três enviados e o que foi achado'],
      en: ['The four terms', 'The three sent and the one found'],
      fields: {
        a: { pt: ['Termo a', 'Termo a'], en: ['Term a', 'Term a'] },
        b: { pt: ['Termo b', 'Termo b'], en: ['Term b', 'Term b'] },
        c: { pt: ['Termo c', 'Termo c'], en: ['Term c', 'Term c'] },
        d: { pt: ['Termo d', 'Termo d'], en: ['Term d', 'Term d'] },
      },
    },
    proportion: { pt: ['Proporção', 'Escrita com letras'], en: ['Proportion', 'Written with letters'] },
    steps: { pt: ['Passo a passo', 'A resolução, linha a linha'], en: ['Step by step', 'The solution, line by line'] },
  },
} satisfies TextsOf<typeof regraDe3>;
