import { iofInput } from './_iof.texts.ts';
import type { iof } from './iof.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const iofTexts = {
  englishName: 'IOF calculator',
  summary: {
    pt: 'IOF de crédito, câmbio, seguro, títulos e FIDC',
    en: 'IOF of credit, exchange, insurance, securities and FIDC',
  },
  about: {
    pt: 'Decreto 6.306/2007, na redação do Decreto 12.499/2025, como vale desde a decisão do STF de 16 de julho de 2025, sem a cobrança sobre o risco sacado. O ano 2025 é respondido nesse estado, e não no das semanas de suspensão.',
    en: 'Decree 6.306/2007, as changed by Decree 12.499/2025, in force by the decision of the STF of 16 July 2025, without the charge on supplier finance (risco sacado). The year 2025 is answered in that state, and not in that of the suspended weeks.',
  },
  input: iofInput,
  output: [
    {
      operacao: {
        pt: ['Operação', 'Operação de crédito'],
        en: ['Credit operation', 'Credit operation'],
        choices: {
          'credito-pf': { pt: 'Credito pf', en: 'Credito pf' },
          'credito-pj': { pt: 'Credito pj', en: 'Credito pj' },
          'credito-simples': { pt: 'Credito simples', en: 'Credito simples' },
        },
      },
      valor: {
        pt: ['Valor', 'Valor do crédito'],
        en: ['Amount of the credit', 'Amount of the credit'],
      },
      aliquotaDiaria: {
        pt: ['Alíquota diária', 'Alíquota por dia'],
        en: ['Rate per day', 'Rate per day'],
      },
      aliquotaAdicional: {
        pt: ['Alíquota adicional', 'Alíquota adicional, cobrada uma vez'],
        en: ['Additional rate', 'Additional rate, charged once'],
      },
      diasConsiderados: {
        pt: ['DiasConsiderados', 'Prazo da última parcela que paga a alíquota diária, até o limite de 365'],
        en: [
          'DiasConsiderados',
          'Term of the last instalment that pays the daily rate, up to the limit of 365',
        ],
      },
      iofDiario: {
        pt: ['Imposto pela alíquota diária', 'Imposto pela alíquota diária'],
        en: ['Tax by the daily rate', 'Tax by the daily rate'],
      },
      iofAdicional: {
        pt: ['Iof adicional', 'Imposto pela alíquota adicional'],
        en: ['Tax by the additional rate', 'Tax by the additional rate'],
      },
      iof: {
        pt: ['Iof', 'Soma dos dois impostos'],
        en: ['Iof', 'Sum of both taxes'],
      },
      aliquotaEfetiva: {
        pt: ['Imposto sobre o valor do crédito', 'Imposto sobre o valor do crédito'],
        en: ['Tax over the amount of the credit', 'Tax over the amount of the credit'],
      },
      valorTotal: {
        pt: ['Valor do crédito mais o imposto', 'Valor do crédito mais o imposto'],
        en: ['Amount of the credit plus the tax', 'Amount of the credit plus the tax'],
      },
    },
    {
      operacao: {
        pt: ['Operação', 'Operação'],
        en: ['Operation', 'Operation'],
        choices: {
          cambio: { pt: 'Cambio', en: 'Cambio' },
          seguro: { pt: 'Seguro', en: 'Seguro' },
          fidc: { pt: 'Fidc', en: 'Fidc' },
        },
      },
      tipo: {
        pt: ['Tipo', 'Tipo do câmbio ou do seguro; ausente em fidc'],
        en: ['Kind of exchange or of insurance', 'Kind of exchange or of insurance; absent in fidc'],
        choices: {
          'cartao-internacional': { pt: 'Cartao internacional', en: 'Cartao internacional' },
          especie: { pt: 'Especie', en: 'Especie' },
          'remessa-conta-propria': { pt: 'Remessa conta propria', en: 'Remessa conta propria' },
          'emprestimo-externo-curto': { pt: 'Emprestimo externo curto', en: 'Emprestimo externo curto' },
          'saida-outros': { pt: 'Saida outros', en: 'Saida outros' },
          'remessa-investimento': { pt: 'Remessa investimento', en: 'Remessa investimento' },
          entrada: { pt: 'Entrada', en: 'Entrada' },
          exportacao: { pt: 'Exportacao', en: 'Exportacao' },
          importacao: { pt: 'Importacao', en: 'Importacao' },
          'investimento-estrangeiro': { pt: 'Investimento estrangeiro', en: 'Investimento estrangeiro' },
          vida: { pt: 'Vida', en: 'Vida' },
          saude: { pt: 'Saude', en: 'Saude' },
          outros: { pt: 'Outros', en: 'Outros' },
          vgbl: { pt: 'Vgbl', en: 'Vgbl' },
        },
      },
      valor: {
        pt: ['Valor', 'Valor da operação'],
        en: ['Amount of the operation', 'Amount of the operation'],
      },
      baseCalculo: {
        pt: [
          'Base cálculo',
          'Base do imposto: no VGBL, só o que passa do limite do ano; nos demais, o valor',
        ],
        en: [
          'Base of the tax',
          'Base of the tax: in VGBL only what passes the limit of the year; in others the amount',
        ],
      },
      aliquota: {
        pt: ['Alíquota', 'Alíquota da operação'],
        en: ['Rate of the operation', 'Rate of the operation'],
      },
      iof: {
        pt: ['Iof', 'Imposto devido'],
        en: ['Iof', 'Tax due'],
      },
      aliquotaEfetiva: {
        pt: ['Imposto sobre o valor da operação', 'Imposto sobre o valor da operação'],
        en: ['Tax over the amount of the operation', 'Tax over the amount of the operation'],
      },
      valorTotal: {
        pt: ['Valor da operação mais o imposto', 'Valor da operação mais o imposto'],
        en: ['Amount of the operation plus the tax', 'Amount of the operation plus the tax'],
      },
    },
    {
      operacao: {
        pt: ['Operação', 'Resgate de títulos'],
        en: ['Redemption of securities', 'Redemption of securities'],
        choices: {
          titulos: { pt: 'Titulos', en: 'Titulos' },
        },
      },
      dias: {
        pt: ['Prazo da aplicação ao resgate', 'Prazo da aplicação ao resgate'],
        en: ['Time from the investment to the redemption', 'Time from the investment to the redemption'],
      },
      rendimento: {
        pt: ['Rendimento', 'Rendimento antes do imposto'],
        en: ['Yield before the tax', 'Yield before the tax'],
      },
      aliquota: {
        pt: ['Alíquota', 'Parte do rendimento que é imposto, menor a cada dia e 0 desde o 30º'],
        en: [
          'Part of the yield that is tax',
          'Part of the yield that is tax, less with each day and 0 from the 30th on',
        ],
      },
      iof: {
        pt: ['Iof', 'Imposto devido'],
        en: ['Iof', 'Tax due'],
      },
      rendimentoLiquido: {
        pt: ['Rendimento menos o IOF', 'Rendimento menos o IOF, antes do imposto de renda'],
        en: ['Yield less the IOF', 'Yield less the IOF, before income tax'],
      },
    },
  ],
} satisfies TextsOf<typeof iof>;
