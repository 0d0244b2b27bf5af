import type { precificacaoHora } from './precificacao-hora.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const precificacaoHoraTexts = {
  englishName: 'Hourly rate calculator',
  summary: {
    pt: 'Preço da hora de quem trabalha por conta própria',
    en: 'Price of the hour of who works on their own account',
  },
  about: {
    pt: 'A receita do mês é (renda + custos) × (1 + margem) / (1 − impostos), dividida pelas horas que se faturam.',
    en: 'The revenue of the month is (income + costs) × (1 + margin) / (1 − taxes), divided by the hours that are billed.',
  },
  input: {
    rendaDesejada: {
      pt: ['Renda desejada', 'Renda desejada por mês, livre dos impostos sobre a receita'],
      en: ['Income wanted per month', 'Income wanted per month, free of the taxes on the revenue'],
    },
    custosMensais: {
      pt: ['Custos por mês', 'Custos por mês'],
      en: ['Costs per month', 'Costs per month'],
    },
    horasPorDia: {
      pt: ['Horas por dia', 'Jornada diária'],
      en: ['Working day', 'Working day'],
    },
    diasPorSemana: {
      pt: ['Dias por semana', 'Semana de trabalho'],
      en: ['Working week', 'Working week'],
    },
    semanasFerias: {
      pt: ['Semanas férias', 'Férias por ano'],
      en: ['Vacation per year', 'Vacation per year'],
    },
    percentualFaturavel: {
      pt: ['Parte do tempo que se fatura', 'Parte do tempo que se fatura'],
      en: ['Share of the time that is billed', 'Share of the time that is billed'],
    },
    impostos: {
      pt: ['Impostos', 'Impostos sobre a receita'],
      en: ['Taxes on the revenue', 'Taxes on the revenue'],
    },
    margemLucro: {
      pt: ['Margem lucro', 'Margem de lucro sobre renda e custos'],
      en: ['Profit margin on income and costs', 'Profit margin on income and costs'],
    },
    horasProjeto: {
      pt: ['Horas projeto', 'Duração de um projeto: acrescenta valorProjeto'],
      en: ['Length of a project', 'Length of a project: adds valorProjeto'],
    },
  },
  output: {
    horasAno: {
      pt: ['Horas ano', 'Tempo de trabalho no ano'],
      en: ['Time of work in the year', 'Time of work in the year'],
    },
    horasFaturaveisAno: {
      pt: ['Tempo que se fatura no ano', 'Tempo que se fatura no ano'],
      en: ['Time that is billed in the year', 'Time that is billed in the year'],
    },
    horasFaturaveisMes: {
      pt: ['Tempo que se fatura no mês', 'Tempo que se fatura no mês'],
      en: ['Time that is billed in the month', 'Time that is billed in the month'],
    },
    faturamentoMensal: {
      pt: ['Receita necessária por mês', 'Receita necessária por mês'],
      en: ['Revenue needed per month', 'Revenue needed per month'],
    },
    composicao: {
      pt: ['De que a receita se compõe', 'De que a receita se compõe'],
      en: ['What the revenue is made of', 'What the revenue is made of'],
      fields: {
        renda: {
          pt: ['Renda', 'Renda desejada'],
          en: ['Income wanted', 'Income wanted'],
        },
        custos: {
          pt: ['Custos', 'Custos'],
          en: ['Costs', 'Costs'],
        },
        lucro: {
          pt: ['Lucro', 'Lucro da margem'],
          en: ['Profit of the margin', 'Profit of the margin'],
        },
        impostos: {
          pt: ['Impostos', 'Impostos'],
          en: ['Taxes', 'Taxes'],
        },
      },
    },
    valorHora: {
      pt: ['Valor hora', 'Preço de uma hora'],
      en: ['Price of an hour', 'Price of an hour'],
    },
    valorDia: {
      pt: ['Valor dia', 'Preço de um dia'],
      en: ['Price of a day', 'Price of a day'],
    },
    valorHoraMinimo: {
      pt: ['Preço de uma hora sem a margem de lucro', 'Preço de uma hora sem a margem de lucro'],
      en: ['Price of an hour without the profit margin', 'Price of an hour without the profit margin'],
    },
    valorProjeto: {
      pt: ['Valor projeto', 'Preço do projeto. Só com horasProjeto'],
      en: ['Price of the project', 'Price of the project. Only with horasProjeto'],
    },
  },
} satisfies TextsOf<typeof precificacaoHora>;
