import { avisos } from '../../kit/fields/legal.texts.ts';
import type { fluxoCaixa } from './fluxo-caixa.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const fluxoCaixaTexts = {
  englishName: 'Cash flow: NPV, IRR and payback',
  summary: { pt: 'VPL, todas as TIR, TIR modificada e payback de fluxos periódicos ou com datas', en: 'NPV, every IRR, the modified IRR and payback of periodic or dated flows' },
  search: {
    pt: 'taxa interna de retorno, valor presente líquido, xtir, viabilidade de projeto, retorno do investimento com datas',
    en: 'internal rate of return, net present value, xirr, xnpv, project viability',
  },
  about: {
    pt: 'A busca acha todas as taxas entre −99,99 % e 1 000 000 % ou mostra que não há nenhuma; planilhas mostram uma só, conforme a estimativa. Fluxos com data são descontados por dias sobre 365, ou por dias úteis sobre 252.',
    en: 'The search finds every rate between −99.99% and 1,000,000% or shows that there is none; spreadsheets show one of them, by the guess. Dated flows are discounted by days over 365, or by business days over 252.',
  },
  hero: [
    { when: { situacaoTir: 'unica' }, text: { pt: 'TIR de {tir}', en: 'IRR of {tir}' } },
    { when: { situacaoTir: 'multipla' }, text: { pt: 'Há mais de uma TIR', en: 'There is more than one IRR' } },
  ],
  input: {
    fluxos: {
      pt: ['Fluxos', 'Entradas positivas e saídas negativas: um número por período, ou um valor com data'],
      en: ['Flows', 'Positive when received and negative when paid: a number per period, or an amount with its date'],
      fields: {
        valor: { pt: ['Valor', 'Entrada positiva, saída negativa'], en: ['Amount', 'Positive when received, negative when paid'] },
        data: { pt: ['Data', 'Dia do fluxo; todos os fluxos têm data, ou nenhum'], en: ['Date', 'Day of the flow; all flows have one, or none'] },
        vezes: { pt: ['Repetições', 'Quantos períodos seguidos têm este valor; só sem data'], en: ['Repetitions', 'How many periods in a row have this amount; only without a date'] },
      },
      also: 'fluxosCaixa fluxoCaixa cashFlows flows',
    },
    taxa: {
      pt: ['Taxa de desconto', 'Taxa do VPL, do período escolhido em periodoTaxa'],
      en: ['Discount rate', 'Rate of the NPV, for the period chosen in periodoTaxa'],
      also: 'tma taxaDesconto discountRate',
    },
    taxaFinanciamento: {
      pt: ['Taxa de financiamento', 'Custo das saídas, na TIR modificada; sem ela, a taxa de desconto'],
      en: ['Finance rate', 'Cost of what is paid, in the modified IRR; without it, the discount rate'],
    },
    taxaReinvestimento: {
      pt: ['Taxa de reinvestimento', 'Rendimento das entradas, na TIR modificada; sem ela, a taxa de desconto'],
      en: ['Reinvestment rate', 'Yield of what is received, in the modified IRR; without it, the discount rate'],
    },
    periodoTaxa: {
      pt: ['Período das taxas', 'A que período as taxas se referem; sem isto, ao período dos fluxos ou, com datas, ao ano'],
      en: ['Rate period', 'The period that the rates refer to; without it, that of the flows or, with dates, the year'],
      choices: { periodo: { pt: 'Ao período', en: 'Per period' }, mensal: { pt: 'Ao mês', en: 'Per month' }, anual: { pt: 'Ao ano', en: 'Per year' } },
    },
    periodicidade: {
      pt: ['Periodicidade', 'Tempo entre fluxos sem data: acrescenta a TIR anual'],
      en: ['Frequency', 'Time between flows without dates: adds the yearly IRR'],
      choices: {
        mensal: { pt: 'Mensal', en: 'Monthly' },
        bimestral: { pt: 'Bimestral', en: 'Every two months' },
        trimestral: { pt: 'Trimestral', en: 'Quarterly' },
        quadrimestral: { pt: 'Quadrimestral', en: 'Every four months' },
        semestral: { pt: 'Semestral', en: 'Half-yearly' },
        anual: { pt: 'Anual', en: 'Yearly' },
      },
    },
    primeiroPeriodo: {
      pt: ['Primeiro período', 'Em 1, o primeiro fluxo também é descontado, como no VPL das planilhas'],
      en: ['First period', 'With 1, the first flow is discounted too, as the NPV of spreadsheets does'],
    },
    contagemDias: {
      pt: ['Contagem de dias', 'Como se contam os dias entre datas'],
      en: ['Day count', 'How the days between dates are counted'],
      choices: { 'corridos-365': { pt: 'Corridos sobre 365', en: 'Calendar days over 365' }, 'uteis-252': { pt: 'Úteis sobre 252', en: 'Business days over 252' } },
    },
    detalhar: { pt: ['Com todos os fluxos', 'Mostra os fluxos um a um'], en: ['With all flows', 'Shows the flows one by one'] },
  },
  output: {
    tipo: {
      pt: ['Tipo dos fluxos', 'Um por período, ou com datas'],
      en: ['Kind of flows', 'One per period, or dated'],
      choices: { periodico: { pt: 'Periódicos', en: 'Periodic' }, datado: { pt: 'Com datas', en: 'Dated' } },
    },
    totalEntradas: { pt: ['Total de entradas', 'Soma dos fluxos positivos'], en: ['Total received', 'Sum of the positive flows'] },
    totalSaidas: { pt: ['Total de saídas', 'Soma dos fluxos negativos, sem sinal'], en: ['Total paid', 'Sum of the negative flows, without sign'] },
    saldo: { pt: ['Saldo', 'Entradas menos saídas'], en: ['Balance', 'Received less paid'] },
    situacaoTir: {
      pt: ['Situação da TIR', 'Se há uma TIR, várias ou nenhuma, e por quê'],
      en: ['IRR finding', 'If there is one IRR, several or none, and why'],
      choices: {
        unica: { pt: 'Uma só', en: 'Exactly one' },
        multipla: { pt: 'Mais de uma', en: 'More than one' },
        'sem-mudanca-de-sinal': { pt: 'Fluxos de um só sinal', en: 'Flows of one sign' },
        'sem-raiz': { pt: 'Nenhuma na faixa', en: 'None in the range' },
        'muitas-mudancas-de-sinal': { pt: 'Sinais demais para buscar', en: 'Too many sign changes' },
      },
    },
    tir: {
      pt: ['TIR', 'Taxa interna de retorno, por período ou, com datas, ao ano; null se não houver uma só'],
      en: ['IRR', 'Internal rate of return, per period or, with dates, per year; null unless there is exactly one'],
    },
    tirs: { pt: ['Todas as TIR', 'Todas as taxas que zeram o VPL, em ordem'], en: ['All rates (IRR)', 'All rates at which the NPV is 0, in order'] },
    tirAnual: { pt: ['TIR anual', 'A TIR ao ano; só com periodicidade'], en: ['Yearly IRR', 'The IRR per year; only with periodicidade'] },
    tirMensal: { pt: ['TIR mensal', 'A TIR ao mês; só com datas'], en: ['Monthly IRR', 'The IRR per month; only with dates'] },
    vpl: { pt: ['VPL', 'Valor presente líquido; só com taxa'], en: ['NPV', 'Net present value; only with taxa'] },
    vfl: { pt: ['VFL', 'Valor futuro líquido, no último fluxo; só com taxa'], en: ['NFV', 'Net future value, at the last flow; only with taxa'] },
    indiceLucratividade: { pt: ['Índice de lucratividade', 'Entradas sobre saídas, descontadas; só com taxa'], en: ['Profitability index', 'Received over paid, discounted; only with taxa'] },
    tirm: { pt: ['TIR modificada', 'Com as taxas de financiamento e de reinvestimento'], en: ['Modified IRR', 'With the finance and the reinvestment rate'] },
    paybackSimples: {
      pt: ['Payback simples', 'Tempo até o saldo deixar de ser negativo; null se não deixa'],
      en: ['Simple payback', 'Time until the balance is no longer negative; null if that never happens'],
    },
    paybackDescontado: { pt: ['Payback descontado', 'O mesmo com os fluxos descontados; só com taxa'], en: ['Discounted payback', 'The same with discounted flows; only with taxa'] },
    dataPayback: { pt: ['Data do payback', 'Dia em que o saldo deixa de ser negativo; só com datas'], en: ['Payback date', 'Day on which the balance is no longer negative; only with dates'] },
    dataPaybackDescontado: { pt: ['Data com desconto', 'O mesmo com os fluxos descontados; só com taxa'], en: ['Discounted payback date', 'The same with discounted flows; only with taxa'] },
    fluxos: {
      pt: ['Fluxos', 'Os fluxos em ordem; ausente com detalhar false'],
      en: ['Flows', 'The flows in order; absent with detalhar false'],
      columns: ['periodo', 'data', 'fluxo', 'acumulado', 'fluxoDescontado', 'acumuladoDescontado'],
      fields: {
        periodo: { pt: ['Período', 'Número do período'], en: ['Period', 'Number of the period'] },
        data: { pt: ['Data', 'Dia do fluxo (AAAA-MM-DD)'], en: ['Date', 'Day of the flow (YYYY-MM-DD)'] },
        dias: { pt: ['Dias', 'Dias desde o primeiro fluxo'], en: ['Days', 'Days since the first flow'] },
        diasUteis: { pt: ['Dias úteis', 'Dias úteis desde o primeiro fluxo'], en: ['Business days', 'Business days since the first flow'] },
        fluxo: { pt: ['Fluxo', 'Valor do fluxo'], en: ['Flow', 'Amount of the flow'] },
        acumulado: { pt: ['Acumulado', 'Soma dos fluxos até aqui'], en: ['Running total', 'Sum of the flows so far'] },
        fluxoDescontado: { pt: ['Fluxo descontado', 'Valor do fluxo no começo; só com taxa'], en: ['Discounted flow', 'Amount of the flow at the start; only with taxa'] },
        acumuladoDescontado: { pt: ['Acumulado descontado', 'Soma dos fluxos descontados até aqui'], en: ['Discounted running total', 'Sum of the discounted flows so far'] },
      },
    },
    avisos,
  },
  warnings: {
    'fluxos-fora-de-ordem': { pt: 'Os fluxos foram postos em ordem de data.', en: 'The flows were put in the order of their dates.' },
    'mais-de-uma-tir': { pt: 'Mais de uma taxa zera o VPL: nenhuma delas, sozinha, mede o retorno.', en: 'More than one rate makes the NPV 0: none of them alone measures the return.' },
    'sem-tir': { pt: 'Não há taxa interna de retorno para estes fluxos.', en: 'These flows have no internal rate of return.' },
  },
} satisfies TextsOf<typeof fluxoCaixa>;
