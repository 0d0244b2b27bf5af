import { baseOutrosVinculos } from './_fields.texts.ts';
import type { contribuicaoAutonomo } from './contribuicao-autonomo.ts';
import type { FieldTexts, TextsOf } from '../../kit/tool-texts.ts';

const plano = {
  pt: ['Plano', 'Plano de contribuição, que decide a alíquota e a base'],
  en: ['Plan', 'Contribution plan, which decides the rate and the base'],
  choices: {
    normal: { pt: 'Normal (20 %)', en: 'Standard (20 %)' },
    'prestador-pj': { pt: 'Prestador a empresas (11 %, retidos)', en: 'Services to companies (11 %, withheld)' },
    simplificado: { pt: 'Simplificado (11 % do salário mínimo)', en: 'Simplified (11 % of the minimum wage)' },
    'baixa-renda': { pt: 'Baixa renda (5 % do salário mínimo)', en: 'Low income (5 % of the minimum wage)' },
    mei: { pt: 'MEI (5 % do salário mínimo)', en: 'MEI (5 % of the minimum wage)' },
  },
} satisfies FieldTexts;

const categoria = {
  pt: ['Categoria', 'Tipo de contribuinte'],
  en: ['Category', 'Type of contributor'],
  choices: { individual: { pt: 'Contribuinte individual', en: 'Self-employed contributor' }, facultativo: { pt: 'Contribuinte facultativo', en: 'Optional contributor' } },
} satisfies FieldTexts;

export const contribuicaoAutonomoTexts = {
  englishName: 'Self-employed INSS calculator',
  summary: { pt: 'Contribuição ao INSS de autônomos, facultativos e MEI', en: 'INSS contribution of self-employed people, optional contributors and MEIs' },
  search: { pt: 'autônomo, GPS, carnê, MEI complementar, facultativo, INSS por conta própria', en: 'self-employed, freelancer, voluntary social security' },
  about: {
    pt: 'Lei 8.212/1991, arts. 21 e 30, II; Lei 10.666/2003, art. 4º; LC 123/2006, art. 18-A. Os planos sobre o salário mínimo não contam para a aposentadoria por tempo de contribuição, salvo complementação.',
    en: 'Law 8.212/1991, arts. 21 and 30, II; Law 10.666/2003, art. 4; LC 123/2006, art. 18-A. The plans on the minimum wage do not count toward a pension by time of contribution, unless topped up.',
  },
  why: [{ text: { pt: 'São {aliquota} de {baseCalculo}.', en: '{aliquota} of {baseCalculo}.' } }],
  facts: ['baseCalculo', 'valorAnual', { path: 'vencimento', label: { pt: 'Vence no dia', en: 'Due on day' } }, { path: 'limites.teto', label: { pt: 'Teto do INSS', en: 'INSS ceiling' } }],
  input: {
    plano,
    rendimento: {
      pt: ['Remuneração do mês', 'Remuneração do mês. Obrigatória nos planos normal e prestador-pj'],
      en: ['Monthly income', 'Income of the month. Required in the plans normal and prestador-pj'],
      also: 'renda income',
    },
    categoria,
    baseOutrosVinculos,
  },
  output: {
    plano,
    categoria,
    baseCalculo: { pt: ['Base de cálculo', 'Base da contribuição'], en: ['Contribution base', 'Amount on which the contribution is due'] },
    aliquota: { pt: ['Alíquota', 'Alíquota do plano'], en: ['Rate', 'Rate of the plan'] },
    valor: { pt: ['Contribuição do mês', 'Valor a contribuir no mês'], en: ['Monthly contribution', 'Amount to contribute in the month'] },
    complementacao: {
      pt: ['Complementação', 'Complementação até o salário mínimo, de 20 % do que falta, paga pelo segurado. Só no plano prestador-pj; nos demais, 0'],
      en: ['Top-up', 'Top-up to the minimum wage, 20 % of what is missing, paid by the insured. Only in the plan prestador-pj; 0 in the others'],
    },
    valorAnual: { pt: ['Contribuição do ano', 'Doze contribuições do mês'], en: ['Yearly contribution', 'Twelve monthly contributions'] },
    percentualRendimento: { pt: ['Parte do rendimento', 'Contribuição sobre o rendimento; null sem ele'], en: ['Share of income', 'Contribution as a share of the income; null without it'] },
    codigoGps: { pt: ['Código da GPS', 'Código de pagamento da GPS; null quando não se paga por ela'], en: ['GPS code', 'Payment code of the GPS; null where it is not used'] },
    recolhimento: {
      pt: ['Como se paga', 'Forma de recolher a contribuição'],
      en: ['How it is paid', 'Way to pay the contribution'],
      choices: {
        gps: { pt: 'Guia da Previdência (GPS)', en: 'Social security slip (GPS)' },
        das: { pt: 'Guia do Simples (DAS)', en: 'Simples slip (DAS)' },
        'retido-pela-empresa': { pt: 'Retida pela empresa', en: 'Withheld by the company' },
      },
    },
    vencimento: { pt: ['Dia do vencimento', 'Dia do mês seguinte em que vence'], en: ['Due day', 'Day of the next month on which it is due'] },
    aposentadoriaPorTempo: {
      pt: ['Vale para aposentadoria', 'Conta para a aposentadoria por tempo de contribuição'],
      en: ['Counts toward retirement', 'Counts toward a pension by time of contribution'],
    },
    limites: {
      pt: ['Limites da base', 'Menor e maior base da contribuição'],
      en: ['Base limits', 'Smallest and largest base of the contribution'],
      fields: { minimo: { pt: ['Salário mínimo', 'Menor base'], en: ['Minimum wage', 'Smallest base'] }, teto: { pt: ['Teto do INSS', 'Maior base'], en: ['INSS ceiling', 'Largest base'] } },
    },
  },
} satisfies TextsOf<typeof contribuicaoAutonomo>;
