import type { mediaEscolar } from './media-escolar.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const mediaEscolarTexts = {
  englishName: 'School grade average',
  summary: { pt: 'Média ponderada, situação e a nota que falta para passar', en: 'Weighted average, pass or fail, and the grade still needed to pass' },
  search: { pt: 'nota, boletim, prova, passar de ano, recuperação, faculdade, média ponderada', en: 'school grades, grade average, GPA, pass, exam' },
  about: {
    pt: 'A média mínima e a regra da recuperação variam com a escola: aqui, a nota final é a média entre a média do ano e a da prova de recuperação.',
    en: "The passing average and the makeup exam rule vary by school: here, the final grade is the mean of the year's average and the makeup exam.",
  },
  hero: [
    { when: { status: 'em-andamento', 'pending.possible': true }, label: { pt: 'Falta tirar no resto', en: 'Needed in the rest' }, path: 'pending.neededGrade' },
    { when: { status: 'em-andamento', 'pending.possible': false }, text: { pt: 'Não dá mais para passar sem recuperação', en: 'The passing grade is out of reach' } },
  ],
  why: [
    {
      text: {
        pt: 'A média até aqui é {average}. Com o que falta, termina entre {pending.minFinalAverage} e {pending.maxFinalAverage}.',
        en: 'The average so far is {average}. With what is left, it ends between {pending.minFinalAverage} and {pending.maxFinalAverage}.',
      },
    },
    { text: { pt: 'Para passar é preciso {passingGrade}.', en: '{passingGrade} is needed to pass.' } },
  ],
  facts: ['average', 'passingGrade', { path: 'pending.weight', label: { pt: 'Peso que falta', en: 'Weight left' } }, 'gradedWeight'],
  input: {
    grades: {
      pt: ['Notas', 'Também as que ainda não saíram'],
      en: ['Grades', 'Including those still to come'],
      columns: ['name', 'value', 'weight'],
      fields: {
        value: { pt: ['Nota', 'Deixe em branco (null ou ausente) se ainda não saiu'], en: ['Grade', 'Leave it blank (null or absent) if it is still to come'] },
        weight: { pt: ['Peso', 'Quanto a nota conta na média'], en: ['Weight', 'How much the grade counts in the average'] },
        name: { pt: ['Avaliação', 'Nome da prova ou do trabalho, que não muda o resultado'], en: ['Assessment', 'Name of the test or assignment, which does not change the result'] },
      },
    },
    maxGrade: { pt: ['Nota máxima', 'Maior nota possível'], en: ['Maximum grade', 'Highest grade possible'] },
    passingGrade: { pt: ['Média para passar', 'Sem ela, 60 % da nota máxima'], en: ['Passing average', 'If left out, 60 % of the maximum grade'] },
    examPassingGrade: {
      pt: ['Média após recuperação', 'Média final para passar depois da recuperação. Sem ela, 50 % da nota máxima'],
      en: ['Average after makeup exam', 'Final average needed to pass after the makeup exam. If left out, 50 % of the maximum grade'],
    },
    decimals: { pt: ['Casas decimais', 'Das médias e notas'], en: ['Decimal places', 'Of averages and grades'] },
  },
  output: {
    average: { pt: ['Média', 'Das notas que saíram; null quando nenhuma saiu'], en: ['Average', 'Of the grades so far; null when there are none'] },
    weightedSum: { pt: ['Soma ponderada', 'Soma das notas vezes os pesos'], en: ['Weighted sum', 'Sum of the grades times their weights'] },
    totalWeight: { pt: ['Soma dos pesos', 'De todas as notas'], en: ['Total weight', 'Of all grades'] },
    gradedWeight: { pt: ['Pesos já avaliados', 'Soma dos pesos das notas que saíram'], en: ['Weight graded so far', 'Sum of the weights of the grades so far'] },
    passingGrade: { pt: ['Média para passar', 'Menor média que aprova'], en: ['Passing average', 'Lowest average that passes'] },
    maxGrade: { pt: ['Nota máxima', 'Maior nota possível'], en: ['Maximum grade', 'Highest grade possible'] },
    status: {
      pt: ['Situação', 'Pelas notas que saíram e pelo que ainda se pode alcançar'],
      en: ['Status', 'From the grades so far and what can still be reached'],
      choices: {
        aprovado: { pt: 'Aprovado', en: 'Passed' },
        recuperacao: { pt: 'Em recuperação', en: 'Makeup exam' },
        reprovado: { pt: 'Reprovado', en: 'Failed' },
        'em-andamento': { pt: 'Em andamento', en: 'In progress' },
      },
    },
    pending: {
      pt: ['O que falta', 'Só quando há notas por sair'],
      en: ['Still to come', 'Only when there are grades still to come'],
      fields: {
        weight: { pt: ['Peso que falta', 'Soma dos pesos das notas por sair'], en: ['Weight to come', 'Sum of the weights of the grades still to come'] },
        neededGrade: { pt: ['Nota necessária', 'Em todas as que faltam, arredondada para cima'], en: ['Grade needed', 'In each one still to come, rounded up'] },
        possible: { pt: ['Ainda é possível', 'A nota necessária não passa da máxima'], en: ['Still possible', 'The grade needed is not above the maximum'] },
        minFinalAverage: { pt: ['Pior média final', 'Com 0 em todas as notas que faltam'], en: ['Worst final average', 'With 0 in all grades still to come'] },
        maxFinalAverage: { pt: ['Melhor média final', 'Com a nota máxima em todas as que faltam'], en: ['Best final average', 'With the maximum grade in all those still to come'] },
      },
    },
    finalExam: {
      pt: ['Recuperação', 'Só com todas as notas e média abaixo da que passa'],
      en: ['Makeup exam', 'Only with all grades in and an average below the passing one'],
      fields: {
        neededGrade: { pt: ['Nota necessária', 'Na prova de recuperação, arredondada para cima'], en: ['Grade needed', 'In the makeup exam, rounded up'] },
        possible: { pt: ['Ainda é possível', 'A nota necessária não passa da máxima'], en: ['Still possible', 'The grade needed is not above the maximum'] },
        rule: { pt: ['Regra usada', 'A regra da recuperação, por extenso'], en: ['Rule used', 'The rule of the makeup exam, in words'] },
      },
    },
  },
} satisfies TextsOf<typeof mediaEscolar>;
