import { avisos } from '../../kit/fields/legal.texts.ts';
import type { valorTempo } from './valor-tempo.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const choices = {
  prazo: { pt: 'Prazo', en: 'Term' },
  taxa: { pt: 'Taxa', en: 'Rate' },
  valorPresente: { pt: 'Valor presente', en: 'Present value' },
  prestacao: { pt: 'Prestação', en: 'Payment' },
  valorFuturo: { pt: 'Valor futuro', en: 'Future value' },
} as const;

const keys = {
  prazo: { pt: ['Número de períodos', 'Quantos períodos (n)'], en: ['Number of periods', 'How many periods (n)'], also: 'n nper' },
  taxa: { pt: ['Taxa do período', 'Taxa de juros por período (i)'], en: ['Rate per period', 'Interest rate per period (i)'], also: 'i' },
  valorPresente: {
    pt: ['Valor presente', 'Valor no começo (PV): positivo se recebido, negativo se pago'],
    en: ['Present value', 'Amount at the start (PV): positive if received, negative if paid'],
    also: 'pv vp',
  },
  prestacao: {
    pt: ['Prestação', 'Valor de cada período (PMT): positivo se recebido, negativo se pago'],
    en: ['Payment', 'Amount of each period (PMT): positive if received, negative if paid'],
    also: 'pmt pgto',
  },
  valorFuturo: {
    pt: ['Valor futuro', 'Valor no fim (FV): positivo se recebido, negativo se pago'],
    en: ['Future value', 'Amount at the end (FV): positive if received, negative if paid'],
    also: 'fv vf',
  },
} satisfies FieldsTexts;

export const valorTempoTexts = {
  englishName: 'Time value of money',
  summary: { pt: 'As cinco teclas da HP-12C: prazo, taxa, valor presente, prestação e valor futuro', en: 'The five keys of the HP-12C: term, rate, present value, payment and future value' },
  search: { pt: 'calculadora hp 12c, quantas prestações faltam, qual a taxa embutida, pmt, valor futuro', en: 'hp 12c calculator, how many payments, implied rate, pmt, future value' },
  about: {
    pt: 'A equação e os sinais são os da HP-12C e das planilhas: PV + PMT·(1 + i·S)·(1 − (1 + i)⁻ⁿ)/i + FV·(1 + i)⁻ⁿ = 0. O que se recebe é positivo, e o que se paga, negativo.',
    en: 'The equation and the signs are those of the HP-12C and of spreadsheets: PV + PMT·(1 + i·S)·(1 − (1 + i)⁻ⁿ)/i + FV·(1 + i)⁻ⁿ = 0. What is received is positive, and what is paid is negative.',
  },
  input: {
    calcular: { pt: ['O que calcular', 'O valor que falta, calculado dos outros'], en: ['What to compute', 'The missing value, computed from the others'], choices },
    ...keys,
    momento: {
      pt: ['Momento da prestação', 'Se a prestação vem no fim ou no início do período'],
      en: ['Payment timing', 'If payments come at the end or the beginning of a period'],
      choices: { fim: { pt: 'Fim do período', en: 'End of the period' }, inicio: { pt: 'Início do período', en: 'Start of the period' } },
    },
    periodosPorAno: { pt: ['Períodos por ano', 'Acrescenta as taxas ao ano'], en: ['Periods per year', 'Adds the yearly rates'] },
  },
  output: {
    calcular: { pt: ['Valor calculado', 'O que foi calculado'], en: ['Computed value', 'What was computed'], choices },
    resultado: { pt: ['Resultado', 'O valor que faltava'], en: ['Result', 'The value that was missing'] },
    ...keys,
    prazoInteiro: {
      pt: ['Prazo inteiro', 'O prazo arredondado para cima, como a HP-12C mostra; só com calcular prazo'],
      en: ['Whole term', 'The term rounded up, as the HP-12C shows it; only with calcular prazo'],
    },
    ultimaPrestacao: {
      pt: ['Última prestação', 'O que fecha a conta na última prestação, depois das inteiras'],
      en: ['Last payment', 'What closes the account in the last payment, after whole ones'],
    },
    ultimaPrestacaoMaior: { pt: ['Última prestação maior', 'O que fecha a conta um período antes'], en: ['Larger last payment', 'What closes the account one period earlier'] },
    taxas: { pt: ['Taxas possíveis', 'As duas taxas que resolvem a equação; só quando são duas'], en: ['Possible rates', 'Both rates that solve the equation; only when there are two'] },
    taxaAnualNominal: { pt: ['Taxa anual nominal', 'A taxa vezes os períodos do ano'], en: ['Nominal yearly rate', 'The rate times the periods of a year'] },
    taxaAnualEfetiva: { pt: ['Taxa anual efetiva', 'A taxa composta pelos períodos do ano'], en: ['Effective yearly rate', 'The rate compounded over the periods of a year'] },
    avisos,
  },
  warnings: { 'mais-de-uma-taxa': { pt: 'Duas taxas resolvem a equação: o resultado é a mais próxima de 0.', en: 'Two rates solve the equation: the result is the one nearer to 0.' } },
} satisfies TextsOf<typeof valorTempo>;
