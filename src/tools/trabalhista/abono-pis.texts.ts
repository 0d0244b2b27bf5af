import type { abonoPis } from './abono-pis.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const abonoPisTexts = {
  englishName: 'PIS/Pasep bonus calculator',
  summary: { pt: 'Direito ao abono salarial e o seu valor', en: 'Eligibility for the salary bonus, and its amount' },
  search: { pt: 'abono salarial, PIS, PASEP, receber pis, 14º', en: 'PIS bonus, yearly bonus, low wage bonus' },
  about: {
    pt: 'CF, art. 239, § 3º; EC 135/2024; Lei 7.998/1990, art. 9º. O abono é de um doze avos do salário mínimo por mês de trabalho no ano-base, arredondado para cima ao real inteiro.',
    en: 'CF, art. 239, § 3; EC 135/2024; Law 7.998/1990, art. 9. The bonus is a twelfth of the minimum wage for each month of work in the base year, rounded up to whole reais.',
  },
  hero: [{ when: { elegivel: false }, text: { pt: 'Sem direito ao abono', en: 'No right to the bonus' } }],
  why: [
    { when: { elegivel: true }, text: { pt: 'São {mesesTrabalhados} de {anoBase}, a {valorPorMes} cada.', en: '{mesesTrabalhados} of {anoBase}, at {valorPorMes} each.' } },
    { text: { pt: 'Motivo: {motivos.0}.', en: 'Reason: {motivos.0}.' } },
  ],
  facts: ['valorPorMes', 'anoBase', 'limiteRemuneracao'],
  input: {
    mesesTrabalhados: {
      pt: ['Meses trabalhados', 'Tempo de trabalho no ano-base, em que 15 dias ou mais fazem um mês'],
      en: ['Months worked', 'Time worked in the base year, in which 15 days or more count as a month'],
      also: 'meses',
    },
    remuneracaoMedia: { pt: ['Remuneração média', 'Remuneração média mensal no ano-base'], en: ['Average pay', 'Average monthly pay in the base year'] },
    anosInscricao: { pt: ['Anos de inscrição', 'Tempo desde a primeira inscrição no PIS/Pasep'], en: ['Years registered', 'Time since the first registration in PIS/Pasep'] },
    dadosInformados: {
      pt: ['Dados enviados pelo empregador', 'O empregador informou os dados do ano-base na RAIS ou no eSocial'],
      en: ['Reported by employer', 'The employer reported the data of the base year to RAIS or eSocial'],
    },
    ano: {
      pt: ['Ano do pagamento', 'Ano do pagamento. Sem ele, o ano corrente em Brasília ou, se ainda não há tabela dele, o último que há'],
      en: ['Payment year', 'Year of the payment. Without it, the current year in Brasília or, while it has no table, the latest one'],
    },
  },
  output: {
    elegivel: { pt: ['Com direito ao abono', 'Todas as condições do abono foram cumpridas'], en: ['Eligible for the bonus', 'All conditions of the bonus are met'] },
    motivos: {
      pt: ['Motivos da recusa', 'Condições que faltam; lista vazia quando há direito'],
      en: ['Why not eligible', 'Conditions that are not met; an empty list when eligible'],
      choices: {
        'menos-de-30-dias': { pt: 'Menos de 30 dias de trabalho', en: 'Less than 30 days of work' },
        'remuneracao-acima-do-limite': { pt: 'Remuneração acima do limite', en: 'Pay above the limit' },
        'menos-de-5-anos-de-inscricao': { pt: 'Menos de 5 anos de inscrição', en: 'Less than 5 years registered' },
        'dados-nao-informados': { pt: 'Dados não informados', en: 'Data not reported' },
      },
    },
    anoBase: { pt: ['Ano-base', 'O segundo ano antes do pagamento'], en: ['Base year', 'The second year before the payment'] },
    limiteRemuneracao: { pt: ['Limite de remuneração', 'Maior remuneração média com direito'], en: ['Pay limit', 'Highest average pay that qualifies'] },
    mesesTrabalhados: { pt: ['Meses trabalhados', 'Tempo de trabalho no ano-base'], en: ['Months worked', 'Time worked in the base year'] },
    valorPorMes: { pt: ['Valor por mês trabalhado', 'Um doze avos do salário mínimo'], en: ['Amount per month worked', 'A twelfth of the minimum wage'] },
    valor: { pt: ['Abono salarial', 'Valor do abono; 0 sem direito'], en: ['Salary bonus', 'Amount of the bonus; 0 when not eligible'] },
  },
} satisfies TextsOf<typeof abonoPis>;
