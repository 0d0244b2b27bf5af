import type { precificacaoHora } from './precificacao-hora.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const precificacaoHoraTexts = {
  englishName: 'Hourly rate calculator',
  summary: { pt: 'Preço da hora de quem trabalha por conta própria', en: 'Hourly rate for people who work on their own account' },
  search: { pt: 'freelancer, freela, quanto cobrar, valor da hora, consultor, orçamento', en: 'freelance rate, hourly rate, what to charge, consultant' },
  about: {
    pt: 'A receita do mês é (renda + custos) × (1 + margem) / (1 − impostos), dividida pelas horas que se faturam.',
    en: 'The monthly revenue is (income + costs) × (1 + margin) / (1 − taxes), divided by the hours that are billed.',
  },
  input: {
    rendaDesejada: { pt: ['Renda desejada', 'Renda por mês, livre dos impostos sobre a receita'], en: ['Income wanted', 'Income per month, free of the taxes on the revenue'] },
    custosMensais: { pt: ['Custos mensais', 'O que o trabalho custa por mês'], en: ['Monthly costs', 'What the work costs per month'] },
    horasPorDia: { pt: ['Horas por dia', 'Jornada diária'], en: ['Hours per day', 'Length of the working day'] },
    diasPorSemana: { pt: ['Dias por semana', 'Semana de trabalho'], en: ['Days per week', 'Length of the working week'] },
    semanasFerias: { pt: ['Semanas de férias', 'Férias por ano'], en: ['Weeks of vacation', 'Vacation per year'] },
    percentualFaturavel: { pt: ['Tempo faturável', 'Parte do tempo que se cobra dos clientes'], en: ['Billable time', 'Share of the time that is billed to clients'] },
    impostos: { pt: ['Impostos', 'Impostos sobre a receita'], en: ['Taxes', 'Taxes on the revenue'] },
    margemLucro: { pt: ['Margem de lucro', 'Lucro sobre a renda e os custos'], en: ['Profit margin', 'Profit on income and costs'] },
    horasProjeto: { pt: ['Horas do projeto', 'Duração de um projeto. Acrescenta valorProjeto'], en: ['Project hours', 'Length of a project. Adds valorProjeto'] },
  },
  output: {
    horasAno: { pt: ['Horas no ano', 'Tempo de trabalho no ano'], en: ['Hours per year', 'Working time in the year'] },
    horasFaturaveisAno: { pt: ['Horas faturáveis no ano', 'Tempo que se fatura no ano'], en: ['Billable hours per year', 'Time that is billed in the year'] },
    horasFaturaveisMes: { pt: ['Horas faturáveis no mês', 'Tempo que se fatura no mês'], en: ['Billable hours per month', 'Time that is billed in the month'] },
    faturamentoMensal: { pt: ['Faturamento mensal', 'Receita necessária por mês'], en: ['Monthly revenue', 'Revenue needed per month'] },
    composicao: {
      pt: ['Composição da receita', 'Partes da receita do mês'],
      en: ['Revenue breakdown', 'Parts of the monthly revenue'],
      fields: {
        renda: { pt: ['Renda', 'Renda desejada por mês'], en: ['Income', 'Income wanted per month'] },
        custos: { pt: ['Custos', 'Custos por mês'], en: ['Costs', 'Costs per month'] },
        lucro: { pt: ['Lucro', 'Valor da margem de lucro'], en: ['Profit', 'Amount of the profit margin'] },
        impostos: { pt: ['Impostos', 'Impostos sobre a receita'], en: ['Taxes', 'Taxes on the revenue'] },
      },
    },
    valorHora: { pt: ['Preço da hora', 'Quanto cobrar por hora'], en: ['Hourly rate', 'How much to charge per hour'] },
    valorDia: { pt: ['Preço do dia', 'Quanto cobrar por dia'], en: ['Daily rate', 'How much to charge per day'] },
    valorHoraMinimo: { pt: ['Preço mínimo da hora', 'Preço de uma hora sem a margem de lucro'], en: ['Minimum hourly rate', 'Price of an hour without the profit margin'] },
    valorProjeto: { pt: ['Preço do projeto', 'Quanto cobrar pelo projeto. Só com horasProjeto'], en: ['Project price', 'How much to charge for the project. Only with horasProjeto'] },
  },
} satisfies TextsOf<typeof precificacaoHora>;
