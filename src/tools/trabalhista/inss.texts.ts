import { baseOutrosVinculos, salarioBruto } from './_fields.texts.ts';
import type { inss } from './inss.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const inssTexts = {
  englishName: 'INSS calculator',
  summary: {
    pt: 'Contribuição progressiva do empregado ao INSS, faixa a faixa',
    en: 'Progressive contribution of an employee to the INSS, band by band',
  },
  about: {
    pt: 'EC 103/2019, art. 28; Lei 8.212/1991, art. 20. A contribuição é a soma exata das faixas, arredondada uma vez: os valores por faixa, arredondados à parte, podem somar um ou dois centavos a mais ou a menos.',
    en: 'EC 103/2019, art. 28; Law 8.212/1991, art. 20. The contribution is the exact sum over the bands, rounded once: the amounts by band, each rounded by itself, may add up to one or two cents more or less.',
  },
  input: {
    salarioBruto,
    baseOutrosVinculos,
  },
  output: {
    salarioBruto: {
      pt: ['Salário bruto', 'Salário bruto mensal'],
      en: ['Gross monthly salary', 'Gross monthly salary'],
    },
    baseCalculo: {
      pt: ['Base cálculo', 'Base neste vínculo, até o que resta do teto'],
      en: ['Base in this job', 'Base in this job, up to what is left of the ceiling'],
    },
    faixas: {
      pt: ['As faixas da tabela', 'As faixas da tabela, com a parte da base em cada uma'],
      en: ['The bands of the table', 'The bands of the table, with the part of the base in each'],
      fields: {
        faixa: {
          pt: ['Número da faixa', 'Número da faixa'],
          en: ['Number of the band', 'Number of the band'],
        },
        de: {
          pt: ['Início da faixa', 'Início da faixa'],
          en: ['Start of the band', 'Start of the band'],
        },
        ate: {
          pt: ['Até', 'Fim da faixa'],
          en: ['End of the band', 'End of the band'],
        },
        aliquota: {
          pt: ['Alíquota', 'Alíquota da faixa'],
          en: ['Rate of the band', 'Rate of the band'],
        },
        base: {
          pt: ['Base', 'Parte da base na faixa'],
          en: ['Base', 'Part of the base in the band'],
        },
        valor: {
          pt: ['Contribuição da faixa', 'Contribuição da faixa, arredondada à parte'],
          en: ['Contribution of the band', 'Contribution of the band, rounded by itself'],
        },
      },
    },
    valor: {
      pt: ['Contribuição do mês', 'Contribuição do mês'],
      en: ['Contribution of the month', 'Contribution of the month'],
    },
    aliquotaEfetiva: {
      pt: ['Contribuição sobre o salário bruto', 'Contribuição sobre o salário bruto'],
      en: ['Contribution over the gross salary', 'Contribution over the gross salary'],
    },
    aliquotaMarginal: {
      pt: ['Alíquota da última faixa alcançada', 'Alíquota da última faixa alcançada; 0 acima do teto'],
      en: ['Rate of the last band reached', 'Rate of the last band reached; 0 above the ceiling'],
    },
    teto: {
      pt: ['Teto', 'Teto do INSS'],
      en: ['Ceiling of the INSS', 'Ceiling of the INSS'],
    },
    tetoAtingido: {
      pt: ['Todos os vínculos somados chegam ao teto', 'Se todos os vínculos somados chegam ao teto'],
      en: ['All jobs together reach the ceiling', 'Whether all jobs together reach the ceiling'],
    },
    salarioAposInss: {
      pt: ['Salário bruto menos a contribuição', 'Salário bruto menos a contribuição'],
      en: ['Gross salary less the contribution', 'Gross salary less the contribution'],
    },
  },
} satisfies TextsOf<typeof inss>;
