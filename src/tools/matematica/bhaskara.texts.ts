import type { bhaskara } from './bhaskara.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const bhaskaraTexts = {
  englishName: 'Quadratic equation (Bhaskara)',
  summary: { pt: 'Raízes reais ou complexas de ax² + bx + c = 0, exatas e passo a passo', en: 'Real or complex roots of ax² + bx + c = 0, exact and step by step' },
  search: { pt: 'segundo grau, equação quadrática, delta, raízes, x ao quadrado', en: 'quadratic equation, second degree, roots, discriminant' },

  input: {
    a: { pt: ['Coeficiente a', 'O número de x². Com 0, a equação é do 1º grau'], en: ['Coefficient a', 'The number of x². With 0, the equation is linear'] },
    b: { pt: ['Coeficiente b', 'O número de x. Não pode ser 0 junto com o coeficiente a'], en: ['Coefficient b', 'The number of x. Must not be 0 together with coefficient a'] },
    c: { pt: ['Termo independente (c)', 'O número sem x'], en: ['Constant term (c)', 'The number without x'] },
  },
  output: {
    equation: { pt: ['Equação', 'A equação como se escreve'], en: ['Equation', 'The equation as it is written'] },
    a: { pt: ['Coeficiente a', 'O número de x²'], en: ['Coefficient a', 'The number of x²'] },
    b: { pt: ['Coeficiente b', 'O número de x'], en: ['Coefficient b', 'The number of x'] },
    c: { pt: ['Termo independente (c)', 'O número sem x'], en: ['Constant term (c)', 'The number without x'] },
    degree: { pt: ['Grau', 'Grau da equação; 1 quando o coeficiente a é 0'], en: ['Degree', 'Degree of the equation; 1 when coefficient a is 0'] },
    discriminant: { pt: ['Discriminante (Δ)', 'Δ = b² − 4ac; null no 1º grau'], en: ['Discriminant (Δ)', 'Δ = b² − 4ac; null for a linear equation'] },
    kind: {
      pt: ['Tipo de raízes', 'O sinal do discriminante decide'],
      en: ['Kind of roots', 'The sign of the discriminant decides'],
      choices: {
        'reais-distintas': { pt: 'Duas reais', en: 'Two real' },
        'real-dupla': { pt: 'Uma real dupla', en: 'One double real' },
        complexas: { pt: 'Duas complexas', en: 'Two complex' },
        'primeiro-grau': { pt: 'Uma, do 1º grau', en: 'One, linear equation' },
      },
    },
    roots: {
      pt: ['Raízes', 'Em ordem crescente; das complexas, primeiro a de parte imaginária negativa'],
      en: ['Roots', 'In ascending order; of complex ones, the one with a negative imaginary part first'],
      fields: {
        re: { pt: ['Parte real', 'Parte real'], en: ['Real part', 'Real part'] },
        im: { pt: ['Parte imaginária', 'É 0 numa raiz real'], en: ['Imaginary part', '0 for a real root'] },
        exact: {
          pt: ['Valor exato', 'Como fração ou radical; null quando o radical é grande demais para simplificar'],
          en: ['Exact value', 'As a fraction or radical; null when the radical is too large to simplify'],
        },
      },
    },
    vertex: {
      pt: ['Vértice da parábola', 'O ponto em que ela muda de direção; null no 1º grau'],
      en: ['Vertex of the parabola', 'The point where it turns; null for a linear equation'],
      fields: {
        x: { pt: ['Abscissa (x)', 'Abscissa do vértice'], en: ['X coordinate', 'X coordinate of the vertex'] },
        y: { pt: ['Ordenada (y)', 'Ordenada do vértice'], en: ['Y coordinate', 'Y coordinate of the vertex'] },
      },
    },
    concavity: {
      pt: ['Concavidade', 'Para onde a parábola se abre; ausente no 1º grau'],
      en: ['Concavity', 'Which way the parabola opens; absent for a linear equation'],
      choices: { cima: { pt: 'Para cima', en: 'Upward' }, baixo: { pt: 'Para baixo', en: 'Downward' } },
    },
    sum: { pt: ['Soma das raízes', 'Igual a −b/a; ausente no 1º grau'], en: ['Sum of the roots', 'Equal to −b/a; absent for a linear equation'] },
    product: { pt: ['Produto das raízes', 'Igual a c/a; ausente no 1º grau'], en: ['Product of the roots', 'Equal to c/a; absent for a linear equation'] },
    steps: { pt: ['Passo a passo', 'A resolução, linha a linha'], en: ['Step by step', 'The solution, line by line'] },
  },
} satisfies TextsOf<typeof bhaskara>;
