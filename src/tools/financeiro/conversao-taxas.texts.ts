import { avisos } from '../../kit/fields/legal.texts.ts';
import type { conversaoTaxas } from './conversao-taxas.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const periods = {
  diaria: { pt: 'Ao dia', en: 'Per day' },
  mensal: { pt: 'Ao mês', en: 'Per month' },
  bimestral: { pt: 'Ao bimestre', en: 'Per two months' },
  trimestral: { pt: 'Ao trimestre', en: 'Per quarter' },
  quadrimestral: { pt: 'Ao quadrimestre', en: 'Per four months' },
  semestral: { pt: 'Ao semestre', en: 'Per half-year' },
  anual: { pt: 'Ao ano', en: 'Per year' },
} as const;

const modes = {
  comercial: { pt: 'Comercial (por fora)', en: 'Bank discount' },
  racional: { pt: 'Racional (por dentro)', en: 'True discount' },
  'comercial-composto': { pt: 'Comercial composto', en: 'Compound bank discount' },
  'racional-composto': { pt: 'Racional composto', en: 'Compound true discount' },
} as const;

const operations = {
  equivalente: { pt: 'Taxas equivalentes', en: 'Equivalent rates' },
  real: { pt: 'Taxa real', en: 'Real rate' },
  acumular: { pt: 'Acumular taxas', en: 'Accumulate rates' },
  desconto: { pt: 'Desconto de títulos', en: 'Discount of titles' },
} as const;

const operacao = { pt: ['Operação', 'O que calcular'], en: ['Operation', 'What to compute'], choices: operations } as const;

const daily = {
  diaria252: { pt: ['Ao dia útil', 'Ano de 252 dias úteis'], en: ['Per business day', 'Year of 252 business days'] },
  diaria360: { pt: ['Ao dia comercial', 'Ano de 360 dias'], en: ['Per day of 360', 'Year of 360 days'] },
  diaria365: { pt: ['Ao dia corrido', 'Ano de 365 dias'], en: ['Per day of 365', 'Year of 365 days'] },
} satisfies FieldsTexts;

const parts = {
  ...daily,
  mensal: { pt: ['Ao mês', 'Doze por ano'], en: ['Per month', 'Twelve a year'] },
  bimestral: { pt: ['Ao bimestre', 'Seis por ano'], en: ['Per two months', 'Six a year'] },
  trimestral: { pt: ['Ao trimestre', 'Quatro por ano'], en: ['Per quarter', 'Four a year'] },
  quadrimestral: { pt: ['Ao quadrimestre', 'Três por ano'], en: ['Per four months', 'Three a year'] },
  semestral: { pt: ['Ao semestre', 'Dois por ano'], en: ['Per half-year', 'Two a year'] },
} satisfies FieldsTexts;

const inflacao = { pt: ['Inflação', 'Inflação do mesmo período da taxa'], en: ['Inflation', 'Inflation of the same period as the rate'] } as const;
const taxaReal = { pt: ['Taxa real', 'Taxa descontada a inflação'], en: ['Real rate', 'Rate after inflation'] } as const;

