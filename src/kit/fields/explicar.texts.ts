import type { FieldTexts } from '../tool-texts.ts';

export const explicar = {
  pt: [
    'Com os passos do cálculo',
    'Se a resposta traz, em explicacao, cada passo do cálculo com a sua fórmula',
  ],
  en: [
    'With the steps',
    'Whether the answer has in explicacao each step of the calculation with its formula',
  ],
} satisfies FieldTexts;

export const explicacao = {
  pt: ['Passos do cálculo', 'Os passos do cálculo, em ordem; só com explicar'],
  en: ['Steps of the calculation', 'The steps of the calculation, in order; only with explicar'],
  fields: {
    passo: {
      pt: ['Passo', 'Identificação do passo, única na resposta'],
      en: ['Step', 'Id of the step, unique in the answer'],
    },
    descricao: {
      pt: ['Descrição', 'O que o passo calcula'],
      en: ['Description', 'What the step computes'],
    },
    formula: {
      pt: [
        'Fórmula',
        'Fórmula sobre os nomes de valores: + - * /, menor(a, b), maior(a, b), se(condição, a, b), potencia(a, b) e comparações',
      ],
      en: [
        'Formula',
        'Formula over the names in valores: + - * /, menor(a, b) the least, maior(a, b) the greatest, se(condition, a, b), potencia(a, b) the power, and comparisons',
      ],
    },
    valores: {
      pt: [
        'Valores da fórmula',
        'Os valores da fórmula, por nome: um número, ou um passo anterior, cujo valor exato continua',
      ],
      en: [
        'Values of the formula',
        'The values of the formula, by name: a number, or an earlier step, whose exact value goes on',
      ],
      fields: {
        passo: {
          pt: ['Passo anterior', 'O passo anterior'],
          en: ['Earlier step', 'The earlier step'],
        },
      },
    },
    resultado: {
      pt: [
        'Resultado do passo',
        'Resultado, já arredondado; sem arredondamento, os seus 15 primeiros algarismos',
      ],
      en: ['Result of the step', 'Result, after its rounding; without one, its first 15 digits'],
    },
    arredondamento: {
      pt: [
        'Arredondamento',
        'Como o resultado se arredonda: nenhum, centavo, centavo-acima, centavo-abaixo ou um número de casas, como 4 casas',
      ],
      en: [
        'Rounding',
        'How the result is rounded: nenhum (not at all), centavo (to the cent, half away from zero), centavo-acima (up), centavo-abaixo (down), or a number of decimals, such as 4 casas',
      ],
    },
    fonte: {
      pt: ['Fonte', 'Lei ou tabela dos valores do passo; null onde não há lei'],
      en: ['Source', 'Law or table behind the values of the step; null where no law speaks'],
    },
    campo: {
      pt: [
        'Campo da resposta',
        'O caminho do número da resposta que o passo dá, como descontos[0].valor; null em um passo do caminho',
      ],
      en: [
        'Field of the answer',
        'The path of the number of the answer that the step gives, such as descontos[0].valor; null of a step on the way',
      ],
    },
    raiz: {
      pt: [
        'Valor achado por tentativa',
        'Presente no passo que confere um valor achado por tentativa, como uma taxa interna de retorno: com ele a equação deixa 0',
      ],
      en: [
        'Value found by trial',
        'Present in the step that checks a value found by trial, such as an internal rate of return: with it the equation leaves 0',
      ],
    },
  },
} satisfies FieldTexts;
