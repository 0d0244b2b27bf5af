import { rateFields, termFields } from './_rates.texts.ts';
import type { jurosCompostos } from './juros-compostos.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  valorInicial: {
    pt: ['Valor inicial', 'Valor investido no começo. Ele ou aporte deve ser maior que 0'],
    en: ['Amount invested at the start', 'Amount invested at the start. It or aporte must be above 0'],
  },
  aporte: {
    pt: ['Aporte', 'Aporte de cada mês ou ano'],
    en: ['Contribution of each month or year', 'Contribution of each month or year'],
  },
  frequenciaAporte: {
    pt: ['O aporte é feito todo mês ou uma vez por ano', 'Se o aporte é feito todo mês ou uma vez por ano'],
    en: ['FrequenciaAporte', 'Whether the contribution is made every month or once a year'],
    choices: {
      mensal: { pt: 'Mensal', en: 'Mensal' },
      anual: { pt: 'Anual', en: 'Anual' },
    },
  },
  momentoAporte: {
    pt: ['O aporte entra antes', 'Se o aporte entra antes (inicio) ou depois (fim) dos juros do mês'],
    en: [
      'The contribution enters before',
      'Whether the contribution enters before (inicio) or after (fim) the interest of the month',
    ],
    choices: {
      fim: { pt: 'Fim', en: 'Fim' },
      inicio: { pt: 'Inicio', en: 'Inicio' },
    },
  },
  ...rateFields,
  ...termFields,
  inflacaoAnual: {
    pt: ['Inflação anual', 'Inflação esperada ao ano: acrescenta montanteReal'],
    en: ['Inflation expected per year', 'Inflation expected per year: adds montanteReal'],
  },
  evolucaoPor: {
    pt: ['Evolucao traz uma linha por mês', 'Se evolucao traz uma linha por mês, uma por ano ou não vem'],
    en: [
      'Evolucao has a row per month',
      'Whether evolucao has a row per month, one per year, or is left out',
    ],
    choices: {
      mes: { pt: 'Mes', en: 'Mes' },
      ano: { pt: 'Ano', en: 'Ano' },
      nenhuma: { pt: 'Nenhuma', en: 'Nenhuma' },
    },
  },
} satisfies FieldsTexts;

export const jurosCompostosTexts = {
  englishName: 'Compound interest',
  summary: {
    pt: 'Montante de um valor inicial com aportes, mês a mês',
    en: 'Future value of an initial amount with contributions, month by month',
  },
  about: {
    pt: 'Os juros são capitalizados a cada mês, sem arredondamento entre os meses. A resposta não desconta imposto de renda, IOF nem taxas.',
    en: 'Interest is compounded every month, without rounding between months. The answer takes off no income tax, no IOF and no fees.',
  },
  input,
  output: {
    montante: {
      pt: ['Montante', 'Saldo ao fim do prazo'],
      en: ['Balance at the end of the term', 'Balance at the end of the term'],
    },
    totalInvestido: {
      pt: ['Total investido', 'Valor inicial mais os aportes'],
      en: ['Initial amount plus the contributions', 'Initial amount plus the contributions'],
    },
    totalAportes: {
      pt: ['Total aportes', 'Soma dos aportes'],
      en: ['Sum of the contributions', 'Sum of the contributions'],
    },
    totalJuros: {
      pt: ['Total juros', 'Juros do prazo todo'],
      en: ['Interest of the whole term', 'Interest of the whole term'],
    },
    rentabilidade: {
      pt: ['Juros sobre o total investido', 'Juros sobre o total investido'],
      en: ['Interest on the total invested', 'Interest on the total invested'],
    },
    taxaMensalEfetiva: {
      pt: ['Taxa mensal efetiva', 'Taxa efetiva ao mês'],
      en: ['Effective rate per month', 'Effective rate per month'],
    },
    taxaAnualEfetiva: {
      pt: ['Taxa anual efetiva', 'Taxa efetiva ao ano'],
      en: ['Effective rate per year', 'Effective rate per year'],
    },
    prazoMeses: {
      pt: ['Prazo meses', 'Prazo em número de meses'],
      en: ['Term as a number of months', 'Term as a number of months'],
    },
    montanteReal: {
      pt: [
        'Montante em dinheiro de hoje',
        'Montante em dinheiro de hoje, descontada a inflação; só com inflacaoAnual',
      ],
      en: [
        'Future value in money of today',
        'Future value in money of today, inflation taken off; only with inflacaoAnual',
      ],
    },
    evolucao: {
      pt: ['O caminho até o montante', 'O caminho até o montante; ausente com evolucaoPor nenhuma'],
      en: ['The way to the future value', 'The way to the future value; absent with evolucaoPor nenhuma'],
      fields: {
        periodo: {
          pt: ['Período', 'Número do mês ou do ano; o último ano pode ser incompleto'],
          en: ['Number of the month or year', 'Number of the month or year; the last year may be incomplete'],
        },
        aportes: {
          pt: ['Aportes', 'Aportes do período'],
          en: ['Contributions of the period', 'Contributions of the period'],
        },
        juros: {
          pt: ['Juros', 'Juros do período'],
          en: ['Interest of the period', 'Interest of the period'],
        },
        totalInvestido: {
          pt: ['Total investido', 'Valor inicial mais os aportes até aqui'],
          en: [
            'Initial amount plus the contributions so far',
            'Initial amount plus the contributions so far',
          ],
        },
        saldo: {
          pt: ['Saldo', 'Saldo ao fim do período'],
          en: ['Balance at the end of the period', 'Balance at the end of the period'],
        },
      },
    },
  },
} satisfies TextsOf<typeof jurosCompostos>;
