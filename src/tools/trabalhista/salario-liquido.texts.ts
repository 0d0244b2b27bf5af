import { arredondamentoInss, baseAndValue, dependentes, fullIrrf } from '../../kit/fields/legal.texts.ts';
import { descontos, pensaoAlimenticia, previdenciaPrivada, proventos, totalDescontos, totalProventos } from './_fields.texts.ts';
import type { salarioLiquido } from './salario-liquido.ts';
import type { FieldsTexts, TextsOf } from '../../kit/tool-texts.ts';

const input = {
  salarioBruto: { pt: ['Salário bruto', 'Salário-base bruto. Obrigatório sem liquidoDesejado'], en: ['Gross salary', 'Gross base salary. Required without liquidoDesejado'] },
  liquidoDesejado: {
    pt: ['Líquido desejado', 'Líquido a alcançar, no lugar de salarioBruto. A resposta traz o bruto'],
    en: ['Net pay wanted', 'Net pay to reach, instead of salarioBruto. The answer gives the gross'],
  },
  adicionais: { pt: ['Adicionais', 'Adicionais tributados do mês, como horas extras'], en: ['Additional pay', 'Taxed additional pay of the month, such as overtime'] },
  dependentes,
  arredondamentoInss,
  pensaoAlimenticia,
  previdenciaPrivada,
  valeTransporte: {
    pt: ['Vale-transporte', 'Custo das passagens do mês, de que se descontam até 6 % do salário-base'],
    en: ['Transport voucher', 'Cost of the month’s fares, toward which up to 6 % of the base salary is deducted'],
  },
  outrosDescontos: { pt: ['Outros descontos', 'Descontos que não mudam os tributos'], en: ['Other deductions', 'Deductions that do not change the taxes'] },
} satisfies FieldsTexts;

export const salarioLiquidoTexts = {
  englishName: 'Net salary calculator',
  summary: { pt: 'Salário líquido do mês, ou o bruto que dá o líquido desejado', en: 'Net pay for a month, or the gross that gives the net you want' },
  search: { pt: 'cai na conta, salário limpo, quanto vou receber, descontos do salário, bruto', en: 'take home pay, after tax, paycheck, net pay, gross to net' },
  people: { rank: 1 },
  about: {
    pt: 'INSS (EC 103/2019, art. 28), IRRF (Lei 9.250/1995, com a redução da Lei 15.270/2025) e vale-transporte (Lei 7.418/1985). No inverso, o bruto é o menor, em centavos, cujo líquido alcança o desejado.',
    en: 'INSS (EC 103/2019, art. 28), IRRF (Law 9.250/1995, with the reduction of Law 15.270/2025) and fares (Law 7.418/1985). In reverse, the gross is the smallest, in cents, whose net reaches the one wanted.',
  },
  why: [
    {
      when: { 'irrf.reducao': { above: 0 }, 'irrf.valor': { above: 0 } },
      text: {
        pt: 'Saem {aliquotaEfetiva}: {inss.valor} de INSS e {irrf.valor} de IRRF. A redução tirou {irrf.reducao} do imposto.',
        en: '{aliquotaEfetiva} goes: {inss.valor} to INSS and {irrf.valor} to IRRF. The reduction took {irrf.reducao} off the tax.',
      },
    },
    {
      when: { 'irrf.valor': { above: 0 } },
      text: { pt: 'Saem {aliquotaEfetiva}: {inss.valor} de INSS e {irrf.valor} de IRRF.', en: '{aliquotaEfetiva} goes: {inss.valor} to INSS and {irrf.valor} to IRRF.' },
    },
    { text: { pt: 'Saem {aliquotaEfetiva}, só de INSS: {inss.valor}. Não há IRRF.', en: '{aliquotaEfetiva} goes, to INSS alone: {inss.valor}. There is no IRRF.' } },
  ],
  facts: [
    { path: 'totalDescontos', label: { pt: 'Descontos', en: 'Deductions' } },
    { path: 'fgts.valor', label: { pt: 'FGTS, pago à parte', en: 'FGTS, paid apart' } },
    { path: 'irrf.base', label: { pt: 'Base do IRRF', en: 'IRRF base' } },
    { path: 'irrf.reducao', label: { pt: 'Redução do imposto', en: 'Tax reduction' } },
  ],
  input,
  output: {
    salarioBruto: { pt: ['Salário bruto', 'Salário-base bruto'], en: ['Gross salary', 'Gross base salary'] },
    proventos,
    descontos,
    totalProventos,
    totalDescontos,
    salarioLiquido: { pt: ['Salário líquido', 'Proventos menos descontos'], en: ['Net salary', 'Earnings less deductions'] },
    inss: {
      pt: ['INSS', 'INSS do mês'],
      en: ['Social security (INSS)', 'INSS of the month'],
      fields: {
        base: { pt: ['Base de cálculo', 'Base da contribuição, até o teto'], en: ['Contribution base', 'Base of the contribution, up to the ceiling'] },
        valor: { pt: ['Contribuição do mês', 'Valor da contribuição'], en: ['Monthly contribution', 'Amount of the contribution'] },
        aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Contribuição sobre os proventos'], en: ['Effective rate', 'Contribution as a share of the earnings'] },
      },
    },
    irrf: fullIrrf,
    fgts: { pt: ['FGTS', 'Depósito do FGTS, pago pelo empregador'], en: ['Severance fund (FGTS)', 'FGTS deposit, paid by the employer'], fields: baseAndValue },
    aliquotaEfetiva: { pt: ['Alíquota efetiva', 'INSS e IRRF sobre os proventos'], en: ['Effective rate', 'INSS and IRRF as a share of the earnings'] },
  },
} satisfies TextsOf<typeof salarioLiquido>;