export const conversaoTaxasTexts = {
  englishName: 'Interest rate conversion',
  summary: {
    pt: 'Taxas equivalentes, nominal e efetiva, taxa real, taxas acumuladas e desconto de títulos',
    en: 'Equivalent rates, nominal and effective, real rate, accumulated rates and discount of titles',
  },
  search: {
    pt: 'taxa anual para mensal, juros ao mês em ao ano, nominal e efetiva, desconto de duplicatas, antecipar recebíveis',
    en: 'yearly to monthly rate, nominal and effective, real rate, discount of bills',
  },
  about: {
    pt: 'Um ano tem doze meses, ou os dias da base escolhida. A taxa real segue Fisher: (1 + taxa) = (1 + real)·(1 + inflação).',
    en: 'A year has twelve months, or the days of the chosen base. The real rate follows Fisher: (1 + rate) = (1 + real)·(1 + inflation).',
  },
  why: [{ text: { pt: 'Ao mês são {efetivas.mensal}; ao dia útil, {efetivas.diaria252}.', en: 'A month it is {efetivas.mensal}; a business day, {efetivas.diaria252}.' } }],
  facts: [
    { path: 'efetivas.mensal', label: { pt: 'Ao mês', en: 'A month' } },
    { path: 'efetivas.diaria252', label: { pt: 'Ao dia útil', en: 'A business day' } },
    { path: 'efetivas.diaria365', label: { pt: 'Ao dia corrido', en: 'A calendar day' } },
    'taxaPeriodo',
  ],
  input: {
    operacao,
    taxa: { pt: ['Taxa', 'Taxa a converter ou, no desconto, a taxa ao mês'], en: ['Rate', 'Rate to convert or, for a discount, the rate per month'] },
    periodo: { pt: ['Período da taxa', 'A que período a taxa se refere'], en: ['Rate period', 'The period that the rate refers to'], choices: periods },
    tipo: {
      pt: ['Tipo da taxa', 'A nominal é dividida pelas capitalizações do período'],
      en: ['Rate type', 'A nominal rate is divided by the capitalizations of its period'],
      choices: { efetiva: { pt: 'Efetiva', en: 'Effective' }, nominal: { pt: 'Nominal', en: 'Nominal' } },
    },
    capitalizacao: { pt: ['Capitalização', 'De quanto em quanto tempo a taxa nominal é capitalizada'], en: ['Capitalization', 'How often the nominal rate is compounded'], choices: periods },
    baseDias: { pt: ['Dias do ano', 'Quantos dias tem o ano, quando a conta usa dias'], en: ['Days in a year', 'How many days a year has, where days are used'] },
    dias: { pt: ['Número de dias', 'Acrescenta a taxa deste número de dias'], en: ['Number of days', 'Adds the rate for this number of days'] },
    inflacao,
    taxaReal,
    taxas: { pt: ['Taxas a acumular', 'Taxas de períodos seguidos'], en: ['Rates to accumulate', 'Rates of periods in a row'] },
    titulos: {
      pt: ['Títulos', 'Os títulos descontados'],
      en: ['Titles', 'The titles that are discounted'],
      from: [{ list: 'titulos', show: ['desconto', 'valorPresente'] }],
      fields: {
        valor: { pt: ['Valor de face', 'Valor no vencimento'], en: ['Face value', 'Amount when it is due'] },
        dias: { pt: ['Dias a vencer', 'Dias até o vencimento'], en: ['Days to maturity', 'Days until it is due'] },
        vencimento: { pt: ['Vencimento', 'Dia do vencimento, no lugar de dias'], en: ['Due date', 'Day when it is due, in place of dias'] },
      },
    },
    modalidade: { pt: ['Modalidade', 'Como o desconto é calculado'], en: ['Discount method', 'How the discount is computed'], choices: modes },
    dataDesconto: { pt: ['Data do desconto', 'Dia do desconto, para títulos com vencimento'], en: ['Discount date', 'Day of the discount, for titles with a due date'] },
    tarifas: { pt: ['Tarifas', 'Tarifas cobradas na operação'], en: ['Fees', 'Fees charged on the operation'] },
    iof: { pt: ['IOF', 'IOF cobrado na operação'], en: ['IOF tax', 'IOF charged on the operation'] },
  },
  output: {
    operacao,
    taxaPorCapitalizacao: { pt: ['Taxa por capitalização', 'A taxa nominal em uma capitalização'], en: ['Rate per capitalization', 'The nominal rate in one capitalization'] },
    taxaAnualEfetiva: { pt: ['Taxa anual efetiva', 'A taxa efetiva ao ano'], en: ['Effective yearly rate', 'The effective rate per year'] },
    efetivas: {
      pt: ['Taxas efetivas', 'A taxa efetiva equivalente em cada período'],
      en: ['Effective rates', 'The equivalent effective rate of each period'],
      fields: { ...parts, anual: { pt: ['Ao ano', 'Uma por ano'], en: ['Per year', 'One a year'] } },
    },
    nominaisAnuais: {
      pt: ['Taxas nominais anuais', 'A taxa efetiva de cada período vezes os períodos do ano'],
      en: ['Nominal yearly rates', 'The effective rate of each period times the periods of a year'],
      fields: parts,
    },
    taxaContinuaAnual: { pt: ['Taxa contínua anual', 'Logaritmo natural do fator anual'], en: ['Continuous yearly rate', 'Natural logarithm of the yearly factor'] },
    fatorPeriodo: { pt: ['Fator dos dias', 'Fator de crescimento nos dias pedidos'], en: ['Factor of the days', 'Growth factor in the days asked for'] },
    taxaPeriodo: { pt: ['Taxa dos dias', 'Taxa efetiva nos dias pedidos'], en: ['Rate of the days', 'Effective rate in the days asked for'] },
    taxa: { pt: ['Taxa', 'Taxa com a inflação'], en: ['Rate', 'Rate with inflation'] },
    inflacao,
    taxaReal,
    diferencaSimples: { pt: ['Diferença simples', 'Taxa menos inflação, que não é a taxa real'], en: ['Plain difference', 'Rate less inflation, which is not the real rate'] },
    quantidade: { pt: ['Quantidade', 'Quantas taxas foram acumuladas'], en: ['Count', 'How many rates were accumulated'] },
    fator: { pt: ['Fator', 'Produto dos fatores'], en: ['Factor', 'Product of the factors'] },
    taxaAcumulada: { pt: ['Taxa acumulada', 'Taxa de todos os períodos juntos'], en: ['Accumulated rate', 'Rate of all periods together'] },
    taxaMedia: { pt: ['Taxa média', 'Taxa igual em todos os períodos que daria o mesmo'], en: ['Mean rate', 'The same rate in all periods that would give as much'] },
    modalidade: { pt: ['Modalidade', 'Como o desconto foi calculado'], en: ['Discount method', 'How the discount was computed'], choices: modes },
    valorNominal: { pt: ['Valor nominal', 'Soma dos valores de face'], en: ['Nominal value', 'Sum of the face values'] },
    desconto: { pt: ['Desconto', 'Soma dos descontos'], en: ['Discount', 'Sum of the discounts'] },
    valorLiquido: { pt: ['Valor líquido', 'O que se recebe, sem tarifas e IOF'], en: ['Net value', 'What is received, after fees and IOF'] },
    prazoMedio: { pt: ['Prazo médio', 'Dias ponderados pelo valor'], en: ['Mean term', 'Days weighted by value'] },
    taxaEfetivaMensal: { pt: ['Taxa efetiva mensal', 'O que a operação custa ao mês'], en: ['Effective monthly rate', 'What the operation costs per month'] },
    taxaEfetivaAnual: { pt: ['Taxa efetiva anual', 'O que a operação custa ao ano'], en: ['Effective yearly cost', 'What the operation costs per year'] },
    titulos: {
      pt: ['Títulos', 'Os títulos, na ordem enviada'],
      en: ['Titles', 'The titles, in the order sent'],
      fields: {
        valor: { pt: ['Valor de face', 'Valor no vencimento'], en: ['Face value', 'Amount when it is due'] },
        dias: { pt: ['Dias a vencer', 'Dias até o vencimento'], en: ['Days to maturity', 'Days until it is due'] },
        desconto: { pt: ['Desconto', 'Desconto do título'], en: ['Discount', 'Discount of the title'] },
        valorPresente: { pt: ['Valor presente', 'Valor de face menos o desconto'], en: ['Present value', 'Face value less the discount'] },
      },
    },
    avisos,
  },
} satisfies TextsOf<typeof conversaoTaxas>;
