import * as v from 'valibot';
import { describe } from './describe.ts';
import { flag } from './flag.ts';

/** The field of a tool that explains itself. */
export const explicar = describe(flag(false), {
  pt: 'Se a resposta traz, em explicacao, cada passo do cálculo com a sua fórmula',
  en: 'Whether the answer has in explicacao each step of the calculation with its formula',
});

/** The steps of an explanation. */
export const explicacao = describe(
  v.optional(
    v.array(
      v.object({
        passo: describe(v.string(), {
          pt: 'Identificação do passo, única na resposta',
          en: 'Id of the step, unique in the answer',
        }),
        descricao: describe(v.string(), { pt: 'O que o passo calcula', en: 'What the step computes' }),
        formula: describe(v.string(), {
          pt: 'Fórmula sobre os nomes de valores: + - * /, menor(a, b), maior(a, b), se(condição, a, b), potencia(a, b) e comparações',
          en: 'Formula over the names in valores: + - * /, menor(a, b) the least, maior(a, b) the greatest, se(condition, a, b), potencia(a, b) the power, and comparisons',
        }),
        valores: describe(
          v.record(
            v.string(),
            v.union([
              v.number(),
              v.object({
                passo: describe(v.string(), { pt: 'O passo anterior', en: 'The earlier step' }),
              }),
            ]),
          ),
          {
            pt: 'Os valores da fórmula, por nome: um número, ou um passo anterior, cujo valor exato continua',
            en: 'The values of the formula, by name: a number, or an earlier step, whose exact value goes on',
          },
        ),
        resultado: describe(
          v.number(),
          {
            pt: 'Resultado, já arredondado; sem arredondamento, os seus 15 primeiros algarismos',
            en: 'Result, after its rounding; without one, its first 15 digits',
          },
          null,
        ),
        arredondamento: describe(v.string(), {
          pt: 'Como o resultado se arredonda: nenhum, centavo, centavo-acima, centavo-abaixo ou um número de casas, como 4 casas',
          en: 'How the result is rounded: nenhum (not at all), centavo (to the cent, half away from zero), centavo-acima (up), centavo-abaixo (down), or a number of decimals, such as 4 casas',
        }),
        fonte: describe(v.nullable(v.string()), {
          pt: 'Lei ou tabela dos valores do passo; null onde não há lei',
          en: 'Law or table behind the values of the step; null where no law speaks',
        }),
        campo: describe(v.nullable(v.string()), {
          pt: 'O caminho do número da resposta que o passo dá, como descontos[0].valor; null em um passo do caminho',
          en: 'The path of the number of the answer that the step gives, such as descontos[0].valor; null of a step on the way',
        }),
        raiz: describe(v.optional(v.literal(true)), {
          pt: 'Presente no passo que confere um valor achado por tentativa, como uma taxa interna de retorno: com ele a equação deixa 0',
          en: 'Present in the step that checks a value found by trial, such as an internal rate of return: with it the equation leaves 0',
        }),
      }),
    ),
  ),
  {
    pt: 'Os passos do cálculo, em ordem; só com explicar',
    en: 'The steps of the calculation, in order; only with explicar',
  },
);
