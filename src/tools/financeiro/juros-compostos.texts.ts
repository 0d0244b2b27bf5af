import { avisos } from '../../kit/fields/legal.texts.ts';
import { rateFields, termFields } from './_rates.texts.ts';
import type { jurosCompostos } from './juros-compostos.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  valorInicial: {
    pt: ['Valor inicial', 'Valor investido no começo. Ele ou aporte deve ser maior que 0'],
    en: ['Initial amount', 'Amount invested at the start. This field or aporte must be above 0'],
  },
  aporte: { pt: ['Aporte', 'Aporte de cada mês ou ano'], en: ['Contribution', 'Contribution of each month or year'] },
  frequenciaAporte: {
    pt: ['Frequência do aporte', 'De quanto em quanto tempo o aporte é feito'],
    en: ['Contribution frequency', 'How often the contribution is made'],
    choices: { mensal: { pt: 'Todo mês', en: 'Every month' }, anual: { pt: 'Uma vez por ano', en: 'Once a year' } },
  },
  momentoAporte: {
    pt: ['Momento do aporte', 'No início, o aporte já rende no mês; no fim, só no seguinte'],
    en: ['Contribution timing', 'At the start, it earns interest in that month; at the end, only in the next'],
    choices: { fim: { pt: 'No fim do mês', en: 'End of the month' }, inicio: { pt: 'No início do mês', en: 'Start of the month' } },
  },
  ...rateFields,
  ...termFields,
  inflacaoAnual: { pt: ['Inflação anual', 'Inflação esperada ao ano: acrescenta montanteReal'], en: ['Yearly inflation', 'Inflation expected per year: adds montanteReal'] },
  evolucaoPor: {
    pt: ['Detalhar a evolução', 'O que cada linha de evolucao cobre'],
    en: ['Growth breakdown', 'What each row of evolucao covers'],
    choices: { mes: { pt: 'Por mês', en: 'By month' }, ano: { pt: 'Por ano', en: 'By year' }, nenhuma: { pt: 'Sem evolução', en: 'No breakdown' } },
  },
} satisfies FieldsTexts;

export const jurosCompostosTexts = {
  englishName: 'Compound interest',
  summary: { pt: 'Montante de um valor inicial com aportes, mês a mês', en: 'Future value of an initial amount with contributions, month by month' },
  search: { pt: 'poupança, investimento, rende, rendimento, aplicar, investir todo mês, CDB, aposentadoria', en: 'compound interest, savings, invest, returns, investment growth' },
  about: {
    pt: 'Os juros são capitalizados a cada mês, sem arredondamento entre os meses. A conta não desconta imposto de renda, IOF nem taxas.',
    en: 'Interest is compounded every month, without rounding between months. Income tax, IOF and fees are not taken off.',
  },
  why: [{ text: { pt: 'São {totalInvestido} investidos e {totalJuros} de juros em {prazoMeses} meses.', en: '{totalInvestido} invested and {totalJuros} of interest in {prazoMeses} months.' } }],
  facts: ['totalInvestido', 'totalJuros', 'rentabilidade', 'taxaMensalEfetiva', 'taxaAnualEfetiva'],
  input,
  output: {
    montante: { pt: ['Montante final', 'Saldo ao fim do prazo'], en: ['Future value', 'Balance at the end of the term'] },
    totalInvestido: { pt: ['Total investido', 'Valor inicial mais os aportes'], en: ['Total invested', 'Initial amount plus the contributions'] },
    totalAportes: { pt: ['Total de aportes', 'Soma dos aportes'], en: ['Total contributions', 'Sum of the contributions'] },
    totalJuros: { pt: ['Total de juros', 'Juros do prazo todo'], en: ['Total interest', 'Interest of the whole term'] },
    rentabilidade: { pt: ['Rentabilidade', 'Juros sobre o total investido'], en: ['Return', 'Interest over the total invested'] },
    taxaMensalEfetiva: { pt: ['Taxa efetiva mensal', 'Taxa efetiva ao mês'], en: ['Effective monthly rate', 'Effective rate per month'] },
    taxaAnualEfetiva: { pt: ['Taxa efetiva anual', 'Taxa efetiva ao ano'], en: ['Effective yearly rate', 'Effective rate per year'] },
    prazoMeses: { pt: ['Prazo em meses', 'Prazo em número de meses'], en: ['Term in months', 'Term as a number of months'] },
    montanteReal: {
      pt: ['Montante de hoje', 'Montante em dinheiro de hoje, descontada a inflação; só com inflacaoAnual'],
      en: ['Value in today’s money', 'Future value in today’s money, after inflation; only with inflacaoAnual'],
    },
    evolucao: {
      pt: ['Evolução', 'O caminho até o montante; ausente com evolucaoPor nenhuma'],
      en: ['Growth', 'The way to the future value; absent with evolucaoPor nenhuma'],
      fields: {
        periodo: { pt: ['Período', 'Número do mês ou do ano; o último ano pode ser incompleto'], en: ['Period', 'Number of the month or year; the last year may be incomplete'] },
        aportes: { pt: ['Aportes', 'Aportes do período'], en: ['Contributions', 'Contributions of the period'] },
        juros: { pt: ['Juros', 'Juros do período'], en: ['Interest', 'Interest of the period'] },
        totalInvestido: { pt: ['Total investido', 'Valor inicial mais os aportes até aqui'], en: ['Total invested', 'Initial amount plus the contributions so far'] },
        saldo: { pt: ['Saldo', 'Saldo ao fim do período'], en: ['Balance', 'Balance at the end of the period'] },
      },
    },
    avisos,
  },
} satisfies TextsOf<typeof jurosCompostos>;
