import type { abonoPis } from './abono-pis.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const abonoPisTexts = {
  englishName: 'PIS/Pasep bonus calculator',
  summary: { pt: 'Direito ao abono salarial e o seu valor', en: 'Right to the salary bonus, and its amount' },
  about: {
    pt: 'CF, art. 239, § 3º; EC 135/2024; Lei 7.998/1990, art. 9º. O abono é de um doze avos do salário mínimo por mês de trabalho no ano-base, arredondado para cima ao real inteiro.',
    en: 'CF, art. 239, § 3; EC 135/2024; Law 7.998/1990, art. 9. The bonus is a twelfth of the minimum wage for each month of work in the base year, rounded up to whole reais.',
  },
  input: {
    mesesTrabalhados: {
      pt: [
        'Tempo de trabalho no ano-base',
        'Tempo de trabalho no ano-base, em que 15 dias ou mais fazem um mês',
      ],
      en: [
        'Time worked in the base year',
        'Time worked in the base year, in which 15 days or more make a month',
      ],
    },
    remuneracaoMedia: {
      pt: ['Remuneração média', 'Remuneração média mensal no ano-base'],
      en: ['Mean monthly pay in the base year', 'Mean monthly pay in the base year'],
    },
    anosInscricao: {
      pt: ['Anos inscrição', 'Tempo desde a primeira inscrição no PIS/Pasep'],
      en: ['AnosInscricao', 'Time since the first registration in PIS/Pasep'],
    },
    dadosInformados: {
      pt: ['DadosInformados', 'Se o empregador informou os dados do ano-base na RAIS ou no eSocial'],
      en: ['DadosInformados', 'Whether the employer sent the data of the base year to RAIS or eSocial'],
    },
    ano: {
      pt: [
        'Ano',
        'Ano do pagamento. Sem ele, o ano corrente em Brasília ou, se ainda não há tabela dele, o último que há',
      ],
      en: [
        'Year of the payment',
        'Year of the payment. Without it, the current year in Brasília or, while there is no table of it, the last that there is',
      ],
    },
  },
  output: {
    elegivel: {
      pt: ['Há direito ao abono', 'Se há direito ao abono'],
      en: ['There is a right to the bonus', 'Whether there is a right to the bonus'],
    },
    motivos: {
      pt: ['Por que não há direito', 'Por que não há direito; lista vazia quando há'],
      en: [
        'Why there is no right',
        'Why there is no right: less than 30 days of work, pay above the limit, less than 5 years of registration, or data not sent; an empty list where there is',
      ],
      choices: {
        'menos-de-30-dias': { pt: 'Menos de 30 dias', en: 'Menos de 30 dias' },
        'remuneracao-acima-do-limite': {
          pt: 'Remuneracao acima do limite',
          en: 'Remuneracao acima do limite',
        },
        'menos-de-5-anos-de-inscricao': {
          pt: 'Menos de 5 anos de inscricao',
          en: 'Menos de 5 anos de inscricao',
        },
        'dados-nao-informados': { pt: 'Dados nao informados', en: 'Dados nao informados' },
      },
    },
    anoBase: {
      pt: ['Ano-base', 'Ano-base: o segundo antes do pagamento'],
      en: ['Base year', 'Base year: the second before the payment'],
    },
    limiteRemuneracao: {
      pt: ['Maior remuneração média com direito', 'Maior remuneração média com direito'],
      en: ['Greatest mean pay with a right', 'Greatest mean pay with a right'],
    },
    mesesTrabalhados: {
      pt: ['Tempo de trabalho no ano-base', 'Tempo de trabalho no ano-base'],
      en: ['Time worked in the base year', 'Time worked in the base year'],
    },
    valorPorMes: {
      pt: ['Um doze avos do salário mínimo', 'Um doze avos do salário mínimo'],
      en: ['A twelfth of the minimum wage', 'A twelfth of the minimum wage'],
    },
    valor: {
      pt: ['Abono', 'Abono; 0 sem direito'],
      en: ['Bonus', 'Bonus; 0 without a right'],
    },
  },
} satisfies TextsOf<typeof abonoPis>;
