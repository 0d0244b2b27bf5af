import type { FieldTexts } from '../tool-texts.ts';

export const explicar = {
  pt: ['Com explicação', 'Acrescenta, em explicacao, cada passo do cálculo com a sua fórmula'],
  en: ['With explanation', 'Adds each step of the calculation with its formula, in explicacao'],
  internal: true,
} satisfies FieldTexts;

export const explicacao = {
  pt: ['Explicação', 'Os passos do cálculo, em ordem. Só com explicar'],
  en: ['Explanation', 'The steps of the calculation, in order. Only with explicar'],
  fields: {
    passo: { pt: ['Passo', 'Identificador do passo, único na resposta'], en: ['Step', 'Identifier of the step, unique in the answer'] },
    descricao: { pt: ['Descrição', 'O que o passo calcula'], en: ['Description', 'What the step computes'] },
    formula: {
      pt: ['Fórmula', 'Fórmula sobre os nomes de valores: + - * /, menor(a, b), maior(a, b), se(condição, a, b), potencia(a, b) e comparações'],
      en: [
        'Formula',
        'Formula over the names in valores: + - * /, menor(a, b) for the lesser, maior(a, b) for the greater, se(condition, a, b) for one or the other, potencia(a, b) for a power, and comparisons',
      ],
    },
    valores: {
      pt: ['Valores da fórmula', 'Os valores da fórmula, por nome: um número, ou um passo anterior, que entra com o seu valor exato'],
      en: ['Values in the formula', 'The values in the formula, by name: a number, or an earlier step, which enters with its exact value'],
      fields: { passo: { pt: ['Passo anterior', 'O passo que dá o valor'], en: ['Earlier step', 'The step that gives the value'] } },
    },
    resultado: {
      pt: ['Resultado', 'Resultado do passo, já arredondado; sem arredondamento, os seus 15 primeiros algarismos'],
      en: ['Result', 'Result of the step, after rounding; without rounding, its first 15 digits'],
    },
    arredondamento: {
      pt: ['Arredondamento', 'Como o resultado se arredonda: nenhum, centavo, centavo-acima, centavo-abaixo ou um número de casas, como 4 casas'],
      en: [
        'Rounding',
        'How the result is rounded: nenhum (not at all), centavo (to the cent, half away from zero), centavo-acima (up), centavo-abaixo (down), or a number of decimals, such as 4 casas',
      ],
    },
    fonte: { pt: ['Fonte', 'Lei ou tabela que dá os valores do passo; null onde não há lei'], en: ['Source', 'Law or table that gives the values of the step; null where there is no law'] },
    campo: {
      pt: ['Campo da resposta', 'Caminho do número da resposta que o passo dá, como descontos[0].valor; null em um passo intermediário'],
      en: ['Field of the answer', 'Path of the number in the answer that the step gives, such as descontos[0].valor; null for an intermediate step'],
    },
    raiz: {
      pt: ['Valor achado por tentativa', 'Presente no passo que confere um valor achado por tentativa, como uma taxa interna de retorno: com ele a equação deixa 0'],
      en: ['Value found by trial', 'Present in the step that checks a value found by trial, such as an internal rate of return: with it the equation gives 0'],
    },
  },
} satisfies FieldTexts;
