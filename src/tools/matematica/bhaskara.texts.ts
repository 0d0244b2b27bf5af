import type { bhaskara } from './bhaskara.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const bhaskaraTexts = {
  englishName: 'Quadratic equation (Bhaskara)',
  summary: {
    pt: 'Raízes reais ou complexas de ax² + bx + c = 0, exatas e passo a passo',
    en: 'Real or complex roots of ax² + bx + c = 0, exact and step by step',
  },

  input: {
    a: {
      pt: ['A', 'Coeficiente de x². Com 0, a equação é do 1º grau'],
      en: ['Coefficient of x²', 'Coefficient of x². With 0, the equation is of degree 1'],
    },
    b: {
      pt: ['B', 'Coeficiente de x. Não pode ser 0 junto com a'],
      en: ['B', 'Coefficient of x. Must not be 0 together with a'],
    },
    c: {
      pt: ['Termo independente', 'Termo independente'],
      en: ['Constant term', 'Constant term'],
    },
  },
  output: {
    equation: {
      pt: ['A equação como se escreve', 'A equação como se escreve'],
      en: ['The equation as it is written', 'The equation as it is written'],
    },
    a: {
      pt: ['A', 'Coeficiente de x²'],
      en: ['Coefficient of x²', 'Coefficient of x²'],
    },
    b: {
      pt: ['B', 'Coeficiente de x'],
      en: ['B', 'Coefficient of x'],
    },
    c: {
      pt: ['Termo independente', 'Termo independente'],
      en: ['Constant term', 'Constant term'],
    },
    degree: {
      pt: ['Grau da equação', 'Grau da equação; 1 quando a é 0'],
      en: ['Degree', 'Degree of the equation; 1 when a is 0'],
    },
    discriminant: {
      pt: ['Discriminante', 'Discriminante (Δ = b² − 4ac); null no 1º grau'],
      en: ['Discriminant', 'Discriminant (Δ = b² − 4ac); null for degree 1'],
    },
    kind: {
      pt: ['Que raízes há', 'Que raízes há: duas reais, uma real dupla, duas complexas ou a do 1º grau'],
      en: [
        'Which roots there are',
        'Which roots there are: two real (reais-distintas), one double (real-dupla), two complex (complexas) or that of degree 1 (primeiro-grau)',
      ],
      choices: {
        'reais-distintas': { pt: 'Reais distintas', en: 'Reais distintas' },
        'real-dupla': { pt: 'Real dupla', en: 'Real dupla' },
        complexas: { pt: 'Complexas', en: 'Complexas' },
        'primeiro-grau': { pt: 'Primeiro grau', en: 'Primeiro grau' },
      },
    },
    roots: {
      pt: [
        'As raízes em ordem crescente',
        'As raízes em ordem crescente; das complexas, primeiro a de parte imaginária negativa',
      ],
      en: [
        'The roots in ascending order',
        'The roots in ascending order; of complex ones, that of negative imaginary part first',
      ],
      fields: {
        re: {
          pt: ['Parte real', 'Parte real'],
          en: ['Real part', 'Real part'],
        },
        im: {
          pt: ['Parte imaginária', 'Parte imaginária; 0 numa raiz real'],
          en: ['Imaginary part', 'Imaginary part; 0 in a real root'],
        },
        exact: {
          pt: [
            'A raiz exata',
            'A raiz exata, como fração ou radical; null quando o radical é grande demais para simplificar',
          ],
          en: [
            'The exact root',
            'The exact root, as a fraction or radical; null when the radical is too large to simplify',
          ],
        },
      },
    },
    vertex: {
      pt: ['Vértice da parábola', 'Vértice da parábola; null no 1º grau'],
      en: ['Vertex', 'Vertex of the parabola; null for degree 1'],
      fields: {
        x: {
          pt: ['X', 'Abscissa do vértice'],
          en: ['X', 'Abscissa of the vertex'],
        },
        y: {
          pt: ['Ordenada do vértice', 'Ordenada do vértice'],
          en: ['Ordinate of the vertex', 'Ordinate of the vertex'],
        },
      },
    },
    concavity: {
      pt: [
        'A parábola se abre para cima ou para baixo',
        'Se a parábola se abre para cima ou para baixo; ausente no 1º grau',
      ],
      en: [
        'The parabola opens upwards',
        'Whether the parabola opens upwards (cima) or downwards (baixo); absent for degree 1',
      ],
      choices: {
        cima: { pt: 'Cima', en: 'Cima' },
        baixo: { pt: 'Baixo', en: 'Baixo' },
      },
    },
    sum: {
      pt: ['Soma das raízes', 'Soma das raízes (−b/a); ausente no 1º grau'],
      en: ['Sum', 'Sum of the roots (−b/a); absent for degree 1'],
    },
    product: {
      pt: ['Produto das raízes', 'Produto das raízes (c/a); ausente no 1º grau'],
      en: ['Product', 'Product of the roots (c/a); absent for degree 1'],
    },
    steps: {
      pt: ['A resolução passo a passo', 'A resolução passo a passo'],
      en: ['The solution step by step', 'The solution step by step (in Portuguese)'],
    },
  },
} satisfies TextsOf<typeof bhaskara>;
