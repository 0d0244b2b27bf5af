import { arredondamentoInss } from '../../kit/fields/legal.texts.ts';
import { baseOutrosVinculos, salarioBruto } from './_fields.texts.ts';
import type { inss } from './inss.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const inssTexts = {
  englishName: 'INSS calculator',
  summary: { pt: 'Contribuição progressiva do empregado ao INSS, faixa a faixa', en: 'Progressive INSS contribution of an employee, bracket by bracket' },
  search: { pt: 'previdência, desconto do INSS, aposentadoria, contribuição, teto', en: 'social security, pension contribution, payroll deduction' },
  about: {
    pt: 'EC 103/2019, art. 28; Lei 8.212/1991, art. 20. A contribuição é a soma exata das faixas, arredondada uma vez se não se pede o corte em cada uma: os valores por faixa, arredondados à parte, podem somar um ou dois centavos a mais ou a menos.',
    en: 'EC 103/2019, art. 28; Law 8.212/1991, art. 20. The contribution is the exact sum over the brackets, rounded once unless the cut in each is asked for: the amounts by bracket, each rounded by itself, may add up to one or two cents more or less.',
  },
  why: [
    {
      when: { tetoAtingido: true },
      text: { pt: 'O salário passa do teto de {teto}, e a contribuição é a máxima.', en: 'The salary is above the ceiling of {teto}, and the contribution is the highest.' },
    },
    {
      text: {
        pt: 'É {aliquotaEfetiva} do salário: cada faixa paga a sua alíquota, a última {aliquotaMarginal}.',
        en: 'It is {aliquotaEfetiva} of the salary: each band pays its own rate, the last one {aliquotaMarginal}.',
      },
    },
  ],
  facts: ['aliquotaEfetiva', 'aliquotaMarginal', 'salarioAposInss', 'teto'],
  input: {
    salarioBruto,
    baseOutrosVinculos,
    baseContribuinteIndividual: {
      pt: ['Base como autônomo', 'Base de contribuinte individual no mês, que ocupa o teto e não muda as faixas'],
      en: ['Base as self-employed', 'Base as an individual contributor this month, which takes from the ceiling and does not move the brackets'],
    },
    arredondamentoInss,
  },
  output: {
    salarioBruto: { pt: ['Salário bruto', 'Salário bruto mensal'], en: ['Gross salary', 'Gross monthly salary'] },
    baseCalculo: { pt: ['Base de cálculo', 'Base neste vínculo, até o que resta do teto'], en: ['Contribution base', 'Base in this job, up to what is left of the ceiling'] },
    faixas: {
      pt: ['Faixas da tabela', 'Faixas da tabela, com a parte da base em cada uma'],
      en: ['Brackets', 'Brackets of the table, with the part of the base in each'],
      fields: {
        faixa: { pt: ['Faixa', 'Número da faixa'], en: ['Bracket', 'Number of the bracket'] },
        de: { pt: ['De', 'Início da faixa'], en: ['From', 'Start of the bracket'] },
        ate: { pt: ['Até', 'Fim da faixa'], en: ['To', 'End of the bracket'] },
        aliquota: { pt: ['Alíquota', 'Alíquota da faixa'], en: ['Rate', 'Rate of the bracket'] },
        base: { pt: ['Base na faixa', 'Parte da base na faixa'], en: ['Base in the bracket', 'Part of the base in the bracket'] },
        valor: { pt: ['Contribuição na faixa', 'Contribuição da faixa, arredondada à parte'], en: ['Contribution in the bracket', 'Contribution of the bracket, rounded by itself'] },
      },
    },
    valor: { pt: ['Contribuição do mês', 'Valor a contribuir no mês'], en: ['Monthly contribution', 'Amount to contribute in the month'] },
    aliquotaEfetiva: { pt: ['Alíquota efetiva', 'Contribuição sobre o salário bruto'], en: ['Effective rate', 'Contribution as a share of the gross salary'] },
    aliquotaMarginal: { pt: ['Alíquota da última faixa', 'Alíquota da última faixa alcançada; 0 acima do teto'], en: ['Marginal rate', 'Rate of the last bracket reached; 0 above the ceiling'] },
    teto: { pt: ['Teto do INSS', 'Maior base de contribuição'], en: ['INSS ceiling', 'Largest contribution base'] },
    tetoAtingido: { pt: ['Teto atingido', 'Todos os vínculos somados chegam ao teto'], en: ['Ceiling reached', 'All jobs together reach the ceiling'] },
    salarioAposInss: { pt: ['Salário após o INSS', 'Salário bruto menos a contribuição'], en: ['Salary after INSS', 'Gross salary less the contribution'] },
  },
} satisfies TextsOf<typeof inss>;
