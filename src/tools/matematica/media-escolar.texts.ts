import type { mediaEscolar } from './media-escolar.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const mediaEscolarTexts = {
  englishName: 'School average',
  summary: {
    pt: 'Média ponderada, situação e a nota que falta para passar',
    en: 'Weighted average, standing and the grade that is still needed to pass',
  },
  about: {
    pt: 'A média mínima e a regra da recuperação variam com a escola: aqui, a nota final é a média entre a média do ano e a da prova de recuperação.',
    en: 'The passing average and the rule of the final exam vary with the school: here, the final grade is the mean of the average of the year and the exam.',
  },
  input: {
    grades: {
      pt: ['As notas', 'As notas, também as que ainda não saíram'],
      en: ['The grades', 'The grades, those still to come included'],
      fields: {
        value: {
          pt: ['A nota', 'A nota; null ou ausente quando ainda não saiu'],
          en: ['The grade', 'The grade; null or absent while it is still to come'],
        },
        weight: {
          pt: ['Peso da nota', 'Peso da nota'],
          en: ['Weight', 'Weight of the grade'],
        },
        name: {
          pt: ['Nome da avaliação', 'Nome da avaliação, que não muda o resultado'],
          en: ['Name', 'Name of the assessment, which does not change the result'],
        },
      },
    },
    maxGrade: {
      pt: ['Maior nota possível', 'Maior nota possível'],
      en: ['Highest grade possible', 'Highest grade possible'],
    },
    passingGrade: {
      pt: ['Média para passar', 'Média para passar. Sem ela, 60 % da maior nota'],
      en: ['Passing grade', 'Average needed to pass. Without it, 60 % of the highest grade'],
    },
    examPassingGrade: {
      pt: ['ExamPassingGrade', 'Média final para passar depois da recuperação. Sem ela, 50 % da maior nota'],
      en: [
        'Exam passing grade',
        'Final average needed to pass after the final exam. Without it, 50 % of the highest grade',
      ],
    },
    decimals: {
      pt: ['Casas decimais das médias e notas', 'Casas decimais das médias e notas'],
      en: ['Decimals', 'Decimals of averages and grades'],
    },
  },
  output: {
    average: {
      pt: ['Média das notas que saíram', 'Média das notas que saíram; null quando nenhuma saiu'],
      en: ['Average', 'Average of the grades held; null when there are none'],
    },
    weightedSum: {
      pt: ['Soma das notas vezes os pesos', 'Soma das notas vezes os pesos'],
      en: ['Weighted sum', 'Sum of the grades times their weights'],
    },
    totalWeight: {
      pt: ['Soma de todos os pesos', 'Soma de todos os pesos'],
      en: ['Sum of all weights', 'Sum of all weights'],
    },
    gradedWeight: {
      pt: ['Soma dos pesos das notas que saíram', 'Soma dos pesos das notas que saíram'],
      en: ['Sum of the weights of the grades held', 'Sum of the weights of the grades held'],
    },
    passingGrade: {
      pt: ['Média para passar', 'Média para passar'],
      en: ['Passing grade', 'Average needed to pass'],
    },
    maxGrade: {
      pt: ['Maior nota possível', 'Maior nota possível'],
      en: ['Highest grade possible', 'Highest grade possible'],
    },
    status: {
      pt: ['Situação', 'Situação: aprovado, em recuperação, reprovado ou em andamento'],
      en: [
        'Standing',
        'Standing: passed (aprovado), final exam (recuperacao), failed (reprovado) or under way (em-andamento)',
      ],
      choices: {
        aprovado: { pt: 'Aprovado', en: 'Aprovado' },
        recuperacao: { pt: 'Recuperacao', en: 'Recuperacao' },
        reprovado: { pt: 'Reprovado', en: 'Reprovado' },
        'em-andamento': { pt: 'Em andamento', en: 'Em andamento' },
      },
    },
    pending: {
      pt: ['O que falta', 'O que falta; só quando há notas por sair'],
      en: ['What is left', 'What is left; only with grades still to come'],
      fields: {
        weight: {
          pt: ['Soma dos pesos das notas por sair', 'Soma dos pesos das notas por sair'],
          en: ['Weight', 'Sum of the weights of the grades to come'],
        },
        neededGrade: {
          pt: [
            'Nota necessária em todas as que faltam',
            'Nota necessária em todas as que faltam, arredondada para cima',
          ],
          en: ['Needed grade', 'Grade needed in all of them, rounded up'],
        },
        possible: {
          pt: ['A nota necessária não passa da maior', 'Se a nota necessária não passa da maior'],
          en: [
            'The grade needed is not above the highest',
            'Whether the grade needed is not above the highest',
          ],
        },
        minFinalAverage: {
          pt: ['Média final com 0 em todas as que faltam', 'Média final com 0 em todas as que faltam'],
          en: ['Final average with 0 in all of them', 'Final average with 0 in all of them'],
        },
        maxFinalAverage: {
          pt: ['MaxFinalAverage', 'Média final com a maior nota em todas as que faltam'],
          en: ['MaxFinalAverage', 'Final average with the highest grade in all of them'],
        },
      },
    },
    finalExam: {
      pt: ['A recuperação', 'A recuperação; só com todas as notas e média abaixo da que passa'],
      en: ['Final exam', 'The final exam; only with all grades held and an average below the passing one'],
      fields: {
        neededGrade: {
          pt: ['Nota necessária na prova', 'Nota necessária na prova, arredondada para cima'],
          en: ['Needed grade', 'Grade needed in the exam, rounded up'],
        },
        possible: {
          pt: ['A nota necessária não passa da maior', 'Se a nota necessária não passa da maior'],
          en: [
            'The grade needed is not above the highest',
            'Whether the grade needed is not above the highest',
          ],
        },
        rule: {
          pt: ['A regra usada', 'A regra usada, por extenso'],
          en: ['The rule used', 'The rule used, in words (in Portuguese)'],
        },
      },
    },
  },
} satisfies TextsOf<typeof mediaEscolar>;
